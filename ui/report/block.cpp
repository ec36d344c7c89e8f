// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/block.h"

#include "core/base/web_address.h"

#include <QPagedPaintDevice>
#include <QPainter>
#include <QRegularExpression>

#include <iterator>

namespace rig::ui {

namespace {

/// No line ends between a number and its unit, before a number that "≥" belongs to, within "2 ×", or before the folder
/// with which a command ends: "docker build … ." is not read without it.
QString unbroken(QString text)
{
    static const QRegularExpression within(QStringLiteral(
        "(?<=[0-9]) (?=(W|kW|VA|V|A|kWh|GB|GiB|TB|MHz|GHz|GB/s|BTU/h|tokens?/s|mm|m³|m³/h|ms|µs|°C|dB\\(A\\)|%)"
        "(?![A-Za-z0-9]))|(?<=[≥≤]) |(?<=[0-9]) (?=×)|(?<=[0-9] ×) |(?<=[a-z]) (?=\\.$)"));
    return text.replace(within, QString(QChar::Nbsp));
}

} // namespace

LaidText::LaidText(const Paper &paper, const QString &text, TextStyle style, double width)
    : m_layout(std::make_shared<QTextLayout>(unbroken(text), paper.font(style.type), paper.device))
    , m_colour(QColor::fromRgb(style.colour))
{
    QTextOption option(style.alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setTextOption(option);
    if (const QString address = webAddress(text); !address.isEmpty()) {
        QTextCharFormat link;
        link.setAnchor(true);
        link.setAnchorHref(address);
        link.setForeground(QColor::fromRgb(ink::link));
        m_layout->setFormats({{0, static_cast<int>(text.size()), link}});
    }
    // Lines stand at the same distance whatever font a character comes from.
    const double step = paper.line(style.type);
    m_layout->beginLayout();
    double left = 0;
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width - left);
        line.setPosition({left, m_height + (step - line.height()) / 2});
        m_height += step;
        left = style.hanging;
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

void append(std::vector<Block> &blocks, std::vector<Block> more)
{
    std::move(more.begin(), more.end(), std::back_inserter(blocks));
}

} // namespace rig::ui
