// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/spread.h"

#include <array>
#include <vector>

namespace rig::advice {

/// A way to have a work done with less memory.
enum class Saver {
    Recompute,         ///< every layer is computed again on the way back
    FourBitWeights,    ///< QLoRA in training, Q4 in generating
    EightBitOptimiser, ///< of Adam
    OneAtATime,        ///< the batch, in as many steps
    ThirtyTwoAtATime,  ///< the same of a convolutional net, whose batch norm wants a batch
    InTurn,            ///< of pictures: text encoders, net and autoencoder stand on the GPU by turns
    EightBitWeights,   ///< of a net that makes pictures, where it stands still: Q8 or FP8
    EightBitCache,     ///< keys and values
    FusedKernels       ///< of text: the losses of a batch piece by piece, as Liger's kernels do
};

/// In the order in which they are tried, one upon the other: those that keep the result first.
inline constexpr std::array Savers{Saver::OneAtATime,    Saver::ThirtyTwoAtATime,  Saver::InTurn,
                                   Saver::Recompute,     Saver::EightBitOptimiser, Saver::EightBitWeights,
                                   Saver::EightBitCache, Saver::FusedKernels,      Saver::FourBitWeights};

/// Whether the work gives the same with it, bit for bit or as good as: keys and values of 8 bits raise a model's
/// perplexity by 0.002 (llama.cpp's pull request 7412, 2024-05-20).
[[nodiscard]] bool keepsTheResult(Saver saver);

/// Whether it costs nothing at all: neither the result nor time.
[[nodiscard]] bool costsNothing(Saver saver);

/// The work with that way; nullopt where it has it already, or it means nothing for it.
[[nodiscard]] std::optional<Workload> with(Saver saver, const Workload &work);
/// The work with all of these ways; one that it has, or that means nothing for it, leaves it as it is.
[[nodiscard]] Workload with(const std::vector<Saver> &savers, Workload work);

/// The work without that way, as it is usually done: matrices of 16 bits, Adam of 32, the batch at once; nullopt where
/// it does not have it.
[[nodiscard]] std::optional<Workload> without(Saver saver, const Workload &work);

/// The work without any of them.
[[nodiscard]] Workload withoutSavers(const Workload &work);

/// A way to need less, and what comes of it.
struct Saving
{
    Saver saver;
    bool taken = false; ///< the work is done so
    Workload other;     ///< without it where it is taken, else with it
    double bytes = 0;   ///< that it saves on each card, of the need's upper bound
};
/// The ways that make the work smaller by a hundredth at least, each by itself, those that it has among them.
[[nodiscard]] std::vector<Saving> savingsOf(const Workload &work);

/// "activation checkpointing", "8-bit Adam"; in training, weights of 4 bits are QLoRA.
[[nodiscard]] QString saverName(Saver saver, bool training);
/// What it costs: "a third slower", "same result".
[[nodiscard]] QString saverCost(Saver saver);

} // namespace rig::advice
