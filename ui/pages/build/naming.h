// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/machine.h"

#include <QString>

#include <vector>

namespace rig::ui {

/// What an item adds to the bill: "owned" for what costs nothing more, "no price known" where none is.
[[nodiscard]] QString priceText(const Item &item, const Catalogue &catalogue);

/// A part's name where it may wrap: no line ends within "RTX 3090", and no short piece stands alone in the last one.
[[nodiscard]] QString wrappedName(const QString &name);

/// The kinds in the order of the parts list.
[[nodiscard]] const std::vector<Kind> &listedKinds();
/// Kinds that few machines have: the list offers them behind one row.
[[nodiscard]] bool isSeldom(Kind kind);
/// Kinds of which an item can stand for several.
[[nodiscard]] bool isCounted(Kind kind);
/// Whether a machine may hold a further part of the kind.
[[nodiscard]] bool mayAdd(Kind kind, const Machine &machine, const Build &build);

} // namespace rig::ui
