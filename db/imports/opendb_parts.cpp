// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/opendb_parts.h"

#include "db/imports/part_index.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct OpenDb
{
    Q_DECLARE_TR_FUNCTIONS(OpenDb)
};

/// The importers know the categories by this list.
constexpr std::array Categories{
    OpenDbCategory{"GPU", Kind::Card, readOpenDbCard},
    OpenDbCategory{"Motherboard", Kind::Motherboard, readOpenDbBoard},
    OpenDbCategory{"PCCase", Kind::Case, readOpenDbCase},
    OpenDbCategory{"PSU", Kind::Supply, readOpenDbSupply},
    OpenDbCategory{"CPU", Kind::Processor, readOpenDbProcessor},
    OpenDbCategory{"CPUCooler", Kind::Cooler, readOpenDbCooler},
    OpenDbCategory{"CaseFan", Kind::Fan, readOpenDbFan},
    OpenDbCategory{"RAM", Kind::Memory, readOpenDbMemory},
    OpenDbCategory{"Storage", Kind::Drive, readOpenDbDrive},
};

/// "opendb-" and the record's own id; empty when that is none.
QString partId(OpenDbRecord &record, const QString &fallback)
{
    static const QRegularExpression form(u"^[0-9a-f][0-9a-f-]{7,63}$"_s);
    const QString own = record.text("opendb_id"_L1).toLower();
    const QString id = own.isEmpty() ? fallback.toLower() : own;
    return form.match(id).hasMatch() ? u"opendb-"_s + id : QString();
}

void readNumbers(OpenDbRecord &record, Part &part, QStringList &numbers)
{
    for (const QString &number : record.texts("metadata.part_numbers"_L1)) {
        const QString normal = normalNumber(number);
        if (!canIdentify(normal) || numbers.contains(normal))
            continue;
        numbers << normal;
        if (part.partNumber.isEmpty())
            part.partNumber = number;
        else
            part.aliases << number;
    }
}

} // namespace

const OpenDbCategory *findOpenDbCategory(QStringView name)
{
    const auto found = std::find_if(Categories.begin(), Categories.end(), [&](const OpenDbCategory &category) {
        return name == QLatin1StringView(category.name);
    });
    return found == Categories.end() ? nullptr : &*found;
}

OpenDbPart readOpenDbPart(const QJsonObject &object, const OpenDbCategory &category, const ChipNames &chips,
                          const QString &fallbackId)
{
    OpenDbPart read;
    const std::shared_ptr<Part> part = emptyPart(category.kind);
    OpenDbRecord record(object, *part);
    part->origin = Origin::Imported;
    part->id = partId(record, fallbackId);
    part->name = record.text("metadata.name"_L1);
    part->vendor = record.text("metadata.manufacturer"_L1);
    readNumbers(record, *part, read.numbers);
    if (part->name.isEmpty())
        record.refuse("metadata.name"_L1, OpenDb::tr("is missing; a part needs a name."));
    if (part->id.isEmpty())
        record.refuse("opendb_id"_L1, OpenDb::tr("is missing or is no id of this data set."));
    category.read(record, chips);

    read.name = part->name.isEmpty() ? record.at("opendb_id"_L1).toString().left(80) : part->name;
    if (record.refusal()) {
        read.remarks = {*record.refusal()};
        return read;
    }
    read.remarks = record.leftOut();
    read.part = part;
    return read;
}

} // namespace rig::db
