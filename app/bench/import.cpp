// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/import.h"

#include "db/catalogue_file.h"
#include "db/imports/opendb.h"
#include "db/user_store.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cmath>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace rig::bench {

namespace {

constexpr int Patience = 600'000; // ms

/// What the measure is: every record read as JSON and put into one table, in one transaction.
const char *const PlainInsert = R"(
import glob, json, os, resource, sqlite3, sys, time
start = time.perf_counter()
store = sqlite3.connect(os.path.join(sys.argv[2], 'plain.sqlite'))
store.execute('CREATE TABLE part (id TEXT PRIMARY KEY, kind TEXT, name TEXT, body TEXT)')
def records():
    for path in glob.glob(os.path.join(sys.argv[1], '**', '*.jsonl'), recursive=True):
        for line in open(path, encoding='utf-8'):
            record = json.loads(line)
            yield record['opendb_id'], os.path.basename(path), record['metadata']['name'], line
    for path in glob.glob(os.path.join(sys.argv[1], '**', 'open-db', '*', '*.json'), recursive=True):
        text = open(path, encoding='utf-8').read()
        record = json.loads(text)
        yield path, os.path.basename(os.path.dirname(path)), record['metadata']['name'], text
with store:
    count = store.executemany('INSERT OR REPLACE INTO part VALUES (?, ?, ?, ?)', records()).rowcount
print(json.dumps({'seconds': time.perf_counter() - start, 'records': count,
                  'peak_mb': resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}))
)";

/// The most memory that this process held; 0 where the system does not say.
double peakMegabytes()
{
    QFile status(u"/proc/self/status"_s); // Linux; proc(5): VmHWM is in kB
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

Result<QJsonObject> importOnce(const QString &path)
{
    const Result<QString> shipped = db::findShippedCatalogue();
    if (!shipped)
        return tl::unexpected(shipped.error());
    const Result<Catalogue> catalogue = db::readCatalogue(*shipped, db::allKinds());
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const QTemporaryDir folder;
    db::UserStore store = db::UserStore::open(folder.path());
    QElapsedTimer clock;
    clock.start();
    const Result<db::ImportPlan> plan = db::openDbPlan({path}, *catalogue);
    if (!plan)
        return tl::unexpected(plan.error());
    const double planned = static_cast<double>(clock.elapsed()) / 1e3;
    if (const Result<void> stored = store.apply(*plan); !stored)
        return tl::unexpected(stored.error());
    return QJsonObject{{"records"_L1, plan->records},
                       {"plan_s"_L1, planned},
                       {"seconds"_L1, static_cast<double>(clock.elapsed()) / 1e3},
                       {"peak_mb"_L1, peakMegabytes()}};
}

/// What a process prints as one JSON object; an empty one when it cannot be run.
QJsonObject resultOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(Patience) || process.exitCode() != 0)
        return {};
    return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
}

/// Three digits after the point: more is noise.
QJsonValue rounded(const QJsonValue &value) { return std::round(value.toDouble() * 1000) / 1000; }

} // namespace

int runImport(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const Result<QJsonObject> result = importOnce(QCoreApplication::arguments().value(2));
    if (!result) {
        std::fputs(qPrintable(result.error().sentence() + u'\n'), stderr);
        return 3;
    }
    std::fputs(QJsonDocument(*result).toJson().constData(), stdout);
    return 0;
}

void measureImport(QJsonObject &results, const QString &path)
{
    if (path.isEmpty()) {
        results["import"_L1] = u"not measured: RIGWRIGHT_OPENDB names no BuildCores OpenDB"_s;
        return;
    }
    const QJsonObject ours = resultOf(QCoreApplication::applicationFilePath(), {QLatin1StringView(ImportRole), path});
    if (ours.isEmpty()) {
        results["import"_L1] = u"not measured: the data set at %1 cannot be imported"_s.arg(path);
        return;
    }
    results["import_records"_L1] = ours["records"_L1];
    results["import_plan_s"_L1] = rounded(ours["plan_s"_L1]);
    results["import_s"_L1] = rounded(ours["seconds"_L1]);
    results["import_peak_mb"_L1] = rounded(ours["peak_mb"_L1]);
    const QTemporaryDir folder;
    const QJsonObject theirs = resultOf(u"python3"_s, {u"-c"_s, QString::fromLatin1(PlainInsert), path, folder.path()});
    if (theirs.isEmpty()) {
        results["import_python"_L1] = u"not measured: there is no python3 that inserts the same records"_s;
        return;
    }
    results["import_python_s"_L1] = rounded(theirs["seconds"_L1]);
    results["import_python_peak_mb"_L1] = rounded(theirs["peak_mb"_L1]);
    results["import_ratio"_L1] = rounded(ours["seconds"_L1].toDouble() / theirs["seconds"_L1].toDouble());
}

} // namespace rig::bench
