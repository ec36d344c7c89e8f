// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QDialog>
#include <QList>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListWidget;

namespace rig::ui {

/// A command of the window: an action, and where in the menus it stands.
struct Command
{
    QPointer<QAction> action; ///< gone once its menu was filled anew
    QString path;             ///< "View › Colours"; empty for what stands in no menu
};

/// Every command of a list of actions, menus followed; separators and what is disabled left out, each action once.
[[nodiscard]] std::vector<Command> commandsOf(const QList<QAction *> &actions, const QString &path = {});
/// The text of an action as one reads it: without the mark of its key and without dots.
[[nodiscard]] QString plainText(const QAction &action);

/// All commands at one's fingertips: type some letters, walk with the arrows, Enter.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    CommandPalette(std::vector<Command> commands, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void filter(const QString &text);
    void run();

    std::vector<Command> m_commands;
    QLineEdit *m_search;
    QListWidget *m_list;
    QLabel *m_none;
};

} // namespace rig::ui
