// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/fix_button.h"

#include "ui/look/roles.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/type_sizes.h"

#include <QPainter>

namespace rig::ui {

namespace {

constexpr int padding = 10;
constexpr int above = 7;
constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

FixButton::FixButton(QWidget *parent) : QPushButton(parent)
{
    // Not "Minimum" upright: then the height of its narrow hint would be the least that it takes at any width.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FixButton::setTexts(const QString &sentence, const QString &effect, const QString &action)
{
    const QString held = heldText(sentence);
    const QString heldEffect = heldText(effect);
    if (m_sentence == held && m_effect == heldEffect && m_action == action)
        return;
    m_sentence = held;
    m_effect = heldEffect;
    m_action = action;
    setAccessibleName(effect.isEmpty() ? sentence : sentence + QStringLiteral(", ") + effect);
    updateGeometry();
    update();
}

void FixButton::setPreferred(bool preferred)
{
    if (m_preferred == preferred)
        return;
    m_preferred = preferred;
    update();
}

int FixButton::textHeight(const QString &text, const QFont &font, int width) const
{
    if (text.isEmpty())
        return 0;
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 1 << 14), wrapped, text).height();
}

int FixButton::actionWidth() const
{
    return m_action.isEmpty() ? 0 : QFontMetrics(sized(font(), 1, QFont::Medium)).horizontalAdvance(m_action) + padding;
}

int FixButton::heightForWidth(int width) const
{
    const int inner = std::max(1, width - 2 * padding - actionWidth());
    return textHeight(m_sentence, font(), inner) + textHeight(m_effect, fontFor(TextSize::Caption, font()), inner) +
           2 * above;
}

QSize FixButton::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 30 + 2 * padding;
    return {width, heightForWidth(width)};
}

QSize FixButton::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 14 + 2 * padding, fontMetrics().height() + 2 * above};
}

void FixButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool under = isEnabled() && (underMouse() || isDown());
    const Role ground = m_preferred ? Role::AccentSoft : under ? Role::Hover : Role::Surface;
    const Role outline = hasFocus() || m_preferred ? Role::Accent : under ? Role::Strong : Role::Border;
    const double line = hasFocus() ? 2 : 1;
    painter.setPen(QPen(colourOf(outline, palette()), line));
    painter.setBrush(colourOf(ground, palette()));
    const double half = line / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), 6, 6);
    const QRect inner = rect().adjusted(padding, above, -padding - actionWidth(), 0);
    painter.setPen(colourOf(isEnabled() ? Role::Text : Role::Off, palette()));
    painter.setFont(font());
    painter.drawText(inner, wrapped, m_sentence);
    const int first = textHeight(m_sentence, font(), inner.width());
    painter.setPen(colourOf(isEnabled() ? Role::Secondary : Role::Off, palette()));
    painter.setFont(fontFor(TextSize::Caption, font()));
    painter.drawText(inner.adjusted(0, first, 0, 0), wrapped, m_effect);
    painter.setPen(colourOf(isEnabled() ? Role::Accent : Role::Off, palette()));
    painter.setFont(sized(font(), 1, QFont::Medium));
    painter.drawText(rect().adjusted(0, 0, -padding, 0), Qt::AlignRight | Qt::AlignVCenter, m_action);
}

void FixButton::enterEvent(QEnterEvent *event)
{
    QPushButton::enterEvent(event);
    update();
}

void FixButton::leaveEvent(QEvent *event)
{
    QPushButton::leaveEvent(event);
    update();
}

} // namespace rig::ui
