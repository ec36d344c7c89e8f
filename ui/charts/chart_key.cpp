// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_key.h"

#include "ui/charts/series_style.h"

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int MostLines = 4;

} // namespace

ChartKey::ChartKey(QWidget *parent) : QListWidget(parent)
{
    setObjectName(QStringLiteral("chartKey"));
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setSpacing(2);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
}

void ChartKey::setChart(const ChartData &chart)
{
    clear();
    const bool dark = palette().color(QPalette::Base).lightness() < 128;
    const int size = fontMetrics().height();
    setIconSize(QSize(size, size));
    for (const ChartSeries &series : chart.series) {
        auto *item =
            new QListWidgetItem(QIcon(markerPixmap(series.style, dark, size, devicePixelRatioF())), series.name, this);
        item->setFlags(Qt::ItemIsEnabled);
    }
    fit();
}

void ChartKey::resizeEvent(QResizeEvent *event)
{
    QListWidget::resizeEvent(event);
    fit();
}

void ChartKey::fit()
{
    if (count() == 0)
        return setFixedHeight(0);
    doItemsLayout();
    const QRect first = visualItemRect(item(0));
    const QRect last = visualItemRect(item(count() - 1));
    const int line = first.height() + 2 * spacing();
    setFixedHeight(std::clamp(last.bottom() - first.top() + 2 * spacing() + 2, line, MostLines * line));
}

} // namespace rig::ui
