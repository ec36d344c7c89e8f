// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/workload/transformer.h"

#include <QStringList>

namespace rig::db {

/// Reads the beginning of a file; Io where it cannot be read, BadInput where it has no end that a header could have.
[[nodiscard]] Result<bool> looksLikeGguf(const QString &path);

/// All parts of a GGUF file of which one is named ("name-00002-of-00003.gguf"), in their order, where they lie beside
/// each other; else the file alone.
[[nodiscard]] QStringList partsOfGguf(const QString &path);

/// A model's config.json.
[[nodiscard]] Result<TransformerShape> shapeOfConfig(const QString &path);

/// A model from files with its weights, as they are stored: a GGUF file or parts of one, or a safetensors file or its
/// index beside `config`. A failure says which file, and what is wrong with it.
[[nodiscard]] Result<TransformerShape> shapeOfWeights(const QString &config, const QStringList &paths);

} // namespace rig::db
