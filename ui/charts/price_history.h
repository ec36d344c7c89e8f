// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/charts/chart_data.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace rig::ui {

class ChartView;

/// The prices of a part over time, all in `currency`: a series for each basis and condition, the user's own apart. The
/// captions say which rates converted what, and what has no rate and is left out. A chip's launch price is among them.
[[nodiscard]] ChartData priceHistory(const Part &part, const QString &currency, const std::vector<Rate> &rates);

/// "7.1 CNY for one US dollar (2025-07-23)"
[[nodiscard]] QString rateText(const Rate &rate);

/// The chart of priceHistory() with its key and captions, or a sentence where there is nothing to draw.
class PriceHistoryView : public QWidget
{
    Q_OBJECT

public:
    explicit PriceHistoryView(QWidget *parent = nullptr);

    void setHistory(const ChartData &history);

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw();
    void choose(const QString &pointId);
    [[nodiscard]] QString legend() const;

    ChartData m_history;
    ChartView *m_chart;
    QLabel *m_legend;
    QLabel *m_captions;
};

} // namespace rig::ui
