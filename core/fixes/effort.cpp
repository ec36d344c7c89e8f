// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/effort.h"

namespace rig {

const Item *replacedItem(const Edit &edit, const Document &document)
{
    const auto *replace = std::get_if<ReplacePart>(&edit);
    return replace ? document.build.item(replace->item) : nullptr;
}

Effort effortOf(const Edit &edit, const Document &document, const Catalogue &catalogue)
{
    if (std::holds_alternative<MoveItem>(edit) || std::holds_alternative<PlaceDevices>(edit) ||
        std::holds_alternative<SetSetting>(edit) || std::holds_alternative<SetSupply>(edit))
        return Effort::Free;
    const Item *item = replacedItem(edit, document);
    if (!item)
        return Effort::Bought;
    if (item->kind == Kind::Motherboard || item->kind == Kind::Processor || item->kind == Kind::Card)
        return Effort::Rebuilt;
    const auto now = catalogue.find<Case>(std::get<ReplacePart>(edit).part);
    const auto old = catalogue.find<Case>(item->part);
    return item->kind == Kind::Case && old && old->type.value != now->type.value ? Effort::Rebuilt : Effort::Bought;
}

} // namespace rig
