// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/edit.h"
#include "core/catalogue/catalogue.h"

namespace rig {

/// What an edit asks of the owner: free are moves, settings, swaps and other plugs; bought is what can be bought beside
/// the machine, and a limit costs speed as well; rebuilt is a machine with another board, processor, card or sort of
/// case, which was chosen on purpose.
enum class Effort { Free, Bought, Rebuilt };
[[nodiscard]] Effort effortOf(const Edit &edit, const Document &document, const Catalogue &catalogue);

/// The item whose part an edit exchanges; null where it exchanges none.
[[nodiscard]] const Item *replacedItem(const Edit &edit, const Document &document);

} // namespace rig
