// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/peer_path.h"

#include "core/checks/support.h"

#include <array>

namespace rig::checks::peer_path {

namespace {

bool isSlow(PeerWay way) { return way == PeerWay::Chipset || way == PeerWay::AcrossProcessors; }

/// Cards that work on one model talk at every layer; with a copy of the model each, once a step.
bool talksMuch(Work work) { return work == Work::TensorParallel || work == Work::Sharded; }

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Work work = situation.use.work;
    if (work == Work::SingleTraining || work == Work::Inference)
        return;
    std::array<const PeerPath *, 2> worst{};
    std::array<int, 2> count{};
    for (const PeerPath &path : situation.assessment.lanes.peers) {
        if (path.way == PeerWay::Unknown) {
            const Link *link = situation.assessment.lanes.linkOf(path.a);
            const bool first = link->upstream == FromUnknown;
            findings.push_back(unknown(Id, boardItem(situation), "connectors.upstream",
                                       first ? link->connector : deviceOf(situation, path.b).connector));
            continue;
        }
        if (!isSlow(path.way))
            continue;
        const auto variant = static_cast<std::size_t>(path.way == PeerWay::Chipset ? Variant::ThroughChipset
                                                                                   : Variant::AcrossProcessors);
        ++count[variant];
        const bool slower = !worst[variant] || (path.bandwidth && worst[variant]->bandwidth &&
                                                *path.bandwidth < *worst[variant]->bandwidth);
        if (slower)
            worst[variant] = &path;
    }
    for (std::size_t variant = 0; variant < worst.size(); ++variant) {
        if (!worst[variant])
            continue;
        Finding finding =
            begin(Id, talksMuch(work) ? Severity::Caution : Severity::Note, static_cast<Variant>(variant));
        finding.subjects = {deviceOf(situation, worst[variant]->a).item, deviceOf(situation, worst[variant]->b).item};
        finding.facts = {{Pairs, count[variant]}};
        if (worst[variant]->bandwidth)
            finding.facts.push_back({BandwidthGbS, *worst[variant]->bandwidth});
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "No direct peer access across the link of two processors (Exxact, 2016-04-05; Supermicro on the "
                      "4029GP-TRT); what goes through a chipset shares its uplink"),
    run};

} // namespace rig::checks::peer_path
