// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/find_question.h"

#include "app/cli/loading.h"
#include "app/cli/memory_question.h"
#include "core/search/part_called.h"
#include "core/workload/planned_works.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

using namespace finder;

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

Result<double> numberOf(const QString &option, const QString &text)
{
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    if (!isNumber)
        return badInput(Cli::tr("--%1 must be a number, not “%2”.").arg(option, text));
    return number;
}

/// "KEY=VALUE"
Result<std::pair<QString, QString>> pairOf(const QString &option, const QString &text)
{
    const qsizetype equals = text.indexOf(u'=');
    if (equals < 1)
        return badInput(Cli::tr("--%1 must be KEY=VALUE, not “%2”.").arg(option, text));
    return std::pair(text.left(equals), text.mid(equals + 1));
}

Result<void> takeNeeds(const QStringList &needs, Needs &into)
{
    for (const QString &text : needs) {
        const Result<std::pair<QString, QString>> pair = pairOf(u"need"_s, text);
        const Result<double> number = pair ? numberOf(u"need"_s, pair->second) : tl::unexpected(pair.error());
        if (!number)
            return tl::unexpected(number.error());
        const QString &key = pair->first;
        if (key == "memory-each"_L1)
            into.memoryEach = Gibibytes(*number);
        else if (key == "memory-in-all"_L1)
            into.memoryInAll = Gibibytes(*number);
        else if (key == "fp32"_L1)
            into.fp32 = Teraflops(*number);
        else if (key == "tensor-fp16"_L1)
            into.tensorFp16 = Teraflops(*number);
        else if (key == "bandwidth"_L1)
            into.bandwidth = GigabytesPerSecond(*number);
        else
            return badInput(Cli::tr("--%1 knows %2, not “%3”.")
                                .arg(u"need"_s, u"memory-each, memory-in-all, fp32, tensor-fp16, bandwidth"_s, key));
    }
    return {};
}

Result<void> takeWork(const QCommandLineParser &parser, const ModelLibrary &library, const Catalogue &catalogue,
                      Question &question)
{
    if (parser.isSet(u"work"_s)) {
        const Result<OpenedBuild> opened = openBuild(parser.value(u"work"_s), catalogue);
        if (!opened)
            return tl::unexpected(opened.error());
        if (opened->document.use.works.empty())
            return badInput(Cli::tr("%1 carries no works; --model says what the work is.").arg(parser.value(u"work"_s)),
                            u"work"_s);
        question.work = opened->document.use.works.front();
    }
    if (parser.isSet(u"model"_s)) {
        const Result<QString> id = modelCalled(parser.value(u"model"_s), library);
        if (!id)
            return tl::unexpected(id.error());
        question.work = PlannedWork();
        question.work->model = *id;
    }
    for (const QString &text : parser.values(u"set"_s)) {
        const Result<std::pair<QString, QString>> pair = pairOf(u"set"_s, text);
        if (!pair)
            return tl::unexpected(pair.error());
        if (!question.work)
            return badInput(Cli::tr("--set says how a work is done; --model or --work says which."), u"set"_s);
        question.work->values.insert(QString(pair->first).replace(u'-', u'_'), pair->second);
    }
    if (!question.work)
        return {};
    const Result<Workload> workload = workloadOf(*question.work, library);
    if (!workload)
        return badInput(u"%1 %2"_s.arg(workload.error().field, workload.error().message), u"work"_s);
    question.work = plannedWork(*workload, question.work->model, question.work->config, library);
    return {};
}

Result<void> takeMoney(const QCommandLineParser &parser, Question &question)
{
    if (!parser.isSet(u"budget"_s))
        return {};
    const Result<double> budget = numberOf(u"budget"_s, parser.value(u"budget"_s));
    if (!budget)
        return tl::unexpected(budget.error());
    question.budget = Money{*budget, parser.value(u"currency"_s).toUpper()};
    return {};
}

/// What the goal rests on beside the machine.
Result<void> takeYears(const QCommandLineParser &parser, Question &question)
{
    const auto take = [&](const QString &option, auto set) -> Result<void> {
        if (!parser.isSet(option))
            return {};
        const Result<double> number = numberOf(option, parser.value(option));
        if (!number)
            return tl::unexpected(number.error());
        set(*number);
        return {};
    };
    const std::array taken{take(u"least-speed"_s, [&](double number) { question.leastSpeed = number; }),
                           take(u"years"_s, [&](double number) { question.years = number; }),
                           take(u"hours-per-year"_s, [&](double number) { question.site.hoursPerYear = number; }),
                           take(u"tariff"_s, [&](double number) {
                               question.site.tariff = Money{number, parser.value(u"currency"_s).toUpper()};
                           })};
    for (const Result<void> &one : taken) {
        if (!one)
            return one;
    }
    return {};
}

/// "2" or "1..4"
Result<void> takeCards(const QCommandLineParser &parser, Question &question)
{
    if (!parser.isSet(u"cards"_s))
        return {};
    const QStringList ends = parser.value(u"cards"_s).split(u".."_s);
    const Result<double> fewest = numberOf(u"cards"_s, ends.front());
    const Result<double> most = numberOf(u"cards"_s, ends.back());
    for (const Result<double> *number : {&fewest, &most}) {
        if (!*number)
            return tl::unexpected(number->error());
        if (!(**number >= 0 && **number <= 1000))
            return badInput(Cli::tr("--cards must be a number or two of them, as 1..4."), u"cards"_s);
    }
    question.fewestCards = static_cast<int>(*fewest);
    question.mostCards = static_cast<int>(*most);
    return {};
}

Result<void> takeSite(const QCommandLineParser &parser, Question &question)
{
    if (parser.isSet(u"circuit"_s)) {
        const std::optional<Circuit> circuit = circuitById(parser.value(u"circuit"_s));
        if (!circuit) {
            QStringList ids;
            for (const Circuit &known : knownCircuits())
                ids << known.id;
            return badInput(Cli::tr("--%1 must be one of %2, not “%3”.")
                                .arg(u"circuit"_s, ids.join(u", "_s), parser.value(u"circuit"_s)));
        }
        question.site.circuit = *circuit;
        question.site.circuit.assumed = false;
    }
    if (parser.isSet(u"other-load-w"_s)) {
        const Result<double> load = numberOf(u"other-load-w"_s, parser.value(u"other-load-w"_s));
        if (!load)
            return tl::unexpected(load.error());
        question.site.otherLoad = Watts(*load);
    }
    question.site.dataCentre = parser.isSet(u"data-centre"_s);
    return {};
}

/// An id, or what people call a part.
Result<QStringList> partsOf(const QString &option, const QCommandLineParser &parser, const Catalogue &catalogue)
{
    QStringList ids;
    for (const QString &called : parser.values(option)) {
        PartHandle part = catalogue.find(called);
        if (!part)
            part = partCalled(called, Kind::Gpu, catalogue);
        if (!part)
            return badInput(Cli::tr("There is no part “%1”.").arg(called), option);
        ids << part->id;
    }
    return ids;
}

Result<void> takeSales(const QCommandLineParser &parser, const Catalogue &catalogue, Question &question)
{
    for (const QString &text : parser.values(u"sell"_s)) {
        const Result<std::pair<QString, QString>> pair = pairOf(u"sell"_s, text);
        const Result<double> number = pair ? numberOf(u"sell"_s, pair->second) : tl::unexpected(pair.error());
        if (!number)
            return tl::unexpected(number.error());
        if (!catalogue.find(pair->first))
            return badInput(Cli::tr("There is no part “%1”.").arg(pair->first), u"sell"_s);
        question.sellable.insert(pair->first, Money{*number, parser.value(u"currency"_s).toUpper()});
    }
    return {};
}

Result<void> takeParts(const QCommandLineParser &parser, const Catalogue &catalogue, Question &question)
{
    const std::array lists{std::pair(u"with"_s, &question.with), std::pair(u"without"_s, &question.without),
                           std::pair(u"keep"_s, &question.kept)};
    for (const auto &[option, into] : lists) {
        Result<QStringList> ids = partsOf(option, parser, catalogue);
        if (!ids)
            return tl::unexpected(ids.error());
        *into = *std::move(ids);
    }
    if (const Result<void> sales = takeSales(parser, catalogue, question); !sales)
        return sales;
    if (!parser.isSet(u"owned"_s))
        return {};
    const Result<OpenedBuild> opened = openBuild(parser.value(u"owned"_s), catalogue);
    if (!opened)
        return tl::unexpected(opened.error());
    question.own = opened->document.build;
    if (!parser.isSet(u"circuit"_s))
        question.site = opened->document.site;
    return {};
}

Result<void> takeConditions(const QCommandLineParser &parser, Question &question)
{
    const std::optional<Goal> goal = goalFromKey(parser.value(u"goal"_s));
    if (!goal)
        return badInput(
            Cli::tr("--%1 must be one of %2, not “%3”.").arg(u"goal"_s, goalKeys(), parser.value(u"goal"_s)));
    question.goal = *goal;
    question.vendor = parser.value(u"vendor"_s);
    question.otherMarkets = parser.isSet(u"other-markets"_s);
    question.quiet = parser.isSet(u"quiet"_s);
    question.mayTrainInFp16 = parser.isSet(u"fp16"_s);
    question.mayLimit = parser.isSet(u"power-limits"_s);
    question.use.ecc = parser.isSet(u"ecc"_s);
    question.use.display = parser.isSet(u"display"_s);
    question.refused << parser.values(u"refuse"_s);
    for (const QString &check : parser.values(u"accept"_s)) {
        question.refused.removeAll(check);
        question.essential.removeAll(check);
    }
    if (parser.isSet(u"memory-gib"_s)) {
        const Result<double> number = numberOf(u"memory-gib"_s, parser.value(u"memory-gib"_s));
        if (!number)
            return tl::unexpected(number.error());
        question.memory = Gibibytes(*number);
    }
    if (parser.isSet(u"lanes"_s)) {
        const Result<double> number = numberOf(u"lanes"_s, parser.value(u"lanes"_s));
        if (!number)
            return tl::unexpected(number.error());
        question.lanesEach = static_cast<int>(std::clamp(*number, -1.0, 99.0));
    }
    if (parser.isSet(u"drive-gb"_s)) {
        const Result<double> number = numberOf(u"drive-gb"_s, parser.value(u"drive-gb"_s));
        if (!number)
            return tl::unexpected(number.error());
        question.drive = Gigabytes(*number);
    }
    return {};
}

} // namespace

void addFindOptions(QCommandLineParser &parser)
{
    parser.addOptions({
        {u"model"_s, Cli::tr("The work: a model that is known by name, see “memory --list-models”."), u"ID"_s},
        {u"work"_s, Cli::tr("The work: the first one that this machine is for."), u"BUILD.rig.json"_s},
        {u"set"_s,
         Cli::tr("How the work is done, by the options of “memory”: method=qlora. May be given several "
                 "times."),
         u"KEY=VALUE"_s},
        {u"need"_s,
         Cli::tr("What each card must have at least, and all of them: memory-each, memory-in-all in GiB, "
                 "fp32, tensor-fp16 in TFLOPS, bandwidth in GB/s. May be given several times."),
         u"KEY=N"_s},
        {u"goal"_s, Cli::tr("What is best: speed, memory, speed-for-money or cost-over-years (price and electricity)."),
         u"GOAL"_s, u"speed"_s},
        {u"least-speed"_s, Cli::tr("Tokens or images a second at the least, without a model TFLOPS."), u"N"_s},
        {u"years"_s, Cli::tr("The years of cost-over-years; without it 3."), u"N"_s},
        {u"hours-per-year"_s, Cli::tr("How many hours a year it trains; without it 2000."), u"N"_s},
        {u"tariff"_s, Cli::tr("What a kilowatt-hour costs, in the currency."), u"N"_s},
        {u"budget"_s, Cli::tr("For all that is not owned, in the currency."), u"N"_s},
        {u"cards"_s, Cli::tr("How many cards, or between which numbers: 2, 1..4."), u"N|A..B"_s},
        {u"circuit"_s, Cli::tr("The circuit at the wall, such as us-15a or eu-16a."), u"ID"_s},
        {u"other-load-w"_s, Cli::tr("What else hangs on that circuit."), u"N"_s},
        {u"data-centre"_s, Cli::tr("The machine stands in a data centre in the sense of the drivers' licence.")},
        {u"owned"_s, Cli::tr("What is owned: its parts may be used again and cost nothing."), u"BUILD.rig.json"_s},
        {u"sell"_s,
         Cli::tr(
             "An owned part that may be sold, and what one of it brings, in the currency: so much more may be spent "
             "where the machine does without it; may be given several times."),
         u"ID=N"_s},
        {u"keep"_s, Cli::tr("An owned part that must be used again; may be given several times."), u"ID"_s},
        {u"with"_s, Cli::tr("A part or a GPU that the machine must have; may be given several times."), u"ID"_s},
        {u"without"_s, Cli::tr("A part or a GPU that it must not have; may be given several times."), u"ID"_s},
        {u"vendor"_s, Cli::tr("The GPUs' vendor; without it, all that CUDA runs on."), u"V"_s},
        {u"ecc"_s, Cli::tr("Memory that corrects errors.")},
        {u"display"_s, Cli::tr("A display hangs on one of the cards.")},
        {u"other-markets"_s, Cli::tr("Cards whose price was seen in another currency count too.")},
        {u"quiet"_s, Cli::tr("No blower, no rack case.")},
        {u"power-limits"_s, Cli::tr("Cards may be limited below their rating, as far as their speed was measured so.")},
        {u"fp16"_s,
         Cli::tr("Cards without BF16 (before Ampere) may train transformers and diffusion models too, in FP16 "
                 "with loss scaling.")},
        {u"memory-gib"_s, Cli::tr("Memory of the machine at least; without it as much as all cards have, and 16."),
         u"N"_s},
        {u"lanes"_s, Cli::tr("Lanes of a card at the least; without it 8, 0 for any link."), u"N"_s},
        {u"drive-gb"_s, Cli::tr("The drive at least; without it 900."), u"N"_s},
        {u"refuse"_s, Cli::tr("A check whose cautions the machine must not have; may be given several times."),
         u"CHECK"_s},
        {u"accept"_s,
         Cli::tr("A check, or pcie, power or fit for a group whose missing figures it may have; may be "
                 "given several times."),
         u"CHECK"_s},
    });
}

Result<Question> findQuestion(const QCommandLineParser &parser, const Catalogue &catalogue, const ModelLibrary &library)
{
    Question question;
    const std::array taken{takeParts(parser, catalogue, question),
                           takeWork(parser, library, catalogue, question),
                           takeNeeds(parser.values(u"need"_s), question.needs),
                           takeMoney(parser, question),
                           takeCards(parser, question),
                           takeSite(parser, question),
                           takeYears(parser, question),
                           takeConditions(parser, question)};
    for (const Result<void> &one : taken) {
        if (!one)
            return tl::unexpected(one.error());
    }
    return question;
}

} // namespace rig::cli
