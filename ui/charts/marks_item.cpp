// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/marks_item.h"

#include "ui/charts/series_style.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <map>

namespace rig::ui {

namespace {

// Beyond this, names would take longer to place than they are worth.
constexpr std::size_t MostNamedMarks = 400;

// Grows with the type, but not as fast: marks must not bury each other.
double markSize(const ChartLook &look) { return 6 + look.font.pixelSize() * 0.28; }

QFont nameFont(const ChartLook &look)
{
    QFont font = look.font;
    font.setPixelSize(std::max(9, static_cast<int>(look.font.pixelSize() * 0.82)));
    return font;
}

// "GeForce RTX 3090" beside a mark reads "RTX 3090": the series says the rest.
QString shortName(QString name)
{
    for (const QLatin1StringView prefix :
         {QLatin1StringView("NVIDIA "), QLatin1StringView("AMD "), QLatin1StringView("Intel "),
          QLatin1StringView("GeForce "), QLatin1StringView("Radeon "), QLatin1StringView("Instinct ")}) {
        if (name.startsWith(prefix) && name.size() > prefix.size() + 2)
            name.remove(0, prefix.size());
    }
    return name;
}

} // namespace

MarksItem::MarksItem(const ChartScene &scene) : m_scene(scene) { setZValue(10); }

void MarksItem::place(const ChartLook &look, const QRectF &plot)
{
    prepareGeometryChange();
    m_look = look;
    m_plot = plot;
    placeNames();
    update();
}

void MarksItem::setSelected(const QString &partId)
{
    m_selected = partId;
    update();
}

void MarksItem::setHovered(const QString &partId)
{
    m_hovered = partId;
    update();
}

bool MarksItem::isFree(const QRectF &box) const
{
    if (!m_plot.contains(box))
        return false;
    const double half = markSize(m_look) / 2;
    const bool onMark = std::any_of(m_scene.marks().begin(), m_scene.marks().end(), [&](const Mark &mark) {
        return box.intersects(QRectF(mark.position, QSizeF()).adjusted(-half, -half, half, half));
    });
    return !onMark &&
           std::none_of(m_names.begin(), m_names.end(), [&](const Name &name) { return name.box.intersects(box); });
}

void MarksItem::placeNames()
{
    m_names.clear();
    if (m_scene.marks().size() > MostNamedMarks)
        return;
    const QFontMetricsF metrics(nameFont(m_look));
    const double gap = markSize(m_look) * 0.75;

    // From the top down: the fastest chips are the ones that are looked for.
    std::vector<const Mark *> order;
    for (const Mark &mark : m_scene.marks())
        order.push_back(&mark);
    std::stable_sort(order.begin(), order.end(),
                     [](const Mark *a, const Mark *b) { return a->position.y() < b->position.y(); });
    for (const Mark *mark : order) {
        const QString text = shortName(m_scene.pointOf(*mark).label);
        const QSizeF size(metrics.horizontalAdvance(text) + 2, metrics.height());
        const QPointF at = mark->position;
        for (const QPointF &corner : {QPointF(at.x() + gap, at.y() - size.height() / 2),
                                      QPointF(at.x() - gap - size.width(), at.y() - size.height() / 2),
                                      QPointF(at.x() - size.width() / 2, at.y() - gap - size.height()),
                                      QPointF(at.x() - size.width() / 2, at.y() + gap)}) {
            const QRectF box(corner, size);
            if (!isFree(box))
                continue;
            m_names.push_back({box, text});
            break;
        }
    }
}

void MarksItem::drawRing(QPainter &painter, const Mark &mark) const
{
    const double radius = markSize(m_look);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_look.ground, 5));
    painter.drawEllipse(mark.position, radius, radius);
    painter.setPen(QPen(m_look.accent, 2.5));
    painter.drawEllipse(mark.position, radius, radius);
}

void MarksItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(nameFont(m_look));
    painter->setPen(m_look.quiet);
    for (const Name &name : m_names)
        painter->drawText(name.box, Qt::AlignCenter, name.text);

    std::map<int, QPainterPath> paths;
    for (const Mark &mark : m_scene.marks()) {
        const int number = m_scene.chart().series[static_cast<std::size_t>(mark.series)].style;
        auto path = paths.find(number);
        if (path == paths.end())
            path = paths.emplace(number, markerPath(seriesStyle(number, m_look.dark).marker, markSize(m_look))).first;
        const SeriesStyle style = seriesStyle(number, m_look.dark);
        painter->setPen(QPen(style.edge, 1));
        painter->setBrush(style.fill);
        painter->translate(mark.position);
        painter->drawPath(path->second);
        painter->translate(-mark.position);
    }
    for (const Mark &mark : m_scene.marks()) {
        const QString &id = m_scene.pointOf(mark).id;
        if (id == m_selected || id == m_hovered)
            drawRing(*painter, mark);
    }
}

} // namespace rig::ui
