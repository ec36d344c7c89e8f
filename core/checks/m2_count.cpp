// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/m2_count.h"
#include "core/checks/m2_places.h"
#include "core/checks/support.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::checks::m2_count {

namespace {

/// What wants an M.2 connector and what offers one.
struct Count
{
    int wanted = 0; ///< drives, and adapters that plug into an M.2 connector
    int formless = 0;
    int offered = 0;
    QVarLengthArray<ItemId, 4> drives;
    MissingFigure missing; ///< a drive's form, or what an adapter offers
};

void missing(Count &count, const Device &device, const char *figure)
{
    if (count.missing.item == 0 || device.item < count.missing.item)
        count.missing = {device.item, figure};
}

Count countOf(const Machine &machine)
{
    Count count;
    count.offered = machine.board->part->m2Count().value_or(0);
    for (const Device &device : machine.devices) {
        if (device.isAdapter()) {
            count.wanted += wantsM2(device) ? 1 : 0;
            count.offered += device.gives().startsWith("m2"_L1) ? device.outputs() : 0;
        }
        if (!device.isDrive())
            continue;
        if (wantsM2(device)) {
            ++count.wanted;
            count.drives.push_back(device.item);
        } else if (!device.drive->form && device.drive->bus.valueOr(u"nvme"_s) == "nvme"_L1) {
            ++count.formless;
            missing(count, device, "form");
        }
    }
    return count;
}

/// An adapter of which it is not known what it offers: it may be M.2.
const Device *silentAdapter(const Machine &machine)
{
    const auto found = std::find_if(machine.devices.begin(), machine.devices.end(), [](const Device &device) {
        return device.isAdapter() && device.gives().isEmpty();
    });
    return found == machine.devices.end() ? nullptr : &*found;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.board)
        return;
    const Count count = countOf(situation.machine);
    if (count.wanted + count.formless <= count.offered)
        return;
    if (!situation.machine.board->part->m2Count()) {
        // A list without any: whether the board has none, or they were not read, it does not say.
        findings.push_back(unknown(Id, boardItem(situation), "m2_slots"));
        return;
    }
    if (count.wanted <= count.offered) {
        findings.push_back(unknown(Id, count.missing.item, count.missing.figure));
        return;
    }
    if (const Device *adapter = silentAdapter(situation.machine)) {
        findings.push_back(unknown(Id, adapter->item, "gives"));
        return;
    }
    Finding finding = begin(Id, Severity::Blocker);
    finding.subjects = count.drives;
    finding.facts = {{Wanted, count.wanted}, {Offered, count.offered}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "One M.2 connector of the board or of a carrier for each M.2 drive"), run};

} // namespace rig::checks::m2_count
