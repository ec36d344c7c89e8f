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

QString line(const QStringList &cells) { return cells.join(u',') + u'\n'; }

QString amountCell(double amount)
{
    return csvCell(QString::number(amount, 'f', QLocale::FloatingPointShortest), CsvCell::Number);
}

QString lineOf(const Part &part, const Price &price, const Catalogue &over)
{
    const Source *source = over.source(price.source);
    return line({csvCell(part.id), csvCell(part.name), amountCell(price.money.amount), csvCell(price.money.currency),
                 price.date.toString(Qt::ISODate), format::ConditionWords[static_cast<std::size_t>(price.condition)],
                 format::BasisWords[static_cast<std::size_t>(price.basis)],
                 csvCell(source ? source->title : QString())});
}

QString lineOf(const LayerPrice &row)
{
    const QString basis =
        row.basis.isEmpty() ? format::BasisWords[static_cast<std::size_t>(PriceBasis::Market)] : row.basis;
    return line({csvCell(row.part),
                 {},
                 amountCell(row.money.amount),
                 csvCell(row.money.currency),
                 csvCell(row.date),
                 csvCell(row.condition),
                 csvCell(basis),
                 csvCell(row.source)});
}

/// The lines without the headings.
QStringList linesOf(const Catalogue &over, const Catalogue &shipped, const std::vector<LayerPrice> &waiting)
{
    QStringList lines;
    for (int kind = 0; kind < KindCount; ++kind) {
        for (const PartHandle &part : over.parts(static_cast<Kind>(kind))) {
            const PartHandle known = shipped.find(part->id);
            for (const Price &price : part->prices) {
                if (!isShipped(price, known.get()))
                    lines << lineOf(*part, price, over);
            }
        }
    }
    for (const LayerPrice &row : waiting)
        lines << lineOf(row);
    return lines;
}

} // namespace

QByteArray ownPricesAsCsv(const Catalogue &over, const Catalogue &shipped, const std::vector<LayerPrice> &waiting)
{
    const QString text =
        u"part,name,amount,currency,date,condition,basis,source\n"_s + linesOf(over, shipped, waiting).join(QString());
    return "\xEF\xBB\xBF" + text.toUtf8();
}

int ownPriceCount(const Catalogue &over, const Catalogue &shipped, const std::vector<LayerPrice> &waiting)
{
    return static_cast<int>(linesOf(over, shipped, waiting).size());
}

} // namespace rig::db
