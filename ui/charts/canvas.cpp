// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/canvas.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFontInfo>
#include <QMouseEvent>
#include <QRubberBand>

#include <algorithm>
#include <cmath>

namespace rig::ui {

namespace {

constexpr int WheelRest = 150;        // ms
constexpr double PerWheelNotch = 0.8; // of what is seen
constexpr double WheelNotch = 120;    // eighths of a degree, QWheelEvent
constexpr int FocusMark = 2;          // px

} // namespace

Canvas::Canvas(ChartScene &scene, QWidget *parent)
    : QGraphicsView(&scene, parent), m_scene(scene), m_band(new QRubberBand(QRubberBand::Rectangle, viewport()))
{
    setObjectName(QStringLiteral("chartCanvas"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setRenderHint(QPainter::Antialiasing);
    setViewportUpdateMode(BoundingRectViewportUpdate);
    setOptimizationFlags(DontAdjustForAntialiasing);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setFocusPolicy(Qt::NoFocus); // one stop, and that one has the words
    m_settle.setSingleShot(true);
    m_settle.setInterval(WheelRest);
    connect(&m_settle, &QTimer::timeout, this, [this] {
        m_scene.setWindow(m_scene.isZoomed() ? std::optional(m_scene.window()) : std::nullopt);
        emit laidOut();
    });
}

void Canvas::setSelected(const QStringList &ids)
{
    m_selected = ids;
    m_scene.setSelected(QSet<QString>(ids.begin(), ids.end()));
}

void Canvas::change(const QStringList &ids)
{
    setSelected(ids);
    emit selected(ids);
}

void Canvas::toggle(const QString &id)
{
    QStringList ids = m_selected;
    if (!ids.removeOne(id))
        ids << id;
    change(ids);
}

void Canvas::showWindow(const std::optional<Window> &window, ChartScene::Motion motion)
{
    if (m_scene.isBars() || m_scene.marks().empty())
        return;
    m_scene.setWindow(window, motion);
    emit windowChanged();
}

const Mark *Canvas::under(const QPointF &place) const { return m_scene.nearest(place, QFontInfo(font()).pixelSize()); }

void Canvas::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    m_scene.setSize(viewport()->size());
    emit laidOut();
}

void Canvas::hover(QMouseEvent *event)
{
    const Mark *mark = under(event->position());
    m_scene.setHovered(mark ? m_scene.indexOf(*mark) : -1);
    viewport()->setCursor(mark ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void Canvas::mousePressEvent(QMouseEvent *event)
{
    if (m_hand != Hand::Free || (event->button() != Qt::LeftButton && event->button() != Qt::RightButton))
        return;
    m_button = event->button();
    m_pressed = event->position();
    m_pressedPlace = m_scene.map().toScale(m_pressed);
    m_hand = Hand::Pressed;
}

void Canvas::mouseMoveEvent(QMouseEvent *event)
{
    if (m_hand == Hand::Free)
        return hover(event);
    if (m_hand == Hand::Pressed) {
        if ((event->position() - m_pressed).manhattanLength() < QApplication::startDragDistance())
            return;
        m_scene.setHovered(-1);
        const bool band = m_button == Qt::RightButton || event->modifiers().testFlag(Qt::ShiftModifier);
        if (!band && m_scene.isBars())
            return;
        m_hand = band ? Hand::Band : Hand::Panning;
        m_band->setVisible(band);
        viewport()->setCursor(band ? Qt::CrossCursor : Qt::ClosedHandCursor);
    }
    if (m_hand == Hand::Band)
        m_band->setGeometry(QRectF(m_pressed, event->position()).normalized().toRect());
    else
        hold(m_pressedPlace, event->position(), m_scene.window().x.length(), m_scene.window().y.length());
}

// Labels of another width move the plot itself: a second look puts the place back under the hand.
void Canvas::hold(const QPointF &place, const QPointF &pixel, double across, double up)
{
    constexpr int Looks = 2;
    for (int look = 0; look < Looks; ++look) {
        const QRectF plot = m_scene.map().area();
        const double left = place.x() - across * (pixel.x() - plot.left()) / plot.width();
        const double bottom = place.y() - up * (plot.bottom() - pixel.y()) / plot.height();
        m_scene.setWindow(Window{panned({left, left + across}, m_scene.whole().x, 0),
                                 panned({bottom, bottom + up}, m_scene.whole().y, 0)},
                          ChartScene::Motion::Moving);
        if (m_scene.map().area() == plot)
            break;
    }
    emit windowChanged();
}

void Canvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != m_button)
        return;
    const Hand hand = std::exchange(m_hand, Hand::Free);
    viewport()->unsetCursor();
    // A drag that moves nothing, as on bars, is no click.
    const bool still = (event->position() - m_pressed).manhattanLength() < QApplication::startDragDistance();
    if (hand == Hand::Pressed && m_button == Qt::LeftButton && still)
        clickAt(event->position(), event->modifiers());
    if (hand == Hand::Panning)
        showWindow(m_scene.window(), ChartScene::Motion::Settled);
    if (hand == Hand::Band) {
        m_band->hide();
        selectWithin(QRectF(m_pressed, event->position()).normalized(),
                     event->modifiers().testFlag(Qt::ControlModifier));
    }
}

void Canvas::endBand()
{
    m_band->hide();
    m_hand = Hand::Free;
    viewport()->unsetCursor();
}

void Canvas::clickAt(const QPointF &place, Qt::KeyboardModifiers keys)
{
    const Mark *mark = under(place);
    if (!mark)
        return;
    const QString id = m_scene.pointOf(*mark).id;
    if (keys.testFlag(Qt::ControlModifier))
        return toggle(id);
    change({id});
    emit picked(id);
}

void Canvas::selectWithin(const QRectF &box, bool add)
{
    QStringList ids = add ? m_selected : QStringList();
    QSet<QString> known(ids.begin(), ids.end());
    for (const Mark &mark : m_scene.marks()) {
        const QString &id = m_scene.pointOf(mark).id;
        if (!mark.seen || !box.contains(mark.position) || known.contains(id))
            continue;
        known << id;
        ids << id;
    }
    change(ids);
}

void Canvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const Mark *mark = under(event->position()))
        emit activated(m_scene.pointOf(*mark).id);
    else
        showWindow(std::nullopt, ChartScene::Motion::Settled);
}

// The right button drags a rubber band here: a menu would come up under it.
void Canvas::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Mouse && m_hand == Hand::Band)
        event->accept();
    else
        event->ignore();
}

void Canvas::leaveEvent(QEvent *event)
{
    m_scene.setHovered(-1);
    QGraphicsView::leaveEvent(event);
}

void Canvas::zoom(double factor, const QPointF &pixel)
{
    if (m_scene.isBars() || m_scene.marks().empty())
        return;
    const Window seen = m_scene.window();
    hold(m_scene.map().toScale(pixel), pixel, zoomed(seen.x, m_scene.whole().x, factor, 0.5).length(),
         zoomed(seen.y, m_scene.whole().y, factor, 0.5).length());
    m_settle.start();
}

void Canvas::wheelEvent(QWheelEvent *event)
{
    const QRectF &plot = m_scene.map().area();
    const double notches = event->angleDelta().y() / WheelNotch;
    if (m_scene.isBars() || m_scene.marks().empty() || plot.isEmpty() || notches == 0)
        return event->ignore(); // a scroll area around takes it
    const QPointF at(std::clamp(event->position().x(), plot.left(), plot.right()),
                     std::clamp(event->position().y(), plot.top(), plot.bottom()));
    zoom(std::pow(PerWheelNotch, notches), at);
    event->accept();
}

void Canvas::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    viewport()->update();
}

void Canvas::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    viewport()->update();
}

void Canvas::drawForeground(QPainter *painter, const QRectF &)
{
    if (!hasFocus())
        return;
    const double half = FocusMark / 2.0;
    painter->setPen(QPen(m_scene.look().accent, FocusMark));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(m_scene.ground().adjusted(half, half, -half, -half));
}

} // namespace rig::ui
