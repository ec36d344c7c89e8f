// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/start/recent_card.h"

#include "ui/look/roles.h"
#include "ui/pages/start/machine_stamp.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"

#include <QPainter>
#include <QTextLayout>

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
    setToolTip(plainTip(QStringList{name, line.why}.join(u'\n').trimmed()));
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

/// The name, on two lines where one is too short for it; below it the cards, and when it was changed.
void RecentCard::paintName(QPainter &painter, const QRect &area) const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(bold);
    QStringList second{m_line.cards, m_when};
    second.removeAll(QString());
    const bool wraps = metrics.horizontalAdvance(text()) > area.width();
    if (wraps && fontMetrics().horizontalAdvance(second.join(QStringLiteral(" · "))) > area.width())
        second.removeLast();
    const int last = wraps ? fontMetrics().height() : area.height() / 2;
    const QRect below = area.adjusted(0, area.height() - last, 0, 0);
    const QRect name = area.adjusted(0, 0, 0, -last);
    painter.setFont(bold);
    painter.setPen(colourOf(Role::Text, palette()));
    if (wraps) {
        QTextLayout lines(text(), bold);
        lines.beginLayout();
        QTextLine first = lines.createLine();
        first.setLineWidth(area.width());
        lines.endLayout();
        const qsizetype end = first.textLength();
        painter.drawText(name, Qt::AlignTop, text().left(end));
        painter.drawText(name.adjusted(0, metrics.height(), 0, 0), Qt::AlignTop,
                         metrics.elidedText(text().mid(end), Qt::ElideRight, area.width()));
    } else {
        painter.drawText(name, Qt::AlignVCenter, text());
    }
    painter.setFont(font());
    painter.setPen(colourOf(Role::Secondary, palette()));
    painter.drawText(below, Qt::AlignVCenter,
                     fontMetrics().elidedText(second.join(QStringLiteral(" · ")), Qt::ElideRight, area.width()));
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
    const QRect foot = words.adjusted(0, 2 * row, 0, 0);
    const QRect upper(words.left(), words.top(), words.width(), 2 * row);
    paintName(painter, upper);
    const int price = fontMetrics().horizontalAdvance(m_line.price) + Grid;
    painter.setFont(fontFor(TextSize::Caption, font()));
    if (!m_line.verdictText.isEmpty())
        paintBadge(painter, foot.adjusted(0, 0, -price, 0), meaningOf(m_line.verdict), m_line.verdictText, palette());
    painter.setFont(font());
    painter.setPen(colourOf(Role::Text, palette()));
    painter.drawText(foot, Qt::AlignVCenter | Qt::AlignRight, m_line.price);
}

} // namespace rig::ui
