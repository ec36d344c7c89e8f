// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/style_ink.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QPainterPath>
#include <QPlainTextEdit>
#include <QStyle>

#include <algorithm>

namespace rig::ui::style {

namespace {

/// What the bar of a scrolled widget stands on: its ground.
QColor groundUnder(const QStyleOption &option, const QWidget *widget)
{
    for (const QWidget *at = widget ? widget->parentWidget() : nullptr; at; at = at->parentWidget()) {
        if (const auto *area = qobject_cast<const QAbstractScrollArea *>(at)) {
            const QWidget *inside = area->viewport();
            return inside->palette().color(inside->backgroundRole());
        }
    }
    return option.palette.color(QPalette::Window);
}

/// The handle within the room that it has.
QRect handleOf(const QStyleOptionSlider &option)
{
    const bool flat = option.orientation == Qt::Horizontal;
    const int room = flat ? option.rect.width() : option.rect.height();
    const int range = option.maximum - option.minimum;
    if (range <= 0)
        return option.rect;
    const int least = scaled(32, option.fontMetrics);
    const auto share = static_cast<qint64>(option.pageStep) * room / (static_cast<qint64>(range) + option.pageStep);
    const int length = std::clamp(static_cast<int>(share), std::min(least, room), room);
    const int at = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition, room - length,
                                                   option.upsideDown);
    return flat ? QRect(option.rect.left() + at, option.rect.top(), length, option.rect.height())
                : QRect(option.rect.left(), option.rect.top() + at, option.rect.width(), length);
}

} // namespace

QRect scrollBarPart(const QStyleOptionSlider &option, QStyle::SubControl part)
{
    const QRect handle = handleOf(option);
    const bool flat = option.orientation == Qt::Horizontal;
    QRect place = option.rect;
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return handle;
    case QStyle::SC_ScrollBarGroove:
        return place;
    case QStyle::SC_ScrollBarSubPage:
        flat ? place.setRight(handle.left() - 1) : place.setBottom(handle.top() - 1);
        return place;
    case QStyle::SC_ScrollBarAddPage:
        flat ? place.setLeft(handle.right() + 1) : place.setTop(handle.bottom() + 1);
        return place;
    default:
        return {}; // no buttons at the ends
    }
}

void drawScrollBar(QPainter &painter, const QStyleOptionSlider &option, const QWidget *widget)
{
    painter.fillRect(option.rect, groundUnder(option, widget));
    if (option.maximum <= option.minimum)
        return;
    const Ink ink(option.palette);
    const bool held =
        option.state.testFlag(QStyle::State_Sunken) && option.activeSubControls == QStyle::SC_ScrollBarSlider;
    const bool under = option.state.testFlag(QStyle::State_MouseOver);
    constexpr double Margin = 3;
    const QRectF handle = QRectF(handleOf(option)).adjusted(Margin, Margin, -Margin, -Margin);
    QColor colour = ink(Role::Strong);
    if (!held && !under)
        colour.setAlphaF(0.6F);
    drawBox(painter, handle, {colour, {}, std::min(handle.width(), handle.height()) / 2});
}

void drawScrollCorner(QPainter &painter, const QStyleOption &option, const QWidget *widget)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget);
    const QWidget *inside = area ? area->viewport() : nullptr;
    painter.fillRect(option.rect,
                     inside ? inside->palette().color(inside->backgroundRole()) : option.palette.color(QPalette::Base));
}

void drawFrame(QPainter &painter, const QStyleOption &option, const QWidget *widget, bool showsFocus)
{
    const Ink ink(option.palette);
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget);
    if (const auto *lines = qobject_cast<const QPlainTextEdit *>(widget); lines && lines->frameWidth() >= Grid / 2)
        return drawField(painter, option.rect, option, widget); // its text keeps clear of the corners
    if (area) { // what scrolls has corners, its content would stand over round ones
        const bool focus = showsFocus && option.state.testFlag(QStyle::State_HasFocus) &&
                           !qobject_cast<const QAbstractItemView *>(area);
        drawBox(painter, option.rect, {{}, ink(focus ? Role::Accent : Role::Border), 0});
        return;
    }
    const QWidget *parent = widget ? widget->parentWidget() : nullptr;
    if (parent && widget->autoFillBackground()) { // the corners show what lies under the card
        QPainterPath corners;
        corners.addRect(option.rect);
        corners.addRoundedRect(option.rect, CardRadius, CardRadius);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillPath(corners, parent->palette().color(parent->backgroundRole()));
        painter.restore();
    }
    drawBox(painter, option.rect, {{}, ink(Role::Border), CardRadius});
}

void drawSplitter(QPainter &painter, const QStyleOption &option)
{
    const Ink ink(option.palette);
    const bool under = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    const bool upright = option.state.testFlag(QStyle::State_Horizontal);
    const QRectF area(option.rect);
    const int middle = upright ? option.rect.center().x() : option.rect.center().y();
    if (under) {
        painter.fillRect(upright ? QRectF(middle - 0.5, area.top(), 2, area.height())
                                 : QRectF(area.left(), middle - 0.5, area.width(), 2),
                         ink(Role::Accent));
        return;
    }
    const QRectF line =
        upright ? QRectF(middle, area.top(), 1, area.height()) : QRectF(area.left(), middle, area.width(), 1);
    drawEdge(painter, line, upright ? Qt::LeftEdge : Qt::TopEdge, ink(Role::Border));
}

void drawFocus(QPainter &painter, const QStyleOption &option, const QWidget *widget)
{
    // Buttons and fields have the ring around them (FocusRing).
    const bool within = qobject_cast<const QAbstractItemView *>(widget) || (widget && widget->inherits("QTabBar"));
    if (within)
        drawBox(painter, QRectF(option.rect).adjusted(1, 1, -1, -1),
                {{}, Ink(option.palette)(Role::Accent), BoxRadius, 2});
}

} // namespace rig::ui::style
