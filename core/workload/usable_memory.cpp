// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/usable_memory.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Words of this file.
struct MemoryWords
{
    Q_DECLARE_TR_FUNCTIONS(MemoryWords)
};

constexpr Gibibytes ForDisplay{2};
/// NVIDIA: cards with GDDR memory lose 6.25 % while ECC is on.
constexpr double EccShare = 1.0 / 16;
constexpr double LittleLeft = 0.1;

} // namespace

std::optional<UsableMemory> usableMemory(const Chip &chip, const MemoryConditions &conditions)
{
    if (!chip.memory)
        return std::nullopt;
    UsableMemory memory{*chip.memory, {}, {}};
    if (conditions.display)
        memory.display = ForDisplay;
    const bool inTheSameMemory = chip.memoryType && chip.memoryType->startsWith("GDDR"_L1);
    if (conditions.ecc && chip.ecc.valueOr(false) && inTheSameMemory)
        memory.ecc = *chip.memory * EccShare;
    return memory;
}

MemoryFit fitOf(const MemoryNeed &need, const std::optional<UsableMemory> &memory)
{
    if (!memory)
        return MemoryFit::Unknown;
    const double usable = memory->usable().value() * BytesPerGibibyte;
    if (need.low() > usable)
        return MemoryFit::TooSmall;
    if (need.high() > usable)
        return MemoryFit::MayNotFit;
    return need.high() > usable * (1 - LittleLeft) ? MemoryFit::FitsJust : MemoryFit::Fits;
}

MemoryFit fitOf(const StatedNeed &need, Gibibytes memory)
{
    const double size = memory.value();
    if (need.enough && size >= *need.enough)
        return need.barely && size < *need.enough * (1 + LittleLeft) ? MemoryFit::FitsJust : MemoryFit::Fits;
    if (need.barely)
        return MemoryFit::TooSmall; // it fitted only just with more
    if (need.maybe && size < *need.maybe)
        return MemoryFit::TooSmall;
    return MemoryFit::MayNotFit;
}

QString memoryFitName(MemoryFit fit)
{
    switch (fit) {
    case MemoryFit::Fits:
        return MemoryWords::tr("Fits");
    case MemoryFit::FitsJust:
        return MemoryWords::tr("Fits only just");
    case MemoryFit::MayNotFit:
        return MemoryWords::tr("May not be enough");
    case MemoryFit::TooSmall:
        return MemoryWords::tr("Does not fit");
    case MemoryFit::Unknown:
        break;
    }
    return MemoryWords::tr("Memory not known");
}

QString memoryPartName(MemoryPart part)
{
    switch (part) {
    case MemoryPart::Weights:
        return MemoryWords::tr("Weights");
    case MemoryPart::Gradients:
        return MemoryWords::tr("Gradients");
    case MemoryPart::Optimiser:
        return MemoryWords::tr("Optimiser");
    case MemoryPart::Activations:
        return MemoryWords::tr("Activations");
    case MemoryPart::Workspace:
        return MemoryWords::tr("Workspace");
    case MemoryPart::KvCache:
        return MemoryWords::tr("KV cache");
    case MemoryPart::Context:
        return MemoryWords::tr("CUDA context");
    case MemoryPart::Fragmentation:
        break;
    }
    return MemoryWords::tr("Fragmentation");
}

} // namespace rig
