// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/memory_speed.h"
#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::memory_speed {

namespace {

/// AM5 has two channels: the third and fourth module share theirs with another.
constexpr int Alone = 2;
/// What AMD states for two modules a channel (Ryzen 7000, September 2022): DDR5-3600, whatever the modules can do; with
/// one a channel it is DDR5-5200, and 5600 with later generations.
constexpr int StatedForTwo = 3600;

bool isAm5(const Machine &machine)
{
    const QLatin1StringView socket("AM5");
    return machine.board && machine.board->part->socket.valueOr({}) == socket && machine.processor() &&
           machine.processor()->socket.valueOr({}) == socket;
}

/// The modules of all kits, and the slowest of them, at whose speed all run.
struct Count
{
    int count = 0;
    std::optional<int> slowest;
    ItemId countless = 0; ///< a kit that does not say how many it has
    ItemId speedless = 0;
};

Count countOf(const Machine &machine)
{
    Count modules;
    for (const auto &kit : machine.memory) {
        modules.count += kit.part->modules.valueOr(1) * kit.count;
        if (!kit.part->modules)
            modules.countless = kit.item;
        if (kit.part->transfers)
            modules.slowest = std::min(modules.slowest.value_or(*kit.part->transfers), *kit.part->transfers);
        else
            modules.speedless = kit.item;
    }
    return modules;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!isAm5(situation.machine))
        return;
    const Count modules = countOf(situation.machine);
    if (modules.slowest && *modules.slowest <= StatedForTwo)
        return; // no faster than that anyway
    if (modules.count <= Alone) {
        if (modules.countless != 0)
            findings.push_back(unknown(Id, modules.countless, "modules"));
        return;
    }
    if (modules.speedless != 0) {
        findings.push_back(unknown(Id, modules.speedless, "mt_s"));
        return;
    }
    Finding finding = begin(Id, Severity::Caution);
    for (const auto &kit : situation.machine.memory)
        finding.subjects.push_back(kit.item);
    finding.facts = {{Modules, modules.count}, {Transfers, *modules.slowest}, {SharedTransfers, StatedForTwo}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "AMD's specification of the Ryzen 7000, 2022: DDR5-5200 with one module a channel, DDR5-3600 "
                      "with two. Kingston's guide to DDR5 on AM5: a second pair slows the Ryzen 8000 and 9000 too"),
    run, Severity::Caution, Lack::Noted};

} // namespace rig::checks::memory_speed
