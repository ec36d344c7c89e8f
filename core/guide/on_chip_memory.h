// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalogue/part.h"

#include <vector>

namespace rig::guide {

/// What a chip has of memory of its own, from the registers to its largest cache.
enum class OnChip {
    Registers,    ///< of one multiprocessor; AMD: the vector registers of a compute unit
    SharedMemory, ///< the most that programs may have of one multiprocessor; AMD: LDS
    L1,           ///< the most that serves one multiprocessor as cache of data; in RDNA AMD calls it L0
    L2,           ///< of the whole GPU
    LastLevel     ///< of the whole GPU: AMD's Infinity Cache
};
inline constexpr int OnChipCount = 5;

/// "registers_kib", "shared_memory_kib", "l1_kib", "l2_kib", "last_level_cache_kib"
[[nodiscard]] QLatin1StringView key(OnChip what);
/// "Registers of a multiprocessor", translated.
[[nodiscard]] QString onChipName(OnChip what);
/// "256 KiB (65,536 of 32 bits)", "1.75 MiB"
[[nodiscard]] QString onChipText(OnChip what, double kib);

struct OnChipFigure
{
    OnChip what = OnChip::Registers;
    double kib = 0;
    Source source;
};

/// By compute capability, as NVIDIA's guides have them, and by GPU: each figure with its source.
struct OnChipTable
{
    struct Row
    {
        QStringList capabilities, gpus; ///< of one the other is empty
        OnChip what = OnChip::Registers;
        double kib = 0;
        int source = -1;
    };
    std::vector<Source> sources;
    std::vector<Row> rows;
};

/// The failure names file, line and field.
[[nodiscard]] Result<OnChipTable> onChipFromJson(const QByteArray &text, const QString &file);
/// resources/guide/on-chip-memory.json, read once; empty where it cannot be read, which a test would tell.
[[nodiscard]] const OnChipTable &shippedOnChip();

/// What is known of the chip, in the order of OnChip; what is said of the GPU itself counts before its capability.
[[nodiscard]] std::vector<OnChipFigure> onChipFigures(const Chip &chip, const OnChipTable &table = shippedOnChip());

} // namespace rig::guide
