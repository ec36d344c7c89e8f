// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"

namespace rig {

/// A card or a drive with the place it stands in.
struct Device
{
    ItemId item = 0;
    int number = 1; ///< "card 2", "drive 1": counted by kind in the order of the build
    std::shared_ptr<const Card> card;
    std::shared_ptr<const Chip> chip;
    std::shared_ptr<const Drive> drive;
    int connector = -1;        ///< index in Board::connectors; -1: not placed
    bool badConnector = false; ///< the build names a connector that the board does not have
    std::optional<Watts> powerLimit;
    bool owned = false;

    [[nodiscard]] bool isCard() const { return card != nullptr; }
    [[nodiscard]] const Part &part() const { return card ? static_cast<const Part &>(*card) : *drive; }
    /// Width and generation of the device itself; unknown stays unknown.
    [[nodiscard]] std::optional<int> width() const;
    [[nodiscard]] std::optional<int> generation() const;
    /// What it draws at its limit or its rating; unknown stays unknown.
    [[nodiscard]] std::optional<Watts> power() const;
};

template <class T> struct Placed
{
    ItemId item = 0;
    std::shared_ptr<const T> part;
    int count = 1;
    bool owned = false;
};

/// The build with its parts in place of their ids: what assess() works on.
struct Machine
{
    std::vector<Placed<Processor>> processors;
    std::optional<Placed<Board>> board;
    std::vector<Placed<Supply>> supplies;
    std::optional<Placed<Case>> chassis;
    std::optional<Placed<Cooler>> cooler;
    std::vector<Placed<MemoryKit>> memory;
    std::vector<Device> devices;
    std::vector<int> settings;      ///< chosen value per Board::settings
    std::vector<ItemId> unresolved; ///< items whose part is not known

    [[nodiscard]] const Processor *processor() const
    {
        return processors.empty() ? nullptr : processors.front().part.get();
    }
    [[nodiscard]] const Device *device(ItemId item) const;
    /// The device in a connector; null when it is empty.
    [[nodiscard]] const Device *deviceAt(int connector) const;
};

[[nodiscard]] Machine resolve(const Build &build, const Catalogue &catalogue);

} // namespace rig
