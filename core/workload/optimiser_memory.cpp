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

QString each(double bytes, double count, int shared)
{
    const QString product = bytesTimes(bytes, count);
    return shared > 1 ? u"%1 / %2"_s.arg(product, QString::number(shared)) : product;
}

double gradientsAtATime(const TransformerShape &shape, const TransformerTraining &plan, double trained)
{
    if (!plan.stepInBackward)
        return trained;
    const double table = 1.0 * shape.vocabulary * shape.hidden;
    return std::min(trained, std::max(table, (parametersOf(shape) - embeddingParametersOf(shape)) / shape.layers));
}

void addOptimiser(MemoryNeed &need, const TransformerShape &shape, const TransformerTraining &plan, double trained,
                  int shared)
{
    const bool isFull = plan.method == Method::Full;
    const double copy = bytesPerParameter(plan.precision, plan.optimiser).optimiser -
                        momentBytes(plan.precision, plan.optimiser); // of the weights in 32 bits
    if (copy > 0)
        need.add(MemoryPart::Optimiser, copy * trained / shared, each(copy, trained, shared),
                 plan.zeroStage > 0 ? FormulaRule::Zero : FormulaRule::ModelMemoryAnatomy);
    const double moment = momentBytes(plan.precision, plan.optimiser);
    const bool isProjected = isFull && plan.galoreRank > 0;
    const double share = trained / parametersOf(shape);
    const Projected projected = isProjected ? projectedBy(shape, plan.galoreRank, share) : Projected{trained, 0};
    const FormulaRule rule = isProjected                         ? FormulaRule::Galore
                             : plan.zeroStage > 0 && moment == 8 ? FormulaRule::Zero
                                                                 : optimiserRule(plan.optimiser);
    const double held = moment * projected.moments / shared;
    need.addLikely(MemoryPart::Optimiser, isPaged(plan.optimiser) ? 0 : held, held, held,
                   isPaged(plan.optimiser)
                       ? u"(0 … %1) B × %2%3"_s.arg(formulaNumber(moment), formulaNumber(projected.moments),
                                                    shared > 1 ? u" / %1"_s.arg(shared) : QString())
                       : each(moment, projected.moments, shared),
                   rule);
    const double projector = activationBytes(plan.precision);
    need.add(MemoryPart::Optimiser, projector * projected.projectors / shared,
             each(projector, projected.projectors, shared), FormulaRule::Galore);
    if (isFull && plan.optimiser == Optimiser::Muon) { // Adam's second moment
        const double tables = embeddingParametersOf(shape) * share;
        need.add(MemoryPart::Optimiser, moment * tables / shared, each(moment, tables, shared), FormulaRule::Muon);
    }
}

} // namespace rig
