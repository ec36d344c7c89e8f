// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/site_fields.h"

#include "core/names/names.h"

#include <QLocale>

#include <array>

namespace rig::ui {

namespace {

template <class Quantity> double numberOf(const std::optional<Quantity> &quantity)
{
    return quantity ? quantity->value() : 0;
}

template <class Quantity> std::optional<Quantity> quantityOf(double number)
{
    return number > 0 ? std::optional(Quantity(number)) : std::nullopt;
}

constexpr std::array Numbers{
    SiteNumber{SiteEditor::Field::OtherLoad, QT_TRANSLATE_NOOP("rig::ui::SiteEditor", "Also on the circuit"), " W",
               QT_TRANSLATE_NOOP("rig::ui::SiteEditor", "nothing"), 100000, 50,
               [](const Document &document) { return numberOf(document.site.otherLoad); },
               [](Document &document, double value) { document.site.otherLoad = quantityOf<Watts>(value); }},
    SiteNumber{SiteEditor::Field::RoomCooling, QT_TRANSLATE_NOOP("rig::ui::SiteEditor", "Room cooling"), " W",
               QT_TRANSLATE_NOOP("rig::ui::SiteEditor", "not stated"), 1000000, 500,
               [](const Document &document) { return numberOf(document.site.roomCooling); },
               [](Document &document, double value) { document.site.roomCooling = quantityOf<Watts>(value); }},
    SiteNumber{SiteEditor::Field::MemoryNeed, QT_TRANSLATE_NOOP("rig::ui::SiteEditor", "Memory per card"), " GiB",
               QT_TRANSLATE_NOOP("rig::ui::SiteEditor", "not stated"), 10000, 1,
               [](const Document &document) { return numberOf(document.use.memoryNeed); },
               [](Document &document, double value) { document.use.memoryNeed = quantityOf<Gibibytes>(value); }},
    SiteNumber{SiteEditor::Field::Dataset, QT_TRANSLATE_NOOP("rig::ui::SiteEditor", "Data to store"), " GB",
               QT_TRANSLATE_NOOP("rig::ui::SiteEditor", "not stated"), 100000000, 100,
               [](const Document &document) { return numberOf(document.use.dataset); },
               [](Document &document, double value) { document.use.dataset = quantityOf<Gigabytes>(value); }},
};

constexpr std::array Flags{
    SiteFlag{SiteEditor::Field::DataCentre, QT_TRANSLATE_NOOP("rig::ui::SiteEditor", "In a data centre"),
             [](const Document &document) { return document.site.dataCentre; },
             [](Document &document, bool on) { document.site.dataCentre = on; }},
    SiteFlag{SiteEditor::Field::Display, QT_TRANSLATE_NOOP("rig::ui::SiteEditor", "Display on a card"),
             [](const Document &document) { return document.use.display; },
             [](Document &document, bool on) { document.use.display = on; }},
    SiteFlag{SiteEditor::Field::Headless, QT_TRANSLATE_NOOP("rig::ui::SiteEditor", "Without display"),
             [](const Document &document) { return document.use.headless; },
             [](Document &document, bool on) { document.use.headless = on; }},
    SiteFlag{SiteEditor::Field::Ecc, QT_TRANSLATE_NOOP("rig::ui::SiteEditor", "Memory with ECC"),
             [](const Document &document) { return document.use.ecc; },
             [](Document &document, bool on) { document.use.ecc = on; }},
};

} // namespace

std::span<const SiteNumber> siteNumbers() { return Numbers; }

std::span<const SiteFlag> siteFlags() { return Flags; }

bool isOfSite(SiteEditor::Field field)
{
    return field == SiteEditor::Field::OtherLoad || field == SiteEditor::Field::RoomCooling ||
           field == SiteEditor::Field::DataCentre;
}

std::vector<SiteRow> siteRows(const Document &document)
{
    const Site &site = document.site;
    const QString tariff = site.tariff
                               ? SiteEditor::tr("%1 a kWh", "money")
                                     .arg(QStringLiteral("%1 %2").arg(QLocale().toString(site.tariff->amount, 'g', 4),
                                                                      site.tariff->currency))
                               : SiteEditor::tr("not stated", "tariff");
    const QString load = document.use.processorLoad
                             ? names::watts(*document.use.processorLoad)
                             : SiteEditor::tr("at its rating", "the processor's draw under load");
    std::vector<SiteRow> rows{
        {SiteEditor::Field::Circuit, SiteEditor::tr("Circuit"), names::circuit(site.circuit), site.circuit.assumed},
        {SiteEditor::Field::Tariff, SiteEditor::tr("Tariff"), tariff, false},
        {SiteEditor::Field::Hours, SiteEditor::tr("Hours a year"), names::number(site.hoursPerYear),
         site.hoursPerYear == Site{}.hoursPerYear},
        {SiteEditor::Field::Work, SiteEditor::tr("Work"), names::work(document.use.work),
         document.use.work == Use{}.work},
        {SiteEditor::Field::ProcessorLoad, SiteEditor::tr("Processor's draw"), load,
         !document.use.processorLoad.has_value()}};
    for (const SiteNumber &number : siteNumbers()) {
        const double value = number.get(document);
        rows.push_back(
            {number.field, SiteEditor::tr(number.name),
             value > 0 ? names::number(value) + QLatin1StringView(number.suffix) : SiteEditor::tr(number.unset),
             false});
    }
    for (const SiteFlag &flag : siteFlags())
        rows.push_back({flag.field, SiteEditor::tr(flag.name),
                        flag.get(document) ? SiteEditor::tr("yes") : SiteEditor::tr("no"), false});
    rows.push_back({SiteEditor::Field::Budget, SiteEditor::tr("Budget"),
                    document.use.budget ? names::money(*document.use.budget) : SiteEditor::tr("not stated", "budget"),
                    false});
    return rows;
}

} // namespace rig::ui
