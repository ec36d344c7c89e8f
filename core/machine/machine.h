// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"
#include "core/prices/price.h"

namespace rig {

/// What plugs into PCI Express or SATA, with the place it stands in.
struct Device
{
    ItemId item = 0;
    int number = 1; ///< "card 2", "drive 1": counted by kind in the order of the build
    // One of these; a card also has its chip, where that is known.
    std::shared_ptr<const Card> card;
    std::shared_ptr<const Chip> chip;
    std::shared_ptr<const Chip> successor; ///< of a chip that is no longer made and to be bought (successorOf())
    std::shared_ptr<const Drive> drive;
    std::shared_ptr<const Network> network;
    std::shared_ptr<const Riser> riser;
    std::shared_ptr<const SwitchBoard> switchBoard;
    int connector = -1; ///< index in Board::connectors, through the adapters that it hangs on; -1: not placed
    int host = -1;      ///< the device whose output it stands in, index in Machine::devices; -1: the board itself
    int output = 0;     ///< which of the host's outputs, from 0
    bool badConnector = false; ///< the build names a connector or an output that is not there
    std::optional<Watts> powerLimit;
    bool owned = false;
    std::optional<PricePick> price{}; ///< of one
    ItemId supply = 0;                ///< the one that the user hangs it on (Item::supply); 0: the program chooses

    /// A graphics card or accelerator.
    [[nodiscard]] bool isCard() const { return card != nullptr; }
    [[nodiscard]] bool isDrive() const { return drive != nullptr; }
    /// A riser or a switch board: others hang on it.
    [[nodiscard]] bool isAdapter() const { return riser || switchBoard; }
    /// In a connector of the board itself, not of an adapter.
    [[nodiscard]] bool isOnBoard() const { return connector >= 0 && host < 0; }
    [[nodiscard]] const Part &part() const;
    [[nodiscard]] Kind kind() const { return part().kind; }
    /// Of an adapter: how many outputs it has (one where its vendor says nothing), and the lanes of each.
    [[nodiscard]] int outputs() const;
    [[nodiscard]] std::optional<int> outputWidth() const;
    /// What it plugs into and what an adapter offers, in the words of Riser::host; empty where not known.
    [[nodiscard]] QString plug() const;
    [[nodiscard]] QString gives() const;
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
    std::optional<PricePick> price{}; ///< of one
    ItemId supply = 0;                ///< of a processor or board: the one that the user hangs it on; 0: none said
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
    std::vector<Placed<Fan>> fans;
    std::vector<Placed<Bridge>> bridges;
    std::vector<Placed<Cable>> cables;
    std::vector<Device> devices;
    std::vector<int> settings;      ///< chosen value per Board::settings
    std::vector<ItemId> unresolved; ///< items whose part is not known
    QString familiesDate;           ///< of the source that says which processors the board takes; empty: not known
    QDate today;                    ///< the day of the price policy; null: not told
    std::vector<Rate> rates;        ///< of exchange, for a budget in another currency than the prices

    [[nodiscard]] const Processor *processor() const
    {
        return processors.empty() ? nullptr : processors.front().part.get();
    }
    [[nodiscard]] const Device *device(ItemId item) const;
    /// The device in a connector of the board; null when it is empty.
    [[nodiscard]] const Device *deviceAt(int connector) const;
};

[[nodiscard]] Machine resolve(const Build &build, const Catalogue &catalogue);

} // namespace rig
