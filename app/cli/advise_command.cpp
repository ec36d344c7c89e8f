// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/advise_json.h"
#include "app/cli/advise_machine.h"
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "app/cli/tables.h"
#include "core/base/currency.h"
#include "core/names/names.h"
#include "core/prices/price.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

using namespace advice;

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr int UsualOffers = 10;
constexpr double MostMoney = 1e12;

void addAdviseOptions(QCommandLineParser &parser)
{
    parser.addOptions(
        {{u"role"_s,
          Cli::tr("Who asks: overall, trying, starting, kaggle, kaggle-deep, researcher, cv, nlp, start-up, cluster."),
          u"R"_s},
         {u"budget"_s, Cli::tr("Money for the GPUs of all machines, with --currency (USD otherwise)."), u"N"_s},
         {u"currency"_s, Cli::tr("Of the budget, as ISO 4217 has it."), u"C"_s},
         {u"budget-preset"_s, Cli::tr("Money in words: plenty, short, little or almost-none."), u"P"_s},
         {u"dataset-gb"_s, Cli::tr("Size of the data set in GB."), u"N"_s},
         {u"framework"_s, Cli::tr("any, pytorch, tensorflow, jax, paddlepaddle, mxnet or caffe."), u"F"_s},
         {u"net"_s, Cli::tr("Kind of net: cnn, rnn or transformer."), u"NET"_s},
         {u"depth"_s, Cli::tr("normal or very-deep."), u"D"_s},
         {u"machines"_s, Cli::tr("How many machines."), u"N"_s},
         {u"gpus-per-machine"_s, Cli::tr("How many GPUs in each."), u"N"_s},
         {u"housing"_s, Cli::tr("workstation or server."), u"H"_s},
         {u"data-centre"_s, Cli::tr("The machines stand in a data centre.")},
         {u"region"_s, Cli::tr("elsewhere or china."), u"R"_s},
         {u"memory-gib"_s, Cli::tr("Memory that the work needs on each GPU."), u"N"_s},
         {u"display"_s, Cli::tr("A display hangs on the GPU.")},
         {u"new-only"_s, Cli::tr("No used cards.")},
         {u"vendor"_s, Cli::tr("Only GPUs of this maker: NVIDIA, AMD or Intel."), u"V"_s},
         {u"accelerators"_s, Cli::tr("cards, tpu or all."), u"A"_s},
         {u"weights"_s, Cli::tr("Of memory, bandwidth, speed and price, 0 to 10 each, as 3,3,4,8."), u"M,B,S,P"_s},
         {u"order"_s, Cli::tr("score or newest."), u"O"_s},
         {u"profile"_s, Cli::tr("Only this source; may be given several times."), u"ID"_s},
         {u"gpu"_s, Cli::tr("The GPU of the rack plan; the first offer otherwise."), u"ID"_s},
         {u"kw-per-rack"_s, Cli::tr("What a rack bears, in kW."), u"N"_s},
         {u"limit"_s, Cli::tr("At most so many offers of the catalogue."), u"N"_s},
         {u"circuit"_s, Cli::tr("Of the rack plan: the circuits of the place, as us-240v-30a."), u"ID"_s},
         {u"to-machine"_s, Cli::tr("Writes a machine to the cards of the answer into this file."), u"OUT.rig.json"_s},
         {u"format"_s, Cli::tr("text or json."), u"FORMAT"_s, u"text"_s}});
}

/// The value of an option whose words are those of key(); `value` stays where it is not set.
template <class T, class List>
Result<void> takeWord(const QCommandLineParser &parser, const QString &option, const List &known, T &value)
{
    if (!parser.isSet(option))
        return {};
    QStringList words;
    for (const T entry : known) {
        if (parser.value(option) == key(entry)) {
            value = entry;
            return {};
        }
        words << key(entry);
    }
    return badInput(
        Cli::tr("--%1 must be one of %2, not “%3”.").arg(option, words.join(u", "_s), parser.value(option)));
}

/// Greater than `low`, at most `high`.
Result<std::optional<double>> numberOf(const QCommandLineParser &parser, const QString &option, double low, double high)
{
    if (!parser.isSet(option))
        return std::optional<double>();
    bool isNumber = false;
    const double number = parser.value(option).toDouble(&isNumber);
    if (!isNumber || !(number > low && number <= high))
        return badInput(Cli::tr("--%1 must be a number above %2, at most %3, not “%4”.")
                            .arg(option, QString::number(low), QString::number(high, 'g', 10), parser.value(option)));
    return std::optional(number);
}

Result<std::optional<int>> countOf(const QCommandLineParser &parser, const QString &option, int most)
{
    if (!parser.isSet(option))
        return std::optional<int>();
    bool isNumber = false;
    const int number = parser.value(option).toInt(&isNumber);
    if (!isNumber || number < 1 || number > most)
        return badInput(Cli::tr("--%1 must be a whole number from 1 to %2, not “%3”.")
                            .arg(option, QString::number(most), parser.value(option)));
    return std::optional(number);
}

Result<void> takeWords(const QCommandLineParser &parser, Question &question)
{
    using Words = Result<void>;
    const std::array depths{Depth::Normal, Depth::VeryDeep};
    const std::array housings{Housing::Workstation, Housing::Server};
    const std::array regions{Region::Elsewhere, Region::China};
    const std::array accelerators{Accelerators::Cards, Accelerators::Tpu, Accelerators::All};
    for (const Words &taken : {takeWord(parser, u"role"_s, AllRoles, question.role),
                               takeWord(parser, u"budget-preset"_s, AllMeans, question.means),
                               takeWord(parser, u"framework"_s, AllFrameworks, question.framework),
                               takeWord(parser, u"depth"_s, depths, question.depth),
                               takeWord(parser, u"housing"_s, housings, question.housing),
                               takeWord(parser, u"region"_s, regions, question.region),
                               takeWord(parser, u"accelerators"_s, accelerators, question.accelerators)}) {
        if (!taken)
            return taken;
    }
    if (parser.isSet(u"net"_s)) {
        for (const Net net : AllNets) {
            if (parser.value(u"net"_s) == netKey(net))
                question.net = net;
        }
        if (!question.net)
            return badInput(Cli::tr("--%1 must be one of %2, not “%3”.")
                                .arg(u"net"_s, u"cnn, rnn, transformer"_s, parser.value(u"net"_s)));
    }
    if (parser.isSet(u"vendor"_s)) {
        for (const QString &vendor : AllVendors) {
            if (parser.value(u"vendor"_s).compare(vendor, Qt::CaseInsensitive) == 0)
                question.vendor = vendor;
        }
        if (question.vendor.isEmpty())
            return badInput(Cli::tr("--%1 must be one of %2, not “%3”.")
                                .arg(u"vendor"_s, AllVendors.join(u", "_s), parser.value(u"vendor"_s)));
    }
    const QString order = parser.value(u"order"_s);
    if (parser.isSet(u"order"_s) && order != "score"_L1 && order != "newest"_L1)
        return badInput(Cli::tr("--%1 must be one of %2, not “%3”.").arg(u"order"_s, u"score, newest"_s, order));
    question.order = order == "newest"_L1 ? Order::Newest : Order::Score;
    return {};
}

Result<void> takeNumbers(const QCommandLineParser &parser, Question &question)
{
    const auto budget = numberOf(parser, u"budget"_s, 0, MostMoney);
    const auto dataset = numberOf(parser, u"dataset-gb"_s, 0, MostMoney);
    const auto memory = numberOf(parser, u"memory-gib"_s, 0, 1e6);
    for (const auto *number : {&budget, &dataset, &memory}) {
        if (!*number)
            return tl::unexpected(number->error());
    }
    const auto machines = countOf(parser, u"machines"_s, 100000);
    const auto gpus = countOf(parser, u"gpus-per-machine"_s, 1000);
    for (const auto *number : {&machines, &gpus}) {
        if (!*number)
            return tl::unexpected(number->error());
    }
    const QString currency = parser.isSet(u"currency"_s) ? parser.value(u"currency"_s) : u"USD"_s;
    if (!isCurrencyCode(currency))
        return badInput(Cli::tr("--currency must be three capital letters such as USD, not “%1”.").arg(currency));
    if (*budget)
        question.budget = Money{**budget, currency};
    if (*dataset)
        question.dataset = Gigabytes(**dataset);
    if (*memory)
        question.memoryNeed = Gibibytes(**memory);
    question.machines = *machines;
    question.gpusPerMachine = gpus->value_or(1);
    return {};
}

Result<void> takeWeights(const QCommandLineParser &parser, Question &question)
{
    question.weights = usualWeights(question.role);
    if (!parser.isSet(u"weights"_s))
        return {};
    const QStringList given = parser.value(u"weights"_s).split(u',');
    std::array<double *, 4> weights{&question.weights.memory, &question.weights.bandwidth, &question.weights.speed,
                                    &question.weights.price};
    bool fine = given.size() == 4;
    for (std::size_t i = 0; i < weights.size() && fine; ++i) {
        *weights[i] = given[static_cast<qsizetype>(i)].toDouble(&fine);
        fine = fine && *weights[i] >= 0 && *weights[i] <= 10;
    }
    return fine ? Result<void>()
                : badInput(Cli::tr("--weights must be four numbers from 0 to 10, as 3,3,4,8, not “%1”.")
                               .arg(parser.value(u"weights"_s)));
}

Result<Question> questionOf(const QCommandLineParser &parser)
{
    Question question;
    for (const auto take : {takeWords, takeNumbers, takeWeights}) {
        if (const Result<void> taken = take(parser, question); !taken)
            return tl::unexpected(taken.error());
    }
    question.dataCentre = parser.isSet(u"data-centre"_s);
    if (question.dataCentre && !parser.isSet(u"housing"_s))
        question.housing = Housing::Server;
    question.display = parser.isSet(u"display"_s);
    question.acceptUsed = !parser.isSet(u"new-only"_s);
    return question;
}

Result<void> checkProfiles(const QStringList &profiles, const Library &library)
{
    QStringList known;
    for (const Profile &profile : library.profiles)
        known << profile.id;
    for (const QString &profile : profiles) {
        if (!known.contains(profile))
            return badInput(Cli::tr("There is no source “%1”; these are: %2.").arg(profile, known.join(u", "_s)));
    }
    return {};
}

Result<Circuit> circuitOfRacks(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"circuit"_s))
        return circuitForRacks(Site().circuit);
    QStringList ids;
    for (const Circuit &circuit : knownCircuits()) {
        ids << circuit.id;
        if (circuit.id != parser.value(u"circuit"_s))
            continue;
        Circuit chosen = circuit;
        chosen.assumed = false;
        return chosen;
    }
    return badInput(
        Cli::tr("--circuit must be one of %1, not “%2”.").arg(ids.join(u", "_s), parser.value(u"circuit"_s)));
}

/// Adds the plan of racks, where it is about several machines.
Result<void> addRacks(const QCommandLineParser &parser, Advised &advised, const Catalogue &catalogue)
{
    const Question &question = advised.question;
    if (question.machines.value_or(1) < 2)
        return {};
    const auto kilowatts = numberOf(parser, u"kw-per-rack"_s, 0, 1000);
    if (!kilowatts)
        return tl::unexpected(kilowatts.error());
    std::shared_ptr<const Chip> chip = advised.answer.purchase         ? advised.answer.purchase->chip
                                       : advised.offers.offers.empty() ? nullptr
                                                                       : advised.offers.offers.front().chip;
    if (parser.isSet(u"gpu"_s))
        chip = catalogue.find<Chip>(parser.value(u"gpu"_s));
    if (!chip && parser.isSet(u"gpu"_s))
        return badInput(
            Cli::tr("There is no part “%1”; “rigwright-cli gpus” lists the GPUs.").arg(parser.value(u"gpu"_s)));
    const Result<Circuit> circuit = circuitOfRacks(parser);
    if (!circuit)
        return tl::unexpected(circuit.error());
    advised.overhead = systemOverhead(catalogue);
    if (!chip || !chip->tdp || !advised.overhead)
        return {};
    RackRequest request;
    request.machines = *question.machines;
    request.gpusPerMachine = question.gpusPerMachine;
    request.perGpu = *chip->tdp;
    request.overhead = advised.overhead->times;
    request.kilowattsPerRack = kilowatts->value_or(UsualKilowattsPerRack);
    request.circuit = *circuit;
    const Result<RackPlan> plan = planRacks(request);
    if (plan)
        advised.racks = {request, *plan};
    else
        advised.rackProblem = plan.error().sentence();
    return {};
}

QStringList adviceLines(const Applied &applied, const Profile &profile, const Question &question,
                        const MarketToday &market)
{
    const Recommendation &entry = *applied.recommendation;
    QStringList picks;
    for (const Pick &pick : entry.picks)
        picks << pickText(pick, market.catalogue());
    for (const Option &option : entry.options)
        picks << optionText(option, question);
    QStringList lines{u"  %1: %2"_s.arg(entry.title.here(), picks.isEmpty() ? u"—"_s : picks.join(u", "_s)),
                      u"    %1"_s.arg(entry.text.here())};
    QStringList others;
    for (const Pick &pick : entry.alternatives)
        others << pickText(pick, market.catalogue());
    if (!others.isEmpty())
        lines << u"    %1"_s.arg(Cli::tr("Or: %1.").arg(others.join(u", "_s)));
    if (!entry.correction.isEmpty())
        lines << u"    ▲ %1"_s.arg(entry.correction.here());
    for (const Pick &pick : entry.picks) {
        const auto chip = market.catalogue().find<Chip>(pick.gpu);
        if (!chip)
            continue;
        lines << u"    %1: %2; %3; %4"_s.arg(chip->name, figuresText(*chip), priceText(market.price(*chip, true)),
                                             saleText(market.sale(*chip)));
        if (const QString instead = insteadText(*chip, profile, market); !instead.isEmpty())
            lines << u"      %1"_s.arg(instead);
    }
    for (const QString &hint : entry.hints)
        lines << u"    → %1"_s.arg(hintText(hint));
    return lines;
}

QStringList sourceLines(const Advised &advised, const MarketToday &market)
{
    QStringList lines;
    for (const ProfileAnswer &answer : advised.sources.answers) {
        if (answer.applied.empty() && answer.warnings.empty())
            continue;
        lines << QString()
              << profileText(*answer.profile) + u" — "_s + ageText(*answer.profile->sourceOf(), market.today());
        const std::optional<double> dollars = inDollars(advised.question.budget, market.catalogue());
        if (answer.betweenBands && dollars)
            lines << u"  ▲ %1"_s.arg(betweenBandsText(answer, *dollars));
        for (const Warning *warning : answer.warnings)
            lines << u"  ▲ %1"_s.arg(warning->text.here());
        for (const Applied &applied : answer.applied)
            lines << adviceLines(applied, *answer.profile, advised.question, market);
    }
    return lines;
}

QByteArray offersTable(const Advised &advised, int most)
{
    TextTable table;
    table.headings = {
        Cli::tr("GPU"),   Cli::tr("score"),      Cli::tr("memory GiB"), Cli::tr("GB/s"), Cli::tr("TFLOPS in theory"),
        Cli::tr("price"), Cli::tr("still sold"), Cli::tr("remarks")};
    table.numeric = {false, true, true, true, true, false, false, false};
    for (const Offer &offer : advised.offers.offers) {
        if (static_cast<int>(table.rows.size()) >= most)
            break;
        const auto number = [](const auto &figure) { return figure ? names::number(figure->value()) : u"—"_s; };
        table.rows.push_back({offer.chip->name, offer.score ? names::number(*offer.score, 1) : u"—"_s,
                              number(offer.chip->memory), number(offer.chip->memoryBandwidth),
                              offer.speed ? names::number(*offer.speed, 1) : u"—"_s, priceText(offer.price),
                              saleShort(offer.sale), heldText(offer, advised.offers.usual)});
    }
    return asAlignedText(table);
}

QByteArray adviceAsText(const Advised &advised, const Library &library, const MarketToday &market, int most)
{
    QStringList lines{answerText(advised.answer, advised.question)};
    lines << answerReasons(advised.answer, advised.question);
    if (const QStringList basis = answerBasis(advised.answer, advised.question, library, market); !basis.isEmpty())
        lines << u"(%1)"_s.arg(basis.join(u"; "_s));
    lines << QString() << Cli::tr("What the catalogue gives:");
    QByteArray text = (lines.join(u'\n') + u'\n').toUtf8() + offersTable(advised, most);
    lines = QStringList{scoreExplained()};
    for (const auto &[why, count] : advised.offers.leftOut)
        lines << leftOutText(why, count);
    lines << QString() << Cli::tr("What was said 2016–2020:");
    lines << sourceLines(advised, market);
    if (const QString rule = noRuleText(advised.sources, advised.question); !rule.isEmpty())
        lines << QString() << rule;
    lines << QString() << Cli::tr("Where they disagree:");
    for (const Conflict &conflict : advised.sources.conflicts) {
        if (!conflict.concerned)
            continue;
        lines << conflict.topic->title.here();
        for (const Side &side : conflict.sides)
            lines << u"  %1: %2"_s.arg(profileText(*side.profile), side.statement->text.here());
    }
    if (advised.racks) {
        lines << QString() << Cli::tr("Racks:");
        lines << rackSentences(advised.racks->first, advised.racks->second, advised.overhead);
    }
    return text + (lines.join(u'\n') + u'\n').toUtf8();
}

Result<Outcome> outcomeOf(const QCommandLineParser &parser)
{
    Advised advised;
    const Result<Question> question = questionOf(parser);
    if (!question)
        return tl::unexpected(question.error());
    advised.question = *question;
    const auto most = countOf(parser, u"limit"_s, 10000);
    if (!most)
        return tl::unexpected(most.error());
    const Result<Library> library = shippedLibrary();
    if (!library)
        return tl::unexpected(library.error());
    if (const Result<void> known = checkProfiles(parser.values(u"profile"_s), *library); !known)
        return tl::unexpected(known.error());
    QStringList leftOut;
    const Result<Catalogue> catalogue = catalogueFor(parser, leftOut);
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    if (question->budget && !inDollars(question->budget, *catalogue))
        return badInput(Cli::tr("There is no rate of exchange for %1.").arg(question->budget->currency));
    const MarketToday market = marketOf(*question, *catalogue, QDate::currentDate());
    advised.sources = sourcesSay(*library, *question, *catalogue, parser.values(u"profile"_s));
    advised.offers = offersFor(*question, *library, market);
    const CloudServices services = shippedCloudServices();
    const CloudPrices prices = shippedCloudPrices();
    advised.answer = advise(*question, advised.offers, market, {services, prices});
    if (const Result<void> racks = addRacks(parser, advised, *catalogue); !racks)
        return tl::unexpected(racks.error());
    const int shown = most->value_or(UsualOffers);
    const QByteArray text = wantsJson(parser) ? QJsonDocument(adviceAsJson(advised, *library, market, shown)).toJson()
                                              : adviceAsText(advised, *library, market, shown);
    QStringList problems = advised.rackProblem.isEmpty() ? QStringList() : QStringList{advised.rackProblem};
    if (parser.isSet(u"to-machine"_s)) {
        const Result<QString> written = writeMachine(parser.value(u"to-machine"_s), advised, *catalogue);
        if (!written)
            return tl::unexpected(written.error());
        problems << *written;
    }
    return withLeftOut({Fine, text, problems}, leftOut);
}

} // namespace

Outcome runAdvise(const Invocation &invocation)
{
    QCommandLineParser parser;
    addAdviseOptions(parser);
    addOwnDataOptions(parser);
    if (const auto ended = parse(parser, invocation, 0, 0))
        return *ended;
    return answered(parser, invocation, outcomeOf);
}

} // namespace rig::cli
