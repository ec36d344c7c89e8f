// SPDX-License-Identifier: GPL-3.0-or-later
// The console program with random commands, options and files, each of the form that stands there or of none.
#include "tests/torture/process.h"
#include "tests/torture/suite.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rig::torture {

namespace {

struct Option
{
    QString name;
    QString takes; ///< "N", "FILE", "text|json"; empty: nothing
};

struct Command
{
    QString name;
    std::vector<Option> options;
};

/// What the program itself says that it takes: an option that is added is tried from then on.
std::vector<Command> commands()
{
    static const QRegularExpression command(u"^rigwright-cli (\\S+)"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression option(u"^  --(\\S+)(?: <([^>]+)>)?"_s, QRegularExpression::MultilineOption);
    std::vector<Command> all;
    const QString help = QString::fromUtf8(runConsole({u"--help"_s}).out);
    for (auto found = command.globalMatch(help); found.hasNext();) {
        Command one{found.next().captured(1), {}};
        const QString text = QString::fromUtf8(runConsole({one.name, u"--help"_s}).out);
        for (auto line = option.globalMatch(text); line.hasNext();) {
            const auto match = line.next();
            one.options.push_back({match.captured(1), match.captured(2)});
        }
        all.push_back(one);
    }
    return all;
}

/// Words that mean something somewhere.
const QStringList &words()
{
    static const QStringList all{u"gpus"_s,
                                 u"cards"_s,
                                 u"motherboards"_s,
                                 u"supplies"_s,
                                 u"memory_gib"_s,
                                 u"tdp_w"_s,
                                 u"-fp32_tflops"_s,
                                 u"fp32_gflops_per_usd"_s,
                                 u"RTX 3090"_s,
                                 u"Telsa P40"_s,
                                 u"geforce-gtx-970"_s,
                                 u"intel-xeon-x5650"_s,
                                 u"nvidia-geforce-rtx-3090-founders-edition"_s,
                                 u"json"_s,
                                 u"csv"_s,
                                 u"text"_s,
                                 u"table"_s,
                                 u"new"_s,
                                 u"used"_s,
                                 u"USD"_s,
                                 u"CNY"_s,
                                 u"XXX"_s,
                                 u"prices"_s,
                                 u"parts"_s,
                                 u"opendb"_s,
                                 u"24; 48 = two cards"_s,
                                 u"1280x800"_s,
                                 u"99999999x99999999"_s,
                                 u"0x0"_s,
                                 u"-1x5"_s,
                                 u"8x16"_s,
                                 u"llama-3.1-8b"_s,
                                 u"resnet-50"_s,
                                 u"training"_s,
                                 u"qlora"_s,
                                 u"kaggle"_s,
                                 u"researcher"_s,
                                 u"china"_s,
                                 u"cnn"_s,
                                 u"transformer"_s,
                                 u"blocker"_s,
                                 u"note"_s,
                                 u"series"_s,
                                 u"vendor"_s,
                                 u"market"_s,
                                 u"memory_gib >= 24 and (name ~ RTX or tdp_w = unknown)"_s,
                                 u"part=1"_s,
                                 u"currency=CNY"_s,
                                 u"date=2026-11-01"_s,
                                 u"geforce-rtx-3090=700"_s,
                                 u"((((("_s,
                                 u"--"_s,
                                 u"-"_s,
                                 u"yes"_s,
                                 u"no"_s,
                                 u"lstm"_s,
                                 u"many-runs"_s,
                                 u"zh_CN"_s,
                                 u"3,2,1,0"_s,
                                 u"fp16"_s,
                                 u"none"_s,
                                 u"2020"_s};
    return all;
}

class Fuzz
{
public:
    Fuzz(QString folder, std::vector<Command> all) : m_folder(std::move(folder)), m_commands(std::move(all))
    {
        const QString top = u"" RIGWRIGHT_SOURCE_DIR "/"_s;
        for (const QString &place : {u"resources/examples"_s, u"resources/templates"_s}) {
            for (const QString &name : namesIn(top + place))
                m_files << top + place + u'/' + name;
        }
        const QString corpus = top + u"tests/torture/corpus/"_s;
        for (const QString &parser : namesIn(corpus)) {
            for (const QString &name : namesIn(corpus + parser))
                m_files << corpus + parser + u'/' + name;
        }
    }

    QString attempt(Dice &dice) const
    {
        const QString work = freshFolder(m_folder + u"/work"_s);
        const QStringList arguments = line(work, dice);
        Limits limits;
        limits.home = freshFolder(m_folder + u"/home"_s);
        limits.seconds = 100;
        const Ran ran = runConsole(arguments, limits);
        const QString said = typed(arguments) + u": "_s;
        if (const QString offence = ran.offence(); !offence.isEmpty())
            return said + offence;
        const auto at = arguments.indexOf(u"--format"_s);
        const bool asJson =
            at >= 0 && arguments.value(at + 1) == u"json"_s && ran.exitCode <= 1 && !arguments.contains(u"--help"_s);
        if (asJson && arguments.count(u"--format"_s) == 1 && !ran.out.isEmpty() &&
            QJsonDocument::fromJson(ran.out).isNull())
            return said + u"what it printed is no JSON: "_s + QString::fromUtf8(ran.out.left(300));
        const bool mayWrite = arguments.contains(u"import"_s);
        if (!mayWrite && !namesIn(limits.home).isEmpty())
            return said + u"it wrote into the home: "_s + namesIn(limits.home).join(u", "_s);
        return {};
    }

private:
    [[nodiscard]] QString anyFile(const QString &work, Dice &dice) const
    {
        const QString &from = dice.oneOf(m_files);
        switch (dice.below(12)) {
        case 0:
            return work;
        case 1:
            return work + u"/absent.json"_s;
        case 2:
            return u"/dev/null"_s;
        case 3:
            return dice.oneOf(hostileNames());
        default:
            break;
        }
        if (dice.once(3))
            return from;
        const QString name = u"file-%1."_s.arg(dice.below(1000000)) + from.section(u'/', -1).section(u'.', 1);
        writeBytes(work + u'/' + name, mutated(bytesOf(from), dice));
        return work + u'/' + name;
    }

    /// A file of the sort that is asked for, most often.
    [[nodiscard]] QString fileFor(const QString &hint, const QString &work, Dice &dice) const
    {
        QStringList fit = m_files.filter(hint);
        if (fit.isEmpty() || dice.once(8))
            return anyFile(work, dice);
        const QString &from = dice.oneOf(fit);
        if (dice.once(4))
            return from;
        const QString path = work + u"/in-%1."_s.arg(dice.below(1000000)) + from.section(u'/', -1).section(u'.', 1);
        writeBytes(path, mutated(bytesOf(from), dice));
        return path;
    }

    [[nodiscard]] QString valueFor(const Option &option, const QString &work, Dice &dice) const
    {
        if (dice.once(10))
            return dice.oneOf(hostileNames());
        if (option.name == u"store"_s)
            return work + u"/store"_s;
        if (option.name == u"out"_s)
            return work + u"/out."_s + dice.oneOf(QStringList{u"svg"_s, u"png"_s, u"pdf"_s, u"csv"_s, u"xyz"_s});
        if (option.takes.contains(u"FILE"_s) || option.takes.contains(u"BUILD"_s)) {
            static const QHash<QString, QString> hints{
                {u"config"_s, u"corpus/config"_s}, {u"layers-file"_s, u"corpus/layers"_s},
                {u"parts"_s, u"corpus/parts"_s},   {u"prices"_s, u"corpus/cloud"_s},
                {u"view"_s, u"corpus/chart"_s},    {u"machine"_s, u".rig.json"_s}};
            return fileFor(hints.value(option.name, u".rig.json"_s), work, dice);
        }
        if (option.takes.contains(u'|') && !dice.once(4))
            return dice.oneOf(option.takes.split(u'|'));
        if (option.takes == u"N"_s && !dice.once(4))
            return dice.once(2) ? QString::number(1 + dice.below(64)) : dice.oneOf(hostileNumbers());
        return dice.oneOf(dice.once(4) ? hostileNumbers() : words());
    }

    [[nodiscard]] QStringList places(const QString &command, const QString &work, Dice &dice) const
    {
        const auto word = [&] { return dice.oneOf(words()); };
        if (command == u"check"_s)
            return {fileFor(u".rig.json"_s, work, dice)};
        if (command == u"report"_s)
            return {fileFor(u".rig.json"_s, work, dice), work + (dice.once(4) ? u"/out.pdf"_s : u"/out.html"_s)};
        if (command == u"parts"_s)
            return {dice.oneOf(words().mid(0, 4))};
        if (command == u"show"_s || command == u"chart"_s)
            return {word()};
        if (command == u"compare"_s)
            return {u"RTX 3090"_s, word()};
        if (command == u"import"_s) {
            const QString what = dice.oneOf(QStringList{u"prices"_s, u"parts"_s, u"opendb"_s});
            return {what, fileFor(u"corpus/"_s + what, work, dice)};
        }
        if (command == u"export"_s)
            return {dice.once(2) ? u"prices"_s : u"parts"_s, work + u"/export.out"_s};
        if (command == u"lint"_s)
            return {fileFor(u"corpus/parts"_s, work, dice)};
        return {};
    }

    [[nodiscard]] QStringList line(const QString &work, Dice &dice) const
    {
        const Command &command = dice.oneOf(m_commands);
        QStringList arguments{command.name};
        if (!dice.once(12))
            arguments << places(command.name, work, dice);
        else
            arguments << dice.oneOf(hostileNames()) << dice.oneOf(words());
        for (qsizetype i = dice.below(6); i > 0 && !command.options.empty(); --i) {
            const Option &option = dice.oneOf(command.options);
            arguments << u"--"_s + option.name;
            if (!option.takes.isEmpty() && !dice.once(20))
                arguments << valueFor(option, work, dice);
        }
        // Where a store is not named, an import has one all the same: of the home that the run is given.
        return arguments;
    }

    QString m_folder;
    std::vector<Command> m_commands;
    QStringList m_files;
};

} // namespace

Attempt console(const QString &folder)
{
    const std::vector<Command> all = commands();
    if (all.size() < 10)
        return [](Dice &) { return u"the program does not list its commands"_s; };
    const auto fuzz = std::make_shared<Fuzz>(folder, all);
    return [fuzz](Dice &dice) { return fuzz->attempt(dice); };
}

} // namespace rig::torture
