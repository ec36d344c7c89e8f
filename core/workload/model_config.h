// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/transformer.h"

#include <QByteArray>

namespace rig {

/// A model's own config.json, as the transformers library writes it, to its shape. Understands the names of Llama,
/// Mistral, Qwen, Gemma, DeepSeek, gpt-oss, Jamba, Nemotron-H, GPT-2, GPT-NeoX, OPT, BERT, ViT and their kin, also
/// where the text part lies in `text_config`. Keys that speak of sizes and that are not read are named in `notRead`.
/// A failure says which field is missing, or why this is no such file; at most 1 MB is taken.
[[nodiscard]] Result<TransformerShape> shapeFromConfig(const QByteArray &text, const QString &file);

} // namespace rig
