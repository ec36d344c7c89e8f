// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_blocks.h"

#include "ui/report/cover_blocks.h"
#include "ui/report/table_blocks.h"
#include "ui/widgets/marks.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace rig::ui {

namespace {

TextStack findingText(const Paper &paper, const ReportFinding &finding, double width)
{
    const double space = paper.mm(0.5);
    const QRgb colour = colourOf(meaningOf(finding.severity), lightPalette()).rgb();
    const QString label = QCoreApplication::translate("Report", "%1: %2", "severity, title of the check")
                              .arg(finding.label, finding.title);
    TextStack stack;
    stack.add(LaidText(paper, label, {Paper::Type::Strong, colour}, width));
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
    const double inset = paper.mm(6);
    TextStack stack = findingText(paper, finding, paper.body.width() - inset);
    Block block;
    block.height = stack.height();
    block.before = paper.mm(3);
    block.paint = [stack = std::move(stack), inset, side = paper.mm(3.4), meaning = meaningOf(finding.severity),
                   line = paper.line(Paper::Type::Strong)](QPainter &painter, QPointF at) {
        paintMark(painter, meaning, QRectF(at.x(), at.y() + (line - side) / 2, side, side), lightPalette());
        stack.paint(painter, at + QPointF(inset, 0));
    };
    return block;
}

void addSection(std::vector<Block> &blocks, const Paper &paper, const Report &report, const ReportSection &section)
{
    constexpr double MostOfPage = 0.7; // a drawing leaves room for what belongs to it
    blocks.push_back(headingBlock(paper, section.title, paper.mm(6)));
    blocks.back().bookmark = section.title;
    const bool more = !section.drawings.empty() || section.table || !section.findings.empty();
    for (const QString &text : section.paragraphs) {
        blocks.push_back(textBlock(paper, text, {}, 0));
        blocks.back().keepWithNext = more;
    }
    for (const ReportDrawing which : section.drawings) {
        if (auto drawing = drawingBlock(paper, report, which, MostOfPage * paper.body.height()))
            blocks.push_back(std::move(*drawing));
    }
    if (section.table)
        append(blocks, tableBlocks(paper, *section.table));
    if (section.table && !section.notes.empty())
        blocks.back().keepWithNext = true; // a note alone on the next page says nothing
    for (const ReportFinding &finding : section.findings)
        blocks.push_back(findingBlock(paper, finding));
    for (qsizetype i = 0; i < section.notes.size(); ++i) {
        blocks.push_back(textBlock(paper, section.notes[i], {Paper::Type::Text, ink::lesser}, paper.mm(1.8)));
        blocks.back().keepWithNext = i + 2 == section.notes.size(); // the last does not stand alone on a page
    }
}

} // namespace

std::vector<Block> reportBlocks(const Paper &paper, const Report &report)
{
    std::vector<Block> blocks = coverBlocks(paper, report);
    blocks.front().bookmark = report.title;
    bool first = true;
    for (const ReportSection &section : report.sections) {
        const std::size_t begin = blocks.size();
        addSection(blocks, paper, report, section);
        blocks[begin].newPage = first;
        first = false;
    }
    return blocks;
}

} // namespace rig::ui
