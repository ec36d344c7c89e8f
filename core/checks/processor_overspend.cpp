// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/processor_overspend.h"

#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::processor_overspend {

namespace {

/// The prices of one kind of part together.
struct Sum
{
    Purse purse;
    int parts = 0;
    ItemId unpriced = 0; ///< the first without a price

    /// In this currency, as far as known.
    [[nodiscard]] double in(const QString &currency) const { return purse.value(currency, 0.0); }
};

void add(Sum &sum, const CostLine &line)
{
    ++sum.parts;
    if (line.price)
        sum.purse[line.price->currency] += line.price->amount;
    else
        sum.unpriced = sum.unpriced == 0 ? line.item : std::min(sum.unpriced, line.item);
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    Sum processors; // those that are to be bought: money already spent is not better spent elsewhere
    Sum cards;
    for (const CostLine &line : situation.assessment.cost.lines) {
        if (line.kind == Kind::Card)
            add(cards, line);
        else if (line.kind == Kind::Processor && !line.owned)
            add(processors, line);
    }
    if (cards.parts == 0 || processors.parts == 0)
        return;
    const QString currency = processors.purse.isEmpty() ? QString() : processors.purse.firstKey();
    const bool comparable = processors.purse.size() == 1 && cards.purse.size() <= 1 &&
                            (cards.purse.isEmpty() || cards.purse.firstKey() == currency);
    const bool processorsWhole = processors.unpriced == 0;
    const bool cardsWhole = cards.unpriced == 0;
    if (comparable && processorsWhole && processors.in(currency) <= cards.in(currency))
        return; // what the other cards cost can only add
    if (comparable && cardsWhole && processors.in(currency) > cards.in(currency)) {
        Finding finding = begin(Id, Severity::Note);
        for (const auto &processor : situation.machine.processors)
            finding.subjects.push_back(processor.item);
        finding.facts = {{ProcessorPrice, processors.in(currency)}, {CardsPrice, cards.in(currency)}};
        findings.push_back(std::move(finding));
    } else if (!processorsWhole || !cardsWhole) {
        findings.push_back(unknown(Id, processorsWhole ? cards.unpriced : processors.unpriced, "price"));
    } else {
        findings.push_back(unknown(Id, situation.machine.processors.front().item, "price_currency"));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "Dive into Deep Learning, Selecting Servers and GPUs: no high-end processor is needed, "
                      "most of the work is done on the cards"),
    run, Severity::Note};

} // namespace rig::checks::processor_overspend
