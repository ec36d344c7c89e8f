// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/recurrent.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct RecurrentWords
{
    Q_DECLARE_TR_FUNCTIONS(RecurrentWords)
};

Result<void> check(const RecurrentShape &shape, const RecurrentPlan &plan)
{
    return checkBounds({Bound{"layers", shape.layers, 1, 1000}, Bound{"hidden", shape.hidden, 1, 1'000'000},
                        Bound{"input", shape.input, 1, 1'000'000}, Bound{"vocabulary", shape.vocabulary, 0, 10'000'000},
                        Bound{"batch", plan.batch, 1, 1'000'000}, Bound{"sequence", plan.sequence, 1, 16'777'216}});
}

int directions(const RecurrentShape &shape) { return shape.bidirectional ? 2 : 1; }
int gates(const RecurrentShape &shape) { return shape.cell == RecurrentShape::Cell::Lstm ? 4 : 3; }

double cellParameters(const RecurrentShape &shape)
{
    double sum = 0;
    double input = shape.input;
    for (int layer = 0; layer < shape.layers; ++layer) {
        sum += 1.0 * directions(shape) * gates(shape) * shape.hidden * (input + shape.hidden + 2);
        input = 1.0 * directions(shape) * shape.hidden;
    }
    return sum;
}

} // namespace

double parametersOf(const RecurrentShape &shape)
{
    const double words = 1.0 * shape.vocabulary * (shape.input + 1.0 * directions(shape) * shape.hidden);
    return cellParameters(shape) + words;
}

double flopsPerToken(const RecurrentShape &shape)
{
    return 2 * (cellParameters(shape) + 1.0 * shape.vocabulary * directions(shape) * shape.hidden);
}

Result<MemoryNeed> recurrentMemory(const RecurrentShape &shape, const RecurrentPlan &plan)
{
    if (const Result<void> fine = check(shape, plan); !fine)
        return tl::unexpected(fine.error());
    MemoryNeed need;
    const double parameters = parametersOf(shape);
    const double bytes = activationBytes(plan.precision);
    const double tokens = 1.0 * plan.batch * plan.sequence;
    // The gates, the cell (of an LSTM: before and after its function) and what a step gives.
    const double perStep = shape.cell == RecurrentShape::Cell::Lstm ? 7.0 : 5.0;
    if (!plan.training) {
        need.add(MemoryPart::Weights, bytes * parameters, bytesTimes(bytes, parameters));
        const double width = shape.input + 1.0 * directions(shape) * shape.hidden * (1 + gates(shape));
        need.add(MemoryPart::Activations, bytes * tokens * width, bytesTimes(bytes, tokens * width));
        return need;
    }
    const BytesPerParameter each = bytesPerParameter(plan.precision, plan.optimiser);
    need.add(MemoryPart::Weights, each.weights * parameters, bytesTimes(each.weights, parameters));
    need.add(MemoryPart::Gradients, each.gradients * parameters, bytesTimes(each.gradients, parameters));
    addOptimiser(need, plan.precision, plan.optimiser, parameters);
    const double width = shape.input + perStep * directions(shape) * shape.hidden * shape.layers;
    need.add(MemoryPart::Activations, bytes * tokens * width,
             u"%1 B × %2 × %3"_s.arg(formulaNumber(bytes), formulaNumber(tokens), formulaNumber(width)),
             FormulaRule::BackwardNeedsInputs);
    if (shape.vocabulary > 0)
        need.add(
            MemoryPart::Activations, (bytes + 8) * tokens * shape.vocabulary,
            u"%1 B × %2 × %3"_s.arg(formulaNumber(bytes + 8), formulaNumber(tokens), formulaNumber(shape.vocabulary)));
    return need;
}

} // namespace rig
