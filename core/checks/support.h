// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks {

/// What the checks share: how findings are begun.

/// One of several things that a check says.
template <class V> [[nodiscard]] Finding begin(CheckId<V> check, Severity severity, V variant)
{
    Finding finding;
    finding.check = check;
    finding.severity = severity;
    finding.variantIndex = static_cast<int>(variant);
    return finding;
}

/// The one thing that a check says. One with variants does not compile without naming which.
[[nodiscard]] inline Finding begin(CheckId<> check, Severity severity)
{
    Finding finding;
    finding.check = check;
    finding.severity = severity;
    return finding;
}

/// "Cannot be checked: this figure is missing."
[[nodiscard]] inline Finding unknown(const char *check, ItemId item, const char *figure, int connector = -1)
{
    Finding finding;
    finding.check = check;
    finding.severity = Severity::Unknown;
    finding.missing = {item, figure, connector};
    if (item > 0)
        finding.subjects.push_back(item);
    return finding;
}

/// The same where one figure of the check, unlike its others, is nothing that a builder would wait for: always, or in
/// the case named.
[[nodiscard]] inline Finding noted(Finding finding, bool unneeded = true)
{
    finding.governs = finding.governs && !unneeded;
    return finding;
}

/// The devices of which one finding is said: its first subjects.
inline void sayOf(Finding &finding, const decltype(Finding::subjects) &items)
{
    finding.subjects = items;
    finding.members = static_cast<int>(items.size());
}

[[nodiscard]] inline const Device &deviceOf(const Situation &situation, int index)
{
    return situation.machine.devices[static_cast<std::size_t>(index)];
}

/// Which figure is missing for the width of this link; it stands in support.cpp.
[[nodiscard]] Finding missingWidth(const char *check, const Situation &situation, const Link &link);
/// The same for its generation.
[[nodiscard]] Finding missingGeneration(const char *check, const Situation &situation, const Link &link);

/// The item of the board; 0 when there is none.
[[nodiscard]] inline ItemId boardItem(const Situation &situation)
{
    return situation.machine.board ? situation.machine.board->item : 0;
}

} // namespace rig::checks
