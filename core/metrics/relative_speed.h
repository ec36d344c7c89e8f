// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/metrics.h"

#include <QHash>

namespace rig {

/// How fast GPUs train a kind of net against one GPU that has the most comparisons, by what was measured at FP16 (with
/// FP32 accumulation where the source mixes them): the geometric mean over all works that a source ran on both. A GPU
/// that was never measured beside that one is reached over another that both were measured with. Precision that a
/// source does not state is not taken.
class RelativeSpeeds
{
public:
    explicit RelativeSpeeds(const Catalogue &catalogue);

    /// Null where nothing was measured.
    [[nodiscard]] const MeasuredSpeed *of(const QString &chip, Net net) const;
    /// The GPU that counts as 1; empty where nothing was measured.
    [[nodiscard]] QString reference(Net net) const;

private:
    struct Speeds
    {
        QString reference;
        QHash<QString, MeasuredSpeed> byChip;
    };

    std::array<Speeds, AllNets.size()> m_speeds;
};

} // namespace rig
