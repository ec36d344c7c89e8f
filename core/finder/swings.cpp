// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/find.h"

#include <algorithm>
#include <cmath>

namespace rig::finder {

namespace {

/// What the machine's parts are called when prices move: cards by their chip.
QStringList pricedParts(const Found &machine)
{
    QStringList parts;
    if (machine.ownedCards < machine.cards)
        parts << machine.chip->id;
    for (const Item &item : machine.document.build.items) {
        if (item.kind != Kind::Card && !item.owned && !parts.contains(item.part))
            parts << item.part;
    }
    return parts;
}

/// Chips that take no part in the machine and may do as much: only these can come in where they get cheaper.
QStringList rivals(const Answer &answer, Paces &paces, const Catalogue &catalogue)
{
    const Result<Stock> stock = stockFor(paces, catalogue);
    const Found &best = answer.machines.front();
    QStringList chips;
    if (!stock)
        return chips;
    const WallBounds walls(*stock, answer.question);
    const bool forMoney = answer.question.goal == Goal::SpeedForMoney;
    const double worth = best.spent().amount + double(stock->saleCents) / 100;
    for (std::size_t i = 0; i < stock->of(Slot::Cards).size(); ++i) {
        const Option &cards = stock->of(Slot::Cards)[i];
        const qint64 least = std::llround(double(cards.cents) * (1 - PriceSwingShare));
        Choice choice{};
        choice[std::size_t(Slot::Cards)] = static_cast<int>(i);
        const double most =
            worthOf(answer.question, *stock, cards.pace.most, walls.least(choice, bit(Slot::Cards)), least);
        const bool enough = forMoney ? most * worth > best.objective * double(least) / 100
                                     : most >= (1 - answer.question.same()) * best.objective;
        if (enough && cards.cents > 0 && cards.chip != best.chip && !chips.contains(cards.chip->id))
            chips << cards.chip->id;
    }
    return chips;
}

/// The same cards, and the same part of each kind.
bool isSameChoice(const Found &a, const Found &b)
{
    const auto partsOf = [](const Found &found) {
        QStringList parts;
        for (const Item &item : found.document.build.items)
            parts << item.part;
        parts.sort();
        return parts;
    };
    return partsOf(a) == partsOf(b);
}

} // namespace

Result<std::vector<PriceSwing>> priceSwings(const Answer &answer, const Catalogue &catalogue,
                                            const ModelLibrary &library, const SpeedModel &speeds,
                                            const FindOptions &options)
{
    std::vector<PriceSwing> swings;
    if (answer.machines.empty())
        return swings;
    Result<Paces> paces = Paces::of(answer.question, library, speeds);
    if (!paces)
        return tl::unexpected(paces.error());
    const FindOptions one = onlyBest(options);
    const auto look = [&](const QString &part, double factor) -> Result<void> {
        Question question = answer.question;
        question.priceFactors.insert(part, factor);
        const Result<Answer> found = find(question, catalogue, library, speeds, one);
        if (!found)
            return tl::unexpected(found.error());
        // One that was stopped is no answer.
        if (found->proof.proven && !found->machines.empty() &&
            !isSameChoice(found->machines.front(), answer.machines.front()))
            swings.push_back({part, factor, found->machines.front()});
        return {};
    };
    for (const QString &part : pricedParts(answer.machines.front())) {
        for (const double factor : {1 + PriceSwingShare, 1 - PriceSwingShare}) {
            if (const Result<void> looked = look(part, factor); !looked)
                return tl::unexpected(looked.error());
        }
    }
    for (const QString &chip : rivals(answer, *paces, catalogue)) {
        if (const Result<void> looked = look(chip, 1 - PriceSwingShare); !looked)
            return tl::unexpected(looked.error());
    }
    return swings;
}

} // namespace rig::finder
