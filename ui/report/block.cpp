// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/block.h"

#include "core/base/web_address.h"

#include <QPagedPaintDevice>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace rig::ui {

namespace {

/// No line ends between a number and its unit, currency or Chinese measure word, before a number that "≥" belongs to,
/// within "2 ×", "Slot 3", "NEMA 6-20", "GPU 1: OK" or "PCIe 4.0 x16", before the price of what stands before it,
/// before the point between two parts of a list, or before the folder with which a command ends: "docker build … ." is
/// not read without it. A sum alone in its cell may break: the cell may be too narrow for it.
QString unbroken(QString text)
{
    static const QRegularExpression within(QStringLiteral(
        "(?<=[0-9]) (?=(W|kW|VA|V|A|kWh|GB|GiB|TB|MHz|GHz|GB/s|BTU/h|tokens?/s|mm|m³|m³/h|ms|µs|°C|dB\\(A\\)|%)"
        "(?![A-Za-z0-9]))|(?<=[≥≤]) |(?<=[0-9]) (?=×)|(?<=[0-9] ×) |(?<=×) (?=[0-9])|(?<=,) (?=[$€£¥][0-9])|"
        "(?<=[a-z:,，：由] (?:CNY|JPY|TWD|HKD|KRW|INR|CHF|CAD|AUD|SGD|PLN|SEK)) (?=[0-9])|"
        "(?<=[Ss]lot|PCIe|GPU|NEMA) (?=[0-9])|(?<=[0-9]:) (?=OK)|(?<=[0-9]) (?=[个张条倍])|"
        "(?<=[0-9]\\.[0-9]) (?=x[0-9])|(?<=[a-z]) (?=\\.$)| (?=· )"));
    return text.replace(within, QString(QChar::Nbsp));
}

/// From its first character to behind its last.
struct Word
{
    int begin = 0;
    int end = 0;
};

/// The one that holds the character before `at`. Han stand for themselves.
Word wordAround(const QString &text, int at)
{
    constexpr char16_t FirstHan = 0x2E80; // and the marks of Chinese
    const auto isWithin = [&](int i) { return text[i] != u' ' && text[i].unicode() < FirstHan; };
    Word word{at, at};
    while (word.begin > 0 && isWithin(word.begin - 1))
        --word.begin;
    while (word.end < text.size() && isWithin(word.end))
        ++word.end;
    return word;
}

/// Behind a mark within a part number, a model's name or a range: "FD-C-DEF7A-04", "SAGE/10G", "2.9–8.4 %".
bool tearsAName(const QString &text, const Word &word, int end)
{
    constexpr int Longest = 24; // what is longer is a file or an address
    if (word.end - word.begin > Longest || !QStringLiteral("-/–").contains(text[end - 1]))
        return false;
    return std::any_of(text.begin() + word.begin, text.begin() + word.end,
                       [](QChar character) { return character.isDigit() || character.isUpper(); });
}

/// Where a line had better end than at `end`: a command at a blank, a name before it, a word that no line holds behind
/// one of its marks.
int betterEnd(const QString &text, int start, int end, bool typed)
{
    if (end >= text.size() || text[end - 1] == u' ') // not at a blank that unbroken() put: it is within a word
        return end;
    const Word word = wordAround(text, end);
    const bool fits = word.end - word.begin <= end - start; // on a line of its own
    if (word.begin > start && word.end > end && fits && (typed || tearsAName(text, word, end)))
        return word.begin;
    const QString marks = typed ? QStringLiteral(",;/&=") : QStringLiteral(",;/&=-"); // "--query-" is no option
    const auto isLatin = [&](int at) { return text[at].unicode() < 128 && !text[at].isSpace(); };
    if (!isLatin(end - 1) || !isLatin(end))
        return end;
    // Not far back, or the line would look forgotten.
    for (int at = end; at > (start + end) / 2; --at) {
        if (marks.contains(text[at - 1]))
            return at;
    }
    return typed && word.begin > start ? word.begin : end;
}

/// As wide as `room` allows, or as its better end asks; what stands right is left alone, for it keeps the edge.
void breakWell(QTextLine line, const QString &text, const TextStyle &style, double room, bool typed)
{
    line.setLineWidth(room);
    if (style.alignment != Qt::AlignLeft)
        return;
    const int start = line.textStart();
    const int end = start + line.textLength();
    const int better = betterEnd(text, start, end, typed);
    if (better < end)
        line.setLineWidth(line.cursorToX(better) - line.cursorToX(start) + 0.5);
}

} // namespace

LaidText::LaidText(const Paper &paper, const QString &text, TextStyle style, double width)
    : m_layout(std::make_shared<QTextLayout>(unbroken(text), paper.font(style.type), paper.device))
    , m_colour(QColor::fromRgb(style.colour))
{
    QTextOption option(style.alignment);
    // "--query-gpu=…" is not torn at its hyphens: where the lines of a command end is chosen from all places.
    const bool typed =
        style.alignment == Qt::AlignLeft && (style.hanging > 0 || text.contains(QLatin1StringView(" --")));
    option.setWrapMode(typed ? QTextOption::WrapAnywhere : QTextOption::WrapAtWordBoundaryOrAnywhere);
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
        breakWell(line, m_layout->text(), style, width - left, typed);
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
