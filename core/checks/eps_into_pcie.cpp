// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/eps_into_pcie.h"

#include "core/checks/support.h"

namespace rig::checks::eps_into_pcie {

namespace {

const QString &epsPlug()
{
    static const QString plug = QStringLiteral("eps-8");
    return plug;
}

/// 8-pin PCIe plugs that no card takes, on any supply.
int freePciePlugs(const Situation &situation)
{
    int left = 0;
    for (const auto &supply : situation.machine.supplies)
        left += supply.part->connectors.valueOr({}).value(QStringLiteral("pcie-8")) * supply.count;
    for (const Feed &feed : situation.assessment.power.feeds)
        left -= feed.taken.value(QStringLiteral("pcie-8"));
    return left;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const Feed &feed : situation.assessment.power.feeds) {
        const bool adapted = feed.adapted.contains(epsPlug());
        const bool tempting = feed.missing.contains(epsPlug()) && freePciePlugs(situation) > 0;
        if (!adapted && !tempting)
            continue;
        Finding finding = begin(Id, Severity::Caution, adapted ? Variant::Adapted : Variant::PciePlugsFree);
        finding.subjects.push_back(deviceOf(situation, feed.device).item);
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "Intel ATX design guide: EPS and PCIe 8-pin plugs are keyed and wired differently; a forced "
                      "one shorts 12 V to ground"),
    run};

} // namespace rig::checks::eps_into_pcie
