// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/model.h"

#include "app/bench/allocations.h"
#include "app/bench/timing.h"
#include "core/checks/run_checks.h"
#include "core/checks/verdict.h"
#include "core/fixes/mend.h"
#include "core/fixes/placing.h"
#include "core/fixes/suggest.h"
#include "core/machine/placer.h"
#include "core/report/report.h"

#include <algorithm>
#include <array>
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

/// A server with two processors and so many items in all, cards beyond its slots: what takes longest to be judged.
Document longMachine(int items, const Catalogue &catalogue)
{
    Document document;
    const auto add = [&](Kind kind, const QString &part, int count) {
        Item item;
        item.id = document.build.nextId();
        item.kind = kind;
        item.part = part;
        item.count = count;
        document.build.items.push_back(std::move(item));
    };
    add(Kind::Motherboard, u"supermicro-4029gp-trt-mainboard"_s, 1);
    add(Kind::Processor, u"intel-xeon-gold-6140"_s, 2);
    add(Kind::Memory, u"crucial-ct32g4rfd4266"_s, 8);
    add(Kind::Supply, u"supermicro-pws-1k62a-1r"_s, 3);
    const std::vector<PartHandle> &cards = catalogue.parts(Kind::Card);
    for (std::size_t i = 0; document.build.items.size() < static_cast<std::size_t>(items); ++i)
        add(Kind::Card, cards[i * 3 % cards.size()]->id, 1);
    return document;
}

/// Four cards on two supplies in a workstation, as people build it: 14 items, each with its trouble.
Document workstation()
{
    Document document;
    const auto add = [&](Kind kind, const QString &part, const QString &connector) {
        Item item;
        item.id = document.build.nextId();
        item.kind = kind;
        item.part = part;
        item.connector = connector;
        document.build.items.push_back(std::move(item));
    };
    add(Kind::Motherboard, u"asus-pro-ws-wrx80e-sage-se-wifi"_s, {});
    add(Kind::Processor, u"amd-ryzen-threadripper-pro-5975wx"_s, {});
    add(Kind::Memory, u"crucial-ct32g4rfd4266"_s, {});
    add(Kind::Case, u"fractal-define-7"_s, {});
    add(Kind::Cooler, u"noctua-nh-d15s"_s, {});
    for (int i = 0; i < 2; ++i)
        add(Kind::Supply, u"corsair-rm850-2019"_s, {});
    for (int slot = 1; slot <= 5; ++slot)
        add(Kind::Card, u"nvidia-geforce-rtx-3090-founders-edition"_s, u"PCIEX16_%1"_s.arg(slot));
    add(Kind::Drive, u"samsung-990-pro-2tb"_s, u"M.2_1"_s);
    add(Kind::Network, u"nvidia-connectx-4-lx-en-mcx4121a-xcat"_s, u"PCIEX16_7"_s);
    return document;
}

/// All that `check` does with a machine, and the report's data.
void measureLong(QJsonObject &results, const Document &document, const Catalogue &catalogue)
{
    constexpr int Rounds = 5;
    const QString items = QString::number(document.build.items.size());
    const auto check = [&] {
        const Machine machine = resolve(document.build, catalogue);
        const Assessment assessment = assess(machine, document.site, document.use);
        const Verdict verdict = judge(runChecks({machine, document.site, document.use, assessment}), document.build);
        FixSearch search(document, catalogue);
        for (const Finding &finding : verdict.findings)
            static_cast<void>(search.suggest(finding));
        static_cast<void>(bestPlaces(document, catalogue));
        static_cast<void>(cheapestMend(document, catalogue));
    };
    results["check_ms_"_L1 + items] = rounded(medianMicroseconds(Rounds, 1, check) / 1e3);
    const QDate date(2026, 11, 20);
    results["report_data_ms_"_L1 + items] =
        rounded(medianMicroseconds(Rounds, 1, [&] { static_cast<void>(makeReport(document, catalogue, date)); }) / 1e3);
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
                                                               cheapestMend(faulty, catalogue).mend;
                                                           sink = mend ? static_cast<double>(mend->edits.size()) : -1;
                                                       }) /
                                    1e3);
    results["mend_edits"_L1] = double(sink);
    const std::array machines{workstation(), longMachine(64, catalogue), longMachine(256, catalogue)};
    for (const Document &one : machines)
        measureLong(results, one, catalogue);
}

} // namespace rig::bench
