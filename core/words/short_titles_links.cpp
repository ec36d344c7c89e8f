// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/above_4g.h"
#include "core/checks/bifurcation_setting.h"
#include "core/checks/chipset_slot.h"
#include "core/checks/connector_dark.h"
#include "core/checks/generation_downgrade.h"
#include "core/checks/lane_downgrade.h"
#include "core/checks/m2_takes_lanes.h"
#include "core/checks/nvlink_bridge.h"
#include "core/checks/peer_path.h"
#include "core/checks/processor_lanes.h"
#include "core/checks/riser_limit.h"
#include "core/checks/uplink_contention.h"
#include "core/words/short_titles.h"

#include <array>

namespace rig::words {

namespace {

QString darkTitle(const Finding &finding, const Situation &situation)
{
    namespace said = checks::connector_dark;
    const QString device = who(finding, situation);
    switch (finding.variant(said::Id)) {
    case said::Variant::LanesElsewhere:
    case said::Variant::NoProcessor:
        return Messages::tr("%1 without lanes", "card 2").arg(device);
    case said::Variant::WrongConnector:
        return Messages::tr("%1 in the wrong connector", "drive 1").arg(device);
    case said::Variant::Unplaced:
        return Messages::tr("%1 in no slot yet", "card 2").arg(device);
    case said::Variant::NoSuchConnector:
        return Messages::tr("%1 in a slot the board lacks", "card 2").arg(device);
    }
    return {};
}

QString lanesTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1 at x%2", "card 2, width")
        .arg(who(finding, situation), fact(finding, checks::lane_downgrade::Width));
}

QString generationTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1 at PCIe %2.0", "card 2, generation")
        .arg(who(finding, situation), fact(finding, checks::generation_downgrade::Generation));
}

QString m2LanesTitle(const Finding &finding, const Situation &)
{
    return Messages::tr("x%1 only, for a drive's sake", "width").arg(fact(finding, checks::m2_takes_lanes::Width));
}

QString chipsetTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1 behind the chipset", "card 2").arg(who(finding, situation));
}

QString dealtTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::processor_lanes;
    return Messages::tr("%1 lanes of the board's %2", "lanes of the processor, lanes that the board deals")
        .arg(fact(finding, said::UsableLanes), fact(finding, said::LanesDealt));
}

QString uplinkTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::uplink_contention;
    return Messages::tr("%1 GB/s shared by %2 GB/s", "bandwidth of the uplink, bandwidth of what hangs on it")
        .arg(fact(finding, said::UplinkGbS, 1), fact(finding, said::DemandGbS, 1));
}

QString riserTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1 behind a PCIe %2.0 riser", "card 2, generation")
        .arg(who(finding, situation), fact(finding, checks::riser_limit::Generation));
}

QString splitTitle(const Finding &finding, const Situation &situation)
{
    namespace said = checks::bifurcation_setting;
    switch (finding.variant(said::Id)) {
    case said::Variant::ToBeSet:
        return Messages::tr("Split %1 in the BIOS", "slot").arg(connectorName(finding, situation));
    case said::Variant::SomeDark:
        return Messages::tr("%1 of %2 devices in %3 get lanes", "count, count, slot")
            .arg(fact(finding, said::Lit), fact(finding, said::Devices), connectorName(finding, situation));
    }
    return {};
}

QString above4gTitle(const Finding &, const Situation &) { return Messages::tr("Turn on “Above 4G Decoding”"); }

QString peersTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::peer_path;
    switch (finding.variant(said::Id)) {
    case said::Variant::ThroughChipset:
        return Messages::tr("Cards talk through the chipset");
    case said::Variant::AcrossProcessors:
        return Messages::tr("Cards talk across processors");
    }
    return {};
}

QString bridgeTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::nvlink_bridge;
    switch (finding.variant(said::Id)) {
    case said::Variant::WrongDistance:
        return Messages::tr("Bridge of %1 slots over %2", "count, count")
            .arg(fact(finding, said::SpanSlots), fact(finding, said::DistanceSlots));
    case said::Variant::NoPair:
        return Messages::tr("No pair of cards for the bridge");
    }
    return {};
}

constexpr std::array LinkTitles{
    ShortTitle{checks::connector_dark::Id, darkTitle},
    ShortTitle{checks::lane_downgrade::Id, lanesTitle},
    ShortTitle{checks::generation_downgrade::Id, generationTitle},
    ShortTitle{checks::m2_takes_lanes::Id, m2LanesTitle},
    ShortTitle{checks::chipset_slot::Id, chipsetTitle},
    ShortTitle{checks::processor_lanes::Id, dealtTitle},
    ShortTitle{checks::uplink_contention::Id, uplinkTitle},
    ShortTitle{checks::riser_limit::Id, riserTitle},
    ShortTitle{checks::bifurcation_setting::Id, splitTitle},
    ShortTitle{checks::above_4g::Id, above4gTitle},
    ShortTitle{checks::peer_path::Id, peersTitle},
    ShortTitle{checks::nvlink_bridge::Id, bridgeTitle},
};

} // namespace

std::span<const ShortTitle> linkTitles() { return LinkTitles; }

} // namespace rig::words
