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
constexpr double Highest = 52; // mm, of the drawings

/// How the limits stand there: with what each means, or in a line each; at the last not all problems among them.
enum class Limits { Whole, Brief, Few };
/// What the page shows at least: rows of its lists, and how high its drawings are in mm.
struct Share
{
    std::array<std::size_t, 3> rows; ///< limits, parts, what could not be checked
    double drawings;
    Limits limits = Limits::Whole;
    qsizetype question = LongestText; ///< characters of each
};

/// The first with which the page is not overfull. The last leave the lists to the next pages, and cut questions, which
/// only names that are no names and problems beyond number come to.
constexpr std::array Shares{Share{{3, 2, 1}, Highest},
                            Share{{3, 2, 1}, 44},
                            Share{{3, 1, 1}, 44},
                            Share{{3, 0, 1}, 44},
                            Share{{6, 0, 1}, 44, Limits::Brief},
                            Share{{5, 0, 1}, 40, Limits::Brief},
                            Share{{4, 0, 0}, 40, Limits::Brief},
                            Share{{3, 0, 0}, 36, Limits::Brief},
                            Share{{3, 0, 0}, 32, Limits::Brief},
                            Share{{2, 0, 0}, 30, Limits::Brief},
                            Share{{1, 0, 0}, 27, Limits::Brief},
                            Share{{1, 0, 0}, 24, Limits::Brief},
                            Share{{0, 0, 0}, 20, Limits::Brief},
                            Share{{1, 0, 0}, 22, Limits::Few},
                            Share{{0, 0, 0}, 20, Limits::Few},
                            Share{{0, 0, 0}, 20, Limits::Few, 120},
                            Share{{0, 0, 0}, 20, Limits::Few, 60}};

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

/// The title has the figure; what it means stands on the next pages.
ReportTable withoutMeaning(ReportTable table)
{
    constexpr int Meaning = 1;
    for (QStringList &row : table.rows)
        row.removeAt(Meaning);
    table.headings.removeAt(Meaning);
    table.numeric.erase(table.numeric.begin() + Meaning);
    table.shares = {38, 52, 10};
    return table;
}

/// What the page has no row for: a few by their titles, many by their number.
QString titlesOf(const std::vector<ReportLimit> &limits)
{
    constexpr std::size_t MostTitles = 4;
    constexpr qsizetype Line = 110; // characters
    if (limits.size() > MostTitles)
        return moreText(limits.size());
    QStringList titles;
    for (const ReportLimit &limit : limits)
        titles << limit.title;
    return shortened(titles.join(QStringLiteral(" · ")), Line);
}

void addLimits(std::vector<Block> &blocks, const Paper &paper, const ReportCover &cover, std::size_t most, bool brief)
{
    if (cover.limits.empty())
        return;
    blocks.push_back(headingBlock(paper, coverTitle(CoverPart::Limits), paper.mm(3)));
    if (most == 0) {
        blocks.push_back(textBlock(paper, titlesOf(cover.limits), {Paper::Type::Caption, ink::lesser}, paper.mm(0.8)));
        return;
    }
    const ReportTable table = inBrief(limitsTable(firstOf(cover.limits, most)));
    append(blocks, tableBlocks(paper, brief ? withoutMeaning(table) : table));
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

/// So many of a column's items by their titles where their texts have no room.
constexpr std::size_t MostTitlesLeft = 4;

/// What a column leaves out, where it is little by its titles; much by its number.
QString restOf(const std::vector<ReportItem> &items, std::size_t shown)
{
    const std::size_t left = items.size() - shown;
    if (left > MostTitlesLeft)
        return moreText(left);
    QStringList titles;
    for (std::size_t i = shown; i < items.size(); ++i)
        titles << items[i].title;
    return titles.join(QStringLiteral(" · "));
}

/// Each question stands here whole as long as anything else can give way: no other page asks it.
TextStack decideColumn(const Paper &paper, const std::vector<ReportItem> &items, qsizetype longest, double width)
{
    TextStack stack;
    if (items.empty())
        return stack;
    stack.add(LaidText(paper, coverTitle(CoverPart::Decide), {Paper::Type::Heading, ink::text}, width));
    for (const ReportItem &item : items)
        stack.add(LaidText(paper, shortened(item.text, longest), {Paper::Type::Caption, ink::text}, width),
                  paper.mm(0.5));
    return stack;
}

TextStack uncheckedColumn(const Paper &paper, const std::vector<ReportItem> &items, std::size_t most, double width)
{
    TextStack stack;
    if (items.empty())
        return stack;
    stack.add(LaidText(paper, coverTitle(CoverPart::Unchecked), {Paper::Type::Heading, ink::text}, width));
    for (const ReportItem &item : firstOf(items, most)) {
        stack.add(LaidText(paper, item.title, {Paper::Type::Strong, ink::text}, width), paper.mm(0.6));
        stack.add(LaidText(paper, shortened(item.text, LongestText), {Paper::Type::Caption, ink::lesser}, width));
    }
    if (items.size() > most) {
        // Titles below other items are set as theirs: small, they would read on from the text above.
        const bool titles = most > 0 && items.size() - most <= MostTitlesLeft;
        const TextStyle style =
            titles ? TextStyle{Paper::Type::Strong, ink::text} : TextStyle{Paper::Type::Caption, ink::lesser};
        stack.add(LaidText(paper, restOf(items, most), style, width), paper.mm(0.6));
    }
    return stack;
}

Block itemsBlock(const Paper &paper, const ReportCover &cover, qsizetype longest, std::size_t most)
{
    const bool both = !cover.decide.empty() && !cover.unchecked.empty();
    // Where of the right column only titles are left, the questions have most of the width.
    constexpr double Most = 0.66;
    const double columns = paper.body.width() - paper.mm(both ? ColumnGap : 0);
    const double left = both ? columns * (most == 0 ? Most : 0.5) : columns;
    const double right = both ? columns - left : columns;
    TextStack decide = decideColumn(paper, cover.decide, longest, left);
    TextStack unchecked = uncheckedColumn(paper, cover.unchecked, most, right);
    Block block;
    block.before = paper.mm(3);
    block.height = std::max(decide.height(), unchecked.height());
    block.paint = [decide = std::move(decide), unchecked = std::move(unchecked),
                   step = both ? left + paper.mm(ColumnGap) : 0](QPainter &painter, QPointF at) {
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
std::vector<CoverList> listsOf(const Paper &paper, const ReportCover &cover, const Share &share)
{
    const auto made = [&paper, &cover](auto add) {
        return [&paper, &cover, add](std::size_t rows) {
            std::vector<Block> blocks;
            add(blocks, paper, cover, rows);
            return blocks;
        };
    };
    const auto items = [longest = share.question](std::vector<Block> &blocks, const Paper &page, const ReportCover &of,
                                                  std::size_t rows) {
        if (!of.decide.empty() || !of.unchecked.empty())
            blocks.push_back(itemsBlock(page, of, longest, rows));
    };
    const auto limits = [brief = share.limits != Limits::Whole](std::vector<Block> &blocks, const Paper &page,
                                                                const ReportCover &of, std::size_t rows) {
        addLimits(blocks, page, of, rows, brief);
    };
    return {{cover.limits.size(), made(limits)},
            {cover.buy.rows.size(), made(&addBuy)},
            {cover.unchecked.size(), made(items)}};
}

/// What the lists leave over is the drawings' before it is for more rows. Returns what they took of it.
double enlarge(std::vector<Block> &head, const Paper &paper, const Report &report, double drawings, double room)
{
    if (room <= 0 || !report.machine)
        return 0;
    const double before = heightOf(head);
    std::vector<Block> larger = coverHead(paper, report, std::min(Highest, drawings + room / paper.mm(1)));
    const double taken = heightOf(larger) - before;
    if (taken <= 0 || taken > room)
        return 0;
    head = std::move(larger);
    return taken;
}

/// Rows of problems for which the shares had none. Returns what they took of the room.
double addProblems(CoverList &limits, std::size_t problems, double room)
{
    double all = 0;
    while (limits.shown < std::min(problems, limits.all)) {
        CoverList more = limits;
        more.show(limits.shown + 1);
        const double taken = heightOf(more.blocks) - heightOf(limits.blocks);
        if (all + taken > room)
            break;
        all += taken;
        limits = std::move(more);
    }
    return all;
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
    std::vector<CoverList> lists;
    std::vector<Block> blocks;
    double room = 0;
    double drawings = 0;
    constexpr double Rounding = 1; // that sums of heights do not come out above the page's
    for (std::size_t i = 0; i < Shares.size(); ++i) {
        if (i == 0 || Shares[i].drawings != drawings)
            blocks = coverHead(paper, report, Shares[i].drawings);
        drawings = Shares[i].drawings;
        lists = listsOf(paper, report.cover, Shares[i]);
        room = paper.body.height() - heightOf(blocks) - sign.height - Rounding;
        for (std::size_t list = 0; list < lists.size(); ++list) {
            const std::size_t least =
                list == 0 && Shares[i].limits != Limits::Few ? std::min(problems, MostProblems) : 0;
            lists[list].show(std::max(Shares[i].rows[list], least));
            room -= heightOf(lists[list].blocks);
        }
        if (room >= 0)
            break;
    }
    room -= addProblems(lists.front(), std::min(problems, MostProblems), room);
    room -= enlarge(blocks, paper, report, drawings, room);
    fill(lists, room);
    for (CoverList &list : lists)
        append(blocks, std::move(list.blocks));
    // It stands at the foot of the page.
    sign.before = std::max(0.0, paper.body.height() - heightOf(blocks) - sign.height - Rounding);
    blocks.push_back(std::move(sign));
    return blocks;
}

} // namespace rig::ui
