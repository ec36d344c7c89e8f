// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "app/cli/tables.h"
#include "core/market/chart_data.h"
#include "core/report/report.h"
#include "core/words/words.h"
#include "ui/charts/chart_view.h"
#include "ui/report/report_file.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// Every key that can stand on an axis, with its name and unit.
Outcome listMetrics()
{
    TextTable table;
    table.headings = {Cli::tr("key"), Cli::tr("figure"), Cli::tr("unit")};
    for (const Metric &metric : chipMetrics()) {
        const QString key = QString::fromLatin1(metric.key);
        table.rows.push_back({key, words::figureName(key), words::figureUnit(key)});
    }
    return {Fine, asAlignedText(table), {}};
}

Outcome drawChart(const ChartRequest &request, const QString &path)
{
    const auto catalogue = shippedCatalogue({Kind::Gpu});
    if (!catalogue)
        return failed(catalogue.error());
    const auto chart = chipChart(*catalogue, request);
    if (!chart)
        return failed(chart.error());
    if (const auto saved = ui::saveChart(*chart, path); !saved)
        return failed(saved.error());
    return {Fine, {}, chart->captions};
}

} // namespace

Outcome runReport(const Invocation &invocation)
{
    QCommandLineParser parser;
    addOwnDataOptions(parser);
    if (const auto ended = parse(parser, invocation, 2, 2))
        return *ended;
    const QStringList paths = parser.positionalArguments();
    const auto catalogue = catalogueFor(parser);
    if (!catalogue)
        return failed(catalogue.error());
    const auto opened = openBuild(paths[0], *catalogue);
    if (!opened)
        return failed(opened.error());
    const Report report = makeReport(opened->document, opened->catalogue, QDate::currentDate());
    if (const auto saved = ui::saveReport(report, paths[1]); !saved)
        return failed(saved.error());
    return {Fine, {}, remarksOn(*opened)};
}

Outcome runChart(const Invocation &invocation)
{
    QCommandLineParser parser;
    parser.addOptions({{u"versus"_s, Cli::tr("The figure on the horizontal axis."), u"X"_s},
                       {u"series"_s, Cli::tr("Only this series; may be given several times."), u"S"_s},
                       {u"out"_s, Cli::tr("The file to write: .svg, .png, .pdf or .csv."), u"FILE"_s},
                       {u"list"_s, Cli::tr("Lists the figures that can stand on an axis.")}});
    if (const auto ended = parse(parser, invocation, 0, 1))
        return *ended;
    if (parser.isSet(u"list"_s))
        return listMetrics();
    if (parser.positionalArguments().isEmpty() || !parser.isSet(u"versus"_s))
        return misused(invocation.command,
                       Cli::tr("A chart needs a figure for each axis: chart Y --versus X --out FILE."));
    if (!parser.isSet(u"out"_s))
        return misused(invocation.command, Cli::tr("--out must name the file to write."));
    ChartRequest request;
    request.y = parser.positionalArguments().first();
    request.x = parser.value(u"versus"_s);
    request.seriesNames = parser.values(u"series"_s);
    return drawChart(request, parser.value(u"out"_s));
}

} // namespace rig::cli
