// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/source.h"

namespace rig {

/// What a source says of two GPUs: `gpu` is `times` as fast as `of` at this work.
struct SpeedRatio
{
    QString gpu; ///< id of a chip
    QString of;  ///< id of a chip
    double times = 0;
    QString work; ///< as the source calls it
    SourceIndex source = NoSource;
    QString model{};     ///< kind of net: "cnn", "rnn", "transformer"; empty: deep learning at large
    QString precision{}; ///< "fp16" (mixed with FP32 counts as it), "fp32", "tf32"; empty: not said

    bool operator==(const SpeedRatio &) const = default;
};

} // namespace rig
