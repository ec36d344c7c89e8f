// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/catalogue/board.h"

namespace rig {

/// The lane graph of a motherboard, as docs/catalogue-format.md describes it. Complaints go to the reader.
void readLaneGraph(JsonReader &reader, Board &board);
/// Adds connectors, switches, settings, groups and effects to the part's object.
void writeLaneGraph(const Board &board, QJsonObject &object);

/// The keys that readLaneGraph() understands.
[[nodiscard]] const QStringList &laneGraphKeys();

} // namespace rig
