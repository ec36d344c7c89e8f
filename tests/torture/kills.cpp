// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that are ended by SIGKILL while they write: what was there stays, or what is new is there, never a mixture.
#include "db/connection.h"
#include "db/migrations.h"
#include "db/user_store.h"
#include "tests/torture/process.h"
#include "tests/torture/store_fixture.h"
#include "tests/torture/suite.h"
#include "ui/document/autosave.h"
#include "ui/document/document_files.h"

#include <QDateTime>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace rig::torture {

namespace {

constexpr int Few = 40;
constexpr int Many = 400;

/// A moment within a run and a little beyond its end.
int momentIn(double seconds, Dice &dice)
{
    return static_cast<int>(dice.below(static_cast<qsizetype>(seconds * 1.2e6) + 1));
}

/// The longest of three undisturbed runs.
double timeOf(const std::function<Ran()> &run)
{
    double longest = 0;
    for (int i = 0; i < 3; ++i)
        longest = std::max(longest, run().seconds);
    return longest;
}

QStringList importOf(const QString &list, const QString &store)
{
    return {u"import"_s, u"prices"_s, list, u"--store"_s, store};
}

/// What a store's folder may hold after a start that ended well.
QString strayIn(const QString &folder)
{
    for (const QString &name : namesIn(folder)) {
        if (name != u"rigwright.sqlite"_s && !name.startsWith(u"rigwright-backup-"_s))
            return name;
    }
    return {};
}

/// After a kill: the next command that reads gives `before` or `after` prices, a second import gives all, and nothing
/// is left lying about.
QString lookAfter(const QString &store, const QString &list, int before, int after)
{
    const Priced read = pricesIn(store, store + u"-out.csv"_s);
    if (!read.problem.isEmpty())
        return u"reading after it: "_s + read.problem;
    if (read.prices != before && read.prices != after)
        return u"%1 prices are there, of %2 or %3"_s.arg(read.prices).arg(before).arg(after);
    const Ran again = runConsole(importOf(list, store));
    if (again.exitCode != 0)
        return u"the next import fails: "_s + again.offence() + QString::fromUtf8(again.errors);
    const Priced all = pricesIn(store, store + u"-out.csv"_s);
    if (all.prices != after)
        return u"%1 prices after the next import, of %2: %3"_s.arg(all.prices).arg(after).arg(all.problem);
    const QString stray = strayIn(store);
    return stray.isEmpty() ? QString() : u"left lying about: "_s + stray;
}

/// The row `prices` of a version 1 store is what migrating must bring along.
bool makeOldStore(const QString &folder, int prices)
{
    const auto store = db::Connection::open(folder + u"/rigwright.sqlite"_s, db::Access::ReadWrite);
    if (!store)
        return false;
    const db::StoreSchema &schema = db::storeSchema();
    const db::StoreSchema first{schema.steps.first(1), schema.applicationId, schema.firstTables};
    if (db::migrate(*store, first).kind != db::Migrated::Upgraded)
        return false;
    const QString rows = u"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %1)"
                         " INSERT INTO own_price SELECT 'part-' || i, 'USD', 10 + i, '2026-10-01', 'new' FROM n"_s;
    return store->run(rows.arg(prices)).has_value();
}

/// Versions of a file that can be told apart and grow, so that a cut one shows.
QByteArray version(int number)
{
    return "{\"version\": " + QByteArray::number(number) + ", \"filler\": \"" +
           QByteArray(20000 + number * 37 % 9000, static_cast<char>('a' + number % 26)) + "\"}\n";
}

/// The number that `text` is a whole version of; -1 where it is none.
int numberOf(const QByteArray &text)
{
    const int number = QJsonDocument::fromJson(text).object().value("version"_L1).toInt(-1);
    return number >= 0 && version(number) == text ? number : -1;
}

int lastSaid(const QByteArray &out) { return out.trimmed().split('\n').last().toInt(); }

/// What was confirmed last stands there, or the next one whose confirmation was cut off.
QString judgeVersion(int there, int said)
{
    if (there == said || there == said + 1)
        return {};
    return u"version %1 stands there; %2 was confirmed"_s.arg(there).arg(said);
}

/// Long enough for the role to begin, and for a hundred versions.
int momentOfARole(Dice &dice) { return 5000 + static_cast<int>(dice.below(150000)); }

int writeVersions(const std::function<Result<void>(const QByteArray &)> &write)
{
    for (int i = 1; i < 100000; ++i) {
        if (const Result<void> written = write(version(i)); !written) {
            std::fprintf(stderr, "%s\n", qUtf8Printable(written.error().sentence()));
            return 3;
        }
        std::printf("%d\n", i);
        std::fflush(stdout);
    }
    return 0;
}

} // namespace

Attempt importKills(const QString &folder)
{
    const QString base = freshFolder(folder + u"/base"_s);
    const QString before = priceList(folder + u"/before.csv"_s, 0, Few);
    const QString list = priceList(folder + u"/list.csv"_s, Few, Many);
    if (runConsole(importOf(before, base)).exitCode != 0)
        return [](Dice &) { return u"the store to start from cannot be made"_s; };
    const QString work = folder + u"/work"_s;
    const double seconds = timeOf([=] { return runConsole(importOf(list, copiedFolder(base, work))); });
    return [=](Dice &dice) {
        const QString store = copiedFolder(base, work);
        Limits limits;
        limits.killAfterUs = momentIn(seconds, dice);
        static_cast<void>(runConsole(importOf(list, store), limits));
        return lookAfter(store, list, Few, Few + Many);
    };
}

Attempt migrationKills(const QString &folder)
{
    constexpr int Old = 3000;
    const QString base = freshFolder(folder + u"/base"_s);
    if (!makeOldStore(base, Old))
        return [](Dice &) { return u"the old store cannot be made"_s; };
    const QString list = priceList(folder + u"/list.csv"_s, Few, 1);
    const QString work = folder + u"/work"_s;
    const double seconds = timeOf([=] { return runConsole(importOf(list, copiedFolder(base, work))); });
    return [=](Dice &dice) -> QString {
        const QString store = copiedFolder(base, work);
        Limits limits;
        limits.killAfterUs = momentIn(seconds, dice);
        static_cast<void>(runConsole(importOf(list, store), limits));
        const Ran again = runConsole(importOf(list, store));
        if (again.exitCode != 0)
            return u"the next start fails: "_s + again.offence() + QString::fromUtf8(again.errors);
        const Priced all = pricesIn(store, store + u"-out.csv"_s);
        if (all.prices != Old + 1)
            return u"%1 prices came along, of %2: %3"_s.arg(all.prices).arg(Old + 1).arg(all.problem);
        if (const QString stray = strayIn(store); !stray.isEmpty())
            return u"left lying about: "_s + stray;
        const QStringList copies = namesIn(store).filter(u"rigwright-backup-"_s);
        return copies.isEmpty() ? u"no copy of the old store is there"_s : QString();
    };
}

Attempt exportKills(const QString &folder)
{
    const QString store = freshFolder(folder + u"/store"_s);
    const QString list = priceList(folder + u"/list.csv"_s, 0, Many);
    if (runConsole(importOf(list, store)).exitCode != 0)
        return [](Dice &) { return u"the store to start from cannot be made"_s; };
    const QString out = freshFolder(folder + u"/out"_s);
    const QStringList arguments{u"export"_s, u"prices"_s, out + u"/mine.csv"_s, u"--store"_s, store};
    const double seconds = timeOf([=] { return runConsole(arguments); });
    const QByteArray whole = bytesOf(out + u"/mine.csv"_s);
    const QByteArray old = whole.left(whole.indexOf('\n') + 1) + "mine,1,USD,2020-01-01\n";
    return [=](Dice &dice) -> QString {
        static_cast<void>(freshFolder(out));
        writeBytes(out + u"/mine.csv"_s, old);
        Limits limits;
        limits.killAfterUs = momentIn(seconds, dice);
        static_cast<void>(runConsole(arguments, limits));
        const QByteArray there = bytesOf(out + u"/mine.csv"_s);
        if (there != old && there != whole)
            return u"the list is neither the old nor the new one: %1 bytes"_s.arg(there.size());
        return pricesIn(store, folder + u"/again.csv"_s).prices == Many ? QString() : u"the store lost prices"_s;
    };
}

int playSave(const QStringList &arguments)
{
    const QString file = arguments.value(0);
    return writeVersions([&](const QByteArray &text) { return ui::writeFile(file, text); });
}

int playAutosave(const QStringList &arguments)
{
    ui::Autosave autosave(arguments.value(0));
    return writeVersions([&](const QByteArray &text) { return autosave.write(text, u"/machines/mine.rig.json"_s); });
}

Attempt saveKills(const QString &folder)
{
    return [=](Dice &dice) -> QString {
        const QString file = freshFolder(folder + u"/work"_s) + u"/mine.rig.json"_s;
        writeBytes(file, version(0));
        Limits limits;
        limits.killAfterUs = momentOfARole(dice);
        const Ran ran = runRole("save", {file}, limits);
        return judgeVersion(numberOf(bytesOf(file)), lastSaid(ran.out));
    };
}

Attempt autosaveKills(const QString &folder)
{
    return [=](Dice &dice) -> QString {
        const QString data = freshFolder(folder + u"/work"_s);
        Limits limits;
        limits.killAfterUs = momentOfARole(dice);
        const int said = lastSaid(runRole("autosave", {data}, limits).out);
        ui::Autosave next(data);
        QStringList others;
        const std::optional<ui::UnsavedWork> work = next.takeLeft(others);
        if (!work)
            return said == 0 ? QString() : u"version %1 was kept and is not found"_s.arg(said);
        if (work->origin != u"/machines/mine.rig.json"_s)
            return u"the work has lost its file: "_s + work->origin;
        return judgeVersion(numberOf(work->text), said);
    };
}

Attempt windowKills(const QString &folder)
{
    const QString data = freshFolder(folder + u"/data"_s);
    const QString list = priceList(folder + u"/list.csv"_s, 0, Few);
    if (runConsole(importOf(list, data)).exitCode != 0)
        return [](Dice &) { return u"the store to start from cannot be made"_s; };
    return [=](Dice &dice) -> QString {
        const QStringList arguments{u"--data-dir"_s, data, u"--lang"_s, u"en"_s,
                                    u"" RIGWRIGHT_SOURCE_DIR "/resources/examples/four-cards.rig.json"_s};
        Limits limits;
        limits.home = folder;
        limits.killAfterUs = static_cast<int>(dice.below(2'000'000));
        static_cast<void>(runProgram(windowProgram(), arguments, limits));
        const Priced all = pricesIn(data, folder + u"/out.csv"_s);
        if (all.prices != Few)
            return u"%1 prices are there, of %2: %3"_s.arg(all.prices).arg(Few).arg(all.problem);
        const QStringList aside = namesIn(data).filter(u"corrupt"_s);
        return aside.isEmpty() ? QString() : u"the store was set aside: "_s + aside.first();
    };
}

} // namespace rig::torture
