// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/autosave.h"

#include "db/lock_file.h"
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <map>
#include <vector>

namespace rig::ui {

namespace {

constexpr QLatin1StringView workEnding(".running.rig.json");
constexpr QLatin1StringView originEnding(".running.origin");
constexpr QLatin1StringView lockEnding(".running.lock");
constexpr QLatin1StringView keptPrefix("kept-");

/// What was kept is a safety net, not an archive.
constexpr int keptAtMost = 20;

Result<void> writeKept(const QString &path, const QByteArray &text)
{
    Result<void> written = db::writeWhole(path, text, db::Readers::OwnerAlone);
    if (!written)
        written.error().message +=
            u' ' + QCoreApplication::translate("rig::ui::Autosave", "The unsaved machine could not be kept.");
    return written;
}

QByteArray readWhole(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void removeOldestKept(const QDir &folder)
{
    const QFileInfoList kept =
        folder.entryInfoList({keptPrefix + QLatin1StringView("*.rig.json")}, QDir::Files, QDir::Time);
    for (qsizetype i = keptAtMost; i < kept.size(); ++i)
        QFile::remove(kept[i].filePath());
}

} // namespace

Autosave::Autosave(const QString &dataFolder) : m_id(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    if (!dataFolder.isEmpty())
        m_folder = QDir(dataFolder).absoluteFilePath(QStringLiteral("autosave"));
}

Autosave::~Autosave() = default;

bool Autosave::holds(const QString &file) const { return isOn() && QFileInfo(file).absolutePath() == m_folder; }

QString Autosave::path(const QString &id, QLatin1StringView ending) const { return m_folder + u'/' + id + ending; }

Result<void> Autosave::lock()
{
    if (m_lock)
        return {};
    static_cast<void>(db::makePrivateFolder(m_folder)); // what cannot be made, the lock says
    auto lock = db::lockFile(path(m_id, lockEnding));
    if (!lock->tryLock(0))
        return ioFailure(
            QCoreApplication::translate(
                "rig::ui::Autosave",
                "The folder %1 cannot be written, so unsaved work is not kept there. Save the machine yourself.")
                .arg(QDir::toNativeSeparators(m_folder)),
            m_folder);
    m_lock = std::move(lock);
    return {};
}

Result<void> Autosave::write(const QByteArray &text, const QString &origin)
{
    if (!isOn())
        return {};
    if (Result<void> locked = lock(); !locked)
        return locked;
    if (Result<void> written = writeKept(path(m_id, originEnding), origin.toUtf8()); !written)
        return written;
    return writeKept(path(m_id, workEnding), text);
}

void Autosave::removeWork(const QString &id) const
{
    QFile::remove(path(id, workEnding));
    QFile::remove(path(id, originEnding));
}

void Autosave::clear()
{
    if (isOn() && m_lock)
        removeWork(m_id);
}

Result<QString> Autosave::moveAside(const QString &id) const
{
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    const QString kept = m_folder + u'/' + keptPrefix + stamp + u'-' + id.left(4) + QLatin1StringView(".rig.json");
    if (!QFile::rename(path(id, workEnding), kept))
        return ioFailure(
            QCoreApplication::translate("rig::ui::Autosave", "The unsaved machine could not be kept as %1.")
                .arg(QDir::toNativeSeparators(kept)),
            kept);
    QFile::remove(path(id, originEnding));
    removeOldestKept(QDir(m_folder));
    return kept;
}

Result<QString> Autosave::keep() { return moveAside(m_id); }

std::optional<UnsavedWork> Autosave::takeLeft(QStringList &others)
{
    if (!isOn())
        return std::nullopt;
    const QDir folder(m_folder);
    std::vector<QString> left; // newest first
    std::map<QString, std::unique_ptr<QLockFile>> locks;
    for (const QFileInfo &file : folder.entryInfoList({u'*' + workEnding}, QDir::Files, QDir::Time)) {
        const QString id = file.fileName().chopped(workEnding.size());
        auto lock = db::lockFile(path(id, lockEnding));
        if (id == m_id || !lock->tryLock(0))
            continue;
        left.push_back(id);
        locks[id] = std::move(lock);
    }
    if (left.empty())
        return std::nullopt;
    for (std::size_t i = 1; i < left.size(); ++i) {
        if (const Result<QString> kept = moveAside(left[i]))
            others.append(*kept);
    }
    removeWork(m_id);
    m_id = left.front();
    m_lock = std::move(locks[m_id]);
    const QString work = path(m_id, workEnding);
    return UnsavedWork{readWhole(work), QString::fromUtf8(readWhole(path(m_id, originEnding))),
                       QFileInfo(work).lastModified()};
}

} // namespace rig::ui
