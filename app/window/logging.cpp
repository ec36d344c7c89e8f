// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/logging.h"

#include "db/lock_file.h"
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace rig::app {

namespace {

constexpr std::size_t LogBytes = 1024 * 1024;
constexpr std::size_t LogFiles = 5;

spdlog::level::level_enum levelOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return spdlog::level::debug;
    case QtInfoMsg:
        return spdlog::level::info;
    case QtWarningMsg:
        return spdlog::level::warn;
    case QtCriticalMsg:
        return spdlog::level::err;
    case QtFatalMsg:
        return spdlog::level::critical;
    }
    return spdlog::level::warn;
}

void takeQtMessage(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    spdlog::log(levelOf(type), "{}: {}", context.category ? context.category : "qt", message.toStdString());
    if (type == QtFatalMsg)
        spdlog::default_logger()->flush();
}

std::string filePath(const QString &path) { return QDir::toNativeSeparators(path).toLocal8Bit().toStdString(); }

} // namespace

Result<void> startLogging(const QString &folder)
{
    auto console = std::make_shared<spdlog::sinks::stderr_sink_mt>();
    console->set_level(spdlog::level::warn);
    auto logger = std::make_shared<spdlog::logger>("rigwright", console);
    logger->flush_on(spdlog::level::info);
    spdlog::set_default_logger(logger);
    qInstallMessageHandler(takeQtMessage);

    const QString logs = QDir(folder).filePath(QStringLiteral("logs"));
    const QString file = QDir(logs).filePath(QStringLiteral("rigwright.log"));
    const auto refused = [&] {
        return ioFailure(
            QCoreApplication::translate("Logging", "No log can be written there; the program runs without one."), logs);
    };
    if (!db::makePrivateFolder(folder) || !db::makePrivateFolder(logs) || !QFileInfo(logs).isWritable())
        return refused();
    try {
        logger->sinks().push_back(
            std::make_shared<spdlog::sinks::rotating_file_sink_mt>(filePath(file), LogBytes, LogFiles));
        QFile::setPermissions(file, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    } catch (const spdlog::spdlog_ex &) {
        return refused();
    }
    return {};
}

void logInfo(const QString &message) { spdlog::info("{}", message.toStdString()); }

void logWarning(const QString &message) { spdlog::warn("{}", message.toStdString()); }

RunningMarker::RunningMarker(const QString &folder)
    : m_lock(db::lockFile(QDir(folder).filePath(QStringLiteral("running"))))
{
    const bool there = QFileInfo::exists(m_lock->fileName());
    m_endedBadly = m_lock->tryLock(0) && there;
}

} // namespace rig::app
