// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/cnn_memory.h"

#include <array>
#include <optional>
#include <set>

namespace rig {

/// Ways to make a convolutional net need less, in the order in which the guide of 2016 would try them; smaller batches
/// are its last resort, as convolutions are tuned for 64 and more.
enum class Reducer {
    Stride,   ///< the first convolution takes every second pixel
    OneByOne, ///< a 1×1 convolution behind the last one takes it down to a third of its channels
    Pool,     ///< a 2×2 max pool behind the first convolution
    Sixteen,  ///< 16 bits in place of 32
    HalfBatch
};
inline constexpr std::array AllReducers{Reducer::Stride, Reducer::OneByOne, Reducer::Pool, Reducer::Sixteen,
                                        Reducer::HalfBatch};

/// Below it a batch is a last resort.
inline constexpr int SmallBatch = 32;
/// More reducers than this lose too much of the picture: our reading of "a great deal".
inline constexpr int ManyReducers = 3;

struct ReducedNet
{
    ConvNet net;
    CnnPlan plan;
};

/// The net with reducers applied, in their order. Those that change nothing (a stride on a net without convolution, 16
/// bits twice) leave it as it is.
[[nodiscard]] ReducedNet reduced(const ConvNet &net, const CnnPlan &plan, const std::set<Reducer> &reducers);

/// What one reducer alone would do.
struct Reduction
{
    Reducer reducer = Reducer::Stride;
    double before = 0; ///< bytes
    double after = 0;  ///< bytes
    bool lastResort = false;
};

/// In the order of AllReducers; those that cannot be applied are left out. Empty where the net itself has no answer.
[[nodiscard]] std::vector<Reduction> reductions(const ConvNet &net, const CnnPlan &plan);

/// More than ManyReducers at once.
[[nodiscard]] bool losesTooMuch(const std::set<Reducer> &reducers);

/// "stride", "one_by_one", "pool", "sixteen", "half_batch"
[[nodiscard]] QString reducerKey(Reducer reducer);
[[nodiscard]] std::optional<Reducer> reducerFrom(const QString &key);
/// "Stride 2 in the first convolution"
[[nodiscard]] QString reducerName(Reducer reducer);

} // namespace rig
