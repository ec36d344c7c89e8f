// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/parts_tree.h"

#include "core/names/names.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/naming.h"
#include "ui/widgets/label.h"
#include "ui/widgets/row_delegate.h"
#include "ui/widgets/strokes.h"
#include "ui/widgets/theme.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>

namespace rig::ui {

namespace {

enum KeyRole { WhatRole = Qt::UserRole + 50, KindRole, ItemRole, FieldRole };

PartsRow rowOf(const QTreeWidgetItem *item)
{
    if (!item)
        return {};
    return {static_cast<PartsRow::What>(item->data(0, WhatRole).toInt()),
            static_cast<Kind>(item->data(0, KindRole).toInt()), item->data(0, ItemRole).toInt(),
            static_cast<SiteEditor::Field>(item->data(0, FieldRole).toInt())};
}

QString addText(Kind kind, bool first)
{
    return first ? PartsTree::tr("+ Choose: %1", "kind of part").arg(names::kind(kind))
                 : PartsTree::tr("+ Add: %1", "kind of part").arg(names::kind(kind));
}

/// The kind, where a device is and what it got, then the marks.
QString secondLine(const Item &item, const Workspace &workspace)
{
    QStringList texts{names::kind(item.kind)};
    const Machine &machine = workspace.machine();
    for (std::size_t i = 0; i < machine.devices.size(); ++i) {
        if (machine.devices[i].item != item.id)
            continue;
        const Link *link = workspace.assessment().lanes.linkOf(static_cast<int>(i));
        texts.front() = names::device(machine.devices[i]);
        texts << (item.connector.isEmpty() ? PartsTree::tr("not placed") : names::placeText(item.connector, machine));
        if (link && link->pcie)
            texts << names::link(*link);
    }
    if (item.count > 1)
        texts << (item.kind == Kind::Memory ? PartsTree::tr("%n kit(s)", nullptr, item.count)
                                            : PartsTree::tr("%n of them", "parts", item.count));
    if (const QString marks = names::marksOf(item); !marks.isEmpty())
        texts << marks;
    return texts.join(QStringLiteral(" · "));
}

} // namespace

PartsTree::PartsTree(Workspace &workspace, QWidget *parent) : QTreeWidget(parent), m_workspace(workspace)
{
    setColumnCount(1);
    header()->hide();
    setRootIsDecorated(false);
    setIndentation(0);
    setItemDelegate(new RowDelegate(this));
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(true);
    connect(this, &QTreeWidget::currentItemChanged, this, [this] { emit rowChanged(); });
    connect(this, &QTreeWidget::itemActivated, this, [this] { emit rowActivated(); });
    // What looks like a link opens at one click.
    connect(this, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem *item) {
        const PartsRow row = rowOf(item);
        if (row.what == PartsRow::What::Add || row.what == PartsRow::What::More)
            emit rowActivated();
    });
}

QTreeWidgetItem *PartsTree::addRow(const PartsRow &row, const QString &text)
{
    auto *item = new QTreeWidgetItem(this, {text});
    item->setData(0, WhatRole, static_cast<int>(row.what));
    item->setData(0, KindRole, static_cast<int>(row.kind));
    item->setData(0, ItemRole, row.item);
    item->setData(0, FieldRole, static_cast<int>(row.field));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

void PartsTree::addItem(const Item &item)
{
    QTreeWidgetItem *row =
        addRow({PartsRow::What::Item, item.kind, item.id}, names::partName(item.part, m_workspace.catalogue()));
    const QString price = priceText(item, m_workspace.catalogue());
    const QString second = secondLine(item, m_workspace);
    row->setData(0, TrailingRole, price);
    row->setData(0, LitRole, isLit(m_lit, item.id));
    row->setData(0, SecondLineRole, second);
    row->setToolTip(0, plainTip(row->text(0) + u'\n' + second));
    row->setData(0, Qt::AccessibleTextRole, QStringList{row->text(0), second, price}.join(QStringLiteral(", ")));
}

void PartsTree::addKind(Kind kind)
{
    const auto items = m_workspace.document().build.itemsOf(kind);
    for (const Item *item : items)
        addItem(*item);
    const bool hidden = isSeldom(kind) && items.empty() && !m_showsSeldom;
    if (hidden || !mayAdd(kind, m_workspace.machine(), m_workspace.document().build))
        return;
    QTreeWidgetItem *add = addRow({PartsRow::What::Add, kind}, addText(kind, items.empty()));
    add->setForeground(0, palette().color(QPalette::Link));
}

void PartsTree::addMore()
{
    QTreeWidgetItem *more = addRow({PartsRow::What::More}, tr("+ More: network cards, risers, bridges, cables, fans"));
    more->setForeground(0, palette().color(QPalette::Link));
    more->setToolTip(0, plainTip(more->text(0)));
}

void PartsTree::light(const std::vector<ItemId> &items)
{
    m_lit = items;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const PartsRow row = rowOf(topLevelItem(i));
        if (row.what == PartsRow::What::Item)
            topLevelItem(i)->setData(0, LitRole, isLit(m_lit, row.item));
    }
}

void PartsTree::showSeldom()
{
    m_showsSeldom = true;
    refresh();
}

void PartsTree::addSite()
{
    QTreeWidgetItem *heading = addRow({PartsRow::What::Heading}, tr("Site and use"));
    heading->setData(0, HeadingRole, true);
    heading->setFlags(Qt::ItemIsEnabled);
    for (const SiteRow &site : siteRows(m_workspace.document())) {
        QTreeWidgetItem *row = addRow({PartsRow::What::Site, Kind::Card, 0, site.field}, site.name);
        const QString value =
            site.assumed ? tr("%1 (assumed)", "a value that the user has not chosen").arg(site.value) : site.value;
        row->setData(0, TrailingRole, value);
        row->setToolTip(0, plainTip(value));
        row->setData(0, Qt::AccessibleTextRole, site.name + QStringLiteral(", ") + value);
    }
}

void PartsTree::refresh()
{
    const PartsRow was = current();
    const int place = indexOfTopLevelItem(currentItem());
    {
        const QSignalBlocker blocker(this);
        clear();
        for (const Kind kind : listedKinds())
            addKind(kind);
        if (!m_showsSeldom)
            addMore();
        addSite();
        if (QTreeWidgetItem *item = itemOf(was))
            setCurrentItem(item);
        else if (place >= 0 && hasFocus()) // what was current is gone: its neighbour
            setCurrentItem(topLevelItem(std::min(place, topLevelItemCount() - 1)));
    }
    emit rowChanged();
}

PartsRow PartsTree::current() const { return rowOf(currentItem()); }

void PartsTree::setCurrent(const PartsRow &row)
{
    if (QTreeWidgetItem *item = itemOf(row)) {
        setCurrentItem(item);
        scrollToItem(item);
    }
}

QTreeWidgetItem *PartsTree::itemOf(const PartsRow &row) const
{
    if (row.what == PartsRow::What::None)
        return nullptr;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        if (rowOf(topLevelItem(i)) == row)
            return topLevelItem(i);
    }
    return nullptr;
}

void PartsTree::contextMenuEvent(QContextMenuEvent *event)
{
    // The menu key opens the menu at the row that it is for, wherever the mouse rests.
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard && currentItem())
        at = viewport()->mapToGlobal(visualItemRect(currentItem()).center());
    emit menuWanted(at);
    event->accept();
}

void PartsTree::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    setColumnWidth(0, viewport()->width());
}

} // namespace rig::ui
