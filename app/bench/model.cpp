// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/model.h"

#include "app/bench/allocations.h"
#include "app/bench/timing.h"
#include "core/checks/run_checks.h"
#include "core/fixes/mend.h"
#include "core/machine/placer.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::bench {

namespace {

/// Three digits after the point: more is noise.
double rounded(double value) { return std::round(value * 1000) / 1000; }

/// A board with so many cards, each another model: what costs the placer most.
Document differentCards(const QString &board, int count, const Catalogue &catalogue)
{
    Document document;
    const auto add = [&](Kind kind, const QString &part) {
        Item item;
        item.id = document.build.nextId();
        item.kind = kind;
        item.part = part;
        document.build.items.push_back(std::move(item));
    };
    add(Kind::Motherboard, board);
    for (int i = 0; i < count; ++i)
        add(Kind::Card, catalogue.parts(Kind::Card)[static_cast<std::size_t>(i) * 40]->id);
    return document;
}

/// The slowest placement of so many different cards on any board of the catalogue.
void measurePlacement(QJsonObject &results, QLatin1StringView key, int count, const Catalogue &catalogue)
{
    double worst = 0;
    QString slowest;
    volatile double sink = 0;
    for (const PartHandle &board : catalogue.parts(Kind::Motherboard)) {
        const Machine machine = resolve(differentCards(board->id, count, catalogue).build, catalogue);
        const double time = medianMicroseconds(5, 1, [&] {
            const std::optional<Placement> best = bestPlacement(machine, Work::DataParallel);
            sink = best ? best->score.worse : -1;
        });
        if (double(sink) >= 0 && time > worst) {
            worst = time;
            slowest = board->id;
        }
    }
    results[key + "_us"_L1] = rounded(worst);
    results[key + "_board"_L1] = slowest;
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
    results["placement_us"_L1] = rounded(medianMicroseconds(51, 20, placeOnce));
    results["assess_allocations"_L1] = static_cast<double>(allocationsOf(assessOnce));
    results["checks_allocations"_L1] = static_cast<double>(allocationsOf(checkOnce));
    results["placement_allocations"_L1] = static_cast<double>(allocationsOf(placeOnce));

    measurePlacement(results, "placement_four_slowest"_L1, 4, catalogue);
    measurePlacement(results, "placement_eight_slowest"_L1, 8, catalogue);
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
