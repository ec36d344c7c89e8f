// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/dataset_fits.h"

#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::dataset_fits {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const std::optional<Gigabytes> &dataset = situation.use.dataset;
    if (!dataset)
        return;
    Gigabytes capacity;
    ItemId unknownOf = 0;
    QVarLengthArray<ItemId, 4> drives;
    for (const Device &device : situation.machine.devices) {
        if (!device.isDrive())
            continue;
        drives.push_back(device.item);
        capacity += device.drive->capacity.valueOr(Gigabytes(0));
        if (!device.drive->capacity)
            unknownOf = unknownOf == 0 ? device.item : std::min(unknownOf, device.item);
    }
    if (capacity >= *dataset)
        return;
    if (unknownOf != 0) {
        findings.push_back(unknown(Id, unknownOf, "capacity_gb"));
        return;
    }
    Finding finding = begin(Id, Severity::Caution, drives.isEmpty() ? Variant::NoDrive : Variant::TooSmall);
    finding.subjects = drives;
    finding.facts = {{DatasetGb, *dataset}, {CapacityGb, capacity}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "The data set that is stated for the work, and the capacity of all drives"), run};

} // namespace rig::checks::dataset_fits
