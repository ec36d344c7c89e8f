// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_values.h"
#include "app/cli/section_json.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

QJsonArray cardsAsJson(const std::vector<CardFit> &list, const Machine &machine)
{
    QJsonArray cards;
    for (const CardFit &card : list) {
        const Device &device = machine.devices[static_cast<std::size_t>(card.device)];
        QJsonArray overlaps;
        for (const int other : card.overlaps)
            overlaps.append(machine.devices[static_cast<std::size_t>(other)].item);
        const QJsonValue below = card.below < 0
                                     ? QJsonValue(QJsonValue::Null)
                                     : QJsonValue(machine.devices[static_cast<std::size_t>(card.below)].item);
        cards.append(QJsonObject{{"item"_L1, device.item},
                                 {"part"_L1, device.part().id},
                                 {"on_cable"_L1, card.onCable},
                                 {"outside"_L1, card.outside},
                                 {"first_slot"_L1, orNull(card.first)},
                                 {"slots"_L1, orNull(card.places)},
                                 {"length_margin_mm"_L1, orNull(card.lengthMargin)},
                                 {"gap_below_mm"_L1, orNull(card.gapBelow)},
                                 {"item_below"_L1, below},
                                 {"overlaps_items"_L1, overlaps},
                                 {"overhang_slots"_L1, orNull(card.overhang)}});
    }
    return cards;
}

} // namespace

QJsonObject fitAsJson(const Fit &fit, const Machine &machine)
{
    return {{"cards"_L1, cardsAsJson(fit.cards, machine)},
            {"others"_L1, cardsAsJson(fit.others, machine)},
            {"last_slot"_L1, orNull(fit.lastPlace)},
            {"board_slots"_L1, orNull(fit.boardPlaces)},
            {"card_height_at_least_mm"_L1, orNull(fit.cardHeight.atLeast)},
            {"card_height_at_most_mm"_L1, orNull(fit.cardHeight.atMost)},
            {"radiator_in_front"_L1, orNull(fit.radiatorInFront)}};
}

QJsonObject heatAsJson(const Heat &heat, const Machine &machine)
{
    QJsonArray cards;
    for (const CardHeat &card : heat.cards) {
        cards.append(QJsonObject{{"item"_L1, machine.devices[static_cast<std::size_t>(card.device)].item},
                                 {"open_air"_L1, orNull(card.openAir)},
                                 {"starved"_L1, orNull(card.starved)}});
    }
    return {{"btu_per_hour"_L1, orNull(heat.btuPerHour, 0)},
            {"airflow_need_at_least_m3_h"_L1, rounded(heat.airNeedAtLeast, 1)},
            {"airflow_need_at_most_m3_h"_L1, orNull(heat.airNeedAtMost)},
            {"airflow_at_least_m3_h"_L1, rounded(heat.airAtLeast, 1)},
            {"airflow_at_most_m3_h"_L1, orNull(heat.airAtMost)},
            {"fans"_L1, heat.knownFans},
            {"noise_at_least_dba"_L1, orNull(heat.noiseAtLeast)},
            {"noise_at_most_dba"_L1, orNull(heat.noiseAtMost)},
            {"cards"_L1, cards}};
}

} // namespace rig::cli
