// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/title_text.h"

#include <QRegularExpression>
#include <QStringList>

namespace rig::ui {

/// Sentences that list parts: as heldText() and titleOfNames(), and no line ends within "2 × Crucial", "Define 7" at a
/// name's end, "X 1200W", "32 GiB (2x16)" or "RM850 (2019)".
[[nodiscard]] inline QString wholeNames(const QString &sentence)
{
    static const QRegularExpression beforeNumber(
        QStringLiteral("(?<=[A-Za-z0-9.]) (?=[0-9]{1,2}(?:\u2060?（|、| \\(|, )|[0-9]{3,4}W\\b|\\([0-9]+x[0-9]+\\)|"
                       "\\(20[0-9]{2}\\))"));
    return heldText(titleOfNames(sentence))
        .replace(QStringLiteral("× "), QStringLiteral("×\u00a0")) // before it titleText() does
        .replace(beforeNumber, QString(QChar::Nbsp));
}

[[nodiscard]] inline QStringList wholeNames(QStringList sentences)
{
    for (QString &sentence : sentences)
        sentence = wholeNames(sentence);
    return sentences;
}

} // namespace rig::ui
