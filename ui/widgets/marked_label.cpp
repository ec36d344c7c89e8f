// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/marked_label.h"

#include "ui/widgets/marks.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace rig::ui {

namespace {

int sideOf(const QFontMetrics &metrics) { return metrics.ascent(); }

} // namespace

MarkedLabel::MarkedLabel(Meaning meaning, QWidget *parent) : WrapLabel(parent), m_meaning(meaning)
{
    dress();
    hide();
}

void MarkedLabel::say(const QString &sentence)
{
    setText(sentence);
    setVisible(!sentence.isEmpty());
}

void MarkedLabel::dress()
{
    // A palette of its own would be told of as a change of it.
    if (m_dressing)
        return;
    m_dressing = true;
    setContentsMargins(sideOf(fontMetrics()) + Grid / 2, 0, 0, 0);
    QPalette colours = parentWidget() ? parentWidget()->palette() : palette();
    colours.setColor(QPalette::WindowText, colourOf(m_meaning, colours));
    setPalette(colours);
    m_dressing = false;
}

void MarkedLabel::changeEvent(QEvent *event)
{
    WrapLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        dress();
}

void MarkedLabel::paintEvent(QPaintEvent *event)
{
    WrapLabel::paintEvent(event);
    QPainter painter(this);
    const double side = sideOf(fontMetrics());
    // In the middle of the first line: Chinese makes it taller than the face alone.
    const int line = fontMetrics().boundingRect(QRect(), Qt::TextSingleLine, text().left(1)).height();
    const QRect words = contentsRect();
    const int top = words.top() + std::max(0, words.height() - WrapLabel::heightForWidth(width())) / 2;
    paintMark(painter, m_meaning, {0, top + (line - side) / 2, side, side}, palette());
}

} // namespace rig::ui
