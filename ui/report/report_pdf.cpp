// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_pdf.h"

#include "ui/report/pdf_date.h"
#include "ui/report/pdf_fonts.h"
#include "ui/report/pdf_outline.h"
#include "ui/report/pdf_text.h"
#include "ui/report/report_blocks.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>

namespace rig::ui {

namespace {

struct PlacedBlock
{
    const Block *block;
    double top;
};

using Page = std::vector<PlacedBlock>;

const Block &shown(const Block &block, bool small) { return small && block.smaller ? *block.smaller : block; }

/// The last of the blocks from `first` on that must stand together.
std::size_t chainEnd(const std::vector<Block> &blocks, std::size_t first)
{
    std::size_t last = first;
    while (blocks[last].keepWithNext && last + 1 < blocks.size())
        ++last;
    return last;
}

/// Their height; `small`: of those that may stand there smaller.
double chainHeight(const std::vector<Block> &blocks, std::size_t first, bool small)
{
    double height = shown(blocks[first], small).height;
    for (std::size_t i = first + 1; i <= chainEnd(blocks, first); ++i)
        height += blocks[i].before + shown(blocks[i], small).height;
    return height;
}

/// Pages, and how far they are filled.
struct Paginated
{
    std::vector<Page> pages;
    double bottom = 0;     ///< of what stands on the last page
    double emptiest = 1e9; ///< the same of the page before the last that has least
};

constexpr double Closer = 0.6; // of the space between blocks that stand closer

/// `small`: all that may stand there smaller does, and all stands closer.
Paginated paginatedWith(const std::vector<Block> &blocks, const Paper &paper, bool small)
{
    std::vector<Page> pages(1);
    double bottom = paper.body.top();
    double emptiest = Paginated().emptiest;
    std::size_t smallUntil = 0; // blocks before it stand smaller, so that their page is not left half empty
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const double before = pages.back().empty() ? 0 : blocks[i].before * (small ? Closer : 1);
        const auto isFull = [&](bool smaller) {
            return bottom + before + chainHeight(blocks, i, smaller) > paper.body.bottom();
        };
        if (i >= smallUntil && !pages.back().empty() && isFull(false) && !isFull(true))
            smallUntil = chainEnd(blocks, i) + 1;
        const bool smaller = small || i < smallUntil;
        const Block &block = shown(blocks[i], smaller);
        const bool full = isFull(smaller);
        if (!pages.back().empty() && (full || block.newPage)) {
            pages.emplace_back();
            emptiest = std::min(emptiest, bottom);
            bottom = paper.body.top();
            if (block.repeated) {
                pages.back().push_back({block.repeated.get(), bottom});
                bottom += block.repeated->height;
            }
        } else {
            bottom += before;
        }
        pages.back().push_back({&block, bottom});
        bottom += block.height;
    }
    return {std::move(pages), bottom, emptiest};
}

constexpr double Few = 0.25; // of a page
constexpr double Half = 0.5;
constexpr double Most = 0.6;

/// How far a page is filled on which the last thing ends there.
double filledTo(double bottom, const Paper &paper) { return (bottom - paper.body.top()) / paper.body.height(); }

/// A last page of few rows gets more from the page before it, where they are of one table and that page stays filled.
std::vector<Page> withFullerEnd(Paginated laid, const Paper &paper)
{
    std::vector<Page> &pages = laid.pages;
    while (pages.size() > 1 && filledTo(laid.bottom, paper) < Few) {
        Page &before = pages[pages.size() - 2];
        Page &last = pages.back();
        const Block *headings = last.front().block;
        const PlacedBlock row = before.back();
        const bool isOfTable = row.block->repeated && row.block->repeated.get() == headings;
        if (!isOfTable || before.size() < 2 || before[before.size() - 2].block->keepWithNext ||
            filledTo(row.top, paper) < Most)
            break;
        before.pop_back();
        for (std::size_t i = 1; i < last.size(); ++i)
            last[i].top += row.block->height;
        last.insert(last.begin() + 1, {row.block, last.front().top + headings->height});
        laid.bottom += row.block->height;
    }
    return std::move(pages);
}

/// Few lines get no page of their own, and no page is left half empty, where that can be spared.
std::vector<Page> paginated(const std::vector<Block> &blocks, const Paper &paper)
{
    const auto filled = [&](double bottom) { return filledTo(bottom, paper); };
    Paginated usual = paginatedWith(blocks, paper, false);
    const bool halfEmpty = filled(usual.emptiest) < Half;
    if (filled(usual.bottom) > Few && !halfEmpty)
        return std::move(usual.pages);
    Paginated smaller = paginatedWith(blocks, paper, true);
    const bool better = smaller.pages.size() < usual.pages.size() || (halfEmpty && smaller.emptiest > usual.emptiest);
    return withFullerEnd(std::move(better ? smaller : usual), paper);
}

/// Of the first page: what it is; of the others: the machine's name.
void paintHeader(QPainter &painter, const Paper &paper, const Report &report, bool first)
{
    const double width = paper.header.width();
    const LaidText edition(paper, report.edition.isEmpty() ? report.date.toString(Qt::ISODate) : report.edition,
                           {Paper::Type::Caption, ink::lesser, Qt::AlignRight}, width * 0.45);
    const QFontMetricsF metrics(paper.font(Paper::Type::Caption), painter.device());
    const QString name = metrics.elidedText(first ? reportKind() : report.title, Qt::ElideRight, width * 0.5);
    const LaidText title(paper, name, {Paper::Type::Caption, ink::lesser}, width * 0.54);
    title.paint(painter, paper.header.topLeft());
    edition.paint(painter, paper.header.topLeft() + QPointF(width * 0.55, 0));
    painter.setPen(QPen(QColor::fromRgb(ink::hairline), paper.mm(0.15)));
    painter.drawLine(paper.header.bottomLeft(), paper.header.bottomRight());
}

QString pageText(std::size_t number, std::size_t count)
{
    return QCoreApplication::translate("Report", "Page %1 of %2").arg(QString::number(number), QString::number(count));
}

void paintFooter(QPainter &painter, const Paper &paper, const QString &page)
{
    const double half = paper.footer.width() / 2;
    const LaidText right(paper, page, {Paper::Type::Caption, ink::lesser, Qt::AlignRight}, half);
    const LaidText left(paper, makerText(), {Paper::Type::Caption, ink::lesser}, half);
    left.paint(painter, paper.footer.topLeft());
    right.paint(painter, paper.footer.topLeft() + QPointF(half, 0));
}

/// Points from the foot of the page.
double fromFoot(const QPdfWriter &writer, double top)
{
    constexpr double PointsPerInch = 72;
    const QRectF page = writer.pageLayout().fullRect(QPageLayout::Point);
    const double margin = writer.pageLayout().margins(QPageLayout::Point).top();
    return page.height() - margin - top * PointsPerInch / writer.resolution();
}

/// The bookmarks of what was painted; none where nothing could be.
std::vector<Bookmark> paintPages(QPdfWriter &writer, const Paper &paper, const Report &report)
{
    const std::vector<Block> blocks = reportBlocks(paper, report);
    const std::vector<Page> pages = paginated(blocks, paper);
    std::vector<Bookmark> bookmarks;
    QPainter painter;
    if (!painter.begin(&writer))
        return {};
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0 && !writer.newPage())
            return {};
        paintHeader(painter, paper, report, i == 0);
        for (const PlacedBlock &placed : pages[i]) {
            placed.block->paint(painter, QPointF(paper.body.left(), placed.top));
            if (!placed.block->bookmark.isEmpty())
                bookmarks.push_back({placed.block->bookmark, i, fromFoot(writer, placed.top)});
        }
        paintFooter(painter, paper, pageText(i + 1, pages.size()));
    }
    return painter.end() ? bookmarks : std::vector<Bookmark>();
}

} // namespace

QByteArray reportAsPdf(const Report &report)
{
    QBuffer buffer;
    if (!buffer.open(QIODevice::WriteOnly))
        return {};
    QPdfWriter writer(&buffer);
    writer.setTitle(report.title);
    writer.setCreator(QStringLiteral("Rigwright " RIGWRIGHT_VERSION));
    writer.setPageSize(QPageSize(report.letter ? QPageSize::Letter : QPageSize::A4));
    writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);

    const Paper paper(writer);
    const std::vector<Bookmark> bookmarks = paintPages(writer, paper, report);
    if (bookmarks.empty())
        return {};
    // The HTML holds every word of the report; the PDF has those of the footer besides.
    const QString text = reportAsHtml(report) + pageText(1, 1) + makerText();
    const QByteArray readable = withReadableText(withFontsInOrder(buffer.data()), text, paper.font(Paper::Type::Text));
    return withBookmarks(dated(readable, report.date), bookmarks, QLocale().bcp47Name());
}

} // namespace rig::ui
