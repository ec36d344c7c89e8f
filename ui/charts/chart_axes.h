// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_look.h"
#include "ui/charts/plot.h"
#include "ui/charts/ticks.h"

QT_BEGIN_NAMESPACE
class QCategoryAxis;
class QAbstractSeries;
class QChart;
class QGraphicsScene;
QT_END_NAMESPACE

namespace rig::ui {

/// Axes, grid and layout by Qt Charts.
class ChartAxes
{
public:
    /// The scene owns the chart from here on.
    explicit ChartAxes(QGraphicsScene &scene);

    /// How a chart's axes look. `leftRoom`: pixels kept free left of the plot for names of rows; the vertical axis then
    /// has no labels of its own. `topRoom`: kept free above the plot.
    void dress(const ChartAxis &across, const ChartAxis &up, const ChartLook &look, double leftRoom,
               double topRoom = 0);
    void resize(const QSizeF &size);
    void setVisible(bool on);
    /// What is seen of both axes. Qt lays labels out anew only where others come into sight: it draws those out of
    /// sight at the plot's edge, so that none can be kept in store.
    void show(const Window &window);
    /// Where the points lie, in the scene.
    [[nodiscard]] QRectF area() const;

private:
    struct Axis
    {
        QCategoryAxis *qt = nullptr;
        ChartAxis shown;
        std::vector<Tick> ticks;
        bool labelled = true;
    };

    void showOn(Axis &axis, const Span &span, double pixels, double perLabel, bool across);

    QChart *m_chart;
    QAbstractSeries *m_series; ///< empty; ties the axes to the plot
    Axis m_x;
    Axis m_y;
    ChartLook m_look;
    QSizeF m_size;
    double m_topRoom = 0;
};

} // namespace rig::ui
