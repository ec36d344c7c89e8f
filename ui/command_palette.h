// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

#include <functional>
#include <vector>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;

namespace rig::ui {

/// A command of the window: an action, and where in the menus it stands.
struct Command
{
    QAction *action = nullptr;
    QString path; ///< "View › Colours"; empty for what stands in no menu
};

/// Every command of a list of actions, menus followed; separators and what is disabled left out, each action once.
[[nodiscard]] std::vector<Command> commandsOf(const QList<QAction *> &actions, const QString &path = {});
/// The text of an action as one reads it: without the mark of its key and without dots.
[[nodiscard]] QString plainText(const QAction &action);

/// Something that can be found.
struct Findable
{
    QString title;
    QString beside;            ///< what it is, and its key: "View   Ctrl+4", "Part, graphics card"
    QString more;              ///< a second line, which is searched too
    std::function<void()> run; ///< null: reading it is all
};
/// A command, to be found.
[[nodiscard]] Findable findable(const Command &command);

/// What is typed decides what else can be found: parts are too many to list.
using FindMore = std::function<std::vector<Findable>(const QString &typed)>;

/// Everything at one's fingertips: type some letters, walk with the arrows, Enter.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    /// `hint` is what the empty field says.
    CommandPalette(const QString &hint, std::vector<Findable> all, FindMore more, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void filter(const QString &text);
    void addRow(const Findable &found);
    void showWhole();
    void run();

    std::vector<Findable> m_all;
    FindMore m_more;
    std::vector<Findable> m_found; ///< in the order of the rows
    QLineEdit *m_search;
    QListWidget *m_list;
    QLabel *m_whole;
    QLabel *m_none;
};

} // namespace rig::ui
