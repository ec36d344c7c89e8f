// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/fix_button.h"

#include "ui/widgets/theme.h"

#include <QPainter>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace rig::ui {

namespace {

constexpr int padding = Grid;
constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

FixButton::FixButton(QWidget *parent) : QPushButton(parent)
{
    // Not "Minimum" upright: then the height of its narrow hint would be the least that it takes at any width.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FixButton::setTexts(const QString &sentence, const QString &effect)
{
    m_sentence = sentence;
    m_effect = effect;
    setAccessibleName(effect.isEmpty() ? sentence : sentence + QStringLiteral(", ") + effect);
    updateGeometry();
    update();
}

int FixButton::textHeight(const QString &text, const QFont &font, int width) const
{
    if (text.isEmpty())
        return 0;
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 1 << 14), wrapped, text).height();
}

int FixButton::heightForWidth(int width) const
{
    const int inner = std::max(1, width - 2 * padding);
    return textHeight(m_sentence, font(), inner) + textHeight(m_effect, fontFor(TextSize::Caption, font()), inner) +
           Grid + Grid / 2;
}

QSize FixButton::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 30 + 2 * padding;
    return {width, heightForWidth(width)};
}

QSize FixButton::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 14 + 2 * padding, fontMetrics().height() + Grid};
}

void FixButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);
    const QRect inner = rect().adjusted(padding, (Grid + Grid / 2) / 2, -padding, 0);
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    painter.setFont(font());
    painter.drawText(inner, wrapped, m_sentence);
    const int first = textHeight(m_sentence, font(), inner.width());
    painter.setPen(quietText(palette()));
    painter.setFont(fontFor(TextSize::Caption, font()));
    painter.drawText(inner.adjusted(0, first, 0, 0), wrapped, m_effect);
}

} // namespace rig::ui
