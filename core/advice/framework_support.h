// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/question.h"
#include "core/catalogue/part.h"

namespace rig::advice {

enum class Support { Yes, OldVersions, Untested, No, NotKnown };

/// Whether a framework runs on a chip, by the guide's table of compatibility. NVIDIA: what is current, needs old
/// versions or runs nothing is what softwareFor() says; TensorFlow's newest release is not promised on chips that its
/// CUDA does not know yet (reports of 2025-10 and 2026-03: tensorflow issues 101746 and 111958); MXNet and Caffe as
/// document 001 (2019) has them, so only of chips of that time. AMD: PyTorch, TensorFlow and JAX where the newest
/// matrix of ROCm that was read names the model or its target. Intel: PyTorch where its page on Intel GPUs names the
/// series (2026-09-29); Xeon Phi: no. Any framework: the best of those that are known. Others are not known.
[[nodiscard]] Support supportOf(const Chip &chip, Framework framework);

} // namespace rig::advice
