// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/accelerator_support.h"
#include "core/checks/avoid_list.h"
#include "core/checks/compute_capability.h"
#include "core/checks/cores_per_card.h"
#include "core/checks/data_centre_licence.h"
#include "core/checks/dataset_fits.h"
#include "core/checks/discontinued.h"
#include "core/checks/ecc.h"
#include "core/checks/firmware_version.h"
#include "core/checks/m2_count.h"
#include "core/checks/m2_link.h"
#include "core/checks/memory_per_card.h"
#include "core/checks/memory_slots.h"
#include "core/checks/memory_speed.h"
#include "core/checks/memory_type.h"
#include "core/checks/missing_part.h"
#include "core/checks/mixed_cards.h"
#include "core/checks/network_for_eight.h"
#include "core/checks/over_budget.h"
#include "core/checks/part_without_price.h"
#include "core/checks/processor_overspend.h"
#include "core/checks/sata_off.h"
#include "core/checks/single_thread.h"
#include "core/checks/slow_segment.h"
#include "core/checks/socket.h"
#include "core/checks/vram_floor.h"
#include "core/words/short_titles.h"

#include <array>

namespace rig::words {

namespace {

QString socketTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::socket;
    switch (finding.variant(said::Id)) {
    case said::Variant::OtherSocket:
        return Messages::tr("Processor and board: two sockets");
    case said::Variant::TooManyProcessors:
        return Messages::tr("%1 processors for %2 socket(s)", "count, count")
            .arg(fact(finding, said::Processors), fact(finding, said::Sockets));
    }
    return {};
}

QString memoryTypeTitle(const Finding &, const Situation &) { return Messages::tr("Memory of another type"); }

QString firmwareTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::firmware_version;
    switch (finding.variant(said::Id)) {
    case said::Variant::LaterFirmware:
        return Messages::tr("The processor needs a later BIOS");
    case said::Variant::Excluded:
    case said::Variant::NeverMade:
        return Messages::tr("The board does not take this processor");
    }
    return {};
}

QString forgottenTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::missing_part;
    switch (finding.variant(said::Id)) {
    case said::Variant::NoMemory:
        return Messages::tr("No memory");
    case said::Variant::NoCooler:
        return Messages::tr("No cooler");
    case said::Variant::NoDrive:
        return Messages::tr("No drive to start from");
    }
    return {};
}

QString coresTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::cores_per_card;
    return Messages::tr("%1 cores, %2 advised", "count, count")
        .arg(fact(finding, said::Cores), fact(finding, said::NeedCores));
}

QString threadTitle(const Finding &finding, const Situation &)
{
    return Messages::tr("One thread at %1 GHz", "clock").arg(fact(finding, checks::single_thread::BoostGhz, 1));
}

QString memorySlotsTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::memory_slots;
    switch (finding.variant(said::Id)) {
    case said::Variant::TooManyModules:
        return Messages::tr("%1 modules for %2 slots", "count, count")
            .arg(fact(finding, said::Modules), fact(finding, said::MemorySlots));
    case said::Variant::TooMuchMemory:
        return Messages::tr("%1 GiB on a board for %2 GiB", "memory, memory")
            .arg(fact(finding, said::MemoryGib), fact(finding, said::MemoryMaxGib));
    }
    return {};
}

QString memorySpeedTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::memory_speed;
    return Messages::tr("Memory at %1 MT/s, not %2", "transfers, transfers")
        .arg(fact(finding, said::SharedTransfers), fact(finding, said::Transfers));
}

QString memoryPerCardTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::memory_per_card;
    return Messages::tr("%1 GiB of memory, %2 advised", "memory, memory")
        .arg(fact(finding, said::MemoryGib), fact(finding, said::NeedGib));
}

QString eccTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::ecc;
    switch (finding.variant(said::Id)) {
    case said::Variant::Registered:
        return Messages::tr("Registered memory, board for unbuffered");
    case said::Variant::Unbuffered:
        return Messages::tr("Unbuffered memory, board for registered");
    case said::Variant::Unused:
    case said::Variant::AskedForUnused:
        return Messages::tr("ECC that is not used");
    case said::Variant::ManyCardsWithout:
    case said::Variant::AskedForMissing:
        return Messages::tr("Memory without ECC");
    }
    return {};
}

QString vramTitle(const Finding &finding, const Situation &situation)
{
    namespace said = checks::vram_floor;
    if (finding.is(said::Id, said::Variant::TooFewCards))
        return Messages::tr("%1 of %n card(s) for a work", "cards that are there", finding.fact(said::CardsNeeded))
            .arg(fact(finding, said::CardsThere));
    return Messages::tr("%1: %2 of %3 GiB", "cards, memory that is there, memory that is needed")
        .arg(whoAll(finding, situation), fact(finding, said::MemoryGib, 1), fact(finding, said::NeedGib, 1));
}

QString avoidTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1: advised against", "cards").arg(whoAll(finding, situation));
}

QString cudaTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1: too old for today's CUDA", "cards").arg(whoAll(finding, situation));
}

QString segmentTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1: slow above %2 GiB", "cards, memory")
        .arg(whoAll(finding, situation), fact(finding, checks::slow_segment::FastGib, 1));
}

QString mixedTitle(const Finding &, const Situation &) { return Messages::tr("Cards differ"); }

QString licenceTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1: no licence for data centres", "cards").arg(whoAll(finding, situation));
}

QString supportedTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1: not CUDA", "cards").arg(whoAll(finding, situation));
}

QString m2Title(const Finding &finding, const Situation &)
{
    namespace said = checks::m2_count;
    return Messages::tr("%1 drives for %2 M.2 connectors", "count, count")
        .arg(fact(finding, said::Wanted), fact(finding, said::Offered));
}

QString m2LinkTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1: link not known", "drives").arg(whoAll(finding, situation));
}

QString sataTitle(const Finding &finding, const Situation &situation)
{
    namespace said = checks::sata_off;
    switch (finding.variant(said::Id)) {
    case said::Variant::PlacedInOff:
        return Messages::tr("%1 in a port that is off", "drive 1").arg(who(finding, situation));
    case said::Variant::TooFewPorts:
        return Messages::tr("%1 SATA drives, %2 free ports", "count, count")
            .arg(fact(finding, said::Drives), fact(finding, said::FreePorts));
    case said::Variant::PortsOff:
        return Messages::tr("SATA ports are off");
    }
    return {};
}

QString dataTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::dataset_fits;
    switch (finding.variant(said::Id)) {
    case said::Variant::TooSmall:
        return Messages::tr("%1 GB of data on %2 GB", "size, size")
            .arg(fact(finding, said::DatasetGb), fact(finding, said::CapacityGb));
    case said::Variant::NoDrive:
        return Messages::tr("%1 GB of data, no drive", "size").arg(fact(finding, said::DatasetGb));
    }
    return {};
}

QString networkTitle(const Finding &finding, const Situation &)
{
    return Messages::tr("No %1 Gbit/s network", "rate").arg(fact(finding, checks::network_for_eight::NeedGbitS));
}

QString budgetTitle(const Finding &finding, const Situation &situation)
{
    const QString currency = situation.use.budget ? situation.use.budget->currency : QString();
    return Messages::tr("%1 over the budget", "amount").arg(money({finding.fact(checks::over_budget::Over), currency}));
}

QString dearTitle(const Finding &, const Situation &) { return Messages::tr("Processor dearer than the cards"); }

QString unpricedTitle(const Finding &finding, const Situation &)
{
    return Messages::tr("%n part(s) without a price", nullptr, finding.fact(checks::part_without_price::Parts));
}

QString oldTitle(const Finding &finding, const Situation &)
{
    return Messages::tr("%n part(s) no longer made", nullptr, static_cast<int>(finding.subjects.size()));
}

constexpr std::array PartTitles{
    ShortTitle{checks::socket::Id, socketTitle},
    ShortTitle{checks::memory_type::Id, memoryTypeTitle},
    ShortTitle{checks::firmware_version::Id, firmwareTitle},
    ShortTitle{checks::missing_part::Id, forgottenTitle},
    ShortTitle{checks::cores_per_card::Id, coresTitle},
    ShortTitle{checks::single_thread::Id, threadTitle},
    ShortTitle{checks::memory_slots::Id, memorySlotsTitle},
    ShortTitle{checks::memory_speed::Id, memorySpeedTitle},
    ShortTitle{checks::memory_per_card::Id, memoryPerCardTitle},
    ShortTitle{checks::ecc::Id, eccTitle},
    ShortTitle{checks::vram_floor::Id, vramTitle},
    ShortTitle{checks::avoid_list::Id, avoidTitle},
    ShortTitle{checks::compute_capability::Id, cudaTitle},
    ShortTitle{checks::slow_segment::Id, segmentTitle},
    ShortTitle{checks::mixed_cards::Id, mixedTitle},
    ShortTitle{checks::data_centre_licence::Id, licenceTitle},
    ShortTitle{checks::accelerator_support::Id, supportedTitle},
    ShortTitle{checks::m2_count::Id, m2Title},
    ShortTitle{checks::m2_link::Id, m2LinkTitle},
    ShortTitle{checks::sata_off::Id, sataTitle},
    ShortTitle{checks::dataset_fits::Id, dataTitle},
    ShortTitle{checks::network_for_eight::Id, networkTitle},
    ShortTitle{checks::over_budget::Id, budgetTitle},
    ShortTitle{checks::processor_overspend::Id, dearTitle},
    ShortTitle{checks::part_without_price::Id, unpricedTitle},
    ShortTitle{checks::discontinued::Id, oldTitle},
};

} // namespace

std::span<const ShortTitle> partTitles() { return PartTitles; }

} // namespace rig::words
