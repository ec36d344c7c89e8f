// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/machine.h"

#include <QStringList>

#include <vector>

namespace rig::ui {

/// "Card 2: GeForce RTX 3090", "Drive 1: 980 Pro"
[[nodiscard]] QString deviceName(const Device &device);
/// "PCI_E3", or "Riser 1, output 2" for a place on another item.
[[nodiscard]] QString placeText(const QString &connector, const Machine &machine);
/// The part's name without its vendor's in front.
[[nodiscard]] QString shortName(const Part &part);
/// The part's name; its id where the catalogue does not know it.
[[nodiscard]] QString partName(const Item &item, const Catalogue &catalogue);
/// "locked · limited to 280 W"; empty where nothing is to be said. That it is owned stands where its price would.
[[nodiscard]] QString marksOf(const Item &item);
/// What an item adds to the bill: "owned" for what costs nothing more, "no price known" where none is.
[[nodiscard]] QString priceText(const Item &item, const Catalogue &catalogue);

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

/// The connectors that take the device, each with the link that it would get there.
[[nodiscard]] std::vector<MoveOption> moveOptions(const Document &document, ItemId item, const Catalogue &catalogue);

/// The kinds in the order of the parts list.
[[nodiscard]] const std::vector<Kind> &listedKinds();
/// Kinds that few machines have: the list offers them behind one row.
[[nodiscard]] bool isSeldom(Kind kind);
/// Kinds of which an item can stand for several.
[[nodiscard]] bool isCounted(Kind kind);
/// Whether a machine may hold a further part of the kind.
[[nodiscard]] bool mayAdd(Kind kind, const Machine &machine, const Build &build);

} // namespace rig::ui
