// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/guide/topics.h"

namespace rig::guide {

/// A word of the field.
struct Word
{
    QString id, term, text;
    QStringList also;     ///< other names, those of other languages among them
    QString figure;       ///< key of the catalogue's figure that it is about; empty: none
    QStringList explains; ///< keys of the figures beside whose names it is offered
    QString topic;        ///< id of a topic that tells more; empty: none
    std::vector<Source> sources;
};

/// Those that come with the program, in the language.
[[nodiscard]] Result<std::vector<Word>> shippedWords(const QString &language = guide::language());
/// The words that bear what was typed in one of their names: those that begin with it first.
[[nodiscard]] std::vector<const Word *> wordsFor(const QString &typed, const std::vector<Word> &words);
/// Null where there is none.
[[nodiscard]] const Word *wordCalled(const QString &id, const std::vector<Word> &words);
/// The word that explains a figure ("tdp_w", "l2_kib"); null where there is none.
[[nodiscard]] const Word *wordOfFigure(const QString &figure, const std::vector<Word> &words);

} // namespace rig::guide
