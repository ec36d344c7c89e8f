// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/card_support.h"

#include "core/checks/fit_support.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::checks::card_support {

namespace {

/// In a rack, a flat desktop and an open frame the board lies and its cards stand upright; they do not sag.
bool boardLies(const Machine &machine)
{
    const QString type = machine.chassis ? machine.chassis->part->type.valueOr({}) : QString();
    return type == "rack"_L1 || type == "desktop"_L1 || type == "open"_L1;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (boardLies(situation.machine))
        return;
    Finding finding = begin(Id, Severity::Note);
    Millimetres longest;
    Grams heaviest;
    for (const CardFit &card : situation.assessment.fit.cards) {
        const Device &device = deviceOf(situation, card.device);
        if (!device.isOnBoard())
            continue;
        const Figure<Grams> &weight = device.card->weight;
        const Figure<Millimetres> &length = device.card->length;
        // Without its weight a card goes by its length.
        if ((weight && *weight > HeavyCard) || (length && *length > LongCard)) {
            finding.subjects.push_back(device.item);
            longest = std::max(longest, length.valueOr(Millimetres(0)));
            heaviest = std::max(heaviest, weight.valueOr(Grams(0)));
        } else if (!length) {
            findings.push_back(unknown(Id, device.item, "length_mm"));
        }
    }
    if (finding.subjects.isEmpty())
        return;
    finding.facts = {{LengthMm, longest}, {WeightG, heaviest}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "Thresholds of ours, 1.2 kg or 300 mm: vendors give none; MSI's manuals ask for a bolster "
                      "under heavy cards, an RTX A6000 (1,179 g, 267 mm) does without"),
    run, Severity::Note};

} // namespace rig::checks::card_support
