// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rig_style.h"

#include "ui/widgets/cell_mark.h"
#include "ui/widgets/focus_ring.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/style_ink.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QTabWidget>
#include <QTableView>
#include <QTreeView>

namespace rig::ui {

namespace {

using style::Ink;
using style::scaled;

/// What a drawing is told, in its own kind.
template <class Option, class Draw> bool drawnAs(const QStyleOption *option, Draw draw)
{
    const auto *kind = qstyleoption_cast<const Option *>(option);
    if (kind)
        draw(*kind);
    return kind != nullptr;
}

bool isInTable(const QWidget *widget)
{
    return qobject_cast<const QTableView *>(widget) || qobject_cast<const QTreeView *>(widget);
}

void drawMenuBarGround(QPainter &painter, const QStyleOption &option)
{
    const Ink ink(option.palette);
    painter.fillRect(option.rect, ink(Role::Rail));
    style::drawEdge(painter, option.rect, Qt::BottomEdge, ink(Role::Border));
}

/// As the figures below it, where the header itself says nothing (Qt would centre it).
Qt::Alignment headerAlignment(const QStyleOptionHeader &option, const QWidget *widget)
{
    if (option.textAlignment & (Qt::AlignLeft | Qt::AlignRight))
        return option.textAlignment;
    const auto *header = qobject_cast<const QHeaderView *>(widget);
    const QAbstractItemModel *model = header ? header->model() : nullptr;
    if (!model || option.orientation != Qt::Horizontal)
        return Qt::AlignLeft | Qt::AlignVCenter;
    const QVariant cell = model->index(0, option.section).data(Qt::TextAlignmentRole);
    const bool right = cell.isValid() && (cell.toInt() & Qt::AlignRight);
    return (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

/// Beside the words, on the side where the column has room: before those that end at the right.
QRect sortArrow(const QStyleOptionHeader &option, const QWidget *widget, int side, int margin)
{
    const int words = option.fontMetrics.size(0, option.text).width();
    const bool right = headerAlignment(option, widget) & Qt::AlignRight;
    const int wanted = right ? option.rect.right() - margin - words - side : option.rect.left() + margin + words;
    const int most = option.rect.right() - side + 1;
    return {std::clamp(wanted, option.rect.left(), std::max(option.rect.left(), most)), option.rect.top(), side,
            option.rect.height()};
}

void drawHeaderLabel(QPainter &painter, const QStyleOptionHeader &option, const QWidget *widget)
{
    const Ink ink(option.palette);
    const bool sorted = option.sortIndicator != QStyleOptionHeader::None;
    painter.save();
    painter.setPen(ink(sorted ? Role::Accent : Role::Secondary));
    const bool lines = option.text.contains(u'\n');
    painter.drawText(option.rect, static_cast<int>(headerAlignment(option, widget) | Qt::AlignVCenter),
                     lines ? option.text
                           : option.fontMetrics.elidedText(option.text, Qt::ElideRight, option.rect.width()));
    painter.restore();
}

/// The line below the tabs, and below what stands in the corner beside them.
void drawTabBase(QPainter &painter, const QStyleOption &option, const QWidget *widget)
{
    QRect area = widget ? widget->rect() : option.rect;
    if (qobject_cast<const QTabWidget *>(widget)) // it asks for the part below its corner alone
        area = QRect(option.rect.left(), option.rect.top() - 1, option.rect.width(), 1);
    style::drawEdge(painter, area, Qt::BottomEdge, Ink(option.palette)(Role::Border));
}

void drawShapedFrame(QPainter &painter, const QStyleOptionFrame &option, const QWidget *widget, bool showsFocus)
{
    const QColor line = Ink(option.palette)(Role::Border);
    QRectF area(option.rect);
    if (option.frameShape == QFrame::HLine) {
        area.setTop(option.rect.center().y());
        style::drawEdge(painter, area, Qt::TopEdge, line);
    } else if (option.frameShape == QFrame::VLine) {
        area.setLeft(option.rect.center().x());
        style::drawEdge(painter, area, Qt::LeftEdge, line);
    } else if (option.frameShape != QFrame::NoFrame) {
        style::drawFrame(painter, option, widget, showsFocus);
    }
}

} // namespace

RigStyle::RigStyle() : QProxyStyle(QStringLiteral("fusion")) { setObjectName(QStringLiteral("rigwright")); }

void RigStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    const Ink ink(option->palette);
    const QColor quiet = ink(option->state & State_Enabled ? Role::Secondary : Role::Off);
    switch (element) {
    case PE_PanelButtonCommand:
        if (drawnAs<QStyleOptionButton>(option, [&](const auto &it) { style::drawButton(*painter, it, widget); }))
            return;
        break;
    case PE_FrameDefaultButton:
    case PE_FrameGroupBox:
    case PE_FrameStatusBarItem:
    case PE_FrameButtonBevel:
        return;
    case PE_FrameFocusRect:
        if (isKeyboardUsed())
            style::drawFocus(*painter, *option, widget);
        return;
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame && frame->lineWidth > 0)
            return style::drawField(*painter, option->rect, *option, widget);
        return painter->fillRect(option->rect, option->state & State_Enabled ? option->palette.base() : QBrush());
    case PE_FrameLineEdit:
        return style::drawField(*painter, option->rect, *option, widget);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return style::drawCheckBox(*painter, *option);
    case PE_IndicatorRadioButton:
        return style::drawRadioButton(*painter, *option);
    case PE_IndicatorArrowDown:
        return style::drawChevron(*painter, option->rect, Qt::DownArrow, quiet);
    case PE_IndicatorArrowUp:
        return style::drawChevron(*painter, option->rect, Qt::UpArrow, quiet);
    case PE_IndicatorArrowLeft:
        return style::drawChevron(*painter, option->rect, Qt::LeftArrow, quiet);
    case PE_IndicatorArrowRight:
        return style::drawChevron(*painter, option->rect, Qt::RightArrow, quiet);
    case PE_IndicatorBranch:
        if (option->state & State_Children)
            style::drawChevron(*painter, option->rect, option->state & State_Open ? Qt::DownArrow : Qt::RightArrow,
                               quiet);
        return;
    case PE_IndicatorHeaderArrow:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option))
            // Qt says "down" for what grows downwards: the least first.
            style::drawChevron(*painter, option->rect,
                               header->sortIndicator == QStyleOptionHeader::SortDown ? Qt::UpArrow : Qt::DownArrow,
                               ink(Role::Accent));
        return;
    case PE_PanelItemViewRow:
        if (option->state & State_Selected && isInTable(widget))
            painter->fillRect(option->rect, ink(Role::AccentSoft));
        return;
    case PE_PanelItemViewItem:
        if (drawnAs<QStyleOptionViewItem>(option, [&](const auto &it) { style::drawItemGround(*painter, it, widget); }))
            return;
        break;
    case PE_Frame:
        return style::drawFrame(*painter, *option, widget, isKeyboardUsed());
    case PE_FrameTabWidget:
        return style::drawEdge(*painter, option->rect, Qt::TopEdge, ink(Role::Border));
    case PE_FrameTabBarBase:
        return drawTabBase(*painter, *option, widget);
    case PE_PanelMenu:
        return painter->fillRect(option->rect, ink(Role::Surface));
    case PE_FrameMenu:
        return style::drawBox(*painter, option->rect, {{}, ink(Role::Border), 0});
    case PE_PanelTipLabel:
        return style::drawBox(*painter, option->rect, {ink(Role::Surface), ink(Role::Strong), 0});
    case PE_PanelStatusBar:
        painter->fillRect(option->rect, ink(Role::Window));
        return style::drawEdge(*painter, option->rect, Qt::TopEdge, ink(Role::Border));
    case PE_PanelScrollAreaCorner:
        return style::drawScrollCorner(*painter, *option, widget);
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void RigStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                           const QWidget *widget) const
{
    bool drawn = false;
    switch (element) {
    case CE_PushButtonBevel:
        drawn = drawnAs<QStyleOptionButton>(option, [&](const auto &it) { style::drawButton(*painter, it, widget); });
        break;
    case CE_PushButtonLabel:
        drawn =
            drawnAs<QStyleOptionButton>(option, [&](const auto &it) { style::drawButtonLabel(*painter, it, widget); });
        break;
    case CE_TabBarTabShape:
        drawn = drawnAs<QStyleOptionTab>(option, [&](const auto &it) { style::drawTab(*painter, it); });
        break;
    case CE_TabBarTabLabel:
        drawn = drawnAs<QStyleOptionTab>(option, [&](const auto &it) {
            style::drawTabLabel(*painter, it, *this, widget);
            if (it.state & State_HasFocus && isKeyboardUsed())
                style::drawFocus(*painter, it, widget);
        });
        break;
    case CE_Header:
        drawn = drawnAs<QStyleOptionHeader>(option, [&](const auto &it) {
            style::drawHeader(*painter, it);
            QStyleOptionHeader part(it);
            part.rect = subElementRect(SE_HeaderLabel, &it, widget);
            drawHeaderLabel(*painter, part, widget);
            part.rect = subElementRect(SE_HeaderArrow, &it, widget);
            if (it.sortIndicator != QStyleOptionHeader::None)
                drawPrimitive(PE_IndicatorHeaderArrow, &part, painter, widget);
        });
        break;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        return style::drawHeader(*painter, *option);
    case CE_ItemViewItem:
        drawn = drawnAs<QStyleOptionViewItem>(option, [&](const auto &it) {
            if (!style::isNameOfChosenRow(it, widget))
                return QProxyStyle::drawControl(element, option, painter, widget);
            QStyleOptionViewItem strong(it);
            strong.font.setWeight(QFont::DemiBold);
            strong.fontMetrics = QFontMetrics(strong.font);
            QProxyStyle::drawControl(element, &strong, painter, widget);
        });
        break;
    case CE_ComboBoxLabel:
        drawn = drawnAs<QStyleOptionComboBox>(
            option, [&](const auto &it) { style::drawComboBoxLabel(*painter, it, *this, widget); });
        break;
    case CE_ShapedFrame:
        drawn = drawnAs<QStyleOptionFrame>(
            option, [&](const auto &it) { drawShapedFrame(*painter, it, widget, isKeyboardUsed()); });
        break;
    case CE_MenuBarEmptyArea:
        return drawMenuBarGround(*painter, *option);
    case CE_MenuBarItem:
        drawMenuBarGround(*painter, *option);
        drawn = drawnAs<QStyleOptionMenuItem>(option,
                                              [&](const auto &it) { style::drawMenuBarItem(*painter, it, widget); });
        break;
    case CE_MenuItem:
        drawn =
            drawnAs<QStyleOptionMenuItem>(option, [&](const auto &it) { style::drawMenuItem(*painter, it, widget); });
        break;
    case CE_Splitter:
        return style::drawSplitter(*painter, *option);
    case CE_ProgressBarGroove:
    case CE_ProgressBarContents:
        drawn = drawnAs<QStyleOptionProgressBar>(
            option, [&](const auto &it) { style::drawProgress(*painter, it, element == CE_ProgressBarGroove); });
        break;
    case CE_FocusFrame:
        return drawFocusRing(*painter, *option, widget);
    default:
        break;
    }
    if (!drawn)
        QProxyStyle::drawControl(element, option, painter, widget);
}

void RigStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                  const QWidget *widget) const
{
    bool drawn = false;
    switch (control) {
    case CC_ToolButton:
        drawn = drawnAs<QStyleOptionToolButton>(option,
                                                [&](const auto &it) { style::drawToolButton(*painter, it, widget); });
        break;
    case CC_ComboBox:
        drawn =
            drawnAs<QStyleOptionComboBox>(option, [&](const auto &it) { style::drawComboBox(*painter, it, widget); });
        break;
    case CC_SpinBox:
        drawn = drawnAs<QStyleOptionSpinBox>(option, [&](const auto &it) { style::drawSpinBox(*painter, it, widget); });
        break;
    case CC_ScrollBar:
        drawn =
            drawnAs<QStyleOptionSlider>(option, [&](const auto &it) { style::drawScrollBar(*painter, it, widget); });
        break;
    case CC_Slider:
        drawn = drawnAs<QStyleOptionSlider>(option, [&](const auto &it) {
            if (it.subControls & SC_SliderTickmarks) {
                QStyleOptionSlider ticks(it);
                ticks.subControls = SC_SliderTickmarks;
                QProxyStyle::drawComplexControl(control, &ticks, painter, widget);
            }
            style::drawSlider(*painter, it, subControlRect(CC_Slider, option, SC_SliderHandle, widget));
        });
        break;
    default:
        break;
    }
    if (!drawn)
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect RigStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    if (element == SE_HeaderLabel || element == SE_HeaderArrow) {
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            const int margin = pixelMetric(PM_HeaderMargin, option, widget);
            if (element == SE_HeaderArrow)
                return sortArrow(*header, widget, pixelMetric(PM_HeaderMarkSize, option, widget), margin);
            return option->rect.adjusted(margin, 0, -margin, 0);
        }
    }
    if (element == SE_LineEditContents) {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth > 0) {
            const int side = scaled(8, option, widget);
            return option->rect.adjusted(side, 1, -side, -1);
        }
    }
    if (const auto *cell = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        cell && element == SE_ItemViewItemText && isInTable(widget)) {
        const int shift = style::shiftToMark(*cell, pixelMetric(PM_FocusFrameHMargin, option, widget));
        return QProxyStyle::subElementRect(element, option, widget).adjusted(-shift, 0, 0, 0);
    }
    if (element == SE_ItemViewItemFocusRect || element == SE_TabBarTearIndicator)
        return element == SE_ItemViewItemFocusRect ? option->rect : QRect();
    return QProxyStyle::subElementRect(element, option, widget);
}

QRect RigStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                               const QWidget *widget) const
{
    switch (control) {
    case CC_ComboBox:
        if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
            box && part != SC_ComboBoxListBoxPopup)
            return style::comboBoxPart(*box, part);
        break;
    case CC_SpinBox:
        if (const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option))
            return style::spinBoxPart(*box, part);
        break;
    case CC_ScrollBar:
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option))
            return style::scrollBarPart(*bar, part);
        break;
    default:
        break;
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

int RigStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                        QStyleHintReturn *returned) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_Widget_Animation_Duration: // nothing moves
    case SH_ToolTip_Mask:
        return 0;
    case SH_UnderlineShortcut: // once the keyboard is used
        return isKeyboardUsed() ? 1 : 0;
    case SH_FocusFrame_AboveWidget:
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    case SH_Table_GridLineColor:
        return static_cast<int>(colourOf(Role::Border, option ? option->palette : QApplication::palette()).rgba());
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

QIcon RigStyle::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    if (icon == SP_LineEditClearButton)
        return lineIcon(QStringLiteral("close"));
    // Every menu bar asks for it, and Qt's own is a picture, for which it loads all that reads pictures.
    if (icon == SP_ToolBarHorizontalExtensionButton)
        return lineIcon(QStringLiteral("more"));
    return QProxyStyle::standardIcon(icon, option, widget);
}

/// A mark keeps its colour in a chosen row: it means something.
QPixmap RigStyle::generatedIconPixmap(QIcon::Mode mode, const QPixmap &pixmap, const QStyleOption *option) const
{
    return mode == QIcon::Selected ? pixmap : QProxyStyle::generatedIconPixmap(mode, pixmap, option);
}

bool RigStyle::isKeyboardUsed() const { return m_ring && m_ring->isKeyboardUsed(); }

void RigStyle::polish(QApplication *application)
{
    QProxyStyle::polish(application);
    m_ring = new FocusRing(this);
    application->installEventFilter(m_ring);
}

void RigStyle::unpolish(QApplication *application)
{
    delete m_ring;
    m_ring = nullptr;
    QProxyStyle::unpolish(application);
}

void RigStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QLineEdit *>(widget) || widget->inherits("QTabBar"))
        widget->setAttribute(Qt::WA_Hover);
    if (const auto *list = qobject_cast<QListView *>(widget))
        list->viewport()->setAttribute(Qt::WA_Hover);
}

} // namespace rig::ui
