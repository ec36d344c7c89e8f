// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/guide/checklist.h"
#include "core/guide/compatibility.h"

namespace rig::guide {

// Lines of a shell, as the makers' pages have them; the topics of the guide name the sources.

/// NVIDIA's repository for the systems that take .deb; ends with a new line.
[[nodiscard]] QString debianRepository(Platform system);
/// An environment whose Python is within these versions ("3.10"; empty: any): of the system's own, else of one that uv
/// fetches. Ends with a new line.
[[nodiscard]] QString environmentFor(Platform system, const QString &pythonMin, const QString &pythonMax);
/// Docker and NVIDIA's toolkit for it, for the systems that take .deb.
[[nodiscard]] QString containerLines();
/// gpu-burn, compiled as code that the driver finishes for each chip: what the oldest card takes, all take. CUDA 13
/// compiles for nothing before Turing; the image's own default, 11.8, for Kepler to Hopper.
[[nodiscard]] QString burnInContainer(Capability oldest, bool isBeforeTuring);
[[nodiscard]] QString burnWithToolkit(Capability oldest);

} // namespace rig::guide
