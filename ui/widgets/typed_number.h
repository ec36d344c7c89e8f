// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace rig::ui {

/// A number as the language writes it, or as programs do; nullopt for anything else, infinity and NaN among it.
[[nodiscard]] std::optional<double> typedNumber(const QString &text);

} // namespace rig::ui
