// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_pdf.h"

#include "ui/report/pdf_text.h"
#include "ui/report/report_blocks.h"

#include <QBuffer>
#include <QCoreApplication>
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

/// Height of the blocks from `first` on that must stand together.
double chainHeight(const std::vector<Block> &blocks, std::size_t first)
{
    double height = blocks[first].height;
    for (std::size_t i = first; blocks[i].keepWithNext && i + 1 < blocks.size(); ++i)
        height += blocks[i + 1].before + blocks[i + 1].height;
    return height;
}

std::vector<Page> paginated(const std::vector<Block> &blocks, const Paper &paper)
{
    std::vector<Page> pages(1);
    double bottom = paper.body.top();
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const Block &block = blocks[i];
        const double before = pages.back().empty() ? 0 : block.before;
        if (!pages.back().empty() && bottom + before + chainHeight(blocks, i) > paper.body.bottom()) {
            pages.emplace_back();
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
    return pages;
}

void paintHeader(QPainter &painter, const Paper &paper, const Report &report)
{
    const double half = paper.header.width() / 2;
    const LaidText date(paper, report.date.toString(Qt::ISODate), {Paper::Type::Caption, ink::lesser, Qt::AlignRight},
                        half);
    const QFontMetricsF metrics(paper.font(Paper::Type::Caption), painter.device());
    const QString name = metrics.elidedText(report.title, Qt::ElideRight, half * 1.5);
    const LaidText title(paper, name, {Paper::Type::Caption, ink::lesser}, half * 1.6);
    title.paint(painter, paper.header.topLeft());
    date.paint(painter, paper.header.topLeft() + QPointF(half, 0));
    painter.setPen(QPen(QColor::fromRgb(ink::hairline), paper.mm(0.15)));
    painter.drawLine(paper.header.bottomLeft(), paper.header.bottomRight());
}

QString pageText(std::size_t number, std::size_t count)
{
    return QCoreApplication::translate("Report", "Page %1 of %2").arg(QString::number(number), QString::number(count));
}

QString makerText()
{
    return QCoreApplication::translate("Report", "Made with Rigwright %1", "version of the program")
        .arg(QLatin1StringView(RIGWRIGHT_VERSION));
}

void paintFooter(QPainter &painter, const Paper &paper, const QString &page)
{
    const double half = paper.footer.width() / 2;
    const LaidText right(paper, page, {Paper::Type::Caption, ink::lesser, Qt::AlignRight}, half);
    const LaidText left(paper, makerText(), {Paper::Type::Caption, ink::lesser}, half);
    left.paint(painter, paper.footer.topLeft());
    right.paint(painter, paper.footer.topLeft() + QPointF(half, 0));
}

bool paintPages(QPdfWriter &writer, const Paper &paper, const Report &report)
{
    const std::vector<Block> blocks = reportBlocks(paper, report);
    const std::vector<Page> pages = paginated(blocks, paper);
    QPainter painter;
    if (!painter.begin(&writer))
        return false;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0 && !writer.newPage())
            return false;
        paintHeader(painter, paper, report);
        for (const PlacedBlock &placed : pages[i])
            placed.block->paint(painter, QPointF(paper.body.left(), placed.top));
        paintFooter(painter, paper, pageText(i + 1, pages.size()));
    }
    return painter.end();
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
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(18, 13, 18, 12), QPageLayout::Millimeter);

    const Paper paper(writer);
    if (!paintPages(writer, paper, report))
        return {};
    // The HTML holds every word of the report; the PDF has those of the footer besides.
    const QString text = reportAsHtml(report) + pageText(1, 1) + makerText();
    return withReadableText(buffer.data(), text, paper.font(Paper::Type::Text));
}

} // namespace rig::ui
