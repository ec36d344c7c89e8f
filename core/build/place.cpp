// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/place.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct Habit
{
    QLocale::Territory territory;
    const char *circuit;
};

constexpr std::array Habits{Habit{QLocale::UnitedStates, "us-15a"},  Habit{QLocale::Canada, "us-15a"},
                            Habit{QLocale::Mexico, "us-15a"},        Habit{QLocale::Taiwan, "us-15a"},
                            Habit{QLocale::China, "cn-10a"},         Habit{QLocale::HongKong, "uk-13a"},
                            Habit{QLocale::Macao, "uk-13a"},         Habit{QLocale::Japan, "jp-15a"},
                            Habit{QLocale::UnitedKingdom, "uk-13a"}, Habit{QLocale::Ireland, "uk-13a"},
                            Habit{QLocale::Singapore, "uk-13a"},     Habit{QLocale::Malaysia, "uk-13a"}};

QString usualCircuit(QLocale::Territory territory)
{
    const auto found = std::find_if(Habits.begin(), Habits.end(),
                                    [territory](const Habit &habit) { return habit.territory == territory; });
    if (found != Habits.end())
        return QLatin1StringView(found->circuit);
    // Locales that name no country ("C") keep the program's own default, the smallest of the common circuits.
    return territory == QLocale::AnyTerritory ? u"us-15a"_s : u"eu-16a"_s;
}

struct Tariff
{
    const char *currency;
    double perKwh;
};

// By the currency: it is what the figures are averages of.
// US: 12.68 c, average of 2024, EIA. Euro: 28.72 c, households of the EU in the first half of 2025, Eurostat
// nrg_pc_204. China: 0.4883 yuan, the first tier of Beijing's households since 2012, NDRC; the tiers of other places
// are near it.
constexpr std::array Tariffs{Tariff{"USD", 0.1268}, Tariff{"EUR", 0.2872}, Tariff{"CNY", 0.4883}};

std::optional<Money> usualTariff(QLocale::Territory territory, const QString &currency)
{
    if (territory == QLocale::AnyTerritory)
        return std::nullopt;
    const auto found = std::find_if(Tariffs.begin(), Tariffs.end(), [&](const Tariff &tariff) {
        return currency == QLatin1StringView(tariff.currency);
    });
    return found == Tariffs.end() ? std::nullopt : std::optional(Money{found->perKwh, currency});
}

/// The territory's currency; Qt knows it by any locale of the territory.
QString currencyOf(QLocale::Territory territory)
{
    const QList<QLocale> locales = QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, territory);
    if (territory == QLocale::AnyTerritory || locales.isEmpty())
        return u"USD"_s;
    const QString code = locales.front().currencySymbol(QLocale::CurrencyIsoCode);
    return code.isEmpty() ? u"USD"_s : code;
}

} // namespace

Place placeOf(QLocale::Territory territory)
{
    Place place;
    if (const std::optional<Circuit> circuit = circuitById(usualCircuit(territory)))
        place.circuit = *circuit;
    place.currency = currencyOf(territory);
    place.tariff = usualTariff(territory, place.currency);
    place.region = territory == QLocale::China ? Region::China : Region::Elsewhere;
    return place;
}

QLocale::Territory territoryOf(const QString &language, const QLocale &system)
{
    return language.contains(u'_') ? QLocale(language).territory() : system.territory();
}

Document freshDocument(const Place &place)
{
    Document document;
    document.site.circuit = place.circuit;
    document.site.tariff = place.tariff;
    return document;
}

Site movedTo(Site site, const Place &place)
{
    if (place.circuit.continuous() >= site.circuit.continuous())
        site.circuit = place.circuit;
    if (place.tariff)
        site.tariff = place.tariff;
    return site;
}

} // namespace rig
