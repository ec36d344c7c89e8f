// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/seen.h"

namespace rig::reality {

/// What the readers of nvidia-smi share; it stands in read_nvidia_query.cpp.

/// A GPU of NVIDIA of which no more is known than where it stands in a text.
[[nodiscard]] SeenDevice nvidiaDevice(Evidence evidence);
/// "0x233010DE", "27B010DE": device and vendor in one number; what is none leaves both as they are.
void takeDeviceId(QStringView value, std::optional<int> &vendor, std::optional<int> &device);
/// "Enabled", "Disabled"; all else is not known.
void takeMigMode(SeenMig &mig, QStringView value, Evidence evidence);
/// "PCIe Generation", "max_link_gen" → "pciegeneration", "maxlinkgen".
[[nodiscard]] QString bare(QStringView key);

} // namespace rig::reality
