// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/marks.h"

#include "ui/look/shapes.h"
#include "ui/widgets/style_ink.h"

#include <QIcon>
#include <QPainterPath>
#include <QPixmap>
#include <QPixmapCache>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr Role softRoleOf(Meaning meaning)
{
    switch (meaning) {
    case Meaning::Blocker:
        return Role::BlockerSoft;
    case Meaning::Caution:
        return Role::CautionSoft;
    case Meaning::Note:
        return Role::NoteSoft;
    case Meaning::CannotCheck:
        return Role::UnknownSoft;
    case Meaning::Fine:
        return Role::GoodSoft;
    }
    return Role::Surface;
}

/// Shapes in a square of side 1 around the origin.
void paintTriangle(QPainter &painter, double side)
{
    QPolygonF corners{{0, -0.40 * side}, {0.46 * side, 0.38 * side}, {-0.46 * side, 0.38 * side}};
    painter.setPen(QPen(painter.brush(), side * 0.08, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawConvexPolygon(corners);
}

void paintTick(QPainter &painter, double side, const QColor &colour)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, std::max(1.5, side * 0.14), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(
        QPolygonF{{-0.36 * side, 0.03 * side}, {-0.11 * side, 0.28 * side}, {0.38 * side, -0.27 * side}});
}

/// Too small for a dashed ring around a letter, the ring has fewer dashes and the letter is drawn as lines.
void paintRing(QPainter &painter, double side, const QColor &colour)
{
    const double thick = std::max(1.2, side * 0.075);
    const double radius = side * 0.46 - thick / 2;
    QPen ring(colour, thick);
    ring.setCapStyle(Qt::FlatCap);
    const double dash = 2 * 3.14159265 * radius / (12 * thick); // twelve dashes, wider than their gaps
    ring.setDashPattern({dash * 0.62, dash * 0.38});
    painter.setPen(ring);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(), radius, radius);
    QPainterPath question;
    question.moveTo(-0.12 * side, -0.09 * side);
    question.cubicTo(-0.12 * side, -0.28 * side, 0.14 * side, -0.28 * side, 0.14 * side, -0.08 * side);
    question.cubicTo(0.14 * side, 0.02 * side, 0, 0.02 * side, 0, 0.11 * side);
    painter.setPen(QPen(colour, thick, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(question);
    painter.drawPoint(QPointF(0, 0.235 * side));
}

constexpr double BadgePadding = 7;
constexpr double BadgeMark = 12;
constexpr double BadgeGap = 5;

} // namespace

QColor softColourOf(Meaning meaning, const QPalette &palette) { return colourOf(softRoleOf(meaning), palette); }

QColor markColourOf(Meaning meaning, const QPalette &palette)
{
    return meaning == Meaning::Caution ? colourOf(Role::CautionMark, palette) : colourOf(meaning, palette);
}

void paintMark(QPainter &painter, Meaning meaning, const QRectF &area, const QPalette &palette)
{
    const QColor colour = markColourOf(meaning, palette);
    const double side = std::min(area.width(), area.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    switch (meaning) {
    case Meaning::Blocker:
        painter.drawRoundedRect(QRectF(-0.38 * side, -0.38 * side, 0.76 * side, 0.76 * side), 0.08 * side, 0.08 * side);
        break;
    case Meaning::Caution:
        paintTriangle(painter, side);
        break;
    case Meaning::Note:
        painter.drawEllipse(QPointF(), 0.36 * side, 0.36 * side);
        break;
    case Meaning::CannotCheck:
        paintRing(painter, side, colour);
        break;
    case Meaning::Fine:
        paintTick(painter, side, colour);
        break;
    }
    painter.restore();
}

namespace {

/// The same in a chosen row: Qt would blend it with the row's colour, and it would lose its contrast.
QIcon asIcon(const QPixmap &pixmap)
{
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected);
    return icon;
}

} // namespace

QIcon markIcon(Meaning meaning, const QPalette &palette)
{
    constexpr int side = 64;
    const QString key = QStringLiteral("mark-%1-%2")
                            .arg(QString::number(static_cast<int>(meaning)), markColourOf(meaning, palette).name());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return asIcon(pixmap);
    pixmap = QPixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintMark(painter, meaning, QRectF(pixmap.rect()).adjusted(4, 4, -4, -4), palette);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return asIcon(pixmap);
}

void paintVendorMark(QPainter &painter, const QString &vendor, const QRectF &area, const QPalette &palette)
{
    const VendorLook mark = lookOf(chipVendorOf(vendor));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.center());
    painter.fillPath(markerPath(mark.shape, std::min(area.width(), area.height())), colourOf(mark.colour, palette));
    painter.restore();
}

QSize badgeSize(const QString &text, const QFontMetrics &metrics)
{
    const int width =
        style::scaled(2 * BadgePadding + BadgeMark + BadgeGap, metrics) + metrics.horizontalAdvance(text) + 1;
    return {width, style::scaled(22, metrics)};
}

void paintBadge(QPainter &painter, const QRect &area, Meaning meaning, const QString &text, const QPalette &palette)
{
    const QFontMetrics metrics = painter.fontMetrics();
    const QSize size = badgeSize(text, metrics);
    const QRect badge(area.left(), area.top() + (area.height() - size.height()) / 2,
                      std::min(size.width(), area.width()), size.height());
    style::drawBox(painter, badge, {softColourOf(meaning, palette), {}, style::BoxRadius});
    const int padding = style::scaled(BadgePadding, metrics);
    const int side = style::scaled(BadgeMark, metrics);
    paintMark(painter, meaning, QRectF(badge.left() + padding, badge.center().y() + 0.5 - side / 2.0, side, side),
              palette);
    const QRect words = badge.adjusted(padding + side + style::scaled(BadgeGap, metrics), 0, -padding, 0);
    painter.save();
    painter.setPen(colourOf(meaning, palette));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(text, Qt::ElideRight, words.width() + 1));
    painter.restore();
}

} // namespace rig::ui
