// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/usable_memory.h"

#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>

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

/// Of memory that processor and GPU share, what the GPU may hold: as the system comes, and once its limit is raised.
struct SharedMemory
{
    double usual;
    double most;
};

/// NVIDIA: the GB10 of DGX Spark has 121 of 128 GB for whatever runs (llmfit, pull request 917). AMD on Linux: about
/// half, 62 of 128 GB (DwarfStar, docs/STRIX_HALO.md), and 124 by ttm.pages_limit (softab, hardware specifications of
/// Strix Halo). Apple: macOS lets the GPU wire about two thirds of up to 36 GB and three quarters of more, 96 of 128
/// (stencel.io; Think Different), and what is left to the system by iogpu.wired_limit_mb: eight gigabytes at the least
/// are taken here.
SharedMemory sharedMemory(const Chip &chip)
{
    if (chip.vendor == "AMD"_L1)
        return {62.0 / 128, 124.0 / 128};
    if (chip.vendor != "Apple"_L1)
        return {121.0 / 128, 121.0 / 128};
    constexpr double Small = 36;
    constexpr double ForSystem = 8;
    const double size = chip.memory->value();
    const double usual = size <= Small ? 2.0 / 3 : 0.75;
    return {usual, std::max(usual, 1 - ForSystem / size)};
}

/// NVIDIA's data-centre cards with GDDR6 come with it on: a T4 tells of 15 of its 16 GiB, an L40S of 45 of 48.
bool comesWithEcc(const Chip &chip)
{
    return chip.vendor == "NVIDIA"_L1 && chip.segment.valueOr({}) == "datacentre"_L1 &&
           chip.memoryType.valueOr({}) == "GDDR6"_L1;
}

} // namespace

std::optional<UsableMemory> usableMemory(const Chip &chip, const MemoryConditions &conditions)
{
    if (!chip.memory)
        return std::nullopt;
    UsableMemory memory{*chip.memory, {}, {}, {}};
    if (chip.form.valueOr({}) == "soc"_L1) {
        const SharedMemory shared = sharedMemory(chip);
        memory.system = *chip.memory * (1 - shared.usual);
        memory.raised = *chip.memory * shared.most;
        return memory;
    }
    if (conditions.display)
        memory.display = ForDisplay;
    const bool inTheSameMemory = chip.memoryType && chip.memoryType->startsWith("GDDR"_L1);
    const bool isSwitchedOn = conditions.ecc && chip.ecc.valueOr(false);
    if (inTheSameMemory && (isSwitchedOn || comesWithEcc(chip)))
        memory.ecc = *chip.memory * EccShare;
    return memory;
}

MemoryFit fitOf(const MemoryNeed &need, const std::optional<UsableMemory> &memory)
{
    if (!memory)
        return MemoryFit::Unknown;
    const double usable = memory->usable().value() * BytesPerGibibyte;
    if (need.low() > usable) {
        const bool fitsRaised = memory->raised && need.low() <= memory->raised->value() * BytesPerGibibyte;
        return fitsRaised ? MemoryFit::MayNotFit : MemoryFit::TooSmall;
    }
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

QString usableMemoryText(const UsableMemory &memory)
{
    const auto gib = [](Gibibytes size) { return names::number(size.value(), size.value() < 10 ? 1 : 0); };
    if (memory.ecc > Gibibytes(0))
        return MemoryWords::tr("Error correction is on and takes a sixteenth: %1 of the %2 GiB are left.")
            .arg(names::number((memory.nominal - memory.ecc).value(), 1), gib(memory.nominal));
    if (!(memory.system > Gibibytes(0)))
        return {};
    if (!memory.raised || !(*memory.raised > memory.usable()))
        return MemoryWords::tr("Processor and GPU share the memory: the GPU may hold %1 of the %2 GiB.")
            .arg(gib(memory.usable()), gib(memory.nominal));
    return MemoryWords::tr(
               "Processor and GPU share the memory: the GPU may hold %1 of the %2 GiB as the system comes, and "
               "%3 once its limit is raised.")
        .arg(gib(memory.usable()), gib(memory.nominal), gib(*memory.raised));
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

QString memoryLineName(const MemoryLine &line)
{
    const auto of = [&]() -> QString {
        switch (line.of) {
        case PartOf::All:
            break;
        case PartOf::Model:
            return MemoryWords::tr("the frozen model");
        case PartOf::Quantised:
            return MemoryWords::tr("of few bits");
        case PartOf::Unquantised:
            return MemoryWords::tr("of 16 bits or more");
        case PartOf::Adapters:
            return MemoryWords::tr("adapters");
        case PartOf::Encoders:
            return MemoryWords::tr("text encoders and autoencoder");
        case PartOf::Drafter:
            return MemoryWords::tr("the model that drafts");
        case PartOf::LayerInputs:
            return MemoryWords::tr("inputs of all layers");
        case PartOf::OneLayer:
            return MemoryWords::tr("one layer, computed again");
        case PartOf::Outputs:
            return MemoryWords::tr("scores of all words");
        case PartOf::Copy:
            return MemoryWords::tr("a copy of the weights in 32 bits");
        case PartOf::Moments:
            return MemoryWords::tr("moments");
        case PartOf::Projectors:
            return MemoryWords::tr("what projects gradients");
        case PartOf::Tables:
            return MemoryWords::tr("tables of words");
        }
        return {};
    }();
    return of.isEmpty()
               ? memoryPartName(line.part)
               : MemoryWords::tr("%1: %2", "a part of the memory, which of it").arg(memoryPartName(line.part), of);
}

} // namespace rig
