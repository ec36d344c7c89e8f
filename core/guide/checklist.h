// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/guide/card_software.h"
#include "core/guide/topic.h"
#include "core/machine/machine.h"

#include <array>

namespace rig::guide {

/// The cards of one model in a machine, or one card that is asked about.
struct PlannedCards
{
    std::shared_ptr<const Chip> chip;
    int count = 1;
    std::vector<std::optional<Watts>> limits; ///< of each that the plan limits
};

/// By model, in the order of the build; cards whose chip is not known are left out.
[[nodiscard]] std::vector<PlannedCards> plannedCards(const Machine &machine);

/// Systems for which the checklist is made.
enum class Platform { Ubuntu2404, Ubuntu2204, Debian12, Rhel9, Windows11, Wsl2 };
inline constexpr std::array AllPlatforms{Platform::Ubuntu2404, Platform::Ubuntu2204, Platform::Debian12,
                                         Platform::Rhel9,      Platform::Windows11,  Platform::Wsl2};
[[nodiscard]] QLatin1StringView key(Platform system); ///< "ubuntu-24.04", "windows-11", "wsl2"
[[nodiscard]] std::optional<Platform> platformFromKey(const QString &key);

/// A step, and the topic where its sources stand.
struct ChecklistStep
{
    Step step;
    QString topic;
};

/// The name of the system under which the steps stand: the one asked for, but of a chip that is sold as a whole
/// computer the one that it came with, which its steps are for.
[[nodiscard]] QString systemOfSteps(const std::vector<CardSoftware> &cards, Platform asked);

/// From the firmware to the first test, for these cards under this system: Secure Boot, nouveau, driver, PyTorch,
/// container, power limits as a service, links and peers, a burn. Empty where there are no cards, or nothing runs on
/// them.
[[nodiscard]] std::vector<ChecklistStep> checklist(const std::vector<PlannedCards> &cards, Platform system,
                                                   const Compatibility &table);
/// The commands alone with their texts as comments, as a shell or PowerShell takes them.
[[nodiscard]] QString asScript(const std::vector<ChecklistStep> &steps);

} // namespace rig::guide
