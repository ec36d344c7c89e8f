// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/config_fields.h"
#include "core/workload/transformer.h"

namespace rig {

/// What the layers of a config.json are, from the first to the last.
struct LayerKinds
{
    int attention = 0;
    int sliding = 0; ///< of those with attention
    int states = 0;
    int convolutions = 0; ///< of `states`, those that remember a few tokens (LFM2)
    int feedForwards = 0;
    int mixtures = 0; ///< of those with a feed-forward, where the list says it
    bool saysFeedForwards = false;
    QStringList unknown;
    QList<bool> windows; ///< of each layer, whether it looks back through the window
};

/// By `layer_types` and its kin, by the lists of MiniMax, MiMo and Kimi Linear, or by a period. nullopt: all are alike.
[[nodiscard]] std::optional<LayerKinds> readLayerKinds(ConfigFields &fields, int layers);
/// What takes attention's place: the gated delta rule, Kimi's, lightning attention, Mamba, short convolutions.
[[nodiscard]] StateLayers readStates(ConfigFields &fields, const TransformerShape &shape, const LayerKinds &kinds);
/// Layers without experts among `layers` that all have a feed-forward.
[[nodiscard]] int plainLayers(ConfigFields &fields, int layers);

} // namespace rig
