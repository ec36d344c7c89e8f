// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/command_palette.h"

#include "ui/widgets/label.h"
#include "ui/widgets/row_delegate.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QRegularExpression>
#include <QTimer>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int charactersAcross = 70;
constexpr int rowsAtMost = 14;

bool holdsAll(const QString &text, const QStringList &words)
{
    return std::all_of(words.begin(), words.end(),
                       [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

QString plainText(const QAction &action)
{
    QString text = action.text();
    // Chinese menus name the key in brackets: "打开(&O)…".
    static const QRegularExpression key(QStringLiteral("\\(&\\w\\)"));
    text.remove(key);
    text.replace(QStringLiteral("&&"), QStringLiteral("\u0001")).remove(u'&').replace(u'\u0001', u'&');
    return text;
}

std::vector<Command> commandsOf(const QList<QAction *> &actions, const QString &path)
{
    std::vector<Command> commands;
    for (QAction *action : actions) {
        if (action->isSeparator() || !action->isEnabled() || action->text().isEmpty())
            continue;
        if (QMenu *menu = action->menu()) {
            emit menu->aboutToShow(); // some are filled only when they open
            const QString inside =
                path.isEmpty() ? plainText(*action) : path + QStringLiteral(" › ") + plainText(*action);
            const std::vector<Command> below = commandsOf(menu->actions(), inside);
            commands.insert(commands.end(), below.begin(), below.end());
            continue;
        }
        const bool there = std::any_of(commands.begin(), commands.end(),
                                       [&](const Command &command) { return command.action == action; });
        if (!there)
            commands.push_back({action, path});
    }
    return commands;
}

CommandPalette::CommandPalette(std::vector<Command> commands, QWidget *parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint)
    , m_commands(std::move(commands))
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_none(new Label(tr("No command has all of these words."), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Commands"));
    m_search->setPlaceholderText(tr("Type a command"));
    m_search->setAccessibleName(tr("Search the commands"));
    m_search->installEventFilter(this);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_none->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Grid, Grid, Grid, Grid);
    column->addWidget(m_search);
    column->addWidget(m_none);
    column->addWidget(m_list, 1);
    connect(m_search, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
    filter({});
    const int wide = std::min(charactersAcross * fontMetrics().averageCharWidth(), parent->width() - 4 * Grid);
    const int tall = std::min((rowsAtMost + 3) * (fontMetrics().height() + Grid), parent->height() - 8 * Grid);
    resize(wide, tall);
    move(parent->mapToGlobal(QPoint((parent->width() - wide) / 2, 4 * Grid)));
    m_search->setFocus();
}

void CommandPalette::filter(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    m_list->clear();
    for (std::size_t i = 0; i < m_commands.size(); ++i) {
        const Command &command = m_commands[i];
        const QString name = plainText(*command.action);
        if (!holdsAll(name + u' ' + command.path, words))
            continue;
        const bool on = command.action->isCheckable() && command.action->isChecked();
        auto *row = new QListWidgetItem((on ? QStringLiteral("✓ ") : QString()) + name, m_list);
        QStringList beside{command.path, command.action->shortcut().toString(QKeySequence::NativeText)};
        beside.removeAll(QString());
        row->setData(TrailingRole, beside.join(QStringLiteral("   ")));
        row->setData(Qt::UserRole, static_cast<int>(i));
        row->setData(Qt::AccessibleTextRole, (QStringList(name) << beside).join(QStringLiteral(", ")));
    }
    m_list->setCurrentRow(0);
    m_none->setVisible(m_list->count() == 0);
}

void CommandPalette::run()
{
    const QListWidgetItem *row = m_list->currentItem();
    if (!row)
        return;
    // After the palette has gone: what the command opens or focuses must not lose it to us.
    const QPointer<QAction> action = m_commands[static_cast<std::size_t>(row->data(Qt::UserRole).toInt())].action;
    QTimer::singleShot(0, parentWidget(), [action] {
        if (action)
            action->trigger();
    });
    accept();
}

/// It has no frame of the system's; without a line it would run into what lies below.
void CommandPalette::paintEvent(QPaintEvent *event)
{
    QDialog::paintEvent(event);
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::Link), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QApplication::sendEvent(m_list, event);
        return true;
    default:
        return QDialog::eventFilter(watched, event);
    }
}

} // namespace rig::ui
