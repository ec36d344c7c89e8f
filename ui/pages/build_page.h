// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/build/candidates.h"
#include "ui/pages/page.h"

#include <array>
#include <memory>

class QLabel;
class QMenu;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace rig::ui {

class BandView;
class CaseView;
class FindingsPanel;
class LinksView;
class ListView;
class PartChooser;
class PartsPanel;
class PowerView;
class StartPanel;
class VariantsView;
class Workspace;

/// The machine: its parts, its answers, its findings, its sums; every edit goes through the workspace and can be
/// undone.
class BuildPage : public Page
{
    Q_OBJECT

public:
    explicit BuildPage(Workspace &workspace, QWidget *parent = nullptr);
    ~BuildPage() override;

    [[nodiscard]] bool reachesEdges() const override { return true; }
    [[nodiscard]] QList<QAction *> machineActions() const override;
    [[nodiscard]] QList<QAction *> moreActions() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// A tab of answers; made anew only while it is seen.
    struct Answer
    {
        QWidget *view = nullptr;
        void (*refresh)(BuildPage &) = nullptr;
        void (*light)(BuildPage &) = nullptr; ///< null: nothing in it is lit up
        bool stale = true;
    };

    void layOut();
    QWidget *makeOwnBar();
    void connectParts();
    void makeActions();
    void connectActions();
    void retranslate();
    void refresh(bool markChanges);
    void refreshWhenShown();
    void refreshAnswer();
    void light(const std::vector<int> &items);
    void showWhereSeen(const Finding &finding);
    void markTabs();
    void showRoom();
    void placeFindings();
    void placeChooser();
    void nameFindingsTab();
    void showVariants();
    void fillVariantsMenu();
    void sizeColumns();
    void openChooser(const Opening &opening);
    void closeChooser();
    void take(const Opening &opening, const QString &part, bool owned, const std::vector<Edit> &changes);
    void beginOwnMachine();
    void beginCard();

    Workspace &m_workspace;
    std::shared_ptr<const Catalogue> m_catalogue;
    std::vector<int> m_lit;
    bool m_begun = false;    ///< the user chose to begin with an empty machine
    bool m_ownParts = false; ///< what is added now is what the user has
    bool m_choosing = false;
    bool m_stale = true; ///< the machine changed while the page was not to be seen
    bool m_narrow = false;
    bool m_drawer = false; ///< room for the parts to choose from beside the answers
    bool m_sized = false;

    QSplitter *m_splitter;
    PartsPanel *m_parts;
    QStackedWidget *m_middle;
    StartPanel *m_start;
    PartChooser *m_chooser;
    QTabWidget *m_tabs;
    LinksView *m_links;
    PowerView *m_power;
    CaseView *m_case;
    ListView *m_list;
    VariantsView *m_variants;
    FindingsPanel *m_findings;
    BandView *m_band;
    std::vector<Answer> m_answers;
    QWidget *m_ownBar;
    QLabel *m_ownText;
    QPushButton *m_ownNext;
    QAction *m_addCard;
    QAction *m_goToList;
    QAction *m_goToAnswers;
    QAction *m_goToFindings;
    QAction *m_addVariant;
    QAction *m_compareVariants;
    QMenu *m_variantsMenu;
};

} // namespace rig::ui
