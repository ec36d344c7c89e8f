// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/card_standing.h"
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

/// "PCIe 3.0 x4 of x16 in PCI_E3: 3.9 of 31.5 GB/s": what a narrow link leaves of the card's own.
QString placeText(const CardForPc &card)
{
    const QString place = PcWords::tr("%1 in %2", "link, connector").arg(linkText(card), card.connector);
    const bool less = card.width && card.maxWidth && *card.width < *card.maxWidth;
    if (!less || !card.bandwidth || !card.fullBandwidth || *card.bandwidth >= *card.fullBandwidth)
        return place;
    return PcWords::tr("%1: %2 of %3 GB/s", "link and connector, bandwidth, the card's own bandwidth")
        .arg(place, names::number(card.bandwidth->value(), 1), names::number(card.fullBandwidth->value(), 1));
}

/// "with a supply for $189: RM1000x"; empty where nothing else changes. A narrow row cuts the name, not the price.
QString changesText(const CardForPc &card)
{
    if (!card.newSupply || !card.changesCost)
        return {};
    return PcWords::tr("with a supply for %1: %2", "a larger supply in place of the old one: its price, its name")
        .arg(names::money(*card.changesCost), card.newSupply->name);
}

/// "24 GB for $781 used and a supply for $158": what the card costs with all that it needs.
QString allIn(const CardForPc &card)
{
    if (!card.newSupply || !card.changesCost)
        return memoryAndPrice(card);
    return PcWords::tr("%1 and a supply for %2", "memory and price of a card, price of a larger supply")
        .arg(memoryAndPrice(card), names::money(*card.changesCost));
}

/// The titles of the checks that are left open, three at most.
QString notKnownText(const CardForPc &card)
{
    QStringList titles;
    for (const QString &check : card.notKnown) {
        if (titles.size() < 3)
            titles << checkTitle(check.toStdString());
    }
    return PcWords::tr("It is not known whether it goes in: %1.", "titles of checks")
        .arg(titles.join(PcWords::tr(", ", "between the names of parts")));
}

/// What one should know of the first, each a sentence.
QStringList cautionsOf(const CardForPc &card)
{
    QStringList sentences;
    if (!card.apartFrom.isEmpty())
        sentences << PcWords::tr("It cannot work together with the %1 in one job.", "a card of the machine")
                         .arg(card.apartFrom);
    if (!card.notKnown.empty())
        sentences << notKnownText(card);
    return sentences;
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
    const QString name = names::shortName(*first.chip);
    QStringList sentences;
    // Where nothing better goes in, no one says that it is the best for the money.
    if (first.place == CardForPc::Place::Dear)
        sentences << PcWords::tr("No card at a usual price goes in; of the dearer ones %1 is the best: %2.",
                                 "card, memory and price")
                         .arg(name, allIn(first));
    else if (!first.apartFrom.isEmpty())
        sentences << PcWords::tr("%1 goes in: %2.", "card, memory and price").arg(name, allIn(first));
    else
        sentences << PcWords::tr("%1 fits best for the money: %2.", "card, memory and price").arg(name, allIn(first));
    return names::afterEachOther(sentences + cautionsOf(first));
}

QStringList linesForPc(const CardForPc &card)
{
    QStringList texts;
    if (!card.apartFrom.isEmpty())
        texts << PcWords::tr("not in one job with the %1", "a card of the machine").arg(card.apartFrom);
    texts << placeText(card);
    if (card.limits > 0)
        texts << PcWords::tr("brings %n limit(s)", nullptr, card.limits);
    if (!card.notKnown.empty())
        texts << PcWords::tr("%n thing(s) not known", "that decide whether the card goes in",
                             static_cast<int>(card.notKnown.size()));
    if (card.place == CardForPc::Place::Dear)
        texts << PcWords::tr("dear for this machine");
    if (const QString care = advice::careFor(*card.chip); card.place == CardForPc::Place::Second && !care.isEmpty())
        texts << care;
    QStringList lines{texts.join(u" · "_s)};
    if (const QString changes = changesText(card); !changes.isEmpty())
        lines << changes;
    return lines;
}

QString cardForPc(const CardForPc &card) { return linesForPc(card).join(u" · "_s); }

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
