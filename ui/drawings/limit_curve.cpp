// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/limit_curve.h"

#include "ui/widgets/theme.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace rig::ui {

namespace {

/// Air above the full speed, in shares: single measurements lie above the fit.
constexpr double Top = 1.04;

} // namespace

LimitCurve::LimitCurve(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // The answer beside the slider says the same in words.
    setFocusPolicy(Qt::NoFocus);
}

void LimitCurve::setCurves(const std::vector<PowerCurve> &curves, Watts lowest, Watts rating)
{
    if (curves == m_curves && lowest == m_lowest && rating == m_rating)
        return;
    m_curves = curves;
    m_lines.clear();
    m_lowest = lowest;
    m_rating = rating;
    double least = 1;
    for (const PowerCurve &curve : curves) {
        const CurveFit fit(curve.points);
        const Watts reference = std::min(rating, curve.points.back().limit);
        const std::optional<double> whole = fit.speedAt(reference);
        if (!whole || *whole <= 0)
            continue;
        Line line;
        for (const PowerPoint &point : curve.points) {
            if (point.limit < lowest || point.limit > rating)
                continue;
            line.points.push_back({point.limit, point.speed / *whole});
            line.fit.push_back({point.limit, *fit.speedAt(point.limit) / *whole});
            least = std::min(least, line.points.back().share);
        }
        if (!line.fit.empty() && line.fit.back().limit < reference)
            line.fit.push_back({reference, 1.0});
        m_lines.push_back(std::move(line));
    }
    // Down to a quarter, a half: so that several cards' curves can be compared.
    m_floor = std::floor(least * 4) / 4;
    if (m_floor >= 1)
        m_floor = 0.75;
    drawAnew();
}

void LimitCurve::setLimit(std::optional<Watts> limit)
{
    if (limit == m_limit)
        return;
    m_limit = limit;
    update();
}

void LimitCurve::setInset(int pixels)
{
    if (pixels == m_inset)
        return;
    m_inset = pixels;
    drawAnew();
}

QSize LimitCurve::sizeHint() const { return {fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 4}; }

QSize LimitCurve::minimumSizeHint() const { return {fontMetrics().averageCharWidth() * 12, sizeHint().height()}; }

QRectF LimitCurve::area() const { return QRectF(rect()).adjusted(m_inset, Grid / 2.0, -m_inset, -Grid / 2.0); }

QPointF LimitCurve::placeOf(Watts limit, double share) const
{
    const QRectF inner = area();
    const double x = m_rating > m_lowest ? (limit - m_lowest) / (m_rating - m_lowest) : 0;
    const double y = (share - m_floor) / (Top - m_floor);
    return {inner.left() + inner.width() * x, inner.bottom() - inner.height() * y};
}

void LimitCurve::paintScale(QPainter &painter) const
{
    painter.setFont(fontFor(TextSize::Caption, font()));
    const QFontMetricsF metrics(painter.font());
    for (const double share : {m_floor, 1.0}) {
        const double y = placeOf(m_lowest, share).y();
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawLine(QPointF(area().left(), y), QPointF(area().right(), y));
        const QString text = tr("%1 %", "share of the speed").arg(std::lround(100 * share));
        painter.setPen(quietText(palette()));
        const double top = share == 1.0 ? y : y - metrics.height();
        // At the left above the scale's foot, at the right below its head: where no curve that rises passes.
        const QRectF label(area().left(), top, area().width() - Grid, metrics.height());
        painter.drawText(label, share == 1.0 ? Qt::AlignLeft : Qt::AlignRight, text);
    }
}

void LimitCurve::paintLine(QPainter &painter, const Line &line) const
{
    constexpr double radius = 2.5;
    const QColor colour = colourOf(Meaning::Note, palette());
    QPolygonF fit;
    for (const Sample &sample : line.fit)
        fit << placeOf(sample.limit, sample.share);
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(fit);
    painter.setPen(QPen(colour, 1));
    painter.setBrush(palette().color(QPalette::Base));
    for (const Sample &sample : line.points)
        painter.drawEllipse(placeOf(sample.limit, sample.share), radius, radius);
}

QPixmap LimitCurve::drawn() const
{
    QPixmap picture(size() * devicePixelRatio());
    picture.setDevicePixelRatio(devicePixelRatio());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScale(painter);
    for (const Line &line : m_lines)
        paintLine(painter, line);
    return picture;
}

void LimitCurve::drawAnew()
{
    m_drawn = {};
    update();
}

void LimitCurve::paintEvent(QPaintEvent *)
{
    // By its size, not at each resize: a row that comes back gets one event of its old size.
    if (m_drawn.size() != size() * devicePixelRatio() || m_drawn.devicePixelRatio() != devicePixelRatio())
        m_drawn = drawn();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(0, 0, m_drawn);
    const double x = placeOf(std::clamp(m_limit.value_or(m_rating), m_lowest, m_rating), m_floor).x();
    painter.setPen(QPen(palette().color(QPalette::Text), 1.5));
    painter.drawLine(QPointF(x, area().top()), QPointF(x, area().bottom()));
}

void LimitCurve::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    drawAnew();
}

} // namespace rig::ui
