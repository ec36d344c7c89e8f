// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/noise.h"

#include "core/checks/support.h"
#include "core/machine/heat_rules.h"

namespace rig::checks::noise {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Heat &heat = situation.assessment.heat;
    if (situation.site.dataCentre || !heat.noiseAtMost || *heat.noiseAtMost <= OfficeNoise)
        return;
    if (heat.noiseAtLeast.value_or(0) <= OfficeNoise) {
        for (const auto &fan : situation.machine.fans) {
            if (!fan.part->noise)
                findings.push_back(unknown(Id, fan.item, "noise_dba"));
        }
        return;
    }
    Finding finding =
        begin(Id, Severity::Note, *heat.noiseAtLeast > WorkplaceNoise ? Variant::AboveWorkplace : Variant::AboveOffice);
    int count = 0;
    for (const auto &fan : situation.machine.fans) {
        finding.subjects.push_back(fan.item);
        count += fan.count;
    }
    finding.facts = {
        {NoiseDba, *heat.noiseAtLeast}, {OfficeDba, OfficeNoise}, {WorkplaceDba, WorkplaceNoise}, {Fans, count}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP(
        "Evidence", "L = 10 · log10(Σ 10^(Li/10)); up to 45 dB(A) suits an office, 55 is the limit of the German rule "
                    "for workplaces (ASR A3.7)"),
    run, Severity::Note};

} // namespace rig::checks::noise
