// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>
#include <QStyleOptionViewItem>

namespace rig::ui {

class FocusRing;

/// Draws every control, over Fusion: in the colours of the roles, sized by the type. No page has a style sheet.
///
/// What a control is for, a page says by a property:
/// "primary" (bool, buttons): the one next thing a user wants; "quiet" (bool, buttons): a word that can be clicked;
/// "flush" (true or "end", quiet buttons): its word begins where the texts above and below it do, or ends there;
/// "chip" (bool, tool buttons): a filter; "segment" ("first", "middle", "last"; tool buttons): one of few exclusive
/// choices; "small" (bool, buttons, fields, lists of choices): the height of toolbars; "wrong" (bool, fields): what
/// stands there cannot be.
class RigStyle : public QProxyStyle
{
    Q_OBJECT

public:
    RigStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption *option,
                                       const QWidget *widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                       const QWidget *widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                         const QWidget *widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *returned) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption *option,
                                     const QWidget *widget) const override;
    [[nodiscard]] QPixmap generatedIconPixmap(QIcon::Mode mode, const QPixmap &pixmap,
                                              const QStyleOption *option) const override;
    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QApplication *application) override;
    void unpolish(QApplication *application) override;
    void polish(QWidget *widget) override;

private:
    [[nodiscard]] bool isKeyboardUsed() const;
    /// Of a cell of a table or tree.
    [[nodiscard]] QSize cellSize(const QStyleOptionViewItem &cell, const QSize &contents, const QWidget *widget) const;

    FocusRing *m_ring = nullptr;
};

} // namespace rig::ui
