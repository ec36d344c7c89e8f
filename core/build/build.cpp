// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/build.h"

#include <algorithm>

namespace rig {

bool isPlaceable(Kind kind)
{
    return kind != Kind::Gpu && kind != Kind::System; // a chip alone; a machine of its own
}

bool standsInConnector(Kind kind)
{
    return kind == Kind::Card || kind == Kind::Drive || kind == Kind::Network || kind == Kind::Riser ||
           kind == Kind::Switch;
}

bool takesSupply(Kind kind) { return kind == Kind::Card || kind == Kind::Processor || kind == Kind::Motherboard; }

bool isOnceInAMachine(Kind kind) { return kind == Kind::Motherboard || kind == Kind::Case || kind == Kind::Cooler; }

QString OutputName::text() const
{
    return QStringLiteral("@%1:%2").arg(QString::number(item), QString::number(output));
}

std::optional<OutputName> outputNamed(const QString &connector)
{
    if (!connector.startsWith(u'@'))
        return std::nullopt;
    bool item = false;
    bool output = false;
    const OutputName name{connector.mid(1).section(u':', 0, 0).toInt(&item), connector.section(u':', 1).toInt(&output)};
    return item && output && name.item > 0 && name.output > 0 ? std::optional(name) : std::nullopt;
}

const Item *Build::item(ItemId id) const
{
    const auto found = std::find_if(items.begin(), items.end(), [&](const Item &item) { return item.id == id; });
    return found == items.end() ? nullptr : &*found;
}

std::vector<const Item *> Build::itemsOf(Kind kind) const
{
    std::vector<const Item *> found;
    for (const Item &item : items) {
        if (item.kind == kind)
            found.push_back(&item);
    }
    return found;
}

ItemId Build::nextId() const
{
    ItemId highest = 0;
    for (const Item &item : items)
        highest = std::max(highest, item.id);
    return highest + 1;
}

const std::vector<Circuit> &knownCircuits()
{
    // US: NEC 210.20(A), a load of three hours or more takes at most 80 % of the breaker's rating. Japan: the same
    // share by custom of its 15 A branch circuits. Elsewhere the rating of the breaker or of the plug's fuse: Schuko 16
    // A at 230 V, BS 1363 plug with a 13 A fuse, GB 1002 plugs of 10 A and 16 A at 220 V.
    static const std::vector<Circuit> circuits{
        {QStringLiteral("us-15a"), Volts(120), Amperes(15), 0.8},
        {QStringLiteral("us-20a"), Volts(120), Amperes(20), 0.8},
        {QStringLiteral("us-240v-20a"), Volts(240), Amperes(20), 0.8},
        {QStringLiteral("us-240v-30a"), Volts(240), Amperes(30), 0.8},
        {QStringLiteral("eu-16a"), Volts(230), Amperes(16), 1.0},
        {QStringLiteral("uk-13a"), Volts(230), Amperes(13), 1.0},
        {QStringLiteral("cn-10a"), Volts(220), Amperes(10), 1.0},
        {QStringLiteral("cn-16a"), Volts(220), Amperes(16), 1.0},
        {QStringLiteral("jp-15a"), Volts(100), Amperes(15), 0.8},
    };
    return circuits;
}

std::optional<Circuit> circuitById(QStringView id)
{
    for (const Circuit &circuit : knownCircuits()) {
        if (circuit.id == id)
            return circuit;
    }
    return std::nullopt;
}

} // namespace rig
