// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_scene.h"

#include <QGraphicsItem>

namespace rig::ui {

/// Paints every mark, and the names that find room beside theirs.
class MarksItem : public QGraphicsItem
{
public:
    explicit MarksItem(const ChartScene &scene);

    /// What is to be painted. `plot` bounds the names.
    void place(const ChartLook &look, const QRectF &plot);
    void setSelected(const QString &partId);
    void setHovered(const QString &partId);

    [[nodiscard]] QRectF boundingRect() const override { return m_plot.adjusted(-24, -24, 24, 24); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Name
    {
        QRectF box;
        QString text;
    };

    void placeNames();
    [[nodiscard]] bool isFree(const QRectF &box) const;
    void drawRing(QPainter &painter, const Mark &mark) const;

    const ChartScene &m_scene;
    ChartLook m_look;
    QRectF m_plot;
    std::vector<Name> m_names;
    QString m_selected;
    QString m_hovered;
};

} // namespace rig::ui
