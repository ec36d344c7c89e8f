// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/naming.h"

#include "core/names/names.h"
#include "core/prices/price.h"
#include "ui/widgets/title_text.h"

#include <QCoreApplication>

namespace rig::ui {

namespace {

struct Naming
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::Naming)
};

} // namespace

QString priceText(const Item &item, const Catalogue &catalogue)
{
    if (item.owned)
        return Naming::tr("owned");
    const PartHandle part = catalogue.find(item.part);
    const std::optional<PricePick> pick = part ? priceOf(item, *part, catalogue) : std::nullopt;
    if (!pick)
        return names::noPrice();
    Money money = pick->money;
    money.amount *= item.count;
    return names::money(money);
}

QString wrappedName(const QString &name) { return heldLastWord(narrowText(name)); }

const std::vector<Kind> &listedKinds()
{
    static const std::vector<Kind> kinds{Kind::Processor, Kind::Motherboard, Kind::Card,  Kind::Supply,  Kind::Case,
                                         Kind::Cooler,    Kind::Memory,      Kind::Drive, Kind::Network, Kind::Riser,
                                         Kind::Switch,    Kind::Bridge,      Kind::Cable, Kind::Fan};
    return kinds;
}

bool isSeldom(Kind kind)
{
    return kind == Kind::Network || kind == Kind::Riser || kind == Kind::Switch || kind == Kind::Bridge ||
           kind == Kind::Cable || kind == Kind::Fan;
}

bool isCounted(Kind kind)
{
    return kind == Kind::Memory || kind == Kind::Fan || kind == Kind::Cable || kind == Kind::Bridge ||
           kind == Kind::Supply;
}

bool mayAdd(Kind kind, const Machine &machine, const Build &build)
{
    const std::size_t there = build.itemsOf(kind).size();
    switch (kind) {
    case Kind::Gpu:
    case Kind::System:
        return false;
    case Kind::Processor: {
        const int sockets = machine.board ? machine.board->part->processorCount.valueOr(1) : 1;
        int taken = 0; // an item may stand for several
        for (const Item *item : build.itemsOf(kind))
            taken += item->count;
        return taken < sockets;
    }
    case Kind::Motherboard:
    case Kind::Case:
    case Kind::Cooler:
        return there == 0;
    case Kind::Card:
    case Kind::Supply:
    case Kind::Memory:
    case Kind::Drive:
    case Kind::Fan:
    case Kind::Network:
    case Kind::Bridge:
    case Kind::Riser:
    case Kind::Switch:
    case Kind::Cable:
        return true;
    }
    return false;
}

} // namespace rig::ui
