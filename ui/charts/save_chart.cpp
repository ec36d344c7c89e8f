// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_scene.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/series_style.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

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

double legendWidth(const ChartData &chart, const ChartLook &look)
{
    double widest = 0;
    const QFontMetricsF metrics(look.font);
    for (const ChartSeries &series : chart.series)
        widest = std::max(widest, metrics.horizontalAdvance(series.name));
    return chart.series.size() < 2 ? 0 : std::min(widest + 34, LogicalWidth / 3);
}

void drawLegend(QPainter &painter, const QRectF &area, const ChartData &chart, const ChartLook &look)
{
    const QFontMetricsF metrics(look.font);
    const double count = static_cast<double>(std::max<std::size_t>(chart.series.size(), 1));
    const double line = std::min(metrics.height() * 1.25, area.height() / count);
    QPointF at = area.topLeft() + QPointF(14, line / 2);
    for (const ChartSeries &series : chart.series) {
        const SeriesStyle style = seriesStyle(series.style, look.dark);
        painter.save();
        painter.translate(at);
        painter.setPen(QPen(style.edge, 1));
        painter.setBrush(style.fill);
        painter.drawPath(markerPath(style.marker, 10));
        painter.restore();
        painter.setPen(look.text);
        const double room = area.right() - at.x() - 14;
        painter.drawText(QRectF(at.x() + 14, at.y() - line / 2, room, line), Qt::AlignVCenter,
                         metrics.elidedText(series.name, Qt::ElideRight, room));
        at.ry() += line;
    }
}

/// Title at the top, captions at the bottom; gives back what is left between.
QRectF drawTexts(QPainter &painter, QRectF area, const ChartData &chart, const ChartLook &look)
{
    QFont titleFont = look.font;
    titleFont.setPixelSize(18);
    titleFont.setBold(true);
    painter.setFont(titleFont);
    painter.setPen(look.text);
    const double titleHeight = QFontMetricsF(titleFont).height() + 8;
    painter.drawText(QRectF(area.left() + 8, area.top(), area.width() - 16, titleHeight), Qt::AlignVCenter,
                     chart.title);
    area.setTop(area.top() + titleHeight);

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

Result<void> writeWhole(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return ioFailure(SaveChart::tr("The chart could not be written: %1.").arg(file.errorString()), path);
}

Result<QByteArray> asPng(const ChartData &chart, QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return badInput(SaveChart::tr("A picture of %1 × %2 pixels cannot be made.")
                            .arg(QString::number(size.width()), QString::number(size.height())));
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintChart(painter, QRectF(QPointF(0, 0), size), chart);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray asPdf(const ChartData &chart, QSize size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(chart.title);
    writer.setCreator(QStringLiteral("Rigwright"));
    writer.setPageSize(QPageSize(QSizeF(size) * 0.6, QPageSize::Point));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter(&writer);
    paintChart(painter, QRectF(0, 0, writer.width(), writer.height()), chart);
    painter.end();
    return bytes;
}

#ifdef RIGWRIGHT_HAVE_SVG
QByteArray asSvg(const ChartData &chart, QSize size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setTitle(chart.title);
    QPainter painter(&generator);
    paintChart(painter, QRectF(QPointF(0, 0), size), chart);
    painter.end();
    return bytes;
}
#endif

} // namespace

void paintChart(QPainter &painter, const QRectF &area, const ChartData &chart)
{
    const ChartLook look = paperLook();
    const double factor = area.width() / LogicalWidth;
    const QRectF page(0, 0, LogicalWidth, area.height() / factor);
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(factor, factor);
    painter.fillRect(page, look.ground);

    QRectF room = drawTexts(painter, page, chart, look);
    painter.setFont(look.font);
    const double legend = legendWidth(chart, look);
    if (legend > 0) {
        drawLegend(painter, QRectF(room.right() - legend, room.top() + 8, legend, room.height() - 8), chart, look);
        room.setRight(room.right() - legend);
    }
    if (chart.series.empty())
        painter.drawText(room, Qt::AlignCenter, SaveChart::tr("No chip has both figures."));
    ChartScene scene;
    scene.setSize(room.size());
    scene.setChart(chart, look);
    scene.render(&painter, room, scene.sceneRect(), Qt::IgnoreAspectRatio);
    painter.restore();
}

QStringList chartFileEndings()
{
#ifdef RIGWRIGHT_HAVE_SVG
    return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("csv")};
#else
    return {QStringLiteral("png"), QStringLiteral("pdf"), QStringLiteral("csv")};
#endif
}

Result<void> saveChart(const ChartData &chart, const QString &path, QSize size)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1StringView("csv"))
        return writeWhole(path, chartAsCsv(chart));
    if (ending == QLatin1StringView("pdf"))
        return writeWhole(path, asPdf(chart, size));
    if (ending == QLatin1StringView("png")) {
        const Result<QByteArray> bytes = asPng(chart, size);
        return bytes ? writeWhole(path, *bytes) : tl::unexpected(bytes.error());
    }
#ifdef RIGWRIGHT_HAVE_SVG
    if (ending == QLatin1StringView("svg"))
        return writeWhole(path, asSvg(chart, size));
#endif
    return badInput(SaveChart::tr("“%1” does not end in one of those that a chart is saved as: %2.")
                        .arg(path, QLatin1Char('.') + chartFileEndings().join(QStringLiteral(", ."))));
}

} // namespace rig::ui
