// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rig_style.h"

#include "ui/widgets/cell_mark.h"
#include "ui/widgets/focus_ring.h"
#include "ui/widgets/style_ink.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFocusFrame>
#include <QTableView>
#include <QTreeView>

// The measures of docs/look.md: lengths at 13 px of type.

namespace rig::ui {

namespace {

constexpr double FieldHeight = 32;
constexpr double SmallHeight = 28;
constexpr double RowHeight = 32;
constexpr double EntryHeight = 28;
constexpr double BarHeight = 40; ///< of menus and tabs
constexpr double CellPadding = 10;

int fieldHeightFor(const QStyleOption *option, const QWidget *widget)
{
    return style::scaled(style::says(widget, "small") ? SmallHeight : FieldHeight, option, widget);
}

QSize atLeastHigh(const QSize &size, int height) { return {size.width(), std::max(size.height(), height)}; }

QSize fieldSize(const QStyleOption *option, const QSize &contents, const QWidget *widget, double sides)
{
    return {contents.width() + style::scaled(sides, option, widget),
            std::max(fieldHeightFor(option, widget), contents.height() + 4)};
}

/// Of a row of the whole program's type: headers have a smaller one.
int rowHeight() { return style::scaled(RowHeight, QFontMetrics(QApplication::font())); }

} // namespace

QSize RigStyle::cellSize(const QStyleOptionViewItem &cell, const QSize &contents, const QWidget *widget) const
{
    const int shift = style::shiftToMark(cell, pixelMetric(PM_FocusFrameHMargin, &cell, widget));
    QStyleOptionViewItem wide(cell);
    if (wide.rect.isValid())
        wide.rect.setWidth(wide.rect.width() + shift);
    QSize size = QProxyStyle::sizeFromContents(CT_ItemViewItem, &wide, contents, widget);
    size.rwidth() -= shift;
    if (2 * size.height() > 3 * cell.fontMetrics.height()) // several lines do not touch the lines of the table
        size.rheight() += Grid;
    return size;
}

QSize RigStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                 const QWidget *widget) const
{
    using style::scaled;
    switch (type) {
    case CT_PushButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option))
            return style::buttonSize(*button, contents, widget);
        break;
    case CT_ToolButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option))
            return style::toolButtonSize(*button, contents, widget);
        break;
    case CT_LineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame && frame->lineWidth > 0)
            return fieldSize(option, contents, widget, 16);
        return contents;
    case CT_ComboBox: // Qt measures ink: a full-width bracket at the end takes more, and would be cut
        return fieldSize(option, contents, widget, 46);
    case CT_SpinBox:
        return fieldSize(option, contents, widget, 34);
    case CT_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option))
            return style::menuItemSize(*item, contents, widget);
        break;
    case CT_MenuBarItem:
        return {contents.width() + scaled(18, option, widget), scaled(BarHeight, option, widget)};
    case CT_TabBarTab:
        return atLeastHigh(contents, scaled(BarHeight, option, widget));
    case CT_CheckBox:
    case CT_RadioButton:
        return atLeastHigh(QProxyStyle::sizeFromContents(type, option, contents, widget), scaled(24, option, widget));
    case CT_HeaderSection:
        return atLeastHigh(QProxyStyle::sizeFromContents(type, option, contents, widget), rowHeight());
    case CT_ItemViewItem: {
        const bool row = qobject_cast<const QTableView *>(widget) || qobject_cast<const QTreeView *>(widget);
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option); item && row)
            return atLeastHigh(cellSize(*item, contents, widget), scaled(RowHeight, option, widget));
        QSize entry = QProxyStyle::sizeFromContents(type, option, contents, widget);
        if (option && 2 * entry.height() > 3 * option->fontMetrics.height()) // of two lines: as much air as one has
            entry.rheight() += Grid;
        return atLeastHigh(entry, scaled(EntryHeight, option, widget));
    }
    default:
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, contents, widget);
}

int RigStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    using style::scaled;
    switch (metric) {
    case PM_DefaultFrameWidth:
    case PM_MenuPanelWidth:
    case PM_SpinBoxFrameWidth:
    case PM_ComboBoxFrameWidth:
        return 1;
    case PM_ButtonDefaultIndicator:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabOverlap:
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin:
    case PM_MenuBarItemSpacing:
        return 0;
    case PM_MenuBarHMargin:
        return Grid;
    case PM_MenuHMargin:
    case PM_MenuVMargin:
        return Grid / 2;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_SliderLength:
    case PM_SliderControlThickness:
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_TabBarIconSize:
        return scaled(16, option, widget);
    case PM_SliderThickness:
        return scaled(20, option, widget);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return Grid;
    case PM_ScrollBarExtent:
        return scaled(12, option, widget);
    case PM_ScrollBarSliderMin:
        return scaled(32, option, widget);
    case PM_ScrollView_ScrollBarSpacing:
        return 0;
    case PM_SplitterWidth:
        return Grid - 1;
    case PM_HeaderMargin:
        return scaled(CellPadding, option, widget) - 1;
    case PM_HeaderMarkSize:
        return scaled(14, option, widget);
    case PM_HeaderDefaultSectionSizeVertical:
        return rowHeight();
    case PM_TabBarTabHSpace:
        return scaled(24, option, widget);
    case PM_TabBarTabVSpace:
        return scaled(Grid, option, widget);
    case PM_TabBarScrollButtonWidth:
        return scaled(24, option, widget);
    case PM_ToolTipLabelFrameWidth:
        return 6;
    case PM_FocusFrameHMargin:
    case PM_FocusFrameVMargin:
        if (qobject_cast<const QAbstractItemView *>(widget))
            return metric == PM_FocusFrameHMargin ? scaled(CellPadding - 2, option, widget) : 2;
        return RingMargin;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

} // namespace rig::ui
