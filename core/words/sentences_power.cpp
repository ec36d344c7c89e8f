// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/sentences.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

QString windowName(const Finding &finding)
{
    const double us = finding.fact("window_us");
    return us < 1000 ? Messages::tr("%1 µs").arg(number(us)) : Messages::tr("%1 ms").arg(number(us / 1000));
}

const Feed *feedOf(const Finding &finding, const Situation &situation)
{
    for (const Feed &feed : situation.assessment.power.feeds) {
        if (!finding.subjects.isEmpty() &&
            situation.machine.devices[static_cast<std::size_t>(feed.device)].item == finding.subjects[0])
            return &feed;
    }
    return nullptr;
}

Sentence supplyCapacity(const Finding &finding, const Situation &situation)
{
    Q_UNUSED(situation)
    if (finding.variant == 0)
        return {
            Messages::tr("The machine needs %1 W in training; the supply carries %2 W (%3 %).", "watts, watts, percent")
                .arg(fact(finding, "need_w"), fact(finding, "supply_w"), fact(finding, "percent")),
            Messages::tr("Cards at their limit, the processor at its rated power, and 96 W for board, memory, drives "
                         "and fans.")};
    return {
        Messages::tr("At its worst the machine needs %1 W; the supply carries %2 W (%3 %).", "watts, watts, percent")
            .arg(fact(finding, "need_w"), fact(finding, "supply_w"), fact(finding, "percent")),
        Messages::tr("With the processor at its highest draw beside cards at their limit.")};
}

Sentence supplyHeadroom(const Finding &finding, const Situation &situation)
{
    Q_UNUSED(situation)
    return {Messages::tr("Training takes %1 W of the supply's %2 W (%3 %).", "watts, watts, percent")
                .arg(fact(finding, "need_w"), fact(finding, "supply_w"), fact(finding, "percent")),
            Messages::tr("Above 80 % for hours a supply runs hot and loud, and fails sooner.")};
}

Sentence excursion(const Finding &finding, const Situation &situation)
{
    Q_UNUSED(situation)
    return {Messages::tr("Needs %1 W at its %2 peak; this supply allows %3 W.", "watts, window, watts")
                .arg(fact(finding, "need_w"), windowName(finding), fact(finding, "allowed_w")),
            Messages::tr("The shape of the peak was measured on an RTX 5090; other cards may peak less.")};
}

Sentence vendorMinimum(const Finding &finding, const Situation &situation)
{
    return {Messages::tr("The maker of %1 asks for a supply of %2 W; this one has %3 W.", "card, watts, watts")
                .arg(subject(finding, situation), fact(finding, "recommended_w"), fact(finding, "supply_w")),
            Messages::tr("The maker's figure stands for a whole machine with one such card.")};
}

Sentence connectorMissing(const Finding &finding, const Situation &situation)
{
    const Feed *feed = feedOf(finding, situation);
    const ConnectorCounts missing = feed ? feed->missing : ConnectorCounts();
    return {Messages::tr("The supply has no plug left for %1: %2 missing.", "card, connectors")
                .arg(subject(finding, situation), connectorList(missing)),
            feed ? Messages::tr("The card takes %1.", "connectors").arg(connectorList(feed->needs)) : QString()};
}

Sentence adapter(const Finding &finding, const Situation &situation)
{
    const Feed *feed = feedOf(finding, situation);
    return {Messages::tr("%1 needs an adapter for %2.", "card, connectors")
                .arg(subject(finding, situation), connectorList(feed ? feed->adapted : ConnectorCounts())),
            Messages::tr(
                "The supply has no such plug of its own; each 8-pin plug of the adapter takes a cable of its own.")};
}

Sentence connectorRating(const Finding &finding, const Situation &situation)
{
    return {Messages::tr("%1 draws up to %2 W; its connectors and the slot are rated for %3 W.", "card, watts, watts")
                .arg(subject(finding, situation), fact(finding, "need_w"), fact(finding, "rating_w")),
            {}};
}

Sentence circuitLoad(const Finding &finding, const Situation &situation)
{
    const QString name = circuit(situation.site.circuit);
    if (finding.variant == 0)
        return {Messages::tr("Training takes %1 W at the wall (%2 A); the circuit (%3) trips at %4 W.",
                             "watts, amperes, circuit, watts")
                    .arg(fact(finding, "wall_w"), fact(finding, "amperes", 1), name, fact(finding, "rating_w")),
                Messages::tr("For hours it carries %1 W.", "watts").arg(fact(finding, "continuous_w"))};
    return {Messages::tr("Training takes %1 W at the wall; the circuit (%2) carries %3 W for hours.",
                         "watts, circuit, watts")
                .arg(fact(finding, "wall_w"), name, fact(finding, "continuous_w")),
            Messages::tr("Nothing else may hang on this circuit.")};
}

constexpr std::array Words{
    CheckWords{"power.supply-capacity", QT_TRANSLATE_NOOP("Messages", "Supply too small"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A draw above the supply's rating: in training a blocker, with the processor at "
                                 "its highest draw a caution."),
               supplyCapacity},
    CheckWords{"power.supply-headroom", QT_TRANSLATE_NOOP("Messages", "Supply near its rating"),
               QT_TRANSLATE_NOOP("Messages", "A draw in training above 80 % of the supply's rating."), supplyHeadroom},
    CheckWords{"power.excursion", QT_TRANSLATE_NOOP("Messages", "Millisecond peaks"),
               QT_TRANSLATE_NOOP("Messages",
                                 "Peaks of 100 µs to 100 ms above what a supply of this ATX version allows: one "
                                 "card at its measured excursion, the others at their limit."),
               excursion},
    CheckWords{
        "power.vendor-minimum", QT_TRANSLATE_NOOP("Messages", "Card maker's supply"),
        QT_TRANSLATE_NOOP("Messages", "A supply below what the card's maker asks for a machine with one such card."),
        vendorMinimum},
    CheckWords{"power.connector-missing", QT_TRANSLATE_NOOP("Messages", "Power plug missing"),
               QT_TRANSLATE_NOOP("Messages", "A card whose power sockets get no plug from the supply."),
               connectorMissing},
    CheckWords{"power.adapter", QT_TRANSLATE_NOOP("Messages", "Power adapter"),
               QT_TRANSLATE_NOOP("Messages", "A card that is fed by an adapter."), adapter},
    CheckWords{"power.connector-rating", QT_TRANSLATE_NOOP("Messages", "Connectors' rating"),
               QT_TRANSLATE_NOOP("Messages", "A card that draws more than its connectors and the slot are rated for."),
               connectorRating},
    CheckWords{"power.circuit", QT_TRANSLATE_NOOP("Messages", "Circuit at the wall"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A draw at the wall above what the circuit carries: above its breaker a blocker, "
                                 "above what it carries for hours a caution."),
               circuitLoad},
};

} // namespace

std::span<const CheckWords> powerWords() { return Words; }

} // namespace rig::words
