// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <memory>

QT_BEGIN_NAMESPACE
class QLockFile;
QT_END_NAMESPACE

namespace rig::ui {

/// The file of the open machine as it was read or written last: knows when somebody else changes it, and whether
/// another window has it open.
class OpenedFile : public QObject
{
    Q_OBJECT

public:
    /// `dataFolder` is where windows tell each other what they have open; empty: they do not.
    explicit OpenedFile(const QString &dataFolder, QObject *parent = nullptr);
    ~OpenedFile() override;

    [[nodiscard]] const QString &path() const { return m_path; } ///< empty: the machine has no file
    /// `text` is what stands in the file now.
    void take(const QString &path, const QByteArray &text);
    void drop() { take({}, {}); }

    /// Somebody else has written something different since. False where the file is gone: then there is nothing to
    /// keep.
    [[nodiscard]] bool wasChanged() const;
    [[nodiscard]] bool isOpenElsewhere() const { return m_elsewhere; }

signals:
    /// Said once for each change.
    void changed();

private:
    void look();
    void lock();

    QString m_folder;
    QString m_path;
    QByteArray m_digest;
    QByteArray m_told; ///< the digest of the change that was said
    QFileSystemWatcher m_watcher;
    std::unique_ptr<QLockFile> m_lock;
    bool m_elsewhere = false;
};

/// A name beside `path` that no file has: "machine (2).rig.json".
[[nodiscard]] QString freeNameBeside(const QString &path);

} // namespace rig::ui
