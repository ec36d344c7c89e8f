// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/detected.h"

#include <functional>

namespace rig::db {

/// What the running machine says of itself, as the texts that core/reality reads. Judges nothing, needs no root, asks
/// no network; a tool that is not there or does not answer in time is left out. On Linux from /sys and /proc, and from
/// lspci and nvidia-smi where they are; elsewhere from nvidia-smi alone. `stopped` is asked ten times a second while a
/// tool runs: once it says so, no further one is asked.
[[nodiscard]] std::vector<reality::NamedText> probeMachine(const std::function<bool()> &stopped = {});

/// The same without running any program.
[[nodiscard]] std::vector<reality::NamedText> probeFiles();

} // namespace rig::db
