// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"

#include <QStringList>

namespace rig::words {

/// What differs between two states of one machine, a sentence each: parts that only one has, then what is said of a
/// part that both have, then board, site, work, name and variants. Empty where they are equal.
[[nodiscard]] QStringList whatDiffers(const Document &there, const Document &here, const Catalogue &catalogue);

} // namespace rig::words
