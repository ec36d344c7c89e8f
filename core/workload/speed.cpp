// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/speed.h"

#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Words of this file.
struct SpeedWords
{
    Q_DECLARE_TR_FUNCTIONS(SpeedWords)
};

constexpr double Tera = 1e12;

double tableOfWords(const TransformerShape &shape)
{
    return shape.tiedEmbeddings ? 0 : 1.0 * shape.vocabulary * shape.hidden;
}

/// Whether a missing figure for 16 bits may hide a faster rate: NVIDIA's chips before Volta have none to hide, but for
/// the P100, whose figure is known.
bool mayBeFasterInSixteenBits(const Chip &chip)
{
    const double capability = chip.computeCapability ? chip.computeCapability->toDouble() : 0;
    return !(chip.vendor == "NVIDIA"_L1 && capability > 0 && capability < 7);
}

} // namespace

double attentionFlops(const TransformerShape &shape, double tokens)
{
    const double seen = shape.kind == TransformerShape::Kind::Decoder ? tokens / 2 : tokens;
    const double window = shape.slidingWindow ? std::min<double>(seen, *shape.slidingWindow) : seen;
    const int sliding = shape.windowLayers();
    return 4 * shape.queryWidth() * (sliding * window + (shape.attentionLayers() - sliding) * seen);
}

SampleWork trainingWork(const TransformerShape &shape, const TransformerTraining &plan)
{
    const double parameters = activeParametersOf(shape) - tableOfWords(shape);
    const double forwards = 2 * parameters + attentionFlops(shape, plan.sequence);
    // Errors cost as much again; gradients of weights once more, where they are trained. Attention has no weights, but
    // two factors that each want their error.
    const double weights = plan.method == Method::Full ? 3 : 2;
    double flops = weights * 2 * parameters + 3 * attentionFlops(shape, plan.sequence);
    if (plan.method != Method::Full)
        flops += weights * 2 * loraParameters(shape, plan) * 1.5;
    if (plan.recomputation == Recomputation::Full)
        flops += forwards;
    const BytesPerParameter bytes = bytesPerParameter(plan.precision, plan.optimiser);
    const double perParameter = 2 * bytes.weights + bytes.gradients + 2 * bytes.optimiser;
    const double trained = plan.method == Method::Full ? parametersOf(shape) : loraParameters(shape, plan);
    const double frozen = plan.method == Method::Full ? 0 : 2 * 2 * parametersOf(shape);
    const double tokens = 1.0 * plan.batch * plan.sequence;
    return {flops, (perParameter * trained + frozen) / tokens, plan.precision != Precision::Fp32};
}

SampleWork decodingWork(const TransformerShape &shape, const TransformerInference &plan)
{
    const double weights = weightBytesRead(shape, plan, plan.batch);
    // Of keys and values each GPU reads its own; a state is read and written.
    const double cache =
        kvCacheBytes(shape, plan) * plan.gpus() / plan.batch + 2 * shape.states.count * shape.states.bytes;
    const double flops =
        2 * (activeParametersOf(shape) - tableOfWords(shape)) + 2 * attentionFlops(shape, plan.context);
    return {flops, weights / plan.batch + cache, plan.weights != NumberFormat::Fp32};
}

SampleWork trainingWork(const ConvNet &net, const std::vector<Extent> &extents, Precision precision)
{
    double elements = net.input.elements();
    for (const Extent &extent : extents)
        elements += extent.elements();
    // Each map is written, read by the next layer, and read and written again on the way back.
    constexpr double Passes = 4;
    return {3 * flopsOf(net, extents), Passes * elements * activationBytes(precision), precision != Precision::Fp32};
}

std::optional<MatrixRate> matrixRate(const Chip &chip, bool sixteenBits)
{
    if (sixteenBits && chip.tensorFp16Dense) {
        const bool halved = chip.tensorFp16Accumulate && *chip.tensorFp16Accumulate == "fp16"_L1;
        return MatrixRate{chip.tensorFp16Dense->value() * Tera * (halved ? 0.5 : 1), SpeedLimit::TensorCores};
    }
    if (!chip.fp32 || (sixteenBits && !chip.fp16 && mayBeFasterInSixteenBits(chip)))
        return std::nullopt;
    const double fp16 = sixteenBits && chip.fp16 ? chip.fp16->value() : 0;
    return MatrixRate{std::max(fp16, chip.fp32->value()) * Tera, SpeedLimit::Fp32};
}

std::optional<Roofline> roofline(const Chip &chip, const SampleWork &work)
{
    const std::optional<MatrixRate> rate = matrixRate(chip, work.tensor);
    if (!rate || !chip.memoryBandwidth || work.flops <= 0)
        return std::nullopt;
    const double byMatrices = rate->flops / work.flops;
    const double byMemory = work.bytes > 0 ? chip.memoryBandwidth->value() * Giga / work.bytes : byMatrices;
    if (byMemory < byMatrices)
        return Roofline{byMemory, SpeedLimit::Bandwidth};
    return Roofline{byMatrices, rate->limit};
}

QString speedLimitName(SpeedLimit limit)
{
    switch (limit) {
    case SpeedLimit::TensorCores:
        return SpeedWords::tr("Tensor Cores");
    case SpeedLimit::Fp32:
        return SpeedWords::tr("FP32 units");
    case SpeedLimit::Bandwidth:
        break;
    }
    return SpeedWords::tr("memory bandwidth");
}

QLatin1StringView speedLimitKey(SpeedLimit limit)
{
    switch (limit) {
    case SpeedLimit::TensorCores:
        return "tensor-cores"_L1;
    case SpeedLimit::Fp32:
        return "fp32"_L1;
    case SpeedLimit::Bandwidth:
        break;
    }
    return "bandwidth"_L1;
}

QString speedText(const SpeedEstimate &speed)
{
    const auto one = [](double perSecond) { return names::number(perSecond, perSecond < 10 ? 2 : 0); };
    if (speed.low <= 0 || one(speed.low) == one(speed.high))
        return one(speed.perSecond);
    return u"%1–%2"_s.arg(one(speed.low), one(speed.high));
}

QString estimateBasisName(EstimateBasis basis)
{
    switch (basis) {
    case EstimateBasis::Measured:
        return SpeedWords::tr("measured");
    case EstimateBasis::Interpolated:
        return SpeedWords::tr("interpolated");
    case EstimateBasis::Modelled:
        return SpeedWords::tr("modelled");
    case EstimateBasis::AtMost:
        break;
    }
    return SpeedWords::tr("at most");
}

} // namespace rig
