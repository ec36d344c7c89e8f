// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalogue_file.h"
#include "tests/torture/monkey.h"
#include "tests/torture/process.h"
#include "tests/torture/suite.h"

#include <QApplication>
#include <QSettings>
#include <QTimer>

#include <cstdio>

#if defined(__SANITIZE_ADDRESS__)
#include <cstddef>
// GCC has the function, and not clang's header that declares it.
extern "C" std::size_t __sanitizer_get_current_allocated_bytes();
#else
#include <malloc.h>
#endif

using namespace Qt::StringLiterals;

namespace rig::torture {

namespace {

constexpr int Actions = 500;
constexpr double MB = 1024.0 * 1024.0;
/// What the second half of the actions may add: what was seldom seen in the first.
constexpr double MostMore = 12;

/// What Qt says of the program's own doing; what the offscreen platform and Qt Test say of themselves is not about it.
QStringList &warnings()
{
    static QStringList all;
    return all;
}

void hear(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qUtf8Printable(message));
    const bool ofTheHarness =
        message.contains(u"This plugin does not support"_s) || message.startsWith(u"Mouse event"_s);
    if (type == QtWarningMsg && !ofTheHarness && warnings().size() < 5)
        warnings() << message;
}

/// What the program holds of the heap, in MB; not what the allocator keeps of the system.
double heldMb()
{
#if defined(__SANITIZE_ADDRESS__)
    return static_cast<double>(__sanitizer_get_current_allocated_bytes()) / MB;
#else
    const struct mallinfo2 info = ::mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd) / MB;
#endif
}

using Census = QMap<QByteArray, int>;

/// How many objects of each class live in the windows.
Census census()
{
    Census counts;
    for (const QWidget *top : QApplication::topLevelWidgets()) {
        ++counts[top->metaObject()->className()];
        for (const QObject *object : top->findChildren<QObject *>())
            ++counts[object->metaObject()->className() + QByteArray(" of ") +
                     object->parent()->metaObject()->className()];
    }
    return counts;
}

/// The classes that grew most.
QString grownSince(const Census &before)
{
    const Census now = census();
    std::vector<std::pair<int, QByteArray>> grown;
    for (auto it = now.begin(); it != now.end(); ++it) {
        if (it.value() > before.value(it.key()))
            grown.emplace_back(it.value() - before.value(it.key()), it.key());
    }
    std::sort(grown.rbegin(), grown.rend());
    QStringList words;
    for (std::size_t i = 0; i < std::min<std::size_t>(grown.size(), 12); ++i)
        words << u"%1 %2"_s.arg(grown[i].first).arg(QString::fromLatin1(grown[i].second));
    return words.join(u", "_s);
}

/// Settings, homes and the present folder lie where nothing can be spoilt.
void settleIn(const QString &folder)
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder + u"/settings"_s);
    QCoreApplication::setOrganizationName(u"rigwright"_s);
    QCoreApplication::setApplicationName(u"rigwright"_s);
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication::setQuitOnLastWindowClosed(false);
    QDir().mkpath(folder + u"/home"_s);
    qputenv("HOME", (folder + u"/home"_s).toLocal8Bit());
    QDir::setCurrent(folder + u"/home"_s);
}

Result<Catalogue> shippedParts()
{
    Result<Catalogue> read = db::readCatalogue(u"" RIGWRIGHT_BINARY_DIR "/catalogue.sqlite"_s, db::allKinds());
    if (read)
        read->prices.today = QDate(2026, 11, 23);
    return read;
}

QString measured(Window &window, Monkey &monkey, int actions)
{
    constexpr int Step = 1000;
    double first = 0;
    double last = 0;
    Census before;
    for (int done = 0; done < actions; done += Step) {
        monkey.play(Step);
        window.rest();
        last = heldMb();
        // The first half fills what is kept: pages, fonts in every size and language, pictures of icons.
        if (done < std::max(actions / 2, Step)) {
            first = last;
            before = census();
        }
        std::fprintf(stderr, "memory after %d actions: %.1f MB; %s\n", done + Step, last,
                     qPrintable(grownSince(before)));
    }
    if (last - first > MostMore)
        return u"memory grew from %1 MB to %2 MB in the second half of %3 actions; more objects: %4"_s
            .arg(first, 0, 'f', 1)
            .arg(last, 0, 'f', 1)
            .arg(actions)
            .arg(grownSince(before));
    return {};
}

template <class Play> Attempt withWindow(const QString &folder, Play play)
{
    settleIn(folder);
    const Result<Catalogue> read = shippedParts();
    if (!read)
        return [said = read.error().sentence()](Dice &) { return said; };
    const auto catalogue = std::make_shared<const Catalogue>(*read);
    const auto desktop = std::make_shared<NoDesktop>();
    return [=](Dice &dice) -> QString {
        const QString files = freshFolder(folder + u"/files"_s);
        static_cast<void>(freshFolder(folder + u"/settings"_s));
        static_cast<void>(desktop);
        warnings().clear();
        // A command that was chosen last may ask for a file when nobody is there any more to answer.
        QTimer closing;
        QObject::connect(&closing, &QTimer::timeout, [] {
            if (QWidget *asks = QApplication::activeModalWidget())
                asks->close();
        });
        closing.start(3000);
        const QtMessageHandler before = qInstallMessageHandler(hear);
        QString wrong;
        {
            Window window(*catalogue, freshFolder(folder + u"/data"_s));
            Monkey monkey(window.window(), files, dice);
            wrong = play(window, monkey);
        }
        qInstallMessageHandler(before);
        if (wrong.isEmpty() && !warnings().isEmpty())
            return u"Qt warns: "_s + warnings().join(u" · "_s);
        return wrong;
    };
}

} // namespace

Attempt monkey(const QString &folder)
{
    return withWindow(folder, [](Window &, Monkey &one) {
        one.play(Actions);
        return QString();
    });
}

Attempt memory(const QString &folder)
{
    return withWindow(folder, [](Window &window, Monkey &one) {
        bool given = false;
        const int actions = qEnvironmentVariableIntValue("RIGWRIGHT_TORTURE_ACTIONS", &given);
        return measured(window, one, given ? actions : 10000);
    });
}

} // namespace rig::torture
