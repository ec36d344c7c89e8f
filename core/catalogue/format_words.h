// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

#include <array>

namespace rig::format {

/// The words of a parts file, in the order of their enums.
inline constexpr int Version = 1;
inline constexpr std::array SourceKindWords{QLatin1StringView("vendor"),   QLatin1StringView("manual"),
                                            QLatin1StringView("measured"), QLatin1StringView("review"),
                                            QLatin1StringView("database"), QLatin1StringView("shop"),
                                            QLatin1StringView("owner"),    QLatin1StringView("derived")};
inline constexpr std::array BasisWords{QLatin1StringView("launch"), QLatin1StringView("list"),
                                       QLatin1StringView("market")};
inline constexpr std::array ConditionWords{QLatin1StringView("new"), QLatin1StringView("used")};

} // namespace rig::format
