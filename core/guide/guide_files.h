// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/cited_file.h"

namespace rig::guide {

/// Lists whose facts stand in one file (resources/guide/NAME, with the sources) and whose sentences stand in one for
/// each language; English where there is none. The failure names file, line and field.
[[nodiscard]] Result<void>
readByLanguage(const QString &name, const QString &language,
               const std::function<void(JsonReader &, const std::vector<Source> &)> &takeFacts,
               const std::function<void(JsonReader &)> &takeTexts);

/// Those that an entry's `sources` names; complains of a name that is none.
[[nodiscard]] std::vector<Source> sourcesOf(JsonReader &entry, const std::vector<Source> &sources);

} // namespace rig::guide
