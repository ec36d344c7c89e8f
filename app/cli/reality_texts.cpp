// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reality_texts.h"

#include "core/words/detected_words.h"
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace

Result<std::vector<reality::NamedText>> textsCalled(const QStringList &names)
{
    std::vector<reality::NamedText> texts;
    for (const QString &name : names) {
        if (name != "-"_L1) {
            Result<QByteArray> bytes = db::readWhole(name, reality::MostBytes);
            if (!bytes)
                return tl::unexpected(bytes.error());
            texts.push_back({name, std::move(*bytes)});
            continue;
        }
        QFile in;
        if (!in.open(stdin, QIODevice::ReadOnly))
            return ioFailure(Cli::tr("The standard input could not be read."), name);
        // One byte more than may be, so that what is too much is told by the reader.
        QByteArray bytes;
        while (bytes.size() <= reality::MostBytes) {
            const QByteArray more = in.read(1 << 20);
            if (more.isEmpty())
                break;
            bytes += more;
        }
        texts.push_back({name, std::move(bytes)});
    }
    return texts;
}

void addMachineNumber(QCommandLineParser &parser)
{
    parser.addOption(
        {u"machine-number"_s, Cli::tr("Which machine, where the texts are of several: 1 is the first."), u"N"_s});
}

Result<reality::Detected> numberedMachine(const std::vector<reality::Detected> &machines,
                                          const QCommandLineParser &parser)
{
    const QString typed = parser.value(u"machine-number"_s);
    const auto number = typed.toULongLong();
    if (typed.isEmpty() && machines.size() == 1)
        return machines.front();
    if (number >= 1 && number <= machines.size())
        return machines[number - 1];
    if (!typed.isEmpty())
        return badInput(Cli::tr("--machine-number must be 1 to %1 with these texts, not “%2”.")
                            .arg(QString::number(machines.size()), typed));
    QStringList lines{words::severalMachines(machines)};
    for (std::size_t i = 0; i < machines.size(); ++i)
        lines << words::machineChoice(machines, i);
    lines << Cli::tr("Say which by --machine-number N.");
    return badInput(lines.join(u'\n'));
}

Result<std::optional<reality::Detected>> machineAgainst(const QCommandLineParser &parser, const Catalogue &catalogue)
{
    const QStringList names = parser.values(u"against"_s);
    if (names.isEmpty())
        return std::optional<reality::Detected>();
    const Result<std::vector<reality::NamedText>> texts = textsCalled(names);
    if (!texts)
        return tl::unexpected(texts.error());
    const Result<std::vector<reality::Detected>> machines = reality::detectEach(*texts, reality::Recogniser(catalogue));
    if (!machines)
        return tl::unexpected(machines.error());
    Result<reality::Detected> one = numberedMachine(*machines, parser);
    if (!one)
        return tl::unexpected(one.error());
    return std::optional<reality::Detected>(std::move(*one));
}

} // namespace rig::cli
