// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/build/candidates.h"
#include "ui/pages/page.h"

#include <QPointer>

#include <array>
#include <memory>

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
class RealView;
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
    void showFinding(int finding) override;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
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
    void makeCorner();
    void fitCorner();
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
    void showFound();
    void showRoom();
    void placeFindings();
    void placeChooser();
    void placeDrawer();
    void openFindings();
    void closeFindings();
    void countFindings();
    void goToPane(int step);
    [[nodiscard]] int paneWithFocus() const;
    [[nodiscard]] bool focusPane(int pane);
    void showVariants();
    void fillVariantsMenu();
    void sizeColumns();
    void openChooser(const Opening &opening);
    void closeChooser();
    void take(const Opening &opening, const QString &part, bool owned, const std::vector<Edit> &changes);

    Workspace &m_workspace;
    std::shared_ptr<const Catalogue> m_catalogue;
    std::vector<int> m_lit;
    bool m_begun = false; ///< the user chose to begin with an empty machine
    bool m_choosing = false;
    bool m_stale = true;                ///< the machine changed while the page was not to be seen
    bool m_narrow = false;              ///< the findings are a drawer over the right of the page
    QPointer<QWidget> m_beforeFindings; ///< had the focus when the drawer was opened
    bool m_drawer = false;              ///< room for the parts to choose from beside the answers
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
    RealView *m_real;
    VariantsView *m_variants;
    FindingsPanel *m_findings;
    BandView *m_band;
    std::vector<Answer> m_answers;
    QPushButton *m_findingsButton = nullptr;
    QPushButton *m_report = nullptr;
    QAction *m_addCard;
    QAction *m_goToList;
    QAction *m_goToAnswers;
    QAction *m_goToFindings;
    QAction *m_nextPane;
    QAction *m_previousPane;
    QAction *m_addVariant;
    QAction *m_compareVariants;
    QMenu *m_variantsMenu;
};

} // namespace rig::ui
