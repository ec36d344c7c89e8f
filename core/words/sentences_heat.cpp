// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/sentences.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

/// "Card 1 (…), Card 2 (…)": the first `count` subjects.
QString names(const Finding &finding, const Situation &situation, qsizetype count)
{
    QStringList list;
    for (int i = 0; i < count; ++i)
        list << subject(finding, situation, i);
    return list.join(u", "_s);
}

Sentence stackedOpenAir(const Finding &finding, const Situation &situation)
{
    const QString cards = names(finding, situation, finding.subjects.size());
    if (finding.variant == 2)
        return {Messages::tr("%1 has %2 mm of air above the device below it.", "card, gap")
                    .arg(cards, fact(finding, "gap_mm")),
                Messages::tr("Its fans draw from there: a slot further down would leave it more air.")};
    const QString message = Messages::tr("%1: open-air, with %2 mm of air above the next card.", "list of cards, gap")
                                .arg(cards, fact(finding, "gap_mm"));
    if (finding.variant == 1)
        return {message, Messages::tr("With %1 cards side by side each blows its heat into the next one: take cards "
                                      "with a blower or liquid cooling.",
                                      "count")
                             .arg(fact(finding, "cards"))};
    return {message, Messages::tr("The upper card draws the lower one's heat and will slow down: leave a slot free "
                                  "between them, or take a card with a blower.")};
}

Sentence spacing(const Finding &finding, const Situation &situation)
{
    return {Messages::tr("%1 and %2 stand %3 mm apart, slot to slot.", "card, card, distance")
                .arg(subject(finding, situation), subject(finding, situation, 1), fact(finding, "apart_mm")),
            Messages::tr("Two cards with fans of their own want %1 mm, three slots.", "distance")
                .arg(fact(finding, "needed_mm"))};
}

Sentence passiveCard(const Finding &finding, const Situation &situation)
{
    const qsizetype cards = finding.subjects.size() - 1;
    const QString chassis = subject(finding, situation, static_cast<int>(cards));
    const QString message =
        Messages::tr("%1 has no fan of its own and needs the air of a server's chassis.", "list of cards")
            .arg(names(finding, situation, cards));
    if (finding.variant == 1)
        return {message, Messages::tr("See that the fans of %1 press air through it; none of the build's is known for "
                                      "%2 mmH₂O and more.",
                                      "case, pressure")
                             .arg(chassis, fact(finding, "pressure_mm_h2o"))};
    return {message, Messages::tr("%1 drives none through it: it would overheat in minutes without a duct and a fan of "
                                  "its own.",
                                  "case")
                         .arg(chassis)};
}

Sentence airflow(const Finding &finding, const Situation &situation)
{
    if (finding.variant == 1)
        return {Messages::tr("%1 has no fan.", "case").arg(subject(finding, situation)),
                Messages::tr("The machine's heat stays inside: add fans that draw in and blow out.")};
    return {Messages::tr("The parts' %1 W need %2 m³ of air an hour; the fans of %3 move about %4.",
                         "watts, airflow, case, airflow")
                .arg(fact(finding, "heat_w"), fact(finding, "need_m3_h"), subject(finding, situation),
                     fact(finding, "available_m3_h")),
            Messages::tr("So the air leaves more than 10 °C warmer than the room: add fans, or stronger ones.")};
}

Sentence coolerCapacity(const Finding &finding, const Situation &situation)
{
    const QString cooler = subject(finding, situation);
    const QString processor = subject(finding, situation, 1);
    switch (finding.variant) {
    case 0:
        return {Messages::tr("%1 is rated for %2 W; %3 gives off %4 W.", "cooler, watts, processor, watts")
                    .arg(cooler, fact(finding, "cooler_w"), processor, fact(finding, "processor_w")),
                Messages::tr("The processor will slow down while it works.")};
    case 1:
        return {Messages::tr("%1 is rated for %2 W; %3 may draw %4 W for a while.", "cooler, watts, processor, watts")
                    .arg(cooler, fact(finding, "cooler_w"), processor, fact(finding, "processor_w")),
                Messages::tr("It carries the processor's rating; only its highest draw is more.")};
    case 2:
        return {Messages::tr("%1 is not made for the socket of %2.", "cooler, processor").arg(cooler, processor), {}};
    default:
        return {Messages::tr("%1 is not listed for the socket of %2.", "cooler, processor").arg(cooler, processor),
                Messages::tr("It is listed for a socket with the same mounting: ask its vendor whether it covers this "
                             "processor.")};
    }
}

Sentence roomHeat(const Finding &finding, const Situation &situation)
{
    Q_UNUSED(situation)
    const QString message =
        Messages::tr("The machine gives %1 W to the room: %2 BTU/h, %3 tons of cooling.", "watts, heat, tons")
            .arg(fact(finding, "wall_w"), fact(finding, "btu_per_hour"), fact(finding, "tons", 2));
    if (finding.variant == 0)
        return {
            message,
            Messages::tr("The room's cooling takes %1 W away: the room warms up until the cards slow down.", "watts")
                .arg(fact(finding, "cooling_w"))};
    return {message, Messages::tr("An ordinary room warms up with that: see what its cooling takes away.")};
}

Sentence noise(const Finding &finding, const Situation &situation)
{
    Q_UNUSED(situation)
    const QString message =
        Messages::tr("The build's %n fan(s) come to %1 dB(A) at full speed, the cards' own not counted.", "noise",
                     static_cast<int>(finding.fact("fans")))
            .arg(fact(finding, "noise_dba"));
    if (finding.variant == 1)
        return {message,
                Messages::tr("That is above %1 dB(A), the most that the German rule for workplaces allows.", "noise")
                    .arg(fact(finding, "workplace_dba"))};
    return {message, Messages::tr("Up to %1 dB(A) suits an office.", "noise").arg(fact(finding, "office_dba"))};
}

constexpr std::array HeatRows{
    CheckWords{"heat.stacked-open-air", QT_TRANSLATE_NOOP("Messages", "Cards without air"),
               QT_TRANSLATE_NOOP("Messages", "An open-air card with less than a free slot below it."), stackedOpenAir},
    CheckWords{"heat.spacing", QT_TRANSLATE_NOOP("Messages", "Cards close together"),
               QT_TRANSLATE_NOOP("Messages", "Two open-air cards whose slots are less than 60 mm apart."), spacing},
    CheckWords{"heat.passive-card", QT_TRANSLATE_NOOP("Messages", "Passive card"),
               QT_TRANSLATE_NOOP("Messages", "A card without a fan, made for a server's air, in another case."),
               passiveCard},
    CheckWords{"heat.airflow", QT_TRANSLATE_NOOP("Messages", "Air through the case"),
               QT_TRANSLATE_NOOP("Messages", "Fans that move less air than the parts' heat needs, or none."), airflow},
    CheckWords{"heat.cooler-capacity", QT_TRANSLATE_NOOP("Messages", "Processor's cooler"),
               QT_TRANSLATE_NOOP("Messages",
                                 "A cooler that is rated for less than the processor gives off, or made for "
                                 "other sockets."),
               coolerCapacity},
    CheckWords{"heat.room-heat", QT_TRANSLATE_NOOP("Messages", "Heat into the room"),
               QT_TRANSLATE_NOOP("Messages", "More heat than the room's cooling takes away; from 1,500 W a note where "
                                             "that is not known."),
               roomHeat},
    CheckWords{"heat.noise", QT_TRANSLATE_NOOP("Messages", "Noise of the fans"),
               QT_TRANSLATE_NOOP("Messages",
                                 "The build's fans together above 45 dB(A) at full speed; what came with the "
                                 "case and the cards is not counted."),
               noise},
};

} // namespace

std::span<const CheckWords> heatWords() { return HeatRows; }

} // namespace rig::words
