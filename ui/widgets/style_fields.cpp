// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/style_ink.h"

#include <QLineEdit>
#include <QStyle>

#include <algorithm>

namespace rig::ui::style {

namespace {

bool hasFocusInside(const QStyleOption &option, const QWidget *widget)
{
    return option.state.testFlag(QStyle::State_HasFocus) || (widget && widget->hasFocus());
}

Box indicatorBox(const QStyleOption &option, const Ink &ink, double radius)
{
    constexpr double Outline = 1.5;
    const bool set = option.state & (QStyle::State_On | QStyle::State_NoChange);
    if (!option.state.testFlag(QStyle::State_Enabled))
        return {ink(set ? Role::Border : Role::Window), ink(Role::Border), radius, Outline};
    if (set)
        return {ink(Role::AccentFill), ink(Role::AccentFill), radius, Outline};
    const Role ground = option.state.testFlag(QStyle::State_Sunken)      ? Role::AccentSoft
                        : option.state.testFlag(QStyle::State_MouseOver) ? Role::Hover
                                                                         : Role::Surface;
    return {ink(ground), ink(Role::Strong), radius, Outline};
}

/// A square of at most 16 px (at 13 px of type) in the middle of what there is.
QRectF squareIn(const QRect &area)
{
    const int side = std::min(area.width(), area.height());
    return {area.left() + (area.width() - side) / 2.0, area.top() + (area.height() - side) / 2.0,
            static_cast<double>(side), static_cast<double>(side)};
}

} // namespace

void drawField(QPainter &painter, const QRectF &area, const QStyleOption &option, const QWidget *widget)
{
    const Ink ink(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    Box box{ink(Role::Surface), ink(Role::Strong)};
    if (!enabled || option.state.testFlag(QStyle::State_ReadOnly))
        box = {ink(enabled ? Role::Sunken : Role::Window), ink(Role::Border)};
    if (enabled && hasFocusInside(option, widget))
        box.outline = ink(Role::Accent);
    if (says(widget, "wrong"))
        box.outline = ink(Role::Blocker);
    drawBox(painter, area, box);
}

void drawComboBox(QPainter &painter, const QStyleOptionComboBox &option, const QWidget *widget)
{
    const Ink ink(option.palette);
    if (option.frame)
        drawField(painter, option.rect, option, widget);
    if (option.frame && !option.editable && option.state.testFlag(QStyle::State_Enabled) &&
        option.state.testFlag(QStyle::State_MouseOver))
        drawBox(painter, QRectF(option.rect).adjusted(2, 2, -2, -2), {ink(Role::Hover), {}, BoxRadius});
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    drawChevron(painter, comboBoxPart(option, QStyle::SC_ComboBoxArrow), Qt::DownArrow,
                ink(enabled ? Role::Secondary : Role::Off));
}

void drawComboBoxLabel(QPainter &painter, const QStyleOptionComboBox &option, const QStyle &style,
                       const QWidget *widget)
{
    if (option.editable)
        return;
    const Ink ink(option.palette);
    QRect area = style.subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, widget);
    if (!option.currentIcon.isNull()) {
        const int side = option.iconSize.width();
        option.currentIcon.paint(&painter, QRect(area.left(), area.center().y() - side / 2, side, side));
        area.setLeft(area.left() + side + Grid / 2);
    }
    painter.setPen(ink(option.state.testFlag(QStyle::State_Enabled) ? Role::Text : Role::Off));
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     option.fontMetrics.elidedText(option.currentText, Qt::ElideRight, area.width()));
}

QRect comboBoxPart(const QStyleOptionComboBox &option, QStyle::SubControl part)
{
    const QRect &area = option.rect;
    const int arrow = scaled(26, option.fontMetrics);
    QRect place = area;
    if (part == QStyle::SC_ComboBoxArrow)
        place.setLeft(area.right() - arrow + 1);
    else if (part == QStyle::SC_ComboBoxEditField)
        place = area.adjusted(scaled(option.editable ? 7 : 10, option.fontMetrics), 2, -arrow, -2);
    return QStyle::visualRect(option.direction, area, place);
}

void drawSpinBox(QPainter &painter, const QStyleOptionSpinBox &option, const QWidget *widget)
{
    const Ink ink(option.palette);
    if (option.frame)
        drawField(painter, option.rect, option, widget);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto drawStep = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag step, Qt::ArrowType arrow) {
        const QRect area = spinBoxPart(option, part);
        const bool can = option.state.testFlag(QStyle::State_Enabled) && option.stepEnabled.testFlag(step);
        const bool under = can && option.activeSubControls == part && option.state.testFlag(QStyle::State_MouseOver);
        if (under)
            drawBox(painter, area, {ink(Role::Hover), {}, BoxRadius});
        drawChevron(painter, area, arrow, ink(!can ? Role::Off : under ? Role::Text : Role::Secondary));
    };
    drawStep(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Qt::UpArrow);
    drawStep(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Qt::DownArrow);
}

QRect spinBoxPart(const QStyleOptionSpinBox &option, QStyle::SubControl part)
{
    const QRect &area = option.rect;
    const int steps = option.buttonSymbols == QAbstractSpinBox::NoButtons ? 4 : scaled(20, option.fontMetrics);
    const int half = area.height() / 2;
    QRect place = area;
    if (part == QStyle::SC_SpinBoxUp)
        place = QRect(area.right() - steps, area.top() + 2, steps - 1, half - 2);
    else if (part == QStyle::SC_SpinBoxDown)
        place = QRect(area.right() - steps, area.top() + half, steps - 1, area.height() - half - 2);
    else if (part == QStyle::SC_SpinBoxEditField)
        place = area.adjusted(scaled(7, option.fontMetrics), 2, -steps - 1, -2);
    return QStyle::visualRect(option.direction, area, place);
}

void drawCheckBox(QPainter &painter, const QStyleOption &option)
{
    const Ink ink(option.palette);
    const QRectF area = squareIn(option.rect);
    drawBox(painter, area, indicatorBox(option, ink, BoxRadius));
    const QColor white = option.state.testFlag(QStyle::State_Enabled) ? QColor(Qt::white) : ink(Role::Off);
    if (option.state.testFlag(QStyle::State_NoChange))
        painter.fillRect(QRectF(area.left() + area.width() / 4, area.center().y() - 1, area.width() / 2, 2), white);
    else if (option.state.testFlag(QStyle::State_On))
        drawTick(painter, area, white);
}

void drawRadioButton(QPainter &painter, const QStyleOption &option)
{
    const Ink ink(option.palette);
    const QRectF area = squareIn(option.rect);
    drawBox(painter, area, indicatorBox(option, ink, area.width() / 2));
    if (!option.state.testFlag(QStyle::State_On))
        return;
    const double inset = area.width() * 0.31;
    drawBox(painter, area.adjusted(inset, inset, -inset, -inset), {Qt::white, {}, area.width() / 2 - inset});
}

void drawSlider(QPainter &painter, const QStyleOptionSlider &option, const QRect &handle)
{
    const Ink ink(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool flat = option.orientation == Qt::Horizontal;
    const QPointF at = QRectF(handle).center();
    constexpr double Groove = 4;
    const auto piece = [&](double from, double to) {
        const QRectF line = flat ? QRectF(from, at.y() - Groove / 2, to - from, Groove)
                                 : QRectF(at.x() - Groove / 2, from, Groove, to - from);
        return line;
    };
    const QRectF area(option.rect);
    const double end = Groove;
    const double first = (flat ? area.left() : area.top()) + end;
    const double last = (flat ? area.right() : area.bottom()) - end;
    const double here = flat ? at.x() : at.y();
    drawBox(painter, piece(first, last), {ink(enabled ? Role::Strong : Role::Border), {}, Groove / 2});
    const bool fromStart = !option.upsideDown; // Qt turns upright sliders upside down: they grow upwards
    if (enabled)
        drawBox(painter, fromStart ? piece(first, here) : piece(here, last), {ink(Role::AccentFill), {}, Groove / 2});
    const double radius = std::min(handle.width(), handle.height()) / 2.0 - 1;
    const bool held = option.state & (QStyle::State_Sunken | QStyle::State_MouseOver);
    drawBox(painter, {at.x() - radius, at.y() - radius, 2 * radius, 2 * radius},
            {ink(held ? Role::AccentSoft : Role::Surface), ink(enabled ? Role::Accent : Role::Border), radius, 2});
}

void drawProgress(QPainter &painter, const QStyleOptionProgressBar &option, bool groove)
{
    constexpr double Thickness = 6;
    const Ink ink(option.palette);
    QRectF area(option.rect);
    area = QRectF(area.left(), area.center().y() - Thickness / 2, area.width(), Thickness);
    if (groove) {
        drawBox(painter, area, {ink(Role::Border), {}, Thickness / 2});
        return;
    }
    const double span = option.maximum - option.minimum;
    if (span <= 0) // how much there is to do is not known: half of the bar, standing still
        area.adjust(area.width() / 4, 0, -area.width() / 4, 0);
    else
        area.setWidth(area.width() * std::clamp((option.progress - option.minimum) / span, 0.0, 1.0));
    if (area.width() > 0)
        drawBox(painter, area, {ink(Role::AccentFill), {}, Thickness / 2});
}

} // namespace rig::ui::style
