// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixes/suggest.h"

#include <QWidget>

#include <array>
#include <memory>

class QHBoxLayout;
class QLabel;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace rig::ui {

class BandChipButton;
class EmptyState;
class FindingCard;
class FixFinder;
class Workspace;

/// What the checks say of the machine, worst first, one card a cause, one of them open; below it what the user
/// accepted.
class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(Workspace &workspace, QWidget *parent = nullptr);
    ~FindingsPanel() override;

    void refresh(std::shared_ptr<const Catalogue> catalogue);
    void focusFirst();
    /// It lies over the page: it hides what is below, and has an edge.
    void setDrawer(bool drawer);
    /// Opens the card of a finding, an index in Verdict::findings, wherever it is hidden.
    void openAt(std::size_t finding);

signals:
    /// The open finding is about these items. Empty: none is open.
    void lit(const std::vector<int> &items);
    /// The user opened a finding: it is to be shown where it is seen.
    void opened(const rig::Finding &finding);
    /// The index of the open finding in Verdict::findings; -1: none is.
    void openChanged(int finding);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// The findings of one severity under their heading; its counter in the head shows and hides them.
    struct Group
    {
        BandChipButton *button = nullptr;
        QLabel *heading = nullptr;
        QVBoxLayout *column = nullptr;
        std::vector<FindingCard *> cards;
    };

    void layOut();
    void makeGroups(QVBoxLayout &column, QHBoxLayout &buttons);
    void showGroup(Group &group, Severity severity, int count);
    void showFindings();
    void dealCards(Group &group, const std::vector<std::size_t> &findings);
    void showFilters();
    [[nodiscard]] bool notesAreOpen() const;
    void orderFocus();
    void choose(const Finding *finding);
    void keepChosen();
    void showAccepted();
    void sayEmpty();
    FindingCard *makeCard();
    void editFrom(const FindingCard &card, const Edit &edit);
    void focusCard(FindingCard &card, Qt::FocusReason reason);
    FindingCard &card(std::size_t index, std::vector<FindingCard *> &cards, QVBoxLayout &column);
    [[nodiscard]] std::vector<FindingCard *> shownCards() const;
    void takeFixes(int finding, const Suggestion &mends);

    Workspace &m_workspace;
    std::shared_ptr<const Catalogue> m_catalogue;
    FixFinder *m_finder;
    QLabel *m_counts;
    QScrollArea *m_scroll;
    EmptyState *m_nothing;
    QLabel *m_empty;
    QLabel *m_acceptedTitle;
    QLabel *m_filtered;
    QToolButton *m_notesFold;
    std::optional<bool> m_notesOpen;    ///< the user's choice; without one they are open where there is nothing else
    std::array<Group, 4> m_groups;      ///< by Severity
    std::vector<FindingCard *> m_cards; ///< by finding; owned by the groups
    std::optional<Finding> m_chosen;
    bool m_refreshing = false;
    bool m_drawer = false;
    QVBoxLayout *m_acceptedColumn;
    std::vector<FindingCard *> m_acceptedCards;
};

} // namespace rig::ui
