// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "app/cli/reality_texts.h"
#include "ui/report/report_file.h"

#include <QCoreApplication>

namespace rig::cli {

namespace {

/// The day of the report: that of the option, else today. Empty where the option is no day.
std::optional<QDate> dayOf(const QCommandLineParser &parser)
{
    if (!parser.isSet(QStringLiteral("date")))
        return QDate::currentDate();
    const QDate day = QDate::fromString(parser.value(QStringLiteral("date")), Qt::ISODate);
    return day.isValid() ? std::optional(day) : std::nullopt;
}

} // namespace

Outcome runReport(const Invocation &invocation)
{
    QCommandLineParser parser;
    addOwnDataOptions(parser);
    addPriceOptions(parser);
    parser.addOption(
        {QStringLiteral("date"),
         QCoreApplication::translate("Cli", "The day of the report, such as 2026-11-22: the same input then gives the "
                                            "same file. Default: today."),
         QStringLiteral("DAY")});
    parser.addOption({QStringLiteral("against"),
                      QCoreApplication::translate(
                          "Cli", "Holds the plan against what the machine says of itself; may be given several times."),
                      QStringLiteral("FILE")});
    if (const auto ended = parse(parser, invocation, 2, 2))
        return *ended;
    const QStringList paths = parser.positionalArguments();
    const std::optional<QDate> day = dayOf(parser);
    if (!day)
        return misused(invocation.command,
                       QCoreApplication::translate("Cli", "--date must be a day such as 2026-11-22, "
                                                          "not “%1”.")
                           .arg(parser.value(QStringLiteral("date"))));
    QStringList leftOut;
    const auto catalogue = withPriceOptions(catalogueFor(parser, leftOut), parser);
    if (!catalogue)
        return failed(catalogue.error());
    const auto opened = openBuild(paths[0], *catalogue);
    if (!opened)
        return failed(opened.error());
    Catalogue onThatDay = opened->catalogue;
    onThatDay.prices.today = *day;
    const auto found = machineSaid(parser.values(QStringLiteral("against")), onThatDay);
    if (!found)
        return failed(found.error());
    const reality::Detected *there = found->has_value() ? &**found : nullptr;
    if (const auto saved = ui::writeReport(opened->document, onThatDay, *day, paths[1], there); !saved)
        return failed(saved.error());
    return withLeftOut({Fine, {}, remarksOn(*opened)}, leftOut);
}

} // namespace rig::cli
