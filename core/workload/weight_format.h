// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

namespace rig {

struct TransformerShape;

/// How weights or keys and values are held.
enum class NumberFormat {
    Fp32,
    Sixteen,
    Eight,   ///< INT8 or FP8 by row: a byte a weight, embeddings and output layer in 16 bits
    Q8Block, ///< Q8_0 of llama.cpp
    Q4Block, ///< Q4_0
    Gptq4,   ///< GPTQ or AWQ: groups of 4-bit weights
    Nf4,     ///< bitsandbytes with double quantisation
    AsStored,
    Nf4Single,
    Fp8Block, ///< DeepSeek's: a 32-bit scale for 128 × 128 weights
    Mxfp4,    ///< of experts alone, as gpt-oss has it
    Nvfp4,
    Exl, ///< EXL2 or EXL3: bits that are chosen
    Q6K,
    Q5KM,
    Q5KS,
    Q4KM,
    Q4KS,
    Iq4Nl,
    Iq4Xs,
    Q3KL,
    Q3KM,
    Q3KS,
    Iq3M,
    Iq3Xxs,
    Q2K,
    Iq2M,
    Iq2Xxs
};

/// Kinds of tensor that formats treat differently.
enum class WeightClass {
    Table, ///< of words and positions
    Head,  ///< the output layer, where it is one of its own
    Query,
    Key,
    Value,
    AttentionOutput,
    GateUp,
    Down,
    ExpertGateUp,
    ExpertDown,
    Other,   ///< matrices besides: linear attention, Mamba, compressed keys and values
    Small,   ///< norms, biases, routers
    Vision,  ///< tower and projector
    LookedUp ///< tables of layers
};
inline constexpr std::size_t WeightClasses = 14;
/// Parameters by class.
using WeightCounts = std::array<double, WeightClasses>;

/// How weights are held, with what the format leaves open.
struct WeightStore
{
    NumberFormat format = NumberFormat::Sixteen;
    int group = 128;   ///< weights that share a scale: GPTQ, AWQ
    double bits = 4.0; ///< EXL
    bool gguf = false; ///< files of llama.cpp: what MXFP4 leaves alone has eight bits there, sixteen elsewhere
};

/// Of one expert among several, of which a token passes some.
[[nodiscard]] bool isExpert(WeightClass kind);
/// Bits of a number in the format's own blocks, with their scales; what stays in 16 bits beside them is not counted.
[[nodiscard]] double bitsOf(NumberFormat format);
/// Bits of a weight, the mean over all layers. llama.cpp's mixtures as llama-quantize makes them without further
/// options, with an importance matrix for the IQ kinds; `AsStored` is of the shape's own format.
[[nodiscard]] double bitsOf(const WeightStore &store, WeightClass kind, const TransformerShape &shape);
/// Of llama.cpp's mixtures alone.
[[nodiscard]] double mixtureBits(NumberFormat format, WeightClass kind, const TransformerShape &shape);
[[nodiscard]] bool isMixture(NumberFormat format);

} // namespace rig
