// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/build/buildfile.h"
#include "db/catalogue_file.h"

#include <QCommandLineParser>

namespace rig::cli {

/// The options --parts, --own and --store, for commands that read parts.
void addOwnDataOptions(QCommandLineParser &parser);

/// The options --prices and --currency, for commands that say what a machine costs.
void addPriceOptions(QCommandLineParser &parser);
/// Lets the options decide which prices count; the failure says what is wrong with one of them.
[[nodiscard]] Result<Catalogue> withPriceOptions(Result<Catalogue> catalogue, const QCommandLineParser &parser);
/// Where no currency was asked for, the prices of a machine are told in that of its tariff, as far as there is a rate:
/// who pays electricity in yuan buys in yuan.
void priceAsItIsPaid(OpenedBuild &opened, const QCommandLineParser &parser);

/// The shipped catalogue, with these kinds of part; prices are those of the day on which the program runs.
[[nodiscard]] Result<Catalogue> shippedCatalogue(const db::KindSet &kinds);
/// The one that counts for the user of the store in a folder: a newer one that he imported, or the shipped one; why an
/// imported one does not count is told in `leftOut`.
[[nodiscard]] Result<Catalogue> catalogueBelow(const QString &folder, const db::KindSet &kinds, QStringList &leftOut);
/// The shipped catalogue with what the options name over it: the user's store, then his parts files; the failure is the
/// first thing that is wrong with one of them. Only parts of `kinds` are read, and all that a file holds. The store is
/// only read: what of it could not be is told in `leftOut`, a sentence each, for withLeftOut().
[[nodiscard]] Result<Catalogue> catalogueFor(const QCommandLineParser &parser, QStringList &leftOut,
                                             const db::KindSet &kinds = db::allKinds());
/// The outcome with these sentences before its messages; exit code 3 where there are any, since not all that was asked
/// for could be read.
[[nodiscard]] Outcome withLeftOut(Outcome outcome, const QStringList &leftOut);
/// The option --format, text or json.
void addFormatOption(QCommandLineParser &parser);
/// misused() where --format is neither.
[[nodiscard]] std::optional<Outcome> wrongFormat(const QCommandLineParser &parser, const Invocation &invocation);
[[nodiscard]] bool wantsJson(const QCommandLineParser &parser);
/// What a command with --format answers, by what makes its answer of the options.
[[nodiscard]] Outcome answered(const QCommandLineParser &parser, const Invocation &invocation,
                               Result<Outcome> (*answer)(const QCommandLineParser &));

/// A text of others with what its lines are looked up in.
struct ForeignText
{
    QString file;
    QByteArray bytes;
    Catalogue catalogue;
    QString currency; ///< what a sign means that several currencies use, where nothing in the text tells
};
/// The options --currency and --format, with those of addOwnDataOptions().
void addForeignTextOptions(QCommandLineParser &parser);
/// The file of this name, "-" for the standard input.
[[nodiscard]] Result<ForeignText> foreignText(const QString &name, const QCommandLineParser &parser,
                                              QStringList &leftOut);

/// Reads a build file.
[[nodiscard]] Result<OpenedBuild> openBuild(const QString &path, const Catalogue &catalogue);
/// Sentences about an opened build that its user should know: parts that come from the file, figures that changed
/// since.
[[nodiscard]] QStringList remarksOn(const OpenedBuild &opened);

} // namespace rig::cli
