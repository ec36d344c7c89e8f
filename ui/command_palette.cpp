// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/command_palette.h"

#include "ui/look/roles.h"
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

constexpr int charactersAcross = 90;
constexpr int rowsAtMost = 16;

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

Findable findable(const Command &command)
{
    const QPointer<QAction> action = command.action;
    const bool on = action->isCheckable() && action->isChecked();
    QStringList beside{command.path, action->shortcut().toString(QKeySequence::NativeText)};
    beside.removeAll(QString());
    return {
        (on ? QStringLiteral("✓ ") : QString()) + plainText(*action), beside.join(QStringLiteral("   ")), {}, [action] {
            if (action)
                action->trigger();
        }};
}

CommandPalette::CommandPalette(const QString &hint, std::vector<Findable> all, FindMore more, QWidget *parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint)
    , m_all(std::move(all))
    , m_more(std::move(more))
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_whole(new Label(this))
    , m_none(new Label(tr("Nothing has all of these words."), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Find"));
    m_search->setPlaceholderText(hint);
    m_search->setAccessibleName(hint);
    m_search->installEventFilter(this);
    m_list->setAccessibleName(tr("Found"));
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setProperty("quietBeside", true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_whole->setWordWrap(true);
    m_none->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Grid, Grid, Grid, Grid);
    column->addWidget(m_search);
    column->addWidget(m_none);
    column->addWidget(m_list, 1);
    column->addWidget(m_whole);
    connect(m_search, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
    connect(m_list, &QListWidget::currentRowChanged, this, &CommandPalette::showWhole);
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
    m_found.clear();
    // What bears the words in its name stands before what only speaks of them.
    for (const bool inName : {true, false}) {
        for (const Findable &one : m_all) {
            const bool named = holdsAll(one.title + u' ' + one.beside, words);
            if (named == inName && (named || holdsAll(one.title + u' ' + one.beside + u' ' + one.more, words)))
                addRow(one);
        }
        if (inName && m_more && !words.isEmpty()) {
            for (const Findable &one : m_more(text))
                addRow(one);
        }
    }
    m_list->setCurrentRow(0);
    m_none->setVisible(m_list->count() == 0);
    showWhole();
}

void CommandPalette::addRow(const Findable &found)
{
    auto *row = new QListWidgetItem(found.title, m_list);
    row->setData(TrailingRole, found.beside);
    if (!found.more.isEmpty())
        row->setData(SecondLineRole, found.more);
    QStringList spoken{found.title, found.beside, found.more};
    spoken.removeAll(QString());
    row->setData(Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
    m_found.push_back(found);
}

/// The second line of the current row in full, where it is cut off in its row.
void CommandPalette::showWhole()
{
    const int row = m_list->currentRow();
    const QString more =
        row < 0 || row >= static_cast<int>(m_found.size()) ? QString() : m_found[static_cast<std::size_t>(row)].more;
    const int room = m_list->viewport()->width() - 3 * Grid; // the margins of its row
    const QFontMetrics small(fontFor(TextSize::Caption, m_list->font()));
    m_whole->setText(more);
    m_whole->setVisible(small.horizontalAdvance(more) > room);
}

void CommandPalette::run()
{
    const int row = m_list->currentRow();
    if (row < 0 || !m_found[static_cast<std::size_t>(row)].run)
        return;
    // After the palette has gone: what the command opens or focuses must not lose it to us.
    QTimer::singleShot(0, parentWidget(), m_found[static_cast<std::size_t>(row)].run);
    accept();
}

/// It has no frame of the system's; without a line it would run into what lies below.
void CommandPalette::paintEvent(QPaintEvent *event)
{
    QDialog::paintEvent(event);
    QPainter painter(this);
    painter.setPen(colourOf(Role::Strong, palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
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
