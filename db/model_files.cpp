// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/model_files.h"

#include "core/build/build.h"
#include "core/workload/model_config.h"
#include "core/workload/model_file.h"
#include "core/workload/shape_json.h"
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct ModelFileWords
{
    Q_DECLARE_TR_FUNCTIONS(ModelFileWords)
};

const QRegularExpression &partName()
{
    static const QRegularExpression name(u"^(.*)-(\\d{5})-of-(\\d{5})(\\.gguf)$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    return name;
}

Result<QByteArray> textOf(const QString &config)
{
    constexpr qint64 MostBytes = 2 * 1024 * 1024;
    return readWhole(config, MostBytes);
}

Result<TransformerShape> shapeOfConfig(const QString &config)
{
    return textOf(config).and_then([&](const QByteArray &text) { return shapeFromConfig(text, config); });
}

/// Weights as they lie in files. Words of the vocabulary stand in the first part alone.
Result<TransformerShape> shapeOfWeights(const QString &config, const QStringList &paths)
{
    constexpr qint64 LaterPartBytes = 2 * 1024 * 1024;
    std::vector<ModelFile> files;
    for (const QString &path : paths) {
        const Result<FileHead> head = readHead(path, files.empty() ? HeadBytes : LaterPartBytes);
        if (!head)
            return tl::unexpected(head.error());
        files.push_back({path, head->bytes, head->size});
    }
    if (isGguf(files.front().head))
        return shapeFromGguf(files);
    if (config.isEmpty())
        return badInput(
            ModelFileWords::tr("Beside a safetensors file or its index, --config must say what the model is."),
            u"config"_s);
    if (files.size() > 1)
        return badInput(ModelFileWords::tr("Of a model in several safetensors files, their index is needed."),
                        u"weights-file"_s);
    return shapeOfConfig(config).and_then(
        [&](const TransformerShape &shape) { return withSafetensors(shape, files.front()); });
}

/// "Qwen3-8B-Q4_K_M"; of a safetensors file the folder that it lies in.
QString nameOf(const QString &config, const QString &weights)
{
    const QString base = QFileInfo(weights).completeBaseName();
    const QRegularExpressionMatch part = partName().match(QFileInfo(weights).fileName());
    return !config.isEmpty() ? QFileInfo(QFileInfo(config).absolutePath()).fileName()
           : part.hasMatch() ? part.captured(1)
                             : base;
}

} // namespace

Result<bool> looksLikeGguf(const QString &path)
{
    constexpr qint64 MagicBytes = 8;
    return readHead(path, MagicBytes).transform([](const FileHead &head) { return isGguf(head.bytes); });
}

QStringList partsOfGguf(const QString &path)
{
    constexpr int MostParts = 200;
    const QRegularExpressionMatch match = partName().match(path);
    const int count = match.captured(3).toInt();
    if (!match.hasMatch() || count < 2 || count > MostParts)
        return {path};
    QStringList parts;
    for (int i = 1; i <= count; ++i) {
        parts << u"%1-%2-of-%3%4"_s.arg(match.captured(1), u"%1"_s.arg(i, 5, 10, '0'_L1), match.captured(3),
                                        match.captured(4));
        if (!QFileInfo::exists(parts.back()))
            return {path};
    }
    return parts;
}

Result<ModelRead> readModel(const QString &config, const QStringList &weights)
{
    if (!weights.isEmpty()) {
        const Result<TransformerShape> shape =
            shapeOfWeights(config, weights.size() == 1 ? partsOfGguf(weights.front()) : weights);
        if (!shape)
            return tl::unexpected(shape.error());
        return ModelRead{*shape, {{ShapeKey, shapeAsJson(*shape)}, {ModelNameKey, nameOf(config, weights.front())}}};
    }
    const Result<QByteArray> text = textOf(config);
    const Result<TransformerShape> shape = text ? shapeFromConfig(*text, config) : tl::unexpected(text.error());
    if (!shape)
        return tl::unexpected(shape.error());
    const QJsonObject object = *configObject(*text, config); // which the shape was read from
    const bool isKept = QJsonDocument(object).toJson(QJsonDocument::Compact).size() <= LongestConfig;
    return ModelRead{*shape, isKept ? object : QJsonObject()};
}

} // namespace rig::db
