// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/detected.h"

namespace rig::words {

/// What the texts are of, in one sentence: "An ASUS … with an AMD Ryzen 9 7900X and 2 graphics cards."
[[nodiscard]] QString detectedAnswer(const reality::Detected &detected);
/// A card and its link: "GPU 0, NVIDIA GeForce RTX 3090 (01:00.0): 8 of 16 lanes, PCIe 1.0 of 4.0. The card is at rest:
/// …"
[[nodiscard]] QString detectedGpu(const reality::DetectedGpu &gpu);
/// What a link is, and whether it says anything: widths first, an idle speed told as such.
[[nodiscard]] QString detectedLink(const reality::DetectedLink &link, bool denied);
/// How sure it is that a name is a part of the catalogue; empty where it is sure.
[[nodiscard]] QString detectedCertainty(const reality::Recognised &recognised);
/// What the texts announce and do not have, a sentence each.
[[nodiscard]] QStringList detectedMissing(const reality::Detected &detected);

} // namespace rig::words
