// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/block.h"

#include <QPagedPaintDevice>
#include <QPainter>

namespace rig::ui {

LaidText::LaidText(const Paper &paper, const QString &text, TextStyle style, double width)
    : m_layout(std::make_shared<QTextLayout>(text, paper.font(style.type), paper.device))
    , m_colour(QColor::fromRgb(style.colour))
{
    QTextOption option(style.alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setTextOption(option);
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, m_height});
        m_height += line.height() * 1.08;
    }
    m_layout->endLayout();
}

void LaidText::paint(QPainter &painter, QPointF at) const
{
    painter.setPen(m_colour);
    m_layout->draw(&painter, at);
}

void TextStack::add(LaidText text, double before)
{
    if (text.isEmpty())
        return;
    const double top = m_entries.empty() ? 0 : m_height + before;
    m_height = top + text.height();
    m_entries.push_back({top, std::move(text)});
}

void TextStack::paint(QPainter &painter, QPointF at) const
{
    for (const Entry &entry : m_entries)
        entry.text.paint(painter, at + QPointF(0, entry.top));
}

} // namespace rig::ui
