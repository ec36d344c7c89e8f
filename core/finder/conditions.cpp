// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/conditions.h"

#include "core/checks/case_slots.h"
#include "core/checks/fit_support.h"
#include "core/checks/memory_slots.h"
#include "core/checks/memory_type.h"
#include "core/checks/socket.h"
#include "core/checks/stacked_open_air.h"
#include "core/checks/supply_capacity.h"
#include "core/checks/supply_headroom.h"
#include "core/checks/vendor_minimum.h"
#include "core/machine/fit_rules.h"
#include "core/machine/heat_rules.h"
#include "core/machine/power_rules.h"

#include <QStringTokenizer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::finder {

namespace {

constexpr Slots SocketSlots = bit(Slot::Board) | bit(Slot::Processor);
constexpr Slots BoardMemorySlots = bit(Slot::Board) | bit(Slot::Memory);
constexpr Slots MemorySlots = bit(Slot::Cards) | bit(Slot::Memory);
constexpr Slots CoolerSlots = bit(Slot::Processor) | bit(Slot::Cooler);
constexpr Slots SupplySlots = bit(Slot::Cards) | bit(Slot::Supply);
constexpr Slots HolderSlots = bit(Slot::Cards) | bit(Slot::Case);
constexpr Slots SupplyPlaceSlots = bit(Slot::Case) | bit(Slot::Supply);
constexpr Slots LoadSlots = bit(Slot::Cards) | bit(Slot::Processor) | bit(Slot::Supply);

template <class T> const T &partOf(const Option &option) { return static_cast<const T &>(*option.part); }

Gibibytes memoryOf(const Option &option)
{
    const auto &kit = partOf<MemoryKit>(option);
    return kit.moduleSize.valueOr(Gibibytes(0)) * kit.modules.valueOr(0) * option.count;
}

/// A cooler that is bought is rated for the highest draw of its processor.
bool isCooled(const Option &processor, const Option &cooler)
{
    const auto &heat = partOf<Processor>(processor);
    const auto &rated = partOf<Cooler>(cooler);
    return cooler.owned || (rated.tdp && heat.tdp && *rated.tdp >= heat.pl2.valueOr(*heat.tdp));
}

bool haveOneSocket(const Option &board, const Option &processor)
{
    const auto &one = partOf<Board>(board);
    const auto &other = partOf<Processor>(processor);
    return !one.socket || !other.socket || *one.socket == *other.socket;
}

/// Registered modules go only into boards of which it is known that they take them.
bool takesMemory(const Option &board, const Option &memory)
{
    const auto &one = partOf<Board>(board);
    const auto &kit = partOf<MemoryKit>(memory);
    if (one.memoryType && kit.type) {
        bool takes = false;
        for (const QStringView type : QStringTokenizer(*one.memoryType, u'/'))
            takes = takes || type == *kit.type;
        if (!takes)
            return false;
    }
    const bool mayBeRegistered = !memory.owned && kit.registered.valueOr(true);
    return !mayBeRegistered || one.memoryModule;
}

bool haveSlots(const Option &board, const Option &memory)
{
    const Figure<int> &places = partOf<Board>(board).memorySlots;
    return !places || partOf<MemoryKit>(memory).modules.valueOr(0) * memory.count <= *places;
}

/// Cards on riser cables stand where a case has holders for upright cards, or in an open frame.
bool holdsUpright(const Option &chassis, const Option &cards)
{
    const auto &one = partOf<Case>(chassis);
    const int need = placesOf(partOf<Card>(cards)).value_or(1) * cards.cabled.cards;
    return need <= one.verticalSlots.valueOr(0) || checks::isOpenFrame(one);
}

/// What the cards and the rest draw in training, at the least, against the rating of all supplies. The maker of a card
/// means one supply for all.
const char *overloaded(const Option &cards, const Option *processor, const Option &supply, const Question &question)
{
    const std::optional<Watts> one = ratingAt(partOf<Supply>(supply), question.site);
    if (!one)
        return nullptr;
    const Watts rating = *one * supply.count;
    const auto &card = partOf<Card>(cards);
    Watts draw = drawOfEach(cards).value_or(Watts(0)) * cards.count + RestOfPlatform;
    if (processor)
        draw += question.use.processorLoad.value_or(partOf<Processor>(*processor).tdp.valueOr(Watts(0)));
    if (draw > rating)
        return checks::supply_capacity::Id;
    if (draw / rating > ComfortableLoad && isRefused(checks::supply_headroom::Id.name, question))
        return checks::supply_headroom::Id;
    const bool tooFew = supply.count == 1 && card.recommendedSupply && *card.recommendedSupply > rating;
    return tooFew && isRefused(checks::vendor_minimum::Id.name, question) ? checks::vendor_minimum::Id.name : nullptr;
}

} // namespace

bool isRefused(std::string_view check, const Question &question)
{
    return question.refused.contains(QLatin1StringView(check.data(), qsizetype(check.size())));
}

bool isEssential(std::string_view check, const Question &question)
{
    return std::any_of(question.essential.begin(), question.essential.end(),
                       [&](const QString &group) { return check.starts_with(group.toStdString() + '.'); });
}

std::span<const Slots> conditionSets()
{
    static constexpr std::array Sets{bit(Slot::Case), SocketSlots, BoardMemorySlots, MemorySlots, HolderSlots,
                                     CoolerSlots,     SupplySlots, SupplyPlaceSlots, LoadSlots};
    return Sets;
}

const char *unmetCondition(Slots set, const Chosen &chosen, const Question &question)
{
    const auto option = [&](Slot slot) -> const Option & { return *chosen[std::size_t(slot)]; };
    switch (set) {
    case bit(Slot::Case): {
        // Nobody knows whether cards stand above its end.
        const bool known = partOf<Case>(option(Slot::Case)).slotCount.known();
        return known || !isEssential(checks::case_slots::Id.name, question) ? nullptr : checks::case_slots::Id.name;
    }
    case MemorySlots: {
        const bool enough = memoryOf(option(Slot::Memory)) >= memoryNeeded(option(Slot::Cards), question);
        return enough ? nullptr : MemoryCondition;
    }
    case CoolerSlots:
        return isCooled(option(Slot::Processor), option(Slot::Cooler)) ? nullptr : CoolerCondition;
    case SocketSlots:
        return haveOneSocket(option(Slot::Board), option(Slot::Processor)) ? nullptr : checks::socket::Id.name;
    case BoardMemorySlots:
        if (!takesMemory(option(Slot::Board), option(Slot::Memory)))
            return checks::memory_type::Id;
        return haveSlots(option(Slot::Board), option(Slot::Memory)) ? nullptr : checks::memory_slots::Id.name;
    case HolderSlots:
        return holdsUpright(option(Slot::Case), option(Slot::Cards)) ? nullptr : HoldersCondition;
    case SupplyPlaceSlots: {
        // No catalogue says of a case that it takes two; a frame has no wall around them.
        const bool has = option(Slot::Supply).count < 2 || checks::isOpenFrame(partOf<Case>(option(Slot::Case)));
        return has ? nullptr : SuppliesCondition;
    }
    case SupplySlots:
        return overloaded(option(Slot::Cards), nullptr, option(Slot::Supply), question);
    case LoadSlots:
        return overloaded(option(Slot::Cards), &option(Slot::Processor), option(Slot::Supply), question);
    default:
        return nullptr;
    }
}

Gibibytes memoryNeeded(const Option &cards, const Question &question)
{
    const Gibibytes ofCards = cards.chip->memory.valueOr(Gibibytes(0)) * cards.count;
    return question.memory.value_or(std::max(LeastMemory, ofCards));
}

int lanesNeeded(const Option &cards, const Question &question)
{
    return std::min(question.lanesEach, cards.chip->pcieWidth.valueOr(question.lanesEach));
}

int airStep(const Card &card, int places)
{
    const Millimetres thickness = card.thickness.valueOr(SlotPitch * places);
    int step = places;
    while (SlotPitch * step - thickness < FreeSlot)
        ++step;
    return step;
}

int stepOf(const Card &card, const Question &question)
{
    const int places = placesOf(card).value_or(1);
    const bool needsAir = card.cooling.valueOr({}) == "open-air"_L1 && card.thickness &&
                          isRefused(checks::stacked_open_air::Id.name, question);
    return needsAir ? airStep(card, places) : places;
}

} // namespace rig::finder
