// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/first_paint.h"

#include "app/bench/timing.h"
#include "ui/charts/empty_chart.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

namespace rig::bench {

namespace {

constexpr int Patience = 60'000; // ms

/// A home of its own, so that the measured program neither finds nor leaves anything.
QProcessEnvironment environmentIn(const QString &folder)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        environment.insert(QLatin1StringView(name), folder);
    return environment;
}

} // namespace

int runEmptyChartWindow(int argc, char **argv)
{
    const QApplication application(argc, argv);
    ui::EmptyChart view;
    // It leaves once it has been painted.
    QObject::connect(&view, &ui::EmptyChart::painted, qApp, &QCoreApplication::quit);
    view.resize(1280, 800);
    view.show();
    return QApplication::exec();
}

std::optional<double> millisecondsToFirstPaint(const QString &program, const QStringList &arguments, int runs)
{
    const QTemporaryDir home;
    std::vector<double> times;
    for (int run = -1; run < runs; ++run) {
        QProcess process;
        process.setProcessEnvironment(environmentIn(home.path()));
        QElapsedTimer timer;
        timer.start();
        process.start(program, arguments);
        if (!process.waitForFinished(Patience) || process.exitStatus() != QProcess::NormalExit ||
            process.exitCode() != 0)
            return std::nullopt;
        if (run >= 0)
            times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return median(std::move(times));
}

} // namespace rig::bench
