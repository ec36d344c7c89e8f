// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/compare_answer.h"
#include "app/cli/loading.h"
#include "core/prices/price.h"
#include "core/search/part_called.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr int MostParts = 12;
constexpr double MostMoney = 1e9;
constexpr int MostGpus = 1000;
constexpr int MostUpgrades = 20;

void addCompareOptions(QCommandLineParser &parser)
{
    parser.addOptions(
        {{u"owned"_s, Cli::tr("The GPU that you own: the others are weighed as an upgrade of it."), u"GPU"_s},
         {u"owned-count"_s, Cli::tr("How many of it you own."), u"N"_s, u"1"_s},
         {u"budget"_s, Cli::tr("Without GPUs to compare: what you would add, beside what yours brings."), u"N"_s},
         {u"resale"_s, Cli::tr("What one of yours brings; without it, its newest used price."), u"N"_s},
         {u"paid"_s, Cli::tr("What yours cost: the sum of the whole path is told."), u"N"_s},
         {u"price-of"_s, Cli::tr("What one costs, by you; may be given several times."), u"ID=N"_s},
         {u"price"_s, Cli::tr("Which price counts: new-else-used, new, used or launch."), u"WHICH"_s,
          u"new-else-used"_s},
         {u"currency"_s, Cli::tr("Of the amounts that you give, and of the answer."), u"C"_s, u"USD"_s},
         {u"for"_s, Cli::tr("The kind of net: cnn, rnn or transformer."), u"NET"_s},
         {u"gpus"_s, Cli::tr("How many GPUs a processor is to feed."), u"N"_s, u"1"_s},
         {u"processor-bound"_s, Cli::tr("The work is bound by the processor.")},
         {u"peak"_s, Cli::tr("The clock of a GPU's peak beside a processor: boost or base."), u"CLOCK"_s, u"boost"_s},
         {u"format"_s, Cli::tr("text or json."), u"FORMAT"_s, u"text"_s}});
}

/// A GPU (of a card: its chip) or a processor, by id or by name.
Result<PartHandle> partNamed(const QString &typed, const Catalogue &catalogue)
{
    PartHandle part = catalogue.find(typed);
    for (const Kind kind : {Kind::Gpu, Kind::Processor, Kind::Card})
        part = part ? part : partCalled(typed, kind, catalogue);
    if (part && part->kind == Kind::Card)
        part = catalogue.chipOf(static_cast<const Card &>(*part));
    if (part && (part->kind == Kind::Gpu || part->kind == Kind::Processor))
        return part;
    return badInput(Cli::tr("“%1” is no GPU and no processor, or it names several; “rigwright-cli gpus --search” and "
                            "“rigwright-cli parts processors --search” find ids.")
                        .arg(typed));
}

Result<std::optional<double>> amountOf(const QCommandLineParser &parser, const QString &option)
{
    if (!parser.isSet(option))
        return std::optional<double>();
    bool isNumber = false;
    const double number = parser.value(option).toDouble(&isNumber);
    if (!isNumber || !(number >= 0 && number <= MostMoney))
        return badInput(
            Cli::tr("--%1 must be an amount of money from 0 on, not “%2”.").arg(option, parser.value(option)));
    return std::optional(number);
}

Result<void> takeMoney(const QCommandLineParser &parser, UpgradeQuestion &question)
{
    question.currency = parser.value(u"currency"_s).toUpper();
    for (const bool resale : {true, false}) {
        const Result<std::optional<double>> amount = amountOf(parser, resale ? u"resale"_s : u"paid"_s);
        if (!amount)
            return tl::unexpected(amount.error());
        if (*amount)
            (resale ? question.resale : question.paid) = Money{**amount, question.currency};
    }
    constexpr std::array Choices{Buying::NewElseUsed, Buying::New, Buying::Used, Buying::AtLaunch};
    const QString given = parser.value(u"price"_s);
    const auto choice =
        std::find_if(Choices.begin(), Choices.end(), [&](Buying buying) { return given == buyingKey(buying); });
    if (choice == Choices.end())
        return badInput(Cli::tr("--price must be new-else-used, new, used or launch, not “%1”.").arg(given));
    question.buying = *choice;
    return {};
}

/// `--price-of ID=N`: of a GPU or a processor.
Result<void> takePrices(const QCommandLineParser &parser, const Catalogue &catalogue, CompareRequest &request)
{
    for (const QString &given : parser.values(u"price-of"_s)) {
        const qsizetype at = given.lastIndexOf(u'=');
        bool isNumber = false;
        const double amount = given.mid(at + 1).toDouble(&isNumber);
        if (at < 1 || !isNumber || !(amount >= 0 && amount <= MostMoney))
            return badInput(Cli::tr("--price-of must be given as ID=AMOUNT, not “%1”.").arg(given));
        const Result<PartHandle> part = partNamed(given.left(at), catalogue);
        if (!part)
            return tl::unexpected(part.error());
        const Money money{amount, request.question.currency};
        if ((*part)->kind == Kind::Gpu)
            request.question.prices.insert((*part)->id, money);
        else if (const std::optional<double> dollars = inDollars(money, catalogue))
            request.processorDollars.insert((*part)->id, *dollars);
    }
    return {};
}

Result<void> takeParts(const QCommandLineParser &parser, const Catalogue &catalogue, CompareRequest &request)
{
    for (const QString &typed : parser.positionalArguments()) {
        const Result<PartHandle> part = partNamed(typed, catalogue);
        if (!part)
            return tl::unexpected(part.error());
        if ((*part)->kind == Kind::Gpu)
            request.gpus.push_back(std::static_pointer_cast<const Chip>(*part));
        else
            request.processors.push_back(std::static_pointer_cast<const Processor>(*part));
    }
    if (!parser.isSet(u"owned"_s))
        return {};
    const Result<PartHandle> owned = partNamed(parser.value(u"owned"_s), catalogue);
    if (!owned)
        return tl::unexpected(owned.error());
    if ((*owned)->kind != Kind::Gpu)
        return badInput(Cli::tr("--owned must name a GPU, not “%1”.").arg(parser.value(u"owned"_s)));
    request.question.owned = (*owned)->id;
    bool isNumber = false;
    request.question.ownedCount = parser.value(u"owned-count"_s).toInt(&isNumber);
    if (!isNumber)
        return badInput(Cli::tr("--owned-count must be a whole number, not “%1”.").arg(parser.value(u"owned-count"_s)));
    const Result<std::optional<double>> budget = amountOf(parser, u"budget"_s);
    if (!budget)
        return tl::unexpected(budget.error());
    if (*budget)
        request.budget = Money{**budget, request.question.currency};
    for (const auto &gpu : request.gpus) {
        if (gpu->id != (*owned)->id)
            request.question.candidates << gpu->id;
    }
    return {};
}

Result<void> takeUse(const QCommandLineParser &parser, CompareRequest &request)
{
    if (parser.isSet(u"for"_s)) {
        const QString given = parser.value(u"for"_s);
        const auto net = std::find_if(AllNets.begin(), AllNets.end(), [&](Net one) { return given == netKey(one); });
        if (net == AllNets.end())
            return badInput(Cli::tr("--for must be cnn, rnn or transformer, not “%1”.").arg(given));
        request.question.net = *net;
    }
    bool isNumber = false;
    request.gpuCount = parser.value(u"gpus"_s).toInt(&isNumber);
    if (!isNumber || request.gpuCount < 1 || request.gpuCount > MostGpus)
        return badInput(Cli::tr("--gpus must be a whole number from 1 to %1, not “%2”.")
                            .arg(QString::number(MostGpus), parser.value(u"gpus"_s)));
    request.processorBound = parser.isSet(u"processor-bound"_s);
    const QString peak = parser.value(u"peak"_s);
    if (peak != "boost"_L1 && peak != "base"_L1)
        return badInput(Cli::tr("--peak must be boost or base, not “%1”.").arg(peak));
    request.peak = peak == "base"_L1 ? PeakClock::Base : PeakClock::Boost;
    return {};
}

Result<CompareRequest> requestOf(const QCommandLineParser &parser, const Catalogue &catalogue)
{
    CompareRequest request;
    if (const Result<void> taken = takeMoney(parser, request.question); !taken)
        return tl::unexpected(taken.error());
    if (const Result<void> taken = takeUse(parser, request); !taken)
        return tl::unexpected(taken.error());
    if (const Result<void> taken = takeParts(parser, catalogue, request); !taken)
        return tl::unexpected(taken.error());
    if (const Result<void> taken = takePrices(parser, catalogue, request); !taken)
        return tl::unexpected(taken.error());
    if (!converted({1, u"USD"_s}, request.question.currency, catalogue.rates))
        return badInput(Cli::tr("--currency: there is no rate for “%1”.").arg(request.question.currency));
    return request;
}

void compareGpus(CompareAnswer &answer, const Catalogue &catalogue, const Equivalence &equivalence)
{
    const CompareRequest &request = answer.request;
    const UpgradeQuestion &question = request.question;
    for (const auto &gpu : request.gpus)
        answer.prices.push_back(offerFor(*gpu, catalogue, question));
    std::vector<std::shared_ptr<const Chip>> all = request.gpus;
    const auto owned = catalogue.find<Chip>(question.owned);
    if (owned && std::none_of(all.begin(), all.end(), [&](const auto &gpu) { return gpu->id == owned->id; }))
        all.insert(all.begin(), owned);
    const std::shared_ptr<const Chip> of = owned || all.empty() ? owned : all.front();
    for (const auto &gpu : all) {
        if (gpu->id != of->id)
            answer.speeds.push_back({gpu, of, speedOf(*gpu, *of, equivalence, question.net)});
    }
    answer.cautions = cautionsOf(all);
    if (all.size() < 2)
        return;
    for (const Ranking &ranking : shippedComparisons().rankings) {
        if (!question.net || ranking.nets.contains(netKey(*question.net)))
            answer.rankings.push_back(ranked(ranking, all));
    }
}

void compareProcessors(CompareAnswer &answer, const Catalogue &catalogue)
{
    const CompareRequest &request = answer.request;
    for (const auto &processor : request.processors) {
        const bool said = request.processorDollars.contains(processor->id);
        PricePolicy policy = catalogue.prices;
        policy.buying = request.question.buying;
        const auto pick = priceOf(*processor, catalogue, policy);
        answer.processorDollars.push_back(said
                                              ? std::optional(request.processorDollars.value(processor->id))
                                              : inDollars(pick ? std::optional(pick->money) : std::nullopt, catalogue));
        for (std::size_t i = 0; i < request.gpus.size(); ++i) {
            const std::optional<UpgradeOffer> &price = answer.prices[i];
            const auto dollars = inDollars(price ? std::optional(price->money) : std::nullopt, catalogue);
            answer.processorsAndGpus.push_back({processor, request.gpus[i],
                                                processorVersusGpu(*processor, answer.processorDollars.back(),
                                                                   *request.gpus[i], dollars, request.peak)});
        }
    }
    answer.processorOrder =
        request.processors.size() < 2 ? std::nullopt : processorOrderFor(request.gpuCount, request.processorBound);
    if (answer.processorOrder)
        answer.processorsInOrder = inOrder(request.processors, *answer.processorOrder);
}

Result<CompareAnswer> answered(const CompareRequest &request, const Catalogue &catalogue)
{
    CompareAnswer answer;
    answer.request = request;
    const Equivalence equivalence(catalogue);
    compareGpus(answer, catalogue, equivalence);
    compareProcessors(answer, catalogue);
    if (request.question.owned.isEmpty())
        return answer;
    Result<UpgradeAnswer> upgrade =
        request.gpus.empty() ? upgradesWithin(catalogue, equivalence, request.question, request.budget, MostUpgrades)
                             : upgradeAnswer(catalogue, equivalence, request.question);
    if (!upgrade)
        return tl::unexpected(upgrade.error());
    answer.upgrade = std::move(*upgrade);
    return answer;
}

} // namespace

Outcome runCompare(const Invocation &invocation)
{
    QCommandLineParser parser;
    addCompareOptions(parser);
    addOwnDataOptions(parser);
    if (const auto ended = parse(parser, invocation, 0, MostParts))
        return *ended;
    const QString format = parser.value(u"format"_s);
    if (format != "text"_L1 && format != "json"_L1)
        return misused(invocation.command, Cli::tr("--format must be text or json, not “%1”.").arg(format));
    if (parser.positionalArguments().size() < 2 && !parser.isSet(u"owned"_s))
        return misused(invocation.command, Cli::tr("Name two to compare, or what you own with --owned."));
    const QStringList ofOwned{u"resale"_s, u"paid"_s, u"budget"_s, u"owned-count"_s};
    if (!parser.isSet(u"owned"_s) &&
        std::any_of(ofOwned.begin(), ofOwned.end(), [&](const QString &option) { return parser.isSet(option); }))
        return misused(invocation.command, Cli::tr("--resale, --paid, --budget and --owned-count go with --owned."));
    if (parser.isSet(u"budget"_s) && !parser.positionalArguments().isEmpty())
        return misused(invocation.command, Cli::tr("--budget asks of all GPUs: name none beside it."));
    QStringList leftOut;
    const Result<Catalogue> catalogue = catalogueFor(parser, leftOut);
    if (!catalogue)
        return failed(catalogue.error());
    const Result<CompareRequest> request = requestOf(parser, *catalogue);
    if (!request)
        return failed(request.error());
    const Result<CompareAnswer> answer = answered(*request, *catalogue);
    if (!answer)
        return failed(answer.error());
    const QByteArray text =
        format == "json"_L1 ? compareAsJson(*answer, *catalogue) : compareAsText(*answer, *catalogue);
    return withLeftOut({Fine, text, {}}, leftOut);
}

} // namespace rig::cli
