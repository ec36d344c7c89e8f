// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/transformer.h"

#include <QByteArray>
#include <QJsonObject>

namespace rig {

/// A model's own config.json, as transformers writes it, to its shape: Llama, Mistral, Qwen, Gemma, DeepSeek, GLM,
/// Kimi, MiniMax, MiMo, Step, ERNIE, Hunyuan, Ling, LongCat, LFM2, Falcon-H1, gpt-oss, Jamba, Nemotron-H, GPT-2, OPT,
/// BERT, ViT and kin, `text_config` or not. Keys that speak of sizes and that are not read are named in `notRead`. A
/// failure says which field is missing, or why this is no such file; at most 1 MB is taken.
[[nodiscard]] Result<TransformerShape> shapeFromConfig(const QByteArray &text, const QString &file);

/// The object of such a file, with null for the infinities that Python writes and JSON does not have.
[[nodiscard]] Result<QJsonObject> configObject(const QByteArray &text, const QString &file);

} // namespace rig
