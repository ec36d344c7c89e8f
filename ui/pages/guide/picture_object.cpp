// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/guide/picture_object.h"

#include "ui/drawings/guide_picture.h"
#include "ui/widgets/theme.h"

#include <QPainter>
#include <QTextDocument>

#include <cmath>

namespace rig::ui {

namespace {

constexpr int PictureProperty = QTextFormat::UserProperty + 1;

QFont pictureFont(const QWidget &shown) { return fontFor(TextSize::Caption, shown.font()); }

} // namespace

PictureObject::PictureObject(QWidget &shown) : QObject(&shown), m_shown(shown) {}

int PictureObject::type() { return QTextFormat::UserObject + 1; }

QTextCharFormat PictureObject::formatOf(guide::Picture picture)
{
    QTextCharFormat format;
    format.setObjectType(type());
    format.setProperty(PictureProperty, static_cast<int>(picture));
    return format;
}

std::optional<guide::Picture> PictureObject::pictureOf(const QTextFormat &format)
{
    if (format.objectType() != type())
        return std::nullopt;
    return static_cast<guide::Picture>(format.intProperty(PictureProperty));
}

QSizeF PictureObject::intrinsicSize(QTextDocument *document, int, const QTextFormat &format)
{
    const auto picture = pictureOf(format);
    // A line of exactly its own width may be rounded over it, and the page scrolled sideways by nothing.
    const double width = std::floor(document->textWidth() - 2 * document->documentMargin()) - 1;
    return picture ? layOutPicture(*picture, pictureFont(m_shown), width).size : QSizeF();
}

void PictureObject::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int, const QTextFormat &format)
{
    const auto picture = pictureOf(format);
    if (!picture)
        return;
    painter->save();
    painter->translate(rect.topLeft());
    const QFont font = pictureFont(m_shown);
    paintPicture(*painter, layOutPicture(*picture, font, rect.width()), font, m_shown.palette());
    painter->restore();
}

} // namespace rig::ui
