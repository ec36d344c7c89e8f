// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/case_section.h"

#include "ui/drawings/case_paint.h"
#include "ui/drawings/case_words.h"
#include "ui/widgets/label.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace rig::ui {

namespace {

constexpr int LeastCharacters = 60; ///< the width of a picture that nobody gave a room yet

/// Where a key leads among so many parts; -1: it leads nowhere.
int stepOf(int key, int current, int count)
{
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_Right:
        return std::min(current + 1, count - 1);
    case Qt::Key_Up:
    case Qt::Key_Left:
        return std::max(current - 1, 0);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return count - 1;
    default:
        return -1;
    }
}

} // namespace

CaseSection::CaseSection(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    describe();
}

void CaseSection::setPlan(CasePlan plan)
{
    const ItemId item = m_current >= 0 ? m_plan.parts[static_cast<std::size_t>(m_current)].item : 0;
    m_plan = std::move(plan);
    m_current = item != 0 ? m_plan.indexOf(item) : -1;
    layOut();
    describe();
}

void CaseSection::light(const std::vector<ItemId> &items)
{
    m_lit = items;
    update();
}

void CaseSection::setRoom(QSize room)
{
    if (room == m_room)
        return;
    m_room = room;
    layOut();
}

void CaseSection::layOut()
{
    const QFontMetricsF metrics(fontFor(TextSize::Caption, font()), this);
    const QSizeF room = m_room.isEmpty() ? QSizeF(LeastCharacters * metrics.averageCharWidth(), 0) : QSizeF(m_room);
    m_layout = caseLayout(m_plan, room, metrics);
    updateGeometry();
    update();
}

QSize CaseSection::sizeHint() const
{
    return {static_cast<int>(std::ceil(m_layout.size.width())), static_cast<int>(std::ceil(m_layout.size.height()))};
}

/// A screen reader hears the part that the keys stand on.
void CaseSection::describe()
{
    setAccessibleName(tr("Section of the case"));
    const bool none = m_current < 0;
    setAccessibleDescription(
        none ? tr("A drawing to scale of board, cards and case; the table below says the same in words. The arrow "
                  "keys walk its parts.")
             : partLines(m_plan.parts[static_cast<std::size_t>(m_current)], m_plan).join(QStringLiteral(". ")));
}

void CaseSection::setCurrent(int part)
{
    if (part == m_current || part >= static_cast<int>(m_plan.parts.size()))
        return;
    m_current = std::max(part, -1);
    describe();
    update();
    emit currentChanged(m_current);
    QAccessibleEvent news(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&news);
}

bool CaseSection::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int part = m_layout.partAt(help->pos());
    if (part < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(),
                           plainTip(partLines(m_plan.parts[static_cast<std::size_t>(part)], m_plan).join(u'\n')), this);
    return true;
}

void CaseSection::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
}

void CaseSection::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (m_current < 0 && !m_plan.parts.empty() && event->reason() != Qt::MouseFocusReason)
        setCurrent(0);
}

void CaseSection::keyPressEvent(QKeyEvent *event)
{
    const int count = static_cast<int>(m_plan.parts.size());
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_current >= 0) {
        emit deviceChosen(m_plan.parts[static_cast<std::size_t>(m_current)].item);
        return;
    }
    const int next = count > 0 ? stepOf(event->key(), m_current, count) : -1;
    if (next < 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    setCurrent(next);
}

void CaseSection::mousePressEvent(QMouseEvent *event)
{
    const int part = m_layout.partAt(event->position());
    if (part < 0 || event->button() != Qt::LeftButton)
        return;
    setCurrent(part);
    emit deviceChosen(m_plan.parts[static_cast<std::size_t>(part)].item);
}

void CaseSection::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    paintCase(painter, m_plan, m_layout, {palette(), font(), m_lit});
    if (hasFocus())
        paintCurrent(painter);
}

void CaseSection::paintCurrent(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Link), 2.5));
    for (const QRectF &area : m_layout.areasOf(m_current))
        painter.drawRect(area.adjusted(-1, -1, 1, 1));
}

} // namespace rig::ui
