// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/lane_map.h"

#include "core/names/names.h"
#include "ui/document/workspace.h"
#include "ui/drawings/lane_paint.h"
#include "ui/drawings/lane_words.h"
#include "ui/widgets/label.h"
#include "ui/widgets/strokes.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace rig::ui {

namespace {

/// How near to a line the pointer must be.
constexpr double nearLine = 1.5 * Grid;

/// The board's own parts are lit with the board.
/// Readable still: what a card that is carried cannot be dropped on.
constexpr double NoTargetOpacity = 0.5;

bool boardIsLit(const std::vector<ItemId> &lit, const Machine &machine) { return isLit(lit, machine.board->item); }

bool processorIsLit(const std::vector<ItemId> &lit, const LaneBox &box, const Machine &machine)
{
    if (!box.there || (box.upstream != FromProcessor0 && box.upstream != FromProcessor1))
        return false;
    const std::size_t place = box.upstream == FromProcessor0 ? 0 : machine.processors.size() - 1;
    return isLit(lit, machine.processors[place].item);
}

} // namespace

LaneMap::LaneMap(Workspace &workspace, QWidget *parent) : QWidget(parent), m_workspace(workspace)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum); // a higher view lets its rows breathe
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    refresh();
}

LaneInk LaneMap::ink() const { return {palette(), font(), fontFor(TextSize::Caption, font())}; }

ItemId LaneMap::itemOf(const LaneRow &row) const
{
    return row.device < 0 ? 0 : m_workspace.machine().devices[static_cast<std::size_t>(row.device)].item;
}

void LaneMap::refresh()
{
    m_move.reset();
    m_pressed = -1;
    layOut();
    // What was current stays so, wherever it stands now.
    m_current = -1;
    for (std::size_t i = 0; i < m_layout.rows.size() && m_currentItem != 0; ++i) {
        if (itemOf(m_layout.rows[i]) == m_currentItem)
            m_current = static_cast<int>(i);
    }
    if (m_current < 0)
        m_current = m_layout.rowOfPlace(m_currentPlace);
    setAccessibleName(tr("Lane map"));
    describe();
    setVisible(m_workspace.machine().board.has_value());
    emit hintChanged();
}

void LaneMap::layOut()
{
    const Device *device = m_workspace.machine().device(m_currentItem);
    if (device && device->isCard())
        m_pathsOf = static_cast<int>(device - m_workspace.machine().devices.data());

    const QFont small = fontFor(TextSize::Caption, font());
    const double wide = std::max(width(), minimumSizeHint().width());
    m_layout = layOutLanes(m_workspace.situation(), m_workspace.verdict().findings,
                           {wide, QFontMetricsF(font()), QFontMetricsF(small), m_paths, m_pathsOf, double(height())});
    lightUp();
    updateGeometry();
    update();
}

void LaneMap::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void LaneMap::describe()
{
    QString text = tr("A drawing of where each lane goes; the table of links says the same in words.");
    if (m_current >= 0 && hasFocus())
        text = m_layout.rows[static_cast<std::size_t>(m_current)].said;
    if (m_move)
        text = movingHint();
    if (text == accessibleDescription())
        return;
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void LaneMap::light(const std::vector<ItemId> &items)
{
    m_lit = items;
    lightUp();
    update();
}

void LaneMap::lightUp()
{
    const Machine &machine = m_workspace.machine();
    m_rowLit.assign(m_layout.rows.size(), false);
    m_boxLit.assign(m_layout.boxes.size(), false);
    if (m_lit.empty() || !machine.board)
        return;
    for (std::size_t i = 0; i < m_layout.rows.size(); ++i) {
        const ItemId item = itemOf(m_layout.rows[i]);
        m_rowLit[i] = item != 0 && isLit(m_lit, item);
    }
    const bool board = boardIsLit(m_lit, machine);
    for (std::size_t i = 0; i < m_layout.boxes.size(); ++i) {
        const LaneBox &box = m_layout.boxes[i];
        m_boxLit[i] = (board && box.upstream != FromProcessor0 && box.upstream != FromProcessor1) ||
                      processorIsLit(m_lit, box, machine);
    }
}

void LaneMap::setPathsShown(bool shown)
{
    if (m_paths == shown)
        return;
    m_paths = shown;
    layOut();
    emit hintChanged();
}

QSize LaneMap::sizeHint() const { return {80 * Grid, static_cast<int>(std::ceil(m_layout.least))}; }

QSize LaneMap::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 56, static_cast<int>(std::ceil(m_layout.least))};
}

QRect LaneMap::connectorArea(const QString &label) const
{
    const int row = m_layout.rowOfPlace(label);
    return row < 0 ? QRect() : m_layout.rows[static_cast<std::size_t>(row)].area.toRect();
}

QRect LaneMap::deviceArea(ItemId item) const
{
    for (const LaneRow &row : m_layout.rows) {
        if (row.device >= 0 && itemOf(row) == item)
            return row.area.toRect();
    }
    return {};
}

void LaneMap::paintEvent(QPaintEvent *)
{
    if (m_layout.rows.empty() && m_layout.boxes.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLaneGround(painter, m_layout, {m_rowLit, m_boxLit}, ink());
    paintRows(painter);
    paintCarried(painter);
}

void LaneMap::paintRows(QPainter &painter) const
{
    const LaneInk inks = ink();
    for (std::size_t i = 0; i < m_layout.rows.size(); ++i) {
        const LaneRow &row = m_layout.rows[i];
        const words::MoveOption *option = optionAt(static_cast<int>(i));
        const bool carried = m_move && itemOf(row) == m_move->item;
        // Where it cannot go is drawn back while something is carried.
        painter.setOpacity(m_move && !option && !carried ? NoTargetOpacity : 1);
        if (option)
            paintPreview(painter, row, option->current ? tr("stays here") : previewText(*option, false), inks);
        else
            paintLaneRow(painter, row, m_rowLit[i], inks);
    }
    painter.setOpacity(1);
    paintNotPlaced(painter, m_layout, inks);
    const int framed = m_move ? m_move->target : m_current;
    if (framed >= 0 && (m_move || hasFocus()))
        paintLaneFrame(painter, m_layout.rows[static_cast<std::size_t>(framed)], true, inks);
}

/// The name of what is being dragged, beside the pointer.
void LaneMap::paintCarried(QPainter &painter) const
{
    const Device *device = m_move && m_move->byMouse ? m_workspace.machine().device(m_move->item) : nullptr;
    if (!device)
        return;
    const QString name = names::device(*device);
    QRectF area(QPointF(m_move->at) + QPointF(2 * Grid, 2 * Grid),
                QSizeF(fontMetrics().horizontalAdvance(name) + 2 * Grid, fontMetrics().height() + Grid));
    area.moveRight(std::min(area.right(), width() - 1.0));
    area.moveBottom(std::min(area.bottom(), height() - 1.0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRoundedRect(area, Grid / 2.0, Grid / 2.0);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::HighlightedText));
    painter.drawText(area, Qt::AlignCenter, name);
}

bool LaneMap::isLineAt(const LaneLine &line, QPointF point) const
{
    if (!line.path.boundingRect().adjusted(-nearLine, -nearLine, nearLine, nearLine).contains(point))
        return false;
    QPainterPathStroker stroker;
    stroker.setWidth(nearLine);
    return stroker.createStroke(line.path).contains(point) || line.labelArea.contains(point);
}

QString LaneMap::tipAt(QPointF point) const
{
    const Situation situation = m_workspace.situation();
    const auto tipOfRow = [&](int row) {
        return rowTip(m_layout.rows[static_cast<std::size_t>(row)], situation, m_workspace.verdict().findings);
    };
    if (const int row = m_layout.rowAt(point); row >= 0)
        return tipOfRow(row);
    for (const LaneBox &box : m_layout.boxes) {
        if (box.area.contains(point))
            return boxTip(box, situation);
    }
    for (const LaneLine &line : m_layout.lines) {
        if (isLineAt(line, point))
            return line.row >= 0 ? tipOfRow(line.row)
                                 : boxTip(m_layout.boxes[static_cast<std::size_t>(line.box)], situation);
    }
    QPainterPathStroker stroker;
    stroker.setWidth(nearLine);
    for (const LaneArc &arc : m_layout.arcs) {
        if (stroker.createStroke(arc.path).contains(point) || arc.labelArea.contains(point))
            return pathText(situation.assessment.lanes.peers[static_cast<std::size_t>(arc.peer)], situation.machine);
    }
    return {};
}

bool LaneMap::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && m_move) {
        event->accept(); // the keys belong to the move
        return true;
    }
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString tip = m_move ? QString() : tipAt(help->pos());
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), plainTip(tip), this);
    return true;
}

} // namespace rig::ui
