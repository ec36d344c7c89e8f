// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/opened_file.h"

#include "core/base/json.h"
#include "db/lock_file.h"
#include "db/whole_file.h"
#include "ui/document/document_files.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace rig::ui {

namespace {

QByteArray digestOf(const QByteArray &text) { return QCryptographicHash::hash(text, QCryptographicHash::Sha256); }

/// Empty where the file cannot be read.
QByteArray digestIn(const QString &path)
{
    const Result<QByteArray> text = db::readWhole(path, JsonLimits{}.bytes);
    return text ? digestOf(*text) : QByteArray();
}

} // namespace

OpenedFile::OpenedFile(const QString &dataFolder, QObject *parent)
    : QObject(parent)
    , m_folder(dataFolder.isEmpty() ? QString() : QDir(dataFolder).filePath(QStringLiteral("autosave")))
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &OpenedFile::look);
}

OpenedFile::~OpenedFile() = default;

void OpenedFile::take(const QString &path, const QByteArray &text)
{
    const bool another = path != m_path;
    m_path = path;
    m_digest = digestOf(text);
    m_told.clear();
    if (!m_watcher.files().isEmpty())
        m_watcher.removePaths(m_watcher.files());
    if (!path.isEmpty())
        m_watcher.addPath(path);
    if (another)
        lock();
}

bool OpenedFile::wasChanged() const { return QFileInfo(m_path).isFile() && digestIn(m_path) != m_digest; }

void OpenedFile::look()
{
    // Whoever writes a file whole puts another one in its place, which is not watched yet.
    if (QFileInfo::exists(m_path))
        m_watcher.addPath(m_path);
    const QByteArray now = digestIn(m_path);
    if (now.isEmpty() || now == m_digest || now == m_told)
        return;
    m_told = now;
    emit changed();
}

void OpenedFile::lock()
{
    m_lock.reset();
    m_elsewhere = false;
    if (m_path.isEmpty() || m_folder.isEmpty() || !db::makePrivateFolder(m_folder))
        return;
    const QByteArray name = digestOf(QFileInfo(m_path).canonicalFilePath().toUtf8()).toHex().left(16);
    auto lock = db::lockFile(m_folder + QStringLiteral("/open-%1.lock").arg(QString::fromLatin1(name)));
    if (lock->tryLock(0))
        m_lock = std::move(lock);
    else
        m_elsewhere = lock->error() == QLockFile::LockFailedError;
}

QString freeNameBeside(const QString &path)
{
    const QString stem = path.endsWith(MachineEnding, Qt::CaseInsensitive) ? path.chopped(MachineEnding.size()) : path;
    QString name;
    for (int i = 2; name.isEmpty() || QFileInfo::exists(name); ++i)
        name = QStringLiteral("%1 (%2)%3").arg(stem, QString::number(i), MachineEnding);
    return name;
}

} // namespace rig::ui
