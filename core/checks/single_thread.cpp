// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/single_thread.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"

namespace rig::checks::single_thread {

namespace {

/// "When we have 4–8 GPUs": below that the guide says nothing.
constexpr int ManyCards = 4;
/// The clock of the processor that the guide prefers.
constexpr Gigahertz FastClock{4.0};

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const int cards = cardCount(situation.machine);
    if (cards < ManyCards)
        return;
    for (const auto &processor : situation.machine.processors) {
        const Processor &part = *processor.part;
        // A boost clock is never below the base clock.
        if ((part.boostClock && *part.boostClock >= FastClock) || (part.baseClock && *part.baseClock >= FastClock))
            continue;
        if (!part.boostClock) {
            findings.push_back(unknown(Id, processor.item, "boost_ghz"));
            continue;
        }
        Finding finding = begin(Id, Severity::Note);
        finding.subjects.push_back(processor.item);
        finding.facts = {{BoostGhz, *part.boostClock}, {FastGhz, FastClock}, {Cards, cards}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "Dive into Deep Learning, Selecting Servers and GPUs: for four to eight cards 6 cores at 4.0 "
                      "GHz are preferred to 8 at 3.5 GHz, since one thread of Python feeds them"),
    run, Severity::Note};

} // namespace rig::checks::single_thread
