// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/title_text.h"

#include <QStringList>

namespace rig::ui {

/// Sentences that list parts: as heldText() and titleOfNames(), and no line ends within "2 × Crucial".
[[nodiscard]] inline QString wholeNames(const QString &sentence)
{
    return heldText(titleOfNames(sentence))
        .replace(QStringLiteral("× "), QStringLiteral("×\u00a0")); // before it titleText() does
}

[[nodiscard]] inline QStringList wholeNames(QStringList sentences)
{
    for (QString &sentence : sentences)
        sentence = wholeNames(sentence);
    return sentences;
}

} // namespace rig::ui
