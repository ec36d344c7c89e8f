// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/hover_card.h"

#include "ui/charts/chart_scene.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace rig::ui {

namespace {

constexpr double CardPadding = 12; // px
constexpr double CardBetween = 16; // px, a figure's name and the figure
constexpr double WidestNote = 320; // px, of what is said below the figures
constexpr double CardAway = 44;    // px, from the point
constexpr double CardRadius = 8;   // px
constexpr double CardRow = 1.5;    // of a line of type

QFont cardTitleFont(const ChartLook &look)
{
    QFont font = look.font;
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont cardValueFont(const ChartLook &look)
{
    QFont font = look.smallFont();
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

HoverCard::HoverCard(const ChartScene &scene) : m_scene(scene) { setZValue(20); }

void HoverCard::show(int mark)
{
    prepareGeometryChange();
    m_mark = mark >= 0 && mark < static_cast<int>(m_scene.marks().size()) &&
                     m_scene.marks()[static_cast<std::size_t>(mark)].seen
                 ? mark
                 : -1;
    if (m_mark >= 0) {
        const Mark &at = m_scene.marks()[static_cast<std::size_t>(m_mark)];
        m_card = pointCard(m_scene.chart(), m_scene.seriesOf(at), m_scene.pointOf(at));
        place();
    }
    update();
}

QSizeF HoverCard::measure()
{
    const ChartLook &look = m_scene.look();
    const QFontMetricsF small(look.smallFont());
    const QFontMetricsF values(cardValueFont(look));
    const double row = std::ceil(small.height() * CardRow);
    double names = 0;
    m_values = 0;
    for (const auto &[name, value] : m_card.rows) {
        names = std::max(names, small.horizontalAdvance(name));
        m_values = std::max(m_values, values.horizontalAdvance(value));
    }
    double width =
        std::max(QFontMetricsF(cardTitleFont(look)).horizontalAdvance(m_card.title), names + CardBetween + m_values);
    for (const QString &note : m_card.notes)
        width = std::max(width, std::min(WidestNote, small.horizontalAdvance(note)));
    const double lines = static_cast<double>(m_card.rows.size()) + static_cast<double>(m_card.notes.size());
    const double title = std::ceil(QFontMetricsF(cardTitleFont(look)).height() * CardRow);
    return {std::ceil(width) + 2 * CardPadding + 2, title + row * lines + 2 * CardPadding - 4};
}

void HoverCard::place()
{
    const QPointF point = m_scene.marks()[static_cast<std::size_t>(m_mark)].position;
    const QSizeF size = measure();
    const QRectF ground = m_scene.ground().adjusted(4, 4, -4, -4);
    // Below to the right, as one reads; on the other sides where there is no room.
    const std::array<QPointF, 4> corners{point + QPointF(CardAway, CardAway),
                                         point + QPointF(-CardAway - size.width(), CardAway),
                                         point + QPointF(CardAway, -CardAway - size.height()),
                                         point + QPointF(-CardAway - size.width(), -CardAway - size.height())};
    const auto *const found = std::find_if(corners.begin(), corners.end(),
                                           [&](const QPointF &at) { return ground.contains(QRectF(at, size)); });
    const QPointF at = found == corners.end() ? corners.front() : *found;
    m_box = QRectF(QPointF(std::clamp(at.x(), ground.left(), std::max(ground.left(), ground.right() - size.width())),
                           std::clamp(at.y(), ground.top(), std::max(ground.top(), ground.bottom() - size.height()))),
                   size);
    m_box.moveTo(std::round(m_box.left()) + 0.5, std::round(m_box.top()) + 0.5);
}

QRectF HoverCard::boundingRect() const
{
    if (m_mark < 0)
        return {};
    const QPointF point = m_scene.marks()[static_cast<std::size_t>(m_mark)].position;
    return m_box.united(QRectF(point, QSizeF(1, 1))).adjusted(-2, -2, 2, 2);
}

void HoverCard::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_mark < 0)
        return;
    const ChartLook &look = m_scene.look();
    const Mark &mark = m_scene.marks()[static_cast<std::size_t>(m_mark)];
    painter->setRenderHint(QPainter::Antialiasing);
    const QPointF near(std::clamp(mark.position.x(), m_box.left(), m_box.right()),
                       std::clamp(mark.position.y(), m_box.top(), m_box.bottom()));
    QLineF leader(mark.position, near);
    const double ring = m_scene.ringOf(mark);
    if (leader.length() > ring) {
        leader.setP1(leader.pointAt(ring / leader.length()));
        painter->setPen(QPen(look.accent, 1));
        painter->drawLine(leader);
    }
    painter->setPen(QPen(look.line, 1));
    painter->setBrush(look.ground);
    painter->drawRoundedRect(m_box, CardRadius, CardRadius);

    const QRectF inner = m_box.adjusted(CardPadding, CardPadding - 2, -CardPadding, -CardPadding + 2);
    const QFont small = look.smallFont();
    const double row = std::ceil(QFontMetricsF(small).height() * CardRow);
    const double title = std::ceil(QFontMetricsF(cardTitleFont(look)).height() * CardRow);
    painter->setFont(cardTitleFont(look));
    painter->setPen(look.text);
    painter->drawText(QRectF(inner.left(), inner.top(), inner.width() + 2, title), Qt::AlignLeft | Qt::AlignVCenter,
                      m_card.title);
    double y = inner.top() + title;
    for (const auto &[name, value] : m_card.rows) {
        const QRectF line(inner.left(), y, inner.width() + 1, row);
        painter->setFont(small);
        painter->setPen(look.quiet);
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name);
        painter->setFont(cardValueFont(look));
        painter->setPen(look.text);
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, value);
        y += row;
    }
    painter->setFont(small);
    painter->setPen(look.quiet);
    for (const QString &note : m_card.notes) {
        painter->drawText(QRectF(inner.left(), y, inner.width() + 1, row), Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetricsF(small).elidedText(note, Qt::ElideRight, inner.width() + 1));
        y += row;
    }
}

} // namespace rig::ui
