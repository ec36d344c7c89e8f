// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig::reality {

/// An id for what the catalogue lacks: "own-nvidia-quadro-rtx-3000".
[[nodiscard]] QString ownId(const QString &name);

/// A part of which no more is known than its name and maker; it lives in the file of its machine.
template <class T> [[nodiscard]] std::shared_ptr<T> ownPart(const QString &name, const QString &vendor)
{
    auto part = std::make_shared<T>();
    part->id = ownId(name);
    part->name = name;
    part->vendor = vendor;
    part->origin = Origin::File;
    return part;
}

/// A card of which only the chip is known, and its maker or not (empty).
[[nodiscard]] std::shared_ptr<Card> ownCardOf(const Part &chip, const QString &maker);

/// The part with this id of `catalogue`; where it has none, `part` is added and is it. A figure that no such part can
/// have is not known: what was read is damaged, and a file with it would not open.
PartHandle knownIn(Catalogue &catalogue, const std::shared_ptr<Part> &part);

} // namespace rig::reality
