// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalogue_digest.h"

#include "db/store_rows.h"

#include <QCoreApplication>
#include <QDir>
#include <QHash>
#include <QSqlRecord>
#include <QVariant>

#include <algorithm>
#include <array>
#include <cstring>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct CatalogueDigest
{
    Q_DECLARE_TR_FUNCTIONS(CatalogueDigest)
};

/// Rows that are looked at together.
struct Section
{
    QString key;
    QString sql;
};

struct Digest
{
    int rows = 0;
    quint64 sum = 14695981039346656037ULL; // FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/

    /// FNV-1a by words of eight bytes, so that a catalogue of megabytes takes a millisecond; the length tells rows
    /// apart.
    void add(const QByteArray &bytes)
    {
        ++rows;
        mix(static_cast<quint64>(bytes.size()));
        for (qsizetype at = 0; at < bytes.size(); at += 8) {
            quint64 word = 0;
            std::memcpy(&word, bytes.constData() + at,
                        static_cast<std::size_t>(std::min<qsizetype>(8, bytes.size() - at)));
            mix(word);
        }
    }
    [[nodiscard]] QString text() const { return u"%1 %2"_s.arg(QString::number(rows), QString::number(sum, 16)); }

private:
    void mix(quint64 word)
    {
        sum ^= word;
        sum *= 1099511628211ULL;
        sum ^= sum >> 32; // else a high bit of a word would never reach the low ones
    }
};

Section ofKind(Kind kind)
{
    const QString key = kindKey(kind);
    return {u"part:"_s + key, u"SELECT id, CAST(body AS BLOB) FROM part WHERE kind = '%1' ORDER BY number"_s.arg(key)};
}

/// The tables beside the parts, with the columns that are read.
std::vector<Section> others()
{
    constexpr std::array Tables{
        std::array{"source", "id, title, publisher, date, url, licence, kind", "number"},
        std::array{"speed", "gpu, other, times, work, source, model, precision", "number"},
        std::array{"price_index", "year, value, source", "year"},
        std::array{"power_curve", "number, gpu, workload, training, cards, source", "number"},
        std::array{"power_point", "curve, limit_w, speed", "curve, limit_w"},
        std::array{"rate", "currency, per_usd, date, source", "number"},
    };
    // What it says of itself, but for the digests: these are written after it.
    std::vector<Section> sections{
        {u"meta"_s, u"SELECT key, value FROM meta WHERE key NOT LIKE 'digest:%' ORDER BY key"_s}};
    for (const auto &[table, columns, order] : Tables) {
        sections.push_back({QString::fromLatin1(table),
                            u"SELECT %1 FROM %2 ORDER BY %3"_s.arg(
                                QString::fromLatin1(columns), QString::fromLatin1(table), QString::fromLatin1(order))});
    }
    return sections;
}

/// A value as bytes. Numbers are not left to SQLite to write: how many digits it gives changes with its version.
QByteArray bytesOf(const QVariant &value)
{
    if (value.typeId() != QMetaType::Double)
        return value.toByteArray() + '\x1f';
    const double number = value.toDouble();
    return {reinterpret_cast<const char *>(&number), sizeof number};
}

QByteArray rowBytes(const QSqlQuery &row)
{
    QByteArray bytes;
    for (int column = 0; column < row.record().count(); ++column)
        bytes += bytesOf(row.value(column));
    return bytes;
}

SqlResult<Digest> digestOf(const Connection &file, const Section &section)
{
    Digest digest;
    auto read = eachRow(file, section.sql, {}, [&](const QSqlQuery &row) { digest.add(rowBytes(row)); });
    if (!read)
        return tl::unexpected(read.error());
    return digest;
}

std::vector<Section> sectionsOf(const KindSet &kinds)
{
    std::vector<Section> sections = kinds.size() == allKinds().size() ? others() : std::vector<Section>();
    for (const Kind kind : kinds)
        sections.push_back(ofKind(kind));
    return sections;
}

} // namespace

SqlResult<void> writeDigests(const Connection &file)
{
    for (const Section &section : sectionsOf(allKinds())) {
        const auto digest = digestOf(file, section);
        if (!digest)
            return tl::unexpected(digest.error());
        const auto written = change(file, u"INSERT INTO meta (key, value) VALUES (?, ?)"_s,
                                    {u"digest:"_s + section.key, digest->text()});
        if (!written)
            return tl::unexpected(written.error());
    }
    return {};
}

Result<QString> differenceIn(const QString &path, const KindSet &kinds)
{
    const auto file = Connection::open(path, Access::ReadOnly);
    if (!file)
        return tl::unexpected<Failure>(file.error());
    QHash<QString, QString> known;
    const auto read = eachRow(*file, u"SELECT key, value FROM meta WHERE key LIKE 'digest:%'"_s, {},
                              [&](const QSqlQuery &row) { known[row.value(0).toString()] = row.value(1).toString(); });
    if (!read)
        return tl::unexpected<Failure>(read.error());
    for (const Section &section : sectionsOf(kinds)) {
        const QString wanted = known.value(u"digest:"_s + section.key);
        const auto found = digestOf(*file, section);
        if (!found)
            return tl::unexpected<Failure>(found.error());
        if (found->text() == wanted)
            continue;
        const QString rows = wanted.section(u' ', 0, 0);
        if (wanted.isEmpty() || rows == QString::number(found->rows))
            return CatalogueDigest::tr("what it holds under “%1” was changed or is damaged", "id of a table")
                .arg(section.key);
        return CatalogueDigest::tr("under “%1” it holds %2 entries of %3", "id of a table, numbers")
            .arg(section.key, QString::number(found->rows), rows);
    }
    return QString();
}

Result<void> checkCatalogue(const QString &path, const KindSet &kinds)
{
    const Result<QString> difference = differenceIn(path, kinds);
    if (!difference)
        return tl::unexpected(difference.error());
    if (difference->isEmpty())
        return {};
    return ioFailure(CatalogueDigest::tr("is not as it was shipped: %1. Install the program again.", "the catalogue")
                         .arg(*difference),
                     QDir::toNativeSeparators(path));
}

} // namespace rig::db
