// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::dataset_fits {

namespace {

constexpr const char *Id = "storage.dataset-fits";

// Variants: 0 the drives hold less, 1 there is no drive yet.
void run(const Situation &situation, std::vector<Finding> &findings)
{
    const std::optional<Gigabytes> &dataset = situation.use.dataset;
    if (!dataset)
        return;
    Gigabytes capacity;
    ItemId unknownOf = 0;
    Finding finding = begin(Id, Severity::Caution);
    for (const Device &device : situation.machine.devices) {
        if (!device.isDrive())
            continue;
        finding.subjects.push_back(device.item);
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
    finding.variant = finding.subjects.isEmpty() ? 1 : 0;
    finding.facts = {{"dataset_gb", dataset->value()}, {"capacity_gb", capacity.value()}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{Id, "The data set that is stated for the work, and the capacity of all drives", run};

} // namespace rig::checks::dataset_fits
