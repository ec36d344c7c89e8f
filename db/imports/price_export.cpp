// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"
#include "core/catalogue/format_words.h"
#include "db/imports/price_csv.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

bool isShipped(const Price &price, const Part *shipped)
{
    return shipped && std::any_of(shipped->prices.begin(), shipped->prices.end(), [&](const Price &other) {
               return other.money == price.money && other.date == price.date && other.condition == price.condition &&
                      other.basis == price.basis;
           });
}

QString lineOf(const Part &part, const Price &price, const Catalogue &over)
{
    const Source *source = over.source(price.source);
    const QStringList cells{
        csvCell(part.id),
        csvCell(part.name),
        csvCell(QString::number(price.money.amount, 'f', QLocale::FloatingPointShortest), CsvCell::Number),
        csvCell(price.money.currency),
        price.date.toString(Qt::ISODate),
        format::ConditionWords[static_cast<std::size_t>(price.condition)],
        format::BasisWords[static_cast<std::size_t>(price.basis)],
        csvCell(source ? source->title : QString())};
    return cells.join(u',') + u'\n';
}

} // namespace

QByteArray ownPricesAsCsv(const Catalogue &over, const Catalogue &shipped)
{
    QString text = u"part,name,amount,currency,date,condition,basis,source\n"_s;
    for (int kind = 0; kind < KindCount; ++kind) {
        for (const PartHandle &part : over.parts(static_cast<Kind>(kind))) {
            const PartHandle known = shipped.find(part->id);
            for (const Price &price : part->prices) {
                if (!isShipped(price, known.get()))
                    text += lineOf(*part, price, over);
            }
        }
    }
    return "\xEF\xBB\xBF" + text.toUtf8();
}

} // namespace rig::db
