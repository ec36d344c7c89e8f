// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/chips_named.h"

#include "core/names/names.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

constexpr std::size_t MostNamed = 4;

std::vector<PartHandle> chipsNamedIn(const QString &question, const Catalogue &catalogue)
{
    static const QRegularExpression model(u"^(?=.*\\d)[A-Za-z]*\\d{2,4}[A-Za-z]*$"_s);
    static const QRegularExpression marks(u"[^A-Za-z0-9]"_s);
    std::vector<PartHandle> named;
    for (const QString &word : question.split(u' ', Qt::SkipEmptyParts)) {
        const QString number = QString(word).remove(marks);
        if (!model.match(number).hasMatch() || word.contains(u'.'))
            continue;
        std::vector<PartHandle> found;
        for (const PartHandle &chip : catalogue.parts(Kind::Gpu)) {
            if (names::shortName(*chip).split(u' ').contains(number, Qt::CaseInsensitive))
                found.push_back(chip);
        }
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
