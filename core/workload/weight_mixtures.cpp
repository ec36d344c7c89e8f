// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/transformer.h"
#include "core/workload/weight_format.h"

#include <algorithm>

namespace rig {

namespace {

// Bits of the blocks that mixtures are made of.
const double Q2 = bitsOf(NumberFormat::Q2K);
const double Q3 = bitsOf(NumberFormat::Q3KS);
const double Q4 = bitsOf(NumberFormat::Q4KS);
const double Q5 = bitsOf(NumberFormat::Q5KS);
const double Q6 = bitsOf(NumberFormat::Q6K);
const double Q8 = bitsOf(NumberFormat::Q8Block);
const double Iq2Small = bitsOf(NumberFormat::Iq2M);
const double Iq3Small = bitsOf(NumberFormat::Iq3M);

/// `more` in this share of the layers, `base` in the others.
double mixed(double share, double more, double base) { return share * more + (1 - share) * base; }

/// The first n-th of the layers.
double firstOf(int layers, int n)
{
    const int first = layers / n;
    return static_cast<double>(first) / layers;
}

/// Layers that llama.cpp gives more bits to: the first and the last eighth, and every third between.
double importantLayers(int layers)
{
    int count = 0;
    for (int layer = 0; layer < layers; ++layer)
        count += layer < layers / 8 || layer >= 7 * layers / 8 || (layer - layers / 8) % 3 == 2;
    return 1.0 * count / layers;
}

bool isTwoBit(NumberFormat format) { return format == NumberFormat::Iq2M || format == NumberFormat::Iq2Xxs; }

double headBits(NumberFormat format)
{
    if (isTwoBit(format) || format == NumberFormat::Iq3Xxs)
        return Q5;
    return format == NumberFormat::Q8Block ? Q8 : Q6;
}

double tableBits(NumberFormat format, double base)
{
    if (format == NumberFormat::Iq2Xxs)
        return Q2;
    return format == NumberFormat::Iq2M || format == NumberFormat::Iq3Xxs ? Iq3Small : base;
}

/// Of the matrix of values, before what holds for 70B and for eight experts.
double plainValueBits(NumberFormat format, const TransformerShape &shape, double base)
{
    const bool shares = shape.heads >= 4 * shape.kvHeads;
    switch (format) {
    case NumberFormat::Iq2M:
        return shares || shape.experts >= 4 ? Q4 : Iq3Small;
    case NumberFormat::Iq2Xxs:
        return shares || shape.experts >= 4 ? Q4 : Q2;
    case NumberFormat::Q2K:
        return shares ? Q4 : Q3;
    case NumberFormat::Iq3Xxs:
        return shares ? Q4 : base;
    case NumberFormat::Iq3M:
        return Q4;
    case NumberFormat::Q3KM:
        return mixed(2.0 / shape.layers, Q5, Q4);
    case NumberFormat::Q3KL:
        return Q5;
    case NumberFormat::Iq4Nl:
    case NumberFormat::Iq4Xs:
        return shares ? Q5 : base;
    case NumberFormat::Q4KM:
    case NumberFormat::Q5KM:
        return mixed(importantLayers(shape.layers), Q6, base);
    case NumberFormat::Q4KS:
        return mixed(4.0 / shape.layers, Q5, base);
    default:
        return base;
    }
}

double valueBits(NumberFormat format, const TransformerShape &shape, double base)
{
    if (shape.experts == 8)
        return Q8;
    // 70B: what would have three or four bits has five.
    const bool is70B = shape.layers == 80 && shape.kvHeads < shape.heads && !isTwoBit(format);
    const double least = is70B && base <= Q4 ? Q5 : base;
    const double bits = plainValueBits(format, shape, least);
    return is70B ? std::max(bits, least) : bits;
}

double downBits(NumberFormat format, const TransformerShape &shape, double base)
{
    const int layers = shape.layers;
    switch (format) {
    case NumberFormat::Iq2M:
        return mixed(firstOf(layers, 8), Iq3Small, base);
    case NumberFormat::Iq2Xxs:
        return mixed(firstOf(layers, 8), Q2, base);
    case NumberFormat::Q2K:
        return Q3;
    case NumberFormat::Q3KM:
        return mixed(firstOf(layers, 16), Q5, Q4);
    case NumberFormat::Q3KL:
        return Q5;
    case NumberFormat::Iq3M:
        return mixed(firstOf(layers, 8), Q4, base);
    case NumberFormat::Q4KM:
    case NumberFormat::Q5KM:
        return mixed(importantLayers(layers), Q6, base);
    case NumberFormat::Q4KS:
        return mixed(firstOf(layers, 8), Q5, base);
    default:
        return base;
    }
}

double attentionOutputBits(NumberFormat format, const TransformerShape &shape, double base)
{
    if (shape.experts == 8)
        return base < Q5 ? Q5 : base;
    switch (format) {
    case NumberFormat::Iq2M:
    case NumberFormat::Iq3Xxs:
        return Iq3Small;
    case NumberFormat::Q2K:
        return Q3;
    case NumberFormat::Q3KM:
    case NumberFormat::Iq3M:
        return Q4;
    case NumberFormat::Q3KL:
        return Q5;
    default:
        return base;
    }
}

} // namespace

bool isMixture(NumberFormat format)
{
    return format >= NumberFormat::Q6K || format == NumberFormat::Q8Block || format == NumberFormat::Q4Block;
}

// The rules: llama_tensor_get_type() in src/llama-quant.cpp of llama.cpp, commit c392e50, 2025-02-20.
double mixtureBits(NumberFormat format, WeightClass kind, const TransformerShape &shape)
{
    const double base = bitsOf(format);
    switch (kind) {
    case WeightClass::Small:
        return 32; // vectors are not quantised
    case WeightClass::Vision:
        return 16; // a file of its own
    case WeightClass::Head:
        return headBits(format);
    case WeightClass::Table:
        return shape.tiedEmbeddings ? headBits(format) : tableBits(format, base);
    case WeightClass::Value:
        return valueBits(format, shape, base);
    case WeightClass::Key:
        return shape.experts == 8 ? Q8 : format == NumberFormat::Iq3Xxs ? Iq2Small : base;
    case WeightClass::Query:
        return format == NumberFormat::Iq3Xxs ? Iq2Small : base;
    case WeightClass::AttentionOutput:
        return attentionOutputBits(format, shape, base);
    case WeightClass::Down:
    case WeightClass::ExpertDown:
        return downBits(format, shape, base);
    case WeightClass::GateUp:
    case WeightClass::ExpertGateUp:
    case WeightClass::Other:
    case WeightClass::LookedUp:
        break;
    }
    return base;
}

} // namespace rig
