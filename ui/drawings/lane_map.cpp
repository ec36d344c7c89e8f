// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/lane_map.h"

#include "core/words/words.h"
#include "ui/theme.h"
#include "ui/workspace.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

constexpr int BoxWidth = 14 * Grid;
constexpr double LostSpacing = 3.0; // between a line and the dashes of what it lost

/// Width by thickness: x1 1 px … x16 7 px.
double thicknessOf(int width)
{
    if (width >= 16)
        return 7;
    if (width >= 8)
        return 5;
    if (width >= 4)
        return 3;
    return width >= 2 ? 2 : 1;
}

/// One hue, five steps of lightness: the higher the generation, the stronger.
QColor colourOfGeneration(std::optional<int> generation, const QPalette &palette)
{
    constexpr std::array<int, 5> onLight{185, 165, 140, 110, 80};
    constexpr std::array<int, 5> onDark{80, 105, 135, 165, 195};
    const std::size_t step = static_cast<std::size_t>(std::clamp(generation.value_or(1), 1, 5) - 1);
    return QColor::fromHsl(212, 150, isDark(palette) ? onDark[step] : onLight[step]);
}

QString kindShape(ConnectorKind kind)
{
    return kind == ConnectorKind::Slot ? QStringLiteral("▬") : QStringLiteral("▪");
}

} // namespace

LaneMap::LaneMap(Workspace &workspace, QWidget *parent) : QWidget(parent), m_workspace(workspace)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    refresh();
}

void LaneMap::refresh()
{
    setAccessibleName(tr("Lane map"));
    setAccessibleDescription(tr("A drawing of where each lane goes; the table of links says the same in words."));
    setVisible(m_workspace.machine().board.has_value());
    updateGeometry();
    update();
}

QSize LaneMap::sizeHint() const { return {80 * Grid, static_cast<int>(rowPlaces().size()) * rowHeight() + 2 * Grid}; }

QSize LaneMap::minimumSizeHint() const { return {40 * Grid, sizeHint().height()}; }

int LaneMap::rowHeight() const { return fontMetrics().height() * 2 + Grid; }

/// Who stands in the connector of the last row, and a row of its own for each that hangs on it.
void LaneMap::addDevices(std::vector<RowPlace> &rows, int connector) const
{
    const Machine &machine = m_workspace.machine();
    for (const Link &link : m_workspace.assessment().lanes.links) {
        const Device &device = machine.devices[static_cast<std::size_t>(link.device)];
        if (link.connector != connector || device.host >= 0)
            continue;
        rows.back().device = link.device;
        rows.back().link = device.riser && !link.dark ? nullptr : &link;
    }
    for (const Link &link : m_workspace.assessment().lanes.links) {
        const Device &device = machine.devices[static_cast<std::size_t>(link.device)];
        if (link.connector == connector && device.host >= 0)
            rows.push_back({connector, device.riser && !link.dark ? nullptr : &link, link.device, true, {}});
    }
}

std::vector<LaneMap::RowPlace> LaneMap::rowPlaces() const
{
    std::vector<RowPlace> rows;
    const Machine &machine = m_workspace.machine();
    if (!machine.board)
        return rows;
    const std::vector<Connector> &connectors = machine.board->part->connectors;
    for (int i = 0; i < static_cast<int>(connectors.size()); ++i) {
        const Connector &connector = connectors[static_cast<std::size_t>(i)];
        if (connector.kind == ConnectorKind::Sata && !machine.deviceAt(i))
            continue; // rows of empty SATA ports would push the slots out of sight
        RowPlace row;
        row.connector = i;
        rows.push_back(row);
        addDevices(rows, i);
    }
    // The board's physical order where it is known.
    std::stable_sort(rows.begin(), rows.end(), [&](const RowPlace &a, const RowPlace &b) {
        const Connector &left = connectors[static_cast<std::size_t>(a.connector)];
        const Connector &right = connectors[static_cast<std::size_t>(b.connector)];
        return left.position && right.position && *left.position < *right.position;
    });
    const double left = width() * 0.52;
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].area = QRectF(left, Grid + static_cast<double>(i) * rowHeight(), width() - left - Grid, rowHeight());
    return rows;
}

std::vector<LaneMap::Box> LaneMap::boxes(const std::vector<RowPlace> &rows) const
{
    std::vector<Box> found;
    const Board &board = *m_workspace.machine().board->part;
    std::vector<double> centres;
    for (const RowPlace &row : rows) {
        const Upstream upstream =
            row.link ? row.link->upstream : board.connectors[static_cast<std::size_t>(row.connector)].upstream;
        auto box = std::find_if(found.begin(), found.end(), [&](const Box &one) { return one.upstream == upstream; });
        if (box == found.end()) {
            found.push_back({upstream, {}, 0});
            centres.push_back(0);
            box = found.end() - 1;
        }
        ++box->ports;
        centres[static_cast<std::size_t>(box - found.begin())] += row.area.center().y();
    }
    // A switch or a chipset without its processor would hang in the air.
    const auto onProcessor = [](const Box &box) { return box.upstream == FromProcessor0; };
    if (!found.empty() && std::none_of(found.begin(), found.end(), onProcessor)) {
        found.insert(found.begin(), {FromProcessor0, {}, 0});
        centres.insert(centres.begin(), 0);
    }
    double bottom = Grid;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const double tall = std::max(rowHeight() * 0.9, found[i].ports * rowHeight() * 0.55);
        const double centre = found[i].ports > 0 ? centres[i] / found[i].ports : 0;
        const double top = std::max(bottom, centre - tall / 2);
        found[i].area = QRectF(Grid, top, BoxWidth, tall);
        bottom = found[i].area.bottom() + 3 * Grid;
    }
    // The column is moved up where it would run out of the picture.
    const double excess = found.empty() ? 0 : found.back().area.bottom() + Grid - height();
    for (Box &box : found)
        box.area.translate(0, -std::clamp(excess, 0.0, box.area.top() - Grid));
    return found;
}

void LaneMap::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    const std::vector<RowPlace> rows = rowPlaces();
    if (rows.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Board &board = *m_workspace.machine().board->part;
    std::vector<Box> sources = boxes(rows);
    paintUplinks(painter, sources);
    std::vector<int> used(sources.size(), 0);
    for (const RowPlace &row : rows) {
        const Upstream upstream =
            row.link ? row.link->upstream : board.connectors[static_cast<std::size_t>(row.connector)].upstream;
        const auto box =
            std::find_if(sources.begin(), sources.end(), [&](const Box &one) { return one.upstream == upstream; });
        const std::size_t index = static_cast<std::size_t>(box - sources.begin());
        const double share = (++used[index] - 0.5) / box->ports;
        paintLine(painter, row, {box->area.right(), box->area.top() + share * box->area.height()});
    }
    paintBoxes(painter, sources);
    for (const RowPlace &row : rows)
        paintRow(painter, row);
}

void LaneMap::paintBoxes(QPainter &painter, const std::vector<Box> &boxes) const
{
    const Machine &machine = m_workspace.machine();
    const Board &board = *machine.board->part;
    for (const Box &box : boxes) {
        painter.setPen(QPen(palette().color(QPalette::Mid), 1));
        painter.setBrush(palette().color(QPalette::Button));
        painter.drawRoundedRect(box.area, Grid / 2.0, Grid / 2.0);
        QStringList lines{words::upstream(box.upstream, board)};
        const Processor *processor = machine.processor();
        if (box.upstream == FromProcessor0 && processor && processor->usableLanes)
            lines << tr("%n lane(s)", "of a processor", *processor->usableLanes);
        if (box.upstream == FromChipset && board.chipset)
            lines << *board.chipset;
        painter.setPen(palette().color(QPalette::ButtonText));
        painter.setFont(font());
        painter.drawText(box.area.adjusted(4, 2, -4, -2), Qt::AlignCenter | Qt::TextWordWrap, lines.join(u'\n'));
    }
}

void LaneMap::paintUplinks(QPainter &painter, const std::vector<Box> &boxes) const
{
    const Board &board = *m_workspace.machine().board->part;
    const auto areaOf = [&](Upstream upstream) {
        const auto box =
            std::find_if(boxes.begin(), boxes.end(), [&](const Box &one) { return one.upstream == upstream; });
        return box == boxes.end() ? QRectF() : box->area;
    };
    for (const Box &box : boxes) {
        const bool chipset = box.upstream == FromChipset;
        if (!chipset && box.upstream < 0)
            continue;
        const Switch *passed = chipset ? nullptr : &board.switches[static_cast<std::size_t>(box.upstream)];
        const QRectF parent = areaOf(chipset ? FromProcessor0 : passed->upstream);
        const std::optional<int> width = chipset ? board.uplinkWidth : passed->width;
        const std::optional<int> generation = chipset ? board.uplinkGeneration : passed->generation;
        if (!parent.isValid())
            continue;
        const bool below = box.area.top() > parent.top();
        const QPointF from(parent.left() + 3 * Grid, below ? parent.bottom() : parent.top());
        const QPointF to(from.x(), below ? box.area.top() : box.area.bottom());
        QPen pen(colourOfGeneration(generation, palette()), thicknessOf(width.value_or(4)));
        pen.setCapStyle(Qt::FlatCap);
        painter.setPen(pen);
        painter.drawLine(from, to);
        if (!width || !generation)
            continue;
        painter.setPen(quietText(palette()));
        painter.setFont(fontFor(TextSize::Caption, font()));
        const QRectF beside(from.x() + Grid, std::min(from.y(), to.y()), BoxWidth, std::abs(to.y() - from.y()));
        painter.drawText(beside, Qt::AlignVCenter | Qt::AlignLeft,
                         QStringLiteral("%1.0 x%2").arg(QString::number(*generation), QString::number(*width)));
    }
}

void LaneMap::paintLine(QPainter &painter, const RowPlace &row, QPointF from) const
{
    const QPointF to(row.area.left() - Grid, row.area.center().y());
    const double bend = (to.x() - from.x()) * 0.45;
    const auto curve = [&](double shift) {
        QPainterPath path(from + QPointF(0, shift));
        path.cubicTo(from + QPointF(bend, shift), to + QPointF(-bend, shift), to + QPointF(0, shift));
        return path;
    };
    painter.setBrush(Qt::NoBrush);
    const QColor grey = quietText(palette());
    if (!row.link && row.device >= 0)
        return; // a riser: the lines go to what hangs on it
    if (!row.link) {
        painter.setPen(QPen(palette().color(QPalette::Mid), 1));
        painter.drawPath(curve(0));
        return;
    }
    const Link &link = *row.link;
    const bool lost = link.dark || (link.width && link.maxWidth && *link.width < *link.maxWidth);
    const double thick = link.dark ? 0 : thicknessOf(link.width.value_or(1));
    if (!link.dark) {
        QPen pen(colourOfGeneration(link.generation, palette()), thick);
        pen.setCapStyle(Qt::FlatCap);
        if (link.pcie && !link.width)
            pen.setStyle(Qt::DotLine); // not known
        painter.setPen(pen);
        painter.drawPath(curve(0));
    }
    if (lost) {
        painter.setPen(QPen(grey, 1.2, Qt::DashLine));
        painter.drawPath(curve(thick / 2 + LostSpacing));
    }
}

void LaneMap::paintRow(QPainter &painter, const RowPlace &row) const
{
    const Machine &machine = m_workspace.machine();
    const Connector &connector = machine.board->part->connectors[static_cast<std::size_t>(row.connector)];
    const Device *device = row.device < 0 ? nullptr : &machine.devices[static_cast<std::size_t>(row.device)];
    const QFontMetrics metrics(font());
    const double line = metrics.height();
    const double top = row.area.center().y() - line;
    const int wide = static_cast<int>(row.area.width());
    QString head = row.hangs ? QStringLiteral("      ↳ %1").arg(device->part().name)
                             : QStringLiteral("%1 %2").arg(kindShape(connector.kind), connector.label);
    if (device && !row.hangs)
        head += QStringLiteral("  %1").arg(device->part().name);
    painter.setFont(font());
    painter.setPen(device ? palette().color(QPalette::Text) : quietText(palette()));
    painter.drawText(QRectF(row.area.left(), top, wide, line), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(head, Qt::ElideRight, wide));
    QString tail = tr("empty");
    if (const Link *link = device ? m_workspace.assessment().lanes.linkOf(row.device) : nullptr)
        tail = words::linkOf(*link, *device);
    QColor colour = quietText(palette());
    if (row.link) {
        if (row.link->bandwidth)
            tail += QStringLiteral(" · %1 GB/s").arg(words::number(row.link->bandwidth->value(), 1));
        const bool less = row.link->width && row.link->maxWidth && *row.link->width < *row.link->maxWidth;
        if (row.link->dark || less) {
            const Meaning meaning = row.link->dark ? Meaning::Blocker : Meaning::Caution;
            colour = colourOf(meaning, palette());
            tail.prepend(shapeOf(meaning) + u' ');
            if (const QString limit = words::limitedBy(*row.link, m_workspace.situation()); !limit.isEmpty())
                tail += QStringLiteral(" · %1").arg(limit);
        }
    }
    const QFont small = fontFor(TextSize::Caption, font());
    painter.setFont(small);
    painter.setPen(colour);
    painter.drawText(QRectF(row.area.left(), top + line, wide, line), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(small).elidedText(tail, Qt::ElideRight, wide));
}

const LaneMap::RowPlace *LaneMap::rowAt(const std::vector<RowPlace> &rows, QPoint point) const
{
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const RowPlace &one) {
        return point.y() >= one.area.top() && point.y() < one.area.bottom() && point.x() >= one.area.left() - Grid;
    });
    return row == rows.end() ? nullptr : &*row;
}

QString LaneMap::tip(const RowPlace &row) const
{
    const Board &board = *m_workspace.machine().board->part;
    const Connector &connector = board.connectors[static_cast<std::size_t>(row.connector)];
    QStringList lines{connector.label};
    if (connector.width && connector.generation)
        lines << tr("At most PCIe %1.0 x%2, from: %3.", "generation, width, processor or chipset")
                     .arg(QString::number(*connector.generation), QString::number(*connector.width),
                          words::upstream(connector.upstream, board));
    const QString limit = row.link ? words::limitedBy(*row.link, m_workspace.situation()) : QString();
    if (!limit.isEmpty())
        lines << tr("Limited by: %1.").arg(limit);
    return lines.join(u'\n');
}

bool LaneMap::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const std::vector<RowPlace> rows = rowPlaces();
    if (const RowPlace *row = rowAt(rows, help->pos()))
        QToolTip::showText(help->globalPos(), tip(*row), this);
    else
        QToolTip::hideText();
    return true;
}

void LaneMap::mousePressEvent(QMouseEvent *event)
{
    const std::vector<RowPlace> rows = rowPlaces();
    const RowPlace *row = rowAt(rows, event->pos());
    if (row && row->device >= 0)
        emit deviceChosen(m_workspace.machine().devices[static_cast<std::size_t>(row->device)].item);
}

} // namespace rig::ui
