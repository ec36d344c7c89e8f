// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig::ui {

/// What the linter thinks of an own part, a sentence each, with its shape; empty where it finds nothing. That an own
/// figure has no source is no fault.
[[nodiscard]] QStringList lintSentences(const PartHandle &part, Catalogue catalogue);

} // namespace rig::ui
