// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/adapter.h"
#include "core/checks/breaker_shared.h"
#include "core/checks/circuit.h"
#include "core/checks/connector_missing.h"
#include "core/checks/connector_rating.h"
#include "core/checks/eps_into_pcie.h"
#include "core/checks/eps_missing.h"
#include "core/checks/excursion.h"
#include "core/checks/input_derating.h"
#include "core/checks/rail_limit.h"
#include "core/checks/several_supplies.h"
#include "core/checks/shared_cable.h"
#include "core/checks/supply_capacity.h"
#include "core/checks/supply_headroom.h"
#include "core/checks/vendor_minimum.h"
#include "core/words/short_titles.h"

#include <array>

namespace rig::words {

namespace {

/// "8 W": what a draw is above what carries it.
QString wattsShort(const Finding &finding, FactKey<Watts> need, FactKey<Watts> carried)
{
    return watts(finding.fact(need) - finding.fact(carried));
}

QString capacityTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::supply_capacity;
    const QString shortBy = wattsShort(finding, said::NeedW, said::SupplyW);
    switch (finding.variant(said::Id)) {
    case said::Variant::InTraining:
        return Messages::tr("Supply %1 short", "watts").arg(shortBy);
    case said::Variant::AtWorst:
        return Messages::tr("Supply %1 short at worst", "watts").arg(shortBy);
    case said::Variant::Together:
        return Messages::tr("Supplies %1 short together", "watts").arg(shortBy);
    case said::Variant::OneInTraining:
        return Messages::tr("One supply %1 short", "watts").arg(shortBy);
    case said::Variant::OneAtWorst:
        return Messages::tr("One supply %1 short at worst", "watts").arg(shortBy);
    }
    return {};
}

QString headroomTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::supply_headroom;
    switch (finding.variant(said::Id)) {
    case said::Variant::TheSupply:
        return Messages::tr("Supply at %1 %", "percent").arg(fact(finding, said::Percent));
    case said::Variant::OneOfSeveral:
        return Messages::tr("One supply at %1 %", "percent").arg(fact(finding, said::Percent));
    }
    return {};
}

QString peakTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::excursion;
    return Messages::tr("Supply %1 short in peaks", "watts").arg(wattsShort(finding, said::NeedW, said::AllowedW));
}

QString makersSupplyTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::vendor_minimum;
    return Messages::tr("%1 W supply; the card's maker asks for %2 W", "watts, watts")
        .arg(fact(finding, said::SupplyW), fact(finding, said::RecommendedW));
}

QString plugsTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("No power plug for %1", "cards").arg(who(finding, situation));
}

QString adapterTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1 on a power adapter", "card 2").arg(who(finding, situation));
}

QString ratingTitle(const Finding &finding, const Situation &situation)
{
    namespace said = checks::connector_rating;
    return Messages::tr("%1: plugs at %2 of %3 W", "card 2, watts, watts")
        .arg(who(finding, situation), fact(finding, said::NeedW), fact(finding, said::RatingW));
}

QString cableTitle(const Finding &finding, const Situation &situation)
{
    namespace said = checks::shared_cable;
    switch (finding.variant(said::Id)) {
    case said::Variant::OneCard:
        return Messages::tr("%1: two sockets on one cable", "card 2").arg(who(finding, situation));
    case said::Variant::TwoCards:
        return Messages::tr("%1 shares a cable", "card 2").arg(who(finding, situation));
    case said::Variant::Overloaded:
        return Messages::tr("%1 W on one cable", "watts").arg(fact(finding, said::LoadW));
    }
    return {};
}

QString epsTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::eps_missing;
    switch (finding.variant(said::Id)) {
    case said::Variant::NoPlug:
        return Messages::tr("No plug for the processor");
    case said::Variant::TooFew:
        return Messages::tr("%1 of %2 plugs for the processor", "count, count")
            .arg(fact(finding, said::Plugs), fact(finding, said::Inputs));
    }
    return {};
}

QString epsForCardTitle(const Finding &finding, const Situation &situation)
{
    return Messages::tr("%1 takes EPS, not PCIe 8-pin", "card 2").arg(who(finding, situation));
}

QString railTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::rail_limit;
    const QString over = wattsShort(finding, said::NeedW, said::CarriesW);
    switch (finding.variant(said::Id)) {
    case said::Variant::InTraining:
    case said::Variant::OneInTraining:
        return Messages::tr("12 V %1 short", "watts").arg(over);
    case said::Variant::AtWorst:
    case said::Variant::OneAtWorst:
        return Messages::tr("12 V %1 short at worst", "watts").arg(over);
    case said::Variant::OneRail:
        return Messages::tr("One 12 V rail %1 short", "watts").arg(over);
    }
    return {};
}

QString suppliesTitle(const Finding &finding, const Situation &situation)
{
    namespace said = checks::several_supplies;
    switch (finding.variant(said::Id)) {
    case said::Variant::StartTogether:
        return Messages::tr("%1 supplies to start together", "a number of 2 or more")
            .arg(fact(finding, said::Supplies));
    case said::Variant::SplitCard:
        return Messages::tr("No single supply feeds %1", "card 2").arg(who(finding, situation));
    case said::Variant::CardsCannotBeDivided:
    case said::Variant::LoadCannotBeDivided:
        return Messages::tr("One of %1 supplies %2 short", "a number of 2 or more, watts")
            .arg(fact(finding, said::Supplies), wattsShort(finding, said::NeedW, said::SupplyW));
    case said::Variant::ProcessorApart:
        return Messages::tr("Processor and board on two supplies");
    }
    return {};
}

QString circuitShort(Watts over, bool forHours)
{
    return forHours ? Messages::tr("Circuit %1 short for hours", "watts").arg(watts(over))
                    : Messages::tr("Circuit %1 short: it trips", "watts").arg(watts(over));
}

QString sharedCircuitTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::breaker_shared;
    const bool forHours = finding.variant(said::Id) == said::Variant::AboveLasting;
    return circuitShort(finding.fact(said::TogetherW) - finding.fact(forHours ? said::ContinuousW : said::RatingW),
                        forHours);
}

QString circuitTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::circuit;
    const said::Variant variant = finding.variant(said::Id);
    const bool forHours = variant == said::Variant::AboveLasting || variant == said::Variant::AboveLastingWithAny;
    return circuitShort(finding.fact(said::WallW) - finding.fact(forHours ? said::ContinuousW : said::RatingW),
                        forHours);
}

QString deratingTitle(const Finding &finding, const Situation &)
{
    namespace said = checks::input_derating;
    return Messages::tr("Supply carries %1 W at %2 V", "watts, volts")
        .arg(fact(finding, said::LowLineW), fact(finding, said::Mains));
}

constexpr std::array PowerTitles{
    ShortTitle{checks::supply_capacity::Id, capacityTitle},
    ShortTitle{checks::supply_headroom::Id, headroomTitle},
    ShortTitle{checks::excursion::Id, peakTitle},
    ShortTitle{checks::vendor_minimum::Id, makersSupplyTitle},
    ShortTitle{checks::connector_missing::Id, plugsTitle},
    ShortTitle{checks::adapter::Id, adapterTitle},
    ShortTitle{checks::connector_rating::Id, ratingTitle},
    ShortTitle{checks::shared_cable::Id, cableTitle},
    ShortTitle{checks::eps_missing::Id, epsTitle},
    ShortTitle{checks::eps_into_pcie::Id, epsForCardTitle},
    ShortTitle{checks::rail_limit::Id, railTitle},
    ShortTitle{checks::several_supplies::Id, suppliesTitle},
    ShortTitle{checks::breaker_shared::Id, sharedCircuitTitle},
    ShortTitle{checks::input_derating::Id, deratingTitle},
    ShortTitle{checks::circuit::Id, circuitTitle},
};

} // namespace

std::span<const ShortTitle> powerTitles() { return PowerTitles; }

} // namespace rig::words
