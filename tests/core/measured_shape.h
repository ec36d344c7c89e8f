// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/model_library.h"

#include <QJsonObject>

#include <optional>

namespace rig::test {

/// A transformer of tests/data/measured_training.json: the id of a preset, or the values of its configuration.
inline std::optional<TransformerShape> measuredShape(const ModelLibrary &library, const QJsonValue &model)
{
    using namespace Qt::StringLiterals;
    if (model.isString()) {
        const ModelPreset *known = library.model(model.toString());
        return known && known->transformer.layers > 0 ? std::optional(known->transformer) : std::nullopt;
    }
    const QJsonObject told = model.toObject();
    if (!told.contains("layers"_L1))
        return std::nullopt;
    TransformerShape shape;
    shape.layers = told["layers"_L1].toInt();
    shape.hidden = told["hidden"_L1].toInt();
    shape.heads = told["heads"_L1].toInt();
    shape.kvHeads = told["kv_heads"_L1].toInt();
    shape.headDim = told["head_dim"_L1].toInt();
    shape.ffn = told["ffn"_L1].toInt();
    shape.gated = told["gated"_L1].toBool();
    shape.vocabulary = told["vocabulary"_L1].toInt();
    shape.tiedEmbeddings = told["tied_embeddings"_L1].toBool();
    shape.attentionBias = told["attention_bias"_L1].toBool();
    return shape;
}

inline LoraTargets targetsOf(const QString &told)
{
    using namespace Qt::StringLiterals;
    const QString targets = told.toLower().remove(u' ');
    if (targets == "q,v"_L1 || targets == "q_proj,v_proj"_L1)
        return LoraTargets::QueryValue;
    for (const QLatin1StringView word : {"all"_L1, "gate"_L1, "mlp"_L1, "down"_L1, "fc"_L1, "linear"_L1}) {
        if (targets.contains(word))
            return LoraTargets::All;
    }
    return LoraTargets::Attention;
}

} // namespace rig::test
