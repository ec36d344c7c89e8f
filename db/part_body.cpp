// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/part_body.h"

#include "core/catalogue/codec.h"

#include <QJsonDocument>
#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// `*` would give a source to what has none.
bool everyFigureHasASource(const Part &part)
{
    const std::span<const Field> fields = fieldsOf(part.kind);
    const bool figures = std::all_of(fields.begin(), fields.end(), [&](const Field &field) {
        const Reading reading = field.get(part);
        return !reading.known() || reading.source != NoSource;
    });
    if (part.kind != Kind::Motherboard)
        return figures;
    const auto &board = static_cast<const Board &>(part);
    return figures && board.laneSource != NoSource && board.positionSource != NoSource;
}

QJsonObject withShortSources(QJsonObject body)
{
    const QJsonObject sources = body.value("sources"_L1).toObject();
    QMap<QString, int> uses; // the first of equals, so that each run gives the same bytes
    for (const QJsonValue &id : sources)
        ++uses[id.toString()];
    const auto most = std::max_element(uses.cbegin(), uses.cend());
    if (most == uses.cend() || *most < 2)
        return body;
    QJsonObject shorter{{"*"_L1, most.key()}};
    for (auto it = sources.begin(); it != sources.end(); ++it) {
        if (it.value().toString() != most.key())
            shorter.insert(it.key(), it.value());
    }
    body.insert("sources"_L1, shorter);
    return body;
}

} // namespace

QString compactJson(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QString partBody(const Part &part, const Catalogue &catalogue)
{
    const QJsonObject body = partToJson(part, catalogue);
    return compactJson(everyFigureHasASource(part) ? withShortSources(body) : body);
}

} // namespace rig::db
