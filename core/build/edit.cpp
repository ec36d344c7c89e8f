// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/edit.h"

#include "core/build/variants.h"

#include <algorithm>

namespace rig {

namespace {

Item *itemOf(Build &build, ItemId id)
{
    const auto found =
        std::find_if(build.items.begin(), build.items.end(), [&](const Item &item) { return item.id == id; });
    return found == build.items.end() ? nullptr : &*found;
}

/// A waiver was given for certain parts; with others in their place it is none.
void dropWaiversOf(Build &build, ItemId item)
{
    std::erase_if(build.waivers, [&](const Waiver &waiver) {
        return std::find(waiver.subjects.begin(), waiver.subjects.end(), item) != waiver.subjects.end();
    });
}

struct Applier
{
    Document &document;

    void operator()(const AddItem &edit) const
    {
        Item item = edit.item;
        if (item.id == 0)
            item.id = document.build.nextId();
        document.build.items.push_back(std::move(item));
    }

    void operator()(const RemoveItem &edit) const
    {
        std::erase_if(document.build.items, [&](const Item &item) { return item.id == edit.item; });
        for (Item &item : document.build.items) {
            const std::optional<OutputName> output = outputNamed(item.connector);
            if (output && output->item == edit.item)
                item.connector.clear(); // what hung on it stands nowhere now
            if (item.supply == edit.item)
                item.supply = 0;
        }
        dropWaiversOf(document.build, edit.item);
    }

    void operator()(const ReplacePart &edit) const
    {
        Item *item = itemOf(document.build, edit.item);
        if (!item)
            return;
        if (item->part != edit.part)
            item->price.reset(); // it was the other part's
        item->part = edit.part;
        if (item->kind == Kind::Motherboard)
            document.build.settings.clear(); // they are the old board's
        for (auto it = edit.places.begin(); it != edit.places.end(); ++it) {
            if (Item *device = itemOf(document.build, it.key()))
                device->connector = it.value();
        }
        dropWaiversOf(document.build, edit.item);
    }

    void operator()(const MoveItem &edit) const
    {
        Item *item = itemOf(document.build, edit.item);
        if (!item)
            return;
        for (Item &other : document.build.items) {
            if (other.id != edit.item && !edit.connector.isEmpty() && other.connector == edit.connector)
                other.connector = item->connector;
        }
        item->connector = edit.connector;
    }

    void operator()(const PlaceDevices &edit) const
    {
        for (auto it = edit.places.begin(); it != edit.places.end(); ++it) {
            if (Item *item = itemOf(document.build, it.key()))
                item->connector = it.value();
        }
    }

    void operator()(const SetPowerLimit &edit) const
    {
        for (const ItemId id : edit.items) {
            if (Item *item = itemOf(document.build, id))
                item->powerLimit = edit.limit;
        }
    }

    void operator()(const SetSupply &edit) const
    {
        for (const ItemId id : edit.items) {
            Item *item = itemOf(document.build, id);
            if (item && takesSupply(item->kind))
                item->supply = edit.supply;
        }
    }

    void operator()(const SetCount &edit) const
    {
        if (Item *item = itemOf(document.build, edit.item))
            item->count = std::max(1, edit.count);
    }

    void operator()(const SetOwned &edit) const
    {
        if (Item *item = itemOf(document.build, edit.item))
            item->owned = edit.owned;
    }

    void operator()(const SetLocked &edit) const
    {
        if (Item *item = itemOf(document.build, edit.item))
            item->locked = edit.locked;
    }

    void operator()(const SetPrice &edit) const
    {
        for (const ItemId id : edit.items) {
            if (Item *item = itemOf(document.build, id))
                item->price = edit.price;
        }
    }

    void operator()(const SetSetting &edit) const { document.build.settings.insert(edit.setting, edit.value); }
    void operator()(const SetSite &edit) const { document.site = edit.site; }
    void operator()(const SetUse &edit) const { document.use = edit.use; }
    void operator()(const Rename &edit) const { document.build.name = edit.name; }

    void operator()(const Accept &edit) const
    {
        operator()(Unaccept{edit.waiver});
        document.build.waivers.push_back(edit.waiver);
    }

    void operator()(const Unaccept &edit) const
    {
        std::erase_if(document.build.waivers, [&](const Waiver &waiver) {
            return waiver.check == edit.waiver.check && waiver.subjects == edit.waiver.subjects;
        });
    }

    void operator()(const AddVariant &) const { document = withVariantAdded(std::move(document)); }
    void operator()(const ShowVariant &edit) const { document = withVariantShown(std::move(document), edit.name); }
    void operator()(const RemoveVariant &edit) const { document = withoutVariant(std::move(document), edit.name); }
};

} // namespace

Document applied(Document document, const Edit &edit)
{
    std::visit(Applier{document}, edit);
    return document;
}

} // namespace rig
