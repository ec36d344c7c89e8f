// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/parts_tree.h"

#include "core/names/brief_name.h"
#include "core/names/names.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/naming.h"
#include "ui/pages/build/part_row_delegate.h"
#include "ui/widgets/label.h"
#include "ui/widgets/strokes.h"
#include "ui/widgets/theme.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMouseEvent>
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

const char *iconOf(Kind kind)
{
    switch (kind) {
    case Kind::Gpu:
    case Kind::Card:
        return "gpus";
    case Kind::Processor:
        return "processor";
    case Kind::Motherboard:
        return "board";
    case Kind::Supply:
        return "supply";
    case Kind::Case:
        return "case";
    case Kind::Memory:
        return "memory";
    case Kind::Drive:
        return "drive";
    case Kind::Cooler:
    case Kind::Fan:
        return "cooler";
    case Kind::Network:
    case Kind::Riser:
    case Kind::Switch:
    case Kind::Bridge:
    case Kind::Cable:
    case Kind::System:
        return "parts";
    }
    return "parts";
}

/// The worst of the findings that are said of this item itself; notes mark nothing.
std::optional<Severity> worstAbout(ItemId item, const std::vector<Finding> &findings)
{
    std::optional<Severity> worst;
    for (const Finding &finding : findings) {
        const auto members = std::min<qsizetype>(finding.members, finding.subjects.size());
        const auto *end = finding.subjects.begin() + members;
        if (finding.severity != Severity::Note && (!worst || finding.severity < *worst) &&
            std::find(finding.subjects.begin(), end, item) != end)
            worst = finding.severity;
    }
    return worst;
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
            texts << names::link(*link).remove(QLatin1StringView("PCIe ")); // which the row has no room to say
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
    setItemDelegate(new PartRowDelegate(this));
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(true);
    connect(this, &QTreeWidget::currentItemChanged, this, [this] { emit rowChanged(); });
    connect(this, &QTreeWidget::itemActivated, this, [this] { emit rowActivated(); });
    // What looks like a link opens at one click.
    connect(this, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem *item) {
        const PartsRow row = rowOf(item);
        if (row.what == PartsRow::What::Add)
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
    const bool unpriced = price == names::noPrice();
    row->setData(0, IconRole, QLatin1StringView(iconOf(item.kind)));
    if (const PartHandle part = m_workspace.catalogue().find(item.part))
        row->setData(0, ShortNameRole, names::briefName(*part));
    row->setData(0, TrailingRole, unpriced ? tr("add price") : price);
    row->setData(0, LinkRole, unpriced);
    row->setData(0, HeadingRole, item.owned); // of less weight than a price
    if (const std::optional<Severity> worst = worstAbout(item.id, m_workspace.verdict().findings))
        row->setData(0, MarkRole, static_cast<int>(meaningOf(*worst)));
    row->setData(0, LitRole, isLit(m_lit, item.id));
    row->setData(0, SecondLineRole, second);
    row->setToolTip(0, plainTip(row->text(0) + u'\n' + second));
    row->setData(0, Qt::AccessibleTextRole, QStringList{row->text(0), second, price}.join(QStringLiteral(", ")));
}

std::vector<Kind> PartsTree::notChosen() const
{
    std::vector<Kind> kinds;
    const Document &document = m_workspace.document();
    for (const Kind kind : listedKinds()) {
        if (!isSeldom(kind) && document.build.itemsOf(kind).empty() &&
            mayAdd(kind, m_workspace.machine(), document.build))
            kinds.push_back(kind);
    }
    return kinds;
}

void PartsTree::addNotChosen()
{
    QStringList kinds;
    const std::vector<Kind> missing = notChosen();
    for (const Kind kind : missing)
        kinds << names::kind(kind);
    if (kinds.isEmpty())
        return;
    constexpr int MostNamed = 3; // more find no room
    const int further = std::max(0, static_cast<int>(kinds.size()) - MostNamed + 1);
    const bool many = kinds.size() > MostNamed;
    const QString named = (many ? kinds.first(MostNamed - 1) : kinds).join(tr(", ", "between kinds of part"));
    QTreeWidgetItem *row =
        addRow({PartsRow::What::Add}, many ? tr("%1 and %n more", "kinds of part", further).arg(named) : named);
    row->setData(0, IconRole, QStringLiteral("add"));
    row->setForeground(0, palette().color(QPalette::Link));
    row->setData(0, SecondLineRole, tr("not chosen"));
    row->setData(0, HeadingRole, true);
    const QString all = kinds.join(tr(", ", "between kinds of part"));
    row->setToolTip(0, plainTip(all));
    row->setData(0, Qt::AccessibleTextRole, tr("Not chosen: %1", "kinds of part").arg(all));
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

/// Where it stands and what it is for, each in a row; what the user has not chosen says so.
void PartsTree::addSite()
{
    const Document &document = m_workspace.document();
    const Site &site = document.site;
    QStringList second{tr("Site"), tr("%1 hours a year").arg(names::number(site.hoursPerYear))};
    if (site.circuit.assumed)
        second << tr("assumed", "what the user has not chosen");
    QTreeWidgetItem *place =
        addRow({PartsRow::What::Site, Kind::Card, 0, SiteEditor::Field::Circuit}, names::circuit(site.circuit));
    place->setData(0, IconRole, QStringLiteral("site"));
    place->setData(0, SecondLineRole, second.join(QStringLiteral(" · ")));
    QTreeWidgetItem *work =
        addRow({PartsRow::What::Site, Kind::Card, 0, SiteEditor::Field::Work}, names::work(document.use.work));
    work->setData(0, IconRole, QStringLiteral("workload"));
    work->setData(0, SecondLineRole, document.use.work == Use{}.work ? tr("Work · assumed") : tr("Work"));
    for (QTreeWidgetItem *row : {place, work})
        row->setData(0, Qt::AccessibleTextRole,
                     row->text(0) + QStringLiteral(", ") + row->data(0, SecondLineRole).toString());
}

void PartsTree::refresh()
{
    const PartsRow was = current();
    const int place = indexOfTopLevelItem(currentItem());
    {
        const QSignalBlocker blocker(this);
        clear();
        for (const Kind kind : listedKinds()) {
            const auto items = m_workspace.document().build.itemsOf(kind);
            for (const Item *item : items)
                addItem(*item);
        }
        addNotChosen();
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

/// A price that is missing is a link.
void PartsTree::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    QTreeWidget::mouseReleaseEvent(event);
    if (!index.isValid() || !index.data(LinkRole).toBool())
        return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(index);
    const Item *item = m_workspace.document().build.item(rowOf(itemFromIndex(index)).item);
    if (item && PartRowDelegate::trailingArea(option, index).contains(event->position().toPoint()))
        emit priceWanted(item->id);
}

void PartsTree::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    setColumnWidth(0, viewport()->width());
}

} // namespace rig::ui
