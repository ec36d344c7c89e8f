// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/profile.h"
#include "core/catalogue/part.h"

namespace rig::advice {

/// What a source says of a chip. Pointers go into the library.
struct Said
{
    const Profile *profile = nullptr;
    const Remark *remark = nullptr;
};

/// All that the sources say of a chip, advice against it first. Remarks for certain nets count where `net` is one of
/// them. `founders`: it is meant as NVIDIA's own board called Founders Edition.
[[nodiscard]] std::vector<Said> remarksOn(const Chip &chip, const Library &library, std::optional<Net> net = {},
                                          bool founders = false);

/// The years in which sources put the chip's series.
struct YearSaid
{
    const Profile *profile = nullptr;
    int year = 0;
};
[[nodiscard]] std::vector<YearSaid> yearsOf(const Chip &chip, const Library &library);

} // namespace rig::advice
