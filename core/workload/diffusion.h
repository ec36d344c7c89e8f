// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/transformer.h"

namespace rig {

/// A transformer in the U-Net's place (FLUX, Stable Diffusion 3, Qwen-Image): its blocks work on squares of latents, as
/// tokens, beside those of the text.
struct DiffusionTransformer
{
    int blocks = 0;
    int hidden = 0;
    int heads = 0;
    int ffn = 0;
    int patch = 2; ///< latents in a token, each way
    int textTokens = 512;
};

/// A latent diffusion model: a U-Net or a transformer that works on latents an eighth of the picture's side, with text
/// encoders and an autoencoder beside it.
struct DiffusionShape
{
    std::optional<DiffusionTransformer> transformer{}; ///< without a U-Net
    double unetParameters = 0;                         ///< of the U-Net or the transformer
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

/// Whether text encoders, net and autoencoder stand on the GPU at once, or each while it works (diffusers' model
/// offload, ComfyUI; trainers that make texts and latents beforehand).
enum class Residency { Together, InTurn };

struct DiffusionPlan
{
    Residency residency = Residency::Together;
    NumberFormat weights = NumberFormat::Sixteen; ///< of the net where it stands still
    bool training = false;
    Method method = Method::Full;
    Precision precision = Precision::Pure16; ///< inference: what all numbers are held in
    Optimiser optimiser = Optimiser::Adam;
    int batch = 1;
    int accumulation = 1; ///< in training: batches whose gradients are added up before weights change
    int image = 512;
    Recomputation recomputation = Recomputation::None;
    bool flashAttention = true;
    int loraRank = 16;
};

/// What one GPU must hold. In training, text encoders and autoencoder stand still and are held in 16 bits. A failure
/// names the field.
[[nodiscard]] Result<MemoryNeed> diffusionMemory(const DiffusionShape &shape, const DiffusionPlan &plan);

} // namespace rig
