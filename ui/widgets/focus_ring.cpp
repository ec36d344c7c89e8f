// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/focus_ring.h"

#include "ui/widgets/style_ink.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFocusEvent>
#include <QFocusFrame>
#include <QLineEdit>
#include <QScrollBar>

namespace rig::ui {

namespace {

bool takesRing(const QWidget *widget)
{
    if (qobject_cast<const QAbstractItemView *>(widget->parentWidget() ? widget->parentWidget()->parentWidget()
                                                                       : nullptr))
        return false; // the editor of a cell
    return qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QLineEdit *>(widget) ||
           qobject_cast<const QComboBox *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget) ||
           (qobject_cast<const QAbstractSlider *>(widget) && !qobject_cast<const QScrollBar *>(widget));
}

bool isOfKeyboard(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

} // namespace

FocusRing::FocusRing(QObject *parent) : QObject(parent) {}

FocusRing::~FocusRing() { delete m_frame; }

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    if (!watched->isWidgetType())
        return false;
    auto *widget = static_cast<QWidget *>(watched);
    if (event->type() == QEvent::MouseButtonPress) {
        widget->window()->setAttribute(Qt::WA_KeyboardFocusChange, false);
        hide();
    } else if (event->type() == QEvent::FocusIn) {
        if (isOfKeyboard(static_cast<QFocusEvent *>(event)->reason()))
            widget->window()->setAttribute(Qt::WA_KeyboardFocusChange);
        if (widget->window()->testAttribute(Qt::WA_KeyboardFocusChange) && takesRing(widget))
            show(widget);
        else
            hide();
    } else if (event->type() == QEvent::FocusOut) {
        hide();
    }
    return false;
}

void FocusRing::show(QWidget *widget)
{
    if (!m_frame)
        m_frame = new QFocusFrame(widget->window());
    m_frame->setWidget(widget);
}

void FocusRing::hide()
{
    if (m_frame)
        m_frame->setWidget(nullptr);
}

void putRingAround(QWidget *widget)
{
    auto *frame = new QFocusFrame(widget->window());
    frame->setWidget(widget);
}

void drawFocusRing(QPainter &painter, const QStyleOption &option, const QWidget *frame)
{
    constexpr double Thickness = 2;
    const auto *ring = qobject_cast<const QFocusFrame *>(frame);
    if (!ring || !ring->widget())
        return;
    style::drawBox(
        painter, option.rect,
        {{}, style::Ink(option.palette)(Role::Accent), style::cornerRadius(*ring->widget()) + RingMargin, Thickness});
}

} // namespace rig::ui
