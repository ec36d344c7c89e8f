// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"

#include <QStringList>

namespace rig::names {

/// Sentences after each other: with a blank between, but none after the full stop of Chinese, which brings its own.
[[nodiscard]] QString afterEachOther(const QStringList &sentences);

/// "graphics cards", "GPUs": the plural of a kind as it stands within a sentence.
[[nodiscard]] QString kindsWithin(Kind kind);

} // namespace rig::names
