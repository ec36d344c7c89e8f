// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/plain_work.h"

#include "core/advice/savers.h"
#include "core/workload/planned_works.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::finder {

std::vector<PlannedWork> plainWorks(const Question &question, const ModelLibrary &library)
{
    static const std::array models{u"qwen3-8b"_s, u"qwen3-4b"_s, u"qwen3-1.7b"_s};
    std::vector<PlannedWork> works;
    const bool seeksSpeed = question.goal == Goal::Speed || question.goal == Goal::SpeedForMoney;
    if (question.work || question.leastSpeed || !seeksSpeed)
        return works;
    for (const QString &model : models) {
        PlannedWork work;
        work.model = model;
        work.values = {{u"method"_s, u"qlora"_s}, {u"batch"_s, u"1"_s}, {u"recomputation"_s, u"full"_s}};
        if (const Result<Workload> workload = workloadOf(work, library))
            works.push_back(plannedWork(*workload, model, {}, library));
    }
    return works;
}

namespace {

/// The question for the same work in these ways.
Question inWays(const Question &question, const std::vector<advice::Saver> &ways, const Workload &work,
                const ModelLibrary &library)
{
    Question asked = question;
    asked.work = plannedWork(advice::with(ways, work), question.work->model, question.work->config, library);
    asked.work->name = question.work->name;
    return asked;
}

/// All that need less memory and keep the result.
std::vector<advice::Saver> waysOf(const Workload &work)
{
    std::vector<advice::Saver> ways;
    Workload changed = work;
    for (const advice::Saver way : advice::Savers) {
        const std::optional<Workload> next =
            advice::keepsTheResult(way) ? advice::with(way, changed) : std::optional<Workload>();
        if (!next)
            continue;
        changed = *next;
        ways.push_back(way);
    }
    return ways;
}

/// Where no machine does a work as it is set, the one that does it in as few ways that need less memory as it takes:
/// given up are first the ones that are tried last. Nullopt: none does it so either.
std::optional<Answer> withWays(const Question &question, const Catalogue &catalogue, const ModelLibrary &library,
                               const SpeedModel &speeds, const FindOptions &options)
{
    const Result<Workload> work = workloadOf(*question.work, library);
    std::vector<advice::Saver> ways = work ? waysOf(*work) : std::vector<advice::Saver>();
    const auto found = [&](const std::vector<advice::Saver> &tried) -> std::optional<Answer> {
        Result<Answer> answer = find(inWays(question, tried, *work, library), catalogue, library, speeds, options);
        if (!answer || answer->machines.empty())
            return std::nullopt;
        answer->ways = tried;
        return *std::move(answer);
    };
    std::optional<Answer> best = ways.empty() ? std::nullopt : found(ways);
    for (std::size_t i = ways.size(); best && i-- > 0 && ways.size() > 1;) {
        std::vector<advice::Saver> fewer = ways;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (std::optional<Answer> answer = found(fewer)) {
            best = std::move(answer);
            ways = fewer;
        }
    }
    return best;
}

} // namespace

Result<Answer> answerTo(const Question &question, const Catalogue &catalogue, const ModelLibrary &library,
                        const SpeedModel &speeds, const FindOptions &options)
{
    FindOptions tried = options;
    tried.namesCheapest = false;
    const std::vector<PlannedWork> works = plainWorks(question, library);
    for (const PlannedWork &work : works) {
        Question asked = question;
        asked.work = work;
        Result<Answer> answer = find(asked, catalogue, library, speeds, tried);
        if (!answer)
            return answer;
        answer->plainWork = true;
        const bool stopped = !answer->proof.proven;
        if (stopped || !answer->machines.empty())
            return answer;
    }
    Result<Answer> answer = find(question, catalogue, library, speeds, works.empty() ? options : tried);
    if (!answer || !answer->machines.empty())
        return answer;
    if (question.work && answer->proof.proven) {
        if (std::optional<Answer> saved = withWays(question, catalogue, library, speeds, tried))
            return *std::move(saved);
    }
    if (works.empty())
        return answer;
    // None at all: what would be needed is said of the least of these works, not of a machine for nothing.
    Question asked = question;
    asked.work = works.back();
    answer = find(asked, catalogue, library, speeds, options);
    if (answer)
        answer->plainWork = true;
    return answer;
}

} // namespace rig::finder
