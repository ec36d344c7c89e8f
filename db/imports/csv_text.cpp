// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/csv_text.h"

#include "db/imports/line_reader.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct Csv
{
    Q_DECLARE_TR_FUNCTIONS(Csv)
};

constexpr qint64 LongestLine = 256 * 1024;
constexpr qint64 LongestHeader = 64 * 1024;

QByteArray byMark(const QByteArray &beginning)
{
    if (beginning.startsWith("\xEF\xBB\xBF"))
        return "UTF-8";
    if (beginning.startsWith("\xFF\xFE"))
        return "UTF-16LE";
    if (beginning.startsWith("\xFE\xFF"))
        return "UTF-16BE";
    return {};
}

bool isUtf8(const QByteArray &text)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder(text);
    return !decoder.hasError();
}

/// Chinese text in GBK is nearly never whole UTF-8 by chance; one broken line of a UTF-8 file does not make it GBK.
bool looksLikeUtf8(QIODevice &device)
{
    int whole = 0;
    int broken = 0;
    LineReader lines(device, LongestLine);
    while (lines.next()) {
        const QByteArray &line = lines.line();
        if (std::all_of(line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
            continue;
        if (lines.tooLong())
            continue; // it was cut, perhaps inside a letter
        ++(isUtf8(line) ? whole : broken);
    }
    return broken == 0 || whole > broken;
}

QChar delimiterOf(const QString &firstLine)
{
    QChar best = u',';
    for (const QChar candidate : {u';', u'\t'}) {
        if (firstLine.count(candidate) > firstLine.count(best))
            best = candidate;
    }
    return best;
}

} // namespace

QStringDecoder decoderFor(const TextForm &form) { return QStringDecoder(form.encoding.constData()); }

Result<TextForm> textFormOf(QIODevice &device, const QString &file)
{
    const QByteArray beginning = device.peek(LongestHeader);
    TextForm form{byMark(beginning), u','};
    if (form.encoding.isEmpty()) {
        form.encoding = looksLikeUtf8(device) ? "UTF-8" : "GB18030";
        device.seek(0);
    }
    QStringDecoder decoder = decoderFor(form);
    if (!decoder.isValid()) {
        Failure failure{Failure::Kind::BadInput,
                        Csv::tr("is neither UTF-8 nor UTF-16, and this build cannot read GBK; save it as UTF-8."),
                        file,
                        0,
                        {}};
        return tl::unexpected(std::move(failure));
    }
    const QString text = decoder(beginning);
    const qsizetype end = text.indexOf(QRegularExpression(u"[\r\n]"_s));
    form.delimiter = delimiterOf(end < 0 ? text : text.left(end));
    return form;
}

} // namespace rig::db
