// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <vector>

namespace rig {

/// A text of a data file, which holds it in English. Its translations stand in the translation files of the program,
/// with the file's base name as their context, so that a language is one file.
struct Saying
{
    QByteArray context; ///< "profile-000"
    QString english;

    /// In the language of the installed translators; English where they do not know it.
    [[nodiscard]] QString here() const;
    [[nodiscard]] bool isEmpty() const { return english.isEmpty(); }
    bool operator==(const Saying &) const = default;
};

enum class Wanted { Yes, No };

/// The text at `key`, which must be one that sayingsIn() finds. Without it there is a complaint where it is wanted.
[[nodiscard]] Saying readSaying(JsonReader &reader, QLatin1StringView key, Wanted wanted = Wanted::Yes);
/// The list of texts at `key`; without it an empty one.
[[nodiscard]] std::vector<Saying> readSayings(JsonReader &reader, QLatin1StringView key);

/// The context of a data file's texts: its name without folder and ending.
[[nodiscard]] QByteArray sayingContext(const QString &file);
/// Each text of a data file that is translated, once, whoever reads it. Not among them: titles of sources and names of
/// models, tasks and offers, which are names in every language.
[[nodiscard]] QStringList sayingsIn(const QJsonObject &file);

} // namespace rig
