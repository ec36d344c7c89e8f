// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/data_centre_licence.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"

using namespace Qt::StringLiterals;

namespace rig::checks::data_centre_licence {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.site.dataCentre)
        return;
    Finding finding = begin(Id, Severity::Caution);
    for (const CardGroup &group : cardGroups(situation.machine)) {
        const Device &card = *group.first;
        if (const char *missing = missingMaker(card)) {
            findings.push_back(unknown(Id, card.item, missing));
            continue;
        }
        if (!isNvidia(card))
            continue;
        if (!card.chip->segment) {
            findings.push_back(unknown(Id, card.item, "segment"));
            continue;
        }
        if (*card.chip->segment != "consumer"_L1) // GeForce and Titan
            continue;
        finding.subjects.append(group.items.constData(), group.items.size());
    }
    if (!finding.subjects.isEmpty())
        findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "NVIDIA's licence of the GeForce drivers, clause 2.1.3, as read in Lambda's forum, topic "
                      "138 (January 2018)"),
    run};

} // namespace rig::checks::data_centre_licence
