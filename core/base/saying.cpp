// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/saying.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct SayingWords
{
    Q_DECLARE_TR_FUNCTIONS(SayingWords)
};

constexpr int LongestText = 2000;

} // namespace

const QString &Saying::here() const
{
    return QLocale().language() == QLocale::Chinese && !chinese.isEmpty() ? chinese : english;
}

Saying readSaying(JsonReader &reader, QLatin1StringView key, Wanted wanted)
{
    const QByteArray chineseKey = QByteArray(key.data(), key.size()) + "_zh";
    Saying saying;
    saying.english = wanted == Wanted::Yes ? reader.text(key, LongestText) : reader.textOr(key, {}, LongestText);
    saying.chinese = reader.textOr(QLatin1StringView(chineseKey), {}, LongestText);
    if (!saying.english.isEmpty() && saying.chinese.isEmpty())
        reader.complain(QLatin1StringView(chineseKey), SayingWords::tr("is missing: the text in Chinese."));
    return saying;
}

} // namespace rig
