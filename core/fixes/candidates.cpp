// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/candidates.h"

#include "core/fixes/placing.h"
#include "core/fixes/power_limits.h"
#include "core/fixes/shown_to_fit.h"

#include <algorithm>
#include <array>

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

    void memory()
    {
        replacements(Kind::Memory);
        for (const Item *item : replaceable(Kind::Memory)) {
            for (int count = 1; count <= 8; ++count) {
                if (count != item->count)
                    m_edits.push_back(SetCount{item->id, count});
            }
        }
    }

    void supplies()
    {
        const std::optional<double> now = ratingNow();
        for (const Item *item : replaceable(Kind::Supply)) {
            for (const PartHandle &part : m_catalogue.parts(Kind::Supply)) {
                const Supply &supply = static_cast<const Supply &>(*part);
                const bool larger = isShownToFit(supply) && (!now || supply.watts->value() >= *now);
                if (part->id != item->part && larger && isModule(supply) == isModule(item->part))
                    m_edits.push_back(ReplacePart{item->id, part->id});
            }
        }
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

    void cables() { additions(Kind::Cable); }
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
    /// A server's plug-in supply, which goes into no other case than its own.
    static bool isModule(const Supply &supply) { return supply.form.valueOr({}) == "module"_L1; }
    bool isModule(const QString &part) const
    {
        const auto supply = m_catalogue.find<Supply>(part);
        return supply && isModule(*supply);
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

    void add(const Part &part, int count)
    {
        Item item;
        item.kind = part.kind;
        item.part = part.id;
        item.count = count;
        m_edits.push_back(AddItem{item});
    }

    /// The items of a kind that may be exchanged: neither locked nor there already.
    std::vector<const Item *> replaceable(Kind kind) const
    {
        std::vector<const Item *> items = m_document.build.itemsOf(kind);
        std::erase_if(items, [](const Item *item) { return item->locked || item->owned; });
        return items;
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

    std::optional<double> ratingNow() const
    {
        if (m_machine.supplies.empty() || !m_machine.supplies.front().part->watts)
            return std::nullopt;
        return m_machine.supplies.front().part->watts->value();
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
    std::array<Maker, 5> makers; ///< null where there are fewer
};

using C = Candidates;
constexpr std::array Menders{
    Mender{"pcie.connector-dark", {&C::moves, &C::settings, &C::boards}},
    Mender{"pcie.lane-downgrade", {&C::moves, &C::settings, &C::boards}},
    Mender{"pcie.generation-downgrade", {&C::moves, &C::settings}},
    Mender{"pcie.m2-takes-lanes", {&C::moves, &C::settings, &C::boards}},
    Mender{"pcie.chipset-slot", {&C::moves, &C::settings, &C::boards}},
    Mender{"pcie.uplink-contention", {&C::moves, &C::settings, &C::boards}},
    Mender{"pcie.processor-lanes", {&C::moves, &C::settings, &C::processors}},
    Mender{"pcie.riser-limit", {&C::risers, &C::moves}},
    Mender{"pcie.bifurcation-setting", {&C::settings, &C::moves, &C::boards}},
    Mender{"pcie.peer-path", {&C::moves, &C::settings, &C::boards}},
    Mender{"pcie.nvlink-bridge", {&C::moves, &C::bridges, &C::removal}},
    Mender{"power.supply-capacity", {&C::supplies, &C::powerLimits}},
    Mender{"power.supply-headroom", {&C::supplies, &C::powerLimits}},
    Mender{"power.excursion", {&C::supplies, &C::powerLimits}},
    Mender{"power.vendor-minimum", {&C::supplies}},
    Mender{"power.connector-missing", {&C::supplies, &C::cables}},
    Mender{"power.connector-rating", {&C::supplies, &C::powerLimits, &C::cables}},
    Mender{"power.shared-cable", {&C::supplies}},
    Mender{"power.adapter", {&C::supplies}},
    Mender{"power.eps-missing", {&C::supplies}},
    Mender{"power.eps-into-pcie", {&C::supplies}},
    Mender{"power.rail-limit", {&C::supplies, &C::powerLimits}},
    Mender{"power.several-supplies", {&C::supplies}},
    Mender{"power.input-derating", {&C::supplies, &C::powerLimits, &C::circuits}},
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
    Mender{"heat.passive-card", {&C::sameChip, &C::cases}},
    Mender{"heat.airflow", {&C::fans, &C::cases, &C::powerLimits}},
    Mender{"heat.cooler-capacity", {&C::coolers, &C::processors}},
    Mender{"heat.room-heat", {&C::powerLimits}},
    Mender{"platform.socket", {&C::boards, &C::processors}},
    Mender{"platform.firmware-version", {&C::boards, &C::processors}},
    Mender{"platform.no-display-output", {&C::processors, &C::sameChip, &C::boards, &C::otherCards}},
    Mender{"platform.cores-per-card", {&C::processors}},
    Mender{"platform.single-thread", {&C::processors}},
    Mender{"platform.memory-type", {&C::memory, &C::boards, &C::processors}},
    Mender{"platform.memory-slots", {&C::memory, &C::boards, &C::removal}},
    Mender{"platform.memory-per-card", {&C::memory}},
    Mender{"platform.ecc", {&C::memory, &C::boards}},
    Mender{"graphics.vram-floor", {&C::otherCards, &C::processors}},
    Mender{"graphics.compute-capability", {&C::otherCards}},
    Mender{"graphics.slow-segment", {&C::otherCards}},
    Mender{"graphics.mixed-cards", {&C::otherCards, &C::sameChip}},
    Mender{"graphics.data-centre-licence", {&C::otherCards}},
    Mender{"graphics.accelerator-support", {&C::otherCards}},
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
    if (mender == Menders.end())
        return {};
    Candidates candidates(finding, document, catalogue);
    for (const Maker maker : mender->makers) {
        if (maker)
            (candidates.*maker)();
    }
    return candidates.take();
}

} // namespace rig
