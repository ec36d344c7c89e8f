// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/machine.h"

#include <QStringList>

#include <vector>

namespace rig::words {

/// A connector to which a device can be moved.
struct MoveOption
{
    QString connector;
    QString text; ///< "PCI_E3: PCIe 4.0 x8, changes places with card 1"
    bool current = false;
    QString link{};      ///< "PCIe 4.0 x8 · 15.8 GB/s"; empty: it would train no lanes of its own
    QString swapsWith{}; ///< "Card 1", which would take its place, with its link if that would be another; empty: none
    QStringList changes{}; ///< "Card 2: PCIe 5.0 x16 → x8": the links of all others that would be others
};

/// The connectors that take the device, each with the link that it would get there; none without a board, or where the
/// item is no device.
[[nodiscard]] std::vector<MoveOption> moveOptions(const Document &document, ItemId item, const Catalogue &catalogue);

} // namespace rig::words
