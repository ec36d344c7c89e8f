// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/torture/dice.h"

#include <QProcess>
#include <QProcessEnvironment>

#include <optional>

namespace rig::torture {

/// How a process ended.
struct Ran
{
    int exitCode = -1;
    bool inTime = true;
    bool crashed = false; ///< by a signal that nobody here sent
    QByteArray out;
    QByteArray errors;
    double seconds = 0;

    /// What no run may do, whatever it was given: crash, hang, end with another code, be silent about a refusal, print
    /// what steers a terminal. Empty where it did none of it.
    [[nodiscard]] QString offence() const;
};

struct Limits
{
    int seconds = 60;
    std::optional<int> killAfterUs{};  ///< SIGKILL so many microseconds after the start
    std::optional<qint64> fileBytes{}; ///< no file grows beyond it (RLIMIT_FSIZE), as on a full disk
    QString outTo{};                   ///< the standard output goes to this file
    QString home{};                    ///< of the data of the program; empty: a folder that is not there
    QString catalogue{};               ///< empty: the one beside the program
};

/// The console program in English.
[[nodiscard]] Ran runConsole(const QStringList &arguments, const Limits &limits = {});
/// Any program.
[[nodiscard]] Ran runProgram(const QString &program, const QStringList &arguments, const Limits &limits);
/// This program in another role, ended by SIGKILL where the limits say so.
[[nodiscard]] Ran runRole(const char *role, const QStringList &arguments, const Limits &limits);

[[nodiscard]] QString consoleProgram();
[[nodiscard]] QString windowProgram();
/// The arguments as one can type them.
[[nodiscard]] QString typed(const QStringList &arguments);

[[nodiscard]] QByteArray bytesOf(const QString &path);
bool writeBytes(const QString &path, const QByteArray &bytes);
/// Names in a folder, sorted, hidden ones as well.
[[nodiscard]] QStringList namesIn(const QString &folder);
/// An empty folder of this name, whatever was there.
[[nodiscard]] QString freshFolder(const QString &path);
/// Copies the files of a folder into another, which becomes fresh.
[[nodiscard]] QString copiedFolder(const QString &from, const QString &to);

} // namespace rig::torture
