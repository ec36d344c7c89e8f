// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/state_layers.h"

namespace rig {

StateLayers deltaRuleLayers(int count, double hidden, const DeltaRule &rule)
{
    const double values = rule.heads * rule.dim;
    const double mixed = 2 * rule.keyHeads * rule.keyDim + values;
    StateLayers layers;
    layers.count = count;
    // Queries, keys, values and gate; two numbers a head; the convolution; decay and step; the norm; the way out.
    layers.parameters =
        hidden * (mixed + values + 2 * rule.heads) + mixed * rule.kernel + 2 * rule.heads + rule.dim + values * hidden;
    layers.bytes = 4 * values * rule.keyDim + 2 * mixed * (rule.kernel - 1);
    return layers;
}

StateLayers mambaLayers(int count, double hidden, const Mamba &mamba)
{
    StateLayers layers;
    layers.count = count;
    const double inner = mamba.inner;
    if (mamba.heads > 0) {
        const double mixed = inner + 2 * mamba.groups * mamba.state;
        layers.parameters = hidden * (inner + mixed + mamba.heads) + mixed * (mamba.kernel + 1) + 3 * mamba.heads +
                            inner + inner * hidden;
        layers.bytes = 4 * inner * mamba.state + 2 * mixed * (mamba.kernel - 1);
        return layers;
    }
    layers.parameters = hidden * 2 * inner + inner * (mamba.kernel + 1) + inner * (mamba.rank + 2 * mamba.state) +
                        inner * (mamba.rank + 1) + inner * (mamba.state + 1) + inner * hidden + mamba.rank +
                        2 * mamba.state;
    layers.bytes = 4 * inner * mamba.state + 2 * inner * (mamba.kernel - 1);
    return layers;
}

} // namespace rig
