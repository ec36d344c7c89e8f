// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/focus_ring.h"

#include "ui/widgets/style_ink.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFocusFrame>
#include <QKeyEvent>
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

/// Keys that lead about, not those that are typed.
bool leadsAbout(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Alt:
    case Qt::Key_F6:
        return true;
    default:
        return false;
    }
}

/// A click into a field of a number chooses the whole, as Tab does: typed into the midst of "none" or of "1,000 USD", a
/// number would be none.
void chooseNumber(QWidget &widget, const QFocusEvent &event)
{
    auto *box = qobject_cast<QAbstractSpinBox *>(&widget);
    if (box && event.reason() == Qt::MouseFocusReason) // later: the press that brings the focus sets the cursor
        QMetaObject::invokeMethod(box, &QAbstractSpinBox::selectAll, Qt::QueuedConnection);
}

} // namespace

FocusRing::FocusRing(QObject *parent) : QObject(parent) {}

FocusRing::~FocusRing() { delete m_frame; }

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    if (!watched->isWidgetType())
        return false;
    auto *widget = static_cast<QWidget *>(watched);
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        use(*widget, false);
        break;
    case QEvent::KeyPress:
        if (leadsAbout(*static_cast<QKeyEvent *>(event)))
            use(*widget, true);
        break;
    case QEvent::FocusIn:
        chooseNumber(*widget, *static_cast<QFocusEvent *>(event));
        if (m_keyboard && takesRing(widget))
            show(widget);
        else
            hide();
        break;
    case QEvent::FocusOut:
        hide();
        break;
    default:
        break;
    }
    return false;
}

void FocusRing::use(QWidget &widget, bool keyboard)
{
    if (!keyboard)
        hide();
    if (m_keyboard == keyboard)
        return;
    m_keyboard = keyboard;
    widget.window()->update(); // the letters of shortcuts, the frame in the row
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
