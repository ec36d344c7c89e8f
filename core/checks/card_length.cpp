// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/card_length.h"

#include "core/checks/support.h"
#include "core/machine/fit_rules.h"

namespace rig::checks::card_length {

namespace {

/// PCIe CEM: a half-length card. Network cards of which no length is known are taken to be no longer.
constexpr Millimetres HalfLength{167.65};

Finding tooLong(const Situation &situation, const CardFit &card, Severity severity, Variant variant)
{
    const auto &chassis = *situation.machine.chassis;
    Finding finding = begin(Id, severity, variant);
    finding.subjects = {deviceOf(situation, card.device).item, chassis.item};
    if (variant != Variant::AboveLimit)
        finding.subjects.push_back(situation.machine.cooler->item);
    finding.facts = {{LengthMm, *lengthOf(deviceOf(situation, card.device))},
                     {LimitMm, *chassis.part->maxCardLength},
                     {RadiatorLeastMm, ThinnestRadiator},
                     {RadiatorMostMm, ThickestRadiator}};
    return finding;
}

/// What a radiator in front leaves; silent where none stands there.
void behindRadiator(const Situation &situation, const CardFit &card, std::vector<Finding> &findings)
{
    const std::optional<bool> front = situation.assessment.fit.radiatorInFront;
    if (front == false || *card.lengthMargin >= ThickestRadiator)
        return;
    if (!front) {
        const auto &cooler = *situation.machine.cooler;
        findings.push_back(cooler.part->radiator ? unknown(Id, situation.machine.chassis->item, "radiators")
                                                 : unknown(Id, cooler.item, "radiator_mm"));
        return;
    }
    const bool surely = *card.lengthMargin < ThinnestRadiator;
    findings.push_back(tooLong(situation, card, surely ? Severity::Blocker : Severity::Caution,
                               surely ? Variant::BehindRadiator : Variant::PerhapsBehindRadiator));
}

void runOn(const Situation &situation, const CardFit &card, std::vector<Finding> &findings)
{
    const Device &device = deviceOf(situation, card.device);
    const auto &chassis = *situation.machine.chassis;
    if (card.outside || !(device.card || device.network))
        return;
    if (card.lengthMargin && *card.lengthMargin < Millimetres(0))
        findings.push_back(tooLong(situation, card, Severity::Blocker, Variant::AboveLimit));
    else if (card.lengthMargin)
        behindRadiator(situation, card, findings);
    else if (!chassis.part->maxCardLength && lengthOf(device))
        findings.push_back(unknown(Id, chassis.item, "max_card_length_mm"));
    else if (device.card || !chassis.part->maxCardLength || *chassis.part->maxCardLength < HalfLength)
        findings.push_back(unknown(Id, device.item, "length_mm"));
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.chassis)
        return;
    for (const CardFit &card : situation.assessment.fit.cards)
        runOn(situation, card, findings);
    for (const CardFit &card : situation.assessment.fit.others)
        runOn(situation, card, findings);
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "The case vendor's longest card; a radiator in front takes 27–30 mm of it and its fans 25 mm"),
    run};

} // namespace rig::checks::card_length
