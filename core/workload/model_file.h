// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/workload/transformer.h"

#include <QByteArray>

#include <vector>

namespace rig {

/// The beginning of a file with weights.
struct ModelFile
{
    QString name;
    QByteArray head; ///< as much of it as HeadBytes, or all
    qint64 size = 0; ///< of the whole file
};

/// What is wrong with a file, with its name.
[[nodiscard]] tl::unexpected<Failure> badModelFile(const ModelFile &file, QString message);

/// Headers hold the words of the vocabulary: some ten megabytes.
inline constexpr qint64 HeadBytes = 64 * 1024 * 1024;

/// Whether it begins like a GGUF file.
[[nodiscard]] bool isGguf(const QByteArray &head);

/// The shape of a model from the headers of its GGUF file, or of all its parts, with the bytes of each tensor as they
/// lie in the file. Metadata that may change what it needs and is not read is named in the shape's `notRead`. A failure
/// says what is wrong: cut, sizes that cannot be or that reach beyond the file, an unknown kind of number, a missing
/// part.
[[nodiscard]] Result<TransformerShape> shapeFromGguf(const std::vector<ModelFile> &parts);

/// A shape whose weights are those of a safetensors file, or of an index of several (model.safetensors.index.json).
[[nodiscard]] Result<TransformerShape> withSafetensors(TransformerShape shape, const ModelFile &file);

} // namespace rig
