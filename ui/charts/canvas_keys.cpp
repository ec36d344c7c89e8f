// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/canvas.h"
#include "ui/charts/chart_words.h"

#include <QAccessible>
#include <QKeyEvent>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr double PerKey = 0.7;    // of what is seen, by + and −
constexpr double PanPerKey = 0.1; // of what is seen

bool isArrow(int key) { return key >= Qt::Key_Left && key <= Qt::Key_Down; }

} // namespace

// The window's own shortcuts (Ctrl+A, plain letters and digits) would take these keys away.
bool Canvas::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        const bool control = key.modifiers().testFlag(Qt::ControlModifier);
        if ((control && (key.key() == Qt::Key_A || isArrow(key.key()))) ||
            (!control && (key.key() == Qt::Key_0 || key.key() == Qt::Key_Plus || key.key() == Qt::Key_Minus))) {
            event->accept();
            return true;
        }
    }
    return QGraphicsView::event(event);
}

int Canvas::startMark() const
{
    if (m_scene.currentMark() >= 0)
        return m_scene.currentMark();
    return m_scene.selectedMarks().empty() ? -1 : m_scene.selectedMarks().front();
}

int Canvas::nextMark(bool upward, int step) const
{
    const std::vector<Mark> &marks = m_scene.marks();
    const std::vector<int> &order = m_scene.orders().upward;
    const int count = static_cast<int>(marks.size());
    const auto markAt = [&](int place) { return upward ? order[static_cast<std::size_t>(place)] : place; };
    const int start = startMark();
    int place = step > 0 ? -1 : count;
    for (int i = 0; i < count && start >= 0; ++i) {
        if (markAt(i) == start)
            place = i;
    }
    for (place += step; place >= 0 && place < count; place += step) {
        if (marks[static_cast<std::size_t>(markAt(place))].seen)
            return markAt(place);
    }
    return start;
}

int Canvas::edgeMark(bool last) const
{
    const std::vector<Mark> &marks = m_scene.marks();
    const int count = static_cast<int>(marks.size());
    for (int i = 0; i < count; ++i) {
        const int at = last ? count - 1 - i : i;
        if (marks[static_cast<std::size_t>(at)].seen)
            return at;
    }
    return -1;
}

void Canvas::goTo(int mark)
{
    if (mark < 0)
        return;
    m_scene.setCurrent(mark);
    const Mark &at = m_scene.marks()[static_cast<std::size_t>(mark)];
    const QString words = spokenText(m_scene.chart(), m_scene.seriesOf(at), m_scene.pointOf(at));
    setAccessibleDescription(words);
    for (const QAccessible::Event kind : {QAccessible::DescriptionChanged, QAccessible::Focus}) {
        QAccessibleEvent news(this, kind);
        QAccessible::updateAccessibility(&news);
    }
    emit spoken(words);
}

bool Canvas::takeStep(int key)
{
    // Bars have one order alone, from the top down.
    const bool bars = m_scene.isBars();
    switch (key) {
    case Qt::Key_Left:
        goTo(nextMark(false, -1));
        return true;
    case Qt::Key_Right:
        goTo(nextMark(false, 1));
        return true;
    case Qt::Key_Up:
        goTo(nextMark(!bars, bars ? -1 : 1));
        return true;
    case Qt::Key_Down:
        goTo(nextMark(!bars, bars ? 1 : -1));
        return true;
    case Qt::Key_Home:
        goTo(edgeMark(false));
        return true;
    case Qt::Key_End:
        goTo(edgeMark(true));
        return true;
    default:
        return false;
    }
}

void Canvas::panByKey(int key)
{
    const Window seen = m_scene.window();
    const double across = key == Qt::Key_Left ? -PanPerKey : key == Qt::Key_Right ? PanPerKey : 0;
    const double up = key == Qt::Key_Down ? -PanPerKey : key == Qt::Key_Up ? PanPerKey : 0;
    showWindow(Window{panned(seen.x, m_scene.whole().x, across), panned(seen.y, m_scene.whole().y, up)},
               ChartScene::Motion::Moving);
    m_settle.start();
}

QPointF Canvas::keyboardPlace() const
{
    const int current = startMark();
    const Mark *mark = current < 0 ? nullptr : &m_scene.marks()[static_cast<std::size_t>(current)];
    return mark && mark->seen ? mark->position : m_scene.map().area().center();
}

void Canvas::selectSeen() { selectWithin(m_scene.ground(), false); }

bool Canvas::takeCommand(QKeyEvent *event)
{
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const int current = m_scene.currentMark();
    const QString id = current < 0 ? QString() : m_scene.pointOf(m_scene.marks()[static_cast<std::size_t>(current)]).id;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: // the same key without Shift on most keyboards
        zoom(PerKey, keyboardPlace());
        return true;
    case Qt::Key_Minus:
        zoom(1 / PerKey, keyboardPlace());
        return true;
    case Qt::Key_0:
        showWindow(std::nullopt, ChartScene::Motion::Settled);
        return true;
    case Qt::Key_A:
        if (control)
            selectSeen();
        return control;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (current >= 0)
            emit activated(id);
        return current >= 0;
    case Qt::Key_Space:
        if (current >= 0)
            toggle(id);
        return current >= 0;
    case Qt::Key_Escape: {
        const bool something = m_hand == Hand::Band || !m_selected.isEmpty();
        if (m_hand == Hand::Band)
            endBand();
        else if (something)
            change({});
        return something;
    }
    default:
        return false;
    }
}

void Canvas::keyPressEvent(QKeyEvent *event)
{
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    bool taken = false;
    if (event->modifiers().testFlag(Qt::AltModifier))
        taken = false; // the window's: the chart before, menus
    else if (control && isArrow(event->key())) {
        panByKey(event->key());
        taken = true;
    } else {
        taken = (!control && takeStep(event->key())) || takeCommand(event);
    }
    event->setAccepted(taken);
}

} // namespace rig::ui
