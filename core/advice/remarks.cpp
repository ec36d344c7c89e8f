// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/remarks.h"

#include <algorithm>

namespace rig::advice {

namespace {

bool speaksOf(const Remark &remark, const Chip &chip, bool founders)
{
    if (remark.founders)
        return founders;
    const auto begins = [&](const QString &family) { return chip.id.startsWith(family); };
    if (remark.gpus.contains(chip.id) || std::any_of(remark.families.begin(), remark.families.end(), begins))
        return true;
    if (remark.vendors.isEmpty() && remark.segments.isEmpty())
        return false;
    return (remark.vendors.isEmpty() || remark.vendors.contains(chip.vendor)) &&
           (remark.segments.isEmpty() || remark.segments.contains(chip.segment.valueOr({})));
}

} // namespace

std::vector<Said> remarksOn(const Chip &chip, const Library &library, std::optional<Net> net, bool founders)
{
    std::vector<Said> said;
    for (const Profile &profile : library.profiles) {
        for (const Remark &remark : profile.remarks) {
            const bool forNet = remark.nets.isEmpty() || (net && remark.nets.contains(netKey(*net)));
            if (forNet && speaksOf(remark, chip, founders))
                said.push_back({&profile, &remark});
        }
    }
    std::stable_sort(said.begin(), said.end(),
                     [](const Said &a, const Said &b) { return a.remark->kind < b.remark->kind; });
    return said;
}

std::vector<YearSaid> yearsOf(const Chip &chip, const Library &library)
{
    std::vector<YearSaid> years;
    for (const Profile &profile : library.profiles) {
        for (const SeriesYear &series : profile.series) {
            if (chip.series && series.series == *chip.series)
                years.push_back({&profile, series.year});
        }
    }
    return years;
}

} // namespace rig::advice
