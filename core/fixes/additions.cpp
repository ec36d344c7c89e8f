// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/additions.h"

#include "core/fixes/placing.h"
#include "core/fixes/shown_to_fit.h"

using namespace Qt::StringLiterals;

namespace rig {

namespace {

std::vector<Edit> memoryFor(const Machine &machine, const Catalogue &catalogue)
{
    std::vector<Edit> edits;
    for (const PartHandle &part : catalogue.parts(Kind::Memory)) {
        if (isShownToFit(static_cast<const MemoryKit &>(*part), machine))
            edits.emplace_back(additionOf(*part));
    }
    return edits;
}

std::vector<Edit> coolersFor(const Machine &machine, const Catalogue &catalogue)
{
    std::vector<Edit> edits;
    const Processor *processor = machine.processor();
    if (!processor || !processor->tdp)
        return edits;
    const Watts heat = processor->pl2.valueOr(*processor->tdp);
    for (const PartHandle &part : catalogue.parts(Kind::Cooler)) {
        const Cooler &cooler = static_cast<const Cooler &>(*part);
        if (isShownToFit(cooler, machine) && cooler.tdp && *cooler.tdp >= heat)
            edits.emplace_back(additionOf(*part));
    }
    return edits;
}

bool isRoomy(const Drive &drive)
{
    constexpr Gigabytes Roomy{900}; // a system, frameworks and a data set
    return drive.capacity && *drive.capacity >= Roomy;
}

std::vector<Edit> drivesFor(const Document &document, const Catalogue &catalogue)
{
    std::vector<Edit> onBoard;
    std::vector<Edit> cabled;
    for (const PartHandle &part : catalogue.parts(Kind::Drive)) {
        const Drive &drive = static_cast<const Drive &>(*part);
        if (!isRoomy(drive))
            continue;
        AddItem edit = additionOf(*part);
        if (drive.form.valueOr({}) == "m2-2280"_L1) {
            const Document with = applied(document, edit);
            edit.item.connector = bestConnector(with, with.build.items.back().id, catalogue);
            if (!edit.item.connector.isEmpty())
                onBoard.emplace_back(edit);
        } else if (drive.form.valueOr({}) == "2.5"_L1 && drive.bus.valueOr({}) == "sata"_L1) {
            cabled.emplace_back(edit);
        }
    }
    return onBoard.empty() ? cabled : onBoard;
}

} // namespace

AddItem additionOf(const Part &part, int count)
{
    Item item;
    item.kind = part.kind;
    item.part = part.id;
    item.count = count;
    return AddItem{item};
}

std::vector<Edit> additionsFor(checks::missing_part::Variant missing, const Document &document, const Machine &machine,
                               const Catalogue &catalogue)
{
    switch (missing) {
    case checks::missing_part::Variant::NoMemory:
        return memoryFor(machine, catalogue);
    case checks::missing_part::Variant::NoCooler:
        return coolersFor(machine, catalogue);
    case checks::missing_part::Variant::NoDrive:
        return drivesFor(document, catalogue);
    }
    return {};
}

} // namespace rig
