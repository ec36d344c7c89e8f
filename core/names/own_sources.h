// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/source.h"

namespace rig::names {

/// Who a source is by where it says what we derived ourselves; its title is then a sentence, translated in this
/// context.
inline constexpr QLatin1StringView OwnPublisher{"Rigwright"};
inline constexpr const char *OwnSourcesContext = "OwnSources";

/// As it is printed; of a source of our own the sentence in the language of now.
[[nodiscard]] QString sourceTitle(const Source &source);

} // namespace rig::names
