// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/finder.h"

#include "app/bench/timing.h"
#include "core/finder/find.h"
#include "core/workload/planned_works.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::bench {

namespace {

using namespace finder;

/// Of the shipped prices: those of a later day would be too old.
const QDate DayOfPrices(2026, 11, 24);

Question questionFor(double budget, const ModelLibrary &library)
{
    Question question;
    PlannedWork work;
    work.model = u"llama-3-8b"_s;
    work.values.insert(u"method"_s, u"qlora"_s);
    if (const Result<Workload> workload = workloadOf(work, library))
        question.work = plannedWork(*workload, work.model, {}, library);
    question.budget = Money{budget, u"USD"_s};
    return question;
}

} // namespace

void measureFinder(QJsonObject &results, Catalogue catalogue)
{
    constexpr double Least = 1000;
    constexpr double Step = 380;
    constexpr int Questions = 50;
    catalogue.prices.today = DayOfPrices;
    const Result<ModelLibrary> library = shippedModels();
    const Result<TrainingRuns> runs = library ? shippedRuns(*library) : tl::unexpected(library.error());
    if (!runs)
        return;
    const SpeedModel speeds(catalogue, *runs);
    FindOptions options;
    options.machines = 1;
    const auto milliseconds = [&](const Question &question) {
        QElapsedTimer timer;
        timer.start();
        static_cast<void>(find(question, catalogue, *library, speeds, options));
        return double(timer.nsecsElapsed()) / 1e6;
    };
    std::vector<double> times;
    for (int i = 0; i < Questions; ++i)
        times.push_back(milliseconds(questionFor(Least + Step * i, *library)));
    results["find_worst_ms"_L1] = std::round(*std::max_element(times.begin(), times.end()));
    results["find_ms"_L1] = std::round(median(std::move(times)));
    options.frontier = {Money{Least, u"USD"_s}, Money{20 * Least, u"USD"_s}};
    results["find_frontier_ms"_L1] = std::round(milliseconds(questionFor(Least, *library)));
}

} // namespace rig::bench
