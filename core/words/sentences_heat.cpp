// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/airflow.h"
#include "core/checks/cooler_capacity.h"
#include "core/checks/noise.h"
#include "core/checks/passive_card.h"
#include "core/checks/room_heat.h"
#include "core/checks/spacing.h"
#include "core/checks/stacked_open_air.h"
#include "core/words/subject_list.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

Sentence stackedOpenAir(const Finding &finding, const Situation &situation)
{
    namespace said = checks::stacked_open_air;
    const QString cards = subjectList(finding, situation);
    const QString message = Messages::tr("%1: open-air, with %2 mm of air above the next card.", "list of cards, gap")
                                .arg(cards, fact(finding, said::GapMm));
    switch (finding.variant(said::Id)) {
    case said::Variant::TwoCards:
        return {message, Messages::tr("The upper card draws the lower one's heat and will slow down: leave a slot free "
                                      "between them, or take a card with a blower.")};
    case said::Variant::MoreCards:
        return {message, Messages::tr("With %1 cards side by side each blows its heat into the next one: take cards "
                                      "with a blower or liquid cooling.",
                                      "count")
                             .arg(fact(finding, said::Cards))};
    case said::Variant::AboveOther:
        return {Messages::tr("%1: %2 mm of air above the device below.", "cards, gap")
                    .arg(cards, fact(finding, said::GapMm)),
                Messages::tr("Its fans draw from there: a slot further down would leave it more air.")};
    }
    return {};
}

Sentence spacing(const Finding &finding, const Situation &situation)
{
    namespace said = checks::spacing;
    return {Messages::tr("%1 and %2 stand %3 mm apart, slot to slot.", "card, card, distance")
                .arg(subject(finding, situation), subject(finding, situation, 1), fact(finding, said::ApartMm)),
            Messages::tr("Two cards with fans of their own want %1 mm, three slots.", "distance")
                .arg(fact(finding, said::NeededMm))};
}

Sentence passiveCard(const Finding &finding, const Situation &situation)
{
    namespace said = checks::passive_card;
    const qsizetype cards = finding.subjects.size() - 1;
    const QString chassis = subject(finding, situation, static_cast<int>(cards));
    const QString message =
        Messages::tr("%1: no fan of its own, made for the air of a server's chassis.", "list of cards")
            .arg(itemList({finding.subjects.data(), static_cast<std::size_t>(cards)}, situation));
    switch (finding.variant(said::Id)) {
    case said::Variant::NoRack:
        return {message,
                Messages::tr("%1 drives none through it: it would overheat in minutes without a duct and a fan of "
                             "its own.",
                             "case")
                    .arg(chassis)};
    case said::Variant::WeakFans:
        return {message, Messages::tr("See that the fans of %1 press air through it; none of the build's is known for "
                                      "%2 mmH₂O and more.",
                                      "case, pressure")
                             .arg(chassis, fact(finding, said::PressureMmH2o))};
    }
    return {};
}

Sentence airflow(const Finding &finding, const Situation &situation)
{
    namespace said = checks::airflow;
    switch (finding.variant(said::Id)) {
    case said::Variant::TooLittle:
        return {Messages::tr("The parts' %1 W need %2 m³ of air an hour; the fans of %3 move about %4.",
                             "watts, airflow, case, airflow")
                    .arg(fact(finding, said::HeatW), fact(finding, said::NeedM3H), subject(finding, situation),
                         fact(finding, said::AvailableM3H)),
                Messages::tr("So the air leaves more than 10 °C warmer than the room: add fans, or stronger ones.")};
    case said::Variant::NoFans:
        return {Messages::tr("%1 has no fan.", "case").arg(subject(finding, situation)),
                Messages::tr("The machine's heat stays inside: add fans that draw in and blow out.")};
    }
    return {};
}

Sentence coolerCapacity(const Finding &finding, const Situation &situation)
{
    namespace said = checks::cooler_capacity;
    const QString cooler = subject(finding, situation);
    const QString processor = subject(finding, situation, 1);
    switch (finding.variant(said::Id)) {
    case said::Variant::BelowTdp:
        return {Messages::tr("%1 is rated for %2 W; %3 gives off %4 W.", "cooler, watts, processor, watts")
                    .arg(cooler, fact(finding, said::CoolerW), processor, fact(finding, said::ProcessorW)),
                Messages::tr("The processor will slow down while it works.")};
    case said::Variant::BelowHighest:
        return {Messages::tr("%1 is rated for %2 W; %3 may draw %4 W for a while.", "cooler, watts, processor, watts")
                    .arg(cooler, fact(finding, said::CoolerW), processor, fact(finding, said::ProcessorW)),
                Messages::tr("It carries the processor's rating; only its highest draw is more.")};
    case said::Variant::OtherSocket:
        return {Messages::tr("%1 is not made for the socket of %2.", "cooler, processor").arg(cooler, processor), {}};
    case said::Variant::KinSocket:
        return {Messages::tr("%1 is not listed for the socket of %2.", "cooler, processor").arg(cooler, processor),
                Messages::tr("It is listed for a socket with the same mounting: ask its vendor whether it covers this "
                             "processor.")};
    }
    return {};
}

Sentence roomHeat(const Finding &finding, const Situation &situation)
{
    namespace said = checks::room_heat;
    Q_UNUSED(situation)
    const QString message =
        Messages::tr("The machine puts %1 W of heat into the room: %2 BTU/h, %3 tons of cooling.", "watts, heat, tons")
            .arg(fact(finding, said::WallW), fact(finding, said::BtuPerHour), fact(finding, said::Tons, 2));
    switch (finding.variant(said::Id)) {
    case said::Variant::AboveCooling:
        return {
            message,
            Messages::tr("The room's cooling takes %1 W away: the room warms up until the cards slow down.", "watts")
                .arg(fact(finding, said::CoolingW))};
    case said::Variant::MuchHeat:
        return {message, Messages::tr("An ordinary room warms up with it: see how much its cooling takes away.")};
    }
    return {};
}

Sentence noise(const Finding &finding, const Situation &situation)
{
    namespace said = checks::noise;
    Q_UNUSED(situation)
    const QString message =
        Messages::tr("The build's %n fan(s) come to %1 dB(A) at full speed, the cards' own not counted.", "noise",
                     finding.fact(said::Fans))
            .arg(fact(finding, said::NoiseDba));
    switch (finding.variant(said::Id)) {
    case said::Variant::AboveOffice:
        return {message, Messages::tr("Up to %1 dB(A) suits an office.", "noise").arg(fact(finding, said::OfficeDba))};
    case said::Variant::AboveWorkplace:
        return {message,
                Messages::tr("That is above %1 dB(A), the most that the German rule for workplaces allows.", "noise")
                    .arg(fact(finding, said::WorkplaceDba))};
    }
    return {};
}

constexpr std::array HeatRows{
    CheckWords{checks::stacked_open_air::Id, QT_TRANSLATE_NOOP("Messages", "Cards without air"),
               QT_TRANSLATE_NOOP("Messages", "An open-air card with less than a free slot below it."), stackedOpenAir},
    CheckWords{checks::spacing::Id, QT_TRANSLATE_NOOP("Messages", "Cards close together"),
               QT_TRANSLATE_NOOP("Messages", "Two open-air cards whose slots are less than 60 mm apart."), spacing},
    CheckWords{checks::passive_card::Id, QT_TRANSLATE_NOOP("Messages", "Passive card"),
               QT_TRANSLATE_NOOP("Messages", "A card without a fan, made for a server's air, in another case."),
               passiveCard},
    CheckWords{checks::airflow::Id, QT_TRANSLATE_NOOP("Messages", "Air through the case"),
               QT_TRANSLATE_NOOP("Messages", "Fans that move less air than the parts' heat needs, or none."), airflow},
    CheckWords{checks::cooler_capacity::Id, QT_TRANSLATE_NOOP("Messages", "Processor's cooler"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A cooler that is rated for less than the processor gives off, or made for "
                                 "other sockets."),
               coolerCapacity},
    CheckWords{checks::room_heat::Id, QT_TRANSLATE_NOOP("Messages", "Heat into the room"),
               QT_TRANSLATE_NOOP("Messages", "More heat than the room's cooling takes away; from 1,500 W a note where "
                                             "that is not known."),
               roomHeat},
    CheckWords{checks::noise::Id, QT_TRANSLATE_NOOP("Messages", "Noise of the fans"),
               QT_TRANSLATE_NOOP("Messages",
                                 "The build's fans together above 45 dB(A) at full speed; what came with the "
                                 "case and the cards is not counted."),
               noise},
};

} // namespace

std::span<const CheckWords> heatWords() { return HeatRows; }

} // namespace rig::words
