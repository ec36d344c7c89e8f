// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <algorithm>
#include <array>

namespace rig {

/// The makers of chips that have a colour and a shape of their own wherever they are drawn.
enum class ChipVendor { Nvidia, Amd, Intel, Google, Amazon, Other };

inline constexpr std::array ChipVendorNames{QLatin1StringView("NVIDIA"), QLatin1StringView("AMD"),
                                            QLatin1StringView("Intel"), QLatin1StringView("Google"),
                                            QLatin1StringView("Amazon")};

/// `vendor`: as the catalogue writes it.
[[nodiscard]] inline ChipVendor chipVendorOf(QStringView vendor)
{
    const auto *const found = std::find_if(ChipVendorNames.begin(), ChipVendorNames.end(), [&](QLatin1StringView name) {
        return vendor.compare(name, Qt::CaseInsensitive) == 0;
    });
    return static_cast<ChipVendor>(found - ChipVendorNames.begin());
}

} // namespace rig
