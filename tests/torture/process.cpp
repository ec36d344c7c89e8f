// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/torture/process.h"

#include "core/base/shown_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QThread>

#include <csignal>
#include <sys/resource.h>
#include <time.h>

using namespace Qt::StringLiterals;

namespace rig::torture {

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool Sanitized = true;
#else
constexpr bool Sanitized = false;
#endif

/// No run needs more; a reader that takes what a file promises would.
constexpr rlim_t MostMemory = 3ULL << 30;

void limitChild(const Limits &limits)
{
    ::setpgid(0, 0);
    if (limits.fileBytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        const auto bytes = static_cast<rlim_t>(*limits.fileBytes);
        const rlimit tight{bytes, bytes};
        ::setrlimit(RLIMIT_FSIZE, &tight);
    }
    if (!Sanitized) { // the sanitizer reserves terabytes of addresses
        const rlimit most{MostMemory, MostMemory};
        ::setrlimit(RLIMIT_AS, &most);
    }
}

QProcessEnvironment environmentOf(const Limits &limits)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    const QString home = limits.home.isEmpty() ? u"/nonexistent"_s : limits.home;
    environment.insert(u"HOME"_s, home);
    environment.insert(u"XDG_DATA_HOME"_s, home + u"/data"_s);
    environment.insert(u"XDG_CONFIG_HOME"_s, home + u"/config"_s);
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    environment.insert(u"LANGUAGE"_s, u"en"_s);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    if (!limits.catalogue.isEmpty())
        environment.insert(u"RIGWRIGHT_CATALOGUE"_s, limits.catalogue);
    return environment;
}

void waitUs(int microseconds)
{
    const timespec time{microseconds / 1'000'000, (microseconds % 1'000'000) * 1000L};
    ::nanosleep(&time, nullptr);
}

} // namespace

QString Ran::offence() const
{
    const QString said = QString::fromUtf8(errors.right(1500));
    if (!inTime)
        return u"it did not end in time"_s;
    if (crashed)
        return u"it crashed: "_s + said;
    if (exitCode < 0 || exitCode > 3)
        return u"it ended with code %1: %2"_s.arg(QString::number(exitCode), said);
    if (errors.contains("Sanitizer") || errors.contains("runtime error:") || errors.contains("ASSERT"))
        return u"a sanitizer speaks: "_s + said;
    if (exitCode >= 2 && errors.trimmed().isEmpty())
        return u"it refused without a word"_s;
    for (const QByteArray *stream : {&out, &errors}) {
        const QString text = QString::fromUtf8(*stream);
        if (shownText(text) != text)
            return u"it printed what steers a terminal"_s;
    }
    return {};
}

namespace {

/// RIGWRIGHT_PROGRAMS names the folder of another build: what is only started and ended needs no sanitizers.
QString programCalled(QLatin1StringView name)
{
    return qEnvironmentVariable("RIGWRIGHT_PROGRAMS", u"" RIGWRIGHT_BINARY_DIR ""_s) + u'/' + name;
}

} // namespace

QString consoleProgram() { return programCalled("rigwright-cli"_L1); }
QString windowProgram() { return programCalled("rigwright"_L1); }

Ran runProgram(const QString &program, const QStringList &arguments, const Limits &limits)
{
    QProcess process;
    process.setProcessEnvironment(environmentOf(limits));
    process.setChildProcessModifier([&limits] { limitChild(limits); });
    if (!limits.outTo.isEmpty())
        process.setStandardOutputFile(limits.outTo);
    QElapsedTimer clock;
    clock.start();
    process.start(program, arguments, QIODevice::ReadOnly);
    Ran ran;
    if (!process.waitForStarted()) {
        ran.crashed = true;
        ran.errors = process.errorString().toUtf8();
        return ran;
    }
    if (limits.killAfterUs) {
        waitUs(*limits.killAfterUs);
        process.kill();
    }
    ran.inTime = process.waitForFinished(limits.seconds * 1000);
    if (!ran.inTime) {
        process.kill();
        process.waitForFinished();
    }
    ran.seconds = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
    ran.crashed = ran.inTime && !limits.killAfterUs && process.exitStatus() != QProcess::NormalExit;
    ran.exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    ran.out = process.readAllStandardOutput();
    ran.errors = process.readAllStandardError();
    return ran;
}

Ran runConsole(const QStringList &arguments, const Limits &limits)
{
    return runProgram(consoleProgram(), QStringList{u"--lang"_s, u"en"_s} + arguments, limits);
}

Ran runRole(const char *role, const QStringList &arguments, const Limits &limits)
{
    return runProgram(QCoreApplication::applicationFilePath(),
                      QStringList{u"--role"_s, QString::fromLatin1(role)} + arguments, limits);
}

QString typed(const QStringList &arguments)
{
    QStringList quoted;
    for (QString argument : arguments) {
        argument.replace(u'\'', u"'\\''"_s);
        quoted << u'\'' + argument + u'\'';
    }
    return quoted.join(u' ');
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
}

QStringList namesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden | QDir::System, QDir::Name);
}

QString freshFolder(const QString &path)
{
    QDir(path).removeRecursively();
    QDir().mkpath(path);
    return path;
}

QString copiedFolder(const QString &from, const QString &to)
{
    static_cast<void>(freshFolder(to));
    for (const QString &name : namesIn(from))
        QFile::copy(from + u'/' + name, to + u'/' + name);
    return to;
}

} // namespace rig::torture
