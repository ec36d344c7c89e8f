// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/marks_item.h"

#include "core/charts/chart_answer.h"
#include "ui/charts/chart_scene.h"
#include "ui/charts/series_style.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QStyleOptionGraphicsItem>
#include <QWidget>

#include <algorithm>

namespace rig::ui {

namespace {

// Where thousands of marks leave no room, looking further costs time and finds nothing.
constexpr std::size_t MostTries = 4000;
constexpr double NamesApart = 0.65; // of a line's height
// Marks at the plot's edge and their rings reach beyond it.
constexpr double Overhang = 32;

} // namespace

MarksItem::MarksItem(const ChartScene &scene) : m_scene(scene)
{
    setZValue(10);
    setFlag(ItemUsesExtendedStyleOption);
}

QRectF MarksItem::boundingRect() const
{
    return m_scene.map().area().adjusted(-Overhang, -Overhang, Overhang, Overhang);
}

void MarksItem::forget()
{
    m_widths.assign(m_scene.marks().size(), -1);
    m_names.clear();
    m_texts.clear();
}

void MarksItem::moved()
{
    prepareGeometryChange();
    update();
}

std::vector<int> MarksItem::inOrderOfNaming() const
{
    std::vector<int> order;
    for (const int index : m_scene.selectedMarks())
        order.push_back(index);
    const std::vector<int> &rest = m_scene.orders().named;
    order.insert(order.end(), rest.begin(), rest.end());
    return rest.empty() ? rest : order;
}

bool MarksItem::isRinged(int index) const
{
    return m_scene.marks()[static_cast<std::size_t>(index)].leads && m_scene.isSelected(index);
}

bool MarksItem::isUnderRing(int index) const
{
    const std::vector<Mark> &marks = m_scene.marks();
    const Mark &mark = marks[static_cast<std::size_t>(index)];
    const std::vector<int> &selected = m_scene.selectedMarks();
    const auto covers = [&](int other) {
        const Mark &ringed = marks[static_cast<std::size_t>(other)];
        return ringed.seen && QLineF(ringed.position, mark.position).length() < m_scene.ringOf(ringed);
    };
    return mark.leads && !isRinged(index) && std::any_of(selected.begin(), selected.end(), covers);
}

QFont MarksItem::fontOf(const Mark &mark) const
{
    QFont font = m_scene.look().smallFont();
    if (mark.leads)
        font.setWeight(QFont::DemiBold);
    return font;
}

void MarksItem::nameMark(int index, Occupancy &taken, const MarkPlaces &marks)
{
    const auto at = static_cast<std::size_t>(index);
    const Mark &mark = m_scene.marks()[at];
    const QString text = shortLabel(m_scene.pointOf(mark).label);
    const QFontMetricsF metrics(fontOf(mark));
    if (m_widths[at] < 0)
        m_widths[at] = static_cast<float>(metrics.horizontalAdvance(text));
    const QSizeF size(m_widths[at] + 2, metrics.height());
    const double radius = m_scene.reachOf(index);
    std::optional<QPointF> place = freePlace(taken, mark.position, radius, size, mark.leads || mark.told, &marks);
    // Who is told of in the first line or ringed is looked for: better near to another mark as well than without a
    // name.
    if (!place && (mark.told || isRinged(index)))
        place = freePlace(taken, mark.position, radius, size, true, &marks, Nearness::Any);
    if (!place) {
        ++m_hidden;
        return;
    }
    // Two names on a line are apart, or they are read as one.
    const double apart = metrics.height() * NamesApart;
    taken.take(QRectF(mark.position + *place, size).adjusted(-apart, 0, apart, 0));
    m_names.push_back({index, *place, size, text});
}

void MarksItem::placeNames(const std::vector<QRectF> &taken, const std::vector<QPolygonF> &lines)
{
    m_names.clear();
    m_texts.clear();
    Occupancy occupancy(m_scene.map().area());
    for (const QRectF &box : taken)
        occupancy.take(box);
    std::vector<QPointF> places;
    for (const Mark &mark : m_scene.marks()) {
        if (!mark.seen)
            continue;
        const int index = m_scene.indexOf(mark);
        const double radius = m_scene.reachOf(index);
        occupancy.take(QRectF(mark.position, QSizeF()).adjusted(-radius, -radius, radius, radius));
        if (!isUnderRing(index))
            places.push_back(mark.position);
    }
    const MarkPlaces marks(std::move(places));
    for (const QPolygonF &line : lines)
        occupancy.take(line);
    m_hidden = 0;
    std::size_t tries = 0;
    std::vector<char> named(m_scene.marks().size(), 0);
    for (const int index : inOrderOfNaming()) {
        const auto at = static_cast<std::size_t>(index);
        if (!m_scene.marks()[at].seen || named[at] != 0)
            continue;
        named[at] = 1;
        // The points of a joined series bear one name: the first one's. Of several series the key says what ran: that
        // three of ten curves are of the same GPU tells nobody which they are.
        const bool told = m_scene.chart().series.size() > 1 && !m_scene.isSelected(index);
        if (m_scene.seriesOf(m_scene.marks()[at]).joined && (m_scene.marks()[at].point > 0 || told))
            continue;
        if (m_names.size() == MostNames || ++tries > MostTries || isUnderRing(index))
            ++m_hidden;
        else
            nameMark(index, occupancy, marks);
    }
    for (const Name &name : m_names) {
        m_texts.emplace_back(name.text);
        m_texts.back().setTextFormat(Qt::PlainText);
        m_texts.back().setPerformanceHint(QStaticText::AggressiveCaching);
    }
    update();
}

bool MarksItem::isShown(const Name &name) const
{
    const Mark &mark = m_scene.marks()[static_cast<std::size_t>(name.mark)];
    return mark.seen && m_scene.map().area().contains(QRectF(mark.position + name.offset, name.size));
}

std::vector<QRectF> MarksItem::nameBoxes() const
{
    std::vector<QRectF> boxes;
    for (const Name &name : m_names) {
        if (isShown(name))
            boxes.emplace_back(m_scene.marks()[static_cast<std::size_t>(name.mark)].position + name.offset, name.size);
    }
    return boxes;
}

void MarksItem::paintNames(QPainter &painter)
{
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const Mark &mark = m_scene.marks()[static_cast<std::size_t>(m_names[i].mark)];
        if (!isShown(m_names[i]))
            continue;
        painter.setFont(fontOf(mark));
        painter.setPen(mark.leads ? m_scene.look().text : m_scene.look().quiet);
        painter.drawStaticText(mark.position + m_names[i].offset + QPointF(1, 0), m_texts[i]);
    }
}

/// At the ends of bars they tell the figures apart; of one figure there is nothing to tell.
bool MarksItem::hasMarks() const { return !m_scene.isBars() || m_scene.chart().series.size() > 1; }

void MarksItem::paintPixmaps(QPainter &painter, const QRectF &exposed, double devicePixelRatio)
{
    m_sprites.use(m_scene.look(), devicePixelRatio);
    m_fragments.clear();
    const QRectF reached = exposed.adjusted(-Overhang, -Overhang, Overhang, Overhang);
    for (const int index : m_scene.orders().drawn) {
        const Mark &mark = m_scene.marks()[static_cast<std::size_t>(index)];
        if (!mark.seen || !reached.contains(mark.position))
            continue;
        const int style = m_scene.chart().series[static_cast<std::size_t>(mark.series)].style;
        m_fragments.push_back(
            QPainter::PixmapFragment::create(mark.position, m_sprites.place(style, m_scene.widthOf(mark), mark.leads),
                                             1 / devicePixelRatio, 1 / devicePixelRatio));
    }
    painter.drawPixmapFragments(m_fragments.data(), static_cast<int>(m_fragments.size()), m_sprites.pixmap());
}

void MarksItem::paintVectors(QPainter &painter) const
{
    const ChartLook &look = m_scene.look();
    for (const int index : m_scene.orders().drawn) {
        const Mark &mark = m_scene.marks()[static_cast<std::size_t>(index)];
        if (!mark.seen)
            continue;
        const int number = m_scene.chart().series[static_cast<std::size_t>(mark.series)].style;
        const SeriesStyle style = seriesStyle(number, look.dark);
        if (mark.leads)
            clearAround(painter, style, mark.position, m_scene.widthOf(mark), look.ground);
        drawMarker(painter, style, mark.position, m_scene.widthOf(mark));
    }
}

void MarksItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget)
{
    painter->setRenderHint(QPainter::Antialiasing);
    paintNames(*painter);
    if (!hasMarks())
        return;
    if (widget)
        paintPixmaps(*painter, option->exposedRect, widget->devicePixelRatioF());
    else
        paintVectors(*painter);
}

RingsItem::RingsItem(const ChartScene &scene) : m_scene(scene) { setZValue(14); }

void RingsItem::changed()
{
    prepareGeometryChange();
    update();
}

QRectF RingsItem::boundingRect() const
{
    QRectF box;
    for (const int index : m_scene.ringedMarks()) {
        const Mark &mark = m_scene.marks()[static_cast<std::size_t>(index)];
        box |= QRectF(mark.position, QSizeF()).adjusted(-Overhang, -Overhang, Overhang, Overhang);
    }
    return box;
}

void RingsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const ChartLook &look = m_scene.look();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    for (const int index : m_scene.ringedMarks()) {
        const Mark &mark = m_scene.marks()[static_cast<std::size_t>(index)];
        if (!mark.seen)
            continue;
        const double radius = m_scene.ringOf(mark);
        painter->setPen(QPen(look.ground, 5));
        painter->drawEllipse(mark.position, radius, radius);
        painter->setPen(QPen(look.accent, RingStroke));
        painter->drawEllipse(mark.position, radius, radius);
        if (index != m_scene.currentMark())
            continue;
        painter->setPen(QPen(look.text, 1.5, Qt::DotLine));
        painter->drawEllipse(mark.position, radius + 4, radius + 4);
    }
}

} // namespace rig::ui
