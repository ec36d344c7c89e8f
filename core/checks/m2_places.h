// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/machine.h"

namespace rig::checks {

/// Whether it plugs into an M.2 connector: a drive of that form, or an adapter.
[[nodiscard]] inline bool wantsM2(const Device &device)
{
    const QString form = device.isDrive() ? device.drive->form.valueOr({}) : device.plug();
    return form.startsWith(QLatin1StringView("m2"));
}

/// Wants one and was given no connector.
[[nodiscard]] inline bool isUnplacedM2(const Device &device)
{
    return wantsM2(device) && device.connector < 0 && !device.badConnector;
}

/// What of the board's M.2 connectors its list leaves out, and who may stand there.
struct M2Places
{
    int unlisted = 0;  ///< more of them than the list has
    int unplaced = 0;  ///< devices that want one and were given no connector
    int free = 0;      ///< listed connectors in which nothing stands
    bool known = true; ///< false: the board has neither a list nor their number
};

/// The machine has a board.
[[nodiscard]] inline M2Places m2Places(const Machine &machine)
{
    const Board &board = *machine.board->part;
    M2Places places;
    places.known = board.m2Count().has_value();
    places.unlisted = board.m2Count().value_or(0) - board.listedM2();
    for (const Device &device : machine.devices)
        places.unplaced += isUnplacedM2(device) ? 1 : 0;
    for (int i = 0; i < static_cast<int>(board.connectors.size()); ++i)
        places.free += board.connectors[static_cast<std::size_t>(i)].kind == ConnectorKind::M2 && !machine.deviceAt(i);
    return places;
}

} // namespace rig::checks
