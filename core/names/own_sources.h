// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/source.h"

#include <QString>

namespace rig::names {

/// Who a source is by where it says what we derived ourselves; its title is then a sentence, translated in this
/// context.
inline constexpr QLatin1StringView OwnPublisher{"Rigwright"};
inline constexpr const char *OwnSourcesContext = "OwnSources";

/// Whether the title of a source by `publisher` is in our words: what we derived ourselves, be it after somebody else's
/// figures, and what somebody without a name collected, which has no title of its own.
[[nodiscard]] bool hasOwnTitle(const QString &publisher);

/// As it is printed; of a source of our own the sentence in the language of now.
[[nodiscard]] QString sourceTitle(const Source &source);

/// Who a source is by: names stay as they are, what the catalogue says in words of our own is in the language of now.
[[nodiscard]] QString publisherName(const Source &source);
/// The same of its licence.
[[nodiscard]] QString licenceName(const Source &source);

/// What ran while a power limit was measured is told in our own words, translated in this context.
inline constexpr const char *MeasuredWorkContext = "MeasuredWork";
[[nodiscard]] QString measuredWork(const QString &english);

} // namespace rig::names
