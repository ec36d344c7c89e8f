// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rig {

/// Layers with a state of one size in the place of keys and values.
struct StateLayers
{
    int count = 0;
    double parameters = 0; ///< of what takes attention's place in one
    double bytes = 0;      ///< of one layer's state, for each sequence
};

/// Linear attention by the gated delta rule (Qwen3-Next, Qwen3.5): heads of keys and of values, their widths, tokens
/// that the convolution sees. The state is held in 32 bits, what the convolution remembers in 16.
struct DeltaRule
{
    double keyHeads = 0;
    double heads = 0;
    double keyDim = 0;
    double dim = 0;
    double kernel = 4;
};
[[nodiscard]] StateLayers deltaRuleLayers(int count, double hidden, const DeltaRule &rule);

/// Mamba. `heads` is 0 for the first kind, which steps by a matrix of `rank` (Jamba); the second has heads and groups
/// (Nemotron-H).
struct Mamba
{
    double inner = 0; ///< width inside
    double heads = 0;
    double groups = 1;
    double state = 16;
    double kernel = 4;
    double rank = 0;
};
[[nodiscard]] StateLayers mambaLayers(int count, double hidden, const Mamba &mamba);

} // namespace rig
