// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/brief_name.h"

#include "core/names/names.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::names {

QString briefName(const Part &part)
{
    constexpr std::array Families{"GeForce "_L1, "Radeon "_L1};
    QString name = shortName(part);
    for (const QLatin1StringView family : Families) {
        if (name.startsWith(family))
            name.remove(0, family.size());
    }
    name.replace(" GeForce "_L1, " "_L1); // "Dual GeForce RTX 3060"
    name.replace(" Founders Edition"_L1, " FE"_L1);
    return name;
}

} // namespace rig::names
