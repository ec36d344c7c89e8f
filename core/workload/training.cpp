// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/training.h"

namespace rig {

namespace {

/// Bytes of the moments that an optimiser keeps, each of `bytes`.
double moments(Optimiser optimiser, double bytes)
{
    switch (optimiser) {
    case Optimiser::Sgd:
        return 0;
    case Optimiser::Momentum:
        return bytes;
    case Optimiser::Adam:
        return 2 * bytes;
    case Optimiser::Adam8Bit:
        return 2;
    }
    return 0;
}

} // namespace

BytesPerParameter bytesPerParameter(Precision precision, Optimiser optimiser)
{
    switch (precision) {
    case Precision::Fp32:
        return {4, 4, moments(optimiser, 4)};
    case Precision::Mixed:
        return {2, 2, 4 + moments(optimiser, 4)};
    case Precision::Autocast:
        return {6, 4, moments(optimiser, 4)};
    case Precision::Pure16:
        return {2, 2, moments(optimiser, 2)};
    }
    return {};
}

double stepBytes(Precision precision, Optimiser optimiser)
{
    if (optimiser != Optimiser::Adam)
        return 0;
    return precision == Precision::Pure16 ? 2 : 4;
}

double activationBytes(Precision precision) { return precision == Precision::Fp32 ? 4 : 2; }

} // namespace rig
