// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QCommandLineParser>
#include <QStringList>

#include <optional>
#include <span>

namespace rig::cli {

/// The exit codes that scripts rely on.
enum ExitCode { Fine = 0, Found = 1, BadInput = 2, NotReadOrWritten = 3 };

/// What a command gives back: nothing is printed before main() does it.
struct Outcome
{
    int exitCode = Fine;
    QByteArray data;      ///< UTF-8, for the standard output
    QStringList messages; ///< sentences, for the standard error
};

struct Command;

struct Invocation
{
    const Command &command;
    QStringList arguments; ///< without the program's and the command's name and without --lang
};

/// One line of the table of commands.
struct Command
{
    const char *name;
    const char *usage; ///< what follows the name
    const char *what;  ///< in the context "Cli", for translation
    bool paints;       ///< needs fonts and painters, so a QApplication
    Outcome (*run)(const Invocation &);
};

/// Every command, in the order of the help.
[[nodiscard]] std::span<const Command> commands();

/// Exit code 2 or 3 with the failure's sentence.
[[nodiscard]] Outcome failed(const Failure &failure);
/// Exit code 2 with a sentence about the arguments, and where to read on.
[[nodiscard]] Outcome misused(const Command &command, const QString &sentence);
/// Parses the arguments by the parser's options and adds --help. Gives the outcome that ends the command already: its
/// help, or what is wrong with the arguments (also when there are fewer or more than so many beside the options).
[[nodiscard]] std::optional<Outcome> parse(QCommandLineParser &parser, const Invocation &invocation, int fewest,
                                           int most);
/// The command's usage and what it does, in one paragraph.
[[nodiscard]] QString usageOf(const Command &command);

// The commands. Each is described by its line in the table.
[[nodiscard]] Outcome runGpus(const Invocation &invocation);
[[nodiscard]] Outcome runParts(const Invocation &invocation);
[[nodiscard]] Outcome runShow(const Invocation &invocation);
[[nodiscard]] Outcome runCheck(const Invocation &invocation);
[[nodiscard]] Outcome runDetect(const Invocation &invocation);
[[nodiscard]] Outcome runOffer(const Invocation &invocation);
[[nodiscard]] Outcome runReport(const Invocation &invocation);
[[nodiscard]] Outcome runChart(const Invocation &invocation);
[[nodiscard]] Outcome runMemory(const Invocation &invocation);
[[nodiscard]] Outcome runCompare(const Invocation &invocation);
[[nodiscard]] Outcome runRentOrBuy(const Invocation &invocation);
[[nodiscard]] Outcome runAdvise(const Invocation &invocation);
[[nodiscard]] Outcome runFind(const Invocation &invocation);
[[nodiscard]] Outcome runGuide(const Invocation &invocation);
[[nodiscard]] Outcome runLint(const Invocation &invocation);
[[nodiscard]] Outcome runDoctor(const Invocation &invocation);
[[nodiscard]] Outcome runImport(const Invocation &invocation);
[[nodiscard]] Outcome runExport(const Invocation &invocation);

} // namespace rig::cli
