// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/marks.h"

#include <QGraphicsItem>

namespace rig::ui {

class ChartScene;

/// What lies under the marks: joined series, trends, the frontier, and threshold lines.
class UnderItem : public QGraphicsItem
{
public:
    explicit UnderItem(const ChartScene &scene);

    void setCurves(std::vector<Curve> curves);
    void moved();
    /// All lines as they are seen, in the scene.
    [[nodiscard]] std::vector<QPolygonF> lines() const;

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    [[nodiscard]] std::vector<QPolygonF> seenOf(const Curve &curve) const;
    void paintCurve(QPainter &painter, const Curve &curve) const;

    const ChartScene &m_scene;
    std::vector<Curve> m_curves;
};

/// The label of a threshold line, within the plot.
struct LineLabel
{
    QLineF line; ///< in the scene
    QRectF box;  ///< empty where the label finds no room
    QString text;
};

/// The threshold lines that are seen, each with its label at the plot's edge: at the right above a horizontal one, at
/// the top beside a vertical one; labels that would meet another's give way along their line.
[[nodiscard]] std::vector<LineLabel> lineLabels(const ChartScene &scene);

/// The labels, above all marks.
class LineLabelsItem : public QGraphicsItem
{
public:
    explicit LineLabelsItem(const ChartScene &scene);

    void moved();
    [[nodiscard]] std::vector<QRectF> boxes() const;
    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const ChartScene &m_scene;
    std::vector<LineLabel> m_labels;
};

} // namespace rig::ui
