// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QSet>

namespace rig::db {

using KindSet = std::vector<Kind>;
[[nodiscard]] KindSet allKinds();

/// Reads the shipped catalogue (read only). Only the kinds asked for are read, so that a window can show GPUs at
/// once; speeds, power curves and the price index come along where all kinds are asked for.
[[nodiscard]] Result<Catalogue> readCatalogue(const QString &path, const KindSet &kinds);

/// Looks whether the catalogue is as writeCatalogue left it: as many parts of these kinds, each with its figures, and
/// for all kinds what lies beside them, too. Io, with what is missing or changed, where it is not.
[[nodiscard]] Result<void> checkCatalogue(const QString &path, const KindSet &kinds);

/// Writes a catalogue as SQLite, in one transaction, to a new file that takes the place of `path` when it is whole.
[[nodiscard]] Result<void> writeCatalogue(const QString &path, const Catalogue &catalogue);

/// Where catalogue.sqlite lies beside the running program; the failure lists the places that were tried.
[[nodiscard]] Result<QString> findShippedCatalogue();

} // namespace rig::db
