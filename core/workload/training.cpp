// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/training.h"

namespace rig {

namespace {

/// Bytes of the moments that an optimiser keeps, each of `bytes`.
double moments(Optimiser optimiser, double bytes)
{
    switch (optimiser) {
    case Optimiser::Sgd:
    case Optimiser::Adafactor: // 4 B for each row and column: a two-thousandth of the matrix
        return 0;
    case Optimiser::Momentum:
    case Optimiser::Lion:
    case Optimiser::Muon:
        return bytes;
    case Optimiser::Adam:
    case Optimiser::PagedAdam:
        return 2 * bytes;
    case Optimiser::Adam8Bit:
    case Optimiser::PagedAdam8Bit:
        return 2;
    }
    return 0;
}

} // namespace

bool isPaged(Optimiser optimiser) { return optimiser == Optimiser::PagedAdam || optimiser == Optimiser::PagedAdam8Bit; }

double momentBytes(Precision precision, Optimiser optimiser)
{
    return moments(optimiser, precision == Precision::Pure16 ? 2 : 4);
}

FormulaRule optimiserRule(Optimiser optimiser)
{
    switch (optimiser) {
    case Optimiser::Adam8Bit:
        return FormulaRule::EightBitOptimiser;
    case Optimiser::PagedAdam:
    case Optimiser::PagedAdam8Bit:
        return FormulaRule::PagedOptimiser;
    case Optimiser::Lion:
        return FormulaRule::Lion;
    case Optimiser::Adafactor:
        return FormulaRule::Adafactor;
    case Optimiser::Muon:
        return FormulaRule::Muon;
    case Optimiser::Sgd:
    case Optimiser::Momentum:
    case Optimiser::Adam:
        break;
    }
    return FormulaRule::ModelMemoryAnatomy;
}

BytesPerParameter bytesPerParameter(Precision precision, Optimiser optimiser)
{
    switch (precision) {
    case Precision::Fp32:
        return {4, 4, momentBytes(precision, optimiser)};
    case Precision::Mixed:
        return {2, 2, 4 + momentBytes(precision, optimiser)};
    case Precision::Autocast:
        return {6, 4, momentBytes(precision, optimiser)};
    case Precision::Pure16:
        return {2, 2, momentBytes(precision, optimiser)};
    }
    return {};
}

void addOptimiser(MemoryNeed &need, Precision precision, Optimiser optimiser, double trained)
{
    const double all = bytesPerParameter(precision, optimiser).optimiser;
    const double leaving = isPaged(optimiser) ? momentBytes(precision, optimiser) : 0;
    const QString formula = bytesTimes(all, trained);
    need.addLikely(MemoryPart::Optimiser, (all - leaving) * trained, all * trained, all * trained,
                   leaving > 0 ? QStringLiteral("(%1 … %2) B × %3")
                                     .arg(formulaNumber(all - leaving), formulaNumber(all), formulaNumber(trained))
                               : formula,
                   optimiserRule(optimiser));
}

double stepBytes(Precision precision, Optimiser optimiser)
{
    if (optimiser != Optimiser::Adam)
        return 0;
    return precision == Precision::Pure16 ? 2 : 4;
}

double activationBytes(Precision precision) { return precision == Precision::Fp32 ? 4 : 2; }

} // namespace rig
