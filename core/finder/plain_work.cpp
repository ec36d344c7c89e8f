// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/plain_work.h"

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
    if (!answer || !answer->machines.empty() || works.empty())
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
