// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"

#include <QListWidget>

namespace rig::ui {

/// The key of a chart: marker and name of each series, in lines that break like words. Where there are many it takes
/// four lines and scrolls.
class ChartKey : public QListWidget
{
public:
    explicit ChartKey(QWidget *parent = nullptr);

    void setChart(const ChartData &chart);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
};

} // namespace rig::ui
