// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/edit.h"
#include "core/catalogue/catalogue.h"

namespace rig {

/// The connector in which a device gets the best link without making anything worse; empty when none is free.
[[nodiscard]] QString bestConnector(const Document &document, ItemId item, const Catalogue &catalogue);

/// The edit that puts all devices that are not locked into their best places (see bestPlacement()); nullopt where they
/// stand there already.
[[nodiscard]] std::optional<PlaceDevices> bestPlaces(const Document &document, const Catalogue &catalogue);

/// Another part in the place of an item's; for a board with the best places of all devices on it.
[[nodiscard]] ReplacePart replacementOf(const Document &document, ItemId item, const QString &part,
                                        const Catalogue &catalogue);

} // namespace rig
