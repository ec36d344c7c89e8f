// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/fields.h"

namespace rig::ui {

/// "225 W": a value with its unit; "not known" where it is not.
[[nodiscard]] QString figureWithUnit(const QString &key, const Value &value);

/// Where a figure names other parts by their ids ("gpu", "gpus"), their names as far as the catalogue knows them.
[[nodiscard]] Value withPartNames(const QString &key, const Value &value, const Catalogue &catalogue);

/// A value as one types it: "24", "yes", "2020-09-24", "ATX, mATX", "2 pcie-8, 1 eps-8". Empty: not known.
[[nodiscard]] QString asTyped(const Value &value);

/// What was typed, read as a value of the figure; empty text is "not known". A failure says in a sentence what the
/// figure may be: the range is that of the field.
[[nodiscard]] Result<Value> fromTyped(const Field &field, const QString &text);

/// Several texts in one line, and back: apart by commas, by semicolons where one of them has a comma in it
/// ("2 × 960 GB, mirrored; 4 × 3.84 TB").
[[nodiscard]] QString joinedTexts(const QStringList &texts);
[[nodiscard]] QStringList cutTexts(const QString &line);

} // namespace rig::ui
