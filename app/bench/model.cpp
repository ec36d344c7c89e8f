// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/model.h"

#include "app/bench/allocations.h"
#include "app/bench/timing.h"
#include "core/checks/check.h"
#include "core/fixes/mend.h"
#include "core/machine/placer.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::bench {

namespace {

/// Three digits after the point: more is noise.
double rounded(double value) { return std::round(value * 1000) / 1000; }

/// The board of the catalogue with the most slots, its processor left as it is, and eight cards, each another model.
Document eightCards(const Catalogue &catalogue)
{
    Document document;
    const Part *widest = nullptr;
    std::size_t most = 0;
    for (const PartHandle &part : catalogue.parts(Kind::Motherboard)) {
        const auto &connectors = static_cast<const Board &>(*part).connectors;
        const auto slots_ = static_cast<std::size_t>(
            std::count_if(connectors.begin(), connectors.end(),
                          [](const Connector &connector) { return connector.kind == ConnectorKind::Slot; }));
        if (slots_ > most) {
            most = slots_;
            widest = part.get();
        }
    }
    const auto add = [&](Kind kind, const QString &part) {
        Item item;
        item.id = document.build.nextId();
        item.kind = kind;
        item.part = part;
        document.build.items.push_back(std::move(item));
    };
    add(Kind::Motherboard, widest->id);
    for (int i = 0; i < 8; ++i)
        add(Kind::Card, catalogue.parts(Kind::Card)[static_cast<std::size_t>(i) * 40]->id);
    return document;
}

/// The machine with a supply far too small and a card moved into the worst slot: several faults at once.
Document broken(Document document, const Catalogue &catalogue)
{
    const Part *smallest = nullptr;
    for (const PartHandle &part : catalogue.parts(Kind::Supply)) {
        const auto &supply = static_cast<const Supply &>(*part);
        if (supply.watts && (!smallest || *supply.watts < *static_cast<const Supply *>(smallest)->watts))
            smallest = part.get();
    }
    for (Item &item : document.build.items) {
        if (item.kind == Kind::Supply)
            item.part = smallest->id;
        item.owned = false;
    }
    return document;
}

} // namespace

void measureModel(QJsonObject &results, const Document &document, const Catalogue &catalogue)
{
    const Machine machine = resolve(document.build, catalogue);
    const Assessment assessment = assess(machine, document.site, document.use);
    const Situation situation{machine, document.site, document.use, assessment};
    volatile double sink = 0; // keeps the compiler from dropping the work
    const auto assessOnce = [&] { sink = assess(machine, document.site, document.use).power.training.atLeast.value(); };
    const auto checkOnce = [&] { sink = static_cast<double>(runChecks(situation).size()); };
    const auto placeOnce = [&] {
        const std::optional<Placement> best = bestPlacement(machine, document.use.work);
        sink = best ? best->score.worse : -1;
    };
    results["assess_us"_L1] = rounded(medianMicroseconds(51, 200, assessOnce));
    results["checks_us"_L1] = rounded(medianMicroseconds(51, 200, checkOnce));
    results["placement_four_us"_L1] = rounded(medianMicroseconds(51, 20, placeOnce));
    results["placement_four_found"_L1] = double(sink) >= 0;
    results["assess_allocations"_L1] = static_cast<double>(allocationsOf(assessOnce));
    results["checks_allocations"_L1] = static_cast<double>(allocationsOf(checkOnce));
    results["placement_allocations"_L1] = static_cast<double>(allocationsOf(placeOnce));

    const Machine eight = resolve(eightCards(catalogue).build, catalogue);
    results["placement_eight_us"_L1] = rounded(medianMicroseconds(11, 1, [&] {
        const std::optional<Placement> best = bestPlacement(eight, document.use.work);
        sink = best ? best->score.worse : -1;
    }));
    results["placement_eight_found"_L1] = double(sink) >= 0;
    const Document faulty = broken(document, catalogue);
    results["mend_ms"_L1] = rounded(medianMicroseconds(5, 1,
                                                       [&] {
                                                           const std::optional<Mend> mend =
                                                               cheapestMend(faulty, catalogue);
                                                           sink = mend ? static_cast<double>(mend->edits.size()) : -1;
                                                       }) /
                                    1e3);
    results["mend_edits"_L1] = double(sink);
}

} // namespace rig::bench
