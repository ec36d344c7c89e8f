// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/condition_codec.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Reads one connector named by its label.
int connectorNamed(JsonReader &reader, QLatin1StringView key, const QString &label, const Board &board)
{
    const int index = board.connectorIndex(label);
    if (index < 0)
        reader.complain(key, BoardFormat::tr("names \"%1\", which is no connector of this board.").arg(label));
    return index;
}

void readSettingCondition(JsonReader &reader, const Board &board, BoardCondition &condition)
{
    for (const QString &id : reader.raw().keys()) {
        const auto setting = std::find_if(board.settings.begin(), board.settings.end(),
                                          [&](const Setting &candidate) { return candidate.id == id; });
        if (setting == board.settings.end())
            return reader.complain(
                {}, BoardFormat::tr("names the setting \"%1\", which this board does not have.").arg(id));
        const qsizetype value = setting->values.indexOf(reader.raw().value(id).toString());
        if (value < 0)
            return reader.complain({},
                                   BoardFormat::tr("gives the setting \"%1\" a value that it does not have.").arg(id));
        condition.settings.emplace_back(static_cast<int>(setting - board.settings.begin()), static_cast<int>(value));
    }
}

BoardCondition readCondition(JsonReader &reader, const Board &board)
{
    reader.only({"processor_lanes"_L1, "processor_families"_L1, "processors"_L1, "setting"_L1, "occupied"_L1,
                 "empty"_L1, "drive"_L1, "card_width_max"_L1, "cards_min"_L1});
    BoardCondition condition;
    for (const std::optional<int> lanes : reader.integersOrNulls("processor_lanes"_L1, 8, 1, 256))
        condition.processorLanes.push_back(lanes.value_or(0));
    condition.processorFamilies = reader.texts("processor_families"_L1, 40).value_or(QStringList());
    condition.processors = reader.integer("processors"_L1, 1, 2);
    reader.object("setting"_L1, [&](JsonReader &settings) { readSettingCondition(settings, board, condition); });
    condition.occupied = connectorsNamed(reader, "occupied"_L1, board);
    condition.empty = connectorsNamed(reader, "empty"_L1, board);
    reader.object("drive"_L1, [&](JsonReader &drives) {
        for (const QString &label : drives.raw().keys())
            condition.drives.emplace_back(connectorNamed(drives, {}, label, board),
                                          drives.raw().value(label).toString());
    });
    reader.object("card_width_max"_L1, [&](JsonReader &cards) {
        for (const QString &label : cards.raw().keys())
            condition.cardWidthMax.emplace_back(connectorNamed(cards, {}, label, board),
                                                cards.raw().value(label).toInt());
    });
    condition.cardsMin = reader.integer("cards_min"_L1, 1, 64);
    return condition;
}

} // namespace

std::vector<int> connectorsNamed(JsonReader &reader, QLatin1StringView key, const Board &board)
{
    std::vector<int> found;
    for (const QString &label : reader.texts(key, MostConnectors).value_or(QStringList()))
        found.push_back(connectorNamed(reader, key, label, board));
    return found;
}

BoardCondition readWhen(JsonReader &reader, const Board &board)
{
    BoardCondition condition;
    reader.object("when"_L1, [&](JsonReader &when) { condition = readCondition(when, board); });
    return condition;
}

QJsonArray labels(const Board &board, const std::vector<int> &connectors)
{
    QJsonArray array;
    for (const int connector : connectors)
        array.append(board.connectors[static_cast<std::size_t>(connector)].label);
    return array;
}

void putCondition(QJsonObject &object, const Board &board, const BoardCondition &condition)
{
    if (condition.isEmpty())
        return;
    QJsonObject when;
    QJsonArray lanes;
    for (const int count : condition.processorLanes)
        lanes.append(count);
    QJsonObject settings;
    for (const auto &[setting, value] : condition.settings) {
        const Setting &named = board.settings[static_cast<std::size_t>(setting)];
        settings.insert(named.id, named.values[value]);
    }
    QJsonObject drives;
    for (const auto &[connector, drive] : condition.drives)
        drives.insert(board.connectors[static_cast<std::size_t>(connector)].label, drive);
    QJsonObject widths;
    for (const auto &[connector, width] : condition.cardWidthMax)
        widths.insert(board.connectors[static_cast<std::size_t>(connector)].label, width);
    const auto add = [&](QLatin1StringView key, const auto &value) {
        if (!value.isEmpty())
            when.insert(key, value);
    };
    add("processor_lanes"_L1, lanes);
    add("processor_families"_L1, QJsonArray::fromStringList(condition.processorFamilies));
    add("setting"_L1, settings);
    add("occupied"_L1, labels(board, condition.occupied));
    add("empty"_L1, labels(board, condition.empty));
    add("drive"_L1, drives);
    add("card_width_max"_L1, widths);
    put(when, "processors"_L1, condition.processors);
    put(when, "cards_min"_L1, condition.cardsMin);
    object.insert("when"_L1, when);
}

} // namespace rig
