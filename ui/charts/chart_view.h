// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/market/chart_data.h"

#include <QWidget>

#include <memory>

class QPainter;

namespace rig::ui {

/// All Qt Charts code stays in this folder, behind these few functions.

/// Shows a chart; hover tells the figures, a click picks a point.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);
    ~ChartView() override;

    void setChart(const ChartData &chart);
    void setSelected(const QString &partId);

signals:
    void picked(const QString &partId);

private:
    struct Private;
    std::unique_ptr<Private> m;
};

/// Paints a chart as vectors into `area`, for paper: dark on white.
void paintChart(QPainter &painter, const QRectF &area, const ChartData &chart);

/// The endings that saveChart() takes, most usual first: "png", "svg" (where Qt Svg is there), "pdf", "csv".
[[nodiscard]] QStringList chartFileEndings();

/// Writes .png, .pdf, .csv, and .svg where Qt Svg is there. BadInput for another ending.
[[nodiscard]] Result<void> saveChart(const ChartData &chart, const QString &path, QSize size = {1280, 800});

} // namespace rig::ui
