// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixes/suggest.h"

#include <QString>

#include <optional>

namespace rig::ui {

/// What a part is chosen for: a further item of a kind, or the place of one that is there.
struct Opening
{
    Kind kind = Kind::Card;
    ItemId replaces = 0; ///< 0: adds one
    bool alike = false;  ///< with it, all others of the same part

    bool operator==(const Opening &) const = default;
};

/// One more of what an item is: a piece more of what is counted, else another item in the best free place.
[[nodiscard]] Edit duplicateOf(ItemId item, const Document &document, const Catalogue &catalogue);

/// What choosing a part would do.
struct Preview
{
    Edit edit;
    Effect effect;
    /// What speaks against it: a blocker that is not there without the part, or is less without it.
    std::optional<Finding> blocker;
};

/// The edit that choosing `part` makes; a card or a drive goes into the connector that suits it best.
[[nodiscard]] Edit choosing(const QString &part, const Opening &opening, bool owned, const Document &document,
                            const Catalogue &catalogue);
/// The edits that the user's choice makes, as one step: the above, and on the first board of a machine the places of
/// the devices that were chosen before it.
[[nodiscard]] std::vector<Edit> editsToChoose(const QString &part, const Opening &opening, bool owned,
                                              const Document &document, const Catalogue &catalogue);
/// With the item that is replaced, those that are replaced too: all others of the same part where they are meant.
[[nodiscard]] std::vector<ItemId> othersAlike(const Opening &opening, const Document &document);
/// Tries the part on the whole machine; pure, some ten assessments for a card.
[[nodiscard]] Preview previewOf(const QString &part, const Opening &opening, const Document &document,
                                const Catalogue &catalogue);
/// The sentence of a preview's blocker, made with the machine as it would be.
[[nodiscard]] QString reasonAgainst(const Preview &preview, const Document &document, const Catalogue &catalogue);
/// The figures by which one chooses among parts of a kind, in a line: "24 GiB · 350 W · 313 mm".
[[nodiscard]] QString keyFigures(const Part &part, const Catalogue &catalogue);

} // namespace rig::ui
