// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/conv_net.h"
#include "core/workload/memory_need.h"
#include "core/workload/training.h"

#include <optional>

namespace rig {

/// Which feature maps count.
enum class MapCounting {
    Framework,            ///< what has to be kept for the way back, and the errors that are there at the same time
    ActivationsAndErrors, ///< each map twice, as activation and as error; the input once
    GuideOf2016           ///< the same, with the sizes of the guide of 2016: a 3×3 kernel takes 3 off a side
};

/// How convolutions are computed, which decides what they need besides. The guide of 2016 names them (S61).
enum class ConvolutionMethod {
    Implicit,   ///< a matrix product that gathers its patches as it goes: nothing besides
    Lowered,    ///< the patches of one example written out as a matrix
    Transformed ///< spectra of the input, the kernels and the output, kept (Fourier)
};

struct CnnPlan
{
    int batch = 32;
    int accumulation = 1; ///< batches whose gradients are added up before weights change
    bool training = true;
    Precision precision = Precision::Fp32;
    Optimiser optimiser = Optimiser::Momentum;
    MapCounting counting = MapCounting::Framework;
    ConvolutionMethod method = ConvolutionMethod::Implicit;
};

struct CnnMemory
{
    MemoryNeed need;
    std::vector<Extent> extents; ///< by layer
    std::vector<double> maps;    ///< bytes of each layer's map as the counting has it: the chain that the guide prints
    double input = 0;            ///< bytes of what goes in
    double parameters = 0;
    double flops = 0; ///< of one example, forwards
};

/// What a convolutional net needs on one GPU. Fails where the layers do not fit together, or the batch is not from 1
/// to 1,000,000.
[[nodiscard]] Result<CnnMemory> cnnMemory(const ConvNet &net, const CnnPlan &plan);

} // namespace rig
