// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/codec.h"
#include "db/store_overlay.h"
#include "db/store_rows.h"

#include <QVariant>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Of a row (part, key, value, reason, date); the value as it is where it does not fit its field.
Override overrideAt(const QSqlQuery &row, const Catalogue &shipped)
{
    Override found;
    found.part = row.value(0).toString();
    found.key = row.value(1).toString();
    const QJsonObject object = objectAt(row, 2);
    found.value = looseValue(object, found.key);
    found.reason = row.value(3).toString();
    found.date = QDate::fromString(row.value(4).toString(), Qt::ISODate);
    const PartHandle part = shipped.find(found.part);
    const Field *field = part ? findField(part->kind, found.key) : nullptr;
    if (!field)
        return found;
    found.shipped = field->get(*part).value;
    if (const auto value = valueFromJson(object, *field))
        found.value = *value;
    return found;
}

/// A fill counts where the part is there and does not have the figure itself.
bool isInForce(const Override &fill, const Catalogue &shipped)
{
    const PartHandle part = shipped.find(fill.part);
    return part && findField(part->kind, fill.key) && fill.shipped.index() == 0;
}

} // namespace

SqlResult<std::vector<Override>> overridesIn(const Connection &store, const Catalogue &shipped, const QString &part)
{
    std::vector<Override> all;
    const QVariant id = part.isEmpty() ? QVariant() : QVariant(part);
    const auto own = eachRow(store,
                             u"SELECT part, key, value, reason, date FROM own_figure WHERE part = coalesce(?, part)"
                             " ORDER BY part, key"_s,
                             {id}, [&](const QSqlQuery &row) { all.push_back(overrideAt(row, shipped)); });
    if (!own)
        return tl::unexpected(own.error());
    const auto fills =
        eachRow(store,
                u"SELECT part, key, value, '', substr(time, 1, 10) FROM imported_figure AS figure"
                " JOIN import ON import.id = figure.import"
                " WHERE part = coalesce(?, part) AND NOT EXISTS (SELECT 1 FROM imported_figure AS later"
                "  WHERE later.part = figure.part AND later.key = figure.key AND later.import > figure.import)"
                " ORDER BY part, key"_s,
                {id}, [&](const QSqlQuery &row) {
                    Override fill = overrideAt(row, shipped);
                    fill.imported = true;
                    if (isInForce(fill, shipped))
                        all.push_back(std::move(fill));
                });
    if (!fills)
        return tl::unexpected(fills.error());
    return all;
}

} // namespace rig::db
