// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/marks.h"
#include "ui/charts/names.h"

#include <QGraphicsItem>

namespace rig::ui {

class ChartScene;
struct ChartLook;

/// The key inside the plot, in its emptiest corner: mark, name and number of points of each series, and the frontier.
class InnerLegend : public QGraphicsItem
{
public:
    explicit InnerLegend(const ChartScene &scene);

    /// Of another chart, or in another type.
    void fill();
    /// Names no more series than leave the plot its room below them, in large type and in a low window too: before it
    /// stands above the plot. In a corner there is room for more.
    void cut();
    [[nodiscard]] bool isEmpty() const { return m_entries.empty(); }
    /// Finds the corner of the plot where it covers fewest marks and lines; false where it covers one in each.
    bool place(const std::vector<QPolygonF> &lines);
    /// Above the plot, in room that was kept free for it.
    void placeAbove();
    /// Pixels that it wants above the plot.
    [[nodiscard]] double heightAbove() const;
    /// Empty where there is none.
    [[nodiscard]] QRectF box() const { return m_entries.empty() ? QRectF() : m_box; }

    [[nodiscard]] QRectF boundingRect() const override { return m_box.adjusted(-1, -1, 1, 1); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Entry
    {
        int style = -1; ///< −1: no series
        bool line = false;
        QString text;
        double width = 0;
        QPointF at{}; ///< in the box
    };

    /// The first so many by name, the others by their number.
    void nameSeries(std::size_t named);
    [[nodiscard]] bool hasFrontier() const;
    enum class Rows {
        Flowing, ///< as many entries as fit
        Columns  ///< under each other, where one row does not hold all
    };
    /// Lays the entries out in rows no wider than this.
    [[nodiscard]] QSizeF arrange(double widest, Rows rows);
    [[nodiscard]] double widestEntry() const;

    const ChartScene &m_scene;
    std::vector<const ChartSeries *> m_series; ///< of the scene's chart, those that are named first
    std::size_t m_named = 0;
    std::vector<Entry> m_entries;
    QRectF m_box;
};

} // namespace rig::ui
