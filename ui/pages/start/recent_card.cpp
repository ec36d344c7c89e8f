// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/start/recent_card.h"

#include "ui/look/roles.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"

#include <QPainter>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int recentTall = 104;
constexpr int pictureWide = 116;
constexpr int recentPadding = 12;
constexpr int linksAtMost = 4;

Role roleOfGeneration(int generation)
{
    return static_cast<Role>(static_cast<int>(Role::Pcie1) + std::clamp(generation, 1, 5) - 1);
}

/// x1 1, x2 and x4 thin, x16 as thick as a line may be at this size.
double thicknessOf(int width) { return width >= 16 ? 4 : width >= 8 ? 3 : width >= 4 ? 2 : 1; }

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

void RecentCard::paintPicture(QPainter &painter, const QRect &area) const
{
    painter.setPen(QPen(colourOf(Role::Border, palette()), 1));
    painter.setBrush(colourOf(Role::Sunken, palette()));
    painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    const QRectF inner = QRectF(area).adjusted(8, 10, -8, -10);
    const bool chipset =
        std::any_of(m_line.links.begin(), m_line.links.end(), [](const SmallLink &link) { return link.behindChipset; });
    const QRectF processor(inner.left(), inner.top(), inner.width() * 0.22,
                           chipset ? inner.height() * 0.5 : inner.height());
    const QRectF hub(inner.left() + inner.width() * 0.3, inner.bottom() - inner.height() * 0.2, inner.width() * 0.14,
                     inner.height() * 0.2);
    const auto box = [&](const QRectF &rect, Role ground) {
        painter.setPen(QPen(colourOf(Role::Strong, palette()), 1));
        painter.setBrush(colourOf(ground, palette()));
        painter.drawRoundedRect(rect, 2, 2);
    };
    const auto shown = std::min<std::size_t>(m_line.links.size(), linksAtMost);
    const double step = inner.height() / static_cast<double>(std::max<std::size_t>(shown, 1));
    for (std::size_t i = 0; i < shown; ++i) {
        const SmallLink &link = m_line.links[i];
        const QRectF card(inner.right() - inner.width() * 0.34, inner.top() + step * (static_cast<double>(i) + 0.5) - 5,
                          inner.width() * 0.34, 10);
        const QRectF from = link.behindChipset ? hub : processor;
        const double y = std::clamp(card.center().y(), from.top() + 3, from.bottom() - 3);
        const QColor ink = link.width == 0 ? colourOf(Role::LostLanes, palette())
                                           : colourOf(roleOfGeneration(link.generation), palette());
        painter.setPen(QPen(ink, thicknessOf(link.width), link.width == 0 ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap));
        const double middle = (from.right() + card.left()) / 2;
        painter.drawPolyline(QPolygonF({QPointF(from.right(), y), QPointF(middle, y),
                                        QPointF(middle, card.center().y()), QPointF(card.left(), card.center().y())}));
        box(card, link.narrower || link.width == 0 ? Role::CautionSoft : Role::AccentSoft);
    }
    if (chipset) {
        painter.setPen(QPen(colourOf(Role::Pcie3, palette()), 2));
        painter.drawPolyline(
            QPolygonF({QPointF(processor.center().x(), processor.bottom()),
                       QPointF(processor.center().x(), hub.center().y()), QPointF(hub.left(), hub.center().y())}));
        box(hub, Role::Surface);
    }
    box(processor, Role::Surface);
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
        paintPicture(painter, QRect(inner.left(), inner.top(), picture, inner.height()));
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
