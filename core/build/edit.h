// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"

#include <variant>

namespace rig {

/// The edits that a user, a fix or a search can make; each is one undo step.
struct AddItem
{
    Item item;
}; ///< item.id 0: gets the next one
struct RemoveItem
{
    ItemId item;
};
struct ReplacePart
{
    ItemId item;
    QString part;                   ///< keeps the item's place, its marks, its count
    QMap<ItemId, QString> places{}; ///< for a board: where the devices go on the new one (see replacementOf())
};
struct MoveItem
{
    ItemId item;
    QString connector;
}; ///< what stands there changes places with it
struct PlaceDevices
{
    QMap<ItemId, QString> places; ///< connector by item, all at once
};
struct SetPowerLimit
{
    std::vector<ItemId> items;
    std::optional<Watts> limit;
};
struct SetSupply
{
    std::vector<ItemId> items;
    ItemId supply; ///< an item; 0: the program chooses
};
struct SetCount
{
    ItemId item;
    int count;
};
struct SetOwned
{
    ItemId item;
    bool owned;
};
struct SetLocked
{
    ItemId item;
    bool locked;
};
struct SetPrice
{
    std::vector<ItemId> items;
    std::optional<Money> price; ///< of one; nullopt: the catalogue's counts again
};
struct SetSetting
{
    QString setting;
    QString value;
};
struct SetSite
{
    Site site;
};
struct SetUse
{
    Use use;
};
struct Rename
{
    QString name;
};
struct Accept
{
    Waiver waiver;
};
struct Unaccept
{
    Waiver waiver;
};
struct AddVariant
{
}; ///< sets the present machine aside as a variant and goes on with a copy of it
struct ShowVariant
{
    QString name;
};
struct RemoveVariant
{
    QString name; ///< of the present one as well; then the next one takes its place
};

using Edit = std::variant<AddItem, RemoveItem, ReplacePart, MoveItem, PlaceDevices, SetPowerLimit, SetSupply, SetCount,
                          SetOwned, SetLocked, SetPrice, SetSetting, SetSite, SetUse, Rename, Accept, Unaccept,
                          AddVariant, ShowVariant, RemoveVariant>;

/// The document after the edit. An edit that names an item which is not there changes nothing.
/// Waivers whose parts changed fall (see Waiver).
[[nodiscard]] Document applied(Document document, const Edit &edit);

} // namespace rig
