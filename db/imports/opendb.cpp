// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/opendb.h"

#include "core/base/json.h"
#include "db/imports/line_reader.h"
#include "db/imports/opendb_files.h"
#include "db/imports/opendb_match.h"
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct OpenDb
{
    Q_DECLARE_TR_FUNCTIONS(OpenDb)
};

/// A record of the data set has 1 to 3 kB; a longer line is none.
constexpr JsonLimits RecordLimits{1024 * 1024, 32};
/// Beyond it the file is not this data set, and the list of what was skipped would fill the memory.
constexpr std::size_t MostRemarks = 200'000;
constexpr int MostRecords = 300'000;
constexpr int RecordsBetweenProgress = 256;

Source sourceOf(const QDate &date)
{
    Source source;
    source.id = u"buildcores-opendb-import"_s; // the shipped catalogue cites a release of it under an id of its own
    source.title = u"BuildCores OpenDB, imported"_s;
    source.publisher = u"BuildCores"_s;
    source.date = date.toString(u"yyyy-MM"_s);
    source.url = u"https://github.com/buildcores/buildcores-open-db"_s;
    source.licence = u"ODC-By 1.0"_s;
    source.kind = SourceKind::Database;
    return source;
}

struct Place
{
    QString file;
    int line = 0;
};

/// Makes the plan, record by record.
class OpenDbImport
{
public:
    OpenDbImport(const Catalogue &present, ImportPlan &plan)
        : m_present(present), m_chips(present), m_known(present, Origin::Imported), m_plan(plan)
    {
    }

    void take(const QByteArray &text, const OpenDbCategory &category, const Place &place, const QString &fallbackId)
    {
        ++m_plan.records;
        const auto object = parseJsonObject(text, {}, RecordLimits);
        if (!object)
            return skip({}, {place.file, place.line > 0 ? place.line : object.error().line},
                        {{}, object.error().message});
        const OpenDbPart read = readOpenDbPart(*object, category, m_chips, fallbackId);
        for (const Remark &remark : read.remarks)
            skip(read.name, place, remark);
        if (read.part)
            sort(read, place);
    }

    void skip(const QString &record, const Place &place, const Remark &remark)
    {
        m_plan.skipped.push_back({record, place.file, place.line, remark.field, remark.reason});
    }

private:
    void doubt(const OpenDbPart &read, const Place &place, const QStringList &parts, const QString &reason)
    {
        m_plan.doubts.push_back({read.name, place.file, place.line, parts, reason});
    }

    /// Where the part belongs: to one that is known, to the new ones, or to what is doubtful.
    void sort(const OpenDbPart &read, const Place &place)
    {
        if (m_seen.contains(read.part->id))
            return doubt(read, place, {read.part->id}, OpenDb::tr("The same record stands in the data set twice."));
        m_seen.insert(read.part->id);
        if (const QString other = m_numbers.value(numberSeenBefore(read)); !other.isEmpty())
            return doubt(read, place, {other, read.part->id},
                         OpenDb::tr("Another record of the data set has the same part number."));
        for (const QString &number : read.numbers)
            m_numbers.insert(keyOf(read, number), read.part->id);
        const std::vector<PartHandle> known = knownParts(read);
        if (known.size() > 1) {
            QStringList ids;
            for (const PartHandle &part : known)
                ids << part->id;
            return doubt(read, place, ids, OpenDb::tr("Several parts of the catalogue have its part numbers."));
        }
        if (known.empty())
            return add(read, place);
        fill(read, *known.front(), place);
    }

    /// Two kinds of part may share a number.
    static QString keyOf(const OpenDbPart &read, const QString &number)
    {
        return kindKey(read.part->kind) + u'/' + number;
    }

    [[nodiscard]] QString numberSeenBefore(const OpenDbPart &read) const
    {
        for (const QString &number : read.numbers) {
            if (m_numbers.contains(keyOf(read, number)))
                return keyOf(read, number);
        }
        return {};
    }

    [[nodiscard]] std::vector<PartHandle> knownParts(const OpenDbPart &read) const
    {
        std::vector<PartHandle> known;
        for (const QString &number : read.numbers) {
            for (const PartHandle &part : m_known.byNumber(number)) {
                if (std::find(known.begin(), known.end(), part) == known.end())
                    known.push_back(part);
            }
        }
        return known;
    }

    void fill(const OpenDbPart &read, const Part &known, const Place &place)
    {
        if (const QString reason = contradiction(known, *read.part); !reason.isEmpty())
            return doubt(read, place, {known.id}, reason);
        const std::vector<Fill> fills = fillsFor(known, *read.part);
        if (fills.empty())
            ++m_plan.unchanged;
        m_plan.fills.insert(m_plan.fills.end(), fills.begin(), fills.end());
    }

    void add(const OpenDbPart &read, const Place &place)
    {
        const PartHandle present = m_present.find(read.part->id);
        if (present && present->origin != Origin::Imported)
            return doubt(read, place, {present->id}, OpenDb::tr("A part of your own has the id of this record."));
        if (present && sameFigures(*present, *read.part)) {
            ++m_plan.unchanged;
            return;
        }
        m_plan.parts.add(read.part);
    }

    const Catalogue &m_present;
    ChipNames m_chips;
    PartIndex m_known; ///< parts that a record may be matched with: shipped ones and the user's own
    ImportPlan &m_plan;
    QSet<QString> m_seen;              ///< ids
    QHash<QString, QString> m_numbers; ///< kind and part number → id of the record that has it
};

tl::unexpected<Failure> stopped() { return badInput(OpenDb::tr("The import was stopped; nothing was stored.")); }

/// Reads the files one after the other and says how far it is.
class OpenDbWalk
{
public:
    OpenDbWalk(OpenDbImport &import, ImportPlan &plan, qint64 bytes, const Progress &progress)
        : m_import(import), m_plan(plan), m_bytes(bytes), m_progress(progress)
    {
    }

    Result<void> read(const OpenDbFile &entry)
    {
        if (auto isFile = checkIsFile(entry.path); !isFile)
            return isFile;
        QFile file(entry.path);
        if (!file.open(QIODevice::ReadOnly))
            return ioFailure(OpenDb::tr("cannot be read (%1).", "a file").arg(file.errorString()), entry.path);
        const Result<void> taken = entry.lines ? readLines(file, entry) : readOne(file, entry);
        m_done += entry.size;
        if (taken && file.error() != QFileDevice::NoError)
            return ioFailure(OpenDb::tr("cannot be read (%1).", "a file").arg(file.errorString()), entry.path);
        return taken;
    }

private:
    Result<void> readOne(QFile &file, const OpenDbFile &entry)
    {
        // One byte more than is allowed suffices for the reader to refuse it.
        m_import.take(file.read(std::min(RecordLimits.bytes, file.size()) + 1), *entry.category, {entry.path, 0},
                      QFileInfo(entry.path).completeBaseName());
        return goOn(m_done);
    }

    Result<void> readLines(QFile &file, const OpenDbFile &entry)
    {
        LineReader lines(file, RecordLimits.bytes);
        while (lines.next()) {
            const Place place{entry.path, lines.number()};
            if (lines.tooLong()) {
                ++m_plan.records;
                m_import.skip(
                    {}, place,
                    {{},
                     OpenDb::tr("is longer than the %1 kB that a record may have.").arg(RecordLimits.bytes / 1024)});
            } else if (!lines.line().trimmed().isEmpty()) {
                m_import.take(lines.line(), *entry.category, place, {});
            }
            if (const Result<void> on = goOn(m_done + file.pos()); !on)
                return on;
        }
        return {};
    }

    Result<void> goOn(qint64 done)
    {
        if (m_plan.skipped.size() + m_plan.doubts.size() > MostRemarks)
            return badInput(OpenDb::tr("More than %1 records cannot be taken: this is not the data set that it should"
                                       " be.")
                                .arg(MostRemarks));
        if (m_plan.records > MostRecords)
            return badInput(OpenDb::tr("The data set has more than the %1 records that are taken.").arg(MostRecords));
        if (m_progress && ++m_calls % RecordsBetweenProgress == 0 && !m_progress(done, m_bytes))
            return stopped();
        return {};
    }

    OpenDbImport &m_import;
    ImportPlan &m_plan;
    qint64 m_bytes;
    const Progress &m_progress;
    qint64 m_done = 0;
    int m_calls = 0;
};

} // namespace

Result<ImportPlan> openDbPlan(const QStringList &paths, const Catalogue &present, const Progress &progress)
{
    auto found = openDbFilesAt(paths);
    if (!found)
        return tl::unexpected(found.error());
    if (found->files.empty())
        return badInput(OpenDb::tr("There is no record of BuildCores OpenDB at %1: it has files such as GPU.jsonl or"
                                   " open-db/GPU/<id>.json.")
                            .arg(paths.join(", "_L1)));
    ImportPlan plan;
    plan.title = u"BuildCores OpenDB"_s;
    plan.files = paths;
    plan.source = sourceOf(found->newest);
    plan.parts.sources = {*plan.source};
    plan.skipped = std::move(found->notTaken);
    OpenDbImport import(present, plan);
    OpenDbWalk walk(import, plan, found->bytes, progress);
    if (progress && !progress(0, found->bytes))
        return stopped();
    for (const OpenDbFile &file : found->files) {
        if (const Result<void> read = walk.read(file); !read)
            return tl::unexpected(read.error());
    }
    if (progress && !progress(found->bytes, found->bytes))
        return stopped();
    return plan;
}

} // namespace rig::db
