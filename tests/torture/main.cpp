// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/torture/suite.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <array>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <thread>

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/common_interface_defs.h>
#endif

using namespace Qt::StringLiterals;

namespace rig::torture {

namespace {

constexpr std::array Rows{
    Row{"console", "console runs with random options and changed files", 1000, 20000, 120, console},
    Row{"machines", "random machines of up to 64 items", 400, 20000, 240, machines},
    Row{"parses", "changed files read, written and read again", 60000, 1000000, 60, parses},
    Row{"import-kills", "imports killed", 26, 2500, 120, importKills},
    Row{"migration-kills", "migrations of an old store killed", 26, 2500, 120, migrationKills},
    Row{"export-kills", "exports killed", 26, 2000, 120, exportKills},
    Row{"save-kills", "saving killed", 26, 1500, 120, saveKills},
    Row{"autosave-kills", "autosaving killed", 22, 1200, 120, autosaveKills},
    Row{"window-kills", "the window killed", 4, 300, 240, windowKills},
    Row{"stores", "damaged stores, met first by a command that reads", 120, 1000, 240, stores},
    Row{"catalogues", "damaged catalogues", 60, 1000, 120, catalogues},
    Row{"disks", "writers on a full disk", 110, 220, 120, disks},
    Row{"names", "hostile names, each through every command", 90, 90, 120, names},
    Row{"writers", "two writers at one store, one of them killed now and then", 6, 200, 240, writers},
    Row{"monkey", "500 random keys, clicks and texts in a fresh window", 3, 1000, 120, monkey},
    Row{"memory", "10,000 of them in one window, whose memory stays level", 0, 1, 120, memory},
};

constexpr std::array Roles{
    Role{"save", playSave},
    Role{"autosave", playAutosave},
    Role{"writer", playWriter},
};

/// The attempt that is under way, for whoever must say how it is repeated.
struct Present
{
    QByteArray row;
    QByteArray program;
    std::atomic<quint32> seed = 0;
    std::atomic<int> signs = 0; ///< of life
};

Present &present()
{
    static Present one;
    return one;
}

void tell(const QString &wrong)
{
    const Present &now = present();
    std::fprintf(stderr, "%s, seed %u: %s\n  %s %s --seed %u --count 1\n", now.row.constData(), now.seed.load(),
                 qUtf8Printable(wrong), now.program.constData(), now.row.constData(), now.seed.load());
    std::fflush(stderr);
}

/// Ends the program, naming the seed, where an attempt does not come to its end.
void watchOver(int limit)
{
    std::thread([limit] {
        int last = 0;
        int seconds = 0;
        while (true) {
            std::this_thread::sleep_for(std::chrono::seconds(1));
            const int now = present().signs;
            seconds = now == last ? seconds + 1 : 0;
            last = now;
            if (seconds > limit)
                std::abort();
        }
    }).detach();
}

/// What is tried within this process may end it: then the seed is still told.
void tellOfCrashes()
{
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_set_death_callback([] { tell(u"it crashed"_s); });
    std::signal(SIGABRT, [](int) {
#else
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL})
        std::signal(signal, [](int which) {
            tell(u"it crashed by signal %1"_s.arg(which));
            std::_Exit(1);
        });
    std::signal(SIGABRT, [](int) {
#endif
        tell(u"it ended itself, or did not come to its end in time"_s);
        std::_Exit(1);
    });
}

struct Wish
{
    quint32 seed = 20261123;
    int count = 0;
    double seconds = 0; ///< 0: no limit
};

/// A line of the table; what fails is told with the command that repeats it.
int run(const Row &row, const Wish &wish, const QString &program)
{
    const QTemporaryDir folder(QDir::tempPath() + u"/torture-XXXXXX"_s);
    QElapsedTimer clock;
    clock.start();
    present().row = row.name;
    present().program = program.toLocal8Bit();
    present().seed = wish.seed;
    tellOfCrashes();
    watchOver(row.limit);
    const Attempt attempt = row.prepare(folder.path());
    int tried = 0;
    int failed = 0;
    const auto late = [&] { return wish.seconds > 0 && static_cast<double>(clock.elapsed()) > wish.seconds * 1000; };
    for (; tried < wish.count && !late(); ++tried) {
        Dice dice(wish.seed + static_cast<quint32>(tried));
        present().seed = dice.seed();
        stillAlive();
        const QString wrong = attempt(dice);
        if (wrong.isEmpty())
            continue;
        tell(wrong);
        if (++failed >= 20)
            break;
    }
    std::printf("| %s | %s | %d | %d | %lld s |\n", row.name, row.what, tried, failed, clock.elapsed() / 1000);
    return failed == 0 ? 0 : 1;
}

int listRows(bool full)
{
    for (const Row &row : Rows)
        std::printf("%s %d\n", row.name, full ? row.inFull : row.inCi);
    return 0;
}

const Row *findRow(const QString &name)
{
    const auto found =
        std::find_if(Rows.begin(), Rows.end(), [&](const Row &row) { return name == QLatin1StringView(row.name); });
    return found == Rows.end() ? nullptr : &*found;
}

int playRole(const QStringList &arguments)
{
    for (const Role &role : Roles) {
        if (arguments.value(0) == QLatin1StringView(role.name))
            return role.play(arguments.mid(1));
    }
    return 2;
}

} // namespace

void stillAlive() { ++present().signs; }

} // namespace rig::torture

int main(int argc, char **argv)
{
    using namespace rig::torture;
    if (argc > 2 && QLatin1StringView(argv[1]) == "--role"_L1) {
        const QCoreApplication application(argc, argv);
        return playRole(QCoreApplication::arguments().mid(2));
    }
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt warns where the session has no such folder, which is not about the program.
    const QTemporaryDir session;
    qputenv("XDG_RUNTIME_DIR", session.path().toLocal8Bit());
    const QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addPositionalArgument(u"ROW"_s, u"One kind of harm; --list names them with their counts."_s);
    parser.addOptions({{u"seed"_s, u"Of the first attempt; the next has the next."_s, u"N"_s, u"20261123"_s},
                       {u"count"_s, u"Attempts; without it those of CI."_s, u"N"_s},
                       {u"seconds"_s, u"Begins no attempt after so long."_s, u"N"_s, u"0"_s},
                       {u"full"_s, u"With --list: the counts of the full run."_s},
                       {u"list"_s, u"Names the rows."_s}});
    parser.process(application);
    if (parser.isSet(u"list"_s))
        return listRows(parser.isSet(u"full"_s));
    const Row *row = findRow(parser.positionalArguments().value(0));
    if (!row)
        parser.showHelp(2);
    const int count = parser.isSet(u"count"_s) ? parser.value(u"count"_s).toInt() : row->inCi;
    return run(*row, {parser.value(u"seed"_s).toUInt(), count, parser.value(u"seconds"_s).toDouble()},
               QCoreApplication::applicationFilePath());
}
