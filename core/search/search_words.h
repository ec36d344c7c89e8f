// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"

#include <string>
#include <vector>

namespace rig {

/// What stands in the search text of every part of a kind, and is never typed.
[[nodiscard]] std::string kindMark(Kind kind);

/// What a word of the dictionary means, folded: any of these will do. Empty when it is no such word. "显卡" → the marks
/// of cards and GPUs, "腱核" → "tensorcore", "fe" → "foundersedition".
[[nodiscard]] std::vector<std::string> meaningsOf(const std::string &foldedWord);

/// Chinese is written without spaces: "华硕主板" → "华硕", "主板". A word without words of the dictionary stays whole.
[[nodiscard]] QStringList cutAtKnownWords(const QString &word);

} // namespace rig
