// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/price_index_codec.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct IndexFormat
{
    Q_DECLARE_TR_FUNCTIONS(IndexFormat)
};

constexpr int MostYears = 300;

} // namespace

void readPriceIndex(JsonReader &reader, Catalogue &into)
{
    reader.objects("price_index"_L1, MostYears, [&](JsonReader &entry) {
        entry.only({"year"_L1, "value"_L1, "source"_L1});
        IndexYear year;
        const std::optional<int> number = entry.integer("year"_L1, 1900, 2200);
        const std::optional<double> value = entry.number("value"_L1, 0.01, 1e6);
        year.source = into.sourceIndex(entry.text("source"_L1));
        if (!number)
            entry.complain("year"_L1, IndexFormat::tr("is missing: the year that the value is of."));
        if (!value)
            entry.complain("value"_L1, IndexFormat::tr("is missing: the level of prices in that year."));
        if (year.source == NoSource)
            entry.complain("source"_L1, IndexFormat::tr("must name a source that is listed."));
        year.year = number.value_or(0);
        year.value = value.value_or(0);
        const auto known = [&](const IndexYear &other) { return other.year == year.year; };
        if (std::none_of(into.priceIndex.begin(), into.priceIndex.end(), known))
            into.priceIndex.push_back(year);
    });
}

} // namespace rig
