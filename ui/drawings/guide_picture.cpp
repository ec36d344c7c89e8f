// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/guide_picture.h"

#include "ui/widgets/title_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPolygonF>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

/// Sentences of this file.
struct GuidePictureWords
{
    Q_DECLARE_TR_FUNCTIONS(GuidePictures)
};

/// In letters' heights.
constexpr double LeastWidth = 24;
constexpr double MostWidth = 46;

/// Lays figures out; all lengths follow from the font, so that words keep their room.
class Sketch
{
public:
    Sketch(const QFont &font, double width)
        : m_metrics(font)
        , m_unit(m_metrics.height())
        , m_width(std::clamp(width, LeastWidth * m_unit, MostWidth * m_unit))
    {
    }

    void processorAndGpu();
    void cudaCore();
    void matrixTiles();
    void convolutionTheorem();
    [[nodiscard]] GuidePicture done(double height)
    {
        m_picture.size = {m_width, height};
        return std::move(m_picture);
    }
    [[nodiscard]] double height() const { return m_height; }

private:
    void box(const QRectF &rect, Role fill, Role edge = Role::Strong, double edgeWidth = 1)
    {
        m_picture.boxes.push_back({rect, fill, edge, edgeWidth});
    }
    void named(const QRectF &rect, const QString &text, Role fill, Role role = Role::Text)
    {
        box(rect, fill);
        label(rect.adjusted(m_unit / 5, 0, -m_unit / 5, 0), text, Qt::AlignCenter, role);
    }
    void label(const QRectF &rect, const QString &text, Qt::Alignment alignment = Qt::AlignCenter,
               Role role = Role::Text)
    {
        m_picture.labels.push_back({rect, text, alignment, role});
    }
    void arrow(const QPointF &from, const QPointF &to) { m_picture.arrows.push_back({from, to}); }
    /// A line of text or more at the top of a column; what follows begins below it. No line ends between a number and
    /// what it counts.
    double caption(double left, double top, double width, QString text)
    {
        static const QRegularExpression beforeCounted(u"(?<=[0-9]) (?=\\p{L})"_s);
        text = heldText(text).replace(beforeCounted, QString(QChar::Nbsp));
        const double high = heightOf(text, width);
        label({left, top, width, high}, text, Qt::AlignLeft | Qt::AlignTop);
        return top + high + m_unit / 3;
    }
    [[nodiscard]] double heightOf(const QString &text, double width) const
    {
        return m_metrics.boundingRect({0, 0, width, 1e6}, Qt::TextWordWrap, text).height();
    }
    /// Boxes in rows and columns that fill `area`.
    template <class Each> static void grid(const QRectF &area, int columns, int rows, double gap, const Each &each)
    {
        const double wide = (area.width() - gap * (columns - 1)) / columns;
        const double high = (area.height() - gap * (rows - 1)) / rows;
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column)
                each(QRectF(area.left() + column * (wide + gap), area.top() + row * (high + gap), wide, high), column,
                     row);
        }
    }
    void processorPanel(const QRectF &chip);
    void gpuPanel(const QRectF &chip);
    QRectF coresPanel(const QRectF &area);
    void coreInside(const QRectF &area);
    void transformRow(double top, double bottom, double side);

    QFontMetricsF m_metrics;
    double m_unit;
    double m_width;
    double m_height = 0;
    GuidePicture m_picture;
};

void Sketch::processorPanel(const QRectF &chip)
{
    box(chip, Role::Sunken, Role::Text);
    const double strip = std::max(chip.height() * 0.14, 1.4 * m_unit);
    const double gap = m_unit / 3;
    const QRectF inner = chip.adjusted(gap, gap, -gap, -gap);
    named({inner.left(), inner.bottom() - strip, inner.width(), strip},
          GuidePictureWords::tr("Memory controller", "part of a chip"), Role::Surface);
    const QRectF rest(inner.left(), inner.top(), inner.width(), inner.height() - strip - gap);
    const double column = (rest.width() - 2 * gap) / 3;
    named({rest.left() + column + gap, rest.top(), column, rest.height()},
          GuidePictureWords::tr("Cache that all cores share", "part of a chip"), Role::Surface);
    for (const double left : {rest.left(), rest.left() + 2 * (column + gap)})
        grid({left, rest.top(), column, rest.height()}, 1, 4, gap, [&](const QRectF &cell, int, int) {
            named(cell, GuidePictureWords::tr("Core", "of a processor"), Role::AccentSoft);
        });
}

void Sketch::gpuPanel(const QRectF &chip)
{
    box(chip, Role::Sunken, Role::Text);
    const double strip = std::max(chip.height() * 0.1, 1.4 * m_unit);
    const double gap = m_unit / 3;
    const QRectF inner = chip.adjusted(gap, gap, -gap, -gap);
    named({inner.left(), inner.bottom() - strip, inner.width(), strip},
          GuidePictureWords::tr("Memory controllers", "part of a chip"), Role::Surface);
    const double half = (inner.height() - 2 * strip - 3 * gap) / 2;
    named({inner.left(), inner.top() + half + gap, inner.width(), strip},
          GuidePictureWords::tr("L2 cache", "part of a chip"), Role::Surface);
    constexpr int CoresWide = 16;
    constexpr int CoresHigh = 8;
    for (const double top : {inner.top(), inner.top() + half + strip + 2 * gap})
        grid({inner.left(), top, inner.width(), half}, 4, 2, gap, [&](const QRectF &cell, int, int) {
            box(cell, Role::Surface);
            const double edge = cell.width() / 20;
            grid(cell.adjusted(edge, edge, -edge, -edge), CoresWide, CoresHigh, edge / 3,
                 [&](const QRectF &core, int, int) { box(core, Role::Accent, Role::Accent, 0); });
        });
}

void Sketch::processorAndGpu()
{
    const double gap = 1.5 * m_unit;
    const double wide = (m_width - gap) / 2;
    const QString left = GuidePictureWords::tr("Intel Core i7-5960X: 8 cores");
    const QString right = GuidePictureWords::tr("NVIDIA GTX 980: 16 multiprocessors of 128 cores");
    const double top = std::max(caption(0, 0, wide, left), caption(wide + gap, 0, wide, right));
    const double high = std::max(wide * 0.75, 9 * m_unit);
    processorPanel({0, top, wide, high});
    gpuPanel({wide + gap, top, wide, high});
    m_height = top + high;
}

/// A group of cores, and below it what all groups of the multiprocessor share; returns the core that is drawn large
/// beside it.
QRectF Sketch::coresPanel(const QRectF &area)
{
    const double gap = m_unit / 3;
    const double strip = 1.5 * m_unit;
    const QRectF group = area.adjusted(0, 0, 0, -(strip + 2 * gap));
    box(group, Role::Sunken, Role::Text);
    const QRectF inner = group.adjusted(gap, gap, -gap, -gap);
    const QRectF instruction(inner.left(), inner.top(), inner.width(), strip);
    named(instruction, GuidePictureWords::tr("One instruction for all"), Role::AccentSoft);
    const QRectF cores(inner.left(), instruction.bottom() + m_unit, inner.width(),
                       inner.height() - strip - m_unit - strip - gap);
    constexpr int Columns = 8;
    constexpr int Rows = 4;
    QRectF chosen;
    grid(cores, Columns, Rows, gap / 2, [&](const QRectF &core, int column, int row) {
        const bool isChosen = column == Columns - 1 && row == 1;
        box(core, isChosen ? Role::Accent : Role::Surface, isChosen ? Role::Text : Role::Strong, isChosen ? 2 : 1);
        if (row == 0)
            arrow({core.center().x(), instruction.bottom()}, {core.center().x(), core.top()});
        if (isChosen)
            chosen = core;
    });
    named({inner.left(), inner.bottom() - strip, inner.width(), strip},
          GuidePictureWords::tr("Registers", "part of a multiprocessor"), Role::Surface);
    named({area.left(), area.bottom() - strip, area.width(), strip},
          GuidePictureWords::tr("Shared memory and L1", "part of a multiprocessor"), Role::Surface);
    return chosen;
}

void Sketch::coreInside(const QRectF &area)
{
    const double gap = m_unit;
    box(area, Role::Sunken, Role::Text, 2);
    const QRectF inner = area.adjusted(m_unit / 2, m_unit / 2, -m_unit / 2, -m_unit / 2);
    const double high = (inner.height() - 3 * gap) / 4.5;
    double top = inner.top();
    const auto row = [&](const QString &text, Role fill) {
        const QRectF rect(inner.left(), top, inner.width(), high);
        named(rect, text, fill);
        top = rect.bottom() + gap;
        return rect;
    };
    const QRectF dispatch = row(GuidePictureWords::tr("Takes the instruction", "part of a core"), Role::AccentSoft);
    const QRectF operands = row(GuidePictureWords::tr("Operands", "part of a core"), Role::Surface);
    arrow({inner.center().x(), dispatch.bottom()}, {inner.center().x(), operands.top()});
    const double half = (inner.width() - m_unit / 2) / 2;
    const double tall = 1.5 * high;
    const QRectF floating(inner.left(), top, half, tall);
    const QRectF whole(inner.right() - half, top, half, tall);
    named(floating, GuidePictureWords::tr("Floating-point unit"), Role::AccentSoft);
    named(whole, GuidePictureWords::tr("Integer unit"), Role::AccentSoft);
    top += tall + gap;
    const QRectF result = row(GuidePictureWords::tr("Result", "part of a core"), Role::Surface);
    for (const QRectF &unit : {floating, whole}) {
        arrow({unit.center().x(), operands.bottom()}, {unit.center().x(), unit.top()});
        arrow({unit.center().x(), unit.bottom()}, {unit.center().x(), result.top()});
    }
}

void Sketch::cudaCore()
{
    const double gap = 3 * m_unit;
    const double wide = (m_width - gap) * 0.55;
    const double narrow = m_width - gap - wide;
    const double top = std::max(caption(0, 0, wide, GuidePictureWords::tr("A group of 32 cores in a multiprocessor")),
                                caption(wide + gap, 0, narrow, GuidePictureWords::tr("One CUDA core")));
    const double high = 15 * m_unit;
    const QRectF core(wide + gap, top, narrow, high);
    const QRectF chosen = coresPanel({0, top, wide, high});
    coreInside(core);
    arrow({chosen.right(), chosen.center().y()}, {core.left(), chosen.center().y()});
    m_height = top + high;
}

void Sketch::matrixTiles()
{
    constexpr int Tiles = 4;
    constexpr int Row = 1;
    constexpr int Column = 2;
    const double name = 1.4 * m_unit;
    const double gap = 1.5 * m_unit;
    const double side = std::min((m_width - gap) / 2, 11 * m_unit);
    const QRectF y(side + gap, name, side, side);
    const QRectF x(0, name + side + gap + name, side, side);
    const QRectF z(y.left(), x.top(), side, side);
    label({y.left(), 0, side, name}, u"Y"_s);
    label({x.left(), x.top() - name, side, name}, u"X"_s);
    label({z.left(), z.top() - name, side, name}, u"Z = X · Y"_s, Qt::AlignLeft | Qt::AlignVCenter);
    const double between = m_unit / 6;
    grid(x, Tiles, Tiles, between, [&](const QRectF &tile, int column, int row) {
        box(tile, row == Row ? Role::AccentSoft : Role::Surface);
        if (row == Row)
            label(tile, QString::number(column + 1));
    });
    grid(y, Tiles, Tiles, between, [&](const QRectF &tile, int column, int row) {
        box(tile, column == Column ? Role::GoodSoft : Role::Surface);
        if (column == Column)
            label(tile, QString::number(row + 1));
    });
    grid(z, Tiles, Tiles, between, [&](const QRectF &tile, int column, int row) {
        const bool isMade = row == Row && column == Column;
        box(tile, isMade ? Role::CautionSoft : Role::Surface, isMade ? Role::Text : Role::Strong, isMade ? 2 : 1);
        if (isMade)
            label(tile, u"Σ"_s);
        if (row == Row && column == 0)
            arrow({x.right(), tile.center().y()}, {z.left(), tile.center().y()});
        if (column == Column && row == 0)
            arrow({tile.center().x(), y.bottom()}, {tile.center().x(), z.top()});
    });
    const QString sum = GuidePictureWords::tr("Σ: tile 1 of X times tile 1 of Y, and so on to 4, added up");
    m_height = caption(0, z.bottom() + m_unit / 2, m_width, sum);
}

/// Three boxes of a row with the signs between them, as "f * g = f * g".
void Sketch::transformRow(double top, double bottom, double side)
{
    const double step = std::min((m_width - side) / 2, side + 5 * m_unit);
    const auto square = [&](int place, double y) { return QRectF(place * step, y, side, side); };
    const auto sign = [&](int place, double y, const QString &text) {
        label({place * step + side, y, step - side, side}, text);
    };
    named(square(0, top), GuidePictureWords::tr("Image f"), Role::Surface);
    named(square(1, top), GuidePictureWords::tr("Kernel g"), Role::Surface);
    named(square(2, top), GuidePictureWords::tr("Result f * g"), Role::GoodSoft);
    sign(0, top, u"*"_s);
    sign(1, top, u"="_s);
    named(square(0, bottom), u"F(f)"_s, Role::AccentSoft);
    named(square(1, bottom), u"F(g)"_s, Role::AccentSoft);
    named(square(2, bottom), u"F(f) · F(g)"_s, Role::AccentSoft);
    sign(0, bottom, u"·"_s);
    sign(1, bottom, u"="_s);
    const double edge = m_unit / 4;
    for (const int place : {0, 1}) {
        const double x = square(place, top).center().x();
        arrow({x, top + side + edge}, {x, bottom - edge});
        label({x + m_unit / 3, top + side, step - m_unit / 3, bottom - top - side}, GuidePictureWords::tr("FFT"),
              Qt::AlignLeft | Qt::AlignVCenter);
    }
    const double x = square(2, top).center().x();
    arrow({x, bottom - edge}, {x, top + side + edge});
    label({x - step + side / 2, top + side, step - side / 2 - m_unit / 3, bottom - top - side},
          GuidePictureWords::tr("Back: inverse FFT"), Qt::AlignRight | Qt::AlignVCenter);
}

void Sketch::convolutionTheorem()
{
    const double side = std::min(m_width * 0.24, 7 * m_unit);
    const double top =
        caption(0, 0, m_width, GuidePictureWords::tr("Direct: move g over f, sum products at each place"));
    const double between = 3.5 * m_unit;
    const double bottom = top + side + between;
    transformRow(top, bottom, side);
    m_height = caption(0, bottom + side + m_unit / 2, m_width,
                       GuidePictureWords::tr("Over frequencies: transform, multiply number by number, transform back"));
}

void paintArrow(QPainter &painter, const GuidePicture::Arrow &arrow, double head)
{
    const QLineF line(arrow.from, arrow.to);
    if (line.length() <= 0)
        return;
    const QPointF along((line.dx() / line.length()) * head, (line.dy() / line.length()) * head);
    const QPointF across(-along.y() / 2, along.x() / 2);
    painter.drawLine(arrow.from, arrow.to - along / 2);
    painter.drawPolygon(QPolygonF{arrow.to, arrow.to - along + across, arrow.to - along - across});
}

} // namespace

GuidePicture layOutPicture(guide::Picture picture, const QFont &font, double width)
{
    Sketch sketch(font, width);
    switch (picture) {
    case guide::Picture::ProcessorAndGpu:
        sketch.processorAndGpu();
        break;
    case guide::Picture::CudaCore:
        sketch.cudaCore();
        break;
    case guide::Picture::MatrixTiles:
        sketch.matrixTiles();
        break;
    case guide::Picture::ConvolutionTheorem:
        sketch.convolutionTheorem();
        break;
    }
    const double height = sketch.height();
    return sketch.done(height);
}

void paintPicture(QPainter &painter, const GuidePicture &picture, const QFont &font, const QPalette &palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    for (const GuidePicture::Box &box : picture.boxes) {
        painter.setPen(box.edgeWidth > 0 ? QPen(colourOf(box.edge, palette), box.edgeWidth) : QPen(Qt::NoPen));
        painter.setBrush(colourOf(box.fill, palette));
        painter.drawRect(box.rect);
    }
    const QColor ink = colourOf(Role::Text, palette);
    painter.setPen(QPen(ink, 1.2));
    painter.setBrush(ink);
    const double head = QFontMetricsF(font).height() / 2;
    for (const GuidePicture::Arrow &arrow : picture.arrows)
        paintArrow(painter, arrow, head);
    for (const GuidePicture::Label &label : picture.labels) {
        painter.setPen(colourOf(label.role, palette));
        painter.drawText(label.rect, static_cast<int>(label.alignment) | Qt::TextWordWrap, label.text);
    }
    painter.restore();
}

} // namespace rig::ui
