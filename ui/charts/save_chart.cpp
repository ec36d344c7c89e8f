// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/whole_file.h"
#include "ui/charts/chart_scene.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/legend.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QImage>
#include <QLocale>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#ifdef RIGWRIGHT_HAVE_SVG
#include <QSvgGenerator>
#endif

namespace rig::ui {

namespace {

struct SaveChart
{
    Q_DECLARE_TR_FUNCTIONS(SaveChart)
};

// Paper is laid out this many units wide, whatever its real size: type and marks keep their proportion.
constexpr double LogicalWidth = 960;

constexpr int LargestSide = 16'000;

// A file may be opened where the system's default family has another name: the font that it stands for is named.
ChartLook namingItsFont(ChartLook look)
{
    QStringList families = look.font.families();
    families.prepend(QFontInfo(look.font).family());
    families.removeDuplicates();
    look.font.setFamilies(families);
    return look;
}

ChartLook lookOf(const PictureOptions &options) { return namingItsFont(options.look.value_or(paperLook())); }

Result<void> checkSize(QSize size)
{
    if (size.width() >= 1 && size.height() >= 1 && size.width() <= LargestSide && size.height() <= LargestSide)
        return {};
    return badInput(
        SaveChart::tr("A picture of %1 × %2 pixels cannot be made: each side has 1 to %3.")
            .arg(QString::number(size.width()), QString::number(size.height()), QLocale().toString(LargestSide)));
}

/// Title at the top, captions at the bottom; gives back what is left between.
QRectF drawTexts(QPainter &painter, QRectF area, const ChartData &chart, const ChartLook &look)
{
    QFont titleFont = look.font;
    titleFont.setPixelSize(18);
    titleFont.setWeight(QFont::DemiBold);
    painter.setFont(titleFont);
    painter.setPen(look.text);
    const double titleHeight = QFontMetricsF(titleFont).height() + 8;
    painter.drawText(QRectF(area.left() + 8, area.top(), area.width() - 16, titleHeight), Qt::AlignVCenter,
                     chart.title);
    area.setTop(area.top() + titleHeight);

    if (chart.captions.isEmpty())
        return area;
    QFont captionFont = look.font;
    captionFont.setPixelSize(11);
    painter.setFont(captionFont);
    painter.setPen(look.quiet);
    const QString captions = chart.captions.join(QLatin1Char('\n'));
    const QRectF room(area.left() + 8, area.top(), area.width() - 16, area.height());
    const int flags = Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap;
    const QRectF needed = painter.boundingRect(room, flags, captions);
    painter.drawText(room, flags, captions);
    area.setBottom(needed.top() - 8);
    return area;
}

/// The plot as a ChartView of this size shows it.
void paintPlot(QPainter &painter, const QRectF &area, const ChartData &chart, const ChartLook &look, bool keyInside)
{
    painter.fillRect(area, look.ground);
    ChartScene scene;
    scene.setKeyInside(keyInside);
    scene.setSize(area.size());
    scene.setChart(chart, look);
    scene.render(&painter, area, scene.sceneRect(), Qt::IgnoreAspectRatio);
}

void paintFramed(QPainter &painter, const QRectF &area, const ChartData &chart, const ChartLook &look)
{
    const double factor = area.width() / LogicalWidth;
    const QRectF page(0, 0, LogicalWidth, area.height() / factor);
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(factor, factor);
    painter.fillRect(page, look.ground);

    QRectF room = drawTexts(painter, page, chart, look);
    painter.setFont(look.font);
    const Legend legend(chart, look, room.size());
    legend.paint(painter, QRectF(room.right() - legend.width(), room.top() + 8, legend.width(), room.height() - 8));
    room.setRight(room.right() - legend.width());
    painter.setFont(look.font);
    painter.setPen(look.text);
    if (chart.isEmpty())
        painter.drawText(room, Qt::AlignCenter, SaveChart::tr("No chip has both figures."));
    else if (room.height() > 1)
        paintPlot(painter, room, chart, look, false);
    painter.restore();
}

void paintPicture(QPainter &painter, const QRectF &area, const ChartData &chart, const PictureOptions &options)
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (options.frame)
        paintFramed(painter, area, chart, lookOf(options));
    else
        paintPlot(painter, area, chart, lookOf(options), true);
}

Result<QByteArray> asPng(const ChartData &chart, const PictureOptions &options)
{
    const QImage image = chartImage(chart, options);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (image.isNull() || !image.save(&buffer, "PNG"))
        return badInput(SaveChart::tr("A picture of %1 × %2 pixels does not fit into memory.")
                            .arg(QString::number(options.size.width()), QString::number(options.size.height())));
    return bytes;
}

Result<QByteArray> asPdf(const ChartData &chart, const PictureOptions &options)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(chart.title);
    writer.setCreator(QStringLiteral("Rigwright"));
    writer.setPageSize(QPageSize(QSizeF(options.size) * 0.6, QPageSize::Point));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter(&writer);
    const double factor = static_cast<double>(writer.width()) / options.size.width();
    painter.scale(factor, factor);
    paintPicture(painter, QRectF(0, 0, options.size.width(), writer.height() / factor), chart, options);
    painter.end();
    return bytes;
}

#ifdef RIGWRIGHT_HAVE_SVG
// Whoever opens the file lacks the program's own face: next comes the one it was cut from, then what systems have.
QByteArray withOtherFaces(QByteArray svg, const QString &family)
{
    const QByteArray own = "font-family=\"" + family.toHtmlEscaped().toUtf8();
    return svg.replace(own + '"', own + ", Inter, Noto Sans, Segoe UI, Helvetica Neue, sans-serif\"");
}

Result<QByteArray> asSvg(const ChartData &chart, const PictureOptions &options)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    // The file tells its size in millimetres; readers count 96 pixels an inch (CSS 2.1, 4.3.2).
    generator.setResolution(96);
    generator.setSize(options.size);
    generator.setViewBox(QRect(QPoint(0, 0), options.size));
    generator.setTitle(chart.title);
    QPainter painter(&generator);
    paintPicture(painter, QRectF(QPointF(0, 0), options.size), chart, options);
    painter.end();
    return withOtherFaces(std::move(bytes), lookOf(options).font.family());
}
#endif

using Writer = Result<QByteArray> (*)(const ChartData &, const PictureOptions &);

/// nullptr for an ending that is none of a picture's.
Writer writerFor(const QString &ending)
{
    if (ending == QLatin1StringView("png"))
        return asPng;
    if (ending == QLatin1StringView("pdf"))
        return asPdf;
#ifdef RIGWRIGHT_HAVE_SVG
    if (ending == QLatin1StringView("svg"))
        return asSvg;
#endif
    return nullptr;
}

} // namespace

void paintChart(QPainter &painter, const QRectF &area, const ChartData &chart)
{
    paintFramed(painter, area, chart, paperLook());
}

QImage chartImage(const ChartData &chart, const PictureOptions &options)
{
    if (!checkSize(options.size))
        return {};
    QImage image(options.size, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    image.fill(lookOf(options).ground);
    QPainter painter(&image);
    paintPicture(painter, QRectF(QPointF(0, 0), options.size), chart, options);
    return image;
}

QSize pictureSize(const ChartData &chart, QSize wanted)
{
    if (chart.form != ChartData::Form::Bars)
        return wanted;
    // Title, axis and captions, in the units of a page that is LogicalWidth wide.
    constexpr int Frame = 60;
    constexpr int Caption = 18;
    const int plot = ChartView::heightFor(chart, paperLook().font);
    const double units = plot + Frame + Caption * static_cast<double>(chart.captions.size());
    return {wanted.width(), std::max(wanted.height(), static_cast<int>(units * wanted.width() / LogicalWidth))};
}

QStringList chartFileEndings()
{
#ifdef RIGWRIGHT_HAVE_SVG
    return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("csv")};
#else
    return {QStringLiteral("png"), QStringLiteral("pdf"), QStringLiteral("csv")};
#endif
}

Result<void> saveChart(const ChartData &chart, const QString &path, const PictureOptions &options)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1StringView("csv"))
        return db::writeWhole(path, chartAsCsv(chart));
    const Writer write = writerFor(ending);
    if (!write)
        return badInput(SaveChart::tr("“%1” does not end in one of those that a chart is saved as: %2.")
                            .arg(path, QLatin1Char('.') + chartFileEndings().join(QStringLiteral(", ."))));
    if (const Result<void> size = checkSize(options.size); !size)
        return size;
    const Result<QByteArray> bytes = write(chart, options);
    return bytes ? db::writeWhole(path, *bytes) : tl::unexpected(bytes.error());
}

} // namespace rig::ui
