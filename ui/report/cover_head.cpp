// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/cover_head.h"

#include "ui/look/roles.h"
#include "ui/report/cover_blocks.h"
#include "ui/report/drawing.h"
#include "ui/widgets/marks.h"

#include <QPainter>

#include <algorithm>
#include <memory>

namespace rig::ui {

namespace {

constexpr double DrawingGap = 6; // mm between two drawings

Meaning meaningOrFine(const std::optional<Severity> &severity)
{
    return severity ? meaningOf(*severity) : Meaning::Fine;
}

QPen hairline(const Paper &paper) { return {QColor::fromRgb(ink::hairline), paper.mm(0.2)}; }

/// Verdict and what to do, on the soft ground of its meaning.
Block verdictBlock(const Paper &paper, const Report &report)
{
    const double inset = paper.mm(12);
    const double padding = paper.mm(3);
    const double width = paper.body.width() - inset - padding;
    TextStack stack;
    stack.add(LaidText(paper, report.cover.verdict, {Paper::Type::Verdict, ink::text}, width));
    constexpr qsizetype LongestAdvice = 600;
    stack.add(LaidText(paper, shortened(report.cover.advice, LongestAdvice), {}, width), paper.mm(0.8));
    Block block;
    block.height = stack.height() + 2 * padding;
    block.before = paper.mm(3);
    const QSizeF size(paper.body.width(), block.height);
    const Meaning meaning = meaningOrFine(report.worst);
    block.paint = [stack = std::move(stack), size, meaning, inset, padding, edge = paper.mm(1.2), side = paper.mm(6),
                   pen = paper.mm(0.25)](QPainter &painter, QPointF at) {
        const QPalette palette = lightPalette();
        painter.setPen(QPen(markColourOf(meaning, palette), pen));
        painter.setBrush(softColourOf(meaning, palette));
        painter.drawRect(QRectF(at, size));
        painter.fillRect(QRectF(at, QSizeF(edge, size.height())), markColourOf(meaning, palette));
        paintMark(painter, meaning, QRectF(at + QPointF((inset + edge - side) / 2, padding), QSizeF(side, side)),
                  palette);
        stack.paint(painter, at + QPointF(inset, padding));
    };
    return block;
}

struct FigureCell
{
    TextStack text;
    LaidText value;
    double valueTop = 0;
    std::optional<Meaning> meaning;
};

FigureCell figureCell(const Paper &paper, const ReportFigure &figure, double width)
{
    const bool judged = figure.severity || figure.fine;
    const double indent = judged ? paper.mm(5) : 0;
    FigureCell cell{{},
                    LaidText(paper, figure.value, {Paper::Type::Figure, ink::text}, width - indent),
                    0,
                    judged ? std::optional(meaningOrFine(figure.severity)) : std::nullopt};
    cell.text.add(LaidText(paper, figure.label, {Paper::Type::Caption, ink::lesser}, width));
    cell.valueTop = cell.text.height();
    cell.text.add(LaidText(paper, figure.caption, {Paper::Type::Caption, ink::lesser}, width), cell.value.height());
    return cell;
}

double heightOf(const FigureCell &cell) { return std::max(cell.text.height(), cell.valueTop + cell.value.height()); }

void paintCell(QPainter &painter, const FigureCell &cell, QPointF at, double indent)
{
    cell.text.paint(painter, at);
    const double side = indent * 0.68;
    if (cell.meaning)
        paintMark(painter, *cell.meaning,
                  QRectF(at.x(), at.y() + cell.valueTop + (cell.value.height() - side) / 2, side, side),
                  lightPalette());
    cell.value.paint(painter, at + QPointF(cell.meaning ? indent : 0, cell.valueTop));
}

/// Three beside each other, in a frame.
Block figuresBlock(const Paper &paper, const std::vector<ReportFigure> &figures)
{
    constexpr std::size_t Columns = 3;
    const double padding = paper.mm(2.6);
    const double width = paper.body.width() / Columns;
    std::vector<FigureCell> cells;
    std::vector<double> rows;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        cells.push_back(figureCell(paper, figures[i], width - 2 * padding));
        if (i % Columns == 0)
            rows.push_back(0);
        rows.back() = std::max(rows.back(), heightOf(cells.back()) + 2 * padding);
    }
    Block block;
    block.before = paper.mm(3);
    for (const double row : rows)
        block.height += row;
    block.paint = [cells = std::move(cells), rows, width, padding, pen = hairline(paper),
                   indent = paper.mm(5)](QPainter &painter, QPointF at) {
        double top = at.y();
        for (std::size_t row = 0; row < rows.size(); ++row) {
            for (std::size_t i = 0; i < Columns; ++i) {
                painter.setPen(pen);
                painter.setBrush(Qt::NoBrush);
                const QPointF corner(at.x() + width * static_cast<double>(i), top);
                painter.drawRect(QRectF(corner, QSizeF(width, rows[row])));
                const std::size_t index = row * Columns + i;
                if (index < cells.size())
                    paintCell(painter, cells[index], corner + QPointF(padding, padding), indent);
            }
            top += rows[row];
        }
    };
    return block;
}

struct ColumnDrawing
{
    LaidText title;
    Drawing drawing;
    double scale = 1;
};

/// In so much of the page. What is too high is laid out anew for smaller letters, which leave more room beside each
/// other: names stay whole, keys take fewer lines.
Drawing laidOut(const Paper &paper, const ReportMachine &machine, ReportDrawing which, double width, double height,
                double &scale)
{
    constexpr double Step = 0.9;
    constexpr double Smallest = 0.5;  // of the letters of the page; what is higher still is drawn smaller as it is
    constexpr double ForNames = 0.75; // letters do not become smaller than this for names alone
    Drawing drawing;
    for (double share = 1; share >= Smallest; share *= Step) {
        scale = paper.drawingScale() * share;
        drawing = reportDrawing(machine, which, {lightPalette(), paper.drawingFont(), width / scale, true});
        const bool mayShrink = drawing.cut && share * Step >= ForNames;
        if (drawing.isEmpty() || (drawing.size.height() * scale <= height && !mayShrink))
            break;
    }
    if (!drawing.isEmpty())
        scale = std::min({scale, height / drawing.size.height(), width / drawing.size.width()});
    return drawing;
}

std::optional<ColumnDrawing> columnDrawing(const Paper &paper, const Report &report, ReportDrawing which, double width,
                                           double height)
{
    if (!report.machine)
        return std::nullopt;
    double scale = 1;
    Drawing drawing = laidOut(paper, *report.machine, which, width, height, scale);
    constexpr double Unreadable = 0.35; // of the letters of the page; the section behind has the drawing whole
    if (drawing.isEmpty() || scale < Unreadable * paper.drawingScale())
        return std::nullopt;
    return ColumnDrawing{LaidText(paper, drawingTitle(which), {Paper::Type::Strong, ink::text}, width),
                         std::move(drawing), scale};
}

void paintDrawing(QPainter &painter, const Drawing &drawing, QPointF at, double scale)
{
    painter.save();
    painter.translate(at);
    painter.scale(scale, scale);
    drawing.paint(painter);
    painter.restore();
}

/// Lanes and power beside each other.
std::optional<Block> drawingsBlock(const Paper &paper, const Report &report, double most)
{
    const double width = (paper.body.width() - paper.mm(DrawingGap)) / 2;
    std::vector<ColumnDrawing> columns;
    for (const ReportDrawing which : {ReportDrawing::Lanes, ReportDrawing::Power}) {
        if (auto column = columnDrawing(paper, report, which, width, paper.mm(most)))
            columns.push_back(std::move(*column));
    }
    if (columns.empty())
        return std::nullopt;
    Block block;
    block.before = paper.mm(3);
    const double space = paper.mm(1);
    for (const ColumnDrawing &column : columns)
        block.height =
            std::max(block.height, column.title.height() + space + column.drawing.size.height() * column.scale);
    block.paint = [columns = std::move(columns), step = width + paper.mm(DrawingGap), space](QPainter &painter,
                                                                                             QPointF at) {
        for (const ColumnDrawing &column : columns) {
            column.title.paint(painter, at);
            paintDrawing(painter, column.drawing, at + QPointF(0, column.title.height() + space), column.scale);
            at += QPointF(step, 0);
        }
    };
    return block;
}

} // namespace

std::vector<Block> coverHead(const Paper &paper, const Report &report, double drawingHeight)
{
    constexpr qsizetype LongestTitle = 120;
    constexpr qsizetype LongestAbout = 240;
    std::vector<Block> blocks;
    blocks.push_back(textBlock(paper, shortened(report.title, LongestTitle), {Paper::Type::Title, ink::text}, 0));
    if (!report.cover.about.isEmpty())
        blocks.push_back(textBlock(paper, shortened(report.cover.about, LongestAbout), {Paper::Type::Text, ink::lesser},
                                   paper.mm(0.5)));
    constexpr std::size_t MostWorksShown = 3; // the section behind has all of them
    for (std::size_t i = 0; i < report.cover.works.size() && i < MostWorksShown; ++i) {
        const ReportItem &work = report.cover.works[i];
        blocks.push_back(
            textBlock(paper, workLine(work), {Paper::Type::Text, ink::text}, paper.mm(i == 0 ? 1.2 : 0.6)));
    }
    if (report.cover.works.size() > MostWorksShown)
        blocks.push_back(textBlock(paper, moreText(report.cover.works.size() - MostWorksShown),
                                   {Paper::Type::Caption, ink::lesser}, paper.mm(0.4)));
    if (report.cover.works.size() > 1)
        blocks.push_back(textBlock(paper, report.cover.worksTogether, {Paper::Type::Text, ink::text}, paper.mm(0.6)));
    blocks.push_back(verdictBlock(paper, report));
    if (!report.cover.figures.empty())
        blocks.push_back(figuresBlock(paper, report.cover.figures));
    if (!report.cover.electrician.isEmpty())
        blocks.push_back(textBlock(paper, report.cover.electrician, {Paper::Type::Caption, ink::text}, paper.mm(1.2)));
    if (auto drawings = drawingsBlock(paper, report, drawingHeight))
        blocks.push_back(std::move(*drawings));
    return blocks;
}

QString shortened(const QString &text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    return text.left(text[most - 1].isHighSurrogate() ? most - 1 : most) + QChar(0x2026);
}

Block textBlock(const Paper &paper, const QString &text, TextStyle style, double before)
{
    LaidText laid(paper, text, style, paper.body.width());
    Block block;
    block.height = laid.height();
    block.before = before;
    block.paint = [laid = std::move(laid)](QPainter &painter, QPointF at) { laid.paint(painter, at); };
    return block;
}

Block headingBlock(const Paper &paper, const QString &title, double before)
{
    Block block = textBlock(paper, title, {Paper::Type::Heading, ink::text}, before);
    block.keepWithNext = true;
    return block;
}

namespace {

struct ScaledDrawing
{
    Drawing drawing;
    double scale = 1;
};

/// In the width of the page, with letters of this share of the page's; the section of a case somewhat smaller where its
/// two views then stand beside each other, which saves half a page.
ScaledDrawing lowest(const Paper &paper, const ReportMachine &machine, ReportDrawing which, double height,
                     double letters)
{
    constexpr double Wider = 1.25;
    const double width = paper.body.width();
    const auto made = [&](double scale) {
        ScaledDrawing one{reportDrawing(machine, which, {lightPalette(), paper.drawingFont(), width / scale, false})};
        if (!one.drawing.isEmpty())
            one.scale = std::min({scale, height / one.drawing.size.height(), width / one.drawing.size.width()});
        return one;
    };
    ScaledDrawing plain = made(paper.drawingScale() * letters);
    if (which != ReportDrawing::Case)
        return plain;
    ScaledDrawing smaller = made(paper.drawingScale() * letters / Wider);
    constexpr double WorthIt = 0.8; // of the height
    const double saved = WorthIt * plain.drawing.size.height() * plain.scale;
    return smaller.drawing.size.height() * smaller.scale < saved ? smaller : plain;
}

} // namespace

namespace {

Block blockOf(const Paper &paper, const ScaledDrawing &scaled)
{
    Block block;
    block.height = scaled.drawing.size.height() * scaled.scale;
    block.before = paper.mm(2);
    block.paint = [scaled](QPainter &painter, QPointF at) { paintDrawing(painter, scaled.drawing, at, scaled.scale); };
    return block;
}

} // namespace

std::optional<Block> drawingBlock(const Paper &paper, const Report &report, ReportDrawing which, double height)
{
    if (!report.machine)
        return std::nullopt;
    constexpr double Smaller = 0.8; // letters of 7 points
    ScaledDrawing drawing = lowest(paper, *report.machine, which, height, 1);
    if (drawing.drawing.isEmpty())
        return std::nullopt;
    // At most half a page, so that it stands on one that is half full.
    ScaledDrawing small = lowest(paper, *report.machine, which, std::min(height, paper.body.height() / 2), Smaller);
    if (drawing.drawing.cut)
        drawing = small; // names stand whole first
    Block block = blockOf(paper, drawing);
    if (small.drawing.size.height() * small.scale < block.height)
        block.smaller = std::make_shared<const Block>(blockOf(paper, small));
    return block;
}

} // namespace rig::ui
