// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/start/recent_card.h"

#include "ui/look/roles.h"
#include "ui/pages/start/machine_stamp.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"

#include <QPainter>

namespace rig::ui {

namespace {

constexpr int recentTall = 104;
constexpr int pictureWide = 116;
constexpr int recentPadding = 12;

} // namespace

RecentCard::RecentCard(QWidget *parent) : QAbstractButton(parent)
{
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RecentCard::setMachine(const QString &name, const QString &when, const MachineLine &line)
{
    setText(name);
    m_when = when;
    m_line = line;
    QStringList spoken{name, line.cards, line.verdictText, line.price};
    spoken.removeAll(QString());
    setAccessibleName(spoken.join(QStringLiteral(", ")));
    setToolTip(plainTip(line.why));
    update();
}

QSize RecentCard::sizeHint() const { return {scaled(340, font()), scaled(recentTall, font())}; }

QSize RecentCard::minimumSizeHint() const { return {scaled(200, font()), scaled(recentTall, font())}; }

void RecentCard::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void RecentCard::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void RecentCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(colourOf(Role::Border, palette())));
    painter.setBrush(colourOf(isDown() ? Role::AccentSoft : underMouse() ? Role::Hover : Role::Surface, palette()));
    painter.drawRoundedRect(frame, Grid, Grid);
    if (hasFocus()) {
        painter.setPen(QPen(colourOf(Role::Accent, palette()), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), Grid, Grid);
    }
    const QRect inner = rect().adjusted(recentPadding, recentPadding, -recentPadding, -recentPadding);
    const int picture = scaled(pictureWide, font());
    const bool pictured = inner.width() > 2 * picture;
    if (pictured)
        paintMachineStamp(painter, QRect(inner.left(), inner.top(), picture, inner.height()), m_line.links, palette());
    const QRect words = pictured ? inner.adjusted(picture + recentPadding, 0, 0, 0) : inner;
    const int row = words.height() / 3;
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(colourOf(Role::Text, palette()));
    painter.drawText(QRect(words.left(), words.top(), words.width(), row), Qt::AlignVCenter,
                     QFontMetrics(bold).elidedText(text(), Qt::ElideRight, words.width()));
    QStringList second{m_line.cards, m_when};
    second.removeAll(QString());
    painter.setFont(font());
    painter.setPen(colourOf(Role::Secondary, palette()));
    painter.drawText(QRect(words.left(), words.top() + row, words.width(), row), Qt::AlignVCenter,
                     fontMetrics().elidedText(second.join(QStringLiteral(" · ")), Qt::ElideRight, words.width()));
    const QRect foot(words.left(), words.top() + 2 * row, words.width(), row);
    const int price = fontMetrics().horizontalAdvance(m_line.price) + Grid;
    painter.setFont(fontFor(TextSize::Caption, font()));
    if (!m_line.verdictText.isEmpty())
        paintBadge(painter, foot.adjusted(0, 0, -price, 0), meaningOf(m_line.verdict), m_line.verdictText, palette());
    painter.setFont(font());
    painter.setPen(colourOf(Role::Text, palette()));
    painter.drawText(foot, Qt::AlignVCenter | Qt::AlignRight, m_line.price);
}

} // namespace rig::ui
