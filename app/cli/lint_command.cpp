// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "core/lint/lint.h"
#include "db/parts_files.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QString lineOf(const Complaint &complaint, const QString &file)
{
    static constexpr std::array words{"error"_L1, "warning"_L1, "explained"_L1}; // in the order of Severity
    const QString severity = words[static_cast<std::size_t>(complaint.severity)];
    const QString place = file.isEmpty() ? complaint.part : u"%1/%2"_s.arg(file, complaint.part);
    return u"%1: %2: %3: %4"_s.arg(severity, place, complaint.field.isEmpty() ? u"-"_s : complaint.field,
                                   complaint.message);
}

Outcome report(const QStringList &readerFailures, const std::vector<Complaint> &complaints,
               const QHash<QString, QString> &files)
{
    QStringList lines;
    for (const QString &sentence : readerFailures)
        lines << u"error: "_s + sentence;
    for (const Complaint &complaint : complaints)
        lines << lineOf(complaint, files.value(complaint.part));
    const auto count = [&](Complaint::Severity severity) {
        return static_cast<int>(std::count_if(complaints.begin(), complaints.end(), [&](const Complaint &complaint) {
            return complaint.severity == severity;
        }));
    };
    const int errors = static_cast<int>(readerFailures.size()) + count(Complaint::Severity::Error);
    const QString errorCount = Cli::tr("%n error(s)", "of the linter", errors);
    const QString warningCount = Cli::tr("%n warning(s)", "of the linter", count(Complaint::Severity::Warning));
    const QString explained =
        Cli::tr("%n warning(s) explained", "of the linter", count(Complaint::Severity::Explained));
    const QByteArray data = lines.isEmpty() ? QByteArray() : lines.join(u'\n').toUtf8() + '\n';
    return {errors > 0 ? Found : Fine,
            data,
            {Cli::tr("%1, %2, %3.", "errors, warnings, explained ones").arg(errorCount, warningCount, explained)}};
}

std::vector<PartHandle> partsOf(const Catalogue &catalogue, Origin origin)
{
    std::vector<PartHandle> chosen;
    for (const Kind kind : db::allKinds()) {
        const std::vector<PartHandle> &parts = catalogue.parts(kind);
        std::copy_if(parts.begin(), parts.end(), std::back_inserter(chosen),
                     [&](const PartHandle &part) { return part->origin == origin; });
    }
    return chosen;
}

Outcome lintShipped()
{
    const auto catalogue = shippedCatalogue(db::allKinds());
    if (!catalogue)
        return failed(catalogue.error());
    return report({}, lint(partsOf(*catalogue, Origin::Shipped), *catalogue), {});
}

Outcome lintFiles(const QStringList &paths)
{
    const auto files = db::partsFilesAt(paths);
    if (!files)
        return failed(files.error());
    if (files->isEmpty())
        return {BadInput, {}, {Cli::tr("There is no *.json file at %1.").arg(paths.join(", "_L1))}};
    // The files may cite shipped sources and point at shipped chips; without a catalogue they stand alone.
    const db::LoadedParts loaded =
        db::loadPartsFiles(shippedCatalogue(db::allKinds()).value_or(Catalogue()), *files, Origin::Own);
    QStringList sentences;
    for (const Failure &failure : loaded.failures)
        sentences << failure.sentence();
    return report(sentences, lint(partsOf(loaded.catalogue, Origin::Own), loaded.catalogue), loaded.files);
}

} // namespace

Outcome runLint(const Invocation &invocation)
{
    QCommandLineParser parser;
    if (const auto ended = parse(parser, invocation, 0, 10000))
        return *ended;
    return parser.positionalArguments().isEmpty() ? lintShipped() : lintFiles(parser.positionalArguments());
}

} // namespace rig::cli
