// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/plugs.h"

#include <algorithm>

namespace rig {

namespace {

constexpr bool standsInOrder()
{
    for (std::size_t i = 0; i < PlugKinds; ++i) {
        if (static_cast<std::size_t>(PlugTable[i].plug) != i)
            return false;
    }
    return true;
}
static_assert(standsInOrder(), "kindOf() looks rows up by their number");

} // namespace

const QStringList &plugWords()
{
    static const QStringList words = [] {
        QStringList all;
        for (const PlugKind &kind : PlugTable)
            all << QString(kind.word);
        return all;
    }();
    return words;
}

QString plugWord(Plug plug) { return kindOf(plug).word; }

std::optional<Plug> plugNamed(QStringView word)
{
    for (const PlugKind &kind : PlugTable) {
        if (word == kind.word)
            return kind.plug;
    }
    return std::nullopt;
}

std::optional<Watts> connectorRating(QStringView word)
{
    const std::optional<Plug> plug = plugNamed(word);
    return plug && kindOf(*plug).onCards ? kindOf(*plug).carries : std::nullopt;
}

int count16Pin(const ConnectorCounts &connectors)
{
    int count = 0;
    for (const PlugKind &kind : PlugTable)
        count += hasSixteenPins(kind.plug) ? connectors.value(kind.word) : 0;
    return count;
}

} // namespace rig
