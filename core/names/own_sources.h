// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/source.h"

#include <QString>

namespace rig::names {

/// Who a source is by where it says what we derived ourselves; its title is then a sentence, translated in this
/// context.
inline constexpr QLatin1StringView OwnPublisher{"Rigwright"};
inline constexpr const char *OwnSourcesContext = "OwnSources";

/// As it is printed; of a source of our own the sentence in the language of now.
[[nodiscard]] QString sourceTitle(const Source &source);

/// What ran while a power limit was measured is told in our own words, translated in this context.
inline constexpr const char *MeasuredWorkContext = "MeasuredWork";
[[nodiscard]] QString measuredWork(const QString &english);

} // namespace rig::names
