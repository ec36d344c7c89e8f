// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/look/roles.h"
#include "ui/widgets/theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace rig::ui::style {

/// The roles in the scheme of what is drawn.
class Ink
{
public:
    explicit Ink(const QPalette &palette) : m_dark(isDark(palette)) {}
    [[nodiscard]] QColor operator()(Role role) const { return colourOf(role, m_dark); }
    [[nodiscard]] bool dark() const { return m_dark; }

private:
    bool m_dark;
};

/// A length of docs/look.md, which gives them for type of 13 px, for the type at hand.
[[nodiscard]] int scaled(double pixels, const QFontMetrics &metrics);
[[nodiscard]] int scaled(double pixels, const QStyleOption *option, const QWidget *widget);

/// Letters of shortcuts are underlined once the keyboard is used.
[[nodiscard]] int mnemonics(const QWidget *widget);
/// "primary", "quiet", "chip", "small", "wrong": see RigStyle.
[[nodiscard]] bool says(const QWidget *widget, const char *property);

inline constexpr double BoxRadius = 4;
inline constexpr double ControlRadius = 6;
inline constexpr double CardRadius = 8;

struct Box
{
    QColor fill{};    ///< not valid: none
    QColor outline{}; ///< not valid: none
    double radius = ControlRadius;
    double width = 0; ///< of the outline; 0: one pixel of the device
};

/// A box whose outline lies within `area` and is sharp at any scale.
void drawBox(QPainter &painter, const QRectF &area, const Box &box);
/// A line of one pixel of the device along an edge of `area`.
void drawEdge(QPainter &painter, const QRectF &area, Qt::Edge edge, const QColor &colour);
/// A line of the icons' weight, in the middle of `area`.
void drawChevron(QPainter &painter, const QRectF &area, Qt::ArrowType towards, const QColor &colour);
void drawTick(QPainter &painter, const QRectF &area, const QColor &colour);
void drawCross(QPainter &painter, const QRectF &area, const QColor &colour);

// Buttons: style_buttons.cpp.
void drawButton(QPainter &painter, const QStyleOptionButton &option, const QWidget *widget);
void drawButtonLabel(QPainter &painter, const QStyleOptionButton &option, const QWidget *widget);
void drawToolButton(QPainter &painter, const QStyleOptionToolButton &option, const QWidget *widget);
[[nodiscard]] QSize buttonSize(const QStyleOptionButton &option, const QSize &contents, const QWidget *widget);
[[nodiscard]] QSize toolButtonSize(const QStyleOptionToolButton &option, const QSize &contents, const QWidget *widget);
/// Of the ring around it.
[[nodiscard]] double cornerRadius(const QWidget &widget);

// Fields and boxes: style_fields.cpp.
void drawField(QPainter &painter, const QRectF &area, const QStyleOption &option, const QWidget *widget);
void drawComboBox(QPainter &painter, const QStyleOptionComboBox &option, const QWidget *widget);
/// The choice itself, cut with an ellipsis.
void drawComboBoxLabel(QPainter &painter, const QStyleOptionComboBox &option, const QStyle &style,
                       const QWidget *widget);
void drawSpinBox(QPainter &painter, const QStyleOptionSpinBox &option, const QWidget *widget);
[[nodiscard]] QRect comboBoxPart(const QStyleOptionComboBox &option, QStyle::SubControl part);
[[nodiscard]] QRect spinBoxPart(const QStyleOptionSpinBox &option, QStyle::SubControl part);
void drawCheckBox(QPainter &painter, const QStyleOption &option);
void drawRadioButton(QPainter &painter, const QStyleOption &option);
/// `handle`: where the handle lies.
void drawSlider(QPainter &painter, const QStyleOptionSlider &option, const QRect &handle);
void drawProgress(QPainter &painter, const QStyleOptionProgressBar &option, bool groove);

// Scroll bars, splitters, frames, menus, tips: style_surfaces.cpp.
void drawScrollBar(QPainter &painter, const QStyleOptionSlider &option, const QWidget *widget);
[[nodiscard]] QRect scrollBarPart(const QStyleOptionSlider &option, QStyle::SubControl part);
void drawScrollCorner(QPainter &painter, const QStyleOption &option, const QWidget *widget);
/// `showsFocus`: what scrolls text says that it has the focus.
void drawFrame(QPainter &painter, const QStyleOption &option, const QWidget *widget, bool showsFocus);
void drawSplitter(QPainter &painter, const QStyleOption &option);
void drawFocus(QPainter &painter, const QStyleOption &option, const QWidget *widget);

// style_menus.cpp
void drawMenuBarItem(QPainter &painter, const QStyleOptionMenuItem &option, const QWidget *widget);
void drawMenuItem(QPainter &painter, const QStyleOptionMenuItem &option, const QWidget *widget);
[[nodiscard]] QSize menuItemSize(const QStyleOptionMenuItem &option, const QSize &contents, const QWidget *widget);

// Tables and tabs: style_views.cpp.
void drawTab(QPainter &painter, const QStyleOptionTab &option);
void drawTabLabel(QPainter &painter, const QStyleOptionTab &option, const QStyle &style, const QWidget *widget);
void drawHeader(QPainter &painter, const QStyleOption &option);
void drawItemGround(QPainter &painter, const QStyleOptionViewItem &option, const QWidget *widget);
/// The name of a chosen row is half-bold where it fits.
[[nodiscard]] bool isNameOfChosenRow(const QStyleOptionViewItem &option, const QWidget *widget);

} // namespace rig::ui::style
