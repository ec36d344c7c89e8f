// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_blocks.h"

#include "core/report/marks.h"
#include "ui/report/bar_chart.h"
#include "ui/report/table_blocks.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <iterator>

namespace rig::ui {

namespace {

using report::Mark;

Block textBlock(const Paper &paper, const QString &text, TextStyle style, double before)
{
    LaidText laid(paper, text, style, paper.body.width());
    Block block;
    block.height = laid.height();
    block.before = before;
    block.paint = [laid = std::move(laid)](QPainter &painter, QPointF at) { laid.paint(painter, at); };
    return block;
}

/// The verdict on a pale band in its own colour.
Block verdictBlock(const Paper &paper, const Report &report)
{
    const Mark mark = report.worst ? report::markOf(*report.worst) : report::markOfNothing();
    const QColor colour(mark.colour);
    const double inset = paper.mm(4);
    const double padding = paper.mm(2.6);
    LaidText laid(paper, mark.shape + QStringLiteral("  ") + report.summary, {Paper::Type::Verdict, colour.rgb()},
                  paper.body.width() - 2 * inset);
    Block block;
    block.height = laid.height() + 2 * padding;
    block.before = paper.mm(4);
    const QSizeF size(paper.body.width(), block.height);
    block.paint = [=, bar = paper.mm(1.2)](QPainter &painter, QPointF at) {
        // Mixed with white by hand: transparency would make some readers rasterise the page.
        const auto pale = [](int channel) { return 255 - (255 - channel) / 12; };
        painter.fillRect(QRectF(at, size), QColor(pale(colour.red()), pale(colour.green()), pale(colour.blue())));
        painter.fillRect(QRectF(at, QSizeF(bar, size.height())), colour);
        laid.paint(painter, at + QPointF(inset, padding));
    };
    return block;
}

/// The figures that decide, three beside each other.
std::vector<Block> figureBlocks(const Paper &paper, const std::vector<ReportFigure> &figures)
{
    constexpr std::size_t Columns = 3;
    const double space = paper.mm(6);
    const double width = (paper.body.width() - space * (Columns - 1)) / Columns;
    std::vector<Block> blocks;
    for (std::size_t first = 0; first < figures.size(); first += Columns) {
        std::vector<TextStack> cells;
        Block block;
        block.before = paper.mm(4);
        for (std::size_t i = first; i < std::min(first + Columns, figures.size()); ++i) {
            TextStack cell;
            cell.add(LaidText(paper, figures[i].label, {Paper::Type::Caption, ink::lesser}, width));
            cell.add(LaidText(paper, figures[i].value, {Paper::Type::Figure, ink::text}, width), paper.mm(0.4));
            block.height = std::max(block.height, cell.height());
            cells.push_back(std::move(cell));
        }
        block.paint = [cells = std::move(cells), step = width + space](QPainter &painter, QPointF at) {
            for (std::size_t i = 0; i < cells.size(); ++i)
                cells[i].paint(painter, at + QPointF(step * static_cast<double>(i), 0));
        };
        blocks.push_back(std::move(block));
    }
    return blocks;
}

Block headingBlock(const Paper &paper, const QString &title)
{
    LaidText laid(paper, title, {Paper::Type::Heading, ink::text}, paper.body.width());
    Block block;
    block.height = laid.height() + paper.mm(2);
    block.before = paper.mm(8);
    block.keepWithNext = true;
    block.paint = [laid = std::move(laid)](QPainter &painter, QPointF at) { laid.paint(painter, at); };
    return block;
}

TextStack findingText(const Paper &paper, const ReportFinding &finding, const Mark &mark, double width)
{
    const double space = paper.mm(0.7);
    const QString label = QCoreApplication::translate("Report", "%1: %2", "severity, title of the check")
                              .arg(finding.label, finding.title);
    TextStack stack;
    stack.add(LaidText(paper, mark.shape + u' ' + label, {Paper::Type::Strong, QColor(mark.colour).rgb()}, width));
    stack.add(LaidText(paper, finding.message, {Paper::Type::Text, ink::text}, width), space);
    stack.add(LaidText(paper, finding.reason, {Paper::Type::Text, ink::text}, width), space);
    if (!finding.fix.isEmpty()) {
        const QString fix = QCoreApplication::translate("Report", "What mends it: %1").arg(finding.fix);
        stack.add(LaidText(paper, fix, {Paper::Type::Strong, ink::text}, width), space);
    }
    if (!finding.stopped.isEmpty())
        stack.add(LaidText(paper, finding.stopped, {Paper::Type::Text, ink::text}, width), space);
    if (!finding.accepted.isEmpty()) {
        const QString accepted = QCoreApplication::translate("Report", "Accepted: %1").arg(finding.accepted);
        stack.add(LaidText(paper, accepted, {Paper::Type::Strong, ink::text}, width), space);
    }
    stack.add(LaidText(paper, finding.evidence, {Paper::Type::Caption, ink::lesser}, width), space);
    return stack;
}

Block findingBlock(const Paper &paper, const ReportFinding &finding)
{
    const Mark mark = report::markOf(finding.severity);
    const double inset = paper.mm(3.5);
    TextStack stack = findingText(paper, finding, mark, paper.body.width() - inset);
    Block block;
    block.height = stack.height();
    block.before = paper.mm(3.6);
    const QSizeF bar(paper.mm(0.9), block.height);
    block.paint = [stack = std::move(stack), bar, inset, colour = QColor(mark.colour)](QPainter &painter, QPointF at) {
        painter.fillRect(QRectF(at, bar), colour);
        stack.paint(painter, at + QPointF(inset, 0));
    };
    return block;
}

void append(std::vector<Block> &blocks, std::vector<Block> more)
{
    std::move(more.begin(), more.end(), std::back_inserter(blocks));
}

void addSection(std::vector<Block> &blocks, const Paper &paper, const ReportSection &section)
{
    blocks.push_back(headingBlock(paper, section.title));
    const bool more = !section.bars.empty() || section.table || !section.findings.empty();
    for (const QString &text : section.paragraphs) {
        blocks.push_back(textBlock(paper, text, {}, 0));
        blocks.back().keepWithNext = more;
    }
    if (!section.bars.empty())
        blocks.push_back(barChartBlock(paper, section.bars));
    if (section.table)
        append(blocks, tableBlocks(paper, *section.table));
    for (const ReportFinding &finding : section.findings)
        blocks.push_back(findingBlock(paper, finding));
    for (const QString &note : section.notes)
        blocks.push_back(textBlock(paper, note, {Paper::Type::Text, ink::lesser}, paper.mm(1.8)));
}

} // namespace

std::vector<Block> reportBlocks(const Paper &paper, const Report &report)
{
    std::vector<Block> blocks;
    blocks.push_back(textBlock(paper, report.title, {Paper::Type::Title, ink::text}, 0));
    blocks.push_back(verdictBlock(paper, report));
    append(blocks, figureBlocks(paper, report.head));
    for (const ReportSection &section : report.sections)
        addSection(blocks, paper, section);
    return blocks;
}

} // namespace rig::ui
