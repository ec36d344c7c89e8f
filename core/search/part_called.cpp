// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/part_called.h"

#include "core/search/part_search.h"

#include <algorithm>

namespace rig {

namespace {

/// A mended word may not become another number: an "RTX 2081" is no RTX 2080, and what bears no number is too vague.
bool bearsTheNumbersOf(const QString &typed, const Part &part)
{
    const QStringList names = QStringList{part.id, part.name} + part.aliases;
    QString digits;
    bool any = false;
    for (const QChar letter : typed + u' ') {
        if (letter.isDigit()) {
            digits += letter;
        } else if (!digits.isEmpty()) {
            if (std::none_of(names.begin(), names.end(), [&](const QString &name) { return name.contains(digits); }))
                return false;
            digits.clear();
            any = true;
        }
    }
    return any;
}

} // namespace

PartHandle partCalled(const QString &typed, Kind kind, const Catalogue &catalogue)
{
    const std::string wanted = folded(typed);
    PartHandle called;
    for (const PartHandle &part : catalogue.parts(kind)) {
        const auto isIt = [&](const QString &name) { return folded(name) == wanted; };
        if (isIt(part->id) || isIt(part->name))
            return part;
        if (!called && std::any_of(part->aliases.begin(), part->aliases.end(), isIt))
            called = part;
    }
    if (called)
        return called;
    const SearchTexts texts(catalogue, kind);
    const SearchQuery query = texts.forgiving(SearchQuery(typed));
    if (query.isEmpty() || texts.countOf(query) != 1)
        return nullptr;
    for (std::size_t i = 0; i < texts.texts().size(); ++i) {
        const PartHandle &part = catalogue.parts(kind)[i];
        if (query.matches(texts.texts()[i]))
            return bearsTheNumbersOf(typed, *part) ? part : nullptr;
    }
    return nullptr;
}

} // namespace rig
