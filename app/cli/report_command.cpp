// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "core/report/report.h"
#include "ui/report/report_file.h"

namespace rig::cli {

Outcome runReport(const Invocation &invocation)
{
    QCommandLineParser parser;
    addOwnDataOptions(parser);
    addPriceOptions(parser);
    if (const auto ended = parse(parser, invocation, 2, 2))
        return *ended;
    const QStringList paths = parser.positionalArguments();
    QStringList leftOut;
    const auto catalogue = withPriceOptions(catalogueFor(parser, leftOut), parser);
    if (!catalogue)
        return failed(catalogue.error());
    const auto opened = openBuild(paths[0], *catalogue);
    if (!opened)
        return failed(opened.error());
    const Report report = makeReport(opened->document, opened->catalogue, QDate::currentDate());
    if (const auto saved = ui::saveReport(report, paths[1]); !saved)
        return failed(saved.error());
    return withLeftOut({Fine, {}, remarksOn(*opened)}, leftOut);
}

} // namespace rig::cli
