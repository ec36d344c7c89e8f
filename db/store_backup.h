// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

#include <QFileDevice>

namespace rig::db {

/// Private to db: how many copies of a store are kept beside it.
inline constexpr int BackupsKept = 3;

/// What the user's own files may be read by.
inline constexpr QFileDevice::Permissions OwnerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

/// The copy of a store that is made before something is done to it.
class Backup
{
public:
    /// `path` is the store's.
    explicit Backup(QString path) : m_path(std::move(path)) {}
    /// Unless keep() was called, what was done failed and left the store as it was: the copy goes again where another
    /// one of the same version is there, so that a failure that comes back at each start does not fill the disk.
    ~Backup();
    Backup(const Backup &) = delete;
    Backup &operator=(const Backup &) = delete;

    /// Copies an open store to `rigwright-backup-DATE-TIME-vVERSION.sqlite` beside it. The copy has its name only once
    /// it is whole, and is readable by its owner alone.
    [[nodiscard]] SqlResult<void> make(const Connection &store, int version);
    /// What was done is done: the copy stays, if one was made.
    void keep() { m_made.clear(); }
    /// The same, and of the other copies only the newest two.
    void keepNewest();

private:
    QString m_path;
    QString m_made; ///< file name of the copy; empty where there is none that may go
    int m_version = 0;
};

/// Takes away what a program that was killed while it made a copy left beside the store at `path`; not while another
/// one makes one.
void removeStrays(const QString &path);

/// The names of the copies in a folder, as Backup gives them; oldest first.
[[nodiscard]] QStringList backupsIn(const QString &folder);

} // namespace rig::db
