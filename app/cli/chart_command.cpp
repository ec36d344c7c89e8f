// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "app/cli/tables.h"
#include "core/charts/chart_lines.h"
#include "core/charts/chart_questions.h"
#include "core/charts/machine_point.h"
#include "core/charts/saved_chart.h"
#include "db/whole_file.h"
#include "ui/charts/chart_view.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

template <class T> struct Word
{
    const char *word;
    T value;
};
template <class T> Word(const char *, T) -> Word<T>;

constexpr std::array Bases{Word{"launch", ChartPrice::Launch}, Word{"market", ChartPrice::MarketNew},
                           Word{"used", ChartPrice::MarketUsed}, Word{"own", ChartPrice::Own}};
constexpr std::array Colours{Word{"series", ColourBy::Series}, Word{"vendor", ColourBy::Vendor},
                             Word{"architecture", ColourBy::Architecture}, Word{"kind", ColourBy::Kind}};

/// Every key that can stand on an axis, with its name and unit.
Outcome listMetrics()
{
    TextTable table;
    table.headings = {Cli::tr("key"), Cli::tr("figure"), Cli::tr("unit")};
    for (const Metric &metric : chipMetrics())
        table.rows.push_back({metric.key, metricName(metric), metricUnit(metric)});
    return {Fine, asAlignedText(table), {}};
}

Outcome listQuestions()
{
    TextTable table;
    table.headings = {Cli::tr("key"), Cli::tr("question")};
    for (const ChartQuestion &question : chartQuestions())
        table.rows.push_back({question.id, question.title});
    return {Fine, asAlignedText(table), {}};
}

void addChartOptions(QCommandLineParser &parser)
{
    parser.addOptions(
        {{u"versus"_s, Cli::tr("The figure on the horizontal axis."), u"X"_s},
         {u"bars"_s, Cli::tr("Bars of Y in place of points.")},
         {u"beside"_s, Cli::tr("A further figure for the bars; may be given several times."), u"Y"_s},
         {u"counts-as-1"_s, Cli::tr("The GPU against which bars are told."), u"ID"_s},
         {u"question"_s, Cli::tr("A chart that is ready: see --questions."), u"KEY"_s},
         {u"view"_s, Cli::tr("A chart from a file that the window shared."), u"FILE"_s},
         {u"by"_s, Cli::tr("What is told apart: series, vendor, architecture or kind."), u"WHAT"_s},
         {u"series"_s, Cli::tr("Only this one of what is told apart; may be given several times."), u"S"_s},
         {u"filter"_s, Cli::tr("Only what these words find, as in the search."), u"WORDS"_s},
         {u"part"_s, Cli::tr("Only this GPU or processor; may be given several times."), u"ID"_s},
         {u"processors"_s, Cli::tr("The processors too.")},
         {u"price"_s, Cli::tr("Which price counts: launch, market, used or own."), u"BASIS"_s},
         {u"dollars-of"_s, Cli::tr("Prices in the dollars of this year."), u"YEAR"_s},
         {u"rest"_s, Cli::tr("What the rest of a machine costs, in US dollars."), u"USD"_s},
         {u"trends"_s, Cli::tr("A trend line for each series.")},
         {u"frontier"_s, Cli::tr("The frontier of what nothing else beats.")},
         {u"size-by-memory"_s, Cli::tr("Marks as large as the memory.")},
         {u"lines-x"_s, Cli::tr("Lines across, as \"24; 48 = two cards\"."), u"LINES"_s},
         {u"lines-y"_s, Cli::tr("Lines across, as \"24; 48 = two cards\"."), u"LINES"_s},
         {u"linear"_s, Cli::tr("Linear axes in place of logarithmic ones.")},
         {u"machine"_s, Cli::tr("A machine's file: it and its variants stand in the chart too."), u"FILE"_s},
         {u"size"_s, Cli::tr("Of the picture in pixels, as 1280x800."), u"WxH"_s},
         {u"out"_s, Cli::tr("The file to write: .svg, .png, .pdf or .csv."), u"FILE"_s},
         {u"list"_s, Cli::tr("Lists the figures that can stand on an axis.")},
         {u"questions"_s, Cli::tr("Lists the charts that are ready.")}});
}

template <class Words, class T>
Result<T> wordOf(const QCommandLineParser &parser, const QString &option, const Words &words, T fallback)
{
    if (!parser.isSet(option))
        return fallback;
    const QString given = parser.value(option);
    QStringList known;
    for (const auto &entry : words) {
        if (given == QLatin1StringView(entry.word))
            return entry.value;
        known << QString::fromLatin1(entry.word);
    }
    return badInput(Cli::tr("--%1 must be one of %2, not “%3”.").arg(option, known.join(u", "_s), given));
}

/// nullopt where the option is not set.
Result<std::optional<double>> numberOf(const QCommandLineParser &parser, const QString &option, double low, double high)
{
    if (!parser.isSet(option))
        return std::optional<double>();
    bool isNumber = false;
    const double number = parser.value(option).toDouble(&isNumber);
    if (!isNumber || !(number >= low && number <= high))
        return badInput(Cli::tr("--%1 must be a number from %2 to %3, not “%4”.")
                            .arg(option, QString::number(low), QString::number(high, 'g', 10), parser.value(option)));
    return std::optional(number);
}

/// What the chart begins with: a question, a view from a file, or the figures that are named.
Result<ChartRequest> startOf(const QCommandLineParser &parser)
{
    ChartRequest request;
    if (parser.isSet(u"question"_s)) {
        for (const ChartQuestion &question : chartQuestions()) {
            if (question.id == parser.value(u"question"_s))
                return question.request;
        }
        return badInput(Cli::tr("There is no question “%1”; --questions lists them.").arg(parser.value(u"question"_s)));
    }
    if (parser.isSet(u"view"_s)) {
        const QString path = parser.value(u"view"_s);
        constexpr qint64 MostBytes = 1024 * 1024;
        const Result<QByteArray> text = db::readWhole(path, MostBytes);
        if (!text)
            return tl::unexpected(text.error());
        const Result<SavedChart> saved = readChartFile(*text, path);
        if (!saved)
            return tl::unexpected(saved.error());
        return saved->request;
    }
    request.y = parser.positionalArguments().value(0);
    request.x = parser.value(u"versus"_s);
    if (parser.isSet(u"bars"_s))
        request.form = ChartRequest::Form::Bars;
    return request;
}

Result<void> takePrices(const QCommandLineParser &parser, ChartPricing &price)
{
    const Result<ChartPrice> basis = wordOf(parser, u"price"_s, Bases, price.basis);
    if (!basis)
        return tl::unexpected(basis.error());
    price.basis = *basis;
    const Result<std::optional<double>> year = numberOf(parser, u"dollars-of"_s, 1900, 2200);
    if (!year)
        return tl::unexpected(year.error());
    if (*year)
        price.dollarsOf = static_cast<int>(**year);
    const Result<std::optional<double>> rest = numberOf(parser, u"rest"_s, 0, 1e9);
    if (!rest)
        return tl::unexpected(rest.error());
    if (*rest)
        price.restOfMachine = *rest;
    return {};
}

Result<void> takeLines(const QCommandLineParser &parser, ChartRequest &request)
{
    for (const bool vertical : {true, false}) {
        const QString option = vertical ? u"lines-x"_s : u"lines-y"_s;
        const Result<std::vector<ChartLine>> lines = linesFromText(parser.value(option), vertical);
        if (!lines)
            return tl::unexpected(lines.error());
        request.lines.insert(request.lines.end(), lines->begin(), lines->end());
    }
    return {};
}

Result<ChartRequest> requestOf(const QCommandLineParser &parser)
{
    Result<ChartRequest> start = startOf(parser);
    if (!start)
        return start;
    ChartRequest &request = *start;
    const Result<ColourBy> colourBy = wordOf(parser, u"by"_s, Colours, request.colourBy);
    if (!colourBy)
        return tl::unexpected(colourBy.error());
    if (*colourBy != request.colourBy)
        request.groups.clear(); // they are of another sort
    request.colourBy = *colourBy;
    if (const Result<void> taken = takePrices(parser, request.price); !taken)
        return tl::unexpected(taken.error());
    if (const Result<void> taken = takeLines(parser, request); !taken)
        return tl::unexpected(taken.error());
    const auto takeTexts = [&](const QString &option, QStringList &into) {
        if (parser.isSet(option))
            into = parser.values(option);
    };
    takeTexts(u"series"_s, request.groups);
    takeTexts(u"part"_s, request.parts);
    takeTexts(u"beside"_s, request.beside);
    if (parser.isSet(u"filter"_s))
        request.filter = parser.value(u"filter"_s);
    if (parser.isSet(u"counts-as-1"_s))
        request.normaliser = parser.value(u"counts-as-1"_s);
    request.processors = request.processors || parser.isSet(u"processors"_s);
    request.trends = request.trends || parser.isSet(u"trends"_s);
    request.frontier = request.frontier || parser.isSet(u"frontier"_s);
    request.sizeByMemory = request.sizeByMemory || parser.isSet(u"size-by-memory"_s);
    if (parser.isSet(u"linear"_s))
        request.logX = request.logY = false;
    return start;
}

/// nullopt where the size is not given.
Result<std::optional<QSize>> sizeOf(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"size"_s))
        return std::optional<QSize>();
    const QStringList parts = parser.value(u"size"_s).split(u'x');
    const QSize size(parts.value(0).toInt(), parts.value(1).toInt());
    if (parts.size() != 2 || size.isEmpty())
        return badInput(Cli::tr("--size must be given as 1280x800, not “%1”.").arg(parser.value(u"size"_s)));
    return std::optional(size);
}

/// What is named must be there: an empty picture would not say that a name is misspelt.
Result<void> checkNames(const ChartRequest &request, const Catalogue &catalogue)
{
    for (const QString &part : request.parts) {
        if (!catalogue.find(part))
            return badInput(Cli::tr("There is no part “%1”; “rigwright-cli gpus” lists the GPUs.").arg(part));
    }
    const QStringList groups = chartGroups(catalogue, request);
    for (const QString &group : request.groups) {
        if (!groups.contains(group))
            return badInput(Cli::tr("There is no “%1” to be shown; these are: %2.").arg(group, groups.join(u", "_s)));
    }
    const auto &index = catalogue.priceIndex;
    const auto isYear = [&](const IndexYear &year) { return year.year == request.price.dollarsOf; };
    if (request.price.dollarsOf && std::none_of(index.begin(), index.end(), isYear))
        return badInput(index.empty()
                            ? Cli::tr("There is no price index to adjust prices by.")
                            : Cli::tr("--dollars-of: the price index goes from %1 to %2.")
                                  .arg(QString::number(index.front().year), QString::number(index.back().year)));
    return {};
}

/// An option that would do nothing is a mistake.
std::optional<QString> contradictionIn(const QCommandLineParser &parser)
{
    const bool question = parser.isSet(u"question"_s);
    const bool view = parser.isSet(u"view"_s);
    const bool named = !parser.positionalArguments().isEmpty() || parser.isSet(u"versus"_s) || parser.isSet(u"bars"_s);
    if ((question && view) || ((question || view) && named))
        return Cli::tr("A chart is named by its figures, by --question or by --view: one of the three.");
    if (parser.isSet(u"bars"_s) && parser.isSet(u"versus"_s))
        return Cli::tr("Bars have one axis: --bars goes without --versus.");
    const bool bars = parser.isSet(u"bars"_s) || question || view;
    if (!bars && (parser.isSet(u"beside"_s) || parser.isSet(u"counts-as-1"_s)))
        return Cli::tr("--beside and --counts-as-1 go with --bars.");
    if (parser.isSet(u"bars"_s) && (parser.isSet(u"trends"_s) || parser.isSet(u"frontier"_s)))
        return Cli::tr("Bars have neither trends nor a frontier.");
    return std::nullopt;
}

Result<QStringList> drawChart(const QCommandLineParser &parser, QStringList &leftOut)
{
    const Result<ChartRequest> request = requestOf(parser);
    if (!request)
        return tl::unexpected(request.error());
    const Result<std::optional<QSize>> size = sizeOf(parser);
    if (!size)
        return tl::unexpected(size.error());
    Result<Catalogue> catalogue = catalogueFor(parser, leftOut);
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    if (const Result<void> checked = checkNames(*request, *catalogue); !checked)
        return tl::unexpected(checked.error());
    Chips machines;
    if (parser.isSet(u"machine"_s)) {
        const Result<OpenedBuild> opened = openBuild(parser.value(u"machine"_s), *catalogue);
        if (!opened)
            return tl::unexpected(opened.error());
        catalogue = opened->catalogue;
        machines = machinesAsChips(opened->document, *catalogue);
    }
    const Result<ChartData> chart = answeringChart(*catalogue, *request, machines);
    if (!chart)
        return tl::unexpected(chart.error());
    const ChartData shown = withinCuts(*chart);
    ui::PictureOptions options;
    options.size = size->value_or(ui::pictureSize(shown, options.size));
    if (const Result<void> saved = ui::saveChart(shown, parser.value(u"out"_s), options); !saved)
        return tl::unexpected(saved.error());
    return shown.captions;
}

} // namespace

Outcome runChart(const Invocation &invocation)
{
    QCommandLineParser parser;
    addChartOptions(parser);
    addOwnDataOptions(parser);
    if (const auto ended = parse(parser, invocation, 0, 1))
        return *ended;
    if (parser.isSet(u"list"_s))
        return listMetrics();
    if (parser.isSet(u"questions"_s))
        return listQuestions();
    if (const std::optional<QString> wrong = contradictionIn(parser))
        return misused(invocation.command, *wrong);
    const bool ready = parser.isSet(u"question"_s) || parser.isSet(u"view"_s);
    const bool named =
        !parser.positionalArguments().isEmpty() && (parser.isSet(u"versus"_s) || parser.isSet(u"bars"_s));
    if (!ready && !named)
        return misused(invocation.command,
                       Cli::tr("A chart needs a figure for each axis: chart Y --versus X --out FILE; or a question: "
                               "chart --question KEY --out FILE."));
    if (!parser.isSet(u"out"_s))
        return misused(invocation.command, Cli::tr("--out must name the file to write."));
    QStringList leftOut;
    const Result<QStringList> captions = drawChart(parser, leftOut);
    if (!captions)
        return failed(captions.error());
    return withLeftOut({Fine, {}, *captions}, leftOut);
}

} // namespace rig::cli
