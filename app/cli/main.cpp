// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/plain_output.h"
#include "core/base/shown_text.h"
#include "core/base/version.h"
#include "ui/languages.h"
#include "ui/widgets/faces.h"
#include "ui/widgets/platform.h"

#include <QApplication>
#include <QFile>
#include <QFont>

#include <algorithm>
#include <cstdio>
#include <memory>

using namespace Qt::StringLiterals;
using namespace rig::cli;

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

const Command *findCommand(QStringView name)
{
    const std::span<const Command> all = commands();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Command &command) { return name == QLatin1StringView(command.name); });
    return found == all.end() ? nullptr : &*found;
}

/// Asked before there is an application, which must be of the right kind from the start.
bool willPaint(int argc, char **argv)
{
    return std::any_of(argv + std::min(argc, 1), argv + argc, [](const char *argument) {
        const Command *command = findCommand(QString::fromLocal8Bit(argument));
        return command && command->paints;
    });
}

/// What a terminal may be sent: names of files and arguments are text from outside, too.
QByteArray printable(const QString &text) { return rig::shownText(text).toUtf8(); }

/// Qt's own messages, without those that are about nothing: what every service and every ssh session without a desktop
/// would get, and on Windows that the manifest has said already how sharp a window is.
void tell(QtMsgType, const QMessageLogContext &, const QString &message)
{
    if (!message.contains("XDG_RUNTIME_DIR"_L1) && !message.contains("DpiAwareness"_L1))
        std::fprintf(stderr, "%s\n", printable(message).constData());
}

std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv)
{
    if (!willPaint(argc, argv))
        return std::make_unique<QCoreApplication>(argc, argv);
#ifdef Q_OS_LINUX
    // Nothing is shown: a file is painted the same with and without a display.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
#endif
    rig::ui::askPlatform();
    auto application = std::make_unique<QApplication>(argc, argv);
    QFont font = QApplication::font();
    font.setFamilies(rig::ui::faces());
    QApplication::setFont(font);
    return application;
}

/// Takes `--lang LANGUAGE` or `--lang=LANGUAGE` out of the arguments; "?" where the language itself is missing.
QString takeLanguage(QStringList &arguments)
{
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i].startsWith("--lang="_L1))
            return arguments.takeAt(i).mid(7);
        if (arguments[i] != "--lang"_L1)
            continue;
        arguments.removeAt(i);
        return i < arguments.size() ? arguments.takeAt(i) : u"?"_s;
    }
    return {};
}

Outcome help()
{
    QStringList lines{
        Cli::tr("Rigwright plans machines for deep learning: which parts, and what is lost where they fall short."),
        {}};
    for (const Command &command : commands())
        lines << usageOf(command);
    lines << QString()
          << Cli::tr("Options of every command: --help, --lang %1. --version tells the version.")
                 .arg(rig::ui::languageCodes().join(u'|'))
          << QString()
          << Cli::tr("Exit codes: 0 nothing at or above the severity asked for (blocker); 1 findings; 2 bad input; 3 "
                     "not read or"
                     " not written.")
          << QString();
    return {Fine, lines.join(u'\n').toUtf8(), {}};
}

bool isKnownLanguage(const QString &code) { return code.isEmpty() || rig::ui::languageCodes().contains(code); }

Outcome noSuchLanguage(const QString &code)
{
    return {BadInput,
            {},
            {Cli::tr("--lang is \"%1\"; it must be one of: %2.").arg(code, rig::ui::languageCodes().join(", "_L1))}};
}

Outcome runCommand(const QStringList &arguments)
{
    if (arguments.isEmpty()) {
        Outcome outcome = help();
        return {BadInput, {}, {QString::fromUtf8(outcome.data)}};
    }
    const QString &name = arguments.first();
    if (name == "--help"_L1 || name == "-h"_L1 || name == "help"_L1)
        return help();
    if (name == "--version"_L1 || name == "-v"_L1)
        return {Fine, "rigwright-cli " + rig::versionAndCommit().toUtf8() + '\n', {}};
    if (const Command *command = findCommand(name))
        return command->run({*command, arguments.mid(1)});
    QStringList names;
    for (const Command &command : commands())
        names << QString::fromLatin1(command.name);
    return {BadInput, {}, {Cli::tr("There is no command \"%1\"; there are: %2.").arg(name, names.join(", "_L1))}};
}

/// False when the standard output does not take it all, such as a full disk.
bool print(const QByteArray &data)
{
    if (data.isEmpty())
        return true;
    const QByteArray shown = printable(QString::fromUtf8(data));
    QFile out;
    return out.open(stdout, QIODevice::WriteOnly) && out.write(shown) == shown.size() && out.flush();
}

} // namespace

int main(int argc, char **argv)
{
    qInstallMessageHandler(tell);
    const PlainOutput plain;
    const std::unique_ptr<QCoreApplication> application = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(u"rigwright-cli"_s);
    QCoreApplication::setApplicationVersion(rig::versionAndCommit());
    QStringList arguments = QCoreApplication::arguments().mid(1);
    const QString language = takeLanguage(arguments);
    rig::ui::LanguageSwitch words(*application);
    words.use(language);
    Outcome outcome = isKnownLanguage(language) ? runCommand(arguments) : noSuchLanguage(language);
    if (!print(outcome.data)) {
        outcome.messages << Cli::tr("The standard output could not be written.");
        outcome.exitCode = NotReadOrWritten;
    }
    for (const QString &message : std::as_const(outcome.messages))
        std::fprintf(stderr, "%s\n", printable(message).constData());
    return outcome.exitCode;
}
