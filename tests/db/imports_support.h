// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import_plan.h"
#include "tests/db/db_support.h"

#include <QTemporaryDir>

namespace rig::test {

/// JSON with its quotes as apostrophes, which moc reads without stumbling.
inline QByteArray json(QByteArray text) { return text.replace('\'', '"'); }

/// Parts to import over: a chip with a card, and one part of other kinds that data sets have, too.
inline Catalogue present()
{
    const QByteArray text =
        json("{'rigwright_parts': 1, 'sources': [{'id': 'sheet', 'title': 'Sheet', 'kind': 'vendor'}],"
             "'gpus': ["
             "{'id': 'rtx-3080', 'name': 'NVIDIA GeForce RTX 3080', 'memory_gib': 10, 'memory_type': 'GDDR6X',"
             " 'form': 'pcie', 'tdp_w': 320, 'sources': {'*': 'sheet'}},"
             "{'id': 'rtx-3080-12', 'name': 'NVIDIA GeForce RTX 3080 12 GB', 'memory_gib': 12,"
             " 'memory_type': 'GDDR6X', 'form': 'pcie', 'tdp_w': 350, 'sources': {'*': 'sheet'}},"
             "{'id': 'gtx-1050', 'name': 'NVIDIA GeForce GTX 1050', 'aliases': ['腱核'], 'memory_gib': 2,"
             " 'form': 'pcie', 'tdp_w': 75, 'sources': {'*': 'sheet'}}],"
             "'cards': [{'id': 'asus-3080', 'name': 'ASUS TUF RTX 3080', 'gpu': 'rtx-3080',"
             " 'part_number': 'TUF-RTX3080-10G', 'length_mm': 300, 'sources': {'*': 'sheet'}}],"
             "'supplies': ["
             "{'id': 'rm850', 'name': 'Corsair RM850', 'part_number': 'CP-9020196-NA', 'watts': 850,"
             " 'sources': {'*': 'sheet'}},"
             "{'id': 'twin-a', 'name': 'Twin', 'part_number': 'TWIN-1234', 'sources': {'*': 'sheet'}},"
             "{'id': 'twin-b', 'name': 'Twin', 'part_number': 'TWIN 1234', 'sources': {'*': 'sheet'}}]}");
    return withPartsFile({}, text, QStringLiteral("present.json"), Origin::Shipped).value_or(Catalogue());
}

/// The catalogue as it is once a plan was stored.
inline Catalogue after(Catalogue catalogue, const db::ImportPlan &plan)
{
    std::vector<PartHandle> parts;
    for (int kind = 0; kind < KindCount; ++kind) {
        const auto &list = plan.parts.parts(static_cast<Kind>(kind));
        parts.insert(parts.end(), list.begin(), list.end());
    }
    for (const PartHandle &part : parts) {
        const QJsonObject only = partsFile({part}, plan.parts);
        if (auto with = withPartsObject(catalogue, only, part->origin))
            catalogue = std::move(*with);
    }
    for (const db::Fill &fill : plan.fills) {
        const std::shared_ptr<Part> part = copyOf(*catalogue.find(fill.part));
        findField(part->kind, fill.key)->set(*part, fill.value, NoSource);
        catalogue.add(part);
    }
    for (const db::NewPrice &price : plan.prices) {
        const std::shared_ptr<Part> part = copyOf(*catalogue.find(price.part));
        part->prices.push_back(price.price);
        catalogue.add(part);
    }
    return catalogue;
}

/// "line field: reason" of each entry that was left out.
inline QStringList reasons(const db::ImportPlan &plan)
{
    QStringList lines;
    for (const db::Skipped &entry : plan.skipped)
        lines << QStringLiteral("%1 %2: %3").arg(QString::number(entry.line), entry.field, entry.reason);
    return lines;
}

} // namespace rig::test
