// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "db/imports/opendb_record.h"

#include <QSet>

namespace rig::db {

/// The catalogue's chips by the names that the data set gives them.
class ChipNames
{
public:
    explicit ChipNames(const Catalogue &catalogue);

    /// The one chip that has this name, memory size and, where it is known, memory type; null when there is none or
    /// more than one.
    [[nodiscard]] std::shared_ptr<const Chip> find(const QString &name, std::optional<double> gib,
                                                   const QString &memoryType) const;

private:
    QHash<QString, std::vector<std::shared_ptr<const Chip>>> m_byName;
};

/// A folder or file of the data set whose records are parts of ours.
struct OpenDbCategory
{
    const char *name; ///< "GPU", "PSU", …
    Kind kind;
    void (*read)(OpenDbRecord &, const ChipNames &);
};

/// Null for what the catalogue has no kind for, such as monitors.
[[nodiscard]] const OpenDbCategory *findOpenDbCategory(QStringView name);

/// What a record gave.
struct OpenDbPart
{
    std::shared_ptr<Part> part; ///< null: the record does not go in, `remarks` says why
    QStringList numbers;        ///< its part numbers, normalised, as far as they can mean one product
    QString name;               ///< for lists, as far as it could be read
    std::vector<Remark> remarks;
};

/// Reads one record. `fallbackId` is its id where the record itself has none (the name of its file).
[[nodiscard]] OpenDbPart readOpenDbPart(const QJsonObject &record, const OpenDbCategory &category,
                                        const ChipNames &chips, const QString &fallbackId);

// The readers of the categories.
void readOpenDbCard(OpenDbRecord &record, const ChipNames &chips);
void readOpenDbBoard(OpenDbRecord &record, const ChipNames &);
void readOpenDbCase(OpenDbRecord &record, const ChipNames &);
void readOpenDbSupply(OpenDbRecord &record, const ChipNames &);
void readOpenDbProcessor(OpenDbRecord &record, const ChipNames &);
void readOpenDbCooler(OpenDbRecord &record, const ChipNames &);
void readOpenDbFan(OpenDbRecord &record, const ChipNames &);
void readOpenDbMemory(OpenDbRecord &record, const ChipNames &);
void readOpenDbDrive(OpenDbRecord &record, const ChipNames &);

} // namespace rig::db
