// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf_text.h"

#include <QGlyphRun>
#include <QHash>
#include <QRawFont>
#include <QTextLayout>

#include <algorithm>

namespace rig::ui {

namespace {

/// Unicode's blocks "CJK Radicals Supplement" and "Kangxi Radicals".
constexpr char16_t FirstRadical = 0x2E80;
constexpr char16_t LastRadical = 0x2FD5;

/// "<2EDA>" → "<9875>"
using Names = QHash<QByteArray, QByteArray>;

QByteArray nameOf(char16_t character)
{
    return '<' + QByteArray::number(character, 16).toUpper().rightJustified(4, '0') + '>';
}

/// Each Han character of the text, once.
QString hanOf(const QString &text)
{
    QString han;
    for (const QChar character : text) {
        if (character.script() == QChar::Script_Han && character.unicode() > LastRadical)
            han += character;
    }
    std::sort(han.begin(), han.end());
    han.erase(std::unique(han.begin(), han.end()), han.end());
    return han;
}

QList<QRawFont> fontsOf(const QString &text, const QFont &font)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    QList<QRawFont> fonts;
    for (const QGlyphRun &run : layout.glyphRuns())
        fonts << run.rawFont();
    return fonts;
}

/// All characters that a glyph may stand for: what the drawings say is in no text of the report.
const QString &ideographs()
{
    constexpr char16_t First = 0x4E00; // Unicode's block "CJK Unified Ideographs"
    constexpr char16_t Last = 0x9FFF;
    static const QString all = [] {
        QString characters;
        for (char16_t character = First; character < Last; ++character)
            characters += QChar(character);
        return characters;
    }();
    return all;
}

void addNames(Names &names, const QRawFont &font)
{
    QHash<quint32, char16_t> characterOf;
    const QString &han = ideographs();
    const QList<quint32> glyphs = font.glyphIndexesForString(han);
    if (glyphs.size() != han.size())
        return;
    for (qsizetype i = 0; i < glyphs.size(); ++i)
        characterOf.insert(glyphs[i], han[i].unicode());
    characterOf.remove(0); // what the font does not have
    for (char16_t radical = FirstRadical; radical <= LastRadical; ++radical) {
        const QList<quint32> glyph = font.glyphIndexesForString(QString(QChar(radical)));
        if (glyph.size() == 1 && glyph.first() != 0 && characterOf.contains(glyph.first()))
            names.insert(nameOf(radical), nameOf(characterOf.value(glyph.first())));
    }
}

/// A line of a `beginbfrange` table: "<first> <last> [<name> <name> …]" or "<first> <last> <name of the first>".
QByteArray renamed(QByteArray line, const Names &names)
{
    constexpr qsizetype NameLength = 6; // <2EDA>
    const qsizetype bracket = line.indexOf('[');
    const bool single = bracket < 0 && line.left(NameLength) == line.mid(NameLength + 1, NameLength);
    if (bracket < 0 && !single)
        return line;
    qsizetype at = bracket < 0 ? 2 * (NameLength + 1) : bracket;
    for (at = line.indexOf('<', at); at >= 0; at = line.indexOf('<', at + NameLength)) {
        const auto name = names.constFind(line.mid(at, NameLength));
        if (name != names.cend())
            line.replace(at, NameLength, *name);
    }
    return line;
}

} // namespace

QByteArray withReadableText(QByteArray pdf, const QString &text, const QFont &font)
{
    // A blank at which no line ends is found and copied as any other.
    Names names{{nameOf(u'\t'), nameOf(u' ')}, {nameOf(QChar::Nbsp), nameOf(u' ')}};
    const QString han = hanOf(text);
    if (!han.isEmpty()) {
        for (const QRawFont &raw : fontsOf(han, font))
            addNames(names, raw);
    }

    static const QByteArray begin("beginbfrange\n");
    static const QByteArray end("endbfrange");
    for (qsizetype at = pdf.indexOf(begin); at >= 0; at = pdf.indexOf(begin, at)) {
        at += begin.size();
        const qsizetype stop = pdf.indexOf(end, at);
        if (stop < 0)
            return pdf;
        QList<QByteArray> lines = pdf.mid(at, stop - at).split('\n');
        for (QByteArray &line : lines)
            line = renamed(std::move(line), names);
        pdf.replace(at, stop - at, lines.join('\n'));
    }
    return pdf;
}

} // namespace rig::ui
