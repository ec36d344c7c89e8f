// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"
#include "core/machine/memory_loads.h"
#include "core/workload/workload.h"

#include <QStringList>

namespace rig {

/// What one of the cards of a work has of it.
struct CardShare
{
    ItemId item = 0;
    Gibibytes low;
    Gibibytes high;
};

/// How a machine does one of the works that it is for.
struct WorkOnMachine
{
    PlannedWork planned;
    /// What this version understands of it; nullopt: the file's need counts, and `notUnderstood` says why.
    std::optional<Workload> work{};
    std::optional<WorkloadNeed> need{};
    QString notUnderstood{};
    std::vector<CardShare> cards{};     ///< that it runs on
    int cardsMissing = 0;               ///< that it would take beside them
    MemoryFit fit = MemoryFit::Unknown; ///< on the tightest of its cards, with what runs there at the same time
    std::shared_ptr<const Chip> chip{}; ///< of all its cards; null: they differ, or it is not known
    /// Samples a second of all its cards, by itself on them, at their full power; over the machine's own links. Where
    /// the cards differ: of those that each take some of the layers. nullopt: not known.
    std::optional<SpeedEstimate> speed{};
    /// Where it does not fit on one card, what each of the fewest of the machine's cards must hold that hold it
    /// together, with what else runs there at the same time; empty: it fits, or no number of them does.
    std::vector<CardShare> shared{};
    SampleUnit unit = SampleUnit::None;
    bool limited = false; ///< a power limit is set on one of its cards: it is slower than `speed`
};

/// The works of a machine, and what they together ask of it.
struct WorksOnMachine
{
    std::vector<WorkOnMachine> works;
    bool atOnce = false;
    MemoryLoads loads;
};

/// The way between cards that share a work.
struct CardLink
{
    std::optional<double> gigabytesPerSecond; ///< of the slowest way, one direction; nullopt: the usual one is taken
    bool nvlink = false;                      ///< each two are joined by it
};
[[nodiscard]] CardLink cardLinkOf(const Lanes &lanes);
/// Bytes that cards exchange after a step, as many as gradients that a ring adds up; where weights are shared out, they
/// are brought to each card too, those that adapters leave frozen as well.
[[nodiscard]] double exchangedBytes(const Workload &work, const WorkloadNeed &need);
/// A speed of all cards of a work, with what their link leaves of it: cards that compute the same step on different
/// data wait for each other's gradients, of which they get over PCIe what reachedOverPcie() says.
[[nodiscard]] SpeedEstimate speedOverLinks(SpeedEstimate speed, const Workload &work, const WorkloadNeed &need,
                                           const Chip &chip, const CardLink &link);

/// The cards are dealt by memoryLoads(); a speed is that of the card's chip.
[[nodiscard]] WorksOnMachine worksOnMachine(const Machine &machine, const Assessment &assessment, const Use &use,
                                            const ModelLibrary &library, const SpeedModel &speeds);
/// The same with what comes with the program, which is read only where there are works; `catalogue` is that of the
/// machine. A failure is one of the program's own files.
[[nodiscard]] Result<WorksOnMachine> worksOnMachine(const Machine &machine, const Assessment &assessment,
                                                    const Use &use, const Catalogue &catalogue);

/// "24.1", "24.1–30.5": GiB.
[[nodiscard]] QString plannedNeedText(const PlannedNeed &need);
/// Whether its cards have different parts of it.
[[nodiscard]] bool areUnequal(const WorkOnMachine &work);
/// The same of a work on its cards; where these have different parts of it, "18.9–20.8 + 8.7–10.6".
[[nodiscard]] QString needOnCardsText(const WorkOnMachine &work);
/// "1,200–2,400 tokens/s, modelled"; "not known".
[[nodiscard]] QString plannedSpeedText(const WorkOnMachine &work);
/// "Fits", "Does not fit: it takes 4 cards, 2 are there".
[[nodiscard]] QString plannedFitText(const WorkOnMachine &work);
/// "10 users at once"; empty where that is not what it does.
[[nodiscard]] QString plannedUsersText(const WorkOnMachine &work);
/// What all of them together ask of a card: "2 works, one at a time: a card must hold the greatest, 24.1 GiB (“…”)."
/// Empty where there are none.
[[nodiscard]] QString worksText(const WorksOnMachine &works);

} // namespace rig
