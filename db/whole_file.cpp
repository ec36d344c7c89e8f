// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <cstring>
#include <unistd.h>
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
QString notOnDisk([[maybe_unused]] QSaveFile &file)
{
#ifdef Q_OS_UNIX
    // EINVAL: a file system that cannot be told to.
    if (::fsync(file.handle()) != 0 && errno != EINVAL)
        return QString::fromLocal8Bit(std::strerror(errno));
#endif
    return {};
}

} // namespace

Result<void> writeWhole(const QString &path, const QByteArray &bytes)
{
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
    if (!file.commit())
        return notWritten(path, file.errorString());
    if (QFileInfo(path).size() != bytes.size())
        return notWritten(path, Files::tr("it is not there whole"));
    return {};
}

} // namespace rig::db
