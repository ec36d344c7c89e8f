// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/buildfile.h"

#include <QString>

namespace rig::ui {

/// What the user must know of a machine that was just opened: parts that only the file knows, figures that changed
/// since it was saved (old → new). One sentence a line; empty when there is nothing to say.
[[nodiscard]] QString newsOf(const OpenedBuild &opened);

/// What a document is called: its own name, else that of its file, else "Unnamed machine".
[[nodiscard]] QString shownName(const Document &document, const QString &path);

} // namespace rig::ui
