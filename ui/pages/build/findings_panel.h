// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixes/suggest.h"

#include <QWidget>

#include <memory>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace rig::ui {

class FindingCard;
class FixFinder;
class Workspace;

/// What the checks say of the machine, worst first, with what would mend it; below it what the user accepted.
class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(Workspace &workspace, QWidget *parent = nullptr);
    ~FindingsPanel() override;

    void refresh(std::shared_ptr<const Catalogue> catalogue);
    void focusFirst();

private:
    void layOut();
    void showFindings();
    void showAccepted();
    void sayEmpty();
    FindingCard *makeCard();
    FindingCard &card(std::size_t index, std::vector<FindingCard *> &cards, QVBoxLayout &column);
    void takeFixes(int finding, const std::vector<Fix> &fixes);

    Workspace &m_workspace;
    std::shared_ptr<const Catalogue> m_catalogue;
    FixFinder *m_finder;
    QLabel *m_counts;
    QScrollArea *m_scroll;
    QLabel *m_empty;
    QLabel *m_acceptedTitle;
    QVBoxLayout *m_column;
    QVBoxLayout *m_acceptedColumn;
    std::vector<FindingCard *> m_cards;
    std::vector<FindingCard *> m_acceptedCards;
};

/// "■ 2  ▲ 1  ? 1  ● 3"; "✓ 0" where nothing was found.
[[nodiscard]] QString findingCounts(const std::vector<Finding> &findings);
/// The same for those who do not see shapes: "2 blockers, 1 caution".
[[nodiscard]] QString spokenCounts(const std::vector<Finding> &findings);

} // namespace rig::ui
