// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/text.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// Sentences of this file.
struct Decoding
{
    Q_DECLARE_TR_FUNCTIONS(Decoding)
};

/// Texts of two bytes a character have a zero in nearly every second one, where they are English at all.
std::optional<QStringConverter::Encoding> wideEncoding(const QByteArray &bytes)
{
    if (bytes.startsWith("\xff\xfe"))
        return QStringConverter::Utf16LE;
    if (bytes.startsWith("\xfe\xff"))
        return QStringConverter::Utf16BE;
    const qsizetype looked = std::min<qsizetype>(bytes.size(), 4096) & ~qsizetype(1);
    int even = 0;
    int odd = 0;
    for (qsizetype i = 0; i + 1 < looked; i += 2) {
        even += bytes[i] == '\0' ? 1 : 0;
        odd += bytes[i + 1] == '\0' ? 1 : 0;
    }
    const qsizetype pairs = looked / 2;
    if (pairs > 0 && odd * 2 > pairs && even * 8 < pairs)
        return QStringConverter::Utf16LE;
    if (pairs > 0 && even * 2 > pairs && odd * 8 < pairs)
        return QStringConverter::Utf16BE;
    return {};
}

QString charactersOf(const QByteArray &bytes)
{
    if (const auto wide = wideEncoding(bytes)) {
        QStringDecoder decoder(*wide);
        return decoder(bytes);
    }
    QStringDecoder decoder(QStringConverter::Utf8);
    QString text = decoder(bytes);
    return decoder.hasError() ? QString::fromLatin1(bytes) : text;
}

/// A line without what a mail or a comment puts before it: "> >> ", and "# " before the frame of a table.
QStringView withoutQuote(QStringView line)
{
    if (line.startsWith("# |"_L1) || line.startsWith("# +"_L1))
        return line.mid(2);
    if (!line.startsWith(u'>') || line.startsWith(">>>>>>>"_L1))
        return line;
    qsizetype end = 0;
    for (qsizetype i = 0; i < line.size() && i < 24 && (line[i] == u'>' || line[i] == u' '); ++i)
        end = line[i] == u'>' ? i + 1 : end;
    if (end < line.size() && line[end] == u' ')
        ++end;
    // "> cat /sys/…" is a prompt.
    const QStringView rest = line.mid(end);
    const bool prompt = rest.startsWith("cat "_L1) || rest.startsWith("tail "_L1) || rest.startsWith("head "_L1) ||
                        rest.startsWith("grep "_L1);
    return prompt ? line : rest;
}

/// How many characters an escape sequence at `at` takes (ECMA-48: ESC [ … final byte, ESC ] … BEL, or two characters).
qsizetype escapeLength(QStringView text, qsizetype at)
{
    if (at + 1 >= text.size())
        return 1;
    const char16_t kind = text[at + 1].unicode();
    qsizetype i = at + 2;
    if (kind == u'[') {
        while (i < text.size() && i - at < 64 && (text[i].unicode() < 0x40 || text[i].unicode() > 0x7e))
            ++i;
        return std::min(i + 1, text.size()) - at;
    }
    if (kind == u']') {
        while (i < text.size() && i - at < 512 && text[i].unicode() != 7 && text[i] != u'\n')
            ++i;
        return std::min(i + 1, text.size()) - at;
    }
    return 2;
}

QString withoutControls(const QString &text)
{
    QString clean;
    clean.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text[i].unicode();
        if (c == 0x1b)
            i += escapeLength(text, i) - 1;
        else if (c == u'\r') { // wmic ends its lines in CR CR LF
            qsizetype next = i;
            while (next < text.size() && text[next] == u'\r')
                ++next;
            if (next >= text.size() || text[next] != u'\n')
                clean += u'\n';
            i = next - 1;
        } else if (c == 8 && !clean.isEmpty() && clean.back() != u'\n')
            clean.chop(1);
        else if (c == 0xa0)
            clean += u' ';
        else if (c >= 0x20 ? (c != 0xfeff && c != 0x7f) : (c == u'\n' || c == u'\t'))
            clean += text[i];
    }
    return clean;
}

} // namespace

Result<Text> decoded(const QByteArray &bytes, const QString &name)
{
    if (bytes.size() > MostBytes)
        return badInput(Decoding::tr("%1 has more than %2 MiB; what a machine says of itself is shorter.")
                            .arg(name.isEmpty() ? Decoding::tr("The text") : name)
                            .arg(MostBytes / (1024 * 1024)));
    Text text;
    text.all = withoutControls(charactersOf(bytes));
    const QStringView all(text.all);
    for (qsizetype at = 0; at < all.size();) {
        qsizetype end = all.indexOf(u'\n', at);
        if (end < 0)
            end = all.size();
        text.cut = text.cut || end - at > LongestLine;
        text.lines.push_back(withoutQuote(all.mid(at, std::min(end - at, LongestLine))));
        at = end + 1;
    }
    return text;
}

} // namespace rig::reality
