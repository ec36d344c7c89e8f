// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/chart.h"
#include "app/bench/finder.h"
#include "app/bench/first_paint.h"
#include "app/bench/import.h"
#include "app/bench/model.h"
#include "app/bench/reality.h"
#include "app/bench/search.h"
#include "app/bench/timing.h"
#include "app/bench/window.h"
#include "core/build/buildfile.h"
#include "core/report/report.h"
#include "db/catalogue_file.h"
#include "ui/report/report_file.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <cmath>
#include <cstdio>
#include <cstring>

namespace {

using namespace rig;

constexpr int SearchRows = 30'000;
constexpr const char *EmptyWindow = "--empty-chart-window";
/// Only the Build page, for looking where its time goes.
constexpr const char *WindowOnly = "--window";
/// Only the charts.
constexpr const char *ChartsOnly = "--charts";
/// Only how long a program, the one beside this or the one that is named, takes to its first picture.
constexpr const char *StartOnly = "--start";

/// Three digits after the point: more is noise.
double rounded(double value) { return std::round(value * 1000) / 1000; }

void measureStart(QJsonObject &results, const QString &program)
{
    constexpr int Runs = 15;
    const std::optional<double> empty = bench::millisecondsToFirstPaint(QCoreApplication::applicationFilePath(),
                                                                        {QLatin1StringView(EmptyWindow)}, Runs);
    const std::optional<double> window =
        bench::millisecondsToFirstPaint(program, {QStringLiteral("--exit-after-first-paint")}, Runs);
    const auto number = [](const std::optional<double> &value) {
        return value ? QJsonValue(rounded(*value)) : QJsonValue();
    };
    results[QLatin1StringView("empty_chart_window_ms")] = number(empty);
    results[QLatin1StringView("first_window_ms")] = number(window);
    results[QLatin1StringView("first_window_ratio")] =
        empty && window ? QJsonValue(rounded(*window / *empty)) : QJsonValue();
}

void measureReport(QJsonObject &results, const Document &document, const Catalogue &catalogue)
{
    constexpr int Rounds = 11;
    const QDate date(2026, 11, 20);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("report.pdf"));
    results[QLatin1StringView("report_data_ms")] = rounded(
        bench::medianMicroseconds(Rounds, 1, [&] { static_cast<void>(makeReport(document, catalogue, date)); }) / 1e3);
    results[QLatin1StringView("report_pdf_ms")] =
        rounded(bench::medianMicroseconds(Rounds, 1,
                                          [&] {
                                              const Report report = makeReport(document, catalogue, date);
                                              static_cast<void>(ui::saveReport(report, path));
                                          }) /
                1e3);
    results[QLatin1StringView("report_pdf_kb")] = rounded(static_cast<double>(QFileInfo(path).size()) / 1e3);
}

/// The example with four cards; the programs lie in build/<preset>, two folders below the top of the tree.
Result<Document> fourCardMachine(const Catalogue &catalogue)
{
    const QString path =
        QCoreApplication::applicationDirPath() + QStringLiteral("/../../resources/examples/four-cards.rig.json");
    const QString named = QCoreApplication::arguments().value(1);
    const QString file = named.isEmpty() || named.startsWith(u'-') ? path : named;
    QFile text(file);
    if (!text.open(QIODevice::ReadOnly))
        return ioFailure(QStringLiteral("It cannot be read; name a machine's file as the argument."), file);
    const Result<OpenedBuild> opened = readBuildFile(text.readAll(), file, catalogue);
    if (!opened)
        return tl::unexpected(opened.error());
    return opened->document;
}

Result<void> measureCatalogue(QJsonObject &results)
{
    const Result<QString> path = db::findShippedCatalogue();
    if (!path)
        return tl::unexpected(path.error());
    const Result<Catalogue> catalogue = db::readCatalogue(*path, db::allKinds());
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const auto opening = [&](const db::KindSet &kinds) {
        return rounded(bench::medianMicroseconds(21, 1, [&] { static_cast<void>(db::readCatalogue(*path, kinds)); }) /
                       1e3);
    };
    results[QLatin1StringView("open_catalogue_ms")] = opening(db::allKinds());
    results[QLatin1StringView("open_catalogue_gpus_ms")] = opening({Kind::Gpu});

    const Result<Document> document = fourCardMachine(*catalogue);
    if (!document)
        return tl::unexpected(document.error());
    bench::measureModel(results, *document, *catalogue);
    bench::measureReality(results, *catalogue);
    bench::measureFinder(results, *catalogue);
    measureReport(results, *document, *catalogue);
    bench::measureWindow(results, *document, *catalogue);

    const bench::KeystrokeTimes search = bench::typeSearch(bench::largeCatalogue(*catalogue, SearchRows));
    results[QLatin1StringView("search_rows")] = SearchRows;
    results[QLatin1StringView("search_keystroke_ms")] = rounded(search.medianMs);
    results[QLatin1StringView("search_worst_keystroke_ms")] = rounded(search.worstMs);
    return {};
}

int print(const QJsonObject &results)
{
    std::fputs(QJsonDocument(results).toJson().constData(), stdout);
    return 0;
}

/// The program that is named, else the one beside this.
QString startedProgram()
{
    const QStringList named = QCoreApplication::arguments().mid(2);
    return named.isEmpty() ? QCoreApplication::applicationDirPath() + QStringLiteral("/rigwright") : named.first();
}

int startOnly()
{
    QJsonObject results;
    results[QLatin1StringView("platform")] = QGuiApplication::platformName();
    measureStart(results, startedProgram());
    return print(results);
}

int chartsOnly()
{
    QJsonObject results;
    results[QLatin1StringView("platform")] = QGuiApplication::platformName();
    bench::measureCharts(results);
    return print(results);
}

int windowOnly()
{
    const Result<QString> path = db::findShippedCatalogue();
    const Result<Catalogue> catalogue = path ? db::readCatalogue(*path, db::allKinds()) : tl::unexpected(path.error());
    const Result<Document> document =
        catalogue ? fourCardMachine(*catalogue) : Result<Document>(tl::unexpected(catalogue.error()));
    if (!document) {
        std::fputs(qPrintable(document.error().sentence() + u'\n'), stderr);
        return 3;
    }
    QJsonObject results;
    bench::measureWindow(results, *document, *catalogue);
    return print(results);
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
        qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (argc > 1 && std::strcmp(argv[1], EmptyWindow) == 0)
        return bench::runEmptyChartWindow(argc, argv);
    if (argc > 1 && std::strcmp(argv[1], bench::ImportRole) == 0)
        return bench::runImport(argc, argv);

    QApplication application(argc, argv);
    ui::applyTheme(application, ui::Scheme::Light, 100); // as the program looks
    if (argc > 1 && std::strcmp(argv[1], WindowOnly) == 0)
        return windowOnly();
    if (argc > 1 && std::strcmp(argv[1], ChartsOnly) == 0)
        return chartsOnly();
    if (argc > 1 && std::strcmp(argv[1], StartOnly) == 0)
        return startOnly();
    QJsonObject results;
    results[QLatin1StringView("platform")] = QGuiApplication::platformName();
    measureStart(results, QCoreApplication::applicationDirPath() + QStringLiteral("/rigwright"));
    bench::measureCharts(results);
    bench::measureImport(results, qEnvironmentVariable("RIGWRIGHT_OPENDB"));
    if (const Result<void> measured = measureCatalogue(results); !measured) {
        std::fputs(qPrintable(measured.error().sentence() + u'\n'), stderr);
        return 3;
    }
    return print(results);
}
