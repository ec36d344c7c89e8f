// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/cores_per_card.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"

namespace rig::checks::cores_per_card {

namespace {

/// The guide's machines: 4 cores with one card, 4 to 6 with two; of two processors for 4–8 cards it takes the one with
/// 6 cores.
constexpr int FewCards = 2;
constexpr int CoresForFew = 4;
constexpr int CoresForMore = 6;

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const int cards = cardCount(situation.machine);
    if (cards == 0 || situation.machine.processors.empty())
        return;
    const int need = cards <= FewCards ? CoresForFew : CoresForMore;
    int cores = 0;
    ItemId unknownOf = 0;
    for (const auto &processor : situation.machine.processors) {
        cores += processor.part->cores.valueOr(0) * processor.count;
        if (!processor.part->cores && unknownOf == 0)
            unknownOf = processor.item;
    }
    if (cores >= need)
        return;
    if (unknownOf != 0) {
        findings.push_back(unknown(Id, unknownOf, "cores"));
        return;
    }
    Finding finding = begin(Id, Severity::Caution);
    finding.subjects.push_back(situation.machine.processors.front().item);
    finding.facts = {{Cores, cores}, {NeedCores, need}, {Cards, cards}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "Dive into Deep Learning, Selecting Servers and GPUs: 4 cores for one card, 4 to 6 for two, "
                      "6 fast ones for four to eight"),
    run, Severity::Blocker, Lack::Noted};

} // namespace rig::checks::cores_per_card
