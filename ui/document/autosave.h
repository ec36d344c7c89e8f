// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>

#include <memory>
#include <optional>

class QLockFile;

namespace rig::ui {

/// Work that was not saved, and the file that it belongs to.
struct UnsavedWork
{
    QByteArray text; ///< a `.rig.json`
    QString origin;  ///< path of the document; empty when it never had one
    QDateTime written;
};

/// The unsaved document of one running program, in `<data folder>/autosave`. A lock tells the work of a running program
/// from what a killed one left behind. Nothing here asks, and nothing is overwritten that another program wrote.
class Autosave
{
public:
    /// An empty folder: nothing is written.
    explicit Autosave(const QString &dataFolder);
    ~Autosave();
    Autosave(const Autosave &) = delete;
    Autosave &operator=(const Autosave &) = delete;

    [[nodiscard]] bool isOn() const { return !m_folder.isEmpty(); }
    /// Whether a file lies among the autosaves: what is opened from there has no place of its own yet.
    [[nodiscard]] bool holds(const QString &file) const;
    /// Writes the work of this program. Io when the folder cannot be written.
    [[nodiscard]] Result<void> write(const QByteArray &text, const QString &origin);
    /// Everything is saved elsewhere: the autosave of this program goes.
    void clear();
    /// Moves the autosave of this program aside, where it stays; returns its path. Io when there is none or it cannot
    /// be moved.
    [[nodiscard]] Result<QString> keep();
    /// Takes over the newest work that a program which no longer runs has left; it now is this program's. What else was
    /// left is moved aside, as keep() does, and its paths are added to `others`.
    [[nodiscard]] std::optional<UnsavedWork> takeLeft(QStringList &others);

private:
    [[nodiscard]] QString path(const QString &id, QLatin1StringView ending) const;
    [[nodiscard]] Result<void> lock();
    [[nodiscard]] Result<QString> moveAside(const QString &id) const;
    void removeWork(const QString &id) const;

    QString m_folder;
    QString m_id;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace rig::ui
