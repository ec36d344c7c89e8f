// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/find.h"

namespace rig::cli {

/// What is told about an answer beside itself.
struct BesideAnswer
{
    std::optional<finder::Why> why{};
    /// Of each part that was wanted: what the best machine would be were it not.
    std::vector<std::pair<QString, finder::Answer>> unwanted{};
};

/// The JSON document of `find`: keys as in docs/console.md. `seconds`: how long the search took.
[[nodiscard]] QByteArray findAsJson(const finder::Answer &answer, const BesideAnswer &beside, double seconds,
                                    const Catalogue &catalogue);

} // namespace rig::cli
