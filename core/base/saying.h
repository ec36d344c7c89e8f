// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

namespace rig {

/// A text of a data file in the two languages of the program.
struct Saying
{
    QString english;
    QString chinese;

    /// In the language of QLocale(): Chinese where there is one, else English.
    [[nodiscard]] const QString &here() const;
    [[nodiscard]] bool isEmpty() const { return english.isEmpty(); }
    bool operator==(const Saying &) const = default;
};

enum class Wanted { Yes, No };

/// The texts of `key` and of `key` with "_zh" behind it. One language without the other is a complaint; so is neither
/// where the text is wanted.
[[nodiscard]] Saying readSaying(JsonReader &reader, QLatin1StringView key, Wanted wanted = Wanted::Yes);

} // namespace rig
