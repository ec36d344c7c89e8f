// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <cstring>

#ifdef Q_OS_UNIX
#include <unistd.h>
#elif defined(Q_OS_WIN)
#include <io.h>
#endif

namespace rig::db {

namespace {

struct Files
{
    Q_DECLARE_TR_FUNCTIONS(Files)
};

tl::unexpected<Failure> notWritten(const QString &path, const QString &why)
{
    return ioFailure(Files::tr("This cannot be written: %1. What stood there is as it was.", "a file").arg(why),
                     QDir::toNativeSeparators(path));
}

/// Why the disk did not take it; empty where it did. QSaveFile itself passes over this error when it closes the file.
QString notOnDisk(QSaveFile &file)
{
#ifdef Q_OS_UNIX
    const int failed = ::fsync(file.handle());
#else
    const int failed = ::_commit(file.handle());
#endif
    // EINVAL: a file system that cannot be told to.
    return failed != 0 && errno != EINVAL ? QString::fromLocal8Bit(std::strerror(errno)) : QString();
}

bool isDeviceHere([[maybe_unused]] const QString &path)
{
#ifdef Q_OS_WIN
    return isDeviceOnWindows(path);
#else
    return false;
#endif
}

} // namespace

bool isDeviceOnWindows(const QString &path)
{
    static const QStringList alone{QStringLiteral("CON"), QStringLiteral("PRN"), QStringLiteral("AUX"),
                                   QStringLiteral("NUL")};
    static const QStringList numbered{QStringLiteral("COM"), QStringLiteral("LPT")};
    static const QString digits = QStringLiteral("123456789¹²³"); // Latin-1's three are digits there, too
    const QString stem = QFileInfo(path).fileName().section(u'.', 0, 0).trimmed().toUpper();
    return alone.contains(stem) ||
           (stem.size() == 4 && numbered.contains(stem.left(3)) && digits.contains(stem.back()));
}

Result<void> writeWhole(const QString &path, const QByteArray &bytes, Readers readers)
{
    // QSaveFile would put a file in the place of a pipe or a device.
    if (const QFileInfo there(path); isDeviceHere(path) || (there.exists() && !there.isFile()))
        return notWritten(path, Files::tr("it is a folder, a pipe or a device, and no file"));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return notWritten(path, file.errorString());
    // Up to 16 KiB stay in a buffer, which QSaveFile::commit() drops without a word when the disk is full.
    if (file.write(bytes) != bytes.size() || !file.flush()) {
        const QString why = file.errorString();
        file.cancelWriting();
        return notWritten(path, why);
    }
    if (const QString why = notOnDisk(file); !why.isEmpty()) {
        file.cancelWriting();
        return notWritten(path, why);
    }
    if (readers == Readers::OwnerAlone)
        file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    if (!file.commit())
        return notWritten(path, file.errorString());
    if (QFileInfo(path).size() != bytes.size())
        return notWritten(path, Files::tr("it is not there whole"));
    return {};
}

Result<void> checkIsFile(const QString &path)
{
    const QFileInfo file(path);
    const QString shown = QDir::toNativeSeparators(path);
    const bool device = isDeviceHere(path);
    if (!device && !file.exists())
        return ioFailure(Files::tr("cannot be read: it is not there.", "a file"), shown);
    if (device || !file.isFile())
        return ioFailure(Files::tr("cannot be read: it is a folder, a pipe or a device, and no file.", "a file"),
                         shown);
    return {};
}

Result<QByteArray> readWhole(const QString &path, qint64 limit)
{
    const QString shown = QDir::toNativeSeparators(path);
    if (const auto isFile = checkIsFile(path); !isFile)
        return tl::unexpected(isFile.error());
    QFile file(path);
    const bool opened = file.open(QIODevice::ReadOnly);
    // One byte more than is allowed tells a file that is too large, however large it is. What is asked for is set aside
    // at once, and kept by whoever keeps the text.
    const qint64 most = std::min(limit, file.size()) + 1;
    QByteArray bytes = opened ? file.read(most) : QByteArray();
    if (!opened || file.error() != QFileDevice::NoError)
        return ioFailure(Files::tr("cannot be read (%1).", "a file").arg(file.errorString()), shown);
    if (bytes.size() > limit) {
        const QString size = QLocale().formattedDataSize(limit, 0, QLocale::DataSizeTraditionalFormat);
        return tl::unexpected(Failure{Failure::Kind::BadInput,
                                      Files::tr("is larger than the %1 that such a file may have.", "2 MB").arg(size),
                                      shown,
                                      0,
                                      {}});
    }
    return bytes;
}

Result<FileHead> readHead(const QString &path, qint64 limit)
{
    if (const auto isFile = checkIsFile(path); !isFile)
        return tl::unexpected(isFile.error());
    QFile file(path);
    const bool opened = file.open(QIODevice::ReadOnly);
    FileHead head{opened ? file.read(std::min(limit, file.size())) : QByteArray(), file.size()};
    if (!opened || file.error() != QFileDevice::NoError)
        return ioFailure(Files::tr("cannot be read (%1).", "a file").arg(file.errorString()),
                         QDir::toNativeSeparators(path));
    return head;
}

bool makePrivateFolder(const QString &folder)
{
    if (QFileInfo(folder).isDir())
        return true;
    if (!QDir().mkpath(folder))
        return false;
    QFile::setPermissions(folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    return true;
}

} // namespace rig::db
