// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/start/way_in.h"

#include "ui/look/roles.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"

#include <QPainter>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int padding = 16;
constexpr int iconSide = 22;
constexpr int wayWide = 220;

QFont titleFont(const QFont &base)
{
    QFont font = fontFor(TextSize::Section, base);
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

WayIn::WayIn(const QString &icon, bool first, QWidget *parent)
    : QAbstractButton(parent), m_picture(lineIcon(icon)), m_first(first)
{
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void WayIn::setTexts(const QString &title, const QString &about)
{
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(about);
    m_about = heldText(about);
    updateGeometry();
    update();
}

WayIn::Areas WayIn::areas(int width) const
{
    const int icon = scaled(iconSide, font());
    const auto within = [&](const QFontMetrics &metrics, int left, int top, const QString &text) {
        return metrics.boundingRect(QRect(left, top, width - left - padding, 1000), Qt::TextWordWrap | Qt::AlignLeft,
                                    text);
    };
    const QRect title = within(QFontMetrics(titleFont(font())), padding + icon + Grid, padding, text());
    const int top = std::max(title.bottom(), padding + icon) + Grid;
    return {title, within(fontMetrics(), padding, top, m_about)};
}

int WayIn::heightForWidth(int width) const { return areas(width).about.bottom() + padding; }

QSize WayIn::sizeHint() const
{
    const int wide = scaled(wayWide, font());
    return {wide, heightForWidth(wide)};
}

QSize WayIn::minimumSizeHint() const
{
    const int wide = scaled(wayWide * 2 / 3, font());
    return {wide, scaled(80, font())};
}

void WayIn::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void WayIn::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void WayIn::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QColor ground = colourOf(m_first ? Role::AccentFill : underMouse() ? Role::Hover : Role::Surface, palette());
    if (m_first && underMouse())
        ground = ground.lighter(108);
    painter.setBrush(isDown() && !m_first ? colourOf(Role::AccentSoft, palette()) : ground);
    painter.setPen(m_first ? QPen(Qt::NoPen) : QPen(colourOf(Role::Border, palette())));
    painter.drawRoundedRect(frame, Grid, Grid);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_first ? QColor(Qt::white) : colourOf(Role::Accent, palette()), 2));
        painter.drawRoundedRect(frame.adjusted(3, 3, -3, -3), 5, 5);
    }
    const QColor ink = m_first ? QColor(Qt::white) : colourOf(Role::Text, palette());
    const int icon = scaled(iconSide, font());
    const auto [title, about] = areas(width());
    // Of the title's lines the first: with Chinese in it, a line is higher than the face's own.
    const int line = title.height() / std::max(1, (title.height() + 2) / QFontMetrics(titleFont(font())).height());
    paintIcon(painter, m_picture, QRect(padding, title.top() + (line - icon) / 2, icon, icon), ink);
    painter.setPen(ink);
    painter.setFont(titleFont(font()));
    painter.drawText(title, Qt::TextWordWrap | Qt::AlignLeft, text());
    painter.setFont(font());
    painter.setPen(m_first ? ink : colourOf(Role::Secondary, palette()));
    painter.drawText(about, Qt::TextWordWrap | Qt::AlignLeft, m_about);
}

} // namespace rig::ui
