// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/lane_rows.h"

#include "core/names/brief_name.h"
#include "core/names/names.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace rig::ui {

namespace {

struct LaneRows
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::LaneRows)
};

/// From the processor's side down to what a connector hangs on. What is behind the chipset stands below what the
/// processor has itself, what is behind a switch below both.
std::vector<int> wayFromTop(Upstream upstream, const Board &board)
{
    constexpr int chipset = 100; // after the switches of the same processor
    if (upstream == FromProcessor0 || upstream == FromProcessor1)
        return {upstream == FromProcessor0 ? 0 : 1};
    if (upstream == FromChipset)
        return {0, chipset};
    if (upstream < 0)
        return {2};
    std::vector<int> way;
    // Switches that hang on each other in a circle end with their number.
    for (std::size_t step = 0; upstream >= 0 && step <= board.switches.size(); ++step) {
        way.insert(way.begin(), 1 + upstream);
        upstream = board.switches[static_cast<std::size_t>(upstream)].upstream;
    }
    if (upstream < 0) {
        const std::vector<int> top = wayFromTop(upstream, board);
        way.insert(way.begin(), top.begin(), top.end());
    }
    return way;
}

/// What the device that stands there really hangs on; of an empty connector what the manual says.
Upstream upstreamOf(int connector, const Situation &situation)
{
    const Machine &machine = situation.machine;
    for (int i = 0; i < static_cast<int>(machine.devices.size()); ++i) {
        const Device &device = deviceOf(machine, i);
        const Link *link =
            device.connector == connector && device.host < 0 ? situation.assessment.lanes.linkOf(i) : nullptr;
        if (link)
            return link->upstream;
    }
    return machine.board->part->connectors[static_cast<std::size_t>(connector)].upstream;
}

/// The connectors that are drawn, as indexes: under what they hang on, so that no line crosses another; there by
/// position, those without one last.
std::vector<int> orderOfConnectors(const Situation &situation)
{
    const Machine &machine = situation.machine;
    const std::vector<Connector> &connectors = machine.board->part->connectors;
    std::vector<int> order;
    for (int i = 0; i < static_cast<int>(connectors.size()); ++i) {
        // Rows of empty SATA ports would push the slots out of sight.
        if (connectors[static_cast<std::size_t>(i)].kind != ConnectorKind::Sata || machine.deviceAt(i))
            order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        const std::optional<double> &left = connectors[static_cast<std::size_t>(a)].position;
        const std::optional<double> &right = connectors[static_cast<std::size_t>(b)].position;
        return left && right ? *left < *right : left && !right;
    });
    std::vector<std::vector<int>> ways(connectors.size());
    for (const int connector : order)
        ways[static_cast<std::size_t>(connector)] = wayFromTop(upstreamOf(connector, situation), *machine.board->part);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return ways[static_cast<std::size_t>(a)] < ways[static_cast<std::size_t>(b)];
    });
    return order;
}

void addHanging(std::vector<LaneRow> &rows, int hostRow, const Machine &machine)
{
    const LaneRow host = rows[static_cast<std::size_t>(hostRow)];
    const Device &adapter = deviceOf(machine, host.device);
    for (int output = 0; output < adapter.outputs(); ++output) {
        LaneRow row = host;
        row.device = -1;
        row.host = host.device;
        row.hostRow = hostRow;
        row.depth = host.depth + 1;
        row.boxed = false;
        row.place = OutputName{adapter.item, output + 1}.text();
        bool any = false;
        for (int i = 0; i < static_cast<int>(machine.devices.size()); ++i) {
            const Device &device = deviceOf(machine, i);
            if (device.host != host.device || device.output != output || device.connector < 0)
                continue;
            any = true;
            row.device = i;
            row.boxed = device.switchBoard != nullptr;
            rows.push_back(row);
            if (device.isAdapter())
                addHanging(rows, static_cast<int>(rows.size()) - 1, machine);
        }
        if (!any)
            rows.push_back(row);
    }
}

void addConnector(std::vector<LaneRow> &rows, int connector, const Situation &situation)
{
    const Machine &machine = situation.machine;
    const Connector &there = machine.board->part->connectors[static_cast<std::size_t>(connector)];
    LaneRow row;
    row.connector = connector;
    row.place = there.label;
    row.upstream = there.upstream;
    bool any = false;
    for (int i = 0; i < static_cast<int>(machine.devices.size()); ++i) {
        const Device &device = deviceOf(machine, i);
        if (device.connector != connector || device.host >= 0)
            continue;
        any = true;
        row.device = i;
        row.boxed = device.switchBoard != nullptr;
        if (const Link *link = situation.assessment.lanes.linkOf(i))
            row.upstream = link->upstream;
        rows.push_back(row);
        if (device.isAdapter())
            addHanging(rows, static_cast<int>(rows.size()) - 1, machine);
    }
    if (!any)
        rows.push_back(row);
}

/// Of the air that a row has: what it takes itself. A high view lets rows breathe, and lines are told apart sooner.
double insideOf(const LaneRow &row, const LaneRoom &room)
{
    constexpr double most = 2.0; // of a line
    const double inside = std::min(room.air * 0.4, most * room.text.height());
    return row.device < 0 ? inside / 3 : inside;
}

/// And what stands below it.
double gapBelow(const LaneRoom &room)
{
    constexpr double most = 5.5; // of a line
    return Grid / 2.0 + std::min(room.air * 0.6, most * room.text.height());
}

double heightOf(const LaneRow &row, const LaneRoom &room)
{
    const double least =
        row.device < 0 ? room.text.height() + Grid / 2.0 : room.text.height() + room.caption.height() + Grid;
    return least + insideOf(row, room);
}

/// What can be said of an empty connector: what it offers at most.
QString offerOf(const LaneRow &row, const Machine &machine)
{
    if (row.host >= 0)
        return LaneRows::tr("empty");
    const Connector &there = machine.board->part->connectors[static_cast<std::size_t>(row.connector)];
    if (!there.width || !there.generation)
        return LaneRows::tr("empty");
    return LaneRows::tr("empty, PCIe %1.0 x%2", "generation and width that a connector has at most")
        .arg(QString::number(*there.generation), QString::number(*there.width));
}

struct Tail
{
    QString text;
    std::optional<Meaning> meaning;
};

/// What stands elsewhere in the picture already.
struct Standing
{
    bool rate = false;  ///< over the line
    bool lanes = false; ///< at the right edge
    bool tight = false; ///< no room: what limits the link is told alone, the table has the rest
};

/// What the link is, as far as it does not stand at the right edge.
QString trainedText(const Link &link, const Device &device, const Standing &stands)
{
    if (stands.lanes && link.generation)
        return LaneRows::tr("PCIe %1.0", "generation").arg(*link.generation);
    if (lostLanes(link) > 0 && !link.dark)
        return LaneRows::tr("%1 of x%2", "trained link, the device's own width")
            .arg(names::link(link), QString::number(*link.maxWidth));
    return names::linkOf(link, device);
}

Tail linkTail(const Link &link, const Device &device, const Situation &situation, const Standing &stands)
{
    const QString limit = words::limitedBy(link, situation);
    QStringList texts;
    std::optional<Meaning> meaning;
    if (link.wrongConnector) {
        texts << LaneRows::tr("does not go in here", "a device in the wrong connector");
        meaning = Meaning::Blocker;
    }
    const bool limited = !limit.isEmpty() && link.limitedBy != LimitedBy::Unknown;
    const bool limitAlone = stands.lanes && stands.tight && limited;
    if (!limitAlone)
        texts << trainedText(link, device, stands);
    if (link.bandwidth && !stands.rate)
        texts << LaneRows::tr("%1 GB/s", "rate of a link").arg(names::number(link.bandwidth->value(), 1));
    if (link.dark)
        meaning = Meaning::Blocker;
    else if (!meaning && lostLanes(link) > 0)
        meaning = Meaning::Caution;
    else if (!meaning && link.pcie && !link.width)
        meaning = Meaning::CannotCheck;
    if (limited)
        texts << limit;
    return {texts.join(QStringLiteral(" · ")), meaning};
}

Tail tailOf(const LaneRow &row, const Situation &situation, const Standing &stands)
{
    if (row.device < 0)
        return {offerOf(row, situation.machine), std::nullopt};
    const Device &device = deviceOf(situation.machine, row.device);
    const Link *link = situation.assessment.lanes.linkOf(row.device);
    if (link)
        return linkTail(*link, device, situation, stands);
    return {device.badConnector ? LaneRows::tr("its connector is not on this board") : LaneRows::tr("not placed"),
            Meaning::CannotCheck};
}

QString labelOf(const LaneRow &row, const Machine &machine)
{
    if (row.connector < 0)
        return {};
    if (row.host < 0)
        return row.place;
    const Device &host = deviceOf(machine, row.host);
    const std::optional<OutputName> output = outputNamed(row.place);
    return host.outputs() > 1 && output
               ? LaneRows::tr("output %1", "number of an adapter's output").arg(QString::number(output->output))
               : LaneRows::tr("output", "the only one of an adapter");
}

/// "x16", "x4 of x16": the lanes that the device has, at a glance.
QString lanesOf(const LaneRow &row, const Situation &situation)
{
    const Link *link = row.device < 0 ? nullptr : situation.assessment.lanes.linkOf(row.device);
    if (!link || link->dark || !link->pcie || !link->width)
        return {};
    if (lostLanes(*link) > 0)
        return LaneRows::tr("x%1 of x%2", "trained width, the device's own width")
            .arg(QString::number(*link->width), QString::number(*link->maxWidth));
    return QStringLiteral("x%1").arg(*link->width);
}

void placeTexts(LaneRow &row, const LaneRoom &room, double labelWidth)
{
    const QRectF inner = row.area.adjusted(Grid, 0, -Grid, 0);
    const double line = room.text.height();
    const double gap = labelWidth > 0 ? labelWidth + Grid : 0;
    const double rest = std::max(0.0, inner.width() - gap);
    if (row.device < 0) {
        const double top = row.area.center().y() - line / 2;
        row.labelArea = QRectF(inner.left(), top, labelWidth, line);
        row.nameArea = QRectF(inner.left() + gap, top, rest, line);
        return;
    }
    // The connector and its link over the device, which has the whole width for its name.
    const double caption = room.caption.height();
    const double between = insideOf(row, room) / 5;
    const double top = row.area.center().y() - (caption + between + line) / 2;
    row.labelArea = QRectF(inner.left(), top, labelWidth, caption);
    row.tailArea = QRectF(inner.left() + gap, top, rest, caption);
    row.nameArea = QRectF(inner.left(), top + caption + between, inner.width(), line);
    // Heavier than the type that is measured.
    const double lanes = room.text.horizontalAdvance(row.lanes) * 1.08 + Grid / 2.0;
    if (!row.lanes.isEmpty() && row.nameArea.width() > lanes + 8 * room.text.averageCharWidth()) {
        row.lanesArea = QRectF(inner.right() - lanes, row.nameArea.top(), lanes, line);
        row.nameArea.setRight(row.lanesArea.left() - Grid);
    }
}

/// The widest label of what holds a device, by depth: a long label of an empty connector would leave less room to the
/// names of devices.
std::vector<double> labelWidths(const std::vector<LaneRow> &rows, const Machine &machine, const LaneRoom &room)
{
    std::vector<double> widths;
    for (const LaneRow &row : rows) {
        const std::size_t depth = static_cast<std::size_t>(row.depth);
        widths.resize(std::max(widths.size(), depth + 1), 0.0);
        if (row.device >= 0)
            widths[depth] = std::max(widths[depth], room.text.horizontalAdvance(labelOf(row, machine)) + 1);
    }
    return widths;
}

/// How much of a row its label takes: not so much that "Card 1" would have no room.
double labelWidth(const LaneRow &row, const std::vector<double> &widths, const Machine &machine, const LaneRoom &room)
{
    const QString label = labelOf(row, machine);
    if (label.isEmpty())
        return 0;
    const QString least = row.device < 0 ? LaneRows::tr("empty") : names::device(deviceOf(machine, row.device));
    const double inner = row.area.width() - 3 * Grid;
    const double most = std::max(inner * 0.4, inner - room.text.horizontalAdvance(least) - 1);
    const double common = widths[static_cast<std::size_t>(row.depth)];
    return std::min(row.device < 0 ? std::max(room.text.horizontalAdvance(label) + 1, common) : common, most);
}

/// The first of the texts that fits; the last, elided, where none does.
QString shortest(const QFontMetricsF &metrics, const QStringList &texts, double width)
{
    for (const QString &text : texts) {
        if (metrics.horizontalAdvance(text) <= width)
            return text;
    }
    return metrics.elidedText(texts.last(), Qt::ElideRight, width);
}

/// "Card 1: GeForce RTX 3090 TURBO 24G", without the family, without the edition or as its chip is called where that
/// has no room, or only "Card 1" where next to nothing of the name would be left.
QString nameFor(const Device &device, const LaneRoom &room, double width)
{
    const double few = 6 * room.text.averageCharWidth();
    const QString number = names::device(device);
    const QString brief = names::briefDeviceName(device);
    QStringList texts{names::deviceName(device), brief, QString(brief).remove(QStringLiteral(" Workstation Edition"))};
    if (device.chip && device.isCard())
        texts << LaneRows::tr("%1: %2", "\"Card 1\", name of its chip").arg(number, names::briefName(*device.chip));
    if (room.text.horizontalAdvance(number) + few > width)
        texts << number;
    return shortest(room.text, texts, width);
}

bool isCut(const QString &text) { return text.contains(QChar(0x2026)); }

/// Parts of one kind are called alike as far as each has room: "RTX 3090 FE" beside "GeForce RTX 3090 Founders Edition"
/// would look like another card.
void nameAlike(std::vector<LaneRow> &rows, const Machine &machine, const LaneRoom &room)
{
    for (LaneRow &row : rows) {
        if (row.device < 0)
            continue;
        const Device &device = deviceOf(machine, row.device);
        double width = row.nameArea.width();
        for (const LaneRow &other : rows) {
            if (other.device >= 0 && deviceOf(machine, other.device).part().id == device.part().id)
                width = std::min(width, other.nameArea.width());
        }
        if (width >= row.nameArea.width())
            continue; // it has the name for its own room
        // Not where the narrowest has next to nothing of the name.
        const QString name = nameFor(device, room, width);
        if (!name.isEmpty() && !isCut(name) && name != names::device(device))
            row.name = name;
    }
}

/// "PCIe …" says nothing: where a tail without a mark has no room, a connector has its whole label instead.
void nameTail(LaneRow &row, const Tail &tail, const QString &label, const LaneRoom &room, double width)
{
    QString text = tail.text;
    const QString between = QStringLiteral(" · ");
    // On paper the table below tells the rest: better nothing of a limit than half of its words.
    while (room.whole && text.contains(between) && room.caption.horizontalAdvance(text) > width)
        text = text.section(between, 0, -2);
    row.tail = room.caption.elidedText(text, Qt::ElideRight, width);
    if (tail.meaning || row.tail == tail.text)
        return;
    row.tail.clear();
    row.labelArea.setRight(row.tailArea.right());
    row.label = room.caption.elidedText(label, Qt::ElideMiddle, row.labelArea.width());
}

QString said(const LaneRow &row, const Situation &situation)
{
    const Machine &machine = situation.machine;
    QStringList texts;
    if (row.host >= 0)
        texts << names::device(deviceOf(machine, row.host));
    texts << labelOf(row, machine);
    if (row.device >= 0)
        texts << names::deviceName(deviceOf(machine, row.device));
    texts << tailOf(row, situation, {}).text;
    texts.removeAll(QString());
    return texts.join(QStringLiteral(", "));
}

} // namespace

bool isAnyCut(const std::vector<LaneRow> &rows)
{
    return std::any_of(rows.begin(), rows.end(), [](const LaneRow &row) {
        return row.shortened || isCut(row.name) || isCut(row.label) || isCut(row.tail);
    });
}

int lostLanes(const Link &link) { return link.width && link.maxWidth ? std::max(0, *link.maxWidth - *link.width) : 0; }

std::vector<LaneRow> laneRows(const Situation &situation, bool usedOnly)
{
    std::vector<LaneRow> rows;
    const Machine &machine = situation.machine;
    if (!machine.board)
        return rows;
    for (const int connector : orderOfConnectors(situation)) {
        if (!usedOnly || machine.deviceAt(connector))
            addConnector(rows, connector, situation);
    }
    for (int i = 0; i < static_cast<int>(machine.devices.size()); ++i) {
        LaneRow row;
        row.device = i;
        if (deviceOf(machine, i).connector < 0)
            rows.push_back(row);
    }
    return rows;
}

double placeRows(std::vector<LaneRow> &rows, const LaneRoom &room, double left, double right, double top)
{
    const double indent = 3 * room.text.averageCharWidth();
    const double gap = gapBelow(room);
    for (LaneRow &row : rows) {
        if (row.connector < 0)
            continue;
        const double from = std::min(left + row.depth * indent, std::max(left, right - 4 * indent));
        row.area = QRectF(from, top, right - from, heightOf(row, room));
        top = row.area.bottom() + gap;
    }
    return top;
}

double placeUnplaced(LaneLayout &layout, const LaneRoom &room, double left, double right, double top)
{
    for (LaneRow &row : layout.rows) {
        if (row.connector >= 0)
            continue;
        if (layout.notPlaced.isEmpty()) {
            layout.notPlaced = LaneRows::tr("Not placed");
            layout.notPlacedArea = QRectF(left, top + Grid, right - left, room.text.height());
            top = layout.notPlacedArea.bottom() + Grid / 2.0;
        }
        row.area = QRectF(left, top, right - left, heightOf(row, room));
        top = row.area.bottom() + Grid / 2.0;
    }
    return top;
}

void nameRows(std::vector<LaneRow> &rows, const Situation &situation, const LaneRoom &room,
              const std::vector<bool> &rates)
{
    const Machine &machine = situation.machine;
    const std::vector<double> widths = labelWidths(rows, machine, room);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        LaneRow &row = rows[i];
        const QString label = labelOf(row, machine);
        row.lanes = lanesOf(row, situation);
        placeTexts(row, room, labelWidth(row, widths, machine, room));
        row.label = room.text.elidedText(label, Qt::ElideMiddle, row.labelArea.width());
        const auto markWide = [&](const Tail &of) {
            return of.meaning ? 2 * room.caption.averageCharWidth() + Grid / 2.0 : 0;
        };
        Tail tail = tailOf(row, situation, {rates[i], !row.lanesArea.isEmpty()});
        // The table has the rate and the generation: what limits the link is told before them.
        const auto fits = [&](const Tail &of) {
            return room.caption.horizontalAdvance(of.text) <= row.tailArea.width() - markWide(of);
        };
        for (const bool tight : {false, true}) {
            if (fits(tail))
                break;
            const Tail shorter = tailOf(row, situation, {true, !row.lanesArea.isEmpty(), tight});
            // On paper the generation alone says more than half of a limit.
            row.shortened = tight && room.whole && !fits(shorter);
            if (!row.shortened)
                tail = shorter;
        }
        row.meaning = tail.meaning;
        row.name = row.device < 0 ? shortest(room.caption, {tail.text, LaneRows::tr("empty")}, row.nameArea.width())
                                  : nameFor(deviceOf(machine, row.device), room, row.nameArea.width());
        if (row.device >= 0)
            nameTail(row, tail, label, room, row.tailArea.width() - markWide(tail));
        row.said = said(row, situation);
    }
    nameAlike(rows, machine, room);
}

} // namespace rig::ui
