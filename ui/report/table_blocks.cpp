// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/table_blocks.h"

#include "ui/widgets/marks.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace rig::ui {

namespace {

constexpr double Gutter = 2.5;      // mm between columns
constexpr double Padding = 1.1;     // mm above and below a row's text
constexpr double FinePadding = 0.7; // the same of small print
constexpr double Before = 1.5;      // mm above the headings
constexpr double SmallTable = 0.27; // of a page: the loads of the power budget stay together
constexpr double MarkRoom = 5;      // mm for the mark of a row
constexpr double MarkSide = 3.4;    // mm
constexpr double Hanging = 3;       // mm, of a command that is broken

struct Column
{
    double left = 0;
    double width = 0;
    bool numeric = false;
};

/// A row whose cells have been laid out.
struct PaperRow
{
    std::vector<TextStack> cells;
    double height = 0;
    std::optional<Meaning> mark; ///< before its first cell
    double markSide = 0;
};

/// What the rows of one table have in common.
struct Ruling
{
    std::vector<Column> columns;
    QPen rule;
    double padding = 0;
    double width = 0;
    bool low = false;     ///< the cells stand on the rule, as headings of several heights do
    bool written = false; ///< lines between the columns: there is something to be filled in
};

std::vector<Column> columnsOf(const Paper &paper, const ReportTable &table)
{
    const auto count = static_cast<std::size_t>(table.headings.size());
    const auto share = [&](std::size_t i) { return i < table.shares.size() ? table.shares[i] : 1; };
    int total = 0;
    for (std::size_t i = 0; i < count; ++i)
        total += share(i);

    const double gutters = paper.mm(Gutter) * static_cast<double>(count > 0 ? count - 1 : 0);
    const double room = paper.body.width() - gutters;
    std::vector<Column> columns;
    double left = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double width = room * share(i) / std::max(1, total);
        columns.push_back({left, width, i < table.numeric.size() && table.numeric[i]});
        left += width + paper.mm(Gutter);
    }
    if (!table.marks.empty() && !columns.empty()) {
        columns.front().left += paper.mm(MarkRoom);
        columns.front().width -= paper.mm(MarkRoom);
    }
    return columns;
}

/// `hanging`: of its lesser lines.
TextStack cellOf(const Paper &paper, const QString &cell, TextStyle style, double width, double hanging)
{
    TextStack stack;
    const QStringList lines = cell.split(u'\n');
    stack.add(LaidText(paper, lines.first(), style, width));
    for (const QString &lesser : lines.mid(1))
        stack.add(LaidText(paper, lesser, {Paper::Type::Caption, ink::lesser, style.alignment, hanging}, width));
    return stack;
}

PaperRow rowOf(const Paper &paper, const QStringList &cells, const Ruling &ruling, TextStyle style, double hanging = 0)
{
    const std::vector<Column> &columns = ruling.columns;
    PaperRow row;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        style.alignment = columns[i].numeric ? Qt::AlignRight : Qt::AlignLeft;
        row.cells.push_back(cellOf(paper, cells.value(static_cast<qsizetype>(i)), style, columns[i].width, hanging));
        row.height = std::max(row.height, row.cells.back().height());
    }
    row.height += 2 * ruling.padding;
    return row;
}

void paintRow(QPainter &painter, const PaperRow &row, const Ruling &ruling, QPointF at)
{
    const double padding = ruling.padding;
    for (std::size_t i = 0; i < ruling.columns.size(); ++i) {
        const double slack = ruling.low ? row.height - 2 * padding - row.cells[i].height() : 0;
        row.cells[i].paint(painter, at + QPointF(ruling.columns[i].left, padding + slack));
    }
    if (row.mark)
        paintMark(painter, *row.mark, QRectF(at.x(), at.y() + padding, row.markSide, row.markSide), lightPalette());
    painter.setPen(ruling.rule);
    const double foot = at.y() + row.height;
    painter.drawLine(QPointF(at.x(), foot), QPointF(at.x() + ruling.width, foot));
    for (std::size_t i = 1; ruling.written && i < ruling.columns.size(); ++i) {
        const Column &before = ruling.columns[i - 1];
        const double x = at.x() + (before.left + before.width + ruling.columns[i].left) / 2;
        painter.drawLine(QPointF(x, at.y()), QPointF(x, foot));
    }
}

Block blockOf(PaperRow row, const Ruling &ruling)
{
    Block block;
    block.height = row.height;
    block.paint = [row = std::move(row), ruling](QPainter &painter, QPointF at) { paintRow(painter, row, ruling, at); };
    return block;
}

/// A small table is not torn; of another, no row is left alone on its page.
void keepTogether(std::vector<Block> &blocks, double small)
{
    const double height = std::accumulate(blocks.begin(), blocks.end(), 0.0,
                                          [](double sum, const Block &block) { return sum + block.height; });
    for (std::size_t i = 1; i + 1 < blocks.size(); ++i)
        blocks[i].keepWithNext = height <= small || i == 1 || i + 2 == blocks.size();
}

} // namespace

std::vector<Block> tableBlocks(const Paper &paper, const ReportTable &table)
{
    const QPen strong(QColor::fromRgb(ink::rule), paper.mm(0.25));
    const QPen thin(QColor::fromRgb(ink::hairline), paper.mm(0.15));
    Ruling ruling{columnsOf(paper, table), strong, paper.mm(table.fine ? FinePadding : Padding),
                  paper.body.width(),      true,   table.written};

    Block headings =
        blockOf(rowOf(paper, table.headings, ruling, {Paper::Type::CaptionStrong, ink::lesser, Qt::AlignLeft}), ruling);
    headings.keepWithNext = true;
    headings.before = paper.mm(Before);
    const auto repeated = std::make_shared<const Block>(headings);

    ruling.rule = thin;
    ruling.low = false;
    std::vector<Block> blocks{std::move(headings)};
    const TextStyle style{table.fine ? Paper::Type::Caption : Paper::Type::Text};
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        PaperRow row = rowOf(paper, table.rows[i], ruling, style, table.typed ? paper.mm(Hanging) : 0);
        if (i < table.marks.size() && table.marks[i])
            row.mark = meaningOf(*table.marks[i]);
        row.markSide = paper.mm(MarkSide);
        blocks.push_back(blockOf(std::move(row), ruling));
        blocks.back().repeated = repeated;
    }
    keepTogether(blocks, SmallTable * paper.body.height());
    return blocks;
}

} // namespace rig::ui
