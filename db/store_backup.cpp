// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_backup.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct Backup
{
    Q_DECLARE_TR_FUNCTIONS(Backup)
};

/// A name that no file has yet; names sort by time.
QString freeName(const QDir &folder, int version)
{
    const QString stem = u"rigwright-backup-%1"_s.arg(QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss-zzz"_s));
    QString name = u"%1-v%2.sqlite"_s.arg(stem, QString::number(version));
    for (int i = 2; folder.exists(name); ++i)
        name = u"%1-v%2-%3.sqlite"_s.arg(stem, QString::number(version), QString::number(i));
    return name;
}

void removeOldest(QDir folder)
{
    static const QRegularExpression ours(u"^rigwright-backup-\\d{8}-\\d{6}-\\d{3}-v\\d+(-\\d+)?\\.sqlite$"_s);
    QStringList copies = folder.entryList({u"rigwright-backup-*.sqlite"_s}, QDir::Files, QDir::Name).filter(ours);
    while (copies.size() > BackupsKept)
        folder.remove(copies.takeFirst());
}

SqlResult<void> writeCopy(const Connection &store, const QString &draft)
{
    // Unlike a copy of the file, this one holds what still lies in the write-ahead log.
    auto query = store.prepare(u"VACUUM INTO :path"_s);
    if (!query)
        return tl::unexpected(query.error());
    query->bindValue(u":path"_s, draft);
    return store.run(*query);
}

tl::unexpected<SqlFailure> failure(const QString &path, const QString &why)
{
    const QString message = Backup::tr("is the copy that is made before, and cannot be written: %1", "a file").arg(why);
    return tl::unexpected(
        SqlFailure{{Failure::Kind::Io, message, QDir::toNativeSeparators(path), 0, {}}, false, false});
}

} // namespace

SqlResult<void> backUp(const Connection &store, const QString &path, int version)
{
    const QDir folder = QFileInfo(path).dir();
    const QString target = folder.filePath(freeName(folder, version));
    const QString draft = target + u".new"_s;
    if (const auto written = writeCopy(store, draft); !written) {
        QFile::remove(draft);
        QFile::remove(draft + u"-journal"_s);
        return failure(target, written.error().message);
    }
    QFile file(draft);
    if (!file.rename(target)) {
        const QString why = file.errorString();
        QFile::remove(draft);
        return failure(target, why);
    }
    removeOldest(folder);
    return {};
}

} // namespace rig::db
