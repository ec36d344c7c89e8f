// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"
#include "ui/charts/chart_look.h"

#include <QRectF>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace rig::ui {

/// The key beside a chart on paper: marker and name of each series, what the marks' area stands for, and the frontier.
/// Long keys take smaller type, then two columns; what still finds no room is counted in a last line.
class Legend
{
public:
    Legend(const ChartData &chart, const ChartLook &look, const QSizeF &page);

    /// 0 where there is nothing to tell.
    [[nodiscard]] double width() const { return m_width; }
    void paint(QPainter &painter, const QRectF &area) const;

    /// How many series have a line of their own.
    [[nodiscard]] int namedSeries() const;
    [[nodiscard]] int columns() const { return m_columns; }

private:
    void fit(double height, double mostWidth);
    [[nodiscard]] int rows() const;
    [[nodiscard]] double lineHeight() const;
    void paintNotes(QPainter &painter, QPointF at) const;

    const ChartData &m_chart;
    ChartLook m_look;
    QStringList m_notes; ///< below the series
    double m_height = 0;
    double m_column = 0;
    double m_width = 0;
    int m_columns = 1;
};

} // namespace rig::ui
