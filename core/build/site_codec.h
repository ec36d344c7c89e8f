// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/build/build.h"

namespace rig {

/// Private to the build file: the objects "site" and "use".
void readSite(JsonReader &reader, Site &site);
void readUse(JsonReader &reader, Use &use);
[[nodiscard]] QJsonObject siteToJson(const Site &site);
[[nodiscard]] QJsonObject useToJson(const Use &use);

/// A number of the file with its unit; nullopt where it is left out.
template <class Quantity>
std::optional<Quantity> quantityOf(JsonReader &reader, QLatin1StringView key, double low, double high)
{
    const std::optional<double> number = reader.number(key, low, high);
    return number ? std::optional(Quantity(*number)) : std::nullopt;
}

/// The fields of an object that this version does not know, so that saving keeps them.
[[nodiscard]] QJsonObject unknownFields(const QJsonObject &object, std::initializer_list<QLatin1StringView> known);

} // namespace rig
