// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/sentences.h"

#include "core/names/names.h"

namespace rig::names {

QString afterEachOther(const QStringList &sentences)
{
    static const QString endings = QStringLiteral("。！？；：");
    QString text;
    for (const QString &sentence : sentences) {
        if (!text.isEmpty() && !sentence.isEmpty() && !endings.contains(text.back()))
            text += u' ';
        text += sentence;
    }
    return text;
}

QString kindsWithin(Kind kind)
{
    QString name = kindPlural(kind);
    // "GPUs" stay: what is no abbreviation has a small second letter.
    if (name.size() > 1 && name[1].isLower())
        name[0] = name[0].toLower();
    return name;
}

} // namespace rig::names
