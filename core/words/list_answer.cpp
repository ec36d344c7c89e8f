// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/list_answer.h"

#include "core/names/names.h"
#include "core/names/sentences.h"

#include <QCoreApplication>

namespace rig::words {

namespace {

struct ListWords
{
    Q_DECLARE_TR_FUNCTIONS(ListAnswer)
};

/// "FP32, highest first"
QString orderIn(const ListAnswer &answer)
{
    if (answer.date)
        return answer.largestFirst ? ListWords::tr("Newest first") : ListWords::tr("Oldest first");
    if (answer.price)
        return answer.largestFirst ? ListWords::tr("Dearest first") : ListWords::tr("Cheapest first");
    return answer.largestFirst ? ListWords::tr("%1, highest first", "figure").arg(answer.sortedBy)
                               : ListWords::tr("%1, lowest first", "figure").arg(answer.sortedBy);
}

} // namespace

QString listSentence(const ListAnswer &answer)
{
    const QString count = names::number(answer.found);
    const QString kind = names::kindsWithin(answer.kind);
    if (answer.found == 0)
        return ListWords::tr("Nothing fits", "search and filters");
    if (answer.sortedBy.isEmpty() || answer.text || answer.first.isEmpty())
        return answer.found == answer.total ? ListWords::tr("%1 %2", "number, kind of parts").arg(count, kind)
                                            : ListWords::tr("%1 of %2 %3", "number, all, kind of parts")
                                                  .arg(count, names::number(answer.total), kind);
    switch (answer.first.size()) {
    case 1:
        return ListWords::tr("%1: %2", "order, part").arg(orderIn(answer), answer.first[0]);
    case 2:
        return ListWords::tr("%1: %2, then %3", "order, parts").arg(orderIn(answer), answer.first[0], answer.first[1]);
    default:
        return ListWords::tr("%1: %2, then %3 and %4", "order, parts")
            .arg(orderIn(answer), answer.first[0], answer.first[1], answer.first[2]);
    }
}

QString listCount(const ListAnswer &answer)
{
    const QString shown = names::number(answer.found);
    const QString all = names::number(answer.total);
    const QString kind = names::kindsWithin(answer.kind);
    if (!answer.searchedInstead.isEmpty())
        return ListWords::tr("Nothing is called “%1”. Shown is what “%2” finds: %3 of %4 %5.", "…, kind of parts")
            .arg(answer.searched, answer.searchedInstead, shown, all, kind);
    if (answer.found == 0)
        return ListWords::tr("None of %1 %2 fits the search and the filters. “Clear” brings them back.",
                             "number, kind of parts")
            .arg(all, kind);
    if (answer.found == answer.total)
        return ListWords::tr("All %1 %2 are listed. A dash means that the figure is not known.",
                             "number, kind of parts")
            .arg(all, kind);
    return ListWords::tr("%1 of %2 %3. A dash means that the figure is not known.", "number, all, kind of parts")
        .arg(shown, all, kind);
}

} // namespace rig::words
