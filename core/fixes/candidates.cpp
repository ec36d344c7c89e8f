// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/candidates.h"

#include "core/catalogue/plugs.h"
#include "core/fixes/additions.h"
#include "core/fixes/placing.h"
#include "core/fixes/power_limits.h"
#include "core/fixes/shown_to_fit.h"
#include "core/machine/power_rules.h"

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Fans are bought in twos and threes.
constexpr std::array FanCounts{2, 3};

/// Makes the edits that might mend a finding; whether they do is tried afterwards.
class Candidates
{
public:
    Candidates(const Finding &finding, const Document &document, const Catalogue &catalogue)
        : m_finding(finding)
        , m_document(document)
        , m_catalogue(catalogue)
        , m_machine(resolve(document.build, catalogue))
    {
    }

    std::vector<Edit> take() { return std::move(m_edits); }

    /// The devices concerned, and those that took their lanes, into every other connector; all at once into the best.
    void moves()
    {
        for (const ItemId subject : m_finding.subjects)
            move(subject);
        for (const int connector : m_finding.connectors) {
            const Device *device = m_machine.deviceAt(connector);
            if (device && !isSubject(device->item))
                move(device->item);
        }
        std::optional<PlaceDevices> places = bestPlaces(m_document, m_catalogue);
        if (places && places->places.size() > 1) // one alone is among the moves
            m_edits.push_back(std::move(*places));
    }

    /// Every board that takes the processor, its devices in their best places.
    void boards()
    {
        for (const Item *item : replaceable(Kind::Motherboard)) {
            for (const PartHandle &part : m_catalogue.parts(Kind::Motherboard)) {
                if (part->id != item->part && isShownToFit(static_cast<const Board &>(*part), m_machine))
                    m_edits.push_back(replacementOf(m_document, item->id, part->id, m_catalogue));
            }
        }
    }

    /// Every other processor for the board that is no weaker than the old one.
    void processors()
    {
        replace<Processor>(Kind::Processor, [&](const Processor &processor, const Processor *old) {
            return isShownToFit(processor, m_machine) && (!old || isNoWeaker(processor, *old));
        });
    }
    /// Where the money is the question.
    void anyProcessor()
    {
        replace<Processor>(Kind::Processor, [&](const Processor &processor, const Processor *) {
            return isShownToFit(processor, m_machine);
        });
    }
    void coolers()
    {
        replace<Cooler>(Kind::Cooler,
                        [&](const Cooler &cooler, const Cooler *) { return isShownToFit(cooler, m_machine); });
    }
    void cases()
    {
        replace<Case>(Kind::Case, [](const Case &chassis, const Case *) { return isShownToFit(chassis); });
    }
    void risers() { replacements(Kind::Riser); }
    void bridges() { replacements(Kind::Bridge); }

    /// Kits of the board's type and other numbers of them, with no less memory than was chosen.
    void memory()
    {
        memory([](const MemoryKit &kit, int count, Gibibytes before) { return sizeOf(kit) * count >= before; });
    }
    /// Less of it too, where it is too much for the board.
    void lessMemory()
    {
        memory([](const MemoryKit &, int, Gibibytes) { return true; });
    }

    /// A kit of two modules with no less memory than the one of more.
    void fewerModules()
    {
        constexpr int Two = 2;
        for (const Item *item : replaceable(Kind::Memory)) {
            const auto old = m_catalogue.find<MemoryKit>(item->part);
            for (const PartHandle &part : m_catalogue.parts(Kind::Memory)) {
                const MemoryKit &kit = static_cast<const MemoryKit &>(*part);
                if (item->count == 1 && kit.modules && *kit.modules == Two && sizeOf(kit) >= sizeOf(*old))
                    m_edits.push_back(ReplacePart{item->id, part->id});
            }
        }
    }

    /// What a machine that is whole otherwise was left without.
    void missingPart()
    {
        std::vector<Edit> missing =
            additionsFor(m_finding.variant(checks::missing_part::Id), m_document, m_machine, m_catalogue);
        std::move(missing.begin(), missing.end(), std::back_inserter(m_edits));
    }

    void supplies()
    {
        QStringList tried; // of supplies that are alike one stands for all, unless the user says what they feed
        for (const Item *item : replaceable(Kind::Supply)) {
            if (tried.contains(item->part) && !isChosen())
                continue;
            tried << item->part;
            const auto old = m_catalogue.find<Supply>(item->part);
            for (const PartHandle &part : m_catalogue.parts(Kind::Supply)) {
                const Supply &supply = static_cast<const Supply &>(*part);
                const bool larger = isShownToFit(supply, m_document.site) && hasPlugsOfToday(supply) &&
                                    (!old || !old->watts || *supply.watts >= *old->watts);
                if (part->id != item->part && larger && isModule(supply) == (old && isModule(*old)))
                    m_edits.push_back(ReplacePart{item->id, part->id});
            }
        }
    }

    /// Giving up what the user said of which supply feeds what.
    void divisions()
    {
        SetSupply free{{}, 0};
        for (const Item &item : m_document.build.items)
            free.items.push_back(item.id);
        if (isChosen())
            m_edits.push_back(std::move(free));
    }

    /// The cards concerned in another build of the same chip: one with a blower.
    void sameChip()
    {
        replaceCards([](const Chip &chip, const Chip &old) { return chip.id == old.id; });
    }

    /// Cards of other chips in the place of those concerned, none with less memory or fewer FLOPS, or
    /// without CUDA in the place of one that has it.
    void otherCards()
    {
        replaceCards([](const Chip &chip, const Chip &old) {
            return chip.id != old.id && isNoWeaker(chip, old) && (!old.computeCapability || chip.computeCapability);
        });
    }

    void powerLimits()
    {
        for (SetPowerLimit &limit : limitsFor(m_machine, m_document.build))
            m_edits.push_back(std::move(limit));
    }

    void settings()
    {
        if (!m_machine.board)
            return;
        for (const Setting &setting : m_machine.board->part->settings) {
            for (const QString &value : setting.values)
                m_edits.push_back(SetSetting{setting.id, value});
        }
    }

    void circuits()
    {
        for (const Circuit &circuit : knownCircuits()) {
            if (circuit.id.left(2) != m_document.site.circuit.id.left(2) ||
                circuit.rating() <= m_document.site.circuit.rating())
                continue;
            Site site = m_document.site;
            site.circuit = circuit;
            site.circuit.assumed = false;
            m_edits.push_back(SetSite{site});
        }
    }

    /// Adapters and cables, but none from SATA or Molex plugs: those melt under a card.
    void cables()
    {
        for (const PartHandle &part : m_catalogue.parts(Kind::Cable)) {
            const Cable &cable = static_cast<const Cable &>(*part);
            if (cable.from && !cable.from->contains(plugWord(Plug::Sata)) &&
                !cable.from->contains(plugWord(Plug::Molex)))
                add(*part, 1);
        }
    }
    void networks() { additions(Kind::Network); }

    void fans()
    {
        for (const PartHandle &part : m_catalogue.parts(Kind::Fan)) {
            for (const int count : FanCounts)
                add(*part, count);
        }
    }

    void drives()
    {
        replace<Drive>(Kind::Drive, [](const Drive &drive, const Drive *old) {
            return old && drive.form.value == old->form.value && drive.bus.value == old->bus.value;
        });
    }

    /// One more drive on a SATA cable.
    void cabledDrives()
    {
        for (const PartHandle &part : m_catalogue.parts(Kind::Drive)) {
            if (static_cast<const Drive &>(*part).form.valueOr({}).endsWith(".5"_L1))
                add(*part, 1);
        }
    }

    /// Taking out what is one too many.
    void removal()
    {
        for (const ItemId subject : m_finding.subjects) {
            const Item *item = m_document.build.item(subject);
            const bool extra = item && (item->kind == Kind::Bridge || item->kind == Kind::Cable ||
                                        item->kind == Kind::Riser || item->kind == Kind::Memory);
            if (extra && !item->locked && m_document.build.itemsOf(item->kind).size() > (item->kind == Kind::Memory))
                m_edits.push_back(RemoveItem{subject});
        }
    }

private:
    static Gibibytes sizeOf(const MemoryKit &kit)
    {
        return kit.moduleSize.valueOr(Gibibytes(0)) * kit.modules.valueOr(0);
    }

    template <class Wanted> void memory(Wanted wanted)
    {
        constexpr int MostKits = 8;
        for (const Item *item : replaceable(Kind::Memory)) {
            const auto old = m_catalogue.find<MemoryKit>(item->part);
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

    /// Whoever buys a supply for cards with a socket of 16 pins buys one with such plugs: few have more than two.
    bool hasPlugsOfToday(const Supply &supply) const
    {
        constexpr int UsualMost = 2;
        int wanted = 0;
        for (const Device &device : m_machine.devices)
            wanted += device.isCard() && device.card->powerConnectors && has16Pin(*device.card->powerConnectors);
        const int supplies = std::max(1, static_cast<int>(m_machine.supplies.size()));
        return count16Pin(*supply.connectors) >= std::min((wanted + supplies - 1) / supplies, UsualMost);
    }

    void move(ItemId id)
    {
        const Item *item = m_document.build.item(id);
        if (!item || item->locked || !standsInConnector(item->kind) || !m_machine.board)
            return;
        for (const Connector &connector : m_machine.board->part->connectors) {
            if (connector.label != item->connector && occupantMayMove(connector.label))
                m_edits.push_back(MoveItem{id, connector.label});
        }
    }

    /// Every other card whose chip is wanted in the place of the old one, for each of the cards concerned.
    template <class Wanted> void replaceCards(Wanted wanted)
    {
        for (const ItemId subject : m_finding.subjects) {
            const Item *item = m_document.build.item(subject);
            const Device *device = m_machine.device(subject);
            if (!item || item->locked || item->owned || !device || !device->chip)
                continue;
            for (const PartHandle &part : m_catalogue.parts(Kind::Card)) {
                const auto chip = m_catalogue.chipOf(static_cast<const Card &>(*part));
                if (part->id != item->part && chip && wanted(*chip, *device->chip))
                    m_edits.push_back(ReplacePart{subject, part->id});
            }
        }
    }

    /// Every other part of this kind that is wanted in the place of the item's.
    template <class T, class Wanted> void replace(Kind kind, Wanted wanted)
    {
        for (const Item *item : replaceable(kind)) {
            const auto old = m_catalogue.find<T>(item->part);
            for (const PartHandle &part : m_catalogue.parts(kind)) {
                if (part->id != item->part && wanted(static_cast<const T &>(*part), old.get()))
                    m_edits.push_back(ReplacePart{item->id, part->id});
            }
        }
    }
    void replacements(Kind kind)
    {
        for (const Item *item : replaceable(kind)) {
            for (const PartHandle &part : m_catalogue.parts(kind)) {
                if (part->id != item->part)
                    m_edits.push_back(ReplacePart{item->id, part->id});
            }
        }
    }

    /// One more of any part of this kind.
    void additions(Kind kind)
    {
        for (const PartHandle &part : m_catalogue.parts(kind))
            add(*part, 1);
    }

    void add(const Part &part, int count) { m_edits.push_back(additionOf(part, count)); }

    /// The items of a kind that may be exchanged: neither locked nor there already.
    std::vector<const Item *> replaceable(Kind kind) const
    {
        std::vector<const Item *> items = m_document.build.itemsOf(kind);
        std::erase_if(items, [](const Item *item) { return item->locked || item->owned; });
        return items;
    }

    bool isChosen() const
    {
        return std::any_of(m_document.build.items.begin(), m_document.build.items.end(),
                           [](const Item &item) { return item.supply != 0; });
    }

    bool isSubject(ItemId item) const
    {
        return std::find(m_finding.subjects.begin(), m_finding.subjects.end(), item) != m_finding.subjects.end();
    }

    bool occupantMayMove(const QString &connector) const
    {
        return std::none_of(m_document.build.items.begin(), m_document.build.items.end(),
                            [&](const Item &item) { return item.connector == connector && item.locked; });
    }

    const Finding &m_finding;
    const Document &m_document;
    const Catalogue &m_catalogue;
    Machine m_machine;
    std::vector<Edit> m_edits;
};

using Maker = void (Candidates::*)();

/// What might mend a check: where its question is a card's room, plugs or lanes, never another card. One that stands in
/// no row has no single edit that does: a part that is not known, a word to the wise.
struct Mender
{
    std::string_view check;
    std::array<Maker, 5> makers;     ///< null where there are fewer
    Severity least = Severity::Note; ///< what is less severe is not mended by these
};

using C = Candidates;
constexpr std::array Menders{
    Mender{"pcie.connector-dark", {&C::moves, &C::settings, &C::boards}},
    Mender{"pcie.lane-downgrade", {&C::moves, &C::settings, &C::processors, &C::boards}},
    Mender{"pcie.generation-downgrade", {&C::moves, &C::settings}},
    Mender{"pcie.m2-takes-lanes", {&C::moves, &C::settings, &C::boards}},
    Mender{"pcie.chipset-slot", {&C::moves, &C::settings, &C::boards}},
    Mender{"pcie.uplink-contention", {&C::moves, &C::settings, &C::boards}},
    Mender{"pcie.processor-lanes", {&C::moves, &C::settings, &C::processors}},
    Mender{"pcie.riser-limit", {&C::risers, &C::moves}},
    Mender{"pcie.bifurcation-setting", {&C::settings, &C::moves, &C::boards}},
    Mender{"pcie.peer-path", {&C::moves, &C::settings, &C::boards}},
    Mender{"pcie.nvlink-bridge", {&C::moves, &C::bridges, &C::removal}},
    Mender{"power.supply-capacity", {&C::divisions, &C::supplies, &C::powerLimits}},
    Mender{"power.supply-headroom", {&C::divisions, &C::supplies, &C::powerLimits}},
    Mender{"power.excursion", {&C::divisions, &C::supplies, &C::powerLimits}},
    Mender{"power.vendor-minimum", {&C::supplies}},
    Mender{"power.connector-missing", {&C::divisions, &C::supplies, &C::cables}},
    Mender{"power.connector-rating", {&C::supplies, &C::powerLimits, &C::cables}},
    Mender{"power.shared-cable", {&C::divisions, &C::supplies}},
    Mender{"power.adapter", {&C::supplies}},
    Mender{"power.eps-missing", {&C::divisions, &C::supplies}},
    Mender{"power.eps-into-pcie", {&C::supplies}},
    Mender{"power.rail-limit", {&C::divisions, &C::supplies, &C::powerLimits}},
    Mender{"power.several-supplies", {&C::divisions, &C::supplies, &C::powerLimits}},
    Mender{"power.input-derating", {&C::divisions, &C::supplies, &C::powerLimits, &C::circuits}},
    Mender{"power.circuit", {&C::supplies, &C::powerLimits, &C::circuits}},
    Mender{"power.breaker-shared", {&C::powerLimits, &C::circuits}},
    Mender{"fit.card-length", {&C::cases}},
    Mender{"fit.card-height", {&C::cases}},
    Mender{"fit.cable-bend", {&C::cases}},
    Mender{"fit.slot-overlap", {&C::moves, &C::boards}},
    Mender{"fit.case-slots", {&C::moves, &C::cases}},
    Mender{"fit.last-slot-overhang", {&C::moves, &C::boards}},
    Mender{"fit.board-format", {&C::cases, &C::boards}},
    Mender{"fit.standoffs", {&C::cases, &C::boards}},
    Mender{"fit.supply-form", {&C::cases, &C::supplies}},
    Mender{"fit.supply-length", {&C::cases, &C::supplies}},
    Mender{"fit.cooler-height", {&C::coolers, &C::cases}},
    Mender{"fit.radiator-place", {&C::coolers, &C::cases}},
    Mender{"fit.open-slot-end", {&C::moves, &C::boards}},
    Mender{"heat.stacked-open-air", {&C::moves, &C::sameChip, &C::boards}},
    Mender{"heat.spacing", {&C::moves, &C::sameChip, &C::boards}},
    // A rack alone is no server: the air that presses through it is a matter of its fans.
    Mender{"heat.passive-card", {&C::sameChip}},
    Mender{"heat.airflow", {&C::fans, &C::cases, &C::powerLimits}},
    Mender{"heat.cooler-capacity", {&C::coolers, &C::processors}},
    Mender{"heat.room-heat", {&C::powerLimits}},
    Mender{"platform.socket", {&C::boards, &C::processors}},
    // Nobody buys another board for what a flash of its firmware mends.
    Mender{"platform.firmware-version", {&C::boards, &C::processors}, Severity::Blocker},
    Mender{"platform.no-display-output", {&C::processors, &C::sameChip, &C::boards, &C::otherCards}},
    Mender{"platform.cores-per-card", {&C::processors}},
    Mender{"platform.single-thread", {&C::processors}},
    Mender{"platform.memory-type", {&C::memory, &C::boards, &C::processors}},
    Mender{"platform.memory-slots", {&C::lessMemory, &C::boards, &C::removal}},
    Mender{"platform.memory-per-card", {&C::memory}},
    Mender{"platform.memory-speed", {&C::fewerModules}},
    Mender{"platform.missing-part", {&C::missingPart}},
    Mender{"platform.ecc", {&C::memory, &C::boards}},
    Mender{"graphics.vram-floor", {&C::otherCards, &C::processors}},
    Mender{"graphics.compute-capability", {&C::otherCards}},
    Mender{"graphics.slow-segment", {&C::otherCards}},
    Mender{"graphics.mixed-cards", {&C::otherCards, &C::sameChip}},
    Mender{"graphics.data-centre-licence", {&C::otherCards}},
    Mender{"graphics.accelerator-support", {&C::otherCards}},
    Mender{"storage.m2-link", {&C::moves}},
    Mender{"storage.m2-count", {&C::moves, &C::settings, &C::boards}},
    Mender{"storage.sata-off", {&C::moves, &C::settings, &C::boards}},
    Mender{"storage.dataset-fits", {&C::drives, &C::cabledDrives}},
    Mender{"storage.network-for-eight", {&C::networks}},
    Mender{"money.over-budget", {&C::anyProcessor, &C::cases, &C::coolers, &C::sameChip}},
    Mender{"money.processor-overspend", {&C::anyProcessor}},
};

} // namespace

std::vector<Edit> candidatesFor(const Finding &finding, const Document &document, const Catalogue &catalogue)
{
    const auto mender =
        std::find_if(Menders.begin(), Menders.end(), [&](const Mender &one) { return one.check == finding.check; });
    if (mender == Menders.end() || finding.severity > mender->least)
        return {};
    Candidates candidates(finding, document, catalogue);
    for (const Maker maker : mender->makers) {
        if (maker)
            (candidates.*maker)();
    }
    return candidates.take();
}

} // namespace rig
