// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/catalogue/source.h"

#include <functional>
#include <vector>

namespace rig {

/// Lists of what was measured or published, with their sources, as files of this room are built: a mark with the
/// version 1, `sources`, and lists of objects that cite them.
struct CitedFile
{
    QByteArray text;
    QString name;           ///< for sentences
    QLatin1StringView mark; ///< "rigwright_runs"
};

/// Reads the sources, then calls `read`. The failure names file, line and field.
[[nodiscard]] Result<void> readCited(const CitedFile &file, std::vector<Source> &sources,
                                     const std::function<void(JsonReader &)> &read);
/// Index of the source that an entry names; complains where there is none.
[[nodiscard]] int citedSource(JsonReader &entry, const std::vector<Source> &sources);
/// The text of a file that is compiled in.
[[nodiscard]] Result<QByteArray> embeddedFile(const QString &path);

} // namespace rig
