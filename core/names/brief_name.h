// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"

namespace rig::names {

/// "RTX 3090 Founders Edition" of "NVIDIA GeForce RTX 3090 Founders Edition": without the maker, and without the family
/// that all know; where a row is short.
[[nodiscard]] QString briefName(const Part &part);

} // namespace rig::names
