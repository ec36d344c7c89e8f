// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/catalogue_file.h"

#include <QDateTime>

#include <optional>

namespace rig::db {

/// A whole catalogue of a later day than the one that came with the program. It lies beside the user's store as
/// `newer-catalogue.sqlite` and stands in the place of the shipped one, under all that is the user's; without it, or
/// once the program comes with a later one, the shipped one counts again.

/// The catalogue that counts for the user whose store lies in a folder.
struct CatalogueInUse
{
    Catalogue catalogue; ///< of the kinds that were asked for
    bool imported = false;
    QDate shipped;   ///< the day of the shipped one
    QString problem; ///< why an imported one does not count, in a sentence; empty where none is there, or it does
};

/// Fails only where the shipped one cannot be read.
[[nodiscard]] Result<CatalogueInUse> catalogueInUse(const QString &folder, const KindSet &kinds);
/// The file of the one that counts, and whether it is as it was written: what checkCatalogue() says of it.
[[nodiscard]] Result<void> checkCatalogueInUse(const QString &folder, const KindSet &kinds);

/// An imported catalogue, whether it counts or not.
struct ImportedCatalogue
{
    QDate date; ///< null where it cannot be read
    int parts = 0;
    QDateTime when;      ///< it was imported; local time
    bool counts = false; ///< in place of the shipped one, which is not of its day or a later one
    QDate shipped;       ///< the day of that
};

/// Nothing where none is there.
[[nodiscard]] std::optional<ImportedCatalogue> importedCatalogue(const QString &folder);

/// Looks whether `path` is a catalogue that this version can read, is whole by its own checksums, and is of a later day
/// than the one that counts and not after `today`; gives its day. Nothing is written. Io where the file cannot be
/// read, BadInput where it is not such a catalogue.
[[nodiscard]] Result<QDate> checkNewerCatalogue(const QString &path, const QString &folder, const QDate &today);
/// The same, and puts it into the folder, whole or not at all.
[[nodiscard]] Result<QDate> importCatalogue(const QString &path, const QString &folder, const QDate &today);
/// Takes it out again, so that the shipped one counts; Io where the file cannot be removed, or none is there.
[[nodiscard]] Result<void> takeOutCatalogue(const QString &folder);

} // namespace rig::db
