// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/airflow.h"
#include "core/checks/board_format.h"
#include "core/checks/cable_bend.h"
#include "core/checks/card_height.h"
#include "core/checks/card_length.h"
#include "core/checks/card_support.h"
#include "core/checks/case_slots.h"
#include "core/checks/cooler_capacity.h"
#include "core/checks/cooler_height.h"
#include "core/checks/last_slot_overhang.h"
#include "core/checks/noise.h"
#include "core/checks/open_slot_end.h"
#include "core/checks/passive_card.h"
#include "core/checks/radiator_place.h"
#include "core/checks/room_heat.h"
#include "core/checks/slot_overlap.h"
#include "core/checks/spacing.h"
#include "core/checks/stacked_open_air.h"
#include "core/checks/standoffs.h"
#include "core/checks/supply_form.h"
#include "core/checks/supply_length.h"
#include "core/words/short_titles.h"

#include <array>

namespace rig::words {

namespace {

QString millimetresOver(const Finding &finding, FactKey<Millimetres> size, FactKey<Millimetres> limit)
{
    return number(bare(finding.fact(size) - finding.fact(limit)));
}

QString lengthTitle(const Finding &finding, const Situation &situation)
{
    namespace said = checks::card_length;
    const QString card = who(finding, situation);
    switch (finding.variant(said::Id)) {
    case said::Variant::AboveLimit:
        return Messages::tr("%1: %2 mm too long", "card 2, length")
            .arg(card, millimetresOver(finding, said::LengthMm, said::LimitMm));
    case said::Variant::BehindRadiator:
        return Messages::tr("%1 too long behind the radiator", "card 2").arg(card);
    case said::Variant::PerhapsBehindRadiator:
        return Messages::tr("%1 perhaps too long behind the radiator", "card 2").arg(card);
    }
    return {};
}

QString coversTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1 covers %2", "card 2, slot")
        .arg(who(finding, situation), connectorName(finding, situation, 1));
}

QString slotsTitle(const Finding &finding, const Situation &situation)
{
    namespace said = checks::case_slots;
    switch (finding.variant(said::Id)) {
    case said::Variant::BelowCase:
        return Messages::tr("%1 below the case's last slot", "card 2").arg(who(finding, situation));
    case said::Variant::BeyondHolders:
    case said::Variant::BeyondAllSlots:
        return Messages::tr("Cards on risers need %1 slots", "count").arg(fact(finding, said::NeededSlots));
    }
    return {};
}

QString slotEndTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1 too long for an x%2 slot", "card 2, width")
        .arg(who(finding, situation), fact(finding, checks::open_slot_end::SlotLength));
}

QString formatTitle(const Finding &, const Situation &) { return Messages::tr("Board does not fit the case"); }

QString heightTitle(const Finding &finding, const Situation &situation)
{
    namespace said = checks::card_height;
    return Messages::tr("%1: %2 mm too high", "card 2, height")
        .arg(who(finding, situation), millimetresOver(finding, said::HeightMm, said::LimitMm));
}

QString bendTitle(const Finding &finding, const Situation &situation)
{
    namespace said = checks::cable_bend;
    return Messages::tr("%1: cable %2 mm too near the panel", "card 2, length")
        .arg(who(finding, situation), millimetresOver(finding, said::NeededMm, said::LimitMm));
}

QString overhangTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1 hangs over the board's edge", "card 4").arg(who(finding, situation));
}

QString standoffsTitle(const Finding &finding, const Situation &)
{
    return Messages::tr("Board %1 mm deep", "depth").arg(fact(finding, checks::standoffs::DepthMm));
}

QString formTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::supply_form;
    switch (finding.variant(said::Id)) {
    case said::Variant::NoPlace:
        return Messages::tr("Supply does not fit the case");
    case said::Variant::WithBracket:
        return Messages::tr("Supply needs a bracket");
    }
    return {};
}

QString supplyLengthTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::supply_length;
    return Messages::tr("Supply %1 mm too long", "length").arg(millimetresOver(finding, said::LengthMm, said::LimitMm));
}

QString coolerHeightTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::cooler_height;
    return Messages::tr("Cooler %1 mm too high", "height").arg(millimetresOver(finding, said::HeightMm, said::LimitMm));
}

QString radiatorTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::radiator_place;
    const QString radiator = fact(finding, said::RadiatorMm);
    switch (finding.variant(said::Id)) {
    case said::Variant::NoPlace:
        return Messages::tr("No place for a %1 mm radiator", "size").arg(radiator);
    case said::Variant::WiderPlace:
        return Messages::tr("%1 mm radiator in a wider place only", "size").arg(radiator);
    }
    return {};
}

QString supportTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1: support needed", "cards 1–4").arg(whoAll(finding, situation));
}

QString airTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1: %2 mm of air", "cards, gap")
        .arg(whoAll(finding, situation), fact(finding, checks::stacked_open_air::GapMm));
}

QString apartTitle(const Finding &finding, const Situation &)
{
    return Messages::tr("Cards %1 mm apart", "distance").arg(fact(finding, checks::spacing::ApartMm));
}

QString passiveTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1: no fan of its own", "card 2").arg(whoAll(finding, situation));
}

QString airflowTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::airflow;
    switch (finding.variant(said::Id)) {
    case said::Variant::TooLittle:
        return Messages::tr("%1 of %2 m³ of air an hour", "airflow, airflow")
            .arg(fact(finding, said::AvailableM3H), fact(finding, said::NeedM3H));
    case said::Variant::NoFans:
        return Messages::tr("Case without a fan");
    }
    return {};
}

QString coolerTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::cooler_capacity;
    switch (finding.variant(said::Id)) {
    case said::Variant::BelowTdp:
        return Messages::tr("Cooler %1 short", "watts")
            .arg(watts(finding.fact(said::ProcessorW) - finding.fact(said::CoolerW)));
    case said::Variant::BelowHighest:
        return Messages::tr("Cooler %1 short at worst", "watts")
            .arg(watts(finding.fact(said::ProcessorW) - finding.fact(said::CoolerW)));
    case said::Variant::OtherSocket:
        return Messages::tr("Cooler for another socket");
    case said::Variant::KinSocket:
        return Messages::tr("Cooler not listed for the socket");
    }
    return {};
}

QString noiseTitle(const Finding &finding, const Situation &)
{
    return Messages::tr("%1 dB(A) of noise", "level").arg(fact(finding, checks::noise::NoiseDba));
}

QString roomTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::room_heat;
    switch (finding.variant(said::Id)) {
    case said::Variant::AboveCooling:
        return Messages::tr("Room's cooling %1 short", "watts")
            .arg(watts(finding.fact(said::WallW) - finding.fact(said::CoolingW)));
    case said::Variant::MuchHeat:
        return Messages::tr("%1 W of heat in the room", "watts").arg(fact(finding, said::WallW));
    }
    return {};
}

constexpr std::array RoomTitles{
    ShortTitle{checks::card_length::Id, lengthTitle},
    ShortTitle{checks::slot_overlap::Id, coversTitle},
    ShortTitle{checks::case_slots::Id, slotsTitle},
    ShortTitle{checks::open_slot_end::Id, slotEndTitle},
    ShortTitle{checks::board_format::Id, formatTitle},
    ShortTitle{checks::card_height::Id, heightTitle},
    ShortTitle{checks::cable_bend::Id, bendTitle},
    ShortTitle{checks::last_slot_overhang::Id, overhangTitle},
    ShortTitle{checks::standoffs::Id, standoffsTitle},
    ShortTitle{checks::supply_form::Id, formTitle},
    ShortTitle{checks::supply_length::Id, supplyLengthTitle},
    ShortTitle{checks::cooler_height::Id, coolerHeightTitle},
    ShortTitle{checks::radiator_place::Id, radiatorTitle},
    ShortTitle{checks::card_support::Id, supportTitle},
    ShortTitle{checks::stacked_open_air::Id, airTitle},
    ShortTitle{checks::spacing::Id, apartTitle},
    ShortTitle{checks::passive_card::Id, passiveTitle},
    ShortTitle{checks::airflow::Id, airflowTitle},
    ShortTitle{checks::cooler_capacity::Id, coolerTitle},
    ShortTitle{checks::noise::Id, noiseTitle},
    ShortTitle{checks::room_heat::Id, roomTitle},
};

} // namespace

std::span<const ShortTitle> roomTitles() { return RoomTitles; }

} // namespace rig::words
