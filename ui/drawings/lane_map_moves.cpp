// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/lane_map.h"

#include "core/names/names.h"
#include "ui/document/workspace.h"

#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace rig::ui {

/// Moving devices by mouse and keys.

const words::MoveOption *LaneMap::optionAt(int row) const
{
    if (!m_move || row < 0)
        return nullptr;
    const int option = m_move->optionOfRow[static_cast<std::size_t>(row)];
    return option < 0 ? nullptr : &m_move->options[static_cast<std::size_t>(option)];
}

/// `inWords`: without the sign for a change of places.
QString LaneMap::previewText(const words::MoveOption &option, bool inWords)
{
    QStringList texts;
    texts << (option.link.isEmpty() ? tr("goes in here") : QStringLiteral("→ ") + option.link);
    if (!option.swapsWith.isEmpty())
        texts << (inWords ? tr("changes places with %1", "device and how its link changes").arg(option.swapsWith)
                          : QStringLiteral("⇄ ") + option.swapsWith);
    return (texts + option.changes).join(QStringLiteral(" · "));
}

QString LaneMap::movingHint() const
{
    const words::MoveOption *option = optionAt(m_move->target);
    const bool others = std::any_of(m_move->options.begin(), m_move->options.end(),
                                    [](const words::MoveOption &one) { return !one.current; });
    if (!others)
        return tr("No other connector takes it. Esc leaves it where it is.");
    const QString keys = m_move->byMouse ? tr("Release it on a connector to move it there; Esc leaves it where it is.")
                                         : tr("↑ and ↓ walk the connectors that take it, Enter moves it there, Esc "
                                              "leaves it where it is.");
    if (!option)
        return keys;
    const QString place = names::placeText(option->connector, m_workspace.machine());
    const QString would = option->current ? tr("stays here") : previewText(*option, true);
    return QStringLiteral("%1: %2\n%3").arg(place, would, keys);
}

QString LaneMap::hint() const
{
    if (m_move)
        return movingHint();
    if (m_workspace.machine().devices.empty() || m_layout.rows.empty())
        return {};
    const QString keys = hasFocus() ? tr("↑ and ↓ walk the connectors; Space or Enter picks up what stands there.")
                                    : tr("Drag a device to see which link each connector would give it.");
    if (m_layout.pathsOf < 0)
        return keys;
    const Device &card = m_workspace.machine().devices[static_cast<std::size_t>(m_layout.pathsOf)];
    return tr("Only the paths of %1 are drawn: choose another card to see its own.", "\"Card 1\"")
               .arg(names::device(card)) +
           u'\n' + keys;
}

void LaneMap::pickUp(int row, bool byMouse)
{
    const ItemId item = itemOf(m_layout.rows[static_cast<std::size_t>(row)]);
    if (item == 0)
        return;
    Move move;
    move.item = item;
    move.options = words::moveOptions(m_workspace.document(), item, m_workspace.catalogue());
    move.byMouse = byMouse;
    for (const LaneRow &one : m_layout.rows) {
        const auto found = std::find_if(move.options.begin(), move.options.end(), [&](const words::MoveOption &option) {
            return !one.place.isEmpty() && option.connector == one.place;
        });
        move.optionOfRow.push_back(found == move.options.end() ? -1 : static_cast<int>(found - move.options.begin()));
    }
    m_move = move;
    aimAt(m_move->optionOfRow[static_cast<std::size_t>(row)] >= 0 ? row : -1);
}

void LaneMap::aimAt(int row)
{
    m_move->target = optionAt(row) ? row : -1;
    if (m_move->target >= 0 && !m_move->byMouse)
        emit areaWanted(m_layout.rows[static_cast<std::size_t>(row)].area.toAlignedRect());
    describe();
    update();
    emit hintChanged();
}

void LaneMap::drop()
{
    const words::MoveOption *option = optionAt(m_move->target);
    if (!option || option->current) {
        cancel();
        return;
    }
    const MoveItem edit{m_move->item, option->connector};
    m_currentItem = edit.item;
    cancel();
    m_workspace.edit(edit);
}

void LaneMap::cancel()
{
    if (!m_move)
        return;
    m_move.reset();
    m_pressed = -1;
    unsetCursor();
    describe();
    update();
    emit hintChanged();
}

/// `tells`: the rest of the page follows.
void LaneMap::goTo(int row, bool tells)
{
    m_current = row;
    const LaneRow there = m_layout.rows[static_cast<std::size_t>(row)];
    m_currentItem = itemOf(there);
    m_currentPlace = there.place;
    if (m_layout.pathsOf >= 0)
        layOut();
    describe();
    update();
    emit hintChanged();
    if (!tells)
        return;
    emit areaWanted(there.area.toAlignedRect());
    if (m_currentItem != 0)
        emit deviceChosen(m_currentItem);
}

/// The row that a key leads to from another; that one where there is none.
int LaneMap::step(int key, int from, bool onlyTargets) const
{
    const int count = static_cast<int>(m_layout.rows.size());
    const bool back = key == Qt::Key_Up || key == Qt::Key_End;
    const int by = back ? -1 : 1;
    int row = key == Qt::Key_Home ? 0 : key == Qt::Key_End ? count - 1 : from < 0 ? (back ? count - 1 : 0) : from + by;
    for (; row >= 0 && row < count; row += by) {
        if (!onlyTargets || optionAt(row))
            return row;
    }
    return from;
}

void LaneMap::walk(int key)
{
    if (m_layout.rows.empty())
        return;
    if (m_move) {
        const int from = m_move->target >= 0 ? m_move->target : -1;
        aimAt(step(key, from, true));
        return;
    }
    goTo(step(key, m_current, false), true);
}

void LaneMap::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        walk(event->key());
        return;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_move)
            drop();
        else if (m_current >= 0)
            pickUp(m_current, false);
        return;
    case Qt::Key_Escape:
        if (m_move) {
            cancel();
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void LaneMap::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    const auto device =
        std::find_if(m_layout.rows.begin(), m_layout.rows.end(), [](const LaneRow &row) { return row.device >= 0; });
    if (m_current < 0 && event->reason() != Qt::MouseFocusReason && !m_layout.rows.empty())
        goTo(device == m_layout.rows.end() ? 0 : static_cast<int>(device - m_layout.rows.begin()), false);
    describe();
    update();
    emit hintChanged();
}

void LaneMap::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    cancel();
    m_pressed = -1;
    describe();
    update();
    emit hintChanged();
}

void LaneMap::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    cancel();
    const int row = m_layout.rowAt(event->position());
    if (row < 0)
        return;
    m_pressed = row;
    m_pressedAt = event->pos();
    goTo(row, true);
}

void LaneMap::mouseMoveEvent(QMouseEvent *event)
{
    const int row = m_layout.rowAt(event->position());
    const bool held = (event->buttons() & Qt::LeftButton) != 0;
    const bool far = (event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (!m_move && held && m_pressed >= 0 && far)
        pickUp(m_pressed, true);
    if (m_move && m_move->byMouse) {
        setCursor(Qt::ClosedHandCursor);
        m_move->at = event->pos();
        aimAt(row);
        emit areaWanted(QRect(event->pos(), QSize(1, 1)));
        return;
    }
    if (row >= 0 && m_layout.rows[static_cast<std::size_t>(row)].device >= 0)
        setCursor(Qt::OpenHandCursor);
    else
        unsetCursor();
}

void LaneMap::mouseReleaseEvent(QMouseEvent *event)
{
    m_pressed = -1;
    if (!m_move || !m_move->byMouse) {
        QWidget::mouseReleaseEvent(event);
        return;
    }
    m_move->at = event->pos();
    aimAt(m_layout.rowAt(event->position()));
    drop();
}

} // namespace rig::ui
