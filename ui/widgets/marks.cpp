// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/marks.h"

#include <QFontInfo>
#include <QIcon>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <array>

namespace rig::ui {

namespace {

struct RolesOfMeaning
{
    Role mark, text, soft;
};

RolesOfMeaning rolesOf(Meaning meaning)
{
    switch (meaning) {
    case Meaning::Blocker:
        return {Role::Blocker, Role::Blocker, Role::BlockerSoft};
    case Meaning::Caution:
        return {Role::CautionMark, Role::Caution, Role::CautionSoft};
    case Meaning::Note:
        return {Role::Note, Role::Note, Role::NoteSoft};
    case Meaning::CannotCheck:
        return {Role::Unknown, Role::Unknown, Role::UnknownSoft};
    case Meaning::Fine:
        return {Role::Good, Role::Good, Role::GoodSoft};
    }
    return {Role::Text, Role::Text, Role::Surface};
}

QPointF at(const QRectF &box, double x, double y)
{
    return {box.left() + x * box.width(), box.top() + y * box.height()};
}

void paintTriangle(QPainter &painter, const QRectF &box, const QColor &colour)
{
    painter.setPen(QPen(colour, box.width() * 0.12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({at(box, 0.5, 0.12), at(box, 0.92, 0.86), at(box, 0.08, 0.86)}));
}

void paintQuestion(QPainter &painter, const QRectF &box, const QColor &colour)
{
    QPen ring(colour, std::max(1.0, box.width() / 11));
    ring.setDashPattern({1.8, 1.4});
    painter.setPen(ring);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(box.adjusted(1, 1, -1, -1));
    // As lines: at this size the glyph of a font is a blot.
    painter.setPen(QPen(colour, std::max(1.1, box.width() / 10), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPainterPath hook(at(box, 0.36, 0.40));
    hook.cubicTo(at(box, 0.36, 0.22), at(box, 0.64, 0.22), at(box, 0.64, 0.40));
    hook.cubicTo(at(box, 0.64, 0.50), at(box, 0.50, 0.49), at(box, 0.50, 0.61));
    painter.drawPath(hook);
    painter.drawPoint(at(box, 0.5, 0.76));
}

} // namespace

Role markRole(Meaning meaning) { return rolesOf(meaning).mark; }

Role textRole(Meaning meaning) { return rolesOf(meaning).text; }

Role softRole(Meaning meaning) { return rolesOf(meaning).soft; }

void paintMark(QPainter &painter, const QRectF &box, Meaning meaning, const QPalette &palette)
{
    const QColor colour = colourOf(markRole(meaning), palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    switch (meaning) {
    case Meaning::Blocker:
        painter.drawRoundedRect(QRectF(at(box, 0.1, 0.1), at(box, 0.9, 0.9)), box.width() / 9, box.width() / 9);
        break;
    case Meaning::Caution:
        paintTriangle(painter, box, colour);
        break;
    case Meaning::Note:
        painter.drawEllipse(QRectF(at(box, 0.18, 0.18), at(box, 0.82, 0.82)));
        break;
    case Meaning::CannotCheck:
        paintQuestion(painter, box, colour);
        break;
    case Meaning::Fine:
        painter.setPen(QPen(colour, std::max(1.6, box.width() * 0.14), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF({at(box, 0.12, 0.54), at(box, 0.4, 0.8), at(box, 0.9, 0.2)}));
        break;
    }
    painter.restore();
}

QIcon markIcon(Meaning meaning, const QPalette &palette)
{
    constexpr int Size = 16;
    constexpr int Sharp = 4; // for screens of high density
    QPixmap pixmap(Size * Sharp, Size * Sharp);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintMark(painter, QRectF(0, 0, Size * Sharp, Size * Sharp).adjusted(4, 4, -4, -4), meaning, palette);
    return QIcon(pixmap);
}

double scaled(double pixels, const QFont &font)
{
    constexpr double Base = 13;
    return pixels * QFontInfo(font).pixelSize() / Base;
}

QFont sized(const QFont &font, double factor, QFont::Weight weight)
{
    QFont made = font;
    if (font.pixelSize() > 0)
        made.setPixelSize(qRound(font.pixelSize() * factor));
    else
        made.setPointSizeF(font.pointSizeF() * factor);
    made.setWeight(weight);
    return made;
}

} // namespace rig::ui
