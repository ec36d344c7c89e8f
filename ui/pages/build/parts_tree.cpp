// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/parts_tree.h"

#include "core/names/brief_name.h"
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/naming.h"
#include "ui/pages/build/part_row_delegate.h"
#include "ui/widgets/label.h"
#include "ui/widgets/strokes.h"
#include "ui/widgets/theme.h"

#include <QContextMenuEvent>
#include <QHash>
#include <QHeaderView>
#include <QMouseEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

enum KeyRole { WhatRole = Qt::UserRole + 50, KindRole, ItemRole, FieldRole };

/// Of all that a line shows.
constexpr std::array<int, 12> ShownRoles{
    Qt::DisplayRole, IconRole,       ShortNameRole,   TrailingRole,           LinkRole,          HeadingRole, MarkRole,
    LitRole,         SecondLineRole, Qt::ToolTipRole, Qt::AccessibleTextRole, Qt::ForegroundRole};

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

/// What a row is, and all that it shows.
struct PartsTree::Line
{
    PartsRow row;
    QHash<int, QVariant> shown; ///< by role
};

PartsTree::Line PartsTree::lineOf(const Item &item) const
{
    const QString name = names::partName(item.part, m_workspace.catalogue());
    const QString price = priceText(item, m_workspace.catalogue());
    const QString second = secondLine(item, m_workspace);
    const bool unpriced = price == names::noPrice();
    Line line{{PartsRow::What::Item, item.kind, item.id},
              {{Qt::DisplayRole, name},
               {IconRole, QLatin1StringView(iconOf(item.kind))},
               {TrailingRole, unpriced ? tr("add price") : price},
               {LinkRole, unpriced},
               {HeadingRole, item.owned}, // of less weight than a price
               {LitRole, isLit(m_lit, item.id)},
               {SecondLineRole, second},
               {Qt::ToolTipRole, plainTip(name + u'\n' + second)},
               {Qt::AccessibleTextRole, QStringList{name, second, price}.join(QStringLiteral(", "))}}};
    if (const PartHandle part = m_workspace.catalogue().find(item.part))
        line.shown[ShortNameRole] = names::briefName(*part);
    if (const std::optional<Severity> worst = worstAbout(item.id, m_workspace.verdict().findings))
        line.shown[MarkRole] = static_cast<int>(meaningOf(*worst));
    return line;
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

std::optional<PartsTree::Line> PartsTree::notChosenLine() const
{
    QStringList kinds;
    const std::vector<Kind> missing = notChosen();
    for (const Kind kind : missing)
        kinds << (kinds.isEmpty() ? names::kind(kind) : names::kindWithin(kind));
    if (kinds.isEmpty())
        return std::nullopt;
    constexpr int MostNamed = 3; // more find no room
    const int further = std::max(0, static_cast<int>(kinds.size()) - MostNamed + 1);
    const bool many = kinds.size() > MostNamed;
    const QString named = (many ? kinds.first(MostNamed - 1) : kinds).join(tr(", ", "between kinds of part"));
    const QString all = kinds.join(tr(", ", "between kinds of part"));
    return Line{{PartsRow::What::Add},
                {{Qt::DisplayRole, named},
                 {IconRole, QStringLiteral("add")},
                 {Qt::ForegroundRole, QBrush(palette().color(QPalette::Link))},
                 {SecondLineRole, many ? tr("and %n more · not chosen", "kinds of part", further) : tr("not chosen")},
                 {HeadingRole, true},
                 {Qt::ToolTipRole, plainTip(all)},
                 {Qt::AccessibleTextRole, tr("Not chosen: %1", "kinds of part").arg(all)}}};
}

void PartsTree::light(const std::vector<ItemId> &items)
{
    const bool other = items != m_lit;
    m_lit = items;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const PartsRow row = rowOf(topLevelItem(i));
        if (row.what == PartsRow::What::Item)
            topLevelItem(i)->setData(0, LitRole, isLit(m_lit, row.item));
    }
    if (other && !m_lit.empty()) // once the rows have their places
        QMetaObject::invokeMethod(this, &PartsTree::showLit, Qt::QueuedConnection);
}

/// The first row that a finding is about comes into sight.
void PartsTree::showLit()
{
    for (int i = 0; i < topLevelItemCount(); ++i) {
        if (topLevelItem(i)->data(0, LitRole).toBool())
            return scrollToItem(topLevelItem(i));
    }
}

/// Where it stands and what it is for, each in a row; what the user has not chosen says so.
std::vector<PartsTree::Line> PartsTree::siteLines() const
{
    const auto line = [](SiteEditor::Field field, const char *icon, const QString &text, const QString &second) {
        return Line{{PartsRow::What::Site, Kind::Card, 0, field},
                    {{Qt::DisplayRole, text},
                     {IconRole, QLatin1StringView(icon)},
                     {SecondLineRole, second},
                     {Qt::AccessibleTextRole, text + QStringLiteral(", ") + second}}};
    };
    const Document &document = m_workspace.document();
    const Site &site = document.site;
    QStringList second{tr("Site"), tr("%1 hours a year").arg(names::number(site.hoursPerYear))};
    if (site.circuit.assumed)
        second << tr("assumed", "what the user has not chosen");
    return {line(SiteEditor::Field::Circuit, "site", names::circuit(site.circuit), second.join(QStringLiteral(" · "))),
            line(SiteEditor::Field::Work, "workload", names::work(document.use.work),
                 document.use.work == Use{}.work ? tr("Work · assumed") : tr("Work"))};
}

std::vector<PartsTree::Line> PartsTree::lines() const
{
    std::vector<Line> lines;
    for (const Kind kind : listedKinds()) {
        const auto items = m_workspace.document().build.itemsOf(kind);
        for (const Item *item : items)
            lines.push_back(lineOf(*item));
    }
    if (std::optional<Line> missing = notChosenLine())
        lines.push_back(*std::move(missing));
    for (Line &line : siteLines())
        lines.push_back(std::move(line));
    return lines;
}

/// Other rows in place of the present ones, still without what they show.
void PartsTree::makeRows(const std::vector<Line> &lines)
{
    clear();
    for (const Line &line : lines) {
        auto *item = new QTreeWidgetItem(this);
        item->setData(0, WhatRole, static_cast<int>(line.row.what));
        item->setData(0, KindRole, static_cast<int>(line.row.kind));
        item->setData(0, ItemRole, line.row.item);
        item->setData(0, FieldRole, static_cast<int>(line.row.field));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }
}

void PartsTree::refresh()
{
    const PartsRow was = current();
    const int place = indexOfTopLevelItem(currentItem());
    {
        const QSignalBlocker blocker(this);
        const std::vector<Line> all = lines();
        bool same = topLevelItemCount() == std::ssize(all);
        for (int i = 0; same && i < topLevelItemCount(); ++i)
            same = rowOf(topLevelItem(i)) == all[static_cast<std::size_t>(i)].row;
        if (!same)
            makeRows(all);
        for (int i = 0; i < topLevelItemCount(); ++i) {
            for (const int role : ShownRoles) {
                const QVariant value = all[static_cast<std::size_t>(i)].shown.value(role);
                if (topLevelItem(i)->data(0, role) != value)
                    topLevelItem(i)->setData(0, role, value);
            }
        }
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
    // The editor of the row that was chosen takes its room from the list: the row stays in sight.
    if (currentItem() && event->size().height() < event->oldSize().height())
        scrollToItem(currentItem());
}

} // namespace rig::ui
