// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/question.h"
#include "core/catalogue/part.h"

namespace rig::advice {

enum class Support { Yes, OldVersions, Untested, No, NotKnown };

/// Whether a framework runs on a chip. NVIDIA: nearly all frameworks train there (document 001); cuDNN needs compute
/// capability 3.0 (document 002: Kepler), what is current begins with 7.5 (notes of CUDA 13.0, packages of PyTorch),
/// older chips need old versions; MXNet and Caffe as document 001 (2019) has them, so only of chips of that time. AMD:
/// PyTorch, TensorFlow and JAX on the Radeons that ROCm 10.1's data name (2026-10-05), and where the matrix of ROCm 6.3
/// lists the chip's gfx target (third-party support matrix, 2024-12-03; jax of ROCm); of RDNA 2 the later data have
/// professional cards alone. Intel: PyTorch where its page on Intel GPUs names the series (2026-09-29); Xeon Phi: no.
/// Any framework: the best of those that are known. Others are not known.
[[nodiscard]] Support supportOf(const Chip &chip, Framework framework);

} // namespace rig::advice
