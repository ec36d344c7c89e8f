// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/charts/chart_data.h"
#include "ui/charts/chart_look.h"

#include <QSize>
#include <QWidget>

#include <memory>
#include <optional>

class QImage;
class QPainter;

namespace rig::ui {

/// All Qt Charts code stays in this folder, behind these few functions.

/// Shows a chart and takes hands: a card beside the point tells its figures, a click picks a point, Ctrl+click adds or
/// removes one, Shift or the right button drag a rubber band; dragging pans, the wheel zooms, a double click on the
/// ground resets. Keys: arrows step from point to point, Home and End to the first and last, + and − zoom, Ctrl+arrows
/// pan, 0 resets, Enter activates, Space selects, Ctrl+A selects all that is seen, Esc selects nothing.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);
    ~ChartView() override;

    /// Whether the key stands in the plot; it does unless this says otherwise.
    void setKeyInside(bool on);
    /// What was cut by hand stays where form, keys and scales of both axes do.
    void setChart(const ChartData &chart);
    /// Ids of points; those that the chart does not have wait for one that has them.
    void setSelected(const QStringList &ids);
    [[nodiscard]] QStringList selectedIds() const;

    /// The chart with what is seen of it as the cuts of its axes.
    [[nodiscard]] ChartData shown() const;
    [[nodiscard]] bool isZoomed() const;
    /// Points that are seen and whose name finds no room.
    [[nodiscard]] int hiddenNames() const;
    void resetZoom();

    /// Pixels in which a chart of bars has a readable name for each row; of points, the least that is of use.
    [[nodiscard]] static int heightFor(const ChartData &chart, const QFont &font);

signals:
    /// A point was clicked; it is the selection now.
    void picked(const QString &id);
    /// Enter on a point, or a double click.
    void activated(const QString &id);
    /// The selection was changed by hand.
    void selected(const QStringList &ids);
    void zoomChanged();
    /// The chart has another size: names have found other places.
    void laidOut();
    /// The words of the point that the keyboard went to.
    void spoken(const QString &words);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

/// How a chart leaves the program.
struct PictureOptions
{
    QSize size{1280, 800};           ///< pixels; 1 … 16,000 a side
    bool frame = true;               ///< with title, key and captions; else the plot alone, as a ChartView of this size
    std::optional<ChartLook> look{}; ///< nullopt: paperLook()
};

/// `wanted`, or as much higher as the rows of a chart of bars need to bear their names.
[[nodiscard]] QSize pictureSize(const ChartData &chart, QSize wanted);

/// Paints a chart as vectors into `area`, for paper: dark on white, with title, key and captions.
void paintChart(QPainter &painter, const QRectF &area, const ChartData &chart);

/// The endings that saveChart() takes, most usual first: "png", "svg" (where Qt Svg is there), "pdf", "csv".
[[nodiscard]] QStringList chartFileEndings();

/// A picture for the clipboard; null for a size outside the bounds.
[[nodiscard]] QImage chartImage(const ChartData &chart, const PictureOptions &options = {});

/// Writes .png, .pdf, .csv, and .svg where Qt Svg is there. BadInput for another ending and for a size outside the
/// bounds; Io where the file cannot be written.
[[nodiscard]] Result<void> saveChart(const ChartData &chart, const QString &path, const PictureOptions &options = {});

} // namespace rig::ui
