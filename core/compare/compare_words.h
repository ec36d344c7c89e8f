// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/cautions.h"
#include "core/compare/upgrade.h"

namespace rig::words {

/// The sentences of comparisons, for the console and the window.

/// "×1.52 (1.22–1.91)", "×2.50" where one comparison says it alone; "–" where it is not known.
[[nodiscard]] QString times(const SpeedRelation &speed);
/// "1.22–1.91": between what a speed lies; empty where nothing tells how far it spreads.
[[nodiscard]] QString spread(const SpeedRelation &speed);
/// A word or two for a table: "read", "chained", "modelled", "theoretical", "not known".
[[nodiscard]] QString basis(SpeedBasis basis);
/// How it is known, whole: over which GPUs, at which work, by whom.
[[nodiscard]] QString speedSentence(const SpeedRelation &speed, const Chip &gpu, const Chip &of,
                                    const Catalogue &catalogue);

/// A GPU and its speed relative to another.
struct SpeedOf
{
    std::shared_ptr<const Chip> gpu;
    SpeedRelation speed;
};
/// "Fastest first: RTX 4090 (×1.60, read), RTX 3090 (×1)." `of` is the one to which all are relative; what is not known
/// of one is said behind the others.
[[nodiscard]] QString fastestFirst(const std::shared_ptr<const Chip> &of, std::vector<SpeedOf> speeds);

/// That today's software no longer runs on a GPU, or by old versions alone; empty where it does, or nobody knows.
[[nodiscard]] QString softwareLeftBehind(const Chip &gpu);

/// What speed leaves out: which has most memory where that is not the fastest, and on which today's software runs no
/// longer, or by old versions.
[[nodiscard]] QStringList besideSpeed(const std::shared_ptr<const Chip> &of, std::vector<SpeedOf> speeds);

/// "$1,207 (used, 2026-09-01)"; "not known".
[[nodiscard]] QString offer(const std::optional<UpgradeOffer> &offer);
/// "$449"; "nothing" from 0 down, "–" where it is not known.
[[nodiscard]] QString toBeAdded(const std::optional<Money> &money);
/// "+2 GiB", "−4 GiB", "–": differences with their unit; `unit` may be empty.
[[nodiscard]] QString difference(const std::optional<double> &value, const QString &unit);

/// What it comes to, with numbers, in one or two sentences.
[[nodiscard]] QString upgradeSentence(const UpgradeOption &option, const UpgradeAnswer &answer);
/// Which plugs it needs that the owned one did not; empty where both need the same or either is not known.
[[nodiscard]] QString plugsSentence(const UpgradeOption &option, const UpgradeAnswer &answer);
/// What the owned one brings and why that counts, or what is to be said where nothing is known.
[[nodiscard]] QString resaleSentence(const UpgradeAnswer &answer, const Catalogue &catalogue);
/// "…" with its publisher and date.
[[nodiscard]] QString statement(const Statement &statement);
[[nodiscard]] QString caution(const CompareCaution &caution);

} // namespace rig::words
