// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check_json.h"
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "app/cli/reality_texts.h"
#include "core/checks/run_checks.h"
#include "core/fixes/placing.h"
#include "core/words/words.h"

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

/// Severities stand worst first, so "at or above" is "at or before".
bool finds(const Verdict &verdict, Severity threshold)
{
    return std::any_of(verdict.findings.begin(), verdict.findings.end(),
                       [&](const Finding &finding) { return finding.severity <= threshold; });
}

/// Lanes or a card that the machine lacks are a caution.
bool loses(const Checked &checked, Severity threshold)
{
    return threshold >= Severity::Caution && checked.reality.hasLoss();
}

} // namespace

Result<Checked> checked(OpenedBuild opened)
{
    Checked result;
    result.opened = std::move(opened);
    const Document &document = result.opened.document;
    result.machine = resolve(document.build, result.opened.catalogue);
    result.assessment = assess(result.machine, document.site, document.use);
    result.verdict = judge(runChecks(result.situation()), document.build);
    FixSearch search(document, result.opened.catalogue);
    for (const Finding &finding : result.verdict.findings)
        result.fixes.push_back(search.suggest(finding));
    result.places = bestPlaces(document, result.opened.catalogue);
    if (result.places)
        result.whyPlaces = words::whyPlaces(*result.places, document, result.opened.catalogue);
    result.mend = cheapestMend(document, result.opened.catalogue);
    Result<WorksOnMachine> works =
        worksOnMachine(result.machine, result.assessment, document.use, result.opened.catalogue);
    if (!works)
        return tl::unexpected(works.error());
    result.works = *std::move(works);
    return result;
}

Outcome runCheck(const Invocation &invocation)
{
    QCommandLineParser parser;
    addOwnDataOptions(parser);
    addPriceOptions(parser);
    parser.addOptions(
        {{u"severity"_s, Cli::tr("The exit code is 1 from this severity on: blocker, caution, unknown or note."),
          u"S"_s, u"blocker"_s},
         {u"format"_s, Cli::tr("text or json."), u"FORMAT"_s, u"text"_s}});
    parser.addOption({u"against"_s,
                      Cli::tr("Holds the plan against what the machine says of itself; may be given several times."),
                      u"FILE"_s});
    addMachineNumber(parser);
    parser.addOption({u"first-start"_s, Cli::tr("Tells what to run after the first start, and what it must print.")});
    if (const auto ended = parse(parser, invocation, 1, 1))
        return *ended;
    const QString format = parser.value(u"format"_s);
    if (format != "text"_L1 && format != "json"_L1)
        return misused(invocation.command, Cli::tr("--format must be text or json, not \"%1\".").arg(format));
    const std::optional<Severity> threshold = severityFromKey(parser.value(u"severity"_s));
    if (!threshold) {
        return misused(invocation.command, Cli::tr("--severity must be blocker, caution, unknown or note, not \"%1\".")
                                               .arg(parser.value(u"severity"_s)));
    }
    QStringList leftOut;
    const auto catalogue = withPriceOptions(catalogueFor(parser, leftOut), parser);
    if (!catalogue)
        return failed(catalogue.error());
    auto opened = openBuild(parser.positionalArguments().first(), *catalogue);
    if (!opened)
        return failed(opened.error());
    priceAsItIsPaid(*opened, parser);
    Result<Checked> result = checked(std::move(*opened));
    if (!result)
        return failed(result.error());
    Result<std::optional<reality::Detected>> found = machineAgainst(parser, result->opened.catalogue);
    if (!found)
        return failed(found.error());
    result->detected = std::move(*found);
    result->wantsFirstStart = parser.isSet(u"first-start"_s);
    if (result->detected)
        result->reality = reality::planAgainst(result->opened.document, result->opened.catalogue, *result->detected);
    return withLeftOut({finds(result->verdict, *threshold) || loses(*result, *threshold) ? Found : Fine,
                        format == "json"_L1 ? checkAsJson(*result) : checkAsText(*result), remarksOn(result->opened)},
                       leftOut);
}

} // namespace rig::cli
