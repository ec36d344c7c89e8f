// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/adapter.h"
#include "core/checks/breaker_shared.h"
#include "core/checks/circuit.h"
#include "core/checks/connector_missing.h"
#include "core/checks/connector_rating.h"
#include "core/checks/eps_into_pcie.h"
#include "core/checks/eps_missing.h"
#include "core/checks/excursion.h"
#include "core/checks/input_derating.h"
#include "core/checks/rail_limit.h"
#include "core/checks/several_supplies.h"
#include "core/checks/shared_cable.h"
#include "core/checks/supply_capacity.h"
#include "core/checks/supply_headroom.h"
#include "core/checks/vendor_minimum.h"
#include "core/names/sentences.h"
#include "core/words/sentences_supplies.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

const Feed *feedOf(const Finding &finding, const Situation &situation)
{
    for (const Feed &feed : situation.assessment.power.feeds) {
        if (!finding.subjects.isEmpty() &&
            situation.machine.devices[static_cast<std::size_t>(feed.device)].item == finding.subjects[0])
            return &feed;
    }
    return nullptr;
}

/// The plugs that these cards lack together.
ConnectorCounts plugsMissing(const Finding &finding, const Situation &situation)
{
    ConnectorCounts missing;
    for (const Feed &feed : situation.assessment.power.feeds) {
        const ItemId item = situation.machine.devices[static_cast<std::size_t>(feed.device)].item;
        const auto *end = finding.subjects.begin() + finding.members;
        if (std::find(finding.subjects.begin(), end, item) == end)
            continue;
        for (auto it = feed.missing.begin(); it != feed.missing.end(); ++it)
            missing[it.key()] += it.value();
    }
    return missing;
}

Sentence connectorMissing(const Finding &finding, const Situation &situation)
{
    const Feed *feed = feedOf(finding, situation);
    const ConnectorCounts missing = plugsMissing(finding, situation);
    QStringList why;
    if (feed && finding.members == 1)
        why << Messages::tr("The card takes %1.", "connectors").arg(connectorList(feed->needs));
    if (missing.contains(u"eps-8"_s))
        why << Messages::tr("The board takes EPS plugs first; another supply, or an adapter from PCIe 8-pin plugs to "
                            "EPS, feeds the card.");
    else
        why << Messages::tr("A supply with more plugs, or an adapter for those that are free, feeds it.");
    return {Messages::tr("The supply has no plug left for %1: %2 missing.", "card, connectors")
                .arg(subject(finding, situation), connectorList(missing)),
            names::afterEachOther(why)};
}

Sentence adapter(const Finding &finding, const Situation &situation)
{
    const Feed *feed = feedOf(finding, situation);
    return {Messages::tr("%1: an adapter is needed for %2.", "cards, connectors")
                .arg(subject(finding, situation), connectorList(feed ? feed->adapted : ConnectorCounts())),
            Messages::tr(
                "The supply has no such plug of its own; each 8-pin plug of the adapter takes a cable of its own.")};
}

Sentence connectorRating(const Finding &finding, const Situation &situation)
{
    namespace said = checks::connector_rating;
    const QString cards = subject(finding, situation);
    const QString need = fact(finding, said::NeedW);
    const QString rating = fact(finding, said::RatingW);
    switch (finding.variant(said::Id)) {
    case said::Variant::Over:
        return {Messages::tr("%1: up to %2 W drawn; connectors and slot are rated for %3 W.", "cards, watts, watts")
                    .arg(cards, need, rating),
                {}};
    case said::Variant::NearSixteen:
        return {
            Messages::tr("%1: up to %2 W through one plug of 16 pins, which is rated for %3 W.", "cards, watts, watts")
                .arg(cards, need, rating),
            Messages::tr(
                "Plugs have grown hot and melted at this load: take the supply's own cable, push it in until it "
                "clicks, and leave its first 35 mm straight; a power limit eases it.")};
    }
    return {};
}

Sentence sharedCable(const Finding &finding, const Situation &situation)
{
    namespace said = checks::shared_cable;
    const QString card = subject(finding, situation);
    const QString plugs = fact(finding, said::Plugs);
    const QString cables = fact(finding, said::Cables);
    const QString next = Messages::tr("Use one cable for each socket: this takes a supply with more cables.");
    switch (finding.variant(said::Id)) {
    case said::Variant::OneCard:
        return {
            Messages::tr("%1 8- and 6-pin plugs are in use and %2 cables carry them: two sockets of %3, rated for %4 W "
                         "together, hang on one cable.",
                         "plugs, cables, card, watts")
                .arg(plugs, cables, card, fact(finding, said::RatedW)),
            next};
    case said::Variant::TwoCards:
        return {Messages::tr("%1 8- and 6-pin plugs are in use and %2 cables carry them: %3 shares a cable with "
                             "another card.",
                             "plugs, cables, card")
                    .arg(plugs, cables, card),
                next};
    case said::Variant::Overloaded:
        return {Messages::tr("%1 8- and 6-pin plugs are in use and %2 cables carry them: one that feeds %3 carries %4 "
                             "W, more than the %5 W that a cable should.",
                             "plugs, cables, card, watts, watts")
                    .arg(plugs, cables, card, fact(finding, said::LoadW), fact(finding, said::MostW)),
                next};
    }
    return {};
}

Sentence epsMissing(const Finding &finding, const Situation &situation)
{
    namespace said = checks::eps_missing;
    switch (finding.variant(said::Id)) {
    case said::Variant::NoPlug:
        return {Messages::tr("The supply has no EPS plug for the processor on %1.", "board")
                    .arg(subject(finding, situation)),
                Messages::tr("Without one the machine does not start.")};
    case said::Variant::TooFew:
        return {Messages::tr("%1 has %2 EPS inputs; the supply has plugs for %3.", "board, inputs, plugs")
                    .arg(subject(finding, situation), fact(finding, said::Inputs), fact(finding, said::Plugs)),
                Messages::tr("The board starts with one; a processor at its highest draw wants all of them.")};
    }
    return {};
}

Sentence epsIntoPcie(const Finding &finding, const Situation &situation)
{
    namespace said = checks::eps_into_pcie;
    const QString card = subject(finding, situation);
    switch (finding.variant(said::Id)) {
    case said::Variant::PciePlugsFree:
        return {
            Messages::tr("%1 takes an EPS plug; the 8-pin plugs that are free are PCIe ones and must not be forced "
                         "into it.",
                         "card")
                .arg(card),
            Messages::tr("The two are keyed differently: forced, they short 12 V to ground. An adapter from two PCIe "
                         "8-pin plugs to EPS does it.")};
    case said::Variant::Adapted:
        return {
            Messages::tr("%1 takes an EPS plug out of an adapter: put each end where it belongs.", "card").arg(card),
            Messages::tr("EPS and PCIe 8-pin plugs look alike and are wired differently: forced into each "
                         "other they short 12 V to ground.")};
    }
    return {};
}

Sentence breakerShared(const Finding &finding, const Situation &situation)
{
    namespace said = checks::breaker_shared;
    const QString name = circuit(situation.site.circuit);
    const QString next =
        Messages::tr("Give the machine a circuit of its own, or take off what else hangs on this one.");
    switch (finding.variant(said::Id)) {
    case said::Variant::AboveBreaker:
        return {
            Messages::tr("With the %1 W that hang on the circuit already, %2 W are drawn; the circuit (%3) "
                         "trips at %4 W.",
                         "watts, watts, circuit, watts")
                .arg(fact(finding, said::OtherW), fact(finding, said::TogetherW), name, fact(finding, said::RatingW)),
            next};
    case said::Variant::AboveLasting:
        return {Messages::tr("With the %1 W that hang on the circuit already, %2 W are drawn; the circuit (%3) carries "
                             "%4 W for hours.",
                             "watts, watts, circuit, watts")
                    .arg(fact(finding, said::OtherW), fact(finding, said::TogetherW), name,
                         fact(finding, said::ContinuousW)),
                next};
    }
    return {};
}

Sentence circuitLoad(const Finding &finding, const Situation &situation)
{
    namespace said = checks::circuit;
    const QString name = circuit(situation.site.circuit);
    switch (finding.variant(said::Id)) {
    case said::Variant::AboveBreaker:
        return {
            Messages::tr("The machine takes %1 W at the wall (%2 A); the circuit (%3) trips at %4 W.",
                         "watts, amperes, circuit, watts")
                .arg(fact(finding, said::WallW), fact(finding, said::Current, 1), name, fact(finding, said::RatingW)),
            Messages::tr("For hours it carries %1 W.", "watts").arg(fact(finding, said::ContinuousW))};
    case said::Variant::AboveLasting:
        return {Messages::tr("The machine takes %1 W at the wall; the circuit (%2) carries %3 W for hours.",
                             "watts, circuit, watts")
                    .arg(fact(finding, said::WallW), name, fact(finding, said::ContinuousW)),
                Messages::tr("Even alone on this circuit it may trip the breaker after hours.")};
    case said::Variant::AboveBreakerWithAny:
        return {
            Messages::tr("The machine takes at least %1 W at the wall (%2 A), whatever the supply; the circuit (%3) "
                         "trips at %4 W.",
                         "watts, amperes, circuit, watts")
                .arg(fact(finding, said::WallW), fact(finding, said::Current, 1), name, fact(finding, said::RatingW)),
            Messages::tr("For hours it carries %1 W.", "watts").arg(fact(finding, said::ContinuousW))};
    case said::Variant::AboveLastingWithAny:
        return {
            Messages::tr("The machine takes at least %1 W at the wall, whatever the supply; the circuit (%2) carries "
                         "%3 W for hours.",
                         "watts, circuit, watts")
                .arg(fact(finding, said::WallW), name, fact(finding, said::ContinuousW)),
            Messages::tr("Even alone on this circuit it may trip the breaker after hours.")};
    }
    return {};
}

constexpr std::array PowerRows{
    CheckWords{checks::supply_capacity::Id, QT_TRANSLATE_NOOP("Messages", "Supply too small"),
               QT_TRANSLATE_NOOP(
                   "Messages", "A draw above the supply's rating, of several supplies above that of each: under load a "
                               "blocker, with the processor at its highest draw a caution."),
               supplyCapacity},
    CheckWords{checks::supply_headroom::Id, QT_TRANSLATE_NOOP("Messages", "Supply near its rating"),
               QT_TRANSLATE_NOOP("Messages", "A draw under load above 80 % of the supply's rating."), supplyHeadroom},
    CheckWords{checks::excursion::Id, QT_TRANSLATE_NOOP("Messages", "Millisecond peaks"),
               QT_TRANSLATE_NOOP("Messages",
                                 "Peaks of 100 µs to 100 ms above what a supply of this ATX version allows: one "
                                 "card at its measured excursion, the others at their limit."),
               excursion},
    CheckWords{
        checks::vendor_minimum::Id, QT_TRANSLATE_NOOP("Messages", "Card maker's supply"),
        QT_TRANSLATE_NOOP("Messages", "A supply below what the card's maker asks for a machine with one such card."),
        vendorMinimum},
    CheckWords{checks::connector_missing::Id, QT_TRANSLATE_NOOP("Messages", "Power plug missing"),
               QT_TRANSLATE_NOOP("Messages", "A card whose power sockets get no plug from the supply."),
               connectorMissing},
    CheckWords{checks::adapter::Id, QT_TRANSLATE_NOOP("Messages", "Power adapter"),
               QT_TRANSLATE_NOOP("Messages", "A card that is fed by an adapter."), adapter},
    CheckWords{checks::connector_rating::Id, QT_TRANSLATE_NOOP("Messages", "Connectors' rating"),
               QT_TRANSLATE_NOOP("Messages", "A card that draws more than its connectors and the slot are rated for."),
               connectorRating},
    CheckWords{checks::shared_cable::Id, QT_TRANSLATE_NOOP("Messages", "Sockets that share a cable"),
               QT_TRANSLATE_NOOP("Messages",
                                 "More 8- and 6-pin plugs in use than the supply has cables for them: two sockets on a "
                                 "cable are a caution above 150 W, a blocker where it carries more than 225 W."),
               sharedCable},
    CheckWords{checks::eps_missing::Id, QT_TRANSLATE_NOOP("Messages", "Processor's power plug"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A supply without an EPS plug for the board (blocker), or with fewer than the board "
                                 "has inputs (caution)."),
               epsMissing},
    CheckWords{checks::eps_into_pcie::Id, QT_TRANSLATE_NOOP("Messages", "EPS is not PCIe 8-pin"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A card with an EPS socket, where the free plugs are PCIe 8-pin ones or an adapter is "
                                 "used: the two look alike and must not be forced."),
               epsIntoPcie},
    CheckWords{checks::rail_limit::Id, QT_TRANSLATE_NOOP("Messages", "What 12 V carries"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A draw above what the supply carries on 12 V (under load a blocker, at worst a "
                                 "caution), or a card above the limit of one 12 V rail."),
               railLimit},
    CheckWords{checks::several_supplies::Id, QT_TRANSLATE_NOOP("Messages", "Several supplies"),
               QT_TRANSLATE_NOOP("Messages",
                                 "Two or more supplies that were not made to work together; as blockers a card that no "
                                 "single one of them can feed, and a load that cannot be divided over them."),
               severalSupplies},
    CheckWords{checks::breaker_shared::Id, QT_TRANSLATE_NOOP("Messages", "Shared circuit"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A draw that the circuit does not carry together with what else hangs on it: above "
                                 "its breaker a blocker, above what it carries for hours a caution."),
               breakerShared},
    CheckWords{checks::input_derating::Id, QT_TRANSLATE_NOOP("Messages", "Rating at low mains voltage"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A supply that carries less than its rating at 100–127 V: a note where the machine "
                                 "stays below that, else a caution."),
               inputDerating},
    CheckWords{checks::circuit::Id, QT_TRANSLATE_NOOP("Messages", "Circuit at the wall"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A draw at the wall above what the circuit carries: above its breaker a blocker, "
                                 "above what it carries for hours a caution. Without a supply: not known where it "
                                 "depends on which one is chosen."),
               circuitLoad},
};

} // namespace

std::span<const CheckWords> powerWords() { return PowerRows; }

} // namespace rig::words
