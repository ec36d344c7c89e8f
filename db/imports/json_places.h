// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

namespace rig::db {

/// Where an entry of a list stands in a file.
struct JsonPlace
{
    qsizetype begin = 0;
    qsizetype end = 0;
    int line = 0; ///< 1-based
};

/// The entries of the lists of an object, by path ("gpus[3]"), in one walk through valid JSON text.
[[nodiscard]] QHash<QString, JsonPlace> placesOfEntries(const QByteArray &text);

} // namespace rig::db
