// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/mixed_cards.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::mixed_cards {

namespace {

struct Judgement
{
    Severity severity;
    Variant variant;
};

std::optional<Judgement> judgementOf(Work work)
{
    switch (work) {
    case Work::DataParallel:
    case Work::TensorParallel:
    case Work::Sharded:
        return Judgement{Severity::Caution, Variant::InTraining};
    case Work::Inference:
        return Judgement{Severity::Note, Variant::InInference};
    case Work::SingleTraining:
        return std::nullopt; // each card trains a model of its own
    }
    return std::nullopt;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const std::optional<Judgement> judgement = judgementOf(situation.use.work);
    const std::vector<CardGroup> groups = cardGroups(situation.machine);
    if (!judgement || groups.size() < 2)
        return;
    const Chip *some = nullptr;
    const CardGroup *lacks = nullptr;
    bool mixed = false;
    for (const CardGroup &group : groups) {
        const Chip *chip = group.first->chip.get();
        if (!chip) {
            if (!lacks || group.first->card->id < lacks->first->card->id)
                lacks = &group;
            continue;
        }
        mixed = mixed || (some && some->id != chip->id);
        some = chip;
    }
    if (!mixed) {
        if (lacks)
            findings.push_back(unknown(Id, lacks->first->item, "gpu"));
        return;
    }
    Finding finding = begin(Id, judgement->severity, judgement->variant);
    std::optional<Gibibytes> least;
    for (const CardGroup &group : groups) {
        finding.subjects.append(group.items.constData(), group.items.size());
        const Chip *chip = group.first->chip.get();
        if (chip && chip->memory)
            least = std::min(least.value_or(*chip->memory), *chip->memory);
    }
    if (least)
        finding.facts = {{LeastGib, *least}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "Work that is dealt evenly waits for its slowest part, and each part must fit into the smallest "
                      "memory"),
    run};

} // namespace rig::checks::mixed_cards
