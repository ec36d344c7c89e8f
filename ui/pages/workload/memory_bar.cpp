// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workload/memory_bar.h"

#include "core/names/names.h"
#include "ui/look/roles.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr int BarHeight = 28;
constexpr std::array Parts{MemoryPart::Weights,     MemoryPart::Gradients,    MemoryPart::Optimiser,
                           MemoryPart::Activations, MemoryPart::Workspace,    MemoryPart::KvCache,
                           MemoryPart::Context,     MemoryPart::Fragmentation};

/// One of the series' colours a part; what no formula knows, the context and what is lost between, in greys.
QColor colourOfPart(MemoryPart part, const QPalette &palette)
{
    switch (part) {
    case MemoryPart::Weights:
        return colourOf(Role::Series1, palette);
    case MemoryPart::Gradients:
        return colourOf(Role::Series6, palette);
    case MemoryPart::Optimiser:
        return colourOf(Role::Series3, palette);
    case MemoryPart::Activations:
        return colourOf(Role::Series2, palette);
    case MemoryPart::Workspace:
        return colourOf(Role::Series4, palette);
    case MemoryPart::KvCache:
        return colourOf(Role::Series5, palette);
    case MemoryPart::Context:
        return colourOf(Role::ChartAxis, palette);
    case MemoryPart::Fragmentation:
        return colourOf(Role::LostLanes, palette);
    }
    return {};
}

/// A part of the bar and what may stand in it, the most telling first.
struct LabelledPart
{
    QRectF sure;
    QRectF maybe;
    QColor colour;
    QStringList labels;
    QPalette palette;
};

/// The first label that fits into one of the two: on the colour where that has room for it, else on a ground of its own
/// over the hatching.
void paintLabel(QPainter &painter, const LabelledPart &part)
{
    const QFontMetrics metrics = painter.fontMetrics();
    for (const QString &label : part.labels) {
        const double wide = metrics.horizontalAdvance(label);
        if (part.sure.width() >= wide + Grid) {
            painter.setPen(textOn(part.colour));
            painter.drawText(part.sure, Qt::AlignCenter, label);
            return;
        }
        if (part.maybe.width() < wide + 2 * Grid)
            continue;
        const QPointF at = part.maybe.center();
        const QRectF ground(at.x() - wide / 2 - Grid / 2.0, at.y() - metrics.height() / 2.0, wide + Grid,
                            metrics.height());
        // With large type a line is higher than the bar: its ground must leave the outline.
        painter.fillRect(ground.intersected(part.maybe.adjusted(2, 2, -2, -2)), part.palette.color(QPalette::Base));
        painter.setPen(part.palette.color(QPalette::WindowText));
        painter.drawText(part.maybe, Qt::AlignCenter, label);
        return;
    }
}

/// Both ends of a range have the decimals of its upper one.
QString gibibytesIn(double bytes, double upper)
{
    return names::number(bytes / BytesPerGibibyte, upper < BytesPerGibibyte ? 2 : 1);
}

/// What is lost between is hatched the other way: it stands beside the context, in a grey as well.
QBrush hatchingOf(MemoryPart part, const QPalette &palette)
{
    return {colourOfPart(part, palette), part == MemoryPart::Fragmentation ? Qt::FDiagPattern : Qt::BDiagPattern};
}

} // namespace

MemoryBar::MemoryBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setObjectName(u"memoryBar"_s);
}

void MemoryBar::setNeed(const MemoryNeed &need)
{
    m_need = need;
    setAccessibleName(tr("Memory need by part"));
    setAccessibleDescription(summary());
    fitKey();
    update();
}

void MemoryBar::setMemory(const std::optional<UsableMemory> &memory, const QString &card)
{
    m_memory = memory;
    m_card = card;
    setAccessibleDescription(summary());
    update();
}

QSize MemoryBar::sizeHint() const
{
    return {600, BarHeight + (1 + m_keyLines) * fontMetrics().lineSpacing() + 2 * Grid};
}

QSize MemoryBar::minimumSizeHint() const { return {200, sizeHint().height()}; }

std::vector<MemoryBar::Segment> MemoryBar::segments() const
{
    std::vector<Segment> segments;
    for (const MemoryPart part : Parts) {
        if (m_need.high(part) > 0)
            segments.push_back({part, m_need.low(part), m_need.high(part)});
    }
    return segments;
}

/// Its name and how much it is, its name, its number in the key below.
QStringList MemoryBar::labelsOf(const Segment &segment, int number)
{
    const QString name = memoryPartName(segment.part);
    const QString low = gibibytesIn(segment.low, segment.high);
    const QString high = gibibytesIn(segment.high, segment.high);
    const QString much = low == high ? high : u"%1–%2"_s.arg(low, high);
    return {tr("%1 %2", "a part of the memory, GiB").arg(name, much), name, QString::number(number)};
}

QString MemoryBar::keyOf(const Segment &segment, int number)
{
    return u"%1 %2"_s.arg(QString::number(number), memoryPartName(segment.part));
}

std::vector<QPoint> MemoryBar::keyPlaces() const
{
    std::vector<QPoint> places;
    QPoint at;
    for (const Segment &segment : segments()) {
        const int wide = fontMetrics().horizontalAdvance(keyOf(segment, static_cast<int>(places.size()) + 1)) +
                         fontMetrics().lineSpacing() + Grid;
        if (at.x() > 0 && at.x() + wide > width())
            at = QPoint(0, at.y() + 1);
        places.push_back(at);
        at.rx() += wide;
    }
    return places;
}

/// As high as the lines that the key takes.
void MemoryBar::fitKey()
{
    const std::vector<QPoint> places = keyPlaces();
    const int lines = places.empty() ? 1 : places.back().y() + 1;
    if (std::exchange(m_keyLines, lines) != lines)
        updateGeometry();
}

void MemoryBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitKey();
}

void MemoryBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        fitKey();
}

double MemoryBar::scale() const
{
    double most = m_need.high();
    if (m_memory)
        most = std::max(most, m_memory->nominal.value() * BytesPerGibibyte);
    return most > 0 ? (width() - 2) / (1.02 * most) : 0;
}

QString MemoryBar::summary() const
{
    QStringList lines;
    for (const Segment &segment : segments()) {
        const QString low = gibibytesIn(segment.low, segment.high);
        const QString high = gibibytesIn(segment.high, segment.high);
        lines << (low == high ? tr("%1: %2 GiB").arg(memoryPartName(segment.part), high)
                              : tr("%1: %2 to %3 GiB").arg(memoryPartName(segment.part), low, high));
    }
    if (m_memory)
        lines << tr("%1 has %2 GiB, of which %3 can be used.")
                     .arg(m_card, names::number(m_memory->nominal.value(), 1),
                          names::number(m_memory->usable().value(), 1));
    return lines.join(u'\n');
}

bool MemoryBar::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainTip(summary()), this);
        return true;
    }
    return QWidget::event(event);
}

void MemoryBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double pixels = scale();
    const int line = fontMetrics().lineSpacing();
    const int top = line + Grid / 2;
    const QColor text = palette().color(QPalette::WindowText);
    double x = 1;
    int number = 0;
    const auto all = segments();
    for (const Segment &segment : all) {
        ++number;
        const QColor colour = colourOfPart(segment.part, palette());
        const QRectF sure(x, top, segment.low * pixels, BarHeight);
        const QRectF maybe(sure.right(), top, (segment.high - segment.low) * pixels, BarHeight);
        painter.fillRect(sure, colour);
        painter.fillRect(maybe, palette().color(QPalette::Base));
        painter.fillRect(maybe, hatchingOf(segment.part, palette()));
        const QRectF whole(x, top, segment.high * pixels, BarHeight);
        painter.setPen(QPen(palette().color(QPalette::Window), 1));
        painter.drawRect(whole);
        // Where a screen has many pixels the hatching is so fine that its end is hard to see.
        if (constexpr double Outlined = 4; maybe.width() > Outlined) {
            painter.setPen(QPen(colour, 1));
            painter.drawRect(maybe.adjusted(0.5, 1, -1, -1));
        }
        paintLabel(painter, {sure, maybe, colour, labelsOf(segment, number), palette()});
        x += segment.high * pixels;
    }
    if (m_memory) {
        const double usable = 1 + m_memory->usable().value() * BytesPerGibibyte * pixels;
        const double nominal = 1 + m_memory->nominal.value() * BytesPerGibibyte * pixels;
        painter.setPen(QPen(text, 2));
        const int bottom = top + BarHeight + Grid / 2;
        painter.drawLine(QPointF(usable, line), QPointF(usable, bottom));
        if (nominal > usable) {
            painter.setPen(QPen(text, 1, Qt::DashLine));
            painter.drawLine(QPointF(nominal, line), QPointF(nominal, bottom));
        }
        const QString name = tr("%1: %2 GiB").arg(m_card, names::number(m_memory->usable().value(), 1));
        const int wide = fontMetrics().horizontalAdvance(name);
        painter.setPen(text);
        painter.drawText(
            QPointF(std::clamp(usable - wide / 2.0, 0.0, std::max(0.0, width() - 1.0 - wide)), fontMetrics().ascent()),
            name);
    }
    paintKey(painter);
}

/// What may be none of it has the hatching alone, as in the bar.
void MemoryBar::paintKey(QPainter &painter) const
{
    const int line = fontMetrics().lineSpacing();
    const int first = line + Grid / 2 + BarHeight + Grid / 2 + fontMetrics().ascent() + Grid / 2;
    const std::vector<Segment> all = segments();
    const std::vector<QPoint> places = keyPlaces();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int at = places[i].x();
        const int row = first + places[i].y() * line;
        const QColor colour = colourOfPart(all[i].part, palette());
        const QRectF sample(at, row - fontMetrics().ascent() + 2, line - 6, line - 6);
        if (all[i].low > 0) {
            painter.fillRect(sample, colour);
        } else {
            painter.fillRect(sample, hatchingOf(all[i].part, palette()));
            painter.setPen(colour);
            painter.drawRect(sample.adjusted(0.5, 0.5, -0.5, -0.5));
        }
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QPointF(at + line - 2, row), keyOf(all[i], static_cast<int>(i) + 1));
    }
}

} // namespace rig::ui
