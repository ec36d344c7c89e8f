// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/left_out.h"

#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig {

namespace {

constexpr std::size_t MostSentences = 20;

/// The context in which these sentences have always been translated.
struct StoreWords
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

QString sentenceOf(const RowLeftOut &row)
{
    switch (row.what) {
    case RowLeftOut::What::Unread:
        return row.why;
    case RowLeftOut::What::Source:
        return StoreWords::tr("The source %1 of your own parts cannot be read; its name alone is kept.", "id")
            .arg(row.of);
    case RowLeftOut::What::Part:
        return StoreWords::tr("Your own part %1 cannot be read and is left out. %2", "id, what is wrong")
            .arg(row.of, row.why);
    case RowLeftOut::What::PartNamedOther:
        return StoreWords::tr("Your own part %1 cannot be read and is left out: it calls itself %2.", "ids")
            .arg(row.of, row.other);
    case RowLeftOut::What::OwnPrice:
        return StoreWords::tr("Your own price of %1 cannot be read and is left out.", "id").arg(row.of);
    case RowLeftOut::What::ImportedPrice:
        return StoreWords::tr("An imported price of %1 cannot be read and is left out.", "id").arg(row.of);
    case RowLeftOut::What::Figure:
        return StoreWords::tr("Your figure \"%1\" of %2 is left out. %3", "figure, part, what is wrong")
            .arg(names::figureName(row.other), row.of, row.why);
    case RowLeftOut::What::UnreadableFigure:
        return StoreWords::tr("Your figure \"%1\" of %2 cannot be read and is left out.", "figure, part")
            .arg(row.other, row.of);
    case RowLeftOut::What::Rate:
        return StoreWords::tr("Your own rate of %1 cannot be read and is left out. %2", "currency, what is wrong")
            .arg(row.of, row.why);
    }
    return {};
}

} // namespace

QStringList leftOutSentences(const std::vector<RowLeftOut> &leftOut)
{
    QStringList sentences;
    const std::size_t told = std::min(leftOut.size(), MostSentences);
    for (std::size_t i = 0; i < told; ++i)
        sentences << sentenceOf(leftOut[i]);
    if (leftOut.size() > told)
        sentences << StoreWords::tr("%n more entries of your store are left out.", nullptr,
                                    static_cast<int>(leftOut.size() - told));
    return sentences;
}

} // namespace rig
