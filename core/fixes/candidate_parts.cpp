// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/candidate_makers.h"

#include "core/fixes/additions.h"
#include "core/fixes/shown_to_fit.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

Gibibytes sizeOf(const MemoryKit &kit) { return kit.moduleSize.valueOr(Gibibytes(0)) * kit.modules.valueOr(0); }

} // namespace

template <class Wanted> void Candidates::kits(Wanted wanted)
{
    constexpr int MostKits = 8;
    for (const Item *item : replaceable(Kind::Memory)) {
        const auto old = m_catalogue.find<MemoryKit>(item->part);
        if (!old)
            continue;
        const Gibibytes before = sizeOf(*old) * item->count;
        for (const PartHandle &part : m_catalogue.parts(Kind::Memory)) {
            const MemoryKit &kit = static_cast<const MemoryKit &>(*part);
            if (!isShownToFit(kit, m_machine))
                continue;
            if (part->id != item->part && wanted(kit, item->count, before))
                m_edits.push_back(ReplacePart{item->id, part->id});
            for (int count = 1; part->id == item->part && count <= MostKits; ++count) {
                if (count != item->count && wanted(kit, count, before))
                    m_edits.push_back(SetCount{item->id, count});
            }
        }
    }
}

/// Every other card whose chip is wanted in the place of the old one, for each of the cards concerned.
template <class Wanted> void Candidates::replaceCards(Wanted wanted)
{
    for (const ItemId subject : m_finding.subjects) {
        const Item *item = m_document.build.item(subject);
        const Device *device = m_machine.device(subject);
        if (!item || item->locked || item->owned || !device || !device->chip)
            continue;
        for (const PartHandle &part : m_catalogue.parts(Kind::Card)) {
            const auto chip = m_catalogue.chipOf(static_cast<const Card &>(*part));
            if (!isFull() && part->id != item->part && chip && wanted(*chip, *device->chip))
                m_edits.push_back(ReplacePart{subject, part->id});
        }
    }
}

void Candidates::boards()
{
    for (const Item *item : replaceable(Kind::Motherboard)) {
        for (const PartHandle &part : m_catalogue.parts(Kind::Motherboard)) {
            if (part->id != item->part && isShownToFit(static_cast<const Board &>(*part), m_machine))
                m_edits.push_back(ReplacePart{item->id, part->id}); // its places: see completed()
        }
    }
}

void Candidates::processors()
{
    replace<Processor>(Kind::Processor, [&](const Processor &processor, const Processor *old) {
        return isShownToFit(processor, m_machine) && (!old || isNoWeaker(processor, *old));
    });
}

void Candidates::anyProcessor()
{
    replace<Processor>(Kind::Processor, [&](const Processor &processor, const Processor *) {
        return isShownToFit(processor, m_machine);
    });
}

void Candidates::cases()
{
    replace<Case>(Kind::Case, [](const Case &chassis, const Case *) { return isShownToFit(chassis); });
}

void Candidates::memory()
{
    kits([](const MemoryKit &kit, int count, Gibibytes before) { return sizeOf(kit) * count >= before; });
}

void Candidates::lessMemory()
{
    kits([](const MemoryKit &, int, Gibibytes) { return true; });
}

void Candidates::fewerModules()
{
    constexpr int Two = 2;
    for (const Item *item : replaceable(Kind::Memory)) {
        const auto old = m_catalogue.find<MemoryKit>(item->part);
        for (const PartHandle &part : m_catalogue.parts(Kind::Memory)) {
            const MemoryKit &kit = static_cast<const MemoryKit &>(*part);
            if (old && item->count == 1 && kit.modules && *kit.modules == Two && sizeOf(kit) >= sizeOf(*old))
                m_edits.push_back(ReplacePart{item->id, part->id});
        }
    }
}

void Candidates::missingPart()
{
    std::vector<Edit> missing =
        additionsFor(m_finding.variant(checks::missing_part::Id), m_document, m_machine, m_catalogue);
    std::move(missing.begin(), missing.end(), std::back_inserter(m_edits));
}

void Candidates::sameChip()
{
    replaceCards([](const Chip &chip, const Chip &old) { return chip.id == old.id; });
}

void Candidates::otherCards()
{
    if (m_finding.members > 1)
        return;
    replaceCards([](const Chip &chip, const Chip &old) {
        return chip.id != old.id && isNoWeaker(chip, old) && (!old.computeCapability || chip.computeCapability);
    });
}

void Candidates::drives()
{
    replace<Drive>(Kind::Drive, [](const Drive &drive, const Drive *old) {
        return old && drive.form.value == old->form.value && drive.bus.value == old->bus.value;
    });
}

void Candidates::cabledDrives()
{
    for (const PartHandle &part : m_catalogue.parts(Kind::Drive)) {
        if (static_cast<const Drive &>(*part).form.valueOr({}).endsWith(".5"_L1))
            add(*part, 1);
    }
}

void Candidates::networks()
{
    for (const PartHandle &part : m_catalogue.parts(Kind::Network))
        add(*part, 1);
}

void Candidates::replacements(Kind kind)
{
    for (const Item *item : replaceable(kind)) {
        for (const PartHandle &part : m_catalogue.parts(kind)) {
            if (!isFull() && part->id != item->part)
                m_edits.push_back(ReplacePart{item->id, part->id});
        }
    }
}

void Candidates::add(const Part &part, int count) { m_edits.push_back(additionOf(part, count)); }

} // namespace rig
