// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"
#include "core/workload/memory_need.h"
#include "core/workload/model_library.h"

namespace rig {

/// What of a card's memory is not there for the work.
struct MemoryConditions
{
    bool display = false; ///< it draws the desktop
    bool ecc = false;     ///< error correction is switched on; what comes with it on has it on anyway
};

struct UsableMemory
{
    Gibibytes nominal;
    Gibibytes display; ///< what the desktop takes: 2 GB (document 003)
    Gibibytes ecc; ///< a sixteenth where GDDR memory holds its own check bits and they are on; HBM has bits of its own
    Gibibytes system{}; ///< of memory that processor and GPU share: what the GPU may not hold as the system comes
    std::optional<Gibibytes> raised{}; ///< the same memory: what the GPU may hold once its limit is raised

    [[nodiscard]] Gibibytes usable() const { return nominal - display - ecc - system; }
};

/// nullopt where the memory's size is not known. ECC that the chip does not have costs nothing; a desktop stands in
/// what a system with shared memory keeps for itself.
[[nodiscard]] std::optional<UsableMemory> usableMemory(const Chip &chip, const MemoryConditions &conditions);

/// Whether a need fits into a memory.
enum class MemoryFit {
    Fits,
    FitsJust,  ///< less than a tenth is left
    MayNotFit, ///< fits by the lower bound, not by the upper one, or in shared memory alone whose limit is raised; or
               ///< its source does not say
    TooSmall,
    Unknown ///< the memory's size is not known
};

[[nodiscard]] MemoryFit fitOf(const MemoryNeed &need, const std::optional<UsableMemory> &memory);
/// By what a document states, against the nominal size, as the documents speak.
[[nodiscard]] MemoryFit fitOf(const StatedNeed &need, Gibibytes memory);

/// "The GPU may hold 62 of the 128 GiB as the system comes, and 124 once its limit is raised."; what error correction
/// leaves. Empty where all of it is the work's.
[[nodiscard]] QString usableMemoryText(const UsableMemory &memory);

/// "Fits", "Fits only just", "May not be enough", "Does not fit", "Not known"
[[nodiscard]] QString memoryFitName(MemoryFit fit);
/// "Weights", "Gradients", …
[[nodiscard]] QString memoryPartName(MemoryPart part);
/// The same of a line of the list: "Weights: adapters", "Activations: scores of all words".
[[nodiscard]] QString memoryLineName(const MemoryLine &line);

} // namespace rig
