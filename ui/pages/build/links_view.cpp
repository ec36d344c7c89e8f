// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/links_view.h"

#include "core/words/words.h"
#include "ui/drawings/lane_map.h"
#include "ui/pages/build/cells.h"
#include "ui/pages/build/naming.h"
#include "ui/pages/build/width_delegate.h"
#include "ui/workspace.h"

#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QTableWidget>

namespace rig::ui {

namespace {

/// Below this many average characters a name would leave no room for the answers; the parts list has it beside the
/// number.
constexpr int charactersForNames = 100;

enum Column { DeviceColumn, ConnectorColumn, LinkColumn, RateColumn, LimitColumn, UpstreamColumn };

/// The trained link, and what the device itself could do where it got less.
Cell linkCell(const Link &link)
{
    QString tip;
    if (link.basis == Basis::Inferred)
        tip = LinksView::tr("This follows from our reasoning over the manual's table.");
    if (link.dark)
        return {words::link(link), false, Meaning::Blocker, tip};
    if (!link.width)
        return {words::link(link), false, Meaning::CannotCheck, tip};
    if (!link.maxWidth || *link.maxWidth <= *link.width)
        return {words::link(link), false, std::nullopt, tip};
    return {LinksView::tr("%1 of x%2", "trained link, the device's own width")
                .arg(words::link(link), QString::number(*link.maxWidth)),
            false, Meaning::Caution,
            LinksView::tr("%n lane(s) of this device are not connected.", nullptr, *link.maxWidth - *link.width)};
}

Row unplacedRow(const Device &device, const QString &name)
{
    const QString where = device.badConnector ? LinksView::tr("not on this board") : LinksView::tr("not placed");
    return {{name, false, std::nullopt, device.part().name},
            {where, false, Meaning::CannotCheck, {}},
            {},
            {{}, true, std::nullopt, {}},
            {},
            {}};
}

Row adapterRow(const Device &device, const Link &link, const QString &name, const Workspace &workspace)
{
    return {{name, false, std::nullopt, device.part().name},
            {words::placeOf(device, workspace.machine()), false, std::nullopt, {}},
            {words::linkOf(link, device), false, std::nullopt, {}},
            {{}, true, std::nullopt, {}},
            {},
            {words::upstream(link.upstream, *workspace.machine().board->part), false, std::nullopt, {}}};
}

Row rowOf(const Device &device, const Link *link, const Workspace &workspace, bool wide)
{
    const QString name = wide ? deviceName(device) : words::device(device);
    if (!link)
        return unplacedRow(device, name);
    if (device.riser && !link->dark)
        return adapterRow(device, *link, name, workspace);
    const Board &board = *workspace.machine().board->part;
    const QString connector = words::placeOf(device, workspace.machine());
    const QString rate = link->bandwidth ? words::number(link->bandwidth->value(), 1) : LinksView::tr("not known");
    const QString limit = words::limitedBy(*link, workspace.situation());
    return {{name, false, std::nullopt, device.part().name},
            {connector, false, std::nullopt, {}},
            linkCell(*link),
            {rate, true, std::nullopt, {}},
            {limit, false, std::nullopt, limit},
            {words::upstream(link->upstream, board), false, std::nullopt, {}}};
}

} // namespace

LinksView::LinksView(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_map(new LaneMap(workspace))
    , m_note(new QLabel(this))
    , m_table(new QTableWidget(this))
{
    m_note->setWordWrap(true);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(m_map);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    connect(m_map, &LaneMap::deviceChosen, this, &LinksView::deviceChosen);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Grid, 0, 0);
    column->addWidget(scroll, 3);
    column->addWidget(m_note);
    column->addWidget(m_table, 2);
    makeAnswerTable(*m_table, {});
    m_table->setItemDelegateForColumn(LinkColumn, new WidthDelegate(m_table));
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
        const auto &devices = m_workspace.machine().devices;
        if (row >= 0 && static_cast<std::size_t>(row) < devices.size() && m_table->hasFocus())
            emit deviceChosen(devices[static_cast<std::size_t>(row)].item);
    });
}

void LinksView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool wide = width() >= charactersForNames * fontMetrics().averageCharWidth();
    if (wide != m_wide) {
        m_wide = wide;
        refresh();
    }
}

void LinksView::refresh()
{
    m_map->refresh();
    const Machine &machine = m_workspace.machine();
    const Lanes &lanes = m_workspace.assessment().lanes;
    std::vector<Row> rows;
    for (std::size_t i = 0; i < machine.devices.size(); ++i)
        rows.push_back(rowOf(machine.devices[i], lanes.linkOf(static_cast<int>(i)), m_workspace, m_wide));
    m_table->setAccessibleName(tr("Links of the devices"));
    fill(*m_table, {tr("Device"), tr("Connector"), tr("Trained link"), tr("GB/s"), tr("Limited by"), tr("Hangs on")},
         rows);
    if (m_wide)
        stretchColumns(*m_table, {DeviceColumn, LimitColumn});
    else
        stretchColumns(*m_table, {LimitColumn});
    for (std::size_t i = 0; i < machine.devices.size(); ++i) {
        const Link *link = lanes.linkOf(static_cast<int>(i));
        QTableWidgetItem *cell = m_table->item(static_cast<int>(i), LinkColumn);
        if (link && link->maxWidth) {
            cell->setData(WidthDelegate::WidthRole, link->dark ? 0 : link->width.value_or(-1));
            cell->setData(WidthDelegate::MaxWidthRole, *link->maxWidth);
        }
    }
    if (!machine.board)
        m_note->setText(tr("Choose a motherboard: its manual says which lanes a slot gets."));
    else if (machine.devices.empty())
        m_note->setText(tr("Add a card or a drive to see the link that it gets on %1.").arg(machine.board->part->name));
    else
        m_note->setText(
            lanes.uplink ? tr("Behind the chipset, devices share %1 GB/s.").arg(words::number(lanes.uplink->value(), 1))
                         : QString());
    m_note->setVisible(!m_note->text().isEmpty());
    m_table->setVisible(!machine.devices.empty());
}

} // namespace rig::ui
