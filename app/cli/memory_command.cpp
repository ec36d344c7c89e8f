// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/advise_machine.h"
#include "app/cli/backwards_report.h"
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "app/cli/memory_question.h"
#include "app/cli/memory_report.h"
#include "core/advice/card_for_work.h"
#include "core/search/part_called.h"
#include "core/workload/planned_works.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

MemoryHeadline headlineOf(const MemoryQuestion &asked, const WorkloadNeed &need, const QStringList &named,
                          const Catalogue &catalogue, const SpeedModel &speeds)
{
    if (!named.isEmpty())
        return {needText(need), {}, {}, named};
    const CloudPrices rented = shippedCloudPrices();
    advice::SoldWhere where = asked.where;
    where.rented = &rented;
    const advice::CardForWork answer =
        advice::cardForWork(asked.workload, need, asked.conditions, catalogue, speeds,
                            asked.machine ? asked.machine->others : advice::OtherWorks(), where);
    MemoryHeadline headline{advice::workAnswerText(answer),
                            advice::workAnswerReasons(answer),
                            advice::workAnswerBasis(answer),
                            {},
                            answer.counts};
    if (const advice::WorkCard *card = answer.named()) {
        headline.subjects << card->answer.chip->id;
        headline.card = *card;
    } else if (answer.rented) {
        headline.subjects << answer.rented->answer.chip->id;
    }
    return headline;
}

Result<std::vector<AnsweredCard>> withScaling(std::vector<CardAnswer> answers, const WorkloadNeed &need,
                                              const QCommandLineParser &parser)
{
    const Result<std::optional<ScalingQuestion>> question = scalingQuestion(parser, need.gpus);
    if (!question)
        return tl::unexpected(question.error());
    const Result<MeasuredScalings> scalings = shippedScalings();
    if (!scalings)
        return tl::unexpected(scalings.error());
    std::vector<AnsweredCard> answered;
    for (CardAnswer &answer : answers) {
        std::optional<ScalingAnswer> scaling;
        if (*question)
            scaling = scalingOf(need, &answer, *scalings, **question);
        answered.push_back({std::move(answer), std::move(scaling)});
    }
    return answered;
}

/// The machine to the cards that are named, for the work and those that the machine is for already; a sentence on it.
Result<QString> machineFor(const QCommandLineParser &parser, const MemoryQuestion &asked,
                           const MemoryHeadline &headline, const ModelLibrary &library, const Catalogue &catalogue)
{
    if (!headline.card)
        return badInput(Cli::tr("Nothing is to be bought, so there is no machine to write."));
    const bool isPreset = parser.isSet(u"model"_s);
    const PlannedWork planned =
        plannedWork(headline.card->work, isPreset ? asked.name : QString(), asked.config, library);
    return writeMachine(parser.value(u"to-machine"_s), advice::wishFor(*headline.card, {planned}), catalogue,
                        asked.where.region);
}

} // namespace

Outcome runMemory(const Invocation &invocation)
{
    QCommandLineParser parser;
    addMemoryOptions(parser);
    addPriceOptions(parser);
    addOwnDataOptions(parser);
    if (const auto ended = parse(parser, invocation, 0, 0))
        return *ended;
    const Result<ModelLibrary> library = shippedModels();
    if (!library)
        return failed(library.error());
    if (const auto wrong = wrongFormat(parser, invocation))
        return *wrong;
    if (parser.isSet(u"list-models"_s))
        return {Fine, wantsJson(parser) ? modelsAsJson(*library) : modelsAsText(*library), {}};
    Result<MemoryQuestion> asked = startOfQuestion(parser, *library);
    if (!asked)
        return failed(asked.error());
    QStringList leftOut;
    const bool wholeMachines = parser.isSet(u"machine"_s) || parser.isSet(u"to-machine"_s);
    const db::KindSet kinds = wholeMachines ? db::allKinds() : db::KindSet{Kind::Gpu, Kind::Card};
    const Result<Catalogue> catalogue = catalogueOfPlace(parser, kinds, leftOut);
    if (!catalogue)
        return failed(catalogue.error());
    const Result<advice::Library> regions = advice::shippedRegions();
    if (!regions)
        return failed(regions.error());
    if (const Result<void> region = takeRegion(parser, *regions, *asked); !region)
        return failed(region.error());
    if (const Result<void> planned = takeMachine(parser, *library, *catalogue, *asked); !planned)
        return failed(planned.error());
    const bool hasWork =
        !asked->name.isEmpty() || asked->workload.kind != Workload::Kind::Transformer || parser.isSet(u"layers"_s);
    if (!hasWork)
        return misused(
            invocation.command,
            Cli::tr("What is the work? --model, --config, --weights-file, --layers-file or --own-gib says it."));
    if (const Result<void> taken = takeFields(parser, asked->workload); !taken)
        return failed(taken.error());
    const Result<WorkloadNeed> need = needOf(asked->workload);
    if (!need) {
        Failure failure = need.error();
        if (parser.isSet(u"layers-file"_s) && failure.field == "net"_L1)
            failure.file = parser.value(u"layers-file"_s);
        return failed(failure);
    }
    const Result<TrainingRuns> runs = shippedRuns(*library);
    if (!runs)
        return failed(runs.error());
    const SpeedModel speeds(*catalogue, *runs);
    std::vector<CardAnswer> answers = answersFor(*need, asked->workload.task, asked->conditions, *catalogue, speeds);
    QStringList only;
    for (const QString &called : parser.values(u"gpu"_s)) {
        const PartHandle gpu = partCalled(called, Kind::Gpu, *catalogue);
        if (!gpu)
            return failed(badInput(Cli::tr("There is no GPU “%1”, or several.").arg(called), u"gpu"_s).value());
        only << gpu->id;
    }
    if (!only.isEmpty())
        answers.erase(std::remove_if(answers.begin(), answers.end(),
                                     [&](const CardAnswer &answer) { return !only.contains(answer.chip->id); }),
                      answers.end());
    Result<std::vector<AnsweredCard>> answered = withScaling(std::move(answers), *need, parser);
    if (!answered)
        return failed(answered.error());
    for (AnsweredCard &one : *answered) {
        if (only.isEmpty())
            break;
        one.greatest = greatestAsJson(asked->workload, one.card.memory, *library);
        one.greatestText = greatestAsText(asked->workload, one.card.memory, *library);
    }
    const MemoryHeadline headline = headlineOf(*asked, *need, only, *catalogue, speeds);
    Outcome outcome{Fine,
                    wantsJson(parser) ? memoryAsJson(*asked, *need, headline, *answered, *library)
                                      : memoryAsText(*asked, *need, headline, *answered, !only.isEmpty(), *library),
                    {}};
    if (parser.isSet(u"to-machine"_s)) {
        const Result<QString> written = machineFor(parser, *asked, headline, *library, *catalogue);
        if (!written)
            return failed(written.error());
        outcome.messages << *written;
    }
    return withLeftOut(std::move(outcome), leftOut);
}

} // namespace rig::cli
