// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf_fonts.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace rig::ui {

namespace {

constexpr int Objects = 6; ///< of a font with numbers of its own; its /Font has one from where it was used first

/// What belongs to a font, from its descriptor on.
struct FontBlock
{
    QByteArray text;
    int first = 0;  ///< the descriptor's number; those behind it are the font's
    QByteArray tag; ///< "QMEAAA", made of that number
    QByteArray name;
};

/// Where the objects of a file begin, by their numbers.
using Places = QMap<int, qsizetype>;

std::vector<FontBlock> blocksOf(const QByteArray &pdf, qsizetype &begin, qsizetype &end)
{
    static const QByteArray descriptor(" 0 obj\n<< /Type /FontDescriptor\n/FontName /");
    std::vector<FontBlock> blocks;
    std::vector<qsizetype> begins;
    for (qsizetype at = pdf.indexOf(descriptor); at >= 0; at = pdf.indexOf(descriptor, at + 1)) {
        begins.push_back(pdf.lastIndexOf('\n', at) + 1);
        const qsizetype name = at + descriptor.size();
        const QByteArray whole = pdf.mid(name, pdf.indexOf('\n', name) - name);
        blocks.push_back({{},
                          pdf.mid(begins.back(), at - begins.back()).toInt(),
                          whole.left(whole.indexOf('+')),
                          whole.mid(whole.indexOf('+') + 1)});
    }
    if (blocks.size() < 2)
        return {};
    static const QByteArray endOfObject("\nendobj\n");
    const QByteArray lastObject = '\n' + QByteArray::number(blocks.back().first + Objects - 2) + " 0 obj\n";
    const qsizetype last = pdf.indexOf(lastObject, begins.back());
    const qsizetype stop = last < 0 ? -1 : pdf.indexOf(endOfObject, last);
    if (stop < 0)
        return {};
    begin = begins.front();
    end = stop + endOfObject.size();
    begins.push_back(end);
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (i > 0 && blocks[i].first != blocks[i - 1].first + Objects)
            return {};
        blocks[i].text = pdf.mid(begins[i], begins[i + 1] - begins[i]);
    }
    return blocks;
}

/// Text between streams with the font's objects under other numbers; `at`: where it stands in the file.
QByteArray renumbered(const QByteArray &text, const FontBlock &block, const FontBlock &place, qsizetype at,
                      Places &places)
{
    static const QRegularExpression number(QStringLiteral("(^|[\\s\\[])(\\d+) 0 (R|obj)\\b"));
    QByteArray out;
    qsizetype done = 0;
    auto each = number.globalMatch(QString::fromLatin1(text));
    while (each.hasNext()) {
        const QRegularExpressionMatch match = each.next();
        const int old = match.captured(2).toInt();
        const bool own = old >= block.first && old < block.first + Objects;
        const int now = own ? place.first + old - block.first : old;
        out += text.mid(done, match.capturedStart(2) - done);
        if (match.captured(3) == QLatin1StringView("obj"))
            places[now] = at + out.size();
        out += QByteArray::number(now);
        done = match.capturedEnd(2);
    }
    out += text.mid(done);
    return out.replace('/' + block.tag + '+', '/' + place.tag + '+');
}

/// The block in the place of another one. What streams hold is left alone.
QByteArray placed(const FontBlock &block, const FontBlock &place, qsizetype at, Places &places)
{
    static const QByteArray open("\nstream\n");
    static const QByteArray close("\nendstream");
    QByteArray out;
    qsizetype done = 0;
    while (done < block.text.size()) {
        const qsizetype stream = block.text.indexOf(open, done);
        const qsizetype end = stream < 0 ? -1 : block.text.indexOf(close, stream);
        const qsizetype stop = end < 0 ? block.text.size() : stream;
        out += renumbered(block.text.mid(done, stop - done), block, place, at + out.size(), places);
        if (end >= 0)
            out += block.text.mid(stream, end - stream);
        done = end < 0 ? block.text.size() : end;
    }
    return out;
}

/// The table of objects: those from `end` on have moved by `moved`, others stand where `places` says.
bool correct(QByteArray &pdf, const Places &places, qsizetype end, qsizetype moved)
{
    static const QByteArray begin("\nxref\n0 ");
    constexpr qsizetype Entry = 20;
    constexpr qsizetype Digits = 10;
    const qsizetype table = pdf.lastIndexOf(begin);
    const qsizetype first = table < 0 ? -1 : pdf.indexOf('\n', table + begin.size()) + 1;
    const int count = table < 0 ? 0 : pdf.mid(table + begin.size(), first - 1 - table - begin.size()).toInt();
    const qsizetype start = pdf.lastIndexOf("startxref\n");
    if (count <= 0 || first + count * Entry > pdf.size() || start < 0)
        return false;
    for (int i = 1; i < count; ++i) {
        const qsizetype at = first + i * Entry;
        const qsizetype old = pdf.mid(at, Digits).toLongLong();
        const qsizetype now = places.value(i, old >= end ? old + moved : old);
        pdf.replace(at, Digits, QByteArray::number(now).rightJustified(Digits, '0'));
    }
    const qsizetype digits = start + qsizetype(sizeof("startxref\n")) - 1;
    pdf.replace(digits, pdf.indexOf('\n', digits) - digits, QByteArray::number(table + 1));
    return true;
}

} // namespace

QByteArray withFontsInOrder(const QByteArray &pdf)
{
    qsizetype begin = 0;
    qsizetype end = 0;
    const std::vector<FontBlock> places = blocksOf(pdf, begin, end);
    if (places.empty())
        return pdf;
    std::vector<FontBlock> fonts = places;
    std::stable_sort(fonts.begin(), fonts.end(),
                     [](const FontBlock &one, const FontBlock &other) { return one.name < other.name; });
    Places objects;
    QByteArray out = pdf.left(begin);
    for (std::size_t i = 0; i < fonts.size(); ++i)
        out += placed(fonts[i], places[i], out.size(), objects);
    const qsizetype moved = out.size() - end;
    out += pdf.mid(end);
    return correct(out, objects, end, moved) ? out : pdf;
}

} // namespace rig::ui
