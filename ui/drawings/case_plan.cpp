// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/case_plan.h"

#include "core/machine/fit_rules.h"
#include "core/machine/power_rules.h"
#include "core/names/names.h"
#include "ui/drawings/case_troubles.h"
#include "ui/drawings/case_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

struct CasePlanWords
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::CasePlan)
};

/// The sides of a board format, at most: ATX 2.2, microATX 1.2, Mini-ITX (Intel), DTX (AMD), SSI CEB and EEB; E-ATX as
/// deep as it goes (see EAtxDepth).
struct Format
{
    QLatin1StringView name;
    double along;
    double depth;
};
constexpr std::array<Format, 7> Formats{{{"ATX"_L1, 304.8, 243.84},
                                         {"micro-ATX"_L1, 243.84, 243.84},
                                         {"mini-ITX"_L1, 170, 170},
                                         {"mini-DTX"_L1, 203.2, 170},
                                         {"SSI-CEB"_L1, 304.8, 266.7},
                                         {"SSI-EEB"_L1, 304.8, 330.2},
                                         {"E-ATX"_L1, 304.8, EAtxDepth.value()}}};

/// Intel's design guides: an ATX supply is 150 × 86 mm, SFX and SFX-L are 125 × 63.5 mm. Others have no size of their
/// own.
struct SupplyFace
{
    QLatin1StringView form;
    double wide;
    double high;
};
constexpr std::array<SupplyFace, 3> Faces{{{"ATX"_L1, 150, 86}, {"SFX"_L1, 125, 63.5}, {"SFX-L"_L1, 125, 63.5}}};

std::optional<bool> hasLongPlug(const Device &device)
{
    if (!device.card)
        return false;
    if (!device.card->powerConnectors)
        return std::nullopt;
    return has16Pin(*device.card->powerConnectors);
}

CaseGroup groupOf(const CardFit &fit, bool onBoard)
{
    if (fit.outside)
        return CaseGroup::Outside;
    if (fit.onCable)
        return CaseGroup::OnCable;
    if (fit.first)
        return CaseGroup::InCase;
    return onBoard ? CaseGroup::Guessed : CaseGroup::NotPlaced;
}

CasePart partOf(const CardFit &fit, const Device &device)
{
    CasePart part;
    part.kind = device.isCard() ? CaseKind::Card : CaseKind::Device;
    part.group = groupOf(fit, device.isOnBoard());
    part.item = device.item;
    part.device = fit.device;
    part.inSlot = device.isOnBoard();
    part.number = names::device(device);
    part.name = CasePlanWords::tr("%1: %2", "\"Card 2\", name of the part").arg(part.number, device.part().name);
    part.first = fit.first;
    part.places = fit.places;
    part.length = lengthOf(device);
    if (device.card)
        part.height = device.card->height.value;
    else if (device.network)
        part.height = device.network->height.value;
    part.thickness = thicknessOf(device);
    part.gapBelow = fit.gapBelow;
    part.margin = fit.lengthMargin;
    part.longPlug = hasLongPlug(device);
    return part;
}

void addBoard(CasePlan &plan, const Machine &machine)
{
    if (!machine.board)
        return;
    const Board &board = *machine.board->part;
    CasePart part;
    part.kind = CaseKind::Board;
    part.item = machine.board->item;
    part.name = board.name;
    part.number = names::kind(Kind::Motherboard);
    part.length = board.depth.value;
    part.height = board.width.value;
    plan.parts.push_back(part);
    for (const Connector &connector : board.connectors) {
        if (connector.kind == ConnectorKind::Slot && connector.position)
            plan.places.push_back({static_cast<int>(std::lround(*connector.position)), connector.label});
    }
}

void addCards(CasePlan &plan, const Situation &situation)
{
    std::vector<CasePart> cards;
    const Fit &fit = situation.assessment.fit;
    for (const std::vector<CardFit> *list : {&fit.cards, &fit.others}) {
        for (const CardFit &card : *list)
            cards.push_back(partOf(card, situation.machine.devices[static_cast<std::size_t>(card.device)]));
    }
    std::stable_sort(cards.begin(), cards.end(), [](const CasePart &a, const CasePart &b) {
        return a.group != b.group ? a.group < b.group : a.first.value_or(0) < b.first.value_or(0);
    });
    plan.parts.insert(plan.parts.end(), cards.begin(), cards.end());
}

/// Slots whose place no figure tells follow each other in the order of the board's own, each as far from the next as
/// its card is thick, and past the cards whose place is known.
void guessPlaces(CasePlan &plan, const Machine &machine)
{
    std::vector<CasePart *> guessed;
    int next = 1;
    for (CasePart &part : plan.parts) {
        if (part.group == CaseGroup::Guessed)
            guessed.push_back(&part);
        if (part.first && part.group == CaseGroup::InCase)
            next = std::max(next, *part.first + part.places.value_or(2));
    }
    std::sort(guessed.begin(), guessed.end(), [&](const CasePart *a, const CasePart *b) {
        return machine.devices[static_cast<std::size_t>(a->device)].connector <
               machine.devices[static_cast<std::size_t>(b->device)].connector;
    });
    for (CasePart *part : guessed) {
        part->drawnAt = next;
        next += std::max(2, part->places.value_or(2));
    }
}

void addCooler(CasePlan &plan, const Machine &machine)
{
    if (!machine.cooler)
        return;
    const Cooler &cooler = *machine.cooler->part;
    CasePart part;
    part.item = machine.cooler->item;
    part.name = cooler.name;
    part.number = names::kind(Kind::Cooler);
    if (cooler.radiator || cooler.type.valueOr({}) == "liquid"_L1) {
        part.kind = CaseKind::Radiator;
        part.group = CaseGroup::NotTold; // in front, if all its places are there: see standInFront()
        part.height = cooler.radiator.value;
    } else {
        part.kind = CaseKind::Cooler;
        part.height = cooler.height.value;
        if (part.height && machine.chassis && machine.chassis->part->maxCoolerHeight)
            part.margin = *machine.chassis->part->maxCoolerHeight - *part.height;
        if (!machine.board)
            part.group = CaseGroup::NotTold;
    }
    plan.parts.push_back(part);
}

void addSupplies(CasePlan &plan, const Machine &machine)
{
    for (const auto &supply : machine.supplies) {
        for (int i = 0; i < supply.count; ++i) {
            CasePart part;
            part.kind = CaseKind::Supply;
            part.group = CaseGroup::NotTold;
            part.item = supply.item;
            part.name = supply.part->name;
            part.number = names::kind(Kind::Supply);
            part.length = supply.part->length.value;
            const auto face = std::find_if(Faces.begin(), Faces.end(), [&](const SupplyFace &one) {
                return one.form == supply.part->form.valueOr({});
            });
            if (face != Faces.end()) {
                part.height = Millimetres(face->high);
                part.thickness = Millimetres(face->wide);
            }
            if (part.length && machine.chassis && machine.chassis->part->maxSupplyLength)
                part.margin = *machine.chassis->part->maxSupplyLength - *part.length;
            plan.parts.push_back(part);
        }
    }
}

/// The board ends where its last slot place does; without one of its own size it is as large as its format allows.
void measureBoard(CasePlan &plan, const Situation &situation)
{
    const Machine &machine = situation.machine;
    int lowest = 1;
    for (const CasePlace &place : plan.places)
        lowest = std::max(lowest, place.number);
    for (const CasePart &part : plan.parts) {
        if (part.group == CaseGroup::Guessed)
            lowest = std::max(lowest, part.drawnAt);
    }
    plan.boardPlaces = situation.assessment.fit.boardPlaces;
    plan.hasBoard = machine.board.has_value();
    if (!plan.hasBoard)
        return;
    const Board &board = *machine.board->part;
    plan.boardKnown = board.width.known() && board.depth.known();
    plan.boardBottom = std::max(plan.boardPlaces.value_or(1), lowest) * SlotPitch.value();
    const auto format = std::find_if(Formats.begin(), Formats.end(),
                                     [&](const Format &one) { return one.name == board.formFactor.valueOr({}); });
    const Format &sides = format == Formats.end() ? Formats.front() : *format;
    plan.boardTop = plan.boardBottom - (board.width ? board.width->value() : sides.along);
    plan.boardDepth = board.depth ? board.depth->value() : sides.depth;
}

void measurePlaces(CasePlan &plan)
{
    std::vector<CasePlace> all;
    const int last = std::max(plan.boardPlaces.value_or(0), plan.caseSlots.value_or(0));
    for (int number = 1; number <= last; ++number)
        all.push_back({number, {}});
    for (const CasePlace &slot : plan.places) {
        const auto there =
            std::find_if(all.begin(), all.end(), [&](const CasePlace &one) { return one.number == slot.number; });
        if (there == all.end())
            all.push_back(slot);
        else if (there->label.isEmpty())
            there->label = slot.label;
    }
    std::sort(all.begin(), all.end(), [](const CasePlace &a, const CasePlace &b) { return a.number < b.number; });
    plan.places = plan.hasBoard ? all : std::vector<CasePlace>();
    plan.top = std::min(0.0, plan.boardTop);
    if (plan.hasBoard)
        plan.bottom = std::max(plan.boardBottom, plan.caseSlots.value_or(0) * SlotPitch.value());
    for (const CasePart &part : plan.parts) {
        if (part.first && part.group == CaseGroup::InCase)
            plan.bottom = std::max(plan.bottom, (*part.first - 1 + part.places.value_or(1)) * SlotPitch.value());
        if (part.group == CaseGroup::Guessed)
            plan.bottom = std::max(plan.bottom, (part.drawnAt - 1 + part.places.value_or(1)) * SlotPitch.value());
    }
}

/// The supply stands at the bottom where that leaves room for board and cards, the board in the middle of the rest.
void measureCase(CasePlan &plan, const Case &chassis)
{
    const Figure<Millimetres> &along = plan.lies ? chassis.width : chassis.height;
    plan.caseAlong = along.valueOr(Millimetres(0)).value();
    plan.caseDepth = chassis.depth.valueOr(Millimetres(0)).value();
    const double content = plan.bottom - plan.top;
    double below = 0;
    const auto supply = std::find_if(plan.parts.begin(), plan.parts.end(),
                                     [](const CasePart &part) { return part.kind == CaseKind::Supply; });
    if (supply != plan.parts.end() && supply->height && plan.hasBoard && !plan.lies && !plan.openFrame && along &&
        chassis.depth && content + supply->height->value() <= plan.caseAlong &&
        supply->length.value_or(HalfLengthCard) <= *chassis.depth) {
        plan.supplyBelow = true;
        supply->group = CaseGroup::InCase;
        below = supply->height->value();
    }
    if (plan.hasBoard && along && chassis.depth && !plan.openFrame && content <= plan.caseAlong)
        plan.caseTop = plan.top - (plan.caseAlong - below - content) / 2;
}

void standInFront(CasePlan &plan, const Situation &situation)
{
    for (CasePart &part : plan.parts) {
        if (part.kind == CaseKind::Radiator && situation.assessment.fit.radiatorInFront == true && plan.lengthLimit &&
            part.height)
            part.group = CaseGroup::InCase;
    }
}

void addCase(CasePlan &plan, const Situation &situation)
{
    if (!situation.machine.chassis)
        return;
    const Case &chassis = *situation.machine.chassis->part;
    const QString type = chassis.type.valueOr({});
    plan.chassis = situation.machine.chassis->item;
    plan.lies = type == "rack"_L1 || type == "desktop"_L1;
    plan.openFrame = type == "open"_L1;
    plan.caseSlots = chassis.slotCount.value;
    if (chassis.maxCardLength)
        plan.lengthLimit = chassis.maxCardLength->value();
    // An open frame has a wall only where its vendor prints a limit.
    plan.sidePanel = !plan.openFrame || chassis.maxCardHeight.known();
    if (plan.sidePanel)
        plan.heightRoom = situation.assessment.fit.cardHeight;
    if (chassis.maxCoolerHeight)
        plan.coolerRoom = chassis.maxCoolerHeight->value();
}

} // namespace

int CasePlan::indexOf(ItemId item) const
{
    const auto part = std::find_if(parts.begin(), parts.end(), [&](const CasePart &one) { return one.item == item; });
    return part == parts.end() ? -1 : static_cast<int>(part - parts.begin());
}

bool CasePlan::radiatorInFront() const
{
    return std::any_of(parts.begin(), parts.end(), [](const CasePart &part) {
        return part.kind == CaseKind::Radiator && part.group == CaseGroup::InCase;
    });
}

CasePlan casePlan(const Situation &situation, const Verdict &verdict)
{
    CasePlan plan;
    addCase(plan, situation);
    addBoard(plan, situation.machine);
    addCooler(plan, situation.machine);
    addCards(plan, situation);
    guessPlaces(plan, situation.machine);
    addSupplies(plan, situation.machine);
    measureBoard(plan, situation);
    measurePlaces(plan);
    if (situation.machine.chassis)
        measureCase(plan, *situation.machine.chassis->part);
    standInFront(plan, situation);
    addTroubles(plan, situation, verdict);
    plan.heads = caseHeads(plan, situation, verdict);
    plan.conventions = caseConventions(plan, situation.machine);
    return plan;
}

} // namespace rig::ui
