// SPDX-License-Identifier: GPL-3.0-or-later
// Two programs that write to one store at the same time: what either was told is stored, is stored.
#include "db/user_store.h"
#include "tests/torture/process.h"
#include "tests/torture/store_fixture.h"
#include "tests/torture/suite.h"

#include <array>
#include <cstdio>
#include <thread>

using namespace Qt::StringLiterals;

namespace rig::torture {

namespace {

constexpr int Writes = 40;

QString partOf(const QString &writer, int number) { return u"part-%1-%2"_s.arg(writer).arg(number); }

/// The highest number that a writer was told is stored.
int confirmed(const Ran &ran) { return ran.out.trimmed().isEmpty() ? 0 : ran.out.trimmed().split('\n').last().toInt(); }

QString missing(const QByteArray &list, const QString &writer, int stored)
{
    for (int i = 1; i <= stored; ++i) {
        if (!list.contains(partOf(writer, i).toLatin1() + ','))
            return u"%1 was stored and is not there"_s.arg(partOf(writer, i));
    }
    return {};
}

} // namespace

/// FOLDER NAME: writes prices one by one, and says the number of each that is stored.
int playWriter(const QStringList &arguments)
{
    db::UserStore store = db::UserStore::open(arguments.value(0));
    for (int i = 1; i <= Writes; ++i) {
        const Price price{{1.0 + i, u"USD"_s}, QDate(2026, 11, 1), PriceBasis::Market, Condition::New, NoSource};
        if (const auto set = store.setOwnPrice(partOf(arguments.value(1), i), price); !set) {
            std::fprintf(stderr, "%s\n", qUtf8Printable(set.error().sentence()));
            return 3;
        }
        std::printf("%d\n", i);
        std::fflush(stdout);
    }
    return 0;
}

Attempt writers(const QString &folder)
{
    return [=](Dice &dice) -> QString {
        const QString store = freshFolder(folder + u"/work"_s);
        Limits first;
        if (dice.once(2))
            first.killAfterUs = 5000 + static_cast<int>(dice.below(300000));
        const Limits second;
        Ran one;
        std::thread beside([&] { one = runRole("writer", {store, u"one"_s}, first); });
        Ran two = runRole("writer", {store, u"two"_s}, second);
        beside.join();
        for (const Ran *ran : std::array<const Ran *, 2>{&one, &two}) {
            if ((ran != &one || !first.killAfterUs) && ran->exitCode != 0)
                return u"a writer gave up: "_s + ran->offence() + QString::fromUtf8(ran->errors);
        }
        const QString out = folder + u"/out.csv"_s;
        const Priced all = pricesIn(store, out);
        if (all.prices < confirmed(one) + confirmed(two))
            return u"%1 prices of %2 + %3: %4"_s.arg(all.prices)
                .arg(confirmed(one))
                .arg(confirmed(two))
                .arg(all.problem);
        const QByteArray list = bytesOf(out);
        const QString lost = missing(list, u"one"_s, confirmed(one)) + missing(list, u"two"_s, confirmed(two));
        return lost;
    };
}

} // namespace rig::torture
