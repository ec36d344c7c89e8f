// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/price_index.h"

namespace rig {

namespace {

std::optional<double> levelOf(const std::vector<IndexYear> &index, int year)
{
    const IndexYear *last = nullptr;
    for (const IndexYear &entry : index) {
        if (entry.year == year)
            return entry.value;
        if (!last || entry.year > last->year)
            last = &entry;
    }
    return last && year > last->year ? std::optional(last->value) : std::nullopt;
}

} // namespace

std::optional<double> inflation(const std::vector<IndexYear> &index, QDate date, int year)
{
    const std::optional<double> then = levelOf(index, date.year());
    const std::optional<double> wanted = levelOf(index, year);
    if (!then || !wanted)
        return std::nullopt;
    return *wanted / *then;
}

} // namespace rig
