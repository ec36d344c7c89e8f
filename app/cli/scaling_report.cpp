// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scaling_report.h"

#include "app/cli/json_values.h"
#include "app/cli/tables.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace rig::cli {

namespace {

constexpr int MostCards = 64;

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QJsonObject rowAsJson(const ScalingRow &row)
{
    const auto speed = [&](double Bounds::*end) {
        return row.perSecond ? QJsonValue(rounded((*row.perSecond).*end, 3)) : QJsonValue(QJsonValue::Null);
    };
    return {{"basis"_L1, QString(basisName(row.basis))},
            {"low"_L1, rounded(row.times.low, 3)},
            {"high"_L1, rounded(row.times.high, 3)},
            {"median"_L1, orNull(row.median, 3)},
            {"low_per_second"_L1, speed(&Bounds::low)},
            {"high_per_second"_L1, speed(&Bounds::high)},
            {"runs"_L1, row.cases},
            {"sources"_L1, QJsonArray::fromStringList(row.sources)}};
}

} // namespace

void addScalingOptions(QCommandLineParser &parser)
{
    parser.addOptions(
        {{u"cards"_s, Cli::tr("Also tells how so many cards would do beside one."), u"N"_s},
         {u"card-link"_s, Cli::tr("The slowest link between these cards, as PCIe generation and lanes, or nvlink."),
          u"4x8"_s, UsualCardWay.key()},
         {u"aim"_s, Cli::tr("What these cards are for: one run, faster, or a run on each."), u"one-run|many-runs"_s,
          u"one-run"_s}});
}

Result<std::optional<ScalingQuestion>> scalingQuestion(const QCommandLineParser &parser, int gpus)
{
    const QString aim = parser.value(u"aim"_s);
    if (aim != "one-run"_L1 && aim != "many-runs"_L1)
        return badInput(Cli::tr("--aim must be one-run or many-runs."), u"aim"_s);
    const bool nvlink = parser.value(u"card-link"_s) == "nvlink"_L1;
    const std::optional<CardWay> way = cardWayFrom(parser.value(u"card-link"_s));
    if (!way && !nvlink)
        return badInput(Cli::tr("--card-link must be a PCIe generation from 1 to 6 and 1, 2, 4, 8 or 16 lanes, as in "
                                "4x8, or nvlink."),
                        u"card-link"_s);
    if (!parser.isSet(u"cards"_s) && gpus == 1)
        return std::optional<ScalingQuestion>();
    const int cards = parser.isSet(u"cards"_s) ? parser.value(u"cards"_s).toInt() : gpus;
    if (cards < 1 || cards > MostCards)
        return badInput(Cli::tr("--cards must be from 1 to %1.").arg(MostCards), u"cards"_s);
    if (gpus > 1 && cards != gpus)
        return badInput(Cli::tr("The work itself is shared over %1 GPUs; --cards must be the same.").arg(gpus),
                        u"cards"_s);
    return std::optional(ScalingQuestion{cards, aim == "many-runs"_L1 ? Aim::ManyRuns : Aim::OneFastRun,
                                         way ? std::optional(way->gigabytesPerSecond()) : std::nullopt, nvlink});
}

QJsonObject scalingAsJson(const ScalingAnswer &answer)
{
    QJsonArray rows;
    for (const ScalingRow &row : answer.rows)
        rows.append(rowAsJson(row));
    return {{"cards"_L1, answer.cards},
            {"aim"_L1, answer.aim == Aim::ManyRuns ? u"many-runs"_s : u"one-run"_s},
            {"verdict"_L1, QString(verdictKey(answer.verdict))},
            {"text"_L1, orNull(scalingText(answer))},
            {"note"_L1, scalingNote(answer)},
            {"rows"_L1, rows}};
}

QByteArray scalingAsText(const ScalingAnswer &answer, const QString &card)
{
    TextTable table;
    table.headings = scalingHeadings();
    table.numeric = {false, true, true};
    for (const ScalingRow &row : answer.rows)
        table.rows.push_back(scalingCells(row, answer));
    QStringList lines{QString(), Cli::tr("Several of %1:", "a GPU").arg(card)};
    if (const QString text = scalingText(answer); !text.isEmpty())
        lines << text;
    lines << scalingNote(answer) << QString();
    return lines.join(u'\n').toUtf8() + (table.rows.empty() ? QByteArray() : asAlignedText(table));
}

} // namespace rig::cli
