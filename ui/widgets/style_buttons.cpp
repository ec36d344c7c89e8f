// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/icons.h"
#include "ui/widgets/strokes.h"
#include "ui/widgets/style_ink.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace rig::ui::style {

namespace {

enum class Variant { Secondary, Primary, Quiet, Chip, Segment };

struct ButtonLook
{
    Box box;
    QColor text;
};

bool isIn(const QStyleOption &option, QStyle::StateFlag state) { return option.state.testFlag(state); }

QColor groundUnderHand(const QStyleOption &option, const Ink &ink, const QColor &atRest)
{
    if (isIn(option, QStyle::State_Sunken))
        return ink(Role::AccentSoft);
    return isIn(option, QStyle::State_MouseOver) ? ink(Role::Hover) : atRest;
}

/// Only an icon: close, more.
bool wordless(const QStyleOption &option)
{
    const auto *tool = qstyleoption_cast<const QStyleOptionToolButton *>(&option);
    return tool && (tool->text.isEmpty() || tool->toolButtonStyle == Qt::ToolButtonIconOnly);
}

ButtonLook primaryLook(const QStyleOption &option, const Ink &ink)
{
    const QColor fill = ink(Role::AccentFill);
    const double share = isIn(option, QStyle::State_Sunken) ? 0.2 : isIn(option, QStyle::State_MouseOver) ? 0.1 : 0;
    return {{mixed(fill, Qt::black, share), {}}, Qt::white};
}

ButtonLook lookOf(Variant variant, const QStyleOption &option)
{
    const Ink ink(option.palette);
    const bool enabled = isIn(option, QStyle::State_Enabled);
    const bool chosen = isIn(option, QStyle::State_On);
    const double radius = variant == Variant::Chip ? option.rect.height() / 2.0 : ControlRadius;
    const bool outlined = variant != Variant::Quiet && variant != Variant::Segment;
    if (!enabled)
        return {{chosen ? ink(Role::Sunken) : QColor(), outlined ? ink(Role::Border) : QColor(), radius},
                ink(Role::Off)};
    if (variant == Variant::Primary)
        return primaryLook(option, ink);
    if (chosen) {
        const QColor ground = isIn(option, QStyle::State_MouseOver)
                                  ? mixed(ink(Role::AccentSoft), ink(Role::Accent), 0.08)
                                  : ink(Role::AccentSoft);
        return {{ground, outlined ? ink(Role::Accent) : QColor(), radius}, ink(Role::Accent)};
    }
    switch (variant) {
    case Variant::Quiet:
        return {{groundUnderHand(option, ink, {}), {}, radius}, ink(wordless(option) ? Role::Secondary : Role::Accent)};
    case Variant::Chip:
        return {{groundUnderHand(option, ink, ink(Role::Surface)), ink(Role::Border), radius}, ink(Role::Text)};
    case Variant::Segment:
        return {{groundUnderHand(option, ink, ink(Role::Surface)), {}, radius}, ink(Role::Text)};
    case Variant::Secondary:
    case Variant::Primary:
        break;
    }
    return {{groundUnderHand(option, ink, ink(Role::Surface)), ink(Role::Strong), radius}, ink(Role::Text)};
}

Variant variantOf(const QStyleOptionButton &option, const QWidget *widget)
{
    if (says(widget, "primary"))
        return Variant::Primary;
    if (says(widget, "quiet") || option.features.testFlag(QStyleOptionButton::Flat))
        return Variant::Quiet;
    // In a dialog the button that Enter presses.
    return option.features.testFlag(QStyleOptionButton::DefaultButton) ? Variant::Primary : Variant::Secondary;
}

Variant variantOf(const QStyleOptionToolButton &option, const QWidget *widget)
{
    if (says(widget, "chip"))
        return Variant::Chip;
    if (widget && widget->property("segment").isValid())
        return Variant::Segment;
    if (says(widget, "primary"))
        return Variant::Primary;
    return says(widget, "quiet") || isIn(option, QStyle::State_AutoRaise) ? Variant::Quiet : Variant::Secondary;
}

/// Icon and words as one, in the middle of `area`.
void drawIconAndText(QPainter &painter, const QRect &area, const QIcon &icon, const QSize &iconSize,
                     const QString &text, const QColor &colour, const QFontMetrics &metrics, const QWidget *widget)
{
    const int flags = mnemonics(widget) | Qt::AlignVCenter | Qt::AlignLeft;
    const int words = text.isEmpty() ? 0 : metrics.size(Qt::TextShowMnemonic, text).width();
    const int side = icon.isNull() ? 0 : std::min({iconSize.width(), area.height(), area.width()});
    const int gap = side > 0 && words > 0 ? Grid - 2 : 0;
    const int whole = std::min(side + gap + words, area.width());
    QRect room(area.left() + (area.width() - whole) / 2, area.top(), whole, area.height());
    if (side > 0) {
        paintIcon(painter, icon, QRect(room.left(), room.center().y() - (side - 1) / 2, side, side), colour);
        room.setLeft(room.left() + side + gap);
    }
    painter.setPen(colour);
    painter.drawText(room, text.contains(u'\n') ? flags | Qt::AlignHCenter : flags, text);
}

/// A chip that is set shows the cross that clears it, unless one of its group is always set.
bool hasCross(const QStyleOptionToolButton &option, const QWidget *widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    if (!button || !says(widget, "chip") || !isIn(option, QStyle::State_On))
        return false;
    return !button->autoExclusive() && !(button->group() && button->group()->exclusive());
}

bool hasMenu(const QStyleOptionToolButton &option)
{
    return option.features & (QStyleOptionToolButton::HasMenu | QStyleOptionToolButton::MenuButtonPopup);
}

bool showsText(const QStyleOptionToolButton &option)
{
    return !option.text.isEmpty() && (option.toolButtonStyle != Qt::ToolButtonIconOnly || option.icon.isNull());
}

/// The parts of one frame: only the outer corners are round.
void drawSegment(QPainter &painter, const QStyleOptionToolButton &option, const QWidget &widget, const Box &box)
{
    const QString place = widget.property("segment").toString();
    const Ink ink(option.palette);
    painter.save();
    painter.setClipRect(option.rect);
    QRectF whole(option.rect);
    if (place != QLatin1StringView("first"))
        whole.setLeft(whole.left() - 2 * ControlRadius);
    if (place != QLatin1StringView("last"))
        whole.setRight(whole.right() + 2 * ControlRadius);
    drawBox(painter, whole, {box.fill, ink(isIn(option, QStyle::State_Enabled) ? Role::Strong : Role::Border)});
    if (place != QLatin1StringView("first"))
        drawEdge(painter, option.rect, Qt::LeftEdge, ink(Role::Strong));
    painter.restore();
}

void drawArrowIcon(QPainter &painter, const QStyleOptionToolButton &option, const QRect &area, const QColor &colour)
{
    drawChevron(painter, area, option.arrowType, colour);
}

/// What its icon and its words take.
int flushWidth(const QStyleOptionToolButton &option)
{
    const bool iconToo = option.toolButtonStyle != Qt::ToolButtonTextOnly && !option.icon.isNull();
    return option.fontMetrics.size(Qt::TextShowMnemonic, option.text).width() +
           (iconToo ? option.iconSize.width() + Grid - 2 : 0);
}

} // namespace

void drawButton(QPainter &painter, const QStyleOptionButton &option, const QWidget *widget)
{
    if (!says(widget, "flush"))
        drawBox(painter, option.rect, lookOf(variantOf(option, widget), option).box);
}

void drawButtonLabel(QPainter &painter, const QStyleOptionButton &option, const QWidget *widget)
{
    const QColor colour = lookOf(variantOf(option, widget), option).text;
    QRect area = option.rect;
    if (says(widget, "flush") && isIn(option, QStyle::State_MouseOver) && isIn(option, QStyle::State_Enabled)) {
        QFont font = painter.font();
        font.setUnderline(true);
        painter.setFont(font);
    }
    if (option.features.testFlag(QStyleOptionButton::HasMenu)) {
        const int side = scaled(16, option.fontMetrics);
        area.setRight(area.right() - side);
        drawChevron(painter, QRect(area.right() - Grid / 2, area.top(), side, area.height()), Qt::DownArrow, colour);
    }
    if (says(widget, "flush")) {
        const int words = option.fontMetrics.size(Qt::TextShowMnemonic, option.text).width();
        const int icon = option.icon.isNull() ? 0 : option.iconSize.width() + Grid - 2;
        const int whole = std::min(words + icon, area.width());
        const bool atEnd = widget->property("flush").toString() == QLatin1StringView("end");
        area = QRect(atEnd ? area.right() - whole + 1 : area.left(), area.top(), whole, area.height());
    }
    drawIconAndText(painter, area, option.icon, option.iconSize, option.text, colour, option.fontMetrics, widget);
}

void drawToolButton(QPainter &painter, const QStyleOptionToolButton &option, const QWidget *widget)
{
    const Variant variant = variantOf(option, widget);
    const ButtonLook look = lookOf(variant, option);
    if (widget && widget->parentWidget() && widget->parentWidget()->inherits("QTabBar")) // scrolls, over the tabs
        painter.fillRect(option.rect, option.palette.color(QPalette::Window));
    else if (variant == Variant::Segment)
        drawSegment(painter, option, *widget, look.box);
    else if (!says(widget, "flush"))
        drawBox(painter, option.rect, look.box);

    painter.save();
    QFont font = option.font;
    QRect area = option.rect;
    if (says(widget, "flush")) {
        font.setUnderline(isIn(option, QStyle::State_MouseOver) && isIn(option, QStyle::State_Enabled));
        area.setWidth(std::min(area.width(), flushWidth(option)));
    }
    painter.setFont(font);
    const bool cross = hasCross(option, widget);
    if (cross || (hasMenu(option) && showsText(option))) {
        const int side = scaled(16, option.fontMetrics);
        const QRect mark(area.right() - side - scaled(6, option.fontMetrics), area.top(), side, area.height());
        area.setRight(mark.left() + Grid / 2);
        if (cross)
            drawCross(painter, mark, look.text);
        else
            drawChevron(painter, mark, Qt::DownArrow, look.text);
    }
    if (option.features.testFlag(QStyleOptionToolButton::Arrow) && !showsText(option)) {
        drawArrowIcon(painter, option, area, look.text);
    } else if (option.features.testFlag(QStyleOptionToolButton::Arrow)) {
        const int side = scaled(16, option.fontMetrics);
        const QRect mark(area.left() + scaled(6, option.fontMetrics), area.top(), side, area.height());
        drawArrowIcon(painter, option, mark, look.text);
        drawIconAndText(painter, area.adjusted(side, 0, 0, 0), {}, {}, option.text, look.text, option.fontMetrics,
                        widget);
    } else {
        const bool iconToo = option.toolButtonStyle != Qt::ToolButtonTextOnly;
        drawIconAndText(painter, area, iconToo ? option.icon : QIcon(), option.iconSize,
                        showsText(option) ? option.text : QString(), look.text, option.fontMetrics, widget);
    }
    painter.restore();
}

QSize buttonSize(const QStyleOptionButton &option, const QSize &contents, const QWidget *widget)
{
    const QFontMetrics &metrics = option.fontMetrics;
    const int height = scaled(says(widget, "small") ? 28 : 32, metrics);
    const bool quiet = variantOf(option, widget) == Variant::Quiet;
    if (says(widget, "flush")) // some room: it may be measured before it has its weight
        return {contents.width() + Grid / 2, std::max(height, contents.height())};
    int width = contents.width() + 2 * scaled(quiet ? 8 : 12, metrics);
    if (option.features.testFlag(QStyleOptionButton::HasMenu))
        width += Grid;
    if (!option.text.isEmpty() && !quiet)
        width = std::max(width, scaled(64, metrics));
    return {width, std::max(height, contents.height() + scaled(10, metrics))};
}

QSize toolButtonSize(const QStyleOptionToolButton &option, const QSize &contents, const QWidget *widget)
{
    const QFontMetrics &metrics = option.fontMetrics;
    const int height = std::max(scaled(28, metrics), contents.height() + scaled(6, metrics));
    if (!showsText(option))
        return {std::max(contents.width() + scaled(6, metrics), height), height};
    if (says(widget, "flush"))
        return {flushWidth(option) + Grid / 2, height};
    int width = contents.width() + 2 * scaled(10, metrics);
    // Room for the cross of a chip that is set, set or not: nothing moves when it is.
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    const bool cross = says(widget, "chip") && button && button->isCheckable() && !button->autoExclusive() &&
                       !(button->group() && button->group()->exclusive());
    if (cross || hasMenu(option))
        width += scaled(14, metrics);
    return {width, height};
}

double cornerRadius(const QWidget &widget) { return says(&widget, "chip") ? widget.height() / 2.0 : ControlRadius; }

} // namespace rig::ui::style
