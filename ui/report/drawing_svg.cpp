// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/drawing.h"
#include "ui/report/paper.h"
#include "ui/widgets/theme.h"

#include <QBuffer>
#include <QPainter>

#ifdef RIGWRIGHT_HAVE_SVG
#include <QSvgGenerator>
#else
#include <QImage>
#endif

namespace rig::ui {

namespace {

using namespace Qt::StringLiterals;

#ifdef RIGWRIGHT_HAVE_SVG

/// Only the element, with a class by which the page shows one of two, and names of its own: both stand in one page.
QString asElement(QString svg, const QString &scheme, const QString &prefix)
{
    svg = svg.mid(svg.indexOf("<svg"_L1));
    const qsizetype box = svg.indexOf("viewBox="_L1);
    const qsizetype end = svg.indexOf(u'>');
    if (box < 0 || box > end)
        return {};
    const QString view = svg.mid(box, svg.indexOf(u'"', box + 9) + 1 - box);
    svg = u"<svg class=\"%1\" %2 xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
          "aria-hidden=\"true\""_s.arg(scheme, view) +
          svg.mid(end);
    svg.replace(" id=\""_L1, " id=\""_L1 + prefix).replace("url(#"_L1, "url(#"_L1 + prefix);
    return svg.replace("xlink:href=\"#"_L1, "xlink:href=\"#"_L1 + prefix);
}

QString element(const Drawing &drawing, ReportDrawing which, const QString &scheme, const QString &prefix)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96);
    // A screen without the program's face draws words somewhat wider.
    constexpr double Wider = 1.03;
    const QSizeF size(drawing.size.width() * Wider, drawing.size.height());
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(), size));
    generator.setTitle(drawingTitle(which));
    QPainter painter;
    if (!painter.begin(&generator))
        return {};
    drawing.paint(painter);
    painter.end();
    return asElement(QString::fromUtf8(buffer.data()), scheme, prefix);
}

#else

/// Without Qt Svg: the drawing as a picture, twice as fine as a usual screen.
QString element(const Drawing &drawing, ReportDrawing, const QString &scheme, const QString &)
{
    QImage image((drawing.size * 2).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(2);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.paint(painter);
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG"))
        return {};
    const QString width = QString::number(drawing.size.width());
    const QString height = QString::number(drawing.size.height());
    return u"<svg class=\"%1\" viewBox=\"0 0 %2 %3\" xmlns=\"http://www.w3.org/2000/svg\" aria-hidden=\"true\">"
           "<image width=\"%2\" height=\"%3\" href=\"data:image/png;base64,%4\"/></svg>"_s.arg(
               scheme, width, height, QString::fromLatin1(png.toBase64()));
}

#endif

QString drawn(const ReportMachine &machine, ReportDrawing which, DrawingPlace place, bool dark)
{
    QFont font;
    font.setFamilies(paperFamilies());
    font.setPixelSize(13);
    const bool small = place == DrawingPlace::Cover;
    const double width = small ? 440 : 720; // half of the page, or of a phone's screen somewhat smaller
    const Drawing drawing = reportDrawing(machine, which, {dark ? darkPalette() : lightPalette(), font, width, small});
    if (drawing.isEmpty())
        return {};
    const QString scheme = dark ? u"dark"_s : u"light"_s;
    return element(drawing, which, scheme,
                   u"%1-%2%3-"_s.arg(scheme, QString::number(static_cast<int>(which)), small ? u"s"_s : QString()));
}

} // namespace

QString drawingAsSvg(const ReportMachine &machine, ReportDrawing which, DrawingPlace place)
{
    return drawn(machine, which, place, false) + drawn(machine, which, place, true);
}

} // namespace rig::ui
