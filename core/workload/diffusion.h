// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/transformer.h"

namespace rig {

/// A latent diffusion model: a U-Net that works on latents an eighth of the picture's side, with text encoders and an
/// autoencoder beside it.
struct DiffusionShape
{
    double unetParameters = 0;
    double textParameters = 0;
    double autoencoderParameters = 0;
    int image = 512; ///< side in pixels that it was made for
    int latentChannels = 4;
    std::vector<int> channels;          ///< by level, the finest first
    std::vector<int> transformerLayers; ///< by level; 0: none
    std::vector<int> heads;             ///< by level
    int layersPerBlock = 2;
    int textWidth = 768;
};

struct DiffusionPlan
{
    bool training = false;
    Method method = Method::Full;
    Precision precision = Precision::Pure16; ///< inference: what all numbers are held in
    Optimiser optimiser = Optimiser::Adam;
    int batch = 1;
    int image = 512;
    Recomputation recomputation = Recomputation::None;
    bool flashAttention = true;
    int loraRank = 16;
};

/// What one GPU must hold. In training, text encoders and autoencoder stand still and are held in 16 bits. A failure
/// names the field.
[[nodiscard]] Result<MemoryNeed> diffusionMemory(const DiffusionShape &shape, const DiffusionPlan &plan);

} // namespace rig
