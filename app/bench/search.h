// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig::bench {

/// A catalogue with `rows` cards, made of those that are there.
[[nodiscard]] Catalogue largeCatalogue(const Catalogue &catalogue, int rows);

struct KeystrokeTimes
{
    double medianMs = 0;
    double worstMs = 0;
};

/// Types a search letter by letter into the model of the parts table, and reads what a screen shows after each.
[[nodiscard]] KeystrokeTimes typeSearch(const Catalogue &catalogue);

} // namespace rig::bench
