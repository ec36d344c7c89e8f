// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTextObjectInterface>
#include <QWidget>

#include "core/guide/pictures.h"

namespace rig::ui {

/// A drawing of the guide inside a text: a vector, laid out anew for the width and the font of its window.
class PictureObject : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    /// `shown` gives font and palette.
    explicit PictureObject(QWidget &shown);

    /// The character that stands for a drawing in a document whose layout knows this object.
    [[nodiscard]] static QTextCharFormat formatOf(guide::Picture picture);
    /// Which drawing a character stands for; none where it is another.
    [[nodiscard]] static std::optional<guide::Picture> pictureOf(const QTextFormat &format);
    [[nodiscard]] static int type();

    [[nodiscard]] QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;

private:
    QWidget &m_shown;
};

} // namespace rig::ui
