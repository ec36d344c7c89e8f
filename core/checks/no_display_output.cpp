// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/no_display_output.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::no_display_output {

namespace {

/// Something to plug a display into, as far as it is known.
enum class Outputs { None, Some, Unknown };

Outputs onCards(const std::vector<CardGroup> &cards, MissingFigure &missing)
{
    const CardGroup *lacks = nullptr;
    for (const CardGroup &group : cards) {
        const Figure<int> &outputs = group.first->card->displayOutputs;
        if (outputs.valueOr(0) > 0)
            return Outputs::Some;
        // Of several, the same one in any order of the build.
        if (!outputs && (!lacks || group.first->card->id < lacks->first->card->id))
            lacks = &group;
    }
    if (!lacks)
        return Outputs::None;
    missing = {*std::min_element(lacks->items.begin(), lacks->items.end()), "display_outputs"};
    return Outputs::Unknown;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Machine &machine = situation.machine;
    if (!machine.board || machine.processors.empty())
        return; // platform.incomplete asks for them
    const std::vector<CardGroup> cards = cardGroups(machine);
    // A machine that stands has what drives its display; a list without cards only does not tell it.
    const bool stands = machine.board->owned && std::all_of(machine.processors.begin(), machine.processors.end(),
                                                            [](const auto &processor) { return processor.owned; });
    if (cards.empty() && stands)
        return;
    MissingFigure missing;
    const Outputs outputs = onCards(cards, missing);
    const DisplayNeed need = displayWithoutCards(machine);
    if (outputs == Outputs::Some || need.state == DisplayNeed::State::No)
        return;
    const bool headless = situation.use.headless;
    if (outputs == Outputs::Unknown || need.state == DisplayNeed::State::Unknown) {
        if (headless)
            return; // whatever it is, nothing depends on it
        const MissingFigure &lacks = outputs == Outputs::Unknown ? missing : need.missing;
        findings.push_back(unknown(Id, lacks.item, lacks.figure));
        return;
    }
    Finding finding =
        begin(Id, headless ? Severity::Note : Severity::Blocker, headless ? Variant::Headless : Variant::Nowhere);
    finding.subjects = {machine.processors.front().item, boardItem(situation)};
    for (const CardGroup &group : cards)
        finding.subjects.append(group.items.constData(), group.items.size());
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence", "Dive into Deep Learning, Selecting Servers and GPUs: a display hangs on integrated "
                                  "graphics, or else on a card"),
    run};

} // namespace rig::checks::no_display_output
