// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/price_sheet.h"

#include "core/base/csv.h"
#include "core/base/web_address.h"
#include "core/prices/price.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::finder {

namespace {

/// Sentences of this file.
struct SheetWords
{
    Q_DECLARE_TR_FUNCTIONS(Finder)
};

constexpr QLatin1StringView PartMark{"{part}"};

/// A part that is bought, and how many of it the machine takes that takes most.
struct SheetRow
{
    PartHandle part;
    int count = 0;
};

std::vector<SheetRow> rowsOf(const std::vector<Found> &machines, const Catalogue &catalogue)
{
    std::vector<SheetRow> rows;
    for (const Found &machine : machines) {
        QMap<QString, int> bought;
        QStringList order;
        for (const Item &item : machine.document.build.items) {
            if (item.owned)
                continue;
            if (!order.contains(item.part))
                order << item.part;
            bought[item.part] += item.count;
        }
        for (const QString &id : order) {
            const auto same =
                std::find_if(rows.begin(), rows.end(), [&](const SheetRow &row) { return row.part->id == id; });
            if (same != rows.end())
                same->count = std::max(same->count, bought.value(id));
            else if (const PartHandle part = catalogue.find(id))
                rows.push_back({part, bought.value(id)});
        }
    }
    return rows;
}

QString amountCell(double amount) { return csvCell(QString::number(amount, 'f', 2), CsvCell::Number); }

QString conditionWord(const std::optional<PricePick> &pick)
{
    return pick && pick->price.condition == Condition::Used ? u"used"_s : u"new"_s;
}

QStringList lastPrice(const std::optional<PricePick> &pick, const Catalogue &catalogue)
{
    if (!pick)
        return {QString(), QString(), QString(), QString(), QString()};
    const bool known = pick->price.source >= 0 && std::size_t(pick->price.source) < catalogue.sources.size();
    return {amountCell(pick->price.money.amount), pick->price.money.currency, pick->price.date.toString(Qt::ISODate),
            conditionWord(pick), known ? csvCell(catalogue.sources[std::size_t(pick->price.source)].title) : QString()};
}

} // namespace

std::vector<Shop> usualShops()
{
    return {{u"PCPartPicker"_s, u"https://pcpartpicker.com/search/?q={part}"_s},
            {u"eBay"_s, u"https://www.ebay.com/sch/i.html?_nkw={part}"_s},
            {u"JD"_s, u"https://search.jd.com/Search?keyword={part}"_s}};
}

Result<Shop> shopFromText(const QString &text)
{
    const qsizetype equals = text.indexOf(u'=');
    const Shop shop{text.left(std::max<qsizetype>(equals, 0)).trimmed(), text.mid(equals + 1).trimmed()};
    if (equals < 1 || shop.name.isEmpty() || !shop.pattern.contains(PartMark) ||
        webAddress(searchAddress(shop, u"x"_s)).isEmpty())
        return badInput(SheetWords::tr("“%1” is no shop: write its name, =, and the address of its search with {part} "
                                       "for the part's name.")
                            .arg(text),
                        u"shop"_s);
    return shop;
}

QString searchAddress(const Shop &shop, const QString &name)
{
    return QString(shop.pattern).replace(PartMark, QString::fromLatin1(QUrl::toPercentEncoding(name)));
}

QByteArray priceSheet(const std::vector<Found> &machines, const std::vector<Shop> &shops, const Catalogue &catalogue)
{
    QStringList header{u"part"_s,          u"name"_s,      u"number"_s,         u"last_price"_s,
                       u"last_currency"_s, u"last_date"_s, u"last_condition"_s, u"last_source"_s};
    for (const Shop &shop : shops)
        header << csvCell(u"search "_s + shop.name);
    header << u"amount"_s << u"currency"_s << u"date"_s << u"condition"_s;
    QStringList lines{header.join(u',')};
    for (const SheetRow &row : rowsOf(machines, catalogue)) {
        const std::optional<PricePick> pick = priceOf(*row.part, catalogue);
        QStringList cells{csvCell(row.part->id), csvCell(row.part->name),
                          csvCell(QString::number(row.count), CsvCell::Number)};
        cells << lastPrice(pick, catalogue);
        for (const Shop &shop : shops)
            cells << csvCell(searchAddress(shop, row.part->name));
        cells << QString() << catalogue.prices.currency << catalogue.prices.today.toString(Qt::ISODate)
              << conditionWord(pick);
        lines << cells.join(u',');
    }
    return "\xEF\xBB\xBF" + (lines.join(u'\n') + u'\n').toUtf8();
}

} // namespace rig::finder
