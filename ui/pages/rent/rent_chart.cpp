// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rent/rent_chart.h"

#include "core/names/names.h"
#include "core/renting/rent_words.h"
#include "ui/charts/series_style.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

/// Han letters come of a second face, which is taller than the first one that the places are measured by.
constexpr int Whole = Qt::TextDontClip;

/// 1, 2 or 5 times a power of ten, so that about `wanted` of them fill `most`.
double niceStep(double most, int wanted)
{
    const double raw = most / wanted;
    const double power = std::pow(10, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (raw <= factor * power)
            return factor * power;
    }
    return 10 * power;
}

/// Months between two marks of the axis: whole years where they fit.
double monthStep(double months, int wanted)
{
    for (const double step : {1.0, 2.0, 3.0, 6.0, 12.0, 24.0, 36.0, 60.0}) {
        if (months / step <= wanted)
            return step;
    }
    return 120;
}

} // namespace

RentChart::RentChart(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"rentChart"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RentChart::setAnswer(const RentOrBuyAnswer &answer, const QString &currency)
{
    m_answer = answer;
    m_currency = currency;
    m_mostMonths = answer.months.empty() ? 1 : answer.months.back().month;
    m_mostMoney = 1;
    for (const CostPoint &point : answer.months)
        m_mostMoney = std::max(
            {m_mostMoney, point.bought, point.rented, point.subscribed.value_or(0), point.rentedMost.value_or(0)});
    // Up to the next mark: a line along the edge of what is drawn would look cut.
    constexpr int MarksOfAxis = 4;
    const double step = niceStep(m_mostMoney, MarksOfAxis);
    m_mostMoney = step * std::ceil(m_mostMoney / step);
    const QString crossing = answer.breakEvenMonths && *answer.breakEvenMonths <= m_mostMonths
                                 ? tr("The lines cross after %1 months.").arg(monthsText(*answer.breakEvenMonths))
                                 : tr("The lines do not cross within the years.");
    setAccessibleName(tr("Cost of buying and of renting over the months"));
    setAccessibleDescription(u"%1 %2"_s.arg(momentText(m_mostMonths), crossing));
    update();
}

QSize RentChart::sizeHint() const { return {fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 17}; }

QSize RentChart::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 36, fontMetrics().height() * 15};
}

std::vector<RentChart::Line> RentChart::lines() const
{
    std::vector<Line> lines{{tr("Bought"), 0, Qt::SolidLine, {}}, {tr("Rented"), 3, Qt::DashLine, {}}};
    if (m_answer.subscribedTotal)
        lines.push_back({tr("Subscription"), 2, Qt::DotLine, {}});
    for (const CostPoint &point : m_answer.months) {
        lines[0].points.emplace_back(point.month, point.bought);
        lines[1].points.emplace_back(point.month, point.rented);
        if (point.subscribed && lines.size() > 2)
            lines[2].points.emplace_back(point.month, *point.subscribed);
    }
    if (m_answer.rentedTotalMost) {
        Line most{tr("Rented, at most"), 3, Qt::DashLine, {}};
        for (const CostPoint &point : m_answer.months)
            most.points.emplace_back(point.month, point.rentedMost.value_or(point.rented));
        lines[1].name = tr("Rented, at least");
        lines.push_back(std::move(most));
    }
    return lines;
}

QRectF RentChart::plot() const
{
    const QFontMetrics metrics = fontMetrics();
    const double left = metrics.horizontalAdvance(names::money({m_mostMoney * 10, m_currency})) + Grid;
    double right = Grid;
    for (const Line &line : lines())
        right = std::max<double>(right, metrics.horizontalAdvance(line.name) + 3 * Grid);
    // Above it a line says what is drawn and one where the lines cross; the highest mark's number reaches into that.
    return QRectF(rect()).adjusted(left, 2 * metrics.height() + Grid, -right, -2 * metrics.height() - Grid);
}

QPointF RentChart::place(double month, double money) const
{
    const QRectF room = plot();
    return {room.left() + room.width() * month / m_mostMonths, room.bottom() - room.height() * money / m_mostMoney};
}

void RentChart::paintGrid(QPainter &painter) const
{
    const QRectF room = plot();
    const QFontMetrics metrics = fontMetrics();
    QColor faint = palette().color(QPalette::Text);
    faint.setAlphaF(0.15F);
    const QColor text = quietText(palette());
    const double step = niceStep(m_mostMoney, std::max(2, static_cast<int>(room.height() / (2 * metrics.height()))));
    for (double money = 0; money <= m_mostMoney * 1.0001; money += step) {
        const double y = place(0, money).y();
        painter.setPen(faint);
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
        painter.setPen(text);
        const QString label = names::number(money, step < 1 ? 2 : 0);
        painter.drawText(QRectF(0, y - metrics.height() / 2.0, room.left() - Grid, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter | Whole, label);
    }
    const int wanted = static_cast<int>(room.width() / metrics.horizontalAdvance(u"00000"_s));
    const double months = monthStep(m_mostMonths, std::max(2, std::min(wanted, 12)));
    for (double month = 0; month <= m_mostMonths * 1.0001; month += months) {
        const double x = place(month, 0).x();
        painter.setPen(faint);
        painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()));
        painter.setPen(text);
        const double half = metrics.horizontalAdvance(u"00000"_s);
        painter.drawText(QRectF(x - half, room.bottom() + Grid / 2.0, 2 * half, metrics.height()),
                         Qt::AlignHCenter | Whole, names::number(month));
    }
    painter.drawText(QRectF(room.left(), room.bottom() + Grid / 2.0 + metrics.height(), room.width(), metrics.height()),
                     Qt::AlignHCenter | Whole, tr("months"));
    painter.drawText(QRectF(0, 0, width(), metrics.height()), Qt::AlignLeft | Whole,
                     tr("Paid so far, %1", "currency").arg(m_currency));
}

void RentChart::paintCrossing(QPainter &painter) const
{
    if (!m_answer.breakEvenMonths || *m_answer.breakEvenMonths > m_mostMonths || *m_answer.breakEvenMonths <= 0)
        return;
    const QRectF room = plot();
    const double x = place(*m_answer.breakEvenMonths, 0).x();
    painter.setPen(QPen(palette().color(QPalette::Text), 1, Qt::DashDotLine));
    painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()));
    const QString label = tr("even after %1 months").arg(monthsText(*m_answer.breakEvenMonths));
    const double wide = fontMetrics().horizontalAdvance(label) + Grid;
    const double left = std::clamp(x - wide / 2, room.left(), std::max(room.left(), width() - wide));
    painter.drawText(QRectF(left, room.top() - fontMetrics().height() - Grid / 2.0, wide, fontMetrics().height()),
                     Qt::AlignCenter | Whole, label);
}

void RentChart::paintNames(QPainter &painter, const std::vector<Line> &lines) const
{
    const double high = fontMetrics().height();
    std::vector<std::pair<double, const Line *>> ends;
    for (const Line &line : lines)
        ends.emplace_back(place(line.points.back().x(), line.points.back().y()).y(), &line);
    std::sort(ends.begin(), ends.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    double lowest = 0;
    for (auto &[y, line] : ends) {
        y = std::max(y - high / 2, lowest);
        lowest = y + high;
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QPointF(plot().right() + 2 * Grid, y + fontMetrics().ascent()), line->name);
    }
}

void RentChart::paintEvent(QPaintEvent *)
{
    if (m_answer.months.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGrid(painter);
    const bool dark = isDark(palette());
    const std::vector<Line> all = lines();
    for (const Line &line : all) {
        const SeriesStyle style = seriesStyle(line.style, dark);
        QPainterPath path;
        for (std::size_t i = 0; i < line.points.size(); ++i) {
            const QPointF at = place(line.points[i].x(), line.points[i].y());
            i == 0 ? path.moveTo(at) : path.lineTo(at);
        }
        painter.setPen(QPen(style.fill, 2.5, line.dashes, Qt::FlatCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        drawMarker(painter, style, place(line.points.back().x(), line.points.back().y()), Grid + 2);
    }
    paintCrossing(painter);
    paintNames(painter, all);
}

QString RentChart::momentText(double month) const
{
    if (m_answer.months.empty())
        return {};
    const auto last = static_cast<double>(m_answer.months.size() - 1);
    const CostPoint &point = m_answer.months[static_cast<std::size_t>(std::clamp(std::round(month), 0.0, last))];
    return tr("After %1 months: bought %2, rented %3.")
        .arg(monthsText(point.month), names::money({point.bought, m_currency}),
             names::money({point.rented, m_currency}));
}

bool RentChart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || m_answer.months.empty())
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QRectF room = plot();
    const double month = (help->pos().x() - room.left()) / room.width() * m_mostMonths;
    QToolTip::showText(help->globalPos(), plainTip(momentText(month)), this);
    return true;
}

} // namespace rig::ui
