// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>

namespace rig::db {

/// Reads a file line by line with bounded memory: of a line that is longer than `longest` bytes only the beginning is
/// kept.
class LineReader
{
public:
    LineReader(QIODevice &device, qint64 longest) : m_device(device), m_longest(longest) {}

    /// False at the end.
    bool next();

    [[nodiscard]] const QByteArray &line() const { return m_line; }
    [[nodiscard]] int number() const { return m_number; } ///< 1-based
    [[nodiscard]] bool tooLong() const { return m_tooLong; }

private:
    QIODevice &m_device;
    qint64 m_longest;
    QByteArray m_line;
    int m_number = 0;
    bool m_tooLong = false;
};

} // namespace rig::db
