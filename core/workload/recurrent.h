// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/workload/memory_need.h"
#include "core/workload/training.h"

namespace rig {

/// Layers of LSTM or GRU cells over a sequence, with a table of words and an output layer.
struct RecurrentShape
{
    enum class Cell { Lstm, Gru };

    Cell cell = Cell::Lstm;
    int layers = 2;
    int hidden = 512;
    int input = 512; ///< width of what goes in: of the embeddings
    bool bidirectional = false;
    int vocabulary = 0; ///< 0: neither table nor output layer
};

struct RecurrentPlan
{
    bool training = true;
    Precision precision = Precision::Fp32;
    Optimiser optimiser = Optimiser::Adam;
    int batch = 32;
    int sequence = 100;
};

[[nodiscard]] double parametersOf(const RecurrentShape &shape);
/// Multiplications and additions for one token, forwards.
[[nodiscard]] double flopsPerToken(const RecurrentShape &shape);
/// What one GPU must hold: each step keeps its gates, its cell and what it gives, until the way back has passed it. A
/// failure names the field.
[[nodiscard]] Result<MemoryNeed> recurrentMemory(const RecurrentShape &shape, const RecurrentPlan &plan);

} // namespace rig
