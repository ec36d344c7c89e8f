// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/chips_named.h"

#include "core/names/names.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

constexpr std::size_t MostNamed = 4;

using Parts = std::vector<PartHandle>;

QStringList wordsOf(const PartHandle &chip) { return names::shortName(*chip).toLower().split(u' '); }

/// Those for which it is so, where it is so for any.
template <typename Is> void narrow(Parts &found, Is is)
{
    Parts kept;
    std::copy_if(found.begin(), found.end(), std::back_inserter(kept), is);
    if (!kept.empty())
        found = std::move(kept);
}

/// What a name has right before (−1) or behind (1) the number; empty: nothing.
QString beside(const PartHandle &chip, const QString &number, int step)
{
    const QStringList words = wordsOf(chip);
    return words.value(words.indexOf(number) + step);
}

} // namespace

std::vector<PartHandle> chipsNamedIn(const QString &question, const Catalogue &catalogue)
{
    static const QRegularExpression model(u"^(?=.*\\d)[a-z]*\\d{2,4}[a-z]*$"_s);
    static const QRegularExpression marks(u"[^a-z0-9.]"_s);
    QStringList words;
    for (const QString &word : question.toLower().split(u' ', Qt::SkipEmptyParts))
        words << QString(word).remove(marks);
    Parts named;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString number = QString(words[i]).remove(QRegularExpression(u"\\.$"_s)); // the end of a sentence
        if (!model.match(number).hasMatch())
            continue;
        Parts found;
        for (const PartHandle &chip : catalogue.parts(Kind::Gpu)) {
            if (wordsOf(chip).contains(number))
                found.push_back(chip);
        }
        const QString before = words.value(i - 1);
        const QString behind = words.value(i + 1);
        narrow(found, [&](const PartHandle &chip) { return beside(chip, number, -1) == before; });
        // “1080 Ti” is that one; 1080 alone, or before another word, is the one whose name ends with it.
        const bool isLonger = std::any_of(found.begin(), found.end(), [&](const PartHandle &chip) {
            return !behind.isEmpty() && beside(chip, number, 1) == behind;
        });
        narrow(found,
               [&](const PartHandle &chip) { return beside(chip, number, 1) == (isLonger ? behind : QString()); });
        if (found.size() > MostNamed)
            continue;
        for (const PartHandle &chip : found) {
            if (std::find(named.begin(), named.end(), chip) == named.end())
                named.push_back(chip);
        }
    }
    return named;
}

} // namespace rig
