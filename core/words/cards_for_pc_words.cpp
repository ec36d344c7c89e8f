// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/words/cards_for_pc.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

struct PcWords
{
    Q_DECLARE_TR_FUNCTIONS(PcWords)
};

QString linkText(const CardForPc &card)
{
    if (!card.width || !card.generation)
        return PcWords::tr("lanes not known");
    const QString link = u"PCIe %1.0 x%2"_s.arg(QString::number(*card.generation), QString::number(*card.width));
    if (!card.maxWidth || *card.width >= *card.maxWidth)
        return link;
    return PcWords::tr("%1 of x%2", "\"PCIe 4.0 x4\", lanes that the card could take")
        .arg(link, QString::number(*card.maxWidth));
}

/// "with a supply for $189: RM1000x"; empty where nothing else changes. A narrow row cuts the name, not the price.
QString changesText(const CardForPc &card)
{
    if (!card.newSupply || !card.changesCost)
        return {};
    return PcWords::tr("with a supply for %1: %2", "a larger supply in place of the old one: its price, its name")
        .arg(names::money(*card.changesCost), card.newSupply->name);
}

QString missingText(const std::vector<Kind> &missing)
{
    QStringList names;
    for (const Kind kind : missing)
        names << names::kindWithin(kind);
    return PcWords::tr("Still needed: %1.", "kinds of part")
        .arg(names.join(PcWords::tr(", ", "between the names of parts")));
}

QString nothingFits(const CardsForPc &answer)
{
    if (answer.tried == 0)
        return PcWords::tr("The catalogue has no card with a current price.");
    QStringList whys;
    for (std::size_t i = 0; i < std::min<std::size_t>(answer.keptOut.size(), 3); ++i) {
        const auto &[check, count] = answer.keptOut[i];
        whys << PcWords::tr("%1 (%2 of %3)", "what keeps cards out, how many of how many")
                    .arg(checkTitle(check.toStdString()), names::number(count), names::number(answer.tried));
    }
    return PcWords::tr("No card sold today fits this machine as it is: %1.")
        .arg(whys.join(PcWords::tr(", ", "between the names of parts")));
}

} // namespace

QString cardsForPc(const CardsForPc &answer)
{
    if (!answer.missing.empty())
        return missingText(answer.missing);
    if (answer.best.empty())
        return nothingFits(answer);
    const CardForPc &first = answer.best.front();
    const QString changes = changesText(first);
    if (!changes.isEmpty())
        return PcWords::tr("%1 fits best for the money: %2, %3 in %4, %5.",
                           "card, memory and price, link, connector, with which supply")
            .arg(names::shortName(*first.chip), memoryAndPrice(first), linkText(first), first.connector, changes);
    return PcWords::tr("%1 fits best for the money: %2, %3 in %4.", "card, memory and price, link, connector")
        .arg(names::shortName(*first.chip), memoryAndPrice(first), linkText(first), first.connector);
}

QString cardForPc(const CardForPc &card)
{
    QStringList texts{PcWords::tr("%1 in %2", "link, connector").arg(linkText(card), card.connector)};
    if (const QString changes = changesText(card); !changes.isEmpty())
        texts << changes;
    if (card.limits > 0)
        texts << PcWords::tr("brings %n limit(s)", nullptr, card.limits);
    if (card.notChecked > 0)
        texts << PcWords::tr("%n thing(s) not known", "that decide whether the card goes in", card.notChecked);
    return texts.join(u" · "_s);
}

QString memoryAndPrice(const CardForPc &card)
{
    const QString memory = card.chip->memory ? PcWords::tr("%1 GB").arg(names::number(card.chip->memory->value()))
                                             : PcWords::tr("memory not known");
    if (!card.price)
        return memory;
    const QString money = names::money(card.price->money);
    return card.price->price.condition == Condition::Used
               ? PcWords::tr("%1 for %2 used", "memory, price").arg(memory, money)
               : PcWords::tr("%1 for %2", "memory, price").arg(memory, money);
}

} // namespace rig::words
