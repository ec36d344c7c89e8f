// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/links_view.h"

#include "core/names/names.h"
#include "core/words/link_answer.h"
#include "core/words/words.h"
#include "ui/document/workspace.h"
#include "ui/drawings/lane_key.h"
#include "ui/drawings/lane_map.h"
#include "ui/drawings/lane_words.h"
#include "ui/pages/build/width_delegate.h"
#include "ui/widgets/cells.h"
#include "ui/widgets/label.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/type_sizes.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QTableWidget>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace rig::ui {

namespace {

/// Below this many average characters a name would leave no room for the answers; the parts list has it beside the
/// number.
constexpr int charactersForLinks = 100;
/// Of a column beside the limits, which take what is left: "Card 1" and "15.8" need no more.
constexpr int charactersBesideLimits = 5;

enum LinksColumn { DeviceColumn, ConnectorColumn, LinkColumn, RateColumn, LimitColumn, UpstreamColumn };

/// The trained link, and what the device itself could do where it got less.
Cell linkCell(const Link &link)
{
    QString tip;
    if (link.basis == Basis::Inferred)
        tip = LinksView::tr("This follows from our reasoning over the manual's table.");
    if (link.dark)
        return {names::link(link), false, Meaning::Blocker, tip};
    if (!link.width)
        return {names::link(link), false, Meaning::CannotCheck, tip};
    if (!link.maxWidth || *link.maxWidth <= *link.width)
        return {names::link(link), false, std::nullopt, tip};
    return {LinksView::tr("%1 of x%2", "trained link, the device's own width")
                .arg(names::link(link), QString::number(*link.maxWidth)),
            false, Meaning::Caution,
            LinksView::tr("%n lane(s) of this device are not connected.", nullptr, *link.maxWidth - *link.width)};
}

const Uplink *uplinkOf(const Link &link, const Workspace &workspace)
{
    return link.uplink < 0 ? nullptr : &workspace.assessment().lanes.uplinks[static_cast<std::size_t>(link.uplink)];
}

/// In a narrow column neither a Chinese character nor a short word stands alone in the last line.
QString heldEnd(QString text)
{
    text = heldLastWord(text);
    const auto isHan = [](QChar letter) { return letter.script() == QChar::Script_Han; };
    const qsizetype last = text.size() - 1;
    if (last > 0 && isHan(text[last]) && isHan(text[last - 1]))
        text.insert(last, WordJoiner);
    return text;
}

/// What keeps the link below what the device can do, or its data below what the link can do.
Cell limitCell(const Link &link, const Workspace &workspace)
{
    QStringList limits{words::limitedBy(link, workspace.situation())};
    if (const Uplink *uplink = uplinkOf(link, workspace); uplink && uplink->isContended())
        limits << sharedText(*uplink);
    limits.removeAll(QString());
    const QString text = limits.join(QStringLiteral(" · "));
    return {heldEnd(text), false, std::nullopt, text};
}

/// What the device hangs on, and whether it shares that.
Cell upstreamCell(const Link &link, const Workspace &workspace)
{
    const Board &board = *workspace.machine().board->part;
    const Uplink *uplink = uplinkOf(link, workspace);
    if (!uplink || uplink->devices.size() < 2)
        return {names::upstream(link.upstream, board), false, std::nullopt, {}};
    const QString through = uplink->adapter < 0
                                ? names::upstream(uplink->board, board)
                                : names::device(workspace.machine().devices[static_cast<std::size_t>(uplink->adapter)]);
    // Where more is asked than it carries, that stands in full among the limits.
    return {uplink->isContended() ? through : LinksView::tr("%1, shared", "switch or chipset").arg(through), false,
            sharedMeaning(*uplink, workspace.verdict().findings), sharedText(*uplink)};
}

TableRow unplacedRow(const Device &device, const QString &name)
{
    const QString where = device.badConnector ? LinksView::tr("not on this board") : LinksView::tr("not placed");
    return {{name, false, std::nullopt, device.part().name},
            {where, false, Meaning::CannotCheck, {}},
            {},
            {{}, true, std::nullopt, {}},
            {},
            {}};
}

TableRow adapterRow(const Device &device, const Link &link, const QString &name, const Workspace &workspace)
{
    return {{name, false, std::nullopt, device.part().name},
            {names::placeOf(device, workspace.machine()), false, std::nullopt, {}},
            {names::linkOf(link, device), false, std::nullopt, {}},
            {{}, true, std::nullopt, {}},
            {},
            {names::upstream(link.upstream, *workspace.machine().board->part), false, std::nullopt, {}}};
}

TableRow rowOf(const Device &device, const Link *link, const Workspace &workspace, bool wide)
{
    const QString name = wide ? names::deviceName(device) : names::device(device);
    if (!link)
        return unplacedRow(device, name);
    if (device.riser && !link->dark)
        return adapterRow(device, *link, name, workspace);
    const QString connector = names::placeOf(device, workspace.machine());
    const QString rate = link->bandwidth ? names::number(link->bandwidth->value(), 1) : LinksView::tr("not known");
    return {{name, false, std::nullopt, device.part().name},
            {connector, false, std::nullopt, {}},
            linkCell(*link),
            {rate, true, std::nullopt, {}},
            limitCell(*link, workspace),
            upstreamCell(*link, workspace)};
}

TableRow pathRow(const PeerPath &path, const Machine &machine, bool wide)
{
    const auto nameOf = [&](int index) {
        const Device &device = machine.devices[static_cast<std::size_t>(index)];
        return wide ? names::deviceName(device) : names::device(device);
    };
    const QString rate =
        path.bandwidth ? names::number(path.bandwidth->value(), 1) : LinksView::tr("not known", "rate between cards");
    return {{nameOf(path.a), false, std::nullopt, {}},
            {nameOf(path.b), false, std::nullopt, {}},
            {names::peerWay(path.way), false, std::nullopt, {}},
            {rate, true, std::nullopt, {}}};
}

int contentHeight(const QTableWidget &table)
{
    return table.horizontalHeader()->sizeHint().height() + table.verticalHeader()->length() + 2 * table.frameWidth();
}

/// Of a table that gives way to the map: its head and so many rows that it is seen to scroll.
int leastHeight(const QTableWidget &table)
{
    constexpr int Rows = 2;
    int height = table.horizontalHeader()->sizeHint().height() + 2 * table.frameWidth();
    for (int row = 0; row < std::min(Rows, table.rowCount()); ++row)
        height += table.rowHeight(row);
    return height;
}

} // namespace

LinksView::LinksView(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_paths(new QToolButton(this))
    , m_key(new LaneKey(this))
    , m_note(new WrapLabel(this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
    , m_upper(new QWidget)
    , m_map(new LaneMap(workspace))
    , m_hint(new Label(m_upper))
    , m_table(new QTableWidget)
    , m_peers(new QTableWidget)
    , m_widths(new WidthDelegate(m_table))
    , m_fit(new QTimer(this))
{
    layOut();
    connect(m_paths, &QToolButton::toggled, this, &LinksView::showPaths);
    // After the layouts have given the splitter its height and the tables their rows.
    m_fit->setSingleShot(true);
    m_fit->setInterval(0);
    connect(m_fit, &QTimer::timeout, this, &LinksView::fitPanes);
    for (QTableWidget *table : {m_table, m_peers})
        connect(table->verticalHeader(), &QHeaderView::sectionResized, m_fit, qOverload<>(&QTimer::start));
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_sized = true; });
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
        const auto &devices = m_workspace.machine().devices;
        if (row >= 0 && static_cast<std::size_t>(row) < devices.size() && m_table->hasFocus())
            emit deviceChosen(devices[static_cast<std::size_t>(row)].item);
    });
}

void LinksView::layOut()
{
    m_paths->setCheckable(true);
    m_hint->setWordWrap(true);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *scroll = new QScrollArea(m_upper);
    scroll->setWidget(m_map);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    connectMap(scroll);
    auto *upper = new QVBoxLayout(m_upper);
    upper->setContentsMargins(0, 0, 0, 0);
    upper->setSpacing(Grid / 2);
    upper->addWidget(scroll, 1);
    upper->addWidget(m_hint);
    m_hint->setContentsMargins(Grid, 0, Grid, 0);
    makeAnswerTable(*m_table, {});
    makeAnswerTable(*m_peers, {});
    m_table->setItemDelegateForColumn(LinkColumn, m_widths);
    m_table->setFrameShape(QFrame::NoFrame);
    m_splitter->addWidget(m_upper);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_peers);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    // The splitter turned their order round, in which screen readers go through them.
    for (QWidget *pane : std::initializer_list<QWidget *>{m_peers, m_table, m_upper})
        pane->lower();
    m_paths->setProperty("chip", true);
    m_paths->setFocusPolicy(Qt::StrongFocus);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(Grid, 0, Grid, 0);
    head->addWidget(m_note, 1);
    head->addWidget(m_paths, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Grid, 0, 0);
    column->addLayout(head);
    column->addWidget(m_key);
    column->addWidget(m_splitter, 1);
}

void LinksView::connectMap(QScrollArea *scroll)
{
    connect(m_map, &LaneMap::deviceChosen, this, &LinksView::deviceChosen);
    connect(m_map, &LaneMap::hintChanged, this, [this] { m_hint->setText(m_map->hint()); });
    connect(m_map, &LaneMap::areaWanted, this, [scroll](const QRect &area) {
        scroll->ensureVisible(area.center().x(), area.center().y(), 0, area.height() / 2 + 2 * Grid);
    });
}

void LinksView::light(const std::vector<ItemId> &items) { m_map->light(items); }

void LinksView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool wide = width() >= charactersForLinks * fontMetrics().averageCharWidth();
    if (wide != m_wide) {
        m_wide = wide;
        refresh();
    }
    m_fit->start();
}

void LinksView::refresh()
{
    m_map->refresh();
    const Machine &machine = m_workspace.machine();
    m_upper->setVisible(machine.board.has_value());
    makeQuiet(*m_hint, *this);
    m_hint->setMinimumHeight(2 * m_hint->fontMetrics().lineSpacing()); // a move takes two: the drawing must not jump
    m_hint->setText(m_map->hint());
    showLinks();
    showPaths();
    showNote();
}

void LinksView::showLinks()
{
    const Machine &machine = m_workspace.machine();
    const Lanes &lanes = m_workspace.assessment().lanes;
    std::vector<TableRow> rows;
    for (std::size_t i = 0; i < machine.devices.size(); ++i)
        rows.push_back(rowOf(machine.devices[i], lanes.linkOf(static_cast<int>(i)), m_workspace, m_wide));
    m_table->setAccessibleName(tr("Links of the devices"));
    fill(*m_table, {tr("Device"), tr("Connector"), tr("Link"), tr("GB/s"), tr("Limited by"), tr("Hangs on")}, rows);
    m_widths->setBars(m_wide); // the map above draws them
    for (std::size_t i = 0; i < machine.devices.size(); ++i) {
        const Link *link = lanes.linkOf(static_cast<int>(i));
        QTableWidgetItem *cell = m_table->item(static_cast<int>(i), LinkColumn);
        if (link && link->maxWidth) {
            cell->setData(WidthDelegate::WidthRole, link->dark ? 0 : link->width.value_or(-1));
            cell->setData(WidthDelegate::MaxWidthRole, *link->maxWidth);
        }
    }
    m_table->setColumnHidden(UpstreamColumn, !m_wide); // the map shows it
    m_table->setVisible(!machine.devices.empty());
    shareColumns();
}

/// Names and limits share what the figures leave, so that both wrap; names that have room beside whole limits do not.
void LinksView::shareColumns()
{
    if (!m_wide)
        return stretchColumns(*m_table, {LimitColumn}, charactersBesideLimits);
    const QAbstractItemView &view = *m_table;
    const QHeaderView &header = *m_table->horizontalHeader();
    const int least = header.minimumSectionSize();
    int needed = 0;
    for (int column = 0; column < header.count(); ++column)
        needed += std::max({view.sizeHintForColumn(column), header.sectionSizeHint(column), least});
    if (needed <= m_table->viewport()->width())
        stretchColumns(*m_table, {LimitColumn});
    else
        stretchColumns(*m_table, {DeviceColumn, LimitColumn});
}

/// The ways between the cards, where there are any and they are asked for.
void LinksView::showPaths()
{
    const std::vector<PeerPath> &peers = m_workspace.assessment().lanes.peers;
    const bool shown = !peers.empty() && m_paths->isChecked();
    m_paths->setText(tr("Paths between cards"));
    m_paths->setVisible(!peers.empty());
    m_key->setPeers(peers);
    m_key->setVisible(shown);
    m_map->setPathsShown(shown);
    m_peers->setVisible(shown);
    m_peers->setAccessibleName(tr("Paths between cards"));
    std::vector<TableRow> rows;
    for (const PeerPath &path : peers) {
        if (shown)
            rows.push_back(pathRow(path, m_workspace.machine(), m_wide));
    }
    fill(*m_peers, {tr("Card"), tr("Other card"), tr("Way"), tr("GB/s")}, rows);
    stretchColumns(*m_peers, {0, 1, 2});
    m_fit->start();
}

void LinksView::showNote()
{
    const Machine &machine = m_workspace.machine();
    const Lanes &lanes = m_workspace.assessment().lanes;
    if (!machine.board)
        m_note->setText(tr("Choose a motherboard: its manual says which lanes a slot gets."));
    else if (machine.devices.empty())
        m_note->setText(tr("Add a card or a drive to see the link that it gets on %1.").arg(machine.board->part->name));
    else
        m_note->setText(words::lanesSentence(machine, lanes));
    m_note->setFont(sized(font(), 1, QFont::DemiBold));
    const QString shared =
        lanes.uplink ? tr("Behind the chipset, devices share %1 GB/s.").arg(names::number(lanes.uplink->value(), 1))
                     : QString();
    m_note->setToolTip(plainTip(shared));
    m_note->setVisible(!m_note->text().isEmpty());
}

/// The map gets what the tables below it leave, and spreads in it. With too little room the tables give way up to their
/// least; where even that does not hold a map, both scroll.
void LinksView::fitPanes()
{
    shareColumns(); // the table has its width only now
    const int handles = m_peers->isHidden() ? 1 : 2;
    const int whole = m_splitter->height() - handles * m_splitter->handleWidth();
    if (m_sized || whole <= 0)
        return;
    const int hint = std::max(m_hint->minimumHeight(), m_hint->heightForWidth(m_splitter->width()));
    const int map = m_map->sizeHint().height() + hint + Grid;
    const int links = contentHeight(*m_table);
    const int peers = m_peers->isHidden() ? 0 : std::max(contentHeight(*m_peers), m_peers->minimumSizeHint().height());
    const int most = whole - leastHeight(*m_table) - (peers == 0 ? 0 : leastHeight(*m_peers));
    const int upper = std::max(map <= most ? map : std::min(map, whole * 11 / 20), whole - links - peers);
    const int rest = whole - upper;
    const int lower = peers == 0 ? 0 : std::min(peers, std::max(rest - links, rest * 2 / 5));
    m_splitter->setSizes({upper, rest - lower, lower});
}

} // namespace rig::ui
