// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/sentences_supplies.h"

#include "core/checks/excursion.h"
#include "core/checks/input_derating.h"
#include "core/checks/rail_limit.h"
#include "core/checks/several_supplies.h"
#include "core/checks/supply_capacity.h"
#include "core/checks/supply_headroom.h"
#include "core/checks/vendor_minimum.h"

namespace rig::words {

namespace {

QString windowName(const Finding &finding) { return names::peakLength(finding.fact(checks::excursion::WindowUs)); }

/// "Supply 2 (Corsair RM850x)": the first of the finding's supplies; of several pieces of one item, one of them.
QString supplyOf(const Finding &finding, const Situation &situation)
{
    const QString name = subject(finding, situation);
    const std::span<const SupplyLoad> loads = situation.assessment.power.loads();
    for (std::size_t i = 0; i < loads.size(); ++i) {
        const int placed = std::max(0, loads[i].placed);
        if (finding.subjects.isEmpty() ||
            situation.machine.supplies[static_cast<std::size_t>(placed)].item != finding.subjects[0])
            continue;
        return loads[i].piece > 0
                   ? Messages::tr("one of the %1 × %2", "number, supply")
                         .arg(number(situation.machine.supplies[static_cast<std::size_t>(placed)].count), name)
                   : Messages::tr("supply %1 (%2)", "number, name of the part").arg(number(double(i + 1)), name);
    }
    return name;
}

QString noShare()
{
    return Messages::tr("Several supplies share no load: each carries alone what hangs on its plugs, and a card hangs "
                        "on one of them.");
}

} // namespace

Sentence supplyCapacity(const Finding &finding, const Situation &situation)
{
    namespace said = checks::supply_capacity;
    switch (finding.variant(said::Id)) {
    case said::Variant::InTraining:
        return {
            Messages::tr("The machine needs %1 W; the supply carries %2 W (%3 %).", "watts, watts, percent")
                .arg(fact(finding, said::NeedW), fact(finding, said::SupplyW), fact(finding, said::Percent)),
            Messages::tr("Cards at their limit, the processor at its rated power, and 96 W for board, memory, drives "
                         "and fans; network cards, switch boards and chosen fans on top.")};
    case said::Variant::AtWorst:
        return {Messages::tr("At its worst the machine needs %1 W; the supply carries %2 W (%3 %).",
                             "watts, watts, percent")
                    .arg(fact(finding, said::NeedW), fact(finding, said::SupplyW), fact(finding, said::Percent)),
                Messages::tr("With the processor at its highest draw beside cards at their limit.")};
    case said::Variant::Together:
        return {
            Messages::tr("The machine needs %1 W; its supplies carry %2 W together (%3 %).", "watts, watts, percent")
                .arg(fact(finding, said::NeedW), fact(finding, said::SupplyW), fact(finding, said::Percent)),
            Messages::tr("Cards at their limit, the processor at its rated power, and 96 W for board, memory, drives "
                         "and fans; network cards, switch boards and chosen fans on top.")};
    case said::Variant::OneInTraining:
        return {
            Messages::tr("Under load %1 would have to carry %2 W of its %3 W (%4 %).", "supply, watts, watts, percent")
                .arg(supplyOf(finding, situation), fact(finding, said::NeedW), fact(finding, said::SupplyW),
                     fact(finding, said::Percent)),
            Messages::tr("Several supplies share no load: each carries alone what hangs on its plugs. Hang less on "
                         "this one, or let the program choose.")};
    case said::Variant::OneAtWorst:
        return {
            Messages::tr("At its worst %1 W hang on %2, which carries %3 W (%4 %).", "watts, supply, watts, percent")
                .arg(fact(finding, said::NeedW), supplyOf(finding, situation), fact(finding, said::SupplyW),
                     fact(finding, said::Percent)),
            Messages::tr("With the processor at its highest draw beside cards at their limit; the board's supply "
                         "also feeds the slots of cards that hang on another one, up to 75 W each.")};
    }
    return {};
}

Sentence supplyHeadroom(const Finding &finding, const Situation &situation)
{
    namespace said = checks::supply_headroom;
    const QString why = Messages::tr("Above 80 % for hours a supply runs hot and loud, and fails sooner.");
    switch (finding.variant(said::Id)) {
    case said::Variant::TheSupply:
        return {Messages::tr("The machine takes %1 W of the supply's %2 W (%3 %).", "watts, watts, percent")
                    .arg(fact(finding, said::NeedW), fact(finding, said::SupplyW), fact(finding, said::Percent)),
                why};
    case said::Variant::OneOfSeveral:
        return {
            Messages::tr("The machine takes %1 W of the %2 W that %3 carries (%4 %).", "watts, watts, supply, percent")
                .arg(fact(finding, said::NeedW), fact(finding, said::SupplyW), supplyOf(finding, situation),
                     fact(finding, said::Percent)),
            why};
    }
    return {};
}

Sentence excursion(const Finding &finding, const Situation &situation)
{
    namespace said = checks::excursion;
    switch (finding.variant(said::Id)) {
    case said::Variant::AsMeasured:
        return {Messages::tr("Needs %1 W at its %2 peak; this supply allows %3 W.", "watts, window, watts")
                    .arg(fact(finding, said::NeedW), windowName(finding), fact(finding, said::AllowedW)),
                Messages::tr("The shape of the peak was measured on an RTX 5090; other cards may peak less.")};
    case said::Variant::ByGuide:
        return {Messages::tr("By Intel's design guide this machine may need %1 W at its %2 peak; this supply allows %3 "
                             "W.",
                             "watts, window, watts")
                    .arg(fact(finding, said::NeedW), windowName(finding), fact(finding, said::AllowedW)),
                Messages::tr("The guide's curve is stricter than what was measured: makers approve machines that it "
                             "rejects.")};
    case said::Variant::OneAsMeasured:
        return {Messages::tr("%1 W may hang on %2 at its %3 peak; it allows %4 W.", "watts, supply, window, watts")
                    .arg(fact(finding, said::NeedW), supplyOf(finding, situation), windowName(finding),
                         fact(finding, said::AllowedW)),
                Messages::tr("The shape of the peak was measured on an RTX 5090; other cards may peak less.")};
    case said::Variant::OneByGuide:
        return {Messages::tr("By Intel's design guide %1 W may hang on %2 at its %3 peak; it allows %4 W.",
                             "watts, supply, window, watts")
                    .arg(fact(finding, said::NeedW), supplyOf(finding, situation), windowName(finding),
                         fact(finding, said::AllowedW)),
                Messages::tr("The guide's curve is stricter than what was measured: makers approve machines that it "
                             "rejects.")};
    }
    return {};
}

Sentence vendorMinimum(const Finding &finding, const Situation &situation)
{
    namespace said = checks::vendor_minimum;
    return {Messages::tr("The maker of %1 asks for a supply of %2 W; this one has %3 W.", "card, watts, watts")
                .arg(subject(finding, situation), fact(finding, said::RecommendedW), fact(finding, said::SupplyW)),
            Messages::tr("The maker's figure stands for a whole machine with one such card.")};
}

Sentence railLimit(const Finding &finding, const Situation &situation)
{
    namespace said = checks::rail_limit;
    const QString need = fact(finding, said::NeedW);
    const QString carries = fact(finding, said::CarriesW);
    switch (finding.variant(said::Id)) {
    case said::Variant::InTraining:
        return {Messages::tr("The machine needs %1 W on 12 V; this supply carries %2 W there.", "watts, watts")
                    .arg(need, carries),
                Messages::tr("Its rating counts what 5 V and 3.3 V carry as well.")};
    case said::Variant::AtWorst:
        return {
            Messages::tr("At its worst the machine needs %1 W on 12 V; this supply carries %2 W there.", "watts, watts")
                .arg(need, carries),
            Messages::tr("Its rating counts what 5 V and 3.3 V carry as well.")};
    case said::Variant::OneRail:
        return {Messages::tr("The plugs of %1 carry %2 W; one 12 V rail of this supply switches off above %3 W.",
                             "card, watts, watts")
                    .arg(subject(finding, situation), need, carries),
                Messages::tr("Spread the card's plugs over several rails, or join the rails where the supply has a "
                             "switch for it.")};
    case said::Variant::OneInTraining:
        return {Messages::tr("The machine needs %1 W on 12 V of %2, which carries %3 W there.", "watts, supply, watts")
                    .arg(need, supplyOf(finding, situation), carries),
                Messages::tr("Its rating counts what 5 V and 3.3 V carry as well.")};
    case said::Variant::OneAtWorst:
        return {Messages::tr("At its worst the machine needs %1 W on 12 V of %2, which carries %3 W there.",
                             "watts, supply, watts")
                    .arg(need, supplyOf(finding, situation), carries),
                Messages::tr("Its rating counts what 5 V and 3.3 V carry as well.")};
    }
    return {};
}

Sentence severalSupplies(const Finding &finding, const Situation &situation)
{
    namespace said = checks::several_supplies;
    switch (finding.variant(said::Id)) {
    case said::Variant::StartTogether:
        return {
            Messages::tr("%1 supplies feed this machine: they must be switched on together.", "a number of 2 or more")
                .arg(fact(finding, said::Supplies)),
            Messages::tr("Use an adapter that starts them together, and all plugs of a card from one supply; never "
                         "chain them.")};
    case said::Variant::SplitCard:
        return {Messages::tr("No single supply has all plugs for %1.", "card").arg(subject(finding, situation)),
                Messages::tr("All plugs of a card come from one supply: two of them are never at quite the same "
                             "voltage, and one may be off while the other is on.")};
    case said::Variant::CardsCannotBeDivided:
        return {Messages::tr("%1 cards of %2 W cannot be divided over %3 supplies of %4 W: one of them would have to "
                             "carry %5 W.",
                             "a number of 2 or more, watts, a number of 2 or more, watts, watts")
                    .arg(fact(finding, said::Cards), fact(finding, said::CardW), fact(finding, said::Supplies),
                         fact(finding, said::SupplyW), fact(finding, said::NeedW)),
                noShare()};
    case said::Variant::LoadCannotBeDivided:
        return {Messages::tr(
                    "The machine takes %1 W, which cannot be divided over these %2 supplies: %3 would have to carry "
                    "%4 W of its %5 W.",
                    "watts, a number of 2 or more, supply, watts, watts")
                    .arg(fact(finding, said::TotalW), fact(finding, said::Supplies), supplyOf(finding, situation),
                         fact(finding, said::NeedW), fact(finding, said::SupplyW)),
                noShare()};
    case said::Variant::ProcessorApart:
        return {Messages::tr("The plugs of %1 hang on another supply than the board's.", "processor")
                    .arg(subject(finding, situation)),
                Messages::tr("One without the other does not start, and the two are never at quite the same voltage.")};
    }
    return {};
}

Sentence inputDerating(const Finding &finding, const Situation &situation)
{
    namespace said = checks::input_derating;
    const QString message = Messages::tr("At %1 V %2 carries %3 W of its %4 W.", "volts, supply, watts, watts")
                                .arg(fact(finding, said::Mains), subject(finding, situation),
                                     fact(finding, said::LowLineW), fact(finding, said::RatedW));
    switch (finding.variant(said::Id)) {
    case said::Variant::StillEnough:
        return {message, Messages::tr("The machine's draw stays below that.")};
    case said::Variant::TooLittle:
        return {message,
                Messages::tr("The machine needs up to %1 W: a circuit of 200–240 V, or another supply.", "watts")
                    .arg(fact(finding, said::NeedW))};
    case said::Variant::OneTooLittle:
        return {message, Messages::tr("Up to %1 W hang on it: a circuit of 200–240 V, or another supply.", "watts")
                             .arg(fact(finding, said::NeedW))};
    }
    return {};
}

} // namespace rig::words
