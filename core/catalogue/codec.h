// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QByteArray>
#include <QJsonObject>

namespace rig {

/// The one reader and the one writer of parts: for the catalogue's files, the database's rows, the user's own parts
/// and the snapshot in a build file. The format is docs/catalogue-format.md.

/// Adds the parts and sources of a file to `into`. The failure names file, line and field.
/// `origin` is what the parts are marked with.
[[nodiscard]] Result<Catalogue> withPartsFile(Catalogue into, const QByteArray &text, const QString &file,
                                              Origin origin);
/// The same for an object that was parsed already (no line is known then).
[[nodiscard]] Result<Catalogue> withPartsObject(Catalogue into, const QJsonObject &object, Origin origin);

/// One part of `kind`; sources are looked up by id in `sources`.
[[nodiscard]] Result<PartHandle> partFromJson(const QJsonObject &object, Kind kind, const Catalogue &sources,
                                              Origin origin);
[[nodiscard]] QJsonObject partToJson(const Part &part, const Catalogue &catalogue);
[[nodiscard]] QJsonObject sourceToJson(const Source &source);
[[nodiscard]] Result<Source> sourceFromJson(const QJsonObject &object);
/// A parts file with these parts and the sources that they cite.
[[nodiscard]] QJsonObject partsFile(const std::vector<PartHandle> &parts, const Catalogue &catalogue);

} // namespace rig
