// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/newer_catalogue.h"

#include "db/catalogue_digest.h"
#include "db/catalogue_schema.h"
#include "db/connection.h"
#include "db/store_check.h"
#include "db/store_rows.h"
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QTemporaryDir>
#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct NewerCatalogue
{
    Q_DECLARE_TR_FUNCTIONS(NewerCatalogue)
};

/// Sixteen times the shipped one.
constexpr qint64 MostBytes = 64 * 1024 * 1024;

/// Not `catalogue.sqlite`: a program that is installed below ~/.local has its own of that name in this very folder.
QString pathIn(const QString &folder) { return QDir(folder).filePath(u"newer-catalogue.sqlite"_s); }

QString dayText(const QDate &day) { return day.toString(Qt::ISODate); }

tl::unexpected<Failure> refused(const QString &path, const QString &sentence)
{
    return tl::unexpected(Failure{Failure::Kind::BadInput, sentence, QDir::toNativeSeparators(path), 0, {}});
}

/// What stands at a place of SQLite's header, a big-endian number of four bytes: https://www.sqlite.org/fileformat.html
quint32 headerNumber(const QByteArray &bytes, qsizetype at) { return qFromBigEndian<quint32>(bytes.constData() + at); }

/// Whether the bytes begin as those of a catalogue do. Seen before SQLite sees them: a database of another program is
/// not opened.
bool beginsAsCatalogue(const QByteArray &bytes)
{
    constexpr qsizetype HeaderBytes = 100;
    constexpr qsizetype WriteFormat = 18; // 1 here and in the next: no write-ahead log beside it, as it is written
    constexpr qsizetype OwnersMark = 68;
    return bytes.size() >= HeaderBytes && bytes.startsWith(QByteArray("SQLite format 3\0", 16)) &&
           bytes[WriteFormat] == 1 && bytes[WriteFormat + 1] == 1 &&
           headerNumber(bytes, OwnersMark) == catalogue_schema::ApplicationId;
}

/// What a catalogue says of itself under a key of `meta`; empty where it says nothing.
SqlResult<QString> saidOf(const Connection &file, const QString &key)
{
    return file.single(u"SELECT value FROM meta WHERE key = '%1'"_s.arg(key)).map([](const QVariant &value) {
        return value.toString();
    });
}

Result<QDate> dayOf(const QString &path)
{
    const auto file = Connection::open(path, Access::ReadOnly);
    if (!file)
        return tl::unexpected<Failure>(file.error());
    const auto day = saidOf(*file, u"date"_s);
    if (!day)
        return tl::unexpected<Failure>(day.error());
    return QDate::fromString(*day, Qt::ISODate);
}

/// Whether the tables are those that writeCatalogue() makes, to the letter: a view in the place of a table could hold
/// whatever reads it up for ever.
SqlResult<bool> hasOurTables(const Connection &file)
{
    QStringList found;
    const auto read = eachRow(file, u"SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid"_s, {},
                              [&](const QSqlQuery &row) { found << row.value(0).toString(); });
    if (!read)
        return tl::unexpected(read.error());
    QStringList ours;
    for (const char *statement : catalogue_schema::Statements)
        ours << QString::fromLatin1(statement);
    return found == ours;
}

/// The sentence that says why the file is no catalogue for this version; empty where it is one.
SqlResult<QString> unfitness(const Connection &file, qint64 bytes)
{
    const auto format = saidOf(file, u"format"_s);
    if (!format)
        return tl::unexpected(format.error());
    const int number = format->toInt();
    if (number > catalogue_schema::Format)
        return NewerCatalogue::tr("is a catalogue of format %1; this version of Rigwright reads format %2. A later"
                                  " version of the program reads it.")
            .arg(QString::number(number), QString::number(catalogue_schema::Format));
    if (number != catalogue_schema::Format)
        return NewerCatalogue::tr("is a catalogue of another format; this version of Rigwright reads format %1.")
            .arg(catalogue_schema::Format);
    const auto ours = hasOurTables(file);
    if (!ours)
        return tl::unexpected(ours.error());
    if (!*ours)
        return NewerCatalogue::tr("has other tables than a catalogue has.", "a file");
    const auto whole = isWhole(file, bytes);
    if (!whole)
        return tl::unexpected(whole.error());
    return *whole ? QString() : NewerCatalogue::tr("is damaged. Get the file again.");
}

/// The copy of a file that is looked at: nobody else writes it meanwhile, and nothing is laid beside the file itself.
class PrivateCopy
{
public:
    explicit PrivateCopy(const QByteArray &bytes) : m_written(writeWhole(path(), bytes, Readers::OwnerAlone)) {}
    [[nodiscard]] QString path() const { return m_folder.filePath(u"catalogue.sqlite"_s); }
    [[nodiscard]] const Result<void> &written() const { return m_written; }

private:
    QTemporaryDir m_folder;
    Result<void> m_written;
};

/// The failure with the name of the file that the user knows.
Failure named(Failure failure, const QString &path)
{
    failure.kind = Failure::Kind::BadInput;
    failure.file = QDir::toNativeSeparators(path);
    return failure;
}

/// The catalogue in `bytes`, read from the first part to the last, as one that came from outside.
Result<Catalogue> readFromOutside(const QByteArray &bytes, const QString &path)
{
    if (!beginsAsCatalogue(bytes))
        return refused(path, NewerCatalogue::tr("is not a catalogue of Rigwright."));
    const PrivateCopy copy(bytes);
    if (!copy.written())
        return tl::unexpected(copy.written().error());
    {
        const auto file = Connection::open(copy.path(), Access::ReadOnly);
        if (!file)
            return tl::unexpected(named(file.error(), path));
        const auto unfit = unfitness(*file, bytes.size());
        if (!unfit)
            return tl::unexpected(named(unfit.error(), path));
        if (!unfit->isEmpty())
            return refused(path, *unfit);
    }
    const Result<QString> difference = differenceIn(copy.path(), allKinds());
    if (!difference)
        return tl::unexpected(named(difference.error(), path));
    if (!difference->isEmpty())
        return refused(
            path, NewerCatalogue::tr("does not hold what its checksums say: %1. Get the file again.").arg(*difference));
    return readCatalogue(copy.path(), allKinds()).map_error([&](Failure failure) {
        return named(std::move(failure), path);
    });
}

/// The day of the catalogue that counts for a folder, and the file in which it lies.
struct Counting
{
    QString path;
    QDate day;
    bool imported = false;
    QDate shipped;
    QString problem;
};

Result<Counting> counting(const QString &folder)
{
    const Result<QString> shipped = findShippedCatalogue();
    if (!shipped)
        return tl::unexpected(shipped.error());
    const Result<QDate> day = dayOf(*shipped);
    Counting counts{*shipped, day.value_or(QDate()), false, day.value_or(QDate()), {}};
    const QString imported = pathIn(folder);
    if (!QFileInfo::exists(imported))
        return counts;
    const Result<FileHead> head = readHead(imported, 100);
    const Result<QDate> newer = head && beginsAsCatalogue(head->bytes) ? dayOf(imported) : Result<QDate>(QDate());
    if (!newer || !newer->isValid()) {
        counts.problem = NewerCatalogue::tr("The catalogue that you imported, %1, cannot be read, so the one that came"
                                            " with the program counts. Take it out, and import it again.")
                             .arg(QDir::toNativeSeparators(imported));
        return counts;
    }
    if (*newer > counts.day) {
        counts.path = imported;
        counts.day = *newer;
        counts.imported = true;
    }
    return counts;
}

/// Reads the bytes of a file and judges them; what comes back may be kept.
Result<std::pair<QByteArray, QDate>> judged(const QString &path, const QString &folder, const QDate &today)
{
    const Result<Counting> now = counting(folder);
    if (!now)
        return tl::unexpected(now.error());
    Result<QByteArray> bytes = readWhole(path, MostBytes);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const Result<Catalogue> catalogue = readFromOutside(*bytes, path);
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    if (catalogue->parts(Kind::Gpu).empty() || !catalogue->date.isValid())
        return refused(path, NewerCatalogue::tr("holds no GPUs, or does not say of which day it is."));
    if (catalogue->date > today)
        return refused(path, NewerCatalogue::tr("says that it is of %1, and today is %2. Nothing was changed.", "days")
                                 .arg(dayText(catalogue->date), dayText(today)));
    if (catalogue->date <= now->day)
        return refused(path, NewerCatalogue::tr("is of %1; the catalogue that counts is of %2 and not older. Nothing"
                                                " was changed.",
                                                "days")
                                 .arg(dayText(catalogue->date), dayText(now->day)));
    return std::pair(*std::move(bytes), catalogue->date);
}

} // namespace

Result<CatalogueInUse> catalogueInUse(const QString &folder, const KindSet &kinds)
{
    const auto read = [&kinds](const QString &path) { return readCatalogue(path, kinds); };
    if (!QFileInfo::exists(pathIn(folder))) { // as nearly always; then the start opens one file once
        return findShippedCatalogue().and_then(read).map([](Catalogue catalogue) {
            const QDate day = catalogue.date;
            return CatalogueInUse{std::move(catalogue), false, day, {}};
        });
    }
    const Result<Counting> counts = counting(folder);
    if (!counts)
        return tl::unexpected(counts.error());
    CatalogueInUse use{{}, counts->imported, counts->shipped, counts->problem};
    Result<Catalogue> catalogue = read(counts->path);
    if (!catalogue && counts->imported) {
        use.imported = false;
        use.problem = NewerCatalogue::tr("The catalogue that you imported cannot be read, so the one that came with the"
                                         " program counts. Take it out, and import it again. %1",
                                         "what is wrong with it, a sentence")
                          .arg(catalogue.error().sentence());
        catalogue = findShippedCatalogue().and_then(read);
    }
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    use.catalogue = *std::move(catalogue);
    return use;
}

Result<void> checkCatalogueInUse(const QString &folder, const KindSet &kinds)
{
    const Result<Counting> counts = counting(folder);
    if (!counts)
        return tl::unexpected(counts.error());
    if (!counts->imported)
        return checkCatalogue(counts->path, kinds);
    const Result<QString> difference = differenceIn(counts->path, kinds);
    if (!difference)
        return tl::unexpected(difference.error());
    if (difference->isEmpty())
        return {};
    return ioFailure(
        NewerCatalogue::tr("is not as you imported it: %1. Take it out, and import it again.", "the catalogue")
            .arg(*difference),
        QDir::toNativeSeparators(counts->path));
}

std::optional<ImportedCatalogue> importedCatalogue(const QString &folder)
{
    const QFileInfo file(pathIn(folder));
    if (!file.exists() && !file.isSymLink())
        return std::nullopt;
    ImportedCatalogue imported;
    imported.when = file.lastModified();
    const Result<Counting> counts = counting(folder);
    if (!counts || !counts->problem.isEmpty() || !file.isFile())
        return imported;
    imported.counts = counts->imported;
    imported.shipped = counts->shipped;
    imported.date = dayOf(file.filePath()).value_or(QDate());
    if (const auto open = Connection::open(file.filePath(), Access::ReadOnly)) {
        if (const auto parts = open->single(u"SELECT count(*) FROM part"_s))
            imported.parts = parts->toInt();
    }
    return imported;
}

Result<QDate> checkNewerCatalogue(const QString &path, const QString &folder, const QDate &today)
{
    return judged(path, folder, today).map([](const auto &good) { return good.second; });
}

Result<QDate> importCatalogue(const QString &path, const QString &folder, const QDate &today)
{
    const auto good = judged(path, folder, today);
    if (!good)
        return tl::unexpected(good.error());
    if (!makePrivateFolder(folder))
        return ioFailure(NewerCatalogue::tr("This folder cannot be made, so nothing was imported."),
                         QDir::toNativeSeparators(folder));
    if (const auto written = writeWhole(pathIn(folder), good->first, Readers::OwnerAlone); !written)
        return tl::unexpected(written.error());
    return good->second;
}

Result<void> takeOutCatalogue(const QString &folder)
{
    QFile file(pathIn(folder));
    if (file.remove())
        return {};
    const bool there = QFileInfo::exists(file.fileName());
    return ioFailure(there ? NewerCatalogue::tr("cannot be removed (%1).", "a file").arg(file.errorString())
                           : NewerCatalogue::tr("is not there: no catalogue was imported.", "a file"),
                     QDir::toNativeSeparators(file.fileName()));
}

} // namespace rig::db
