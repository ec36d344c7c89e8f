// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/roles.h"
#include "ui/pages/build/finding_card.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/type_sizes.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

// The head of a card, which is painted: its mark, its title, its caption.

namespace rig::ui {

namespace {

/// At a base of 13.
constexpr double CardMark = 14;
constexpr double CardText = 36;
constexpr double ChevronReach = 3.5;
constexpr double ChevronRoom = 16;
constexpr int CardHeadPad = 9;

/// A line of a card that points down where it is open, else to the right.
void paintChevron(QPainter &painter, const QPointF &centre, double reach, bool open, const QColor &colour)
{
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (open)
        painter.drawPolyline(QPolygonF({centre + QPointF(-reach, -reach / 2), centre + QPointF(0, reach / 2),
                                        centre + QPointF(reach, -reach / 2)}));
    else
        painter.drawPolyline(QPolygonF({centre + QPointF(-reach / 2, -reach), centre + QPointF(reach / 2, 0),
                                        centre + QPointF(-reach / 2, reach)}));
}

} // namespace

int FindingCard::textLeft() const { return qRound(scaled(CardText, font())); }

int FindingCard::headHeight() const
{
    return 2 * CardHeadPad + QFontMetrics(font()).lineSpacing() +
           QFontMetrics(fontFor(TextSize::Caption, font())).lineSpacing() + 1;
}

/// What one line has no room for.
bool FindingCard::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString full = m_texts.title + u'\n' + caption();
        QToolTip::showText(help->globalPos(), help->pos().y() < headHeight() ? plainTip(full) : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

void FindingCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Meaning meaning = meaningOf(m_finding.severity);
    const double line = hasFocus() ? 2 : 1;
    const QColor outline = hasFocus() ? colourOf(Role::Accent, palette())
                           : m_open   ? markColourOf(meaning, palette())
                                      : colourOf(Role::Border, palette());
    painter.setPen(QPen(outline, line));
    painter.setBrush(colourOf(Role::Surface, palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), 8, 8);
    const QFont titleFont = sized(font(), 1, QFont::DemiBold);
    const QFontMetrics title(titleFont);
    const int top = CardHeadPad;
    const double size = scaled(CardMark, font());
    paintMark(painter, meaning, {double(Inset) - 1, top + (title.lineSpacing() - size) / 2.0, size, size}, palette());
    const int beside = qRound(scaled(ChevronRoom, font()));
    const int room = width() - textLeft() - Inset - beside;
    painter.setFont(titleFont);
    painter.setPen(colourOf(Role::Text, palette()));
    painter.drawText(textLeft(), top + title.ascent(), title.elidedText(m_texts.title, Qt::ElideRight, room));
    const double reach = scaled(ChevronReach, font());
    paintChevron(painter, {width() - Inset - reach - 0.5, top + title.lineSpacing() / 2.0}, reach, m_open,
                 colourOf(Role::Secondary, palette()));
    const QFont captionFont = fontFor(TextSize::Caption, font());
    const QFontMetrics second(captionFont);
    painter.setFont(captionFont);
    painter.setPen(colourOf(Role::Secondary, palette()));
    painter.drawText(textLeft(), top + title.lineSpacing() + 1 + second.ascent(),
                     second.elidedText(caption(), Qt::ElideRight, room + beside));
}

} // namespace rig::ui
