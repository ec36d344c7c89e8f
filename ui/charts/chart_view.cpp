// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_view.h"

#include "ui/charts/bars.h"
#include "ui/charts/canvas.h"
#include "ui/charts/chart_scene.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QVBoxLayout>

#include <cmath>

namespace rig::ui {

namespace {

bool sameScale(const ChartAxis &a, const ChartAxis &b) { return a.key == b.key && a.logarithmic == b.logarithmic; }

bool sameScales(const ChartData &a, const ChartData &b)
{
    return a.form == b.form && sameScale(a.x, b.x) && sameScale(a.y, b.y);
}

} // namespace

struct ChartView::Private
{
    ChartScene scene;
    Canvas *canvas = nullptr;
};

ChartView::ChartView(QWidget *parent) : QWidget(parent), m(std::make_unique<Private>())
{
    m->scene.setKeyInside(true);
    m->canvas = new Canvas(m->scene, this);
    setFocusProxy(m->canvas);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m->canvas);
    connect(m->canvas, &Canvas::picked, this, &ChartView::picked);
    connect(m->canvas, &Canvas::activated, this, &ChartView::activated);
    connect(m->canvas, &Canvas::selected, this, &ChartView::selected);
    connect(m->canvas, &Canvas::windowChanged, this, &ChartView::zoomChanged);
    connect(m->canvas, &Canvas::laidOut, this, &ChartView::laidOut);
    connect(m->canvas, &Canvas::spoken, this, &ChartView::spoken);
}

ChartView::~ChartView()
{
    // The canvas shows a scene that goes before it.
    m->canvas->setScene(nullptr);
}

void ChartView::setKeyInside(bool on) { m->scene.setKeyInside(on); }

void ChartView::setChart(const ChartData &chart)
{
    const bool wasZoomed = isZoomed();
    const std::optional<Window> kept =
        wasZoomed && sameScales(chart, m->scene.chart()) ? std::optional(m->scene.window()) : std::nullopt;
    m->scene.setChart(chart, screenLook(palette(), font()));
    if (kept)
        m->scene.setWindow(kept);
    m->canvas->setAccessibleName(chart.title);
    m->canvas->setAccessibleDescription(chart.captions.join(QLatin1Char(' ')));
    if (wasZoomed != isZoomed())
        emit zoomChanged();
}

void ChartView::setSelected(const QStringList &ids) { m->canvas->setSelected(ids); }

QStringList ChartView::selectedIds() const { return m->canvas->selectedIds(); }

ChartData ChartView::shown() const
{
    ChartData chart = m->scene.chart();
    if (isZoomed()) {
        chart.x.cut = valuesOf(m->scene.window().x, chart.x);
        chart.y.cut = valuesOf(m->scene.window().y, chart.y);
    }
    return chart;
}

bool ChartView::isZoomed() const { return m->scene.isZoomed(); }

int ChartView::hiddenNames() const { return m->scene.hiddenNames(); }

void ChartView::resetZoom() { m->canvas->showWindow(std::nullopt, ChartScene::Motion::Settled); }

int ChartView::heightFor(const ChartData &chart, const QFont &font)
{
    const double line = QFontMetricsF(font).height();
    if (chart.form != ChartData::Form::Bars)
        return static_cast<int>(line * 14);
    // Below the plot stand labels and title of the axis, around it the margins.
    return static_cast<int>(std::ceil(rowsHeight(chart, font) + line * 3.5 + 24));
}

void ChartView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) && !m->scene.chart().isEmpty())
        setChart(ChartData(m->scene.chart()));
}

} // namespace rig::ui
