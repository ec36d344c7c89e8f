// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare_answer.h"
#include "app/cli/tables.h"
#include "core/compare/compare_words.h"
#include "core/compare/upgrade_words.h"
#include "core/names/names.h"
#include "core/words/words.h"

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

constexpr std::array Figures{"architecture",
                             "launch_date",
                             "memory_gib",
                             "memory_bandwidth_gb_s",
                             "fp32_tflops",
                             "fp16_tflops",
                             "tensor_fp16_dense_tflops",
                             "tdp_w",
                             "compute_capability",
                             "pcie_generation",
                             "launch_price_usd"};

QString yesOrNo(std::optional<bool> has) { return names::value(has ? Value(*has) : Value()); }

QString named(const QString &name, const QString &unit)
{
    return unit.isEmpty() ? name : Cli::tr("%1 (%2)", "figure (unit)").arg(name, unit);
}

/// One figure a line, one GPU a column.
QByteArray figuresAsText(const CompareAnswer &answer)
{
    if (answer.request.gpus.empty())
        return {};
    TextTable table;
    table.headings = {Cli::tr("figure")};
    table.numeric = {false};
    const auto row = [&](const QString &name, const auto &valueOf) {
        QStringList cells{name};
        for (std::size_t i = 0; i < answer.request.gpus.size(); ++i)
            cells << valueOf(i);
        table.rows.push_back(cells);
    };
    for (const auto &gpu : answer.request.gpus) {
        table.headings << gpu->name;
        table.numeric.push_back(true);
    }
    for (const char *one : Figures) {
        const QString key = QString::fromLatin1(one);
        const Field *field = findField(Kind::Gpu, key);
        const bool peak = key.endsWith("_tflops"_L1);
        const QString name = named(names::figureName(key, Kind::Gpu), names::figureUnit(key));
        row(peak ? Cli::tr("%1, theoretical", "a figure of peak speed").arg(name) : name,
            [&](std::size_t i) { return names::value(field->get(*answer.request.gpus[i]).value); });
    }
    row(Cli::tr("Tensor Cores"), [&](std::size_t i) { return yesOrNo(hasTensorCores(*answer.request.gpus[i])); });
    row(Cli::tr("16-bit capability"), [&](std::size_t i) { return yesOrNo(hasSixteenBit(*answer.request.gpus[i])); });
    row(Cli::tr("Price"), [&](std::size_t i) { return words::offer(answer.prices[i]); });
    return asAlignedText(table) + '\n';
}

QStringList speedLines(const CompareAnswer &answer, const Catalogue &catalogue)
{
    QStringList lines;
    for (const ComparedSpeed &one : answer.speeds) {
        QString line = words::speedSentence(one.speed, *one.gpu, *one.of, catalogue);
        if (one.speed.otherWork())
            line = Cli::tr("%1 That was measured at other nets.", "a sentence").arg(line);
        if (const auto peaks = figureRatio(*one.gpu, *one.of, u"fp32_tflops");
            peaks && one.speed.basis != SpeedBasis::Theoretical)
            line = Cli::tr("%1 Its FP32 peak is %2 times the other's, which is theoretical.", "a sentence, a ratio")
                       .arg(line, names::number(*peaks, 2));
        lines << line;
    }
    return lines;
}

QStringList rankingLines(const CompareAnswer &answer)
{
    QStringList lines;
    for (const RankedGpus &one : answer.rankings) {
        QStringList names;
        for (const auto &gpu : one.order)
            names << gpu->name;
        lines << words::statement(one.ranking->says);
        lines << u"    "_s + names.join(u" > "_s);
        for (const RankedGpus::Unranked &unranked : one.unranked)
            lines << u"    "_s + Cli::tr("Not ranked: %1, as this is not known of it: %2.")
                                     .arg(unranked.gpu->name, rankKeyText(unranked.missing));
    }
    return lines;
}

QStringList cautionLines(const CompareAnswer &answer)
{
    QStringList lines;
    for (const CompareCaution &caution : answer.cautions) {
        QString line = words::shape(Severity::Caution) + u' ' + words::caution(caution);
        if (caution.says)
            line = Cli::tr("%1 (%2, %3)", "sentence, publisher, date")
                       .arg(line, caution.says->source.publisher, caution.says->source.date);
        lines << line;
    }
    return lines;
}

QStringList upgradeLines(const UpgradeAnswer &answer, const Catalogue &catalogue)
{
    QStringList lines = words::upgradeBasis(answer, catalogue);
    int place = 0;
    for (const UpgradeOption &option : answer.options) {
        lines << u"%1. %2"_s.arg(QString::number(++place), words::upgradeSentence(option, answer));
        if (option.wattsMore)
            lines << u"    "_s + Cli::tr("Power: %1 against yours.").arg(words::difference(option.wattsMore, u"W"_s));
        if (const QString plugs = words::plugsSentence(option, answer); !plugs.isEmpty())
            lines << u"    "_s + plugs;
        for (const UpgradeAdvice *advice : option.said)
            lines << u"    "_s + words::statement(advice->says);
    }
    if (answer.left > 0)
        lines << Cli::tr("%n more, which stand behind these, are not listed.", nullptr, answer.left);
    return lines;
}

QString known(const std::optional<double> &value, int decimals)
{
    return value ? names::number(*value, decimals) : names::value(Value());
}

QStringList processorLines(const CompareAnswer &answer)
{
    QStringList lines;
    if (answer.processorOrder) {
        QStringList names;
        for (const auto &processor : answer.processorsInOrder)
            names << Cli::tr("%1 (%2 GHz, %3 GHz over all cores)")
                         .arg(processor->name, known(clockOf(*processor), 1), known(coresTimesClock(*processor), 1));
        lines << (*answer.processorOrder == ProcessorOrder::Clock
                      ? Cli::tr("Processors for %n GPUs, by the clock of one thread:", nullptr, answer.request.gpuCount)
                      : Cli::tr("Processors for work that is bound by them, by clock over all cores:"));
        lines << u"    "_s + names.join(u" > "_s);
        if (const Statement *says = shippedComparisons().statement(u"processor-clock-over-cores"))
            lines << u"    "_s + words::statement(*says);
    }
    for (const ComparedProcessors &one : answer.processorsAndGpus)
        lines << Cli::tr("%1: %2 GFLOPS for a dollar; %3: %4. That is %5 times as many, and the peak is %6 times as "
                         "high (theoretical).")
                     .arg(one.processor->name, known(one.both.processor.perDollar, 3), one.gpu->name,
                          known(one.both.gpu.perDollar, 2), known(one.both.moreForMoney, 1),
                          known(one.both.morePeak, 1));
    if (!answer.processorsAndGpus.empty()) {
        for (const Statement *statement : answer.processorsAndGpus.front().both.said)
            lines << u"    "_s + words::statement(*statement);
    }
    return lines;
}

void addSection(QByteArray &text, const QString &title, const QStringList &lines)
{
    if (!lines.isEmpty())
        text += (title + u'\n' + lines.join(u'\n') + u"\n\n"_s).toUtf8();
}

} // namespace

QByteArray compareAsText(const CompareAnswer &answer, const Catalogue &catalogue)
{
    const CompareHead head = headOf(answer, catalogue);
    QByteArray text =
        (head.text + u'\n' + head.reasons.join(u'\n') + (head.reasons.isEmpty() ? u""_s : u"\n"_s) + u'\n').toUtf8();
    text += figuresAsText(answer);
    addSection(text, Cli::tr("SPEED"), speedLines(answer, catalogue));
    if (answer.upgrade)
        addSection(text, Cli::tr("UPGRADE"), upgradeLines(*answer.upgrade, catalogue));
    addSection(text, Cli::tr("WHAT COUNTS FIRST"), rankingLines(answer));
    addSection(text, Cli::tr("PROCESSORS"), processorLines(answer));
    addSection(text, Cli::tr("CAUTIONS"), cautionLines(answer));
    text.chop(1);
    return text;
}

} // namespace rig::cli
