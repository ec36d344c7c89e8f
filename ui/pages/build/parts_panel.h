// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/build/candidates.h"
#include "ui/pages/build/parts_tree.h"

#include <QWidget>

class QAction;
class QLineEdit;
class QMenu;
class QScrollArea;
class QPushButton;
class QToolButton;

namespace rig::ui {

class ItemEditor;

/// The left of the Build page: the machine's name, its list of parts, and what can be set of the chosen row.
class PartsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PartsPanel(Workspace &workspace, QWidget *parent = nullptr);

    void refresh();
    void retranslate();
    void setCurrentItem(ItemId item);
    void focusList();
    /// Marks the rows of these items: the finding that is open is about them.
    void light(const std::vector<ItemId> &items) { m_tree->light(items); }
    /// What can be done with the current row, for a list of all commands.
    [[nodiscard]] QList<QAction *> rowActions() const;
    /// The parts list as text, Markdown and CSV, onto the clipboard; for a menu of the window.
    [[nodiscard]] QList<QAction *> copyActions() const;

    /// For the button beside the name.
    void setVariantsMenu(QMenu *menu);

signals:
    void chooserWanted(const rig::ui::Opening &opening);
    void copied(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void sayVariant();
    void layOut();
    void makeActions();
    QAction *action(const QKeySequence &keys, void (PartsPanel::*run)());
    QAction *copyAction(QString (*make)(const Document &, const Catalogue &));
    void showName();
    void showEditor();
    void fitEditors();
    void activate();
    void openMenu(const QPoint &at);
    void fillMoveMenu();
    void fillAddMenu();
    void openAddMenu();
    void replaceCurrent();
    void removeCurrent();
    void moveCurrent();
    void limitCurrent();
    void countCurrent();
    void toggleOwned();
    void toggleLocked();
    void remove(ItemId item);
    [[nodiscard]] const Item *currentItem() const;

    Workspace &m_workspace;
    QLineEdit *m_name;
    PartsTree *m_tree;
    QScrollArea *m_editors;
    ItemEditor *m_item;
    SiteEditor *m_site;
    QToolButton *m_copyButton;
    QPushButton *m_variantsButton;
    QPushButton *m_addButton;
    QMenu *m_addMenu;
    QMenu *m_menu;
    QMenu *m_moveMenu;
    QAction *m_add = nullptr, *m_replace = nullptr, *m_remove = nullptr, *m_move = nullptr, *m_limit = nullptr,
            *m_count = nullptr;
    QAction *m_owned = nullptr, *m_locked = nullptr;
    QAction *m_copyText = nullptr, *m_copyMarkdown = nullptr, *m_copyCsv = nullptr;
};

} // namespace rig::ui
