// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/upgrade.h"

namespace rig::words {

/// "Replace your RTX 3080 with one RTX 5070 Ti: about 1.5 times as fast, 6 GiB more memory, $1,212, or $907 after
/// selling yours." One sentence that one can act on; of candidates that the user named, about the first.
[[nodiscard]] QString upgradeText(const UpgradeAnswer &answer);
/// What else would do (one more of the same, more memory), and what to see to: a sentence each.
[[nodiscard]] QStringList upgradeReasons(const UpgradeAnswer &answer);
/// Why one is not named first: "less than a third faster", "above $1,300".
[[nodiscard]] QString passedOverText(PassedOver why, const UpgradeAnswer &answer);
/// What the owned one brings, what is not listed, how the speed is known, the rate of exchange.
[[nodiscard]] QStringList upgradeBasis(const UpgradeAnswer &answer, const Catalogue &catalogue);
/// Ids of the chips that the sentences name.
[[nodiscard]] QStringList upgradeSubjects(const UpgradeAnswer &answer);

} // namespace rig::words
