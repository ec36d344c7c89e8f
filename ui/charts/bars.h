// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/marks.h"

#include <QGraphicsItem>

QT_BEGIN_NAMESPACE
class QFont;
QT_END_NAMESPACE

namespace rig::ui {

class ChartScene;
struct ChartLook;

/// Rows of a bar chart; at least one.
[[nodiscard]] int rowsOf(const ChartData &chart);
/// Bars of the fullest row; at least one.
[[nodiscard]] int barsInRow(const ChartData &chart);
/// Gives each mark its place: across the end of its bar, up the middle of its slot. A row is one high, the top of the
/// first at zero, the others below.
void placeBars(std::vector<Mark> &marks, const ChartData &chart);
/// From zero to the longest bar, with room for its value.
[[nodiscard]] Window wholeOfBars(const ChartData &chart);
/// How high a slot is, of its row.
[[nodiscard]] double slotHeight(const ChartData &chart);
/// How thick a bar is, in pixels, in a plot of this height.
[[nodiscard]] double barThickness(const ChartData &chart, double plotHeight);
/// Pixels that the names of the rows want, at most 45 % of `width`.
[[nodiscard]] double rowNamesWidth(const ChartData &chart, const ChartLook &look, double width);
/// Pixels in which all rows have a name that can be read, without what stands around the plot.
[[nodiscard]] double rowsHeight(const ChartData &chart, const QFont &font);

/// The bars, the names of their rows and their values; the marks at their ends are the MarksItem's.
class BarsItem : public QGraphicsItem
{
public:
    explicit BarsItem(const ChartScene &scene);

    void place();
    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintRowNames(QPainter &painter) const;
    void paintValues(QPainter &painter) const;

    const ChartScene &m_scene;
};

} // namespace rig::ui
