// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMainWindow>

QT_BEGIN_NAMESPACE
class QActionGroup;
class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;
QT_END_NAMESPACE

namespace rig::ui {

class DataActions;
class DocumentActions;
class LanguageSwitch;
class MessageBar;
class Page;
class Workspace;

/// Sidebar, page, messages, menus. Knows the pages by their list only, and makes each when it is first shown.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `dataFolder` holds the autosave and the log; `page` is the id of the first page, empty: the one shown last.
    MainWindow(Workspace &workspace, LanguageSwitch &languages, const QString &dataFolder, const QString &page = {});
    ~MainWindow() override;

    [[nodiscard]] DocumentActions &documents() { return *m_documents; }
    /// False when there is no page with this id.
    bool showPage(const QString &id);
    [[nodiscard]] QString currentPage() const;
    /// Says a sentence in the inline bar.
    void say(const QString &sentence, bool problem);

signals:
    /// The window has been painted for the first time: time for what can wait.
    void firstPainted();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makeCentre();
    QWidget *makeHeader();
    QWidget *pageWidget(int index);
    void connectPage(Page *page);
    void switchTo(int index);
    void focusSearch();
    void restore(const QString &page);
    void choosePart(const Page *from, const QString &id);
    void retranslate();
    void fitSidebar();
    void updateStatus();
    void updateHeader();

    void fillMenus();
    QMenu *addMenu(const QString &title, const QList<QAction *> &actions);
    void fillViewMenu();
    void fillHelpMenu();
    void addPageActions(QMenu *menu);
    void addLanguageMenu(QMenu *view);
    void addColoursMenu(QMenu *view);
    void addTextSizeMenu(QMenu *view);
    void setTextPercent(int percent);
    void showHistory();
    void showCommands();
    void showAbout();
    void openLogFolder();

    Workspace &m_workspace;
    LanguageSwitch &m_languages;
    QString m_dataFolder;
    DocumentActions *m_documents;
    DataActions *m_data;
    QListWidget *m_sidebar;
    QLabel *m_title;
    QLineEdit *m_search;
    MessageBar *m_messages;
    QStackedWidget *m_stack;
    QLabel *m_status;
    QList<QMenu *> m_menus;
    QList<QWidget *> m_pages; ///< in the order of allPages(); null until first shown
    QHash<QWidget *, QString> m_searches;
    QString m_chosenPart;
    bool m_painted = false;
};

} // namespace rig::ui
