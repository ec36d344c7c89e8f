// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/power_bars.h"

#include "core/names/names.h"
#include "ui/widgets/label.h"
#include "ui/widgets/strokes.h"

#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

// Okabe and Ito's colours, told apart by those who see no red or no green, each with a text that can be read on it.
struct Ink
{
    QRgb fill;
    QRgb text;
};
constexpr std::array<Ink, 7> Inks{{{0xFF0072B2, 0xFFFFFFFF},
                                   {0xFFE69F00, 0xFF000000},
                                   {0xFF009E73, 0xFF000000},
                                   {0xFFD55E00, 0xFF000000},
                                   {0xFFCC79A7, 0xFF000000},
                                   {0xFF56B4E9, 0xFF000000},
                                   {0xFFF0E442, 0xFF000000}}};

struct Colours
{
    QColor fill;
    QColor text;
    QColor edge;
};

Colours coloursOf(int number, const QPalette &palette)
{
    const QColor text = palette.color(QPalette::Text);
    if (number < 0) {
        const QColor grey = mixed(palette.color(QPalette::Base), text, 0.28);
        return {grey, text, grey};
    }
    const Ink &ink = Inks[static_cast<std::size_t>(number) % Inks.size()];
    return {QColor::fromRgb(ink.fill), QColor::fromRgb(ink.text), QColor::fromRgb(ink.fill)};
}

/// Peaks are the tint of their card with its colour around; losses and other loads have no fill of their own.
Colours coloursOf(const PowerSegment &segment, const PowerPicture &picture, const QPalette &palette)
{
    constexpr double tint = 0.3;
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const int number = segment.part < 0 ? -1 : picture.parts[static_cast<std::size_t>(segment.part)].colour;
    switch (segment.what) {
    case PowerSegment::What::Part:
        return coloursOf(number, palette);
    case PowerSegment::What::Peak:
        return {mixed(base, coloursOf(number, palette).fill, tint), text, coloursOf(number, palette).fill};
    case PowerSegment::What::Loss:
    case PowerSegment::What::Other:
        return {base, text, quietText(palette)};
    case PowerSegment::What::UpTo:
        return {Qt::transparent, quietText(palette), quietText(palette)};
    }
    return {};
}

bool holds(const PowerBarsLayout::Key &key, QPointF point) { return key.swatch.united(key.label).contains(point); }

} // namespace

PowerBars::PowerBars(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PowerBars::setPicture(const PowerPicture &picture)
{
    m_picture = picture;
    setAccessibleName(tr("Power bars"));
    QStringList rows;
    for (const PowerRow &row : picture.rows)
        rows << tr("%1: %2", "name of a bar, what it says").arg(row.name, row.value);
    setAccessibleDescription(rows.join(u'\n'));
    layOut();
}

void PowerBars::light(const std::vector<ItemId> &items)
{
    m_lit = items;
    update();
}

void PowerBars::layOut()
{
    const double before = m_layout.height;
    m_layout = layOutPowerBars(m_picture, width(), font());
    if (m_layout.height != before)
        updateGeometry();
    update();
}

QSize PowerBars::sizeHint() const { return {fontMetrics().averageCharWidth() * 60, heightForWidth(width())}; }

QSize PowerBars::minimumSizeHint() const { return {fontMetrics().averageCharWidth() * 24, 0}; }

int PowerBars::heightForWidth(int width) const
{
    if (width == this->width() && m_layout.height > 0)
        return static_cast<int>(m_layout.height);
    return static_cast<int>(layOutPowerBars(m_picture, width, font()).height);
}

void PowerBars::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void PowerBars::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
}

std::vector<ItemId> PowerBars::itemsAt(QPointF point) const
{
    for (std::size_t row = 0; row < m_layout.rows.size(); ++row) {
        for (const PowerBarsLayout::Segment &placed : m_layout.rows[row].segments) {
            if (placed.area.contains(point))
                return m_picture.rows[row].segments[static_cast<std::size_t>(placed.index)].items;
        }
    }
    for (const PowerBarsLayout::Key &key : m_layout.key) {
        if (key.what == PowerSegment::What::Part && holds(key, point))
            return m_picture.parts[static_cast<std::size_t>(key.part)].items;
    }
    return {};
}

QString PowerBars::tipAt(QPointF point) const
{
    for (std::size_t i = 0; i < m_layout.rows.size(); ++i) {
        const PowerRow &row = m_picture.rows[i];
        for (const PowerBarsLayout::Mark &placed : m_layout.rows[i].marks) {
            if (placed.label.contains(point))
                return row.marks[static_cast<std::size_t>(placed.index)].tip;
        }
        for (const PowerBarsLayout::Segment &placed : m_layout.rows[i].segments) {
            const PowerSegment &segment = row.segments[static_cast<std::size_t>(placed.index)];
            if (!placed.area.contains(point))
                continue;
            if (segment.what == PowerSegment::What::UpTo)
                return keyText(segment.what);
            const bool part = segment.what == PowerSegment::What::Part;
            return tr("%1: %2", "part of a bar, watts")
                .arg(part ? m_picture.parts[static_cast<std::size_t>(segment.part)].detail : segment.name,
                     names::watts(segment.watts));
        }
    }
    for (const PowerBarsLayout::Key &key : m_layout.key) {
        if (holds(key, point))
            return key.what == PowerSegment::What::Part ? m_picture.parts[static_cast<std::size_t>(key.part)].detail
                                                        : keyText(key.what);
    }
    return {};
}

bool PowerBars::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString tip = tipAt(help->pos());
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), plainTip(tip), this);
    return true;
}

void PowerBars::mousePressEvent(QMouseEvent *event)
{
    const std::vector<ItemId> items = itemsAt(event->position());
    if (event->button() == Qt::LeftButton && !items.empty())
        emit deviceChosen(items.front());
    else
        QWidget::mousePressEvent(event);
}

void PowerBars::paintScale(QPainter &painter) const
{
    if (m_layout.rows.empty())
        return;
    painter.setFont(fontFor(TextSize::Caption, font()));
    for (const PowerBarsLayout::Tick &tick : m_layout.ticks) {
        painter.setPen(palette().color(QPalette::Mid));
        // Short, so that it does not cross the labels of the last bar's limits.
        painter.drawLine(QPointF(tick.x, tick.label.top() - Grid / 2.0), QPointF(tick.x, tick.label.top()));
        painter.setPen(quietText(palette()));
        painter.drawText(tick.label, Qt::AlignCenter, tick.text);
    }
}

void PowerBars::paintSegment(QPainter &painter, const PowerBarsLayout::Segment &placed,
                             const PowerSegment &segment) const
{
    const Colours colours = coloursOf(segment, m_picture, palette());
    const bool sure = segment.what != PowerSegment::What::UpTo;
    painter.setPen(sure ? QPen(colours.edge, 1) : unknownPen(palette()));
    painter.setBrush(colours.fill);
    painter.drawRect(placed.area.adjusted(0.5, 0.5, -1.5, -0.5));
    if (!isAnyLit(m_lit, segment.items))
        return;
    painter.setPen(litPen(palette()));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(placed.area.adjusted(0, 0, -1, 0));
}

/// After the hatching, on a plate of the segment's own colour where it is hatched.
void PowerBars::paintLabel(QPainter &painter, const PowerBarsLayout::Segment &placed, const PowerSegment &segment,
                           const QRectF &over) const
{
    if (placed.text.isEmpty())
        return;
    const Colours colours = coloursOf(segment, m_picture, palette());
    if (over.intersects(placed.label))
        painter.fillRect(placed.label.adjusted(-2, 1, 2, -1), colours.fill);
    painter.setPen(colours.text);
    painter.drawText(placed.label, Qt::AlignCenter | Qt::TextDontClip, placed.text);
}

void PowerBars::paintEnds(QPainter &painter, const PowerBarsLayout::Row &placed, const PowerRow &row) const
{
    if (!placed.over.isEmpty()) {
        const QColor colour = colourOf(row.meaning.value_or(Meaning::Caution), palette());
        painter.fillRect(placed.over, QColor(colour.red(), colour.green(), colour.blue(), 70));
        painter.fillRect(placed.over, hatch(palette().color(QPalette::Base)));
    }
    if (!placed.open.isEmpty()) {
        painter.setPen(unknownPen(palette()));
        painter.setBrush(Qt::NoBrush);
        const QRectF open = placed.open.adjusted(0, 0.5, 0, -0.5);
        painter.drawLine(open.topLeft(), open.topRight());
        painter.drawLine(open.bottomLeft(), open.bottomRight());
        painter.drawText(placed.open, Qt::AlignCenter, QStringLiteral("?"));
    }
}

void PowerBars::paintMarks(QPainter &painter, const PowerBarsLayout::Row &placed, const PowerRow &row) const
{
    const QColor colour = row.meaning && *row.meaning != Meaning::Fine ? colourOf(*row.meaning, palette())
                                                                       : palette().color(QPalette::Text);
    if (!placed.doubt.isEmpty()) {
        painter.setPen(unknownPen(palette()));
        const double y = placed.bar.center().y();
        const double end = placed.marks.back().x;
        painter.drawLine(QPointF(placed.doubt.left(), y), QPointF(end, y));
    }
    for (const PowerBarsLayout::Mark &mark : placed.marks) {
        QPen pen(colour, 2);
        pen.setCapStyle(Qt::FlatCap);
        if (row.doubtful || mark.beyond)
            pen.setStyle(Qt::DashLine);
        painter.setPen(pen);
        const double x = std::clamp(mark.x, 1.0, width() - 1.0);
        painter.drawLine(QPointF(x, placed.bar.top() - 2), QPointF(x, placed.bar.bottom() + 2));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(mark.label, Qt::AlignCenter, mark.text);
    }
}

void PowerBars::paintRow(QPainter &painter, std::size_t index) const
{
    const PowerBarsLayout::Row &placed = m_layout.rows[index];
    const PowerRow &row = m_picture.rows[index];
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(placed.name, Qt::AlignLeft | Qt::AlignVCenter, row.name);
    if (row.meaning)
        painter.setPen(colourOf(*row.meaning, palette()));
    const bool beside = placed.value.top() <= placed.name.top();
    painter.drawText(placed.value, Qt::TextWordWrap | Qt::AlignVCenter | (beside ? Qt::AlignRight : Qt::AlignLeft),
                     row.meaning ? shapeOf(*row.meaning) + u' ' + row.value : row.value);
    painter.setFont(fontFor(TextSize::Caption, font()));
    painter.fillRect(placed.bar, palette().color(QPalette::AlternateBase));
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(placed.bar.adjusted(0.5, 0.5, -0.5, -0.5));
    for (const PowerBarsLayout::Segment &segment : placed.segments) {
        const PowerSegment &what = row.segments[static_cast<std::size_t>(segment.index)];
        paintSegment(painter, segment, what);
    }
    paintEnds(painter, placed, row);
    for (const PowerBarsLayout::Segment &segment : placed.segments) {
        const PowerSegment &what = row.segments[static_cast<std::size_t>(segment.index)];
        paintLabel(painter, segment, what, placed.over);
    }
    paintMarks(painter, placed, row);
}

void PowerBars::paintKey(QPainter &painter) const
{
    for (const PowerBarsLayout::Key &key : m_layout.key) {
        const PowerPart none;
        const PowerPart &part = key.part < 0 ? none : m_picture.parts[static_cast<std::size_t>(key.part)];
        const bool isPart = key.what == PowerSegment::What::Part;
        const bool unknown = key.what == PowerSegment::What::UpTo || (isPart && part.unknown);
        const Colours colours = coloursOf({key.what, key.part, {}, {}, {}}, m_picture, palette());
        painter.setPen(unknown ? unknownPen(palette()) : QPen(colours.edge, 1));
        painter.setBrush(unknown ? QBrush(Qt::NoBrush) : QBrush(colours.fill));
        painter.drawRect(key.swatch.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.setPen(unknown ? palette().color(QPalette::WindowText) : colours.text);
        painter.drawText(key.swatch, Qt::AlignCenter, unknown ? QStringLiteral("?") : isPart ? part.letter : QString());
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(key.label, Qt::AlignLeft | Qt::AlignVCenter, key.text);
    }
}

void PowerBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintScale(painter);
    for (std::size_t row = 0; row < m_layout.rows.size(); ++row)
        paintRow(painter, row);
    painter.setFont(fontFor(TextSize::Caption, font()));
    paintKey(painter);
}

} // namespace rig::ui
