// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/candidates.h"

#include "core/fixes/candidate_makers.h"
#include "core/fixes/effect.h"
#include "core/fixes/effort.h"
#include "core/fixes/placing.h"
#include "core/prices/price.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace rig {

void Candidates::moves()
{
    for (const ItemId subject : m_finding.subjects)
        move(subject);
    for (const int connector : m_finding.connectors) {
        const Device *device = m_machine.deviceAt(connector);
        if (device && !isSubject(device->item))
            move(device->item);
    }
    m_edits.emplace_back(PlaceDevices{}); // see completed()
}

void Candidates::settings()
{
    if (!m_machine.board)
        return;
    for (const Setting &setting : m_machine.board->part->settings) {
        for (const QString &value : setting.values)
            m_edits.push_back(SetSetting{setting.id, value});
    }
}

void Candidates::divisions()
{
    SetSupply free{{}, 0};
    for (const Item &item : m_document.build.items)
        free.items.push_back(item.id);
    if (isChosen())
        m_edits.push_back(std::move(free));
}

void Candidates::removal()
{
    for (const ItemId subject : m_finding.subjects) {
        const Item *item = m_document.build.item(subject);
        const bool extra = item && (item->kind == Kind::Bridge || item->kind == Kind::Cable ||
                                    item->kind == Kind::Riser || item->kind == Kind::Memory);
        if (extra && !item->locked && m_document.build.itemsOf(item->kind).size() > (item->kind == Kind::Memory))
            m_edits.push_back(RemoveItem{subject});
    }
}

void Candidates::move(ItemId id)
{
    const Item *item = m_document.build.item(id);
    if (!item || item->locked || !standsInConnector(item->kind) || !m_machine.board || isFull())
        return;
    for (const Connector &connector : m_machine.board->part->connectors) {
        if (connector.label != item->connector && !m_lockedPlaces.contains(connector.label))
            m_edits.push_back(MoveItem{id, connector.label});
    }
}

std::vector<const Item *> Candidates::replaceable(Kind kind) const
{
    std::vector<const Item *> items = m_document.build.itemsOf(kind);
    std::erase_if(items, [](const Item *item) { return item->locked || item->owned; });
    return items;
}

bool Candidates::isChosen() const
{
    return std::any_of(m_document.build.items.begin(), m_document.build.items.end(),
                       [](const Item &item) { return item.supply != 0; });
}

bool Candidates::isSubject(ItemId item) const
{
    return std::find(m_finding.subjects.begin(), m_finding.subjects.end(), item) != m_finding.subjects.end();
}

namespace {

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

const Mender *menderOf(const Finding &finding)
{
    const auto *mender =
        std::find_if(Menders.begin(), Menders.end(), [&](const Mender &one) { return one.check == finding.check; });
    return mender == Menders.end() || finding.severity > mender->least ? nullptr : &*mender;
}

/// What may be proposed at all: nothing is bought for a figure that nobody has read, and a note is no reason to rebuild
/// or to slow a machine.
bool isReasonable(const Edit &edit, const Finding &finding, const Document &document, const Catalogue &catalogue)
{
    const Effort effort = effortOf(edit, document, catalogue);
    return (finding.severity != Severity::Unknown || effort == Effort::Free) &&
           (finding.severity != Severity::Note ||
            (effort != Effort::Rebuilt && !std::holds_alternative<SetPowerLimit>(edit)));
}

/// The cheapest of them, those without a price last; a move costs nothing.
void keepCheapest(std::vector<Edit> &edits, std::size_t most, const Document &document, const Catalogue &catalogue)
{
    constexpr double NoPrice = 1e12;
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < edits.size(); ++i) {
        const std::optional<double> price = inDollars(priceOf(document, edits[i], catalogue), catalogue);
        order.emplace_back(price ? std::max(0.0, *price) : NoPrice, i);
    }
    std::sort(order.begin(), order.end());
    order.resize(most);
    std::vector<Edit> kept;
    for (const auto &[price, index] : order)
        kept.push_back(std::move(edits[index]));
    edits = std::move(kept);
}

} // namespace

bool hasCandidates(const Finding &finding) { return menderOf(finding) != nullptr; }

CandidateEdits candidatesFor(const Finding &finding, const Document &document, const Machine &machine,
                             const Catalogue &catalogue, int most)
{
    CandidateEdits result;
    const Mender *mender = menderOf(finding);
    if (!mender)
        return result;
    Candidates candidates(finding, document, machine, catalogue);
    std::vector<std::vector<Edit>> sorts;
    std::size_t count = 0;
    for (const Maker maker : mender->makers) {
        if (!maker)
            continue;
        (candidates.*maker)();
        result.all = result.all && !candidates.isFull();
        std::vector<Edit> &edits = sorts.emplace_back(candidates.take());
        std::erase_if(edits, [&](const Edit &edit) { return !isReasonable(edit, finding, document, catalogue); });
        count += edits.size();
    }
    std::size_t left = static_cast<std::size_t>(std::max(0, most));
    result.all = result.all && count <= left;
    for (std::size_t i = 0; i < sorts.size(); ++i) {
        const std::size_t share = left / (sorts.size() - i);
        if (count > static_cast<std::size_t>(std::max(0, most)) && sorts[i].size() > share)
            keepCheapest(sorts[i], share, document, catalogue);
        left -= std::min(left, sorts[i].size());
        std::move(sorts[i].begin(), sorts[i].end(), std::back_inserter(result.edits));
    }
    return result;
}

std::optional<Edit> completed(Edit edit, const Document &document, const Catalogue &catalogue)
{
    if (const auto *replace = std::get_if<ReplacePart>(&edit))
        return replacementOf(document, replace->item, replace->part, catalogue);
    const auto *places = std::get_if<PlaceDevices>(&edit);
    if (!places || !places->places.isEmpty())
        return edit;
    std::optional<PlaceDevices> best = bestPlaces(document, catalogue);
    if (!best || best->places.size() < 2) // one alone is among the moves
        return std::nullopt;
    return std::move(*best);
}

} // namespace rig
