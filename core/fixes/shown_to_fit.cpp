// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/shown_to_fit.h"

#include "core/machine/power_rules.h"

namespace rig {

bool goTogether(const Processor &processor, const Board &board)
{
    if (!processor.socket || !board.socket || *processor.socket != *board.socket)
        return false;
    return !board.processorFamilies || (processor.family && board.processorFamilies->contains(*processor.family));
}

bool isShownToFit(const Board &board, const Machine &machine)
{
    if (!board.socket || !board.formFactor || board.connectors.empty())
        return false;
    const Processor *processor = machine.processor();
    return !processor || goTogether(*processor, board);
}

bool isShownToFit(const Processor &processor, const Machine &machine)
{
    return processor.socket && (!machine.board || goTogether(processor, *machine.board->part));
}

bool isShownToFit(const Cooler &cooler, const Machine &machine)
{
    const Processor *processor = machine.processor();
    if (!cooler.type || !cooler.sockets)
        return false;
    return !processor || (processor->socket && cooler.sockets->contains(*processor->socket));
}

bool isShownToFit(const Case &chassis)
{
    return chassis.type && chassis.formFactors && chassis.slotCount && chassis.maxCardLength;
}

bool isShownToFit(const MemoryKit &kit, const Machine &machine)
{
    if (!kit.type || !kit.modules || !kit.moduleSize)
        return false;
    return machine.board && machine.board->part->memoryType.valueOr({}).split(u'/').contains(*kit.type);
}

bool isShownToFit(const Supply &supply, const Site &site)
{
    if (!supply.watts || !supply.form || !supply.connectors)
        return false;
    return supply.lowLine || site.circuit.volts > LowLine || *supply.watts < OftenHighLineOnly;
}

bool isNoWeaker(const Processor &processor, const Processor &old)
{
    constexpr double NearlyTheSame = 0.9;
    if (!processor.cores || (old.cores && *processor.cores < *old.cores))
        return false;
    return !old.boostClock || (processor.boostClock && *processor.boostClock >= *old.boostClock * NearlyTheSame);
}

bool isNoWeaker(const Chip &chip, const Chip &old)
{
    const auto isNoLess = [](const auto &now, const auto &was) { return !was || (now && *now >= *was); };
    return chip.memory && chip.fp32 && isNoLess(chip.memory, old.memory) && isNoLess(chip.fp32, old.fp32) &&
           isNoLess(chip.memoryBandwidth, old.memoryBandwidth);
}

} // namespace rig
