// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/transformer.h"

#include <QJsonObject>

namespace rig {

/// How a config.json says that its weights are stored, where it is not in 16 bits: `quantization_config` of FP8, GPTQ,
/// AWQ, bitsandbytes, MXFP4, compressed-tensors and NVIDIA's modelopt, with what they leave alone. What is not
/// understood is named in the shape's `notRead`.
void readStored(const QJsonObject &quantisation, TransformerShape &shape);

} // namespace rig
