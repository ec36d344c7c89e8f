// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/placing.h"

#include "core/fixes/effect.h"

#include <algorithm>

namespace rig {

namespace {

/// How good a place is: the fewest findings first, then the widest and fastest link.
struct PlaceScore
{
    int findings = 0;
    double bandwidth = 0;
    double position = 0;

    auto operator<=>(const PlaceScore &) const = default;
};

/// The score of a document in which the item stands somewhere; nullopt where its connector is dark or not made for it.
std::optional<PlaceScore> scoreOf(const Document &document, ItemId item, const Catalogue &catalogue)
{
    const Machine machine = resolve(document.build, catalogue);
    const Assessment assessment = assess(machine, document.site, document.use);
    PlaceScore score;
    bool works = false;
    for (const Link &link : assessment.lanes.links) {
        const Device &device = machine.devices[static_cast<std::size_t>(link.device)];
        score.bandwidth -= link.bandwidth.value_or(GigabytesPerSecond(0)).value();
        if (device.item != item)
            continue;
        works = !link.dark && !link.wrongConnector;
        score.position =
            machine.board->part->connectors[static_cast<std::size_t>(link.connector)].position.value_or(99);
    }
    if (!works)
        return std::nullopt;
    score.findings = weightOf(runChecks({machine, document.site, document.use, assessment}));
    return score;
}

} // namespace

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
        const std::optional<PlaceScore> score = scoreOf(applied(document, MoveItem{item, label}), item, catalogue);
        if (score && (!bestScore || *score < *bestScore)) {
            best = label;
            bestScore = score;
        }
    }
    return best;
}

} // namespace rig
