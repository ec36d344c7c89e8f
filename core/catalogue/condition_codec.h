// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/catalogue/board.h"

#include <QCoreApplication>

namespace rig {

/// The translator's context of what is wrong with a board's graph.
struct BoardFormat
{
    Q_DECLARE_TR_FUNCTIONS(BoardFormat)
};

/// A board has no more: the lane model keeps a bit for each.
inline constexpr int MostConnectors = 64;

/// The connectors named by label in the list at `key`; a label that the board does not have is complained of.
[[nodiscard]] std::vector<int> connectorsNamed(JsonReader &reader, QLatin1StringView key, const Board &board);
/// The condition at `when`; an absent one always holds.
[[nodiscard]] BoardCondition readWhen(JsonReader &reader, const Board &board);

[[nodiscard]] QJsonArray labels(const Board &board, const std::vector<int> &connectors);
/// Adds `when`, unless the condition always holds.
void putCondition(QJsonObject &object, const Board &board, const BoardCondition &condition);

template <class T> void put(QJsonObject &object, QLatin1StringView key, const std::optional<T> &value)
{
    if (value)
        object.insert(key, *value);
}

} // namespace rig
