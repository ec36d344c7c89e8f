// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/discontinued.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::checks::discontinued {

namespace {

/// A dated price of a new piece in the market, or what the user says that a new one costs him.
bool isOffered(const Part &part)
{
    return std::any_of(part.prices.begin(), part.prices.end(), [](const Price &price) {
        return price.condition == Condition::New &&
               ((price.basis == PriceBasis::Market && price.date.isValid()) || price.source == NoSource);
    });
}

using Items = QVarLengthArray<ItemId, 4>;

void check(const Items &items, const Figure<QString> &availability, bool offered, std::vector<Finding> &findings)
{
    if (items.isEmpty() || (availability && *availability != "discontinued"_L1) || (!availability && offered))
        return;
    if (!availability) {
        findings.push_back(unknown(Id, items.front(), "availability"));
        return;
    }
    Finding finding = begin(Id, Severity::Note);
    sayOf(finding, items);
    findings.push_back(std::move(finding));
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Machine &machine = situation.machine;
    for (const auto &processor : machine.processors) {
        if (!processor.owned)
            check({processor.item}, processor.part->availability, isOffered(*processor.part), findings);
    }
    for (const CardGroup &group : cardGroups(machine)) {
        Items toBuy;
        std::copy_if(group.items.begin(), group.items.end(), std::back_inserter(toBuy),
                     [&](ItemId item) { return !machine.device(item)->owned; });
        const Card &card = *group.first->card;
        const Chip *chip = group.first->chip.get();
        check(toBuy, chip ? chip->availability : Figure<QString>(), isOffered(card) || (chip && isOffered(*chip)),
              findings);
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "The makers' notices of last orders and shipments, and the dated prices of new pieces"),
    run, Severity::Note};

} // namespace rig::checks::discontinued
