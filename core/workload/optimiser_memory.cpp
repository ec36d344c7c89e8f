// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/optimiser_memory.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Matrices of a layer, rows by columns, and how many of each.
struct LayerMatrix
{
    double rows;
    double columns;
    double count;
};
std::vector<LayerMatrix> layerMatrices(const TransformerShape &shape)
{
    const double h = shape.hidden;
    return {{h, shape.queryWidth(), 2},
            {h, shape.kvWidth(), 2},
            {h, static_cast<double>(shape.ffn), (shape.gated ? 3.0 : 2.0) * std::max(shape.experts, 1)}};
}

/// Parameters that moments are kept for, of `trained` ones on one GPU, and numbers in 16 or 32 bits that project their
/// gradients: of a matrix of m × n, with m the smaller, r × n and r × m (galore_torch/galore_projector.py). Tables of
/// words and output layers are not projected.
struct Projected
{
    double moments = 0;
    double projectors = 0;
};
Projected projectedBy(const TransformerShape &shape, int rank, double share)
{
    Projected projected;
    double inMatrices = 0;
    for (const LayerMatrix &one : layerMatrices(shape)) {
        const double small = std::min(one.rows, one.columns);
        const double large = std::max(one.rows, one.columns);
        const double r = std::min<double>(rank, small);
        const double count = one.count * shape.layers;
        inMatrices += count * small * large;
        projected.moments += count * r * large;
        projected.projectors += count * r * small;
    }
    const double rest = std::max(0.0, parametersOf(shape) - inMatrices);
    return {share * (projected.moments + rest), share * projected.projectors};
}

} // namespace

bool stepsInBackward(const TransformerShape &shape, const TransformerTraining &plan)
{
    return plan.stepInBackward && plan.method == Method::Full && shape.patch == 0;
}

int galoreRankOf(const TransformerShape &shape, const TransformerTraining &plan)
{
    return plan.method == Method::Full && shape.patch == 0 ? plan.galoreRank : 0;
}

double gradientsAtATime(const TransformerShape &shape, const TransformerTraining &plan, double trained)
{
    if (!stepsInBackward(shape, plan))
        return trained;
    const double table = 1.0 * shape.vocabulary * shape.hidden;
    const double layer = (parametersOf(shape) - embeddingParametersOf(shape)) / shape.layers;
    return std::min(trained, std::max(table, layer) / plan.tensorParallel);
}

void addOptimiser(MemoryNeed &need, const TransformerShape &shape, const TransformerTraining &plan, double trained,
                  int shared)
{
    const BytesPerParameter bytes = bytesPerParameter(plan.precision, plan.optimiser);
    const double moment = momentBytes(plan.precision, plan.optimiser);
    const int rank = galoreRankOf(shape, plan);
    const FormulaRule zero = plan.zeroStage > 0 ? FormulaRule::Zero : FormulaRule::ModelMemoryAnatomy;
    if (rank == 0 && !isPaged(plan.optimiser)) {
        const bool isAdam = plan.optimiser == Optimiser::Adam;
        need.add(MemoryPart::Optimiser, bytes.optimiser * trained / shared,
                 bytesTimes(bytes.optimiser, trained, shared), isAdam ? zero : optimiserRule(plan.optimiser));
    } else {
        const double copy = bytes.optimiser - moment; // of the weights in 32 bits
        need.add(MemoryPart::Optimiser, copy * trained / shared, bytesTimes(copy, trained, shared), zero, PartOf::Copy);
        const double share = trained / parametersOf(shape);
        const Projected projected = rank > 0 ? projectedBy(shape, rank, share) : Projected{trained, 0};
        const double held = moment * projected.moments / shared;
        const QString formula = bytesTimes(moment, projected.moments, shared);
        need.addLikely(MemoryPart::Optimiser, isPaged(plan.optimiser) ? 0 : held, held, held,
                       isPaged(plan.optimiser) ? u"0 … "_s + formula : formula,
                       rank > 0 ? FormulaRule::Galore : optimiserRule(plan.optimiser), PartOf::Moments);
        need.add(MemoryPart::Optimiser, bytes.gradients * projected.projectors / shared,
                 bytesTimes(bytes.gradients, projected.projectors, shared), FormulaRule::Galore, PartOf::Projectors);
    }
    if (plan.method == Method::Full && plan.optimiser == Optimiser::Muon) { // Adam's second moment
        const double tables = embeddingParametersOf(shape) * trained / parametersOf(shape);
        need.add(MemoryPart::Optimiser, moment * tables / shared, bytesTimes(moment, tables, shared), FormulaRule::Muon,
                 PartOf::Tables);
    }
}

} // namespace rig
