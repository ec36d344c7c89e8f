// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/candidates.h"

#include "core/fixes/placing.h"

#include <algorithm>
#include <cmath>

namespace rig {

namespace {

/// A card that is limited below this share of its rating loses more than it saves (hardware rules, power limiting).
constexpr double LeastLimit = 0.6;

/// Makes the edits that might mend a finding; whether they do is tried afterwards.
class Candidates
{
public:
    Candidates(const Document &document, const Catalogue &catalogue)
        : m_document(document), m_catalogue(catalogue), m_machine(resolve(document.build, catalogue))
    {
    }

    std::vector<Edit> take() { return std::move(m_edits); }

    void moves(ItemId id)
    {
        const Item *item = free(id);
        if (!item || !m_machine.board)
            return;
        for (const Connector &connector : m_machine.board->part->connectors) {
            if (connector.label != item->connector && occupantMayMove(connector.label))
                m_edits.push_back(MoveItem{id, connector.label});
        }
    }

    /// What stands in the connectors that took the lanes may move as well.
    void movesOfTakers(const Finding &finding)
    {
        for (const int connector : finding.connectors) {
            const Device *device = m_machine.deviceAt(connector);
            if (device &&
                std::find(finding.subjects.begin(), finding.subjects.end(), device->item) == finding.subjects.end())
                moves(device->item);
        }
    }

    /// Every board with the processor's socket, its devices in their best places.
    void boards()
    {
        for (const Item *item : m_document.build.itemsOf(Kind::Motherboard)) {
            if (!free(item->id))
                continue;
            const Processor *processor = m_machine.processor();
            for (const PartHandle &part : m_catalogue.parts(Kind::Motherboard)) {
                const Board &board = static_cast<const Board &>(*part);
                const bool fits = !processor || !processor->socket || board.socket.value == processor->socket.value;
                if (part->id != item->part && fits)
                    m_edits.push_back(replacementOf(m_document, item->id, part->id, m_catalogue));
            }
        }
    }

    /// Every other part of this kind in the place of the item's.
    void replacements(Kind kind)
    {
        for (const Item *item : m_document.build.itemsOf(kind)) {
            if (!free(item->id))
                continue;
            for (const PartHandle &part : m_catalogue.parts(kind)) {
                if (part->id != item->part)
                    m_edits.push_back(ReplacePart{item->id, part->id});
            }
        }
    }

    void supplies()
    {
        const std::optional<double> now = ratingNow();
        for (const Item *item : m_document.build.itemsOf(Kind::Supply)) {
            if (!free(item->id))
                continue;
            for (const PartHandle &part : m_catalogue.parts(Kind::Supply)) {
                const Supply &supply = static_cast<const Supply &>(*part);
                if (part->id != item->part && supply.watts && (!now || supply.watts->value() >= *now))
                    m_edits.push_back(ReplacePart{item->id, part->id});
            }
        }
    }

    void powerLimits()
    {
        std::vector<ItemId> cards;
        Watts rated;
        for (const Device &device : m_machine.devices) {
            if (!device.isCard() || !free(device.item))
                continue;
            cards.push_back(device.item);
            rated = std::max(rated, device.power().value_or(Watts(0)));
        }
        if (cards.empty() || rated <= Watts(0))
            return;
        for (const double share : {0.9, 0.8, 0.7, LeastLimit})
            m_edits.push_back(SetPowerLimit{cards, Watts(std::round(rated.value() * share / 5) * 5)});
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

private:
    /// The item, when fixes may touch it.
    const Item *free(ItemId id) const
    {
        const Item *item = m_document.build.item(id);
        const bool movable = item && !item->locked;
        const bool device = item && (item->kind == Kind::Card || item->kind == Kind::Drive);
        return movable && (device || !item->owned) ? item : nullptr;
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

    const Document &m_document;
    const Catalogue &m_catalogue;
    Machine m_machine;
    std::vector<Edit> m_edits;
};

} // namespace

std::vector<Edit> candidatesFor(const Finding &finding, const Document &document, const Catalogue &catalogue)
{
    const std::string_view id = finding.check;
    const auto is = [&](std::initializer_list<std::string_view> ids) {
        return std::find(ids.begin(), ids.end(), id) != ids.end();
    };
    Candidates candidates(document, catalogue);
    if (id.starts_with("pcie.") || is({"fit.slot-overlap", "fit.case-slots", "fit.open-slot-end"})) {
        for (const ItemId subject : finding.subjects)
            candidates.moves(subject);
        candidates.movesOfTakers(finding);
        candidates.settings();
    }
    if (is({"pcie.lane-downgrade", "pcie.connector-dark", "pcie.chipset-slot", "pcie.m2-takes-lanes",
            "fit.slot-overlap", "platform.socket", "platform.memory-type", "fit.board-format"}))
        candidates.boards();
    if (is({"platform.socket", "pcie.processor-lanes", "platform.memory-type"}))
        candidates.replacements(Kind::Processor);
    if (is({"platform.memory-type"}))
        candidates.replacements(Kind::Memory);
    if (is({"fit.case-slots", "fit.card-length", "fit.board-format"}))
        candidates.replacements(Kind::Case);
    if (id.starts_with("power."))
        candidates.supplies();
    if (is({"power.supply-capacity", "power.supply-headroom", "power.circuit", "power.connector-rating",
            "power.excursion"}))
        candidates.powerLimits();
    if (is({"power.circuit"}))
        candidates.circuits();
    return candidates.take();
}

} // namespace rig
