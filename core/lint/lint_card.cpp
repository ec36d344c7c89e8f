// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/complaints.h"

using namespace Qt::StringLiterals;

namespace rig {

namespace {

constexpr double SlotPitchMm = 20.32;

/// Watts that the connectors carry by their specifications; PCI-SIG, CEM 5.0.
double ratedWatts(const ConnectorCounts &connectors)
{
    static const QMap<QString, double> ratings{{u"pcie-6"_s, 75},   {u"pcie-8"_s, 150}, {u"12vhpwr"_s, 600},
                                               {u"12v-2x6"_s, 600}, {u"eps-8"_s, 336},  {u"eps-4"_s, 168}};
    double watts = 0;
    for (auto it = connectors.begin(); it != connectors.end(); ++it)
        watts += it.value() * ratings.value(it.key(), 0);
    return watts;
}

void lintCardPower(const Card &card, const Chip *chip, std::vector<Complaint> &complaints)
{
    const std::optional<Watts> need = card.tdp ? card.tdp.value : chip ? chip->tdp.value : std::nullopt;
    if (!need || !card.powerConnectors)
        return;
    constexpr double slotWatts = 75; // PCI-SIG, CEM: an x16 slot
    const double carried = slotWatts + ratedWatts(*card.powerConnectors);
    if (need->value() <= carried)
        return;
    // Some real cards exceed it, such as the RTX A5000 with 230 W and the Quadro M6000 with 250 W on one 8-pin plug.
    const LintSeverity severity = need->value() <= 1.12 * carried ? LintSeverity::Warning : LintSeverity::Error;
    complain(complaints, severity, card, u"power_connectors"_s,
             Lint::tr("carry %1 W together with the slot, less than the %2 W that the card draws.")
                 .arg(QString::number(carried), QString::number(need->value())));
}

void lintThickness(const Card &card, std::vector<Complaint> &complaints)
{
    if (!card.thickness || !card.slotCount)
        return;
    const double pitches = card.thickness->value() / SlotPitchMm;
    // A cooler ends a little before the next place, or a little inside it: "2.5 slots" for 50 mm, "2" for 38 or 42.
    if (pitches > *card.slotCount - 1 && pitches <= *card.slotCount + 0.35)
        return;
    complain(complaints, LintSeverity::Warning, card, u"slots"_s,
             Lint::tr("is %1, but %2 mm are %3 slot pitches.")
                 .arg(QString::number(*card.slotCount), QString::number(card.thickness->value()),
                      QString::number(pitches, 'f', 2)));
}

void lintAgainstChip(const Card &card, const Chip *chip, std::vector<Complaint> &complaints)
{
    // The boldest partners' cards draw a third more than the reference.
    if (card.tdp && chip && chip->tdp && (*card.tdp > 1.5 * *chip->tdp || card.tdp->value() < 0.5 * chip->tdp->value()))
        complain(complaints, LintSeverity::Error, card, u"tdp_w"_s,
                 Lint::tr("is %1 W, but its chip is sold with %2 W.")
                     .arg(shown(card.tdp->value()), shown(chip->tdp->value())));
    const std::optional<Watts> draws = card.tdp ? card.tdp.value : chip ? chip->tdp.value : std::nullopt;
    if (card.recommendedSupply && draws && *card.recommendedSupply <= *draws)
        complain(complaints, LintSeverity::Error, card, u"recommended_supply_w"_s,
                 Lint::tr("is %1 W for a whole machine, but the card alone draws %2 W.")
                     .arg(shown(card.recommendedSupply->value()), shown(draws->value())));
    if (card.length && card.height && *card.length < *card.height)
        complain(complaints, LintSeverity::Warning, card, u"length_mm"_s,
                 Lint::tr("is %1 mm, less than the height of %2 mm; were they exchanged?")
                     .arg(shown(card.length->value()), shown(card.height->value())));
}

} // namespace

std::vector<Complaint> lintCard(const Card &card, const Catalogue &catalogue)
{
    std::vector<Complaint> complaints;
    const std::shared_ptr<const Chip> chip = catalogue.chipOf(card);
    if (!card.gpu)
        complain(complaints, LintSeverity::Error, card, u"gpu"_s,
                 Lint::tr("is missing: a card needs the id of its chip."));
    else if (!chip)
        complain(complaints, LintSeverity::Error, card, u"gpu"_s,
                 Lint::tr("is \"%1\", which is no chip of the catalogue.").arg(*card.gpu));
    lintAgainstChip(card, chip.get(), complaints);
    lintCardPower(card, chip.get(), complaints);
    lintThickness(card, complaints);
    return complaints;
}

} // namespace rig
