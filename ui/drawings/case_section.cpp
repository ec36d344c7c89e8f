// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/case_section.h"

#include "ui/drawings/case_words.h"
#include "ui/widgets/label.h"
#include "ui/widgets/strokes.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace rig::ui {

namespace {

constexpr int LeastCharacters = 60; ///< the width of a picture that nobody gave a room yet

/// Fills of the palette's own colours: what stands on the board is stronger than the board.
QBrush fillOf(CaseShape shape, const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    switch (shape) {
    case CaseShape::Outline:
        return Qt::NoBrush;
    case CaseShape::Board:
        return mixed(base, text, 0.06);
    case CaseShape::Card:
        return mixed(base, palette.color(QPalette::Link), 0.32);
    case CaseShape::Device:
        return mixed(base, palette.color(QPalette::Link), 0.18);
    case CaseShape::Supply:
        return mixed(base, text, 0.16);
    case CaseShape::Cooler:
    case CaseShape::Radiator:
        return mixed(base, text, 0.12);
    case CaseShape::Cable:
        return mixed(base, text, 0.05);
    }
    return Qt::NoBrush;
}

QPen penOf(const CaseBox &box, const QPalette &palette)
{
    if (box.dashed)
        return unknownPen(palette);
    const QColor colour = mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.55);
    return {colour, box.shape == CaseShape::Outline ? 2.0 : 1.0};
}

/// Where a key leads among so many parts; -1: it leads nowhere.
int stepOf(int key, int current, int count)
{
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_Right:
        return std::min(current + 1, count - 1);
    case Qt::Key_Up:
    case Qt::Key_Left:
        return std::max(current - 1, 0);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return count - 1;
    default:
        return -1;
    }
}

} // namespace

CaseSection::CaseSection(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    describe();
}

void CaseSection::setPlan(CasePlan plan)
{
    const ItemId item = m_current >= 0 ? m_plan.parts[static_cast<std::size_t>(m_current)].item : 0;
    m_plan = std::move(plan);
    m_current = item != 0 ? m_plan.indexOf(item) : -1;
    layOut();
    describe();
}

void CaseSection::light(const std::vector<ItemId> &items)
{
    m_lit = items;
    update();
}

void CaseSection::setRoom(QSize room)
{
    if (room == m_room)
        return;
    m_room = room;
    layOut();
}

void CaseSection::layOut()
{
    const QFontMetricsF metrics(fontFor(TextSize::Caption, font()), this);
    const QSizeF room = m_room.isEmpty() ? QSizeF(LeastCharacters * metrics.averageCharWidth(), 0) : QSizeF(m_room);
    m_layout = caseLayout(m_plan, room, metrics);
    updateGeometry();
    update();
}

QSize CaseSection::sizeHint() const
{
    return {static_cast<int>(std::ceil(m_layout.size.width())), static_cast<int>(std::ceil(m_layout.size.height()))};
}

/// A screen reader hears the part that the keys stand on.
void CaseSection::describe()
{
    setAccessibleName(tr("Section of the case"));
    const bool none = m_current < 0;
    setAccessibleDescription(
        none ? tr("A drawing to scale of board, cards and case; the table below says the same in words. The arrow "
                  "keys walk its parts.")
             : partLines(m_plan.parts[static_cast<std::size_t>(m_current)], m_plan).join(QStringLiteral(". ")));
}

void CaseSection::setCurrent(int part)
{
    if (part == m_current || part >= static_cast<int>(m_plan.parts.size()))
        return;
    m_current = std::max(part, -1);
    describe();
    update();
    emit currentChanged(m_current);
    QAccessibleEvent news(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&news);
}

bool CaseSection::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int part = m_layout.partAt(help->pos());
    if (part < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(),
                           plainTip(partLines(m_plan.parts[static_cast<std::size_t>(part)], m_plan).join(u'\n')), this);
    return true;
}

void CaseSection::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
}

void CaseSection::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (m_current < 0 && !m_plan.parts.empty() && event->reason() != Qt::MouseFocusReason)
        setCurrent(0);
}

void CaseSection::keyPressEvent(QKeyEvent *event)
{
    const int count = static_cast<int>(m_plan.parts.size());
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_current >= 0) {
        emit deviceChosen(m_plan.parts[static_cast<std::size_t>(m_current)].item);
        return;
    }
    const int next = count > 0 ? stepOf(event->key(), m_current, count) : -1;
    if (next < 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    setCurrent(next);
}

void CaseSection::mousePressEvent(QMouseEvent *event)
{
    const int part = m_layout.partAt(event->position());
    if (part < 0 || event->button() != Qt::LeftButton)
        return;
    setCurrent(part);
    emit deviceChosen(m_plan.parts[static_cast<std::size_t>(part)].item);
}

void CaseSection::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontFor(TextSize::Caption, font()));
    // The slot places lie on the board and under the cards.
    paintGround(painter, true);
    for (const CaseLine &line : m_layout.lines) {
        if (line.look == CaseLine::Look::Place)
            paintLine(painter, line);
    }
    paintGround(painter, false);
    for (const CaseLine &line : m_layout.lines) {
        if (line.look != CaseLine::Look::Place)
            paintLine(painter, line);
    }
    for (const CaseText &text : m_layout.texts)
        paintText(painter, text);
    if (hasFocus())
        paintCurrent(painter);
}

/// Case and board with their hatches, or what stands in and on them.
void CaseSection::paintGround(QPainter &painter, bool ground) const
{
    for (const CaseBox &box : m_layout.boxes) {
        if ((box.shape == CaseShape::Outline || box.shape == CaseShape::Board) == ground)
            paintBox(painter, box);
    }
    for (const CaseHatch &one : m_layout.hatches) {
        if ((m_plan.parts[static_cast<std::size_t>(one.part)].kind == CaseKind::Board) == ground)
            paintHatch(painter, one);
    }
}

void CaseSection::paintBox(QPainter &painter, const CaseBox &box) const
{
    const bool lit = isLit(m_lit, box.item) && box.shape != CaseShape::Outline;
    painter.setBrush(lit ? QBrush(litGround(palette())) : fillOf(box.shape, palette()));
    QPen pen = penOf(box, palette());
    if (isLit(m_lit, box.item)) {
        pen.setColor(litPen(palette()).color());
        pen.setWidthF(litPen(palette()).widthF());
    }
    if (!box.openEnd) {
        painter.setPen(pen);
        painter.drawRect(box.area);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.drawRect(box.area);
    painter.setPen(pen);
    painter.drawPolyline(
        QPolygonF({box.area.topRight(), box.area.topLeft(), box.area.bottomLeft(), box.area.bottomRight()}));
}

void CaseSection::paintHatch(QPainter &painter, const CaseHatch &one) const
{
    const QColor colour = colourOf(one.meaning, palette());
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(hatch(colour));
    painter.drawRect(one.area);
}

void CaseSection::paintLine(QPainter &painter, const CaseLine &line) const
{
    const QColor quiet = quietText(palette());
    QPen pen(quiet, 1);
    pen.setCapStyle(Qt::FlatCap);
    switch (line.look) {
    case CaseLine::Look::Place:
        pen.setColor(mixed(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.2));
        break;
    case CaseLine::Look::Limit:
        pen = QPen(palette().color(QPalette::Text), 1.5);
        break;
    case CaseLine::Look::AtLeast:
        pen = QPen(palette().color(QPalette::Text), 1.5, Qt::DashLine);
        break;
    case CaseLine::Look::Leader:
        pen.setStyle(Qt::DotLine);
        break;
    case CaseLine::Look::Scale:
        pen.setWidthF(1.5);
        break;
    }
    painter.setPen(pen);
    painter.drawLine(line.line);
}

/// Whether the lines of a hatch run through a text; the board's lie under what stands on it.
bool CaseSection::isOnHatch(const CaseText &text) const
{
    return std::any_of(m_layout.hatches.begin(), m_layout.hatches.end(), [&](const CaseHatch &one) {
        const bool ground = m_plan.parts[static_cast<std::size_t>(one.part)].kind == CaseKind::Board;
        return one.area.intersects(text.area) && (!ground || text.look == CaseText::Look::Quiet);
    });
}

void CaseSection::paintText(QPainter &painter, const CaseText &text) const
{
    QFont font = fontFor(TextSize::Caption, this->font());
    font.setBold(text.look == CaseText::Look::Title);
    painter.setFont(font);
    if (isOnHatch(text)) {
        QColor ground = palette().color(QPalette::Base);
        ground.setAlphaF(0.8F);
        painter.fillRect(painter.boundingRect(text.area, static_cast<int>(text.alignment), text.text), ground);
    }
    QColor colour = palette().color(QPalette::Text);
    if (text.meaning)
        colour = colourOf(*text.meaning, palette());
    else if (text.look == CaseText::Look::Quiet)
        colour = quietText(palette());
    painter.setPen(colour);
    const int wrap = text.wraps ? Qt::TextWordWrap : 0;
    painter.drawText(text.area, static_cast<int>(text.alignment) | wrap, text.text);
}

void CaseSection::paintCurrent(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Link), 2.5));
    for (const QRectF &area : m_layout.areasOf(m_current))
        painter.drawRect(area.adjusted(-1, -1, 1, 1));
}

} // namespace rig::ui
