// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/parts_panel.h"

#include "core/build/variants.h"
#include "core/fixes/placing.h"
#include "core/names/names.h"
#include "core/report/report.h"
#include "core/words/move_options.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/item_editor.h"
#include "ui/pages/build/naming.h"
#include "ui/widgets/elided_field.h"
#include "ui/widgets/focus_chain.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace rig::ui {

PartsPanel::PartsPanel(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_name(new ElidedField(this))
    , m_tree(new PartsTree(workspace, this))
    , m_editors(new QScrollArea(this))
    , m_item(new ItemEditor(workspace))
    , m_site(new SiteEditor(workspace))
    , m_copyButton(new QToolButton(this))
    , m_variantsButton(new QPushButton(this))
    , m_addButton(new QPushButton(this))
    , m_addMenu(new QMenu(m_addButton))
    , m_menu(new QMenu(this))
    , m_moveMenu(new QMenu(this))
{
    layOut();
    makeActions();
    connect(m_tree, &PartsTree::rowChanged, this, &PartsPanel::showEditor);
    connect(m_tree, &PartsTree::rowActivated, this, &PartsPanel::activate);
    connect(m_tree, &PartsTree::menuWanted, this, &PartsPanel::openMenu);
    connect(m_tree, &PartsTree::priceWanted, this, [this](ItemId item) {
        setCurrentItem(item);
        m_item->focusPrice();
    });
    connect(m_item, &ItemEditor::replaceWanted, this, [this](int item, bool alike) {
        if (const Item *replaced = m_workspace.document().build.item(item))
            emit chooserWanted({replaced->kind, replaced->id, alike});
    });
    connect(m_addMenu, &QMenu::aboutToShow, this, &PartsPanel::fillAddMenu);
    connect(m_item, &ItemEditor::removeWanted, this, &PartsPanel::remove);
    connect(m_moveMenu, &QMenu::aboutToShow, this, &PartsPanel::fillMoveMenu);
    connect(m_name, &QLineEdit::editingFinished, this, [this] { m_workspace.edit(Rename{m_name->text().trimmed()}); });
    retranslate();
}

void PartsPanel::layOut()
{
    auto *editors = new QWidget;
    auto *inner = new QVBoxLayout(editors);
    inner->setContentsMargins(12, Grid / 2, 12, Grid);
    inner->addWidget(m_item);
    inner->addWidget(m_site);
    inner->addStretch(1);
    m_editors->setWidget(editors);
    editors->installEventFilter(this);
    m_editors->setWidgetResizable(true);
    m_editors->setFrameShape(QFrame::NoFrame);
    m_editors->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_editors->setFocusPolicy(Qt::NoFocus);
    auto *head = new QHBoxLayout;
    m_addButton->setMenu(m_addMenu);
    m_addButton->setIcon(lineIcon(QStringLiteral("add")));
    head->addWidget(m_variantsButton);
    head->addWidget(m_addButton);
    head->addStretch(1);
    head->addWidget(m_copyButton);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 12, 0, 0);
    column->setSpacing(Grid);
    chainFocus({m_name, m_variantsButton, m_addButton, m_copyButton, m_tree});
    auto *top = new QVBoxLayout;
    top->setContentsMargins(12, 0, 12, 0);
    top->setSpacing(Grid);
    top->addWidget(m_name);
    top->addLayout(head);
    column->addLayout(top);
    column->addWidget(m_tree, 1);
    column->addWidget(m_editors);
}

QAction *PartsPanel::action(const QKeySequence &keys, void (PartsPanel::*run)())
{
    auto *made = new QAction(this);
    made->setShortcut(keys);
    made->setShortcutContext(Qt::WidgetShortcut);
    made->setShortcutVisibleInContextMenu(true);
    connect(made, &QAction::triggered, this, run);
    m_tree->addAction(made);
    return made;
}

QAction *PartsPanel::copyAction(QString (*make)(const Document &, const Catalogue &))
{
    auto *made = new QAction(this);
    connect(made, &QAction::triggered, this, [this, make] {
        QGuiApplication::clipboard()->setText(make(m_workspace.document(), m_workspace.catalogue()));
        emit copied(tr("The list of parts is on the clipboard."));
    });
    return made;
}

void PartsPanel::makeActions()
{
    m_add = action(Qt::Key_Insert, &PartsPanel::openAddMenu);
    m_replace = action(Qt::Key_F2, &PartsPanel::replaceCurrent);
    m_move = action(Qt::CTRL | Qt::Key_M, &PartsPanel::moveCurrent);
    m_limit = action(Qt::CTRL | Qt::Key_L, &PartsPanel::limitCurrent);
    m_count = action(Qt::CTRL | Qt::SHIFT | Qt::Key_K, &PartsPanel::countCurrent);
    m_owned = action(Qt::CTRL | Qt::SHIFT | Qt::Key_E, &PartsPanel::toggleOwned);
    m_locked = action(Qt::CTRL | Qt::SHIFT | Qt::Key_L, &PartsPanel::toggleLocked);
    m_remove = action(Qt::Key_Delete, &PartsPanel::removeCurrent);
    m_owned->setCheckable(true);
    m_locked->setCheckable(true);
    m_copyText = copyAction(&partsAsText);
    m_copyMarkdown = copyAction(&partsAsMarkdown);
    m_copyCsv = copyAction(&partsAsCsv);
    m_copyButton->setIcon(lineIcon(QStringLiteral("copy")));
    m_copyButton->setPopupMode(QToolButton::InstantPopup);
    m_copyButton->setMenu(new QMenu(m_copyButton));
    m_copyButton->menu()->addActions({m_copyText, m_copyMarkdown, m_copyCsv});
}

void PartsPanel::retranslate()
{
    m_name->setPlaceholderText(tr("Unnamed machine"));
    m_name->setAccessibleName(tr("Name of the machine"));
    m_tree->setAccessibleName(tr("Parts, site and use"));
    m_copyButton->setToolTip(tr("Copy the list"));
    m_copyButton->setAccessibleName(tr("Copy the list"));
    m_addButton->setText(tr("Add part"));
    m_add->setText(tr("&Add a part…"));
    m_copyText->setText(tr("Copy the list as &text"));
    m_copyMarkdown->setText(tr("Copy the list as &Markdown"));
    m_copyCsv->setText(tr("Copy the list as &CSV"));
    m_replace->setText(tr("&Replace…"));
    m_move->setText(tr("&Move to another connector…"));
    m_moveMenu->setTitle(tr("&Move to"));
    m_limit->setText(tr("&Power limit…"));
    m_count->setText(tr("&Count…"));
    m_owned->setText(tr("&Owned"));
    m_locked->setText(tr("&Locked"));
    m_remove->setText(tr("Re&move"));
    sayVariant();
    m_item->retranslate();
    m_site->retranslate();
}

void PartsPanel::refresh()
{
    if (!m_name->hasFocus() || m_name->text().trimmed() != m_workspace.document().build.name)
        showName();
    sayVariant();
    m_tree->refresh();
}

void PartsPanel::sayVariant()
{
    const QString variant = m_workspace.document().variant;
    const QString none = tr("Variants");
    const QString text = variant.isEmpty() ? none : tr("Variant %1", "letter").arg(variant);
    m_variantsButton->setText(text);
    // The wider of its words has its room always: the column does not move with the first variant.
    const QFontMetrics metrics = m_variantsButton->fontMetrics();
    const int widest = std::max(metrics.horizontalAdvance(none),
                                metrics.horizontalAdvance(tr("Variant %1", "letter").arg(variantLetters().front())));
    m_variantsButton->setMinimumWidth(m_variantsButton->sizeHint().width() - metrics.horizontalAdvance(text) + widest);
}

void PartsPanel::setCurrentItem(ItemId id)
{
    if (const Item *item = m_workspace.document().build.item(id))
        m_tree->setCurrent({PartsRow::What::Item, item->kind, id});
}

void PartsPanel::focusList()
{
    m_tree->setFocus();
    if (m_tree->current().what == PartsRow::What::None)
        m_tree->setCurrent({PartsRow::What::Add});
}

void PartsPanel::showName()
{
    m_name->setText(m_workspace.document().build.name);
    m_name->setToolTip(plainTip(m_name->text()));
    m_name->setCursorPosition(0); // a long name is read from its beginning
}

void PartsPanel::setVariantsMenu(QMenu *menu) { m_variantsButton->setMenu(menu); }

QList<QAction *> PartsPanel::rowActions() const
{
    return {m_add, m_replace, m_move, m_limit, m_count, m_owned, m_locked, m_remove};
}

QList<QAction *> PartsPanel::copyActions() const { return {m_copyText, m_copyMarkdown, m_copyCsv}; }

const Item *PartsPanel::currentItem() const
{
    const PartsRow row = m_tree->current();
    return row.what == PartsRow::What::Item ? m_workspace.document().build.item(row.item) : nullptr;
}

void PartsPanel::showEditor()
{
    const PartsRow row = m_tree->current();
    m_item->show(row.what == PartsRow::What::Item ? row.item : 0);
    m_site->setVisible(row.what == PartsRow::What::Site);
    if (row.what == PartsRow::What::Site)
        m_site->refresh();
    m_editors->setVisible(row.what == PartsRow::What::Item || row.what == PartsRow::What::Site);
    fitEditors();
    const Item *item = currentItem();
    const bool device = item && standsInConnector(item->kind);
    for (QAction *always : {m_replace, m_remove, m_owned, m_locked})
        always->setEnabled(item != nullptr);
    m_move->setEnabled(device && m_workspace.machine().board);
    m_limit->setEnabled(item && item->kind == Kind::Card);
    m_count->setEnabled(item && isCounted(item->kind));
    m_owned->setChecked(item && item->owned);
    m_locked->setChecked(item && item->locked);
}

/// The list keeps at least half of the height; what the editors lack is scrolled.
void PartsPanel::fitEditors()
{
    // As wide as they are, their buttons may take two rows.
    const QLayout &layout = *m_editors->widget()->layout();
    const int needed =
        layout.hasHeightForWidth() ? layout.totalHeightForWidth(width()) : layout.totalSizeHint().height();
    // A scroll bar of the part before would take the width that keeps the buttons in one row.
    m_editors->setVerticalScrollBarPolicy(needed > height() / 2 ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    m_editors->setFixedHeight(std::min(needed, height() / 2));
}

/// What is shown of a part is laid out after it was chosen.
bool PartsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_editors->widget() && event->type() == QEvent::LayoutRequest)
        fitEditors();
    return QWidget::eventFilter(watched, event);
}

void PartsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitEditors();
}

void PartsPanel::activate()
{
    const PartsRow row = m_tree->current();
    switch (row.what) {
    case PartsRow::What::Item:
        return replaceCurrent();
    case PartsRow::What::Add:
        return openAddMenu();
    case PartsRow::What::Site:
        return m_site->focusField(row.field);
    case PartsRow::What::None:
        return;
    }
}

/// What a whole machine has and this one has not stands first.
void PartsPanel::fillAddMenu()
{
    m_addMenu->clear();
    const std::vector<Kind> missing = m_tree->notChosen();
    const auto addEntry = [this](Kind kind) {
        QAction *entry = m_addMenu->addAction(names::kind(kind));
        connect(entry, &QAction::triggered, this, [this, kind] { emit chooserWanted({kind, 0}); });
    };
    for (const Kind kind : missing)
        addEntry(kind);
    if (!missing.empty())
        m_addMenu->addSeparator();
    for (const Kind kind : listedKinds()) {
        if (std::find(missing.begin(), missing.end(), kind) == missing.end() &&
            mayAdd(kind, m_workspace.machine(), m_workspace.document().build))
            addEntry(kind);
    }
}

void PartsPanel::openAddMenu()
{
    const QModelIndex row = m_tree->currentIndex();
    const bool atRow = m_tree->current().what == PartsRow::What::Add;
    const std::vector<Kind> missing = m_tree->notChosen();
    if (atRow && missing.size() == 1) {
        emit chooserWanted({missing.front(), 0});
        return;
    }
    const QWidget *over = atRow ? m_tree->viewport() : static_cast<const QWidget *>(m_addButton);
    m_addMenu->popup(
        over->mapToGlobal(atRow ? m_tree->visualRect(row).bottomLeft() : m_addButton->rect().bottomLeft()));
    if (!m_addMenu->actions().isEmpty())
        m_addMenu->setActiveAction(m_addMenu->actions().front());
}

void PartsPanel::openMenu(const QPoint &at)
{
    const Item *item = currentItem();
    if (!item)
        return;
    m_menu->clear();
    m_menu->addAction(m_replace);
    if (m_move->isEnabled())
        m_menu->addMenu(m_moveMenu);
    if (m_limit->isEnabled())
        m_menu->addAction(m_limit);
    if (m_count->isEnabled())
        m_menu->addAction(m_count);
    m_menu->addSeparator();
    m_menu->addActions({m_owned, m_locked});
    m_menu->addSeparator();
    m_menu->addAction(m_remove);
    m_menu->popup(at);
}

void PartsPanel::fillMoveMenu()
{
    m_moveMenu->clear();
    if (const std::optional<PlaceDevices> places = bestPlaces(m_workspace.document(), m_workspace.catalogue())) {
        QAction *all = m_moveMenu->addAction(tr("The best place for each device"));
        connect(all, &QAction::triggered, this, [this, places] { m_workspace.edit(*places); });
        m_moveMenu->addSeparator();
    }
    const Item *item = currentItem();
    if (!item)
        return;
    const ItemId id = item->id;
    for (const words::MoveOption &option : words::moveOptions(m_workspace.document(), id, m_workspace.catalogue())) {
        QAction *entry = m_moveMenu->addAction(QString(option.text).replace(u'&', QStringLiteral("&&")));
        entry->setCheckable(true);
        entry->setChecked(option.current);
        connect(entry, &QAction::triggered, this, [this, id, connector = option.connector] {
            m_workspace.edit(MoveItem{id, connector});
        });
    }
}

void PartsPanel::replaceCurrent()
{
    if (currentItem())
        m_item->replace(); // the editor shows it
}

void PartsPanel::removeCurrent()
{
    if (const Item *item = currentItem())
        remove(item->id);
}

void PartsPanel::remove(ItemId item) { m_workspace.edit(RemoveItem{item}); }

void PartsPanel::moveCurrent()
{
    if (m_move->isEnabled())
        m_item->focusConnector();
}

void PartsPanel::limitCurrent()
{
    if (m_limit->isEnabled())
        m_item->focusPowerLimit();
}

void PartsPanel::countCurrent()
{
    if (m_count->isEnabled())
        m_item->focusCount();
}

void PartsPanel::toggleOwned()
{
    if (const Item *item = currentItem())
        m_workspace.edit(SetOwned{item->id, !item->owned});
}

void PartsPanel::toggleLocked()
{
    if (const Item *item = currentItem())
        m_workspace.edit(SetLocked{item->id, !item->locked});
}

} // namespace rig::ui
