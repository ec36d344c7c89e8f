// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/catalogue/fields.h"

#include <QByteArray>
#include <QJsonObject>

namespace rig {

/// The one reader and the one writer of parts: for the catalogue's files, the database's rows, the user's own parts
/// and the snapshot in a build file. The format is docs/catalogue-format.md.

/// Adds the parts, sources and rates of a file to `into`; of two rates of a currency the newer one stays, and one from
/// a file that is not shipped. The failure names file, line and field.
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
/// One rate of exchange; its source is looked up by id in `sources`, and NoSource where it names none.
[[nodiscard]] Result<Rate> rateFromJson(const QJsonObject &object, const Catalogue &sources);
[[nodiscard]] QJsonObject rateToJson(const Rate &rate, const Catalogue &catalogue);
/// The figure at the field's key; the failure says what it must be. monostate where there is none.
[[nodiscard]] Result<Value> valueFromJson(const QJsonObject &object, const Field &field);
/// `value` at `key`; an empty object for monostate.
[[nodiscard]] QJsonObject valueToJson(QLatin1StringView key, const Value &value);
/// A parts file with these parts and the sources that they cite.
[[nodiscard]] QJsonObject partsFile(const std::vector<PartHandle> &parts, const Catalogue &catalogue);

} // namespace rig
