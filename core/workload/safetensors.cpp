// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"
#include "core/workload/model_file.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct SafetensorsWords
{
    Q_DECLARE_TR_FUNCTIONS(SafetensorsWords)
};

constexpr JsonLimits HeaderLimits{HeadBytes, 8};
constexpr double MostStored = 1e15;

/// Bytes of all weights by an index or by a file's own header; nullopt: it does not say.
std::optional<double> storedBytes(const QJsonObject &object)
{
    const double total = object.value("metadata"_L1).toObject().value("total_size"_L1).toDouble(-1);
    if (object.contains("weight_map"_L1))
        return total > 0 ? std::optional(total) : std::nullopt;
    double end = 0;
    for (const QJsonValue tensor : object) {
        const QJsonArray offsets = tensor.toObject().value("data_offsets"_L1).toArray();
        if (offsets.size() == 2)
            end = std::max(end, offsets.at(1).toDouble());
    }
    return end > 0 ? std::optional(end) : std::nullopt;
}

} // namespace

Result<TransformerShape> withSafetensors(TransformerShape shape, const ModelFile &file)
{
    QByteArray text = file.head;
    const bool isIndex = text.trimmed().startsWith('{');
    if (!isIndex) {
        quint64 size = 0;
        if (text.size() > 8)
            std::memcpy(&size, text.constData(), sizeof size);
        size = qFromLittleEndian(size);
        if (text.size() <= 8 || size > static_cast<quint64>(text.size() - 8))
            return badModelFile(file, SafetensorsWords::tr("This is no safetensors file, or it is cut off."));
        text = text.mid(8, static_cast<qsizetype>(size));
    }
    const Result<QJsonObject> object = parseJsonObject(text, file.name, HeaderLimits);
    if (!object)
        return tl::unexpected(object.error());
    const std::optional<double> bytes = storedBytes(*object);
    if (!bytes || !(*bytes <= MostStored) || (!isIndex && *bytes > static_cast<double>(file.size)))
        return badModelFile(
            file, SafetensorsWords::tr("The file does not say how large its weights are, or its sizes cannot be."));
    shape.file.reset();
    const double parameters = parametersOf(shape);
    // Between no bits and 32 for each weight: else the two files are not of one model.
    if (*bytes > 4.5 * parameters || *bytes < 0.1 * parameters)
        return badModelFile(
            file, SafetensorsWords::tr("These weights are not those of the model: %1 bytes for %2 parameters.")
                      .arg(formulaNumber(*bytes), formulaNumber(parameters)));
    // What stays in 16 bits is known by the shape; the rest is the experts' and other matrices' alike.
    TransformerInference whole;
    whole.weights = NumberFormat::AsStored;
    const double counted = weightBytes(shape, whole);
    const double withoutExperts = weightBytesRead(shape, whole, 0);
    StoredWeights weights{parameters, *bytes, 0, 0};
    weights.table = shape.tiedEmbeddings ? 0 : 2.0 * shape.vocabulary * shape.hidden;
    weights.experts = std::max(0.0, (counted - weights.table - withoutExperts) * *bytes / counted);
    shape.file = weights;
    return shape;
}

} // namespace rig
