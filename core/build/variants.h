// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"

namespace rig {

/// A to F: more would not stand side by side.
inline constexpr int MostVariants = 6;

/// "A", "B", …: the names that variants can have, in their order.
[[nodiscard]] const QStringList &variantLetters();

/// Names of all variants, the present one among them, in their order; empty where there is but one machine.
[[nodiscard]] QStringList variantNames(const Document &document);
[[nodiscard]] bool mayAddVariant(const Document &document);
/// The machine of this name; null where there is none.
[[nodiscard]] const Build *variantBuild(const Document &document, const QString &name);

/// What AddVariant, ShowVariant and RemoveVariant make of a document; unchanged where they cannot.
[[nodiscard]] Document withVariantAdded(Document document);
[[nodiscard]] Document withVariantShown(Document document, const QString &name);
[[nodiscard]] Document withoutVariant(Document document, const QString &name);

} // namespace rig
