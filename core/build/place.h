// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"

#include <QLocale>

namespace rig {

/// Where a machine is sold: parts that may not be sold in China have others in their place there.
enum class Region { Elsewhere, China };

/// What is usual where the user lives: what a first start begins with, and a new machine stands on.
struct Place
{
    Circuit circuit = *circuitById(u"us-15a"); ///< marked as assumed
    QString currency = QStringLiteral("USD");  ///< ISO 4217: "CNY"
    std::optional<Money> tariff;               ///< per kWh, what a household pays there; nullopt: not known
    Region region = Region::Elsewhere;
};

/// The usual circuit, the currency and the tariff of a territory; one that is not known, or none, has the smallest of
/// the common circuits or the one of most countries, US dollars, and no tariff.
[[nodiscard]] Place placeOf(QLocale::Territory territory);

/// The territory that `language` ("zh_CN") names; where it names none, that of `system`. Who reads the program in
/// Chinese as it is written in China is taken to live there.
[[nodiscard]] QLocale::Territory territoryOf(const QString &language, const QLocale &system);

/// A machine without parts, on what is usual in a place.
[[nodiscard]] Document freshDocument(const Place &place);

/// The site of a machine that was planned elsewhere, in this place: on the circuit that is usual there, where it
/// carries as much, and at the tariff that is usual there.
[[nodiscard]] Site movedTo(Site site, const Place &place);

} // namespace rig
