// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"
#include "ui/pages/start/template_table.h"

#include <vector>

QT_BEGIN_NAMESPACE
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QToolButton;
QT_END_NAMESPACE

namespace rig::ui {

class MyPc;
class RecentCard;
class ThisMachine;
class WayIn;
class WhenSeen;
class Workspace;
struct Example;

/// What this is, the ways in, what was worked on lately, and machines to begin with.
class StartPage : public Page
{
    Q_OBJECT

public:
    explicit StartPage(Workspace &workspace, QWidget *parent = nullptr);

    [[nodiscard]] bool reachesEdges() const override { return true; }
    [[nodiscard]] QList<QAction *> machineActions() const override;
    [[nodiscard]] QList<QAction *> moreActions() const override;
    void enterOwnMachine() override { askMyPc(); }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    static constexpr int RecentShown = 3;

    /// A machine of the list of recent files that can be read.
    struct Recent
    {
        QString path;
        QString name;
        QString when;
        MachineLine line;
    };

    QWidget *makeHome();
    QWidget *makeTemplatesHead();
    void connectWays();
    void retranslate();
    void setFonts();
    void refresh();
    [[nodiscard]] bool isCatalogueRead() const;
    void showRecent();
    void showTemplates();
    void place();
    void askMyPc();
    void readOwnMachine();
    void openAll();
    [[nodiscard]] TemplateRow rowOf(const Example &example) const;

    Workspace &m_workspace;
    QStackedWidget *m_rooms;
    QScrollArea *m_home;
    MyPc *m_myPc = nullptr; ///< this and the next are made when they are first wanted
    ThisMachine *m_thisMachine = nullptr;
    QLabel *m_title;
    QLabel *m_about;
    QWidget *m_content = nullptr;
    QGridLayout *m_ways;
    std::vector<WayIn *> m_wayIns;
    QPushButton *m_read;
    QLabel *m_recentTitle;
    QPushButton *m_allRecent;
    QGridLayout *m_recent;
    std::vector<RecentCard *> m_recentCards;
    QStringList m_recentPaths; ///< of the cards that are seen
    QLabel *m_templatesTitle;
    QToolButton *m_today;
    QToolButton *m_guides;
    QLabel *m_prices;
    TemplateTable *m_templates;
    QLabel *m_catalogue;
    QAction *m_goToMyPc;
    QAction *m_readMachine;
    WhenSeen *m_seen;
};

} // namespace rig::ui
