// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_view.h"

#include "ui/charts/chart_scene.h"
#include "ui/charts/ticks.h"

#include <QEvent>
#include <QFontInfo>
#include <QGraphicsView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QVBoxLayout>

#include <functional>

namespace rig::ui {

namespace {

/// The canvas: tells hover, click and arrow keys by callbacks.
class Canvas : public QGraphicsView
{
public:
    Canvas(ChartScene &scene, QWidget *parent) : QGraphicsView(&scene, parent), m_scene(scene)
    {
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setRenderHint(QPainter::Antialiasing);
        setMouseTracking(true);
        viewport()->setMouseTracking(true);
        setFocusPolicy(Qt::StrongFocus);
    }

    std::function<void(const Mark &)> clicked;
    std::function<void(int)> stepped;

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QGraphicsView::resizeEvent(event);
        m_scene.setSize(viewport()->size());
    }

    void mouseMoveEvent(QMouseEvent *event) override
    {
        const Mark *mark = under(event->position());
        m_scene.setHovered(mark ? m_scene.pointOf(*mark).id : QString());
        viewport()->setCursor(mark ? Qt::PointingHandCursor : Qt::ArrowCursor);
        if (mark)
            QToolTip::showText(event->globalPosition().toPoint(),
                               ChartView::tr("%1\n%2: %3\n%4: %5", "hover text")
                                   .arg(m_scene.pointOf(*mark).label, m_scene.chart().y.title,
                                        axisValue(m_scene.pointOf(*mark).y, m_scene.chart().y), m_scene.chart().x.title,
                                        axisValue(m_scene.pointOf(*mark).x, m_scene.chart().x)),
                               this);
        else
            QToolTip::hideText();
    }

    void leaveEvent(QEvent *event) override
    {
        m_scene.setHovered({});
        QGraphicsView::leaveEvent(event);
    }

    void mousePressEvent(QMouseEvent *event) override
    {
        const Mark *mark = under(event->position());
        if (mark && event->button() == Qt::LeftButton && clicked)
            clicked(*mark);
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Right && stepped)
            stepped(1);
        else if (event->key() == Qt::Key_Left && stepped)
            stepped(-1);
        else
            event->ignore();
    }

private:
    [[nodiscard]] const Mark *under(const QPointF &place) const
    {
        return m_scene.nearest(mapToScene(place.toPoint()), QFontInfo(font()).pixelSize());
    }

    ChartScene &m_scene;
};

} // namespace

struct ChartView::Private
{
    ChartScene scene;
    Canvas *canvas = nullptr;
    ChartData chart;
    QString selected;
};

ChartView::ChartView(QWidget *parent) : QWidget(parent), m(std::make_unique<Private>())
{
    m->canvas = new Canvas(m->scene, this);
    m->canvas->setObjectName(QStringLiteral("chartCanvas"));
    setFocusProxy(m->canvas);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m->canvas);

    m->canvas->clicked = [this](const Mark &mark) { emit picked(m->scene.pointOf(mark).id); };
    m->canvas->stepped = [this](int step) {
        const std::vector<Mark> &marks = m->scene.marks();
        if (marks.empty())
            return;
        int at = step > 0 ? -1 : static_cast<int>(marks.size());
        for (std::size_t i = 0; i < marks.size(); ++i) {
            if (m->scene.pointOf(marks[i]).id == m->selected)
                at = static_cast<int>(i);
        }
        const int next = std::clamp(at + step, 0, static_cast<int>(marks.size()) - 1);
        emit picked(m->scene.pointOf(marks[static_cast<std::size_t>(next)]).id);
    };
}

ChartView::~ChartView()
{
    // The canvas shows a scene that goes before it.
    m->canvas->setScene(nullptr);
}

void ChartView::setChart(const ChartData &chart)
{
    m->chart = chart;
    m->scene.setChart(chart, screenLook(palette(), font()));
    m->canvas->setAccessibleName(chart.title);
    m->canvas->setAccessibleDescription(chart.captions.join(QLatin1Char(' ')));
}

void ChartView::setSelected(const QString &partId)
{
    m->selected = partId;
    m->scene.setSelected(partId);
}

} // namespace rig::ui
