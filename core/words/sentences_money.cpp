// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/discontinued.h"
#include "core/checks/over_budget.h"
#include "core/checks/part_without_price.h"
#include "core/checks/processor_overspend.h"
#include "core/names/lists.h"
#include "core/words/subject_list.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

/// Some of the parts by name are enough; the list of parts has them all.
constexpr int NamedParts = 3;

QString sums(const Purse &purse)
{
    QStringList texts;
    for (auto it = purse.begin(); it != purse.end(); ++it)
        texts << money({it.value(), it.key()});
    return texts.join(u" + "_s);
}

Sentence overBudget(const Finding &finding, const Situation &situation)
{
    namespace said = checks::over_budget;
    const QString currency = situation.use.budget ? situation.use.budget->currency : QString();
    const auto amount = [&](FactKey<double> key) { return money({finding.fact(key), currency}); };
    const QString over =
        Messages::tr("That is %1 too much; parts that you own cost nothing.", "amount").arg(amount(said::Over));
    switch (finding.variant(said::Id)) {
    case said::Variant::Whole:
        return {Messages::tr("The parts cost %1; the budget is %2.", "amount, amount")
                    .arg(amount(said::Total), amount(said::Budget)),
                over};
    case said::Variant::AtLeast:
        return {Messages::tr("The parts cost at least %1; the budget is %2.", "amount, amount")
                    .arg(amount(said::Total), amount(said::Budget)),
                over};
    }
    return {};
}

Sentence processorOverspend(const Finding &finding, const Situation &situation)
{
    namespace said = checks::processor_overspend;
    QString currency;
    for (const CostLine &line : situation.assessment.cost.lines) {
        if (line.kind == Kind::Processor && line.price)
            currency = line.price->currency;
    }
    return {
        Messages::tr("%1 costs %2, the cards together %3: money better spent on the GPU.", "processor, amount, amount")
            .arg(subjectList(finding, situation), money({finding.fact(said::ProcessorPrice), currency}),
                 money({finding.fact(said::CardsPrice), currency})),
        Messages::tr("Most of the work is done on the cards; a processor of the middle class feeds them.")};
}

Sentence partWithoutPrice(const Finding &finding, const Situation &situation)
{
    namespace said = checks::part_without_price;
    const int parts = finding.fact(said::Parts);
    const QString names =
        Messages::tr("Without a price: %1.", "parts").arg(subjectList(finding, situation, NamedParts));
    const Purse &total = situation.assessment.cost.total;
    if (total.isEmpty())
        return {Messages::tr("%n part(s) have no price, and none has one: the total is not known.", nullptr, parts),
                names};
    return {Messages::tr("%n part(s) have no price: the total is at least %1.", "amount", parts).arg(sums(total)),
            names};
}

/// The GPUs that their makers sell in the place of those that are no longer made, each once.
QString successors(const Finding &finding, const Situation &situation)
{
    QStringList names;
    for (const ItemId item : finding.subjects) {
        const Device *device = situation.machine.device(item);
        if (device && device->successor && !names.contains(device->successor->name))
            names << device->successor->name;
    }
    return names::listed(names);
}

Sentence discontinued(const Finding &finding, const Situation &situation)
{
    const QString instead = successors(finding, situation);
    const QString text = Messages::tr("No longer made: %1.", "parts").arg(subjectList(finding, situation));
    if (instead.isEmpty())
        return {text, Messages::tr("New ones are leftover stock or cannot be had; used ones are sold.")};
    return {text, Messages::tr("New ones are leftover stock or cannot be had; used ones are sold. Sold new today: %1.",
                               "GPUs")
                      .arg(instead)};
}

constexpr std::array MoneyRows{
    CheckWords{checks::over_budget::Id, QT_TRANSLATE_NOOP("Messages", "Over the budget"),
               QT_TRANSLATE_NOOP("Messages", "Parts that cost more than the budget that was stated."), overBudget},
    CheckWords{checks::processor_overspend::Id, QT_TRANSLATE_NOOP("Messages", "Dear processor"),
               QT_TRANSLATE_NOOP("Messages", "A processor that costs more than all cards together."),
               processorOverspend},
    CheckWords{checks::part_without_price::Id, QT_TRANSLATE_NOOP("Messages", "Parts without a price"),
               QT_TRANSLATE_NOOP("Messages", "Parts that are to be bought and of which no price is known."),
               partWithoutPrice},
    CheckWords{checks::discontinued::Id, QT_TRANSLATE_NOOP("Messages", "No longer made"),
               QT_TRANSLATE_NOOP("Messages", "A card or a processor that is to be bought and is no longer made."),
               discontinued},
};

} // namespace

std::span<const CheckWords> moneyWords() { return MoneyRows; }

} // namespace rig::words
