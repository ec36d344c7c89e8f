// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/cover_blocks.h"

#include "ui/report/cover_head.h"
#include "ui/report/table_blocks.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

constexpr double ColumnGap = 6; // mm between two columns

/// Rows of each list that the page shows at most: more would be the list itself.
constexpr std::size_t MostRows = 12;
/// Parts without a row of their own are named in a line, as long as that is no page of its own.
constexpr std::size_t MostNamed = 14;
/// Characters that a cell, an item and the list of what is there have on this page.
constexpr qsizetype LongestCell = 180;
constexpr qsizetype LongestText = 400;
constexpr qsizetype LongestList = 800;
/// Problems have their rows before anything else gets one.
constexpr std::size_t MostProblems = 5;
/// What the page shows at least: rows of its lists, and how high its drawings are in mm.
struct Share
{
    std::array<std::size_t, 3> rows; ///< limits, parts, what is open
    double drawings;
    bool problems = true; ///< all of them, whatever rows there are
};

/// The first with which the page is not overfull. The last leaves the lists to the next pages.
constexpr std::array Shares{Share{{3, 2, 1}, 52},        Share{{3, 2, 1}, 44},        Share{{3, 1, 1}, 44},
                            Share{{3, 0, 1}, 44},        Share{{3, 0, 1}, 38},        Share{{2, 0, 1}, 36},
                            Share{{1, 0, 1}, 32},        Share{{1, 0, 0}, 34},        Share{{1, 0, 0}, 30},
                            Share{{1, 0, 0}, 27},        Share{{1, 0, 0}, 24},        Share{{0, 0, 0}, 20},
                            Share{{1, 0, 1}, 26, false}, Share{{1, 0, 0}, 22, false}, Share{{0, 0, 0}, 20, false}};

/// What a list leaves out is said below it.
void addMore(std::vector<Block> &blocks, const Paper &paper, std::size_t left)
{
    if (left > 0)
        blocks.push_back(textBlock(paper, moreText(left), {Paper::Type::Caption, ink::lesser}, paper.mm(0.8)));
}

template <class T> std::vector<T> firstOf(const std::vector<T> &all, std::size_t most)
{
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(most, all.size()))};
}

/// Names that are no names do not push the rest from the page; the next ones have them whole.
ReportTable inBrief(ReportTable table)
{
    for (QStringList &row : table.rows) {
        for (QString &cell : row)
            cell = shortened(cell, LongestCell);
    }
    return table;
}

void addLimits(std::vector<Block> &blocks, const Paper &paper, const ReportCover &cover, std::size_t most)
{
    if (cover.limits.empty())
        return;
    blocks.push_back(headingBlock(paper, coverTitle(CoverPart::Limits), paper.mm(3)));
    if (most > 0)
        append(blocks, tableBlocks(paper, inBrief(limitsTable(firstOf(cover.limits, most)))));
    addMore(blocks, paper, cover.limits.size() - std::min(most, cover.limits.size()));
}

/// The parts that the table leaves out, in a line: "4 × …, $4,000 · …"
QString restOf(const std::vector<QStringList> &buy, std::size_t shown)
{
    QStringList parts;
    for (std::size_t i = shown; i < buy.size(); ++i)
        parts << buyText(buy[i]);
    return parts.join(QStringLiteral(" · "));
}

void addBuy(std::vector<Block> &blocks, const Paper &paper, const ReportCover &cover, std::size_t most)
{
    if (cover.buy.rows.empty() && cover.owned.isEmpty())
        return;
    blocks.push_back(headingBlock(paper, coverTitle(CoverPart::Buy), paper.mm(3)));
    ReportTable table = inBrief(cover.buy);
    const std::vector<QStringList> all = table.rows;
    table.rows = firstOf(table.rows, most);
    if (!table.rows.empty())
        append(blocks, tableBlocks(paper, table));
    const std::size_t left = cover.buy.rows.size() - table.rows.size();
    if (left > MostNamed)
        addMore(blocks, paper, left);
    else if (left > 0)
        blocks.push_back(
            textBlock(paper, restOf(all, table.rows.size()), {Paper::Type::Text, ink::text}, paper.mm(0.8)));
    if (!cover.owned.isEmpty())
        blocks.push_back(
            textBlock(paper, shortened(cover.owned, LongestList), {Paper::Type::Text, ink::lesser}, paper.mm(0.8)));
}

/// What a column leaves out, where it is little: questions as they are asked where there is room for one at all, else
/// titles; much by its number.
QString restOf(CoverPart part, const std::vector<ReportItem> &items, std::size_t shown)
{
    constexpr std::size_t MostTitles = 4;
    const std::size_t left = items.size() - shown;
    if (left > MostTitles)
        return moreText(left);
    QStringList titles;
    for (std::size_t i = shown; i < items.size(); ++i)
        titles << (part == CoverPart::Decide && shown > 0 ? shortened(items[i].text, LongestCell) : items[i].title);
    return titles.join(QStringLiteral(" · "));
}

/// A column of what is to be decided, or could not be checked.
TextStack itemColumn(const Paper &paper, CoverPart part, const std::vector<ReportItem> &items, std::size_t most,
                     double width)
{
    TextStack stack;
    if (items.empty())
        return stack;
    stack.add(LaidText(paper, coverTitle(part), {Paper::Type::Heading, ink::text}, width));
    for (const ReportItem &item : firstOf(items, most)) {
        stack.add(LaidText(paper, item.title, {Paper::Type::Strong, ink::text}, width), paper.mm(0.6));
        stack.add(LaidText(paper, shortened(item.text, LongestText), {Paper::Type::Caption, ink::lesser}, width));
    }
    if (items.size() > most)
        stack.add(LaidText(paper, restOf(part, items, most), {Paper::Type::Caption, ink::lesser}, width),
                  paper.mm(0.6));
    return stack;
}

Block itemsBlock(const Paper &paper, const ReportCover &cover, std::size_t most)
{
    const bool both = !cover.decide.empty() && !cover.unchecked.empty();
    const double width = both ? (paper.body.width() - paper.mm(ColumnGap)) / 2 : paper.body.width();
    TextStack decide = itemColumn(paper, CoverPart::Decide, cover.decide, most, width);
    TextStack unchecked = itemColumn(paper, CoverPart::Unchecked, cover.unchecked, most, width);
    Block block;
    block.before = paper.mm(3);
    block.height = std::max(decide.height(), unchecked.height());
    block.paint = [decide = std::move(decide), unchecked = std::move(unchecked),
                   step = both ? width + paper.mm(ColumnGap) : 0](QPainter &painter, QPointF at) {
        decide.paint(painter, at);
        unchecked.paint(painter, at + QPointF(step, 0));
    };
    return block;
}

/// Lines to sign on, with room for the hand above them.
Block signBlock(const Paper &paper, const QStringList &roles)
{
    const double gap = paper.mm(ColumnGap);
    const double count = std::max<double>(1, static_cast<double>(roles.size()));
    const double width = (paper.body.width() - gap * (count - 1)) / count;
    const double room = paper.mm(8);
    std::vector<LaidText> texts;
    Block block;
    for (const QString &role : roles) {
        texts.emplace_back(paper, signText(role), TextStyle{Paper::Type::Caption, ink::lesser}, width);
        block.height = std::max(block.height, room + texts.back().height());
    }
    block.paint = [texts = std::move(texts), width, gap, room,
                   pen = QPen(QColor::fromRgb(ink::rule), paper.mm(0.25))](QPainter &painter, QPointF at) {
        for (const LaidText &text : texts) {
            painter.setPen(pen);
            painter.drawLine(at + QPointF(0, room), at + QPointF(width, room));
            text.paint(painter, at + QPointF(0, room));
            at += QPointF(width + gap, 0);
        }
    };
    return block;
}

double heightOf(const std::vector<Block> &blocks)
{
    double height = 0;
    for (const Block &block : blocks)
        height += block.height + block.before;
    return height;
}

/// A list of the page, with as many rows as it has room for.
struct CoverList
{
    std::size_t all;
    std::function<std::vector<Block>(std::size_t)> with;
    std::size_t shown = 0;
    std::vector<Block> blocks{};

    void show(std::size_t rows)
    {
        shown = std::min(rows, all);
        blocks = with(shown);
    }
};

/// Limits, parts, then what is open.
std::vector<CoverList> listsOf(const Paper &paper, const ReportCover &cover)
{
    const auto made = [&paper, &cover](auto add) {
        return [&paper, &cover, add](std::size_t rows) {
            std::vector<Block> blocks;
            add(blocks, paper, cover, rows);
            return blocks;
        };
    };
    const auto items = [](std::vector<Block> &blocks, const Paper &page, const ReportCover &of, std::size_t rows) {
        if (!of.decide.empty() || !of.unchecked.empty())
            blocks.push_back(itemsBlock(page, of, rows));
    };
    return {{cover.limits.size(), made(&addLimits)},
            {cover.buy.rows.size(), made(&addBuy)},
            {std::max(cover.decide.size(), cover.unchecked.size()), made(items)}};
}

/// Row after row in turn, as long as there is room.
void fill(std::vector<CoverList> &lists, double room)
{
    for (std::size_t rows = 1; rows <= MostRows; ++rows) {
        for (CoverList &list : lists) {
            if (list.shown + 1 != rows || list.shown == list.all)
                continue;
            CoverList more = list;
            more.show(rows);
            const double taken = heightOf(more.blocks) - heightOf(list.blocks);
            if (taken > room)
                continue;
            room -= taken;
            list = std::move(more);
        }
    }
}

} // namespace

std::vector<Block> coverBlocks(const Paper &paper, const Report &report)
{
    const std::vector<ReportLimit> &limits = report.cover.limits;
    const auto problems = static_cast<std::size_t>(std::count_if(
        limits.begin(), limits.end(), [](const ReportLimit &limit) { return limit.severity == Severity::Blocker; }));
    Block sign = signBlock(paper, report.cover.signOff);
    std::vector<CoverList> lists = listsOf(paper, report.cover);
    std::vector<Block> blocks;
    double room = 0;
    for (std::size_t i = 0; i < Shares.size(); ++i) {
        if (i == 0 || Shares[i].drawings != Shares[i - 1].drawings)
            blocks = coverHead(paper, report, Shares[i].drawings);
        room = paper.body.height() - heightOf(blocks) - sign.height;
        for (std::size_t list = 0; list < lists.size(); ++list) {
            const std::size_t least = list == 0 && Shares[i].problems ? std::min(problems, MostProblems) : 0;
            lists[list].show(std::max(Shares[i].rows[list], least));
            room -= heightOf(lists[list].blocks);
        }
        if (room >= 0)
            break;
    }
    fill(lists, room);
    for (CoverList &list : lists)
        append(blocks, std::move(list.blocks));
    // It stands at the foot of the page.
    sign.before = std::max(0.0, paper.body.height() - heightOf(blocks) - sign.height - 1);
    blocks.push_back(std::move(sign));
    return blocks;
}

} // namespace rig::ui
