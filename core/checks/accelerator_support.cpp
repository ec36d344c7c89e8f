// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/accelerator_support.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"
#include "core/guide/card_software.h"

using namespace Qt::StringLiterals;

namespace rig::checks::accelerator_support {

namespace {

using State = guide::CardSoftware::State;

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const CardGroup &group : cardGroups(situation.machine)) {
        const Device &card = *group.first;
        if (const char *missing = missingMaker(card)) {
            findings.push_back(unknown(Id, card.item, missing));
            continue;
        }
        const std::optional<Support> support = supportOf(*card.chip);
        if (!support)
            continue;
        Finding finding = begin(Id, *support == Support::XeonPhi ? Severity::Caution : Severity::Note, *support);
        finding.subjects = group.items;
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{Id,
                  QT_TRANSLATE_NOOP("Evidence", "T. Dettmers, Which GPU for deep learning, 2016-06-25 (Xeon Phi) and "
                                                "2019-04-03 (AMD); for today the guide's table of software: "
                                                "the newest matrix of ROCm that was read whole, and PyTorch's page on "
                                                "Intel GPUs"),
                  run};

std::optional<Support> supportOf(const Chip &chip)
{
    const State state = guide::stateFor(chip, guide::shippedCompatibility());
    if (chip.vendor == "Intel"_L1) {
        if (chip.series.valueOr({}) == "Xeon Phi"_L1 || chip.id.startsWith("xeon-phi-"_L1))
            return Support::XeonPhi;
        return state == State::Current ? Support::IntelListed : Support::Intel;
    }
    if (chip.vendor != "AMD"_L1)
        return std::nullopt;
    if (state == State::NotKnown)
        return Support::Amd;
    return state == State::Current ? Support::AmdListed : Support::AmdUnlisted;
}

} // namespace rig::checks::accelerator_support
