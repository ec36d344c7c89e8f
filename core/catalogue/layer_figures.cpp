// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/layer_figures.h"

#include "core/catalogue/codec.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <tuple>

namespace rig {

namespace {

/// The value at `key`, whatever the field's type and range.
Value looseValue(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Bool:
        return value.toBool();
    case QJsonValue::Double:
        return value.toDouble();
    case QJsonValue::String:
        return value.toString();
    case QJsonValue::Array: {
        QStringList texts;
        for (const QJsonValue &text : value.toArray())
            texts << text.toString();
        return texts;
    }
    case QJsonValue::Object: {
        ConnectorCounts counts;
        const QJsonObject entries = value.toObject();
        for (auto it = entries.begin(); it != entries.end(); ++it)
            counts.insert(it.key(), it.value().toInt());
        return counts;
    }
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        break;
    }
    return {};
}

/// The value as it is where it does not fit its field.
Override overrideOf(const LayerFigure &row, const QString &day, const Field *field, const Part *part)
{
    const QJsonObject object = layerObject(row.body);
    Override found{row.part, row.key,    looseValue(object.value(row.key)),
                   {},       row.reason, QDate::fromString(day, Qt::ISODate)};
    if (!field)
        return found;
    found.shipped = field->get(*part).value;
    if (const Result<Value> value = valueFromJson(object, *field))
        found.value = *value;
    return found;
}

} // namespace

QJsonObject layerObject(const QByteArray &body) { return QJsonDocument::fromJson(body).object(); }

bool countsLess(const Layer &a, const Layer &b)
{
    return std::tuple(a.whose, a.number) < std::tuple(b.whose, b.number);
}

bool displaces(Layer::Whose whose)
{
    switch (whose) {
    case Layer::Whose::Imported:
        return false;
    case Layer::Whose::Team:
    case Layer::Whose::Own:
        return true;
    }
    return false;
}

std::map<std::pair<QString, QString>, ImportedFigure> importedFigures(const std::vector<Layer> &layers)
{
    std::map<std::pair<QString, QString>, ImportedFigure> latest;
    for (const Layer &layer : layers) {
        if (displaces(layer.whose))
            continue;
        for (const LayerFigure &row : layer.figures) {
            ImportedFigure &known = latest[{row.part, row.key}];
            if (!known.layer || !countsLess(layer, *known.layer))
                known = {&layer, &row};
        }
    }
    return latest;
}

std::vector<Override> overridesIn(const Catalogue &shipped, const std::vector<Layer> &layers)
{
    std::vector<Override> all;
    const auto fieldOf = [&](const LayerFigure &row, const PartHandle &part) {
        return part ? findField(part->kind, row.key) : nullptr;
    };
    for (const Layer &layer : layers) {
        for (const LayerFigure &row : layer.figures) {
            const PartHandle part = shipped.find(row.part);
            if (layer.whose == Layer::Whose::Own)
                all.push_back(overrideOf(row, row.date, fieldOf(row, part), part.get()));
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const Override &a, const Override &b) {
        return std::tie(a.part, a.key) < std::tie(b.part, b.key);
    });
    for (const auto &[place, from] : importedFigures(layers)) {
        const PartHandle part = shipped.find(place.first);
        const Field *field = fieldOf(*from.row, part);
        if (!field || field->get(*part).known())
            continue;
        all.push_back(overrideOf(*from.row, from.layer->date, field, part.get()));
        all.back().imported = true;
    }
    return all;
}

} // namespace rig
