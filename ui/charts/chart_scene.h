// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/market/chart_data.h"

#include <QColor>
#include <QFont>
#include <QGraphicsScene>
#include <QPalette>

QT_BEGIN_NAMESPACE
class QCategoryAxis;
class QAbstractSeries;
class QChart;
QT_END_NAMESPACE

namespace rig::ui {

class MarksItem;

/// Colours and type of a chart.
struct ChartLook
{
    QFont font; ///< sized in pixels, so that paper and screen lay out alike
    QColor ground;
    QColor text;
    QColor quiet;
    QColor grid;
    QColor accent;
    bool dark = false;
};

[[nodiscard]] ChartLook screenLook(const QPalette &palette, const QFont &font);
/// Dark on white.
[[nodiscard]] ChartLook paperLook();

/// A point of the chart where it is drawn.
struct Mark
{
    QPointF position;
    int series = 0;
    int point = 0;
};

/// Axes and layout by Qt Charts; all marks by one item of our own, as Qt's scatter series keeps an item for every
/// point.
class ChartScene : public QGraphicsScene
{
public:
    ChartScene();
    ~ChartScene() override;

    void setChart(const ChartData &chart, const ChartLook &look);
    void setSize(const QSizeF &size);
    void setSelected(const QString &partId);
    void setHovered(const QString &partId);

    [[nodiscard]] const ChartData &chart() const { return m_data; }
    [[nodiscard]] const ChartPoint &pointOf(const Mark &mark) const;
    /// The mark nearest to a place in the scene; null where none is within `reach` pixels.
    [[nodiscard]] const Mark *nearest(const QPointF &place, double reach) const;
    /// All marks from left to right.
    [[nodiscard]] const std::vector<Mark> &marks() const { return m_marks; }

private:
    void layOut();
    void dressAxes();
    void placeMarks();

    ChartData m_data;
    ChartLook m_look;
    QSizeF m_size{640, 480};
    QChart *m_chart = nullptr;
    QAbstractSeries *m_series = nullptr; ///< empty; ties the axes to the plot
    QCategoryAxis *m_axisX = nullptr;
    QCategoryAxis *m_axisY = nullptr;
    MarksItem *m_item = nullptr;
    std::vector<Mark> m_marks;
};

} // namespace rig::ui
