// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/connector_rating.h"

#include "core/catalogue/plugs.h"
#include "core/checks/support.h"
#include "core/machine/power_rules.h"

namespace rig::checks::connector_rating {

namespace {

/// Hot plugs were measured, and molten ones seen, at 575 W; of cards of 450 W few.
constexpr double NearlyAll = 0.9;
/// The lower of the two ratings that supplies for such cards have; the other is 600 W.
constexpr Watts UsualSense{450};

Finding said(const Device &device, Watts draw, Watts rating, Severity severity, Variant variant)
{
    Finding finding = begin(Id, severity, variant);
    finding.subjects.push_back(device.item);
    finding.facts = {{NeedW, draw}, {RatingW, rating}};
    return finding;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Watts sixteen = carriedBy(Plug::Pin12v2x6);
    for (const Feed &feed : situation.assessment.power.feeds) {
        const Device &device = deviceOf(situation, feed.device);
        const std::optional<Watts> draw = device.power();
        if (!feed.ratingAtMost || !feed.ratingAtLeast)
            continue; // the connectors themselves are connector-missing's
        if (!draw) {
            findings.push_back(unknown(Id, device.item, "tdp_w"));
            continue;
        }
        if (*draw > *feed.ratingAtMost) {
            findings.push_back(said(device, *draw, *feed.ratingAtMost, Severity::Caution, Variant::Over));
            continue;
        }
        if (*draw > *feed.ratingAtLeast && feed.supply >= 0) {
            const ItemId supply = situation.machine.supplies[static_cast<std::size_t>(feed.supply)].item;
            const Finding missing = unknown(Id, supply, "connector_16pin_w");
            findings.push_back(noted(missing, *draw <= SlotPower + UsualSense));
        }
        if (count16Pin(feed.needs) == 1 && *draw > sixteen * NearlyAll)
            findings.push_back(said(device, *draw, sixteen, Severity::Note, Variant::NearSixteen));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP(
        "Evidence",
        "PCIe CEM: 75 W from the slot, 75 W a 6-pin, 150 W an 8-pin plug; 12V-2x6 by its cable's sense rating, 600 W "
        "at "
        "the most. More than 150 °C at the plug of an RTX 5090: A. Schilling, March 2025 (as Tecnoandroid reports it)"),
    run};

} // namespace rig::checks::connector_rating
