// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"
#include "ui/charts/chart_axes.h"
#include "ui/charts/chart_look.h"
#include "ui/charts/marks.h"
#include "ui/charts/plot.h"

#include <QGraphicsScene>
#include <QSet>

namespace rig::ui {

class BarsItem;
class HoverCard;
class InnerLegend;
class LineLabelsItem;
class MarksItem;
class RingsItem;
class UnderItem;

/// A chart as it is drawn. Axes and layout by Qt Charts; all marks by one item of our own, as Qt's scatter series keeps
/// an item for every point. Whatever costs (sorting, logarithms, measuring names) is done when the chart is set;
/// moving about only maps and paints.
class ChartScene : public QGraphicsScene
{
public:
    ChartScene();
    ~ChartScene() override;

    /// Whether the key stands in the plot; on paper it stands beside it.
    void setKeyInside(bool on) { m_keyInside = on; }
    void setChart(const ChartData &chart, const ChartLook &look);
    void setSize(const QSizeF &size);

    /// Moving: names stay beside their marks; settled: they find new places.
    enum class Motion { Moving, Settled };
    /// What of the chart is seen; nullopt: its cuts, or all of it. Bars are always seen whole.
    void setWindow(const std::optional<Window> &window, Motion motion = Motion::Settled);
    [[nodiscard]] const Window &whole() const { return m_whole; }
    [[nodiscard]] Window window() const { return m_window.value_or(m_whole); }
    [[nodiscard]] bool isZoomed() const { return m_window.has_value(); }

    void setSelected(const QSet<QString> &ids);
    /// Indices of marks; −1: none.
    void setHovered(int mark);
    void setCurrent(int mark);

    [[nodiscard]] const ChartData &chart() const { return m_data; }
    [[nodiscard]] const ChartLook &look() const { return m_look; }
    [[nodiscard]] const PlotMap &map() const { return m_map; }
    [[nodiscard]] QRectF ground() const { return {QPointF(0, 0), m_size}; }
    [[nodiscard]] bool isBars() const { return m_data.form == ChartData::Form::Bars; }
    [[nodiscard]] const ChartPoint &pointOf(const Mark &mark) const { return ui::pointOf(mark, m_data); }
    [[nodiscard]] const ChartSeries &seriesOf(const Mark &mark) const
    {
        return m_data.series[static_cast<std::size_t>(mark.series)];
    }
    /// All marks from left to right; of bars from the top down.
    [[nodiscard]] const std::vector<Mark> &marks() const { return m_marks; }
    [[nodiscard]] const MarkOrders &orders() const { return m_orders; }
    /// Of a mark, in pixels; those at the ends of thin bars are small.
    [[nodiscard]] double widthOf(const Mark &mark) const;
    /// Half of it, its edge included, in pixels.
    [[nodiscard]] double radiusOf(const Mark &mark) const;
    /// The middle of its ring's stroke, where it is ringed.
    [[nodiscard]] double ringOf(const Mark &mark) const;
    /// What no name may come near: of a selected mark its ring, which stays, else the mark.
    [[nodiscard]] double reachOf(int mark) const;
    [[nodiscard]] const std::vector<int> &selectedMarks() const { return m_selected; }
    [[nodiscard]] bool isSelected(int mark) const;
    [[nodiscard]] std::vector<int> ringedMarks() const;
    [[nodiscard]] int currentMark() const { return m_current; }

    /// The seen mark nearest to a place in the scene; of bars the one whose slot is there. Null where none is within
    /// `reach` pixels.
    [[nodiscard]] const Mark *nearest(const QPointF &place, double reach) const;
    [[nodiscard]] int indexOf(const Mark &mark) const { return static_cast<int>(&mark - m_marks.data()); }
    [[nodiscard]] std::vector<QRectF> nameBoxes() const;
    [[nodiscard]] std::vector<QRectF> lineLabelBoxes() const;
    /// Empty where there is none.
    [[nodiscard]] QRectF keyBox() const;
    [[nodiscard]] QRectF cardBox() const;
    /// Marks that are seen and whose name found no room.
    [[nodiscard]] int hiddenNames() const;

private:
    void prepare();
    void layOut();
    void showWindow(Motion motion);
    void mapMarks();
    void findSelected();
    void dressAxes(double topRoom);
    void placeKey();
    void placeNames();
    void showCard();

    ChartData m_data;
    ChartLook m_look;
    QSizeF m_size{640, 480};
    ChartAxes m_axes;
    PlotMap m_map;
    Window m_whole;
    std::optional<Window> m_window;
    std::vector<Mark> m_marks;
    MarkOrders m_orders;
    bool m_sized = false; ///< some point has a size
    bool m_keyInside = false;
    double m_topRoom = 0; ///< px, above the plot, for the key
    double m_barMark = 0; ///< px; width of a mark at the end of a bar
    QSet<QString> m_selectedIds;
    std::vector<int> m_selected;
    int m_hovered = -1;
    int m_current = -1;
    BarsItem *m_bars;
    UnderItem *m_under;
    MarksItem *m_item;
    LineLabelsItem *m_labels;
    RingsItem *m_rings;
    InnerLegend *m_key;
    HoverCard *m_card;
};

} // namespace rig::ui
