// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/suggest.h"

#include "core/market/price.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

constexpr std::size_t MostFixes = 5;
/// A card that is limited below this share of its rating loses more than it saves (hardware rules, power limiting).
constexpr double LeastLimit = 0.6;

bool sameMatter(const Finding &a, const Finding &b)
{
    return std::string_view(a.check) == b.check && a.subjects == b.subjects && a.missing == b.missing;
}

/// Findings of `from` that `other` does not have, or has less severe.
std::vector<Finding> without(const std::vector<Finding> &from, const std::vector<Finding> &other)
{
    std::vector<Finding> left;
    for (const Finding &finding : from) {
        const bool there = std::any_of(other.begin(), other.end(), [&](const Finding &candidate) {
            return sameMatter(finding, candidate) && candidate.severity <= finding.severity;
        });
        if (!there)
            left.push_back(finding);
    }
    return left;
}

/// Price of a part that is to be bought; nullopt when it has none.
std::optional<Money> moneyOf(const Catalogue &catalogue, const QString &id)
{
    const PartHandle part = catalogue.find(id);
    const std::optional<PricePick> pick = part ? priceOf(*part) : std::nullopt;
    return pick ? std::optional(pick->price.money) : std::nullopt;
}

std::optional<Money> difference(const std::optional<Money> &now, const std::optional<Money> &before)
{
    if (!now || !before || now->currency != before->currency)
        return std::nullopt;
    return Money{now->amount - before->amount, now->currency};
}

std::optional<Money> priceChange(const Document &document, const Edit &edit, const Catalogue &catalogue)
{
    if (const auto *add = std::get_if<AddItem>(&edit)) {
        const std::optional<Money> one = moneyOf(catalogue, add->item.part);
        return add->item.owned ? Money{0, u"USD"_s}
               : one           ? std::optional(Money{one->amount * add->item.count, one->currency})
                               : std::nullopt;
    }
    if (const auto *replace = std::get_if<ReplacePart>(&edit)) {
        const Item *item = document.build.item(replace->item);
        if (!item)
            return std::nullopt;
        const std::optional<Money> now = moneyOf(catalogue, replace->part);
        const std::optional<Money> before =
            item->owned && now ? Money{0, now->currency} : moneyOf(catalogue, item->part);
        const std::optional<Money> change = difference(now, before);
        return change ? std::optional(Money{change->amount * item->count, change->currency}) : std::nullopt;
    }
    if (const auto *remove = std::get_if<RemoveItem>(&edit)) {
        const Item *item = document.build.item(remove->item);
        const std::optional<Money> one = item ? moneyOf(catalogue, item->part) : std::nullopt;
        return one && !item->owned ? std::optional(Money{-one->amount * item->count, one->currency}) : std::nullopt;
    }
    return Money{0, u"USD"_s};
}

/// The state that every candidate is compared with.
struct Before
{
    std::vector<Finding> findings;
    Watts training;
};

Before stateOf(const Document &document, const Catalogue &catalogue)
{
    const Machine machine = resolve(document.build, catalogue);
    const Assessment assessment = assess(machine, document.site, document.use);
    return {runChecks({machine, document.site, document.use, assessment}), assessment.power.training.atLeast};
}

Effect effectAgainst(const Before &before, const Document &document, const Edit &edit, const Catalogue &catalogue)
{
    const Before after = stateOf(applied(document, edit), catalogue);
    return {without(before.findings, after.findings), without(after.findings, before.findings),
            priceChange(document, edit, catalogue), after.training - before.training};
}

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

/// What may mend which finding.
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

/// Blockers weigh most; among equals a caution more than what cannot be checked.
int weight(const std::vector<Finding> &findings)
{
    constexpr std::array<int, 4> weights{1000, 30, 10, 1};
    int sum = 0;
    for (const Finding &finding : findings)
        sum += weights[static_cast<std::size_t>(finding.severity)];
    return sum;
}

/// What a fix clears: a part of which more is known is no mend.
int cleared(std::vector<Finding> findings)
{
    std::erase_if(findings, [](const Finding &finding) { return finding.severity > Severity::Caution; });
    return weight(findings);
}

bool mends(const Effect &effect, const Finding &finding)
{
    const bool gone = std::any_of(effect.gone.begin(), effect.gone.end(),
                                  [&](const Finding &one) { return sameMatter(one, finding); });
    const bool back = std::any_of(effect.added.begin(), effect.added.end(), [&](const Finding &one) {
        return std::string_view(one.check) == finding.check && one.severity <= finding.severity;
    });
    const bool newBlocker = std::any_of(effect.added.begin(), effect.added.end(),
                                        [](const Finding &one) { return one.severity == Severity::Blocker; });
    return gone && !back && !newBlocker;
}

/// Parts that are sold differ in ways that no check sees: among equals the one whose figures stay closest to the old is
/// the smallest change.
double distance(const Fix &fix, const Document &document, const Catalogue &catalogue)
{
    if (const auto *limit = std::get_if<SetPowerLimit>(&fix.edit))
        return -limit->limit.value_or(Watts(0)).value(); // the mildest limit first
    const auto *replace = std::get_if<ReplacePart>(&fix.edit);
    const Item *item = replace ? document.build.item(replace->item) : nullptr;
    if (!item || item->kind != Kind::Supply)
        return 0;
    const auto now = catalogue.find<Supply>(replace->part);
    return now && now->watts ? now->watts->value() : 0;
}

/// A cheaper part is no reason to prefer buying to moving: what is saved counts as nothing.
double price(const Fix &fix) { return fix.effect.price ? std::max(0.0, fix.effect.price->amount) : 1e12; }

/// A change of place or setting costs nothing but a screwdriver: it stands before parts that have to be bought.
bool isBought(const Fix &fix)
{
    return std::holds_alternative<ReplacePart>(fix.edit) || std::holds_alternative<AddItem>(fix.edit);
}

void rank(std::vector<Fix> &fixes, const Document &document, const Catalogue &catalogue)
{
    std::stable_sort(fixes.begin(), fixes.end(), [&](const Fix &a, const Fix &b) {
        const auto key = [&](const Fix &fix) {
            return std::tuple(-cleared(fix.effect.gone), weight(fix.effect.added), price(fix), isBought(fix),
                              distance(fix, document, catalogue));
        };
        return key(a) < key(b);
    });
}

/// Of each kind of edit the best two, so that five near-equal supplies do not hide the move of a card.
std::vector<Fix> varied(std::vector<Fix> ranked)
{
    constexpr int MostOfAKind = 2;
    std::array<int, std::variant_size_v<Edit>> taken{};
    std::vector<Fix> chosen;
    for (Fix &fix : ranked) {
        if (chosen.size() < MostFixes && taken[fix.edit.index()]++ < MostOfAKind)
            chosen.push_back(std::move(fix));
    }
    return chosen;
}

/// How good a place is: the fewest findings first, then the widest and fastest link.
struct PlaceScore
{
    int findings = 0;
    double bandwidth = 0;
    double position = 0;

    auto operator<=>(const PlaceScore &) const = default;
};

PlaceScore scoreOf(const Document &document, ItemId item, const Catalogue &catalogue)
{
    const Machine machine = resolve(document.build, catalogue);
    const Assessment assessment = assess(machine, document.site, document.use);
    PlaceScore score;
    score.findings = weight(runChecks({machine, document.site, document.use, assessment}));
    for (const Link &link : assessment.lanes.links) {
        const Device &device = machine.devices[static_cast<std::size_t>(link.device)];
        score.bandwidth -= link.bandwidth.value_or(GigabytesPerSecond(0)).value();
        if (device.item == item)
            score.position =
                machine.board->part->connectors[static_cast<std::size_t>(link.connector)].position.value_or(99);
    }
    return score;
}

} // namespace

Effect effectOf(const Document &document, const Edit &edit, const Catalogue &catalogue)
{
    return effectAgainst(stateOf(document, catalogue), document, edit, catalogue);
}

std::vector<Fix> suggest(const Finding &finding, const Document &document, const Catalogue &catalogue)
{
    const Before before = stateOf(document, catalogue);
    std::vector<Fix> fixes;
    for (Edit &edit : candidatesFor(finding, document, catalogue)) {
        Effect effect = effectAgainst(before, document, edit, catalogue);
        if (mends(effect, finding))
            fixes.push_back({std::move(edit), std::move(effect)});
    }
    rank(fixes, document, catalogue);
    return varied(std::move(fixes));
}

ReplacePart replacementOf(const Document &document, ItemId item, const QString &part, const Catalogue &catalogue)
{
    ReplacePart edit{item, part};
    const Item *replaced = document.build.item(item);
    if (!replaced || replaced->kind != Kind::Motherboard)
        return edit;
    Document empty = document;
    std::vector<ItemId> devices;
    for (Item &device : empty.build.items) {
        if (device.kind != Kind::Card && device.kind != Kind::Drive)
            continue;
        devices.push_back(device.id);
        device.connector.clear();
    }
    Document placed = applied(empty, edit);
    // Cards first: they lose most by a bad place.
    std::stable_sort(devices.begin(), devices.end(), [&](ItemId a, ItemId b) {
        return placed.build.item(a)->kind == Kind::Card && placed.build.item(b)->kind != Kind::Card;
    });
    for (const ItemId device : devices) {
        const QString connector = bestConnector(placed, device, catalogue);
        edit.places.insert(device, connector);
        placed = applied(placed, MoveItem{device, connector});
    }
    return edit;
}

QString bestConnector(const Document &document, ItemId item, const Catalogue &catalogue)
{
    const Machine machine = resolve(document.build, catalogue);
    const Device *device = machine.device(item);
    if (!device || !machine.board)
        return {};
    QString best;
    std::optional<PlaceScore> bestScore;
    for (std::size_t i = 0; i < machine.board->part->connectors.size(); ++i) {
        const Device *there = machine.deviceAt(static_cast<int>(i));
        if (there && there->item != item)
            continue;
        const QString label = machine.board->part->connectors[i].label;
        const Document moved = applied(document, MoveItem{item, label});
        const Machine tried = resolve(moved.build, catalogue);
        const Lanes lanes = assessLanes(tried);
        const Device *placed = tried.device(item);
        const Link *link = lanes.linkOf(static_cast<int>(placed - tried.devices.data()));
        if (!link || link->dark || link->wrongConnector)
            continue;
        const PlaceScore score = scoreOf(moved, item, catalogue);
        if (!bestScore || score < *bestScore) {
            best = label;
            bestScore = score;
        }
    }
    return best;
}

} // namespace rig
