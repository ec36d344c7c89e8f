// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/finding.h"

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

double Finding::fact(std::string_view key, double fallback) const
{
    for (const Fact &fact : facts) {
        if (key == fact.key)
            return fact.value;
    }
    return fallback;
}

} // namespace rig
