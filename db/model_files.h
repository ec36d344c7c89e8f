// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/workload/transformer.h"

#include <QJsonObject>
#include <QStringList>

namespace rig::db {

/// A model as its own files tell it.
struct ModelRead
{
    TransformerShape shape;
    /// What a machine keeps of it in the place of the files (PlannedWork::config); empty: it is too large for that.
    QJsonObject kept;
};

/// Whether it is a GGUF file by how it begins; Io where it cannot be read.
[[nodiscard]] Result<bool> looksLikeGguf(const QString &path);

/// All parts of a GGUF file of which one is named ("name-00002-of-00003.gguf"), in their order, where they lie beside
/// each other; else the file alone.
[[nodiscard]] QStringList partsOfGguf(const QString &path);

/// A model from its config.json, or with its weights as they are stored: a GGUF file (of several parts one may be
/// named), or a safetensors file or its index beside `config`. Either may be empty, not both. A failure says which
/// file, and what is wrong with it.
[[nodiscard]] Result<ModelRead> readModel(const QString &config, const QStringList &weights);

} // namespace rig::db
