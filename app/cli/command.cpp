// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr std::array Commands{
    Command{"gpus", "[--where EXPR] [--sort KEY] [--search TEXT] [--columns KEY,KEY] [--format table|csv|json]",
            QT_TRANSLATE_NOOP("Cli", "Lists the GPU chips with their figures."), false, runGpus},
    Command{"parts", "KIND [--search TEXT] [--where EXPR] [--sort KEY] [--columns KEY,KEY] [--format table|csv|json]",
            QT_TRANSLATE_NOOP(
                "Cli",
                "Lists the parts of a kind: gpus, cards, processors, motherboards, supplies, cases, coolers, memory,"
                " drives."),
            false, runParts},
    Command{
        "show", "PART_ID [--parts FILE.json]… [--format table|csv|json]",
        QT_TRANSLATE_NOOP(
            "Cli", "Shows one part: every figure with its source, and for a motherboard where its lanes come from."),
        false, runShow},
    Command{"check",
            "BUILD.rig.json [--parts FILE.json]… [--prices new|used|any] [--currency C] [--severity "
            "blocker|caution|unknown|note] [--against FILE]… [--machine-number N] [--first-start] [--format text|json]",
            QT_TRANSLATE_NOOP("Cli", "Says whether a machine will run, what is lost, why, and what would mend it."),
            false, runCheck},
    Command{"detect",
            "[FILE…|-] [--machine-number N] [--collect linux|windows] [--parts FILE.json]… [--format text|json]",
            QT_TRANSLATE_NOOP("Cli", "Recognises a machine in what it says of itself: outputs of lspci, nvidia-smi, "
                                     "dmidecode, lstopo, rocm-smi and of Windows' tools, in any order."),
            false, runDetect},
    Command{"offer", "FILE|- [--machine BUILD.rig.json] [--arrived FILE]… [--currency C] [--format text|json]",
            QT_TRANSLATE_NOOP("Cli",
                              "Says what an offer of a second-hand card is worth: which card, what is at risk, whether "
                              "it starts, fits and runs, and what to test on the day it arrives."),
            false, runOffer},
    Command{"report",
            "BUILD.rig.json OUT.pdf|OUT.html [--parts FILE.json]… [--prices new|used|any] [--currency C] [--date DAY] "
            "[--against FILE]… [--machine-number N] [--offer NAME | --price-per-hour N]",
            QT_TRANSLATE_NOOP("Cli", "Writes the report of a machine as PDF or HTML."), true, runReport},
    Command{
        "chart",
        "Y --versus X [OPTION]… --out FILE.svg|png|pdf|csv · chart --question KEY --out FILE · chart --list · chart "
        "--questions",
        QT_TRANSLATE_NOOP(
            "Cli", "Draws one figure of the GPU chips against another, bars of several, or an answer to a question."),
        true, runChart},
    Command{"memory",
            "--model ID | --config FILE | --layers-file FILE | --own-gib N  [OPTION]… [--gpu ID]… [--format text|json] "
            "· memory "
            "--list-models",
            QT_TRANSLATE_NOOP("Cli",
                              "Says what a model's training or inference needs on each GPU, part by part, which GPUs "
                              "hold it and how fast they would be."),
            false, runMemory},
    Command{"compare",
            "A B… [--owned GPU] [--resale N] [--price-of ID=N]… [--for cnn|rnn|transformer] [--format text|json]",
            QT_TRANSLATE_NOOP("Cli", "Sets GPUs and processors side by side: figures, speeds, what an upgrade costs."),
            false, runCompare},
    Command{"rent-or-buy",
            "[--machine BUILD.rig.json | --capital N --watts N] [--gpus N] [--offer NAME | --price-per-hour N] "
            "[--hours-per-week N] [OPTION]… · rent-or-buy --list-offers · rent-or-buy --list-services",
            QT_TRANSLATE_NOOP("Cli", "Says whether buying a machine or renting its work is cheaper, and from when on."),
            false, runRentOrBuy},
    Command{"advise",
            "[--role R] [--budget N] [--currency C] [--budget-preset P] [--dataset-gb N] [--framework F] [--depth D] "
            "[--machines N] [--gpus-per-machine N] [--profile ID]… [--format text|json]",
            QT_TRANSLATE_NOOP("Cli", "Which GPU for this work and this money: what the catalogue gives, what the dated "
                                     "sources say, and where they disagree."),
            false, runAdvise},
    Command{"find",
            "[--model ID] [--set KEY=VALUE]… [--need KEY=N]… [--budget N] [--currency C] [--cards N|A..B] "
            "[--circuit ID] [--frontier A..B] [OPTION]… [--format text|json]",
            QT_TRANSLATE_NOOP("Cli", "Which whole machine does most of a work for the money, proven over the "
                                     "catalogue: every part, its price, and that none is better."),
            false, runFind},
    Command{"guide", "[TOPIC] [--machine BUILD.rig.json] [--gpu ID]… [--system S] [--format text|json]",
            QT_TRANSLATE_NOOP("Cli",
                              "From the machine to the first training run: system, driver, CUDA, frameworks, words. "
                              "Without a topic it lists them; “guide compatibility --gpu ID” says what runs on a "
                              "card, and how it is installed."),
            false, runGuide},
    Command{"lint", "[PATH…]",
            QT_TRANSLATE_NOOP(
                "Cli", "Says what is wrong with parts files, or with the shipped catalogue where no path is given."),
            false, runLint},
    Command{"doctor", "[--machines N] [--format text|json]",
            QT_TRANSLATE_NOOP("Cli",
                              "Says of each check on how many machines of the catalogue it can be evaluated, and "
                              "which figures it lacks."),
            false, runDoctor},
    Command{"import",
            "opendb|prices|parts|catalogue PATH… [--dry-run] [--take-out] [--map KEY=COLUMN]… [--store FOLDER] "
            "[--format text|json] · import list "
            "FILE|- [--choose LINE=PART]… [--out BUILD.rig.json] [--currency C] [--format text|json]",
            QT_TRANSLATE_NOOP("Cli",
                              "Takes parts or prices from files into your store, or a machine from somebody's list "
                              "of parts, and says what was left out and why."),
            false, runImport},
    Command{"export",
            "prices|parts PATH [--store FOLDER] · export list BUILD.rig.json [--as text|markdown|bbcode|csv|chinese]",
            QT_TRANSLATE_NOOP("Cli", "Writes your own prices as CSV, your own parts as a parts file, or the parts of a "
                                     "machine as a list."),
            false, runExport},
};

} // namespace

std::span<const Command> commands() { return Commands; }

Outcome failed(const Failure &failure)
{
    return {failure.kind == Failure::Kind::Io ? NotReadOrWritten : BadInput, {}, {failure.sentence()}};
}

Outcome misused(const Command &command, const QString &sentence)
{
    const QString more =
        Cli::tr("\"rigwright-cli %1 --help\" tells more.", "a command's name").arg(QString::fromLatin1(command.name));
    return {BadInput, {}, {sentence, more}};
}

QString usageOf(const Command &command)
{
    return u"rigwright-cli %1 %2\n  %3"_s.arg(QString::fromLatin1(command.name), QString::fromUtf8(command.usage),
                                              QCoreApplication::translate("Cli", command.what));
}

std::optional<Outcome> parse(QCommandLineParser &parser, const Invocation &invocation, int fewest, int most)
{
    const QCommandLineOption help({u"h"_s, u"help"_s}, Cli::tr("Shows this help."));
    parser.addOption(help);
    if (!parser.parse(QStringList{u"rigwright-cli"_s} + invocation.arguments))
        return misused(invocation.command, parser.errorText());
    if (parser.isSet(help)) {
        const QString text = parser.helpText();
        const QString options = text.mid(text.indexOf(u"\n\n"_s) + 2);
        return Outcome{Fine, (usageOf(invocation.command) + u"\n\n"_s + options).toUtf8(), {}};
    }
    const qsizetype given = parser.positionalArguments().size();
    if (given >= fewest && given <= most)
        return std::nullopt;
    return misused(invocation.command, usageOf(invocation.command));
}

} // namespace rig::cli
