// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/works_json.h"

#include "app/cli/json_values.h"
#include "app/cli/tables.h"
#include "core/workload/planned_works.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace

QString basisKey(EstimateBasis basis)
{
    constexpr std::array Keys{"measured"_L1, "interpolated"_L1, "modelled"_L1, "at-most"_L1};
    return Keys[static_cast<std::size_t>(basis)];
}

QString fitKey(MemoryFit fit)
{
    constexpr std::array Keys{"fits"_L1, "fits-just"_L1, "may-not-fit"_L1, "too-small"_L1, "unknown"_L1};
    return Keys[static_cast<std::size_t>(fit)];
}

QJsonValue speedAsJson(const std::optional<SpeedEstimate> &speed)
{
    if (!speed)
        return QJsonValue::Null;
    return QJsonObject{{"per_second"_L1, rounded(speed->perSecond, 3)},
                       {"low_per_second"_L1, speed->low > 0 ? rounded(speed->low, 3) : QJsonValue()},
                       {"high_per_second"_L1, rounded(speed->high, 3)},
                       {"basis"_L1, basisKey(speed->basis)},
                       {"runs"_L1, speed->runs},
                       {"limit"_L1, QString(speedLimitKey(speed->limit))}};
}

QJsonValue unitAsJson(SampleUnit unit)
{
    if (unit == SampleUnit::None)
        return QJsonValue::Null;
    return unit == SampleUnit::Token ? u"tokens"_s : u"images"_s;
}

QJsonArray sharesAsJson(const std::vector<CardShare> &cards)
{
    QJsonArray all;
    for (const CardShare &card : cards)
        all.append(QJsonObject{{"item"_L1, card.item},
                               {"low_gib"_L1, rounded(card.low.value(), 3)},
                               {"high_gib"_L1, rounded(card.high.value(), 3)}});
    return all;
}

/// `low_gib` and `high_gib` are those of the card that has most.
QJsonValue sharedAsJson(const std::vector<CardShare> &cards)
{
    if (cards.empty())
        return QJsonValue::Null;
    const CardShare &most = *std::max_element(
        cards.begin(), cards.end(), [](const CardShare &one, const CardShare &other) { return one.high < other.high; });
    return QJsonObject{{"cards"_L1, static_cast<int>(cards.size())},
                       {"low_gib"_L1, rounded(most.low.value(), 3)},
                       {"high_gib"_L1, rounded(most.high.value(), 3)},
                       {"shares"_L1, sharesAsJson(cards)}};
}

QJsonArray worksAsJson(const WorksOnMachine &works)
{
    QJsonArray all;
    for (const WorkOnMachine &work : works.works) {
        const PlannedNeed need = work.planned.need.value_or(PlannedNeed());
        const std::optional<int> users = work.work ? usersOf(*work.work) : std::nullopt;
        QJsonArray items;
        for (const CardShare &card : work.cards)
            items.append(card.item);
        all.append(QJsonObject{{"name"_L1, work.planned.name},
                               {"text"_L1, work.work ? QJsonValue(workloadText(*work.work)) : QJsonValue()},
                               {"model"_L1, orNull(work.planned.model)},
                               {"users"_L1, orNull(users)},
                               {"low_gib"_L1, rounded(need.low.value(), 3)},
                               {"high_gib"_L1, rounded(need.high.value(), 3)},
                               {"cards"_L1, need.cards},
                               {"items"_L1, items},
                               {"cards_missing"_L1, work.cardsMissing},
                               {"gpu"_L1, work.chip ? QJsonValue(work.chip->id) : QJsonValue()},
                               {"fit"_L1, fitKey(work.fit)},
                               {"shares"_L1, sharesAsJson(work.cards)},
                               {"shared"_L1, sharedAsJson(work.shared)},
                               {"speed"_L1, speedAsJson(work.speed)},
                               {"speed_unit"_L1, unitAsJson(work.unit)},
                               {"not_understood"_L1, orNull(work.notUnderstood)}});
    }
    return all;
}

QByteArray worksAsText(const WorksOnMachine &works)
{
    if (works.works.empty())
        return {};
    TextTable table;
    table.headings = {Cli::tr("work"), Cli::tr("GiB on a card"), Cli::tr("cards"), Cli::tr("verdict"),
                      Cli::tr("speed")};
    table.numeric = {false, true, true, false, false};
    for (const WorkOnMachine &work : works.works) {
        const PlannedNeed need = work.planned.need.value_or(PlannedNeed());
        table.rows.push_back({work.planned.name, needOnCardsText(work), QString::number(need.cards),
                              plannedFitText(work), plannedSpeedText(work)});
    }
    return worksText(works).toUtf8() + '\n' + asAlignedText(table);
}

} // namespace rig::cli
