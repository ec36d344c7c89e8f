// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_words.h"

#include <QGraphicsItem>

namespace rig::ui {

class ChartScene;

/// What a point says of itself, as a card beside it on a leader: of the one that is pointed at, else of the one where
/// the keyboard is.
class HoverCard : public QGraphicsItem
{
public:
    explicit HoverCard(const ChartScene &scene);

    /// The mark whose card is shown; −1: none.
    void show(int mark);
    /// Empty while there is none.
    [[nodiscard]] QRectF box() const { return m_mark < 0 ? QRectF() : m_box; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    [[nodiscard]] QSizeF measure();
    void place();

    const ChartScene &m_scene;
    int m_mark = -1;
    PointCard m_card;
    double m_values = 0; ///< width of the column of figures
    QRectF m_box;
};

} // namespace rig::ui
