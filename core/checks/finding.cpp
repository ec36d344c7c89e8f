// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/finding.h"

#include <algorithm>
#include <array>

namespace rig {

namespace {

constexpr std::array<const char *, 4> SeverityNames{"blocker", "caution", "unknown", "note"};

} // namespace

QLatin1StringView severityKey(Severity severity)
{
    return QLatin1StringView(SeverityNames[static_cast<std::size_t>(severity)]);
}

std::optional<Severity> severityFromKey(QStringView name)
{
    for (std::size_t i = 0; i < SeverityNames.size(); ++i) {
        if (name == QLatin1StringView(SeverityNames[i]))
            return static_cast<Severity>(i);
    }
    return std::nullopt;
}

bool MissingFigure::operator==(const MissingFigure &other) const
{
    return item == other.item && connector == other.connector && std::string_view(figure) == other.figure;
}

const Fact *Finding::find(std::string_view key) const
{
    const auto *found = std::find_if(facts.begin(), facts.end(), [&](const Fact &fact) { return key == fact.key; });
    return found == facts.end() ? nullptr : found;
}

} // namespace rig
