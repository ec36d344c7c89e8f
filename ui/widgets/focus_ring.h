// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

QT_BEGIN_NAMESPACE
class QFocusFrame;
class QPainter;
class QStyleOption;
class QWidget;
QT_END_NAMESPACE

namespace rig::ui {

/// How far the ring around a control reaches beyond it: a gap of 2 px and a line of 2 px.
inline constexpr int RingMargin = 4;

/// Shows where the keyboard is, once the keyboard is used: a ring around buttons and fields. A click takes it away.
/// Filters the events of the application; of fields of numbers it also chooses the whole number that is clicked. (Qt's
/// own mark, WA_KeyboardFocusChange, is also set where a window gives the focus to its first control, which nobody
/// asked for.)
class FocusRing : public QObject
{
    Q_OBJECT

public:
    explicit FocusRing(QObject *parent);
    ~FocusRing() override;

    bool eventFilter(QObject *watched, QEvent *event) override;
    /// Rather than the mouse, last.
    [[nodiscard]] bool isKeyboardUsed() const { return m_keyboard; }

private:
    void use(QWidget &widget, bool keyboard);
    void show(QWidget *widget);
    void hide();

    QPointer<QFocusFrame> m_frame;
    bool m_keyboard = false;
};

/// A ring around `widget` that stays; belongs to the widget's window.
void putRingAround(QWidget *widget);

/// What the style draws for a QFocusFrame.
void drawFocusRing(QPainter &painter, const QStyleOption &option, const QWidget *frame);

} // namespace rig::ui
