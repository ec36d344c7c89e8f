// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/model_files.h"

#include "core/workload/model_config.h"
#include "core/workload/model_file.h"
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct ModelFileWords
{
    Q_DECLARE_TR_FUNCTIONS(ModelFileWords)
};

} // namespace

Result<bool> looksLikeGguf(const QString &path)
{
    constexpr qint64 MagicBytes = 8;
    return readHead(path, MagicBytes).transform([](const FileHead &head) { return isGguf(head.bytes); });
}

QStringList partsOfGguf(const QString &path)
{
    static const QRegularExpression part(u"^(.*-)(\\d{5})(-of-(\\d{5})\\.gguf)$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    constexpr int MostParts = 1000;
    const QRegularExpressionMatch match = part.match(path);
    const int count = match.captured(4).toInt();
    if (!match.hasMatch() || count < 2 || count > MostParts)
        return {path};
    QStringList parts;
    for (int i = 1; i <= count; ++i) {
        parts << match.captured(1) + u"%1"_s.arg(i, 5, 10, '0'_L1) + match.captured(3);
        if (!QFileInfo::exists(parts.back()))
            return {path};
    }
    return parts;
}

Result<TransformerShape> shapeOfConfig(const QString &path)
{
    constexpr qint64 MostBytes = 2 * 1024 * 1024;
    return readWhole(path, MostBytes).and_then([&](const QByteArray &text) { return shapeFromConfig(text, path); });
}

Result<TransformerShape> shapeOfWeights(const QString &config, const QStringList &paths)
{
    std::vector<ModelFile> files;
    for (const QString &path : paths.size() == 1 ? partsOfGguf(paths.front()) : paths) {
        const Result<FileHead> head = readHead(path, HeadBytes);
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

} // namespace rig::db
