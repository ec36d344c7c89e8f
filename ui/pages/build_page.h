// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page.h"
#include "ui/pages/build/candidates.h"

#include <memory>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace rig::ui {

class CaseView;
class FindingsPanel;
class LinksView;
class ListView;
class PartChooser;
class PartsPanel;
class PowerView;
class StartPanel;
class Strip;
class Workspace;

/// The machine: its parts, its answers, its findings, its sums; every edit goes through the workspace and can be
/// undone.
class BuildPage : public Page
{
    Q_OBJECT

public:
    explicit BuildPage(Workspace &workspace, QWidget *parent = nullptr);
    ~BuildPage() override;

    [[nodiscard]] QList<QAction *> machineActions() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void layOut();
    QWidget *makeOwnBar();
    void connectParts();
    void makeActions();
    void retranslate();
    void refresh(bool markChanges);
    void refreshWhenShown();
    void showRoom();
    void placeFindings();
    void nameFindingsTab();
    void sizeColumns();
    void openChooser(const Opening &opening);
    void closeChooser();
    void take(const Opening &opening, const QString &part, bool owned);
    void beginOwnMachine();
    void beginCard();

    Workspace &m_workspace;
    std::shared_ptr<const Catalogue> m_catalogue;
    bool m_begun = false;    ///< the user chose to begin with an empty machine
    bool m_ownParts = false; ///< what is added now is what the user has
    bool m_choosing = false;
    bool m_stale = true; ///< the machine changed while the page was not to be seen
    bool m_narrow = false;
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
    FindingsPanel *m_findings;
    Strip *m_strip;
    QWidget *m_ownBar;
    QLabel *m_ownText;
    QPushButton *m_ownNext;
    QAction *m_addCard;
    QAction *m_goToList;
    QAction *m_goToFindings;
};

} // namespace rig::ui
