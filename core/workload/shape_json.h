// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/transformer.h"

#include <QJsonObject>

namespace rig {

/// Under what a machine's file keeps a shape in the place of a model's config.json: that of a file with weights, which
/// lies where it was read.
inline constexpr QLatin1StringView ShapeKey{"rigwright_shape"};
/// Where a config.json says what the model is called.
inline constexpr QLatin1StringView ModelNameKey{"_name_or_path"};

/// A shape whose weights are as a file stores them (`shape.file`), with all that a need is reckoned from.
[[nodiscard]] QJsonObject shapeAsJson(const TransformerShape &shape);
/// The same back. A failure names the key and says what is wrong: a number out of its range, a shape that cannot be.
[[nodiscard]] Result<TransformerShape> shapeFromJson(const QJsonObject &object);

} // namespace rig
