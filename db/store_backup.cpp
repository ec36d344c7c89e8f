// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_backup.h"

#include "db/lock_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <memory>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

constexpr int LockMilliseconds = 5000; // as long as writers wait for each other

/// Held while a copy is made, so that another program does not take the unfinished one for a stray.
std::unique_ptr<QLockFile> copyLock(const QDir &folder)
{
    return lockFile(folder.filePath(u"rigwright-backup.lock"_s));
}

/// A name that no file has yet; names sort by time.
QString freeName(const QDir &folder, int version)
{
    const QString stem = u"rigwright-backup-%1"_s.arg(QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss-zzz"_s));
    QString name = u"%1-v%2.sqlite"_s.arg(stem, QString::number(version));
    for (int i = 2; folder.exists(name); ++i)
        name = u"%1-v%2-%3.sqlite"_s.arg(stem, QString::number(version), QString::number(i));
    return name;
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
    const QString message =
        QCoreApplication::translate("Backup", "is the copy that is made before, and cannot be written: %1", "a file")
            .arg(why);
    return tl::unexpected(
        SqlFailure{{Failure::Kind::Io, message, QDir::toNativeSeparators(path), 0, {}}, false, false});
}

} // namespace

Backup::~Backup()
{
    QDir folder = QFileInfo(m_path).dir();
    const QStringList same = backupsIn(folder.path()).filter(QRegularExpression(u"-v%1[-.]"_s.arg(m_version)));
    if (!m_made.isEmpty() && same.size() > 1)
        folder.remove(m_made);
}

SqlResult<void> Backup::make(const Connection &store, int version)
{
    const QDir folder = QFileInfo(m_path).dir();
    const auto lock = copyLock(folder);
    const QString target = folder.filePath(freeName(folder, version));
    if (!lock->tryLock(LockMilliseconds))
        return failure(target, QCoreApplication::translate("Backup", "the folder cannot be written, or another window"
                                                                     " makes a copy."));
    const QString draft = target + u".new"_s;
    if (const auto written = writeCopy(store, draft); !written) {
        QFile::remove(draft);
        QFile::remove(draft + u"-journal"_s);
        return failure(target, written.error().message);
    }
    QFile file(draft);
    file.setPermissions(OwnerOnly);
    if (!file.rename(target)) {
        const QString why = file.errorString();
        QFile::remove(draft);
        return failure(target, why);
    }
    m_made = QFileInfo(target).fileName();
    m_version = version;
    return {};
}

void Backup::keepNewest()
{
    if (m_made.isEmpty())
        return;
    QDir folder = QFileInfo(m_path).dir();
    QStringList others = backupsIn(folder.path());
    // Where the clock was set back, the newest has not the last name.
    others.removeAll(m_made);
    while (others.size() >= BackupsKept)
        folder.remove(others.takeFirst());
    keep();
}

void removeStrays(const QString &path)
{
    QDir folder = QFileInfo(path).dir();
    const QStringList strays =
        folder.entryList({u"rigwright-backup-*.sqlite.new"_s, u"rigwright-backup-*.sqlite.new-journal"_s}, QDir::Files);
    if (strays.isEmpty())
        return;
    const auto lock = copyLock(folder);
    if (!lock->tryLock(0))
        return;
    for (const QString &stray : strays)
        folder.remove(stray);
}

QStringList backupsIn(const QString &folder)
{
    static const QRegularExpression ours(u"^rigwright-backup-\\d{8}-\\d{6}-\\d{3}-v\\d+(-\\d+)?\\.sqlite$"_s);
    return QDir(folder).entryList({u"rigwright-backup-*.sqlite"_s}, QDir::Files, QDir::Name).filter(ours);
}

} // namespace rig::db
