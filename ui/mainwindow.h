// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMainWindow>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QStackedWidget;
QT_END_NAMESPACE

namespace rig::ui {

class DataActions;
class DocumentActions;
class LanguageSwitch;
class ListActions;
class MenuCorner;
class Notice;
class Page;
class Rail;
class SearchIndex;
class Workspace;
struct Findable;

/// Rail, page, notices, menus. Knows the pages by their list only, and makes each when it is first shown.
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
    /// Says a sentence about the program, over the foot of the page.
    void say(const QString &sentence, bool problem);
    /// Makes what the menus need and the first page did not: time for it is when the window has been seen.
    void makeTheRest();

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
    /// What Tab leads to is scrolled to, also from outside of what scrolls.
    bool focusNextPrevChild(bool next) override;

private:
    void makeCentre();
    QWidget *pageWidget(int index);
    void connectPage(Page *page);
    void connectPlans(Page *page);
    [[nodiscard]] QString idOf(const QWidget *page) const;
    void switchTo(int index);
    void focusSearch();
    void restore(const QString &page);
    void choosePart(const Page *from, const QString &id);
    void openPart(const Page *from, const QString &id);
    void retranslate();
    void fitRail();

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
    void find();
    void findHelp();
    void openPalette(const QString &hint, std::vector<Findable> first);
    [[nodiscard]] std::vector<Findable> findableCommands() const;
    void showAbout();
    void openLogFolder();

    Workspace &m_workspace;
    LanguageSwitch &m_languages;
    QString m_dataFolder;
    DocumentActions *m_documents;
    DataActions *m_data;
    ListActions *m_lists;
    Rail *m_rail;
    MenuCorner *m_corner;
    SearchIndex *m_index;
    QStackedWidget *m_stack;
    Notice *m_notice = nullptr;
    QList<QMenu *> m_menus;
    QList<QMenu *> m_oldMenus; ///< taken away while a dialog was open, which one of them may have opened
    QList<QWidget *> m_pages;  ///< in the order of allPages(); null until first shown
    QString m_chosenPart;
    QStringList m_openFailures; ///< said, and not withdrawn yet
    bool m_painted = false;
    bool m_indexed = false; ///< the index is of the present catalogue
};

} // namespace rig::ui
