// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/probe/probe.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

#include <array>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

constexpr qint64 LongestValue = 4096;       // of a file of sysfs, which has a page at most
constexpr qint64 LongestList = 1024 * 1024; // of /proc/cpuinfo that is read: a few hundred processors
constexpr int ToolMilliseconds = 5000;      // nvidia-smi without its daemon takes seconds
constexpr int StepMilliseconds = 100;
constexpr qsizetype MostOutput = 8 * 1024 * 1024;

QByteArray beginningOf(const QString &path, qint64 most)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(most) : QByteArray();
}

/// "path:value" lines, as grep prints them.
void addValue(QByteArray &text, const QString &path)
{
    const QByteArray value = beginningOf(path, LongestValue).trimmed();
    if (!value.isEmpty() && !value.contains('\n'))
        text += path.toUtf8() + ':' + value + '\n';
}

QByteArray devices()
{
    QByteArray text;
    const QDir folder(u"/sys/bus/pci/devices"_s);
    const QStringList names = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (qsizetype i = 0; i < names.size() && i < static_cast<qsizetype>(reality::MostDevices); ++i) {
        // The path through the bridges: it says what hangs on what.
        const QString path = QFileInfo(folder.filePath(names[i])).canonicalFilePath();
        for (const QLatin1StringView name :
             {"class"_L1, "vendor"_L1, "device"_L1, "subsystem_vendor"_L1, "subsystem_device"_L1, "revision"_L1,
              "current_link_width"_L1, "max_link_width"_L1, "current_link_speed"_L1, "max_link_speed"_L1,
              "removable"_L1})
            addValue(text, path + u'/' + name);
        for (const QByteArray &state : beginningOf(path + u"/pp_dpm_pcie"_s, LongestValue).split('\n')) {
            if (!state.trimmed().isEmpty())
                text += path.toUtf8() + "/pp_dpm_pcie:" + state + '\n';
        }
    }
    for (const QLatin1StringView name : {"sys_vendor"_L1, "product_name"_L1, "board_vendor"_L1, "board_name"_L1,
                                         "board_version"_L1, "bios_version"_L1})
        addValue(text, u"/sys/class/dmi/id/"_s + name);
    return text;
}

/// Of each processor the lines that say what it is.
QByteArray processors()
{
    QByteArray text;
    for (const QByteArray &line : beginningOf(u"/proc/cpuinfo"_s, LongestList).split('\n')) {
        for (const char *key : {"processor", "model name", "physical id", "cpu cores", "flags"}) {
            if (line.startsWith(key))
                text += line + '\n';
        }
    }
    return text;
}

/// Waits in short steps, so that a user can stop it. False where it did not end.
bool waitFor(QProcess &process, const std::function<bool()> &stopped)
{
    for (int waited = 0; waited < ToolMilliseconds; waited += StepMilliseconds) {
        if (stopped && stopped())
            return false;
        if (process.waitForFinished(StepMilliseconds) || process.state() == QProcess::NotRunning)
            return true;
    }
    return false;
}

/// A tool's output; empty where there is none, or where it fails, takes too long or is stopped.
QByteArray outputOf(const QString &program, const QStringList &arguments, const std::function<bool()> &stopped)
{
    if (stopped && stopped())
        return {};
    const QString path = QStandardPaths::findExecutable(program);
    if (path.isEmpty())
        return {};
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, u"C"_s);
    process.setProcessEnvironment(environment);
    process.start(path, arguments, QIODevice::ReadOnly);
    if (!waitFor(process, stopped)) {
        process.kill();
        process.waitForFinished(1000);
        return {};
    }
    const QByteArray output = process.readAllStandardOutput();
    return output.size() > MostOutput ? output.left(MostOutput) : output;
}

} // namespace

std::vector<reality::NamedText> probeFiles()
{
    std::vector<reality::NamedText> texts;
    const auto add = [&](const QString &name, QByteArray bytes) {
        if (!bytes.isEmpty())
            texts.push_back({name, std::move(bytes)});
    };
    add(u"/sys"_s, devices());
    add(u"/proc/cpuinfo"_s, processors());
    return texts;
}

std::vector<reality::NamedText> probeMachine(const std::function<bool()> &stopped)
{
    std::vector<reality::NamedText> texts = probeFiles();
    const auto add = [&](const QString &name, QByteArray bytes) {
        if (!bytes.isEmpty())
            texts.push_back({name, std::move(bytes)});
    };
    add(u"lspci"_s, outputOf(u"lspci"_s, {u"-Dnn"_s}, stopped));
    add(u"nvidia-smi"_s,
        outputOf(u"nvidia-smi"_s,
                 {u"--query-gpu=index,name,pci.bus_id,pci.device_id,pci.sub_device_id,pcie.link.gen.current,"
                  "pcie.link.gen.max,pcie.link.width.current,pcie.link.width.max,memory.total,power.limit,pstate,"
                  "driver_version"_s,
                  u"--format=csv"_s},
                 stopped));
    add(u"nvidia-smi topo"_s, outputOf(u"nvidia-smi"_s, {u"topo"_s, u"-m"_s}, stopped));
    return texts;
}

} // namespace rig::db
