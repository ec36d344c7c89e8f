// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/edit.h"
#include "core/catalogue/catalogue.h"

namespace rig {

/// The connector in which a device gets the best link without making anything worse; empty when none is free, or when
/// it, or another that works now, would go dark.
[[nodiscard]] QString bestConnector(const Document &document, ItemId item, const Catalogue &catalogue);

/// The edit that puts all devices that are not locked into their best places (see bestPlacement()); nullopt where they
/// stand there already, and where it would not be better for sure: it spoils nothing (spoils()), takes no lanes but
/// from a device that needs them less, and it has a reason (whyWorse()). Where the best arrangement is not shown to be
/// better, the cards that a bridge joins are left where they stand, then the drives as well.
[[nodiscard]] std::optional<PlaceDevices> bestPlaces(const Document &document, const Catalogue &catalogue);

/// Another part in the place of an item's; for a board with the best places of all devices on it.
[[nodiscard]] ReplacePart replacementOf(const Document &document, ItemId item, const QString &part,
                                        const Catalogue &catalogue);

} // namespace rig
