// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace rig {

/// A number that somebody typed: as the language writes it ("1.234,5" in German), else as programs do ("1234.5"). What
/// both could read is the language's: it is how the form showed the figure. nullopt for anything else, infinity and NaN
/// among it; blanks around it do not count.
[[nodiscard]] std::optional<double> typedNumber(const QString &text);

} // namespace rig
