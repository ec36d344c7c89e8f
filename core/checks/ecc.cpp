// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/ecc.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::checks::ecc {

namespace {

/// The guide's machine with eight cards has ECC memory.
constexpr int ManyCards = 8;

using Kit = Placed<MemoryKit>;

Finding said(Severity severity, Variant variant, const Kit &kit, ItemId other)
{
    Finding finding = begin(Id, severity, variant);
    finding.subjects.push_back(kit.item);
    if (other != 0)
        finding.subjects.push_back(other);
    return finding;
}

/// Whether all processors are known to do without ECC: then the board takes unbuffered memory, since registered modules
/// are for platforms with ECC.
bool withoutEcc(const Machine &machine)
{
    return std::all_of(machine.processors.begin(), machine.processors.end(),
                       [](const auto &processor) { return processor.part->ecc && !*processor.part->ecc; }) &&
           !machine.processors.empty();
}

/// Returns whether the board takes the module, as far as it is known.
bool modulesFit(const Situation &situation, const Kit &kit, std::vector<Finding> &findings)
{
    if (!situation.machine.board)
        return true;
    const Figure<QString> &taken = situation.machine.board->part->memoryModule;
    const Figure<bool> &registered = kit.part->registered;
    if (!taken) {
        if (registered.valueOr(true) || !withoutEcc(situation.machine))
            findings.push_back(unknown(Id, boardItem(situation), "memory_module"));
        return true;
    }
    const QStringList modules = taken->split(u'/');
    const bool buffered = modules.contains("rdimm"_L1);
    const bool plain = modules.contains("udimm"_L1);
    if (buffered && plain)
        return true;
    if (!registered) {
        findings.push_back(unknown(Id, kit.item, "registered"));
        return true;
    }
    if (*registered == buffered)
        return true;
    findings.push_back(
        said(Severity::Blocker, *registered ? Variant::Registered : Variant::Unbuffered, kit, boardItem(situation)));
    return false;
}

/// ECC that the processor does not use.
void useOfEcc(const Situation &situation, const Kit &kit, std::vector<Finding> &findings)
{
    if (situation.machine.processors.empty() || (kit.part->ecc && !*kit.part->ecc))
        return;
    const auto &processor = situation.machine.processors.front();
    if (processor.part->ecc.valueOr(false))
        return;
    if (!kit.part->ecc)
        findings.push_back(unknown(Id, kit.item, "ecc"));
    else if (!processor.part->ecc)
        findings.push_back(unknown(Id, processor.item, "ecc"));
    else if (situation.use.ecc)
        findings.push_back(said(Severity::Caution, Variant::AskedForUnused, kit, processor.item));
    else
        findings.push_back(said(Severity::Note, Variant::Unused, kit, processor.item));
}

/// The work asks for ECC, and the memory is without.
void askedFor(const Kit &kit, std::vector<Finding> &findings)
{
    if (!kit.part->ecc)
        findings.push_back(unknown(Id, kit.item, "ecc"));
    else if (!*kit.part->ecc)
        findings.push_back(said(Severity::Caution, Variant::AskedForMissing, kit, 0));
}

void manyCards(const Kit &kit, int cards, std::vector<Finding> &findings)
{
    if (kit.part->ecc.valueOr(false))
        return;
    if (!kit.part->ecc) {
        findings.push_back(unknown(Id, kit.item, "ecc"));
        return;
    }
    Finding finding = said(Severity::Note, Variant::ManyCardsWithout, kit, 0);
    finding.facts = {{Cards, cards}};
    findings.push_back(std::move(finding));
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const int cards = cardCount(situation.machine);
    for (const Kit &kit : situation.machine.memory) {
        if (!modulesFit(situation, kit, findings))
            continue;
        useOfEcc(situation, kit, findings);
        if (situation.use.ecc)
            askedFor(kit, findings);
        else if (cards >= ManyCards)
            manyCards(kit, cards, findings);
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP(
        "Evidence",
        "Registered and unbuffered modules do not replace each other (JEDEC). Dive into Deep Learning, Selecting "
        "Servers and GPUs: ECC memory with eight cards"),
    run, Severity::Blocker, Lack::Noted};

} // namespace rig::checks::ecc
