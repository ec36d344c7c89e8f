// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/band_chip.h"

#include "core/words/words.h"
#include "ui/look/roles.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/type_sizes.h"

#include <QKeyEvent>
#include <QPainter>

namespace rig::ui {

namespace {

constexpr double ChipSide = 9;
constexpr double ChipMark = 13;
constexpr double ChipMarkGap = 6;

} // namespace

BandChipButton::BandChipButton(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void BandChipButton::setChip(const std::optional<Severity> &severity, const QString &text)
{
    m_severity = severity;
    setText(text);
    setAccessibleName(severity ? QStringLiteral("%1: %2").arg(words::severity(*severity), text) : text);
    setToolTip(plainTip(text));
    updateGeometry();
    update();
}

void BandChipButton::setLit(bool lit)
{
    if (m_lit == lit)
        return;
    m_lit = lit;
    update();
}

QSize BandChipButton::sizeHint() const
{
    const QFontMetricsF metrics(sized(font(), 0.94, QFont::Normal));
    const double mark = m_severity ? scaled(ChipMark + ChipMarkGap, font()) : 0;
    return {qRound(metrics.horizontalAdvance(text()) + mark + 2 * scaled(ChipSide, font())) + 3,
            qRound(scaled(24, font()))};
}

void BandChipButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Meaning meaning = m_severity ? meaningOf(*m_severity) : Meaning::CannotCheck;
    const double line = m_lit ? 1.5 : 1;
    const QRectF body = QRectF(rect()).adjusted(2, 2, -2, -2);
    painter.setPen(QPen(m_lit ? markColourOf(meaning, palette()) : colourOf(Role::Border, palette()), line));
    painter.setBrush(colourOf(underMouse() || isDown() ? Role::Hover : Role::Surface, palette()));
    painter.drawRoundedRect(body, body.height() / 2, body.height() / 2);
    double left = body.left() + scaled(ChipSide, font()) - 1;
    if (m_severity) {
        const double size = scaled(ChipMark, font());
        paintMark(painter, meaning, {left, body.center().y() - size / 2, size, size}, palette());
        left += size + scaled(ChipMarkGap, font());
    }
    painter.setFont(sized(font(), 0.94, QFont::Normal));
    // A counter that hides what it counts.
    painter.setPen(colourOf(isCheckable() && !isChecked() ? Role::Off : Role::Text, palette()));
    const QRectF area(left, body.top(), body.right() - scaled(ChipSide, font()) / 2 - left, body.height());
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, qCeil(area.width()) + 1));
    if (!hasFocus())
        return;
    painter.setPen(QPen(colourOf(Role::Accent, palette()), 2));
    painter.setBrush(Qt::NoBrush);
    const QRectF ring = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
}

void BandChipButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void BandChipButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void BandChipButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace rig::ui
