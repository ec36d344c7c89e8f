// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/model_config.h"

#include "core/base/json.h"

#include <QCoreApplication>

#include <cmath>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct ConfigWords
{
    Q_DECLARE_TR_FUNCTIONS(ConfigWords)
};

constexpr JsonLimits Limits{1024 * 1024, 16};

/// Looks fields up under the names that different families give them.
class Fields
{
public:
    explicit Fields(const QJsonObject &object) : m_object(object) {}

    /// nullopt: none of the names is there, or it is null.
    [[nodiscard]] std::optional<int> whole(std::initializer_list<const char *> names)
    {
        for (const char *name : names) {
            const QJsonValue value = m_object.value(QLatin1StringView(name));
            if (value.isUndefined() || value.isNull())
                continue;
            const double number = value.toDouble(-1);
            if (!value.isDouble() || number != std::floor(number) || number < 0 || number > MostWidth) {
                complain(ConfigWords::tr("“%1” must be a whole number from 0 to %2.")
                             .arg(QLatin1StringView(name), formulaNumber(MostWidth)),
                         name);
                return std::nullopt;
            }
            return static_cast<int>(number);
        }
        return std::nullopt;
    }

    [[nodiscard]] int needed(std::initializer_list<const char *> names)
    {
        const std::optional<int> number = whole(names);
        if (!number)
            complain(ConfigWords::tr("This is no config.json of a transformer that is known here: it has no “%1”.")
                         .arg(QLatin1StringView(*names.begin())),
                     *names.begin());
        return number.value_or(0);
    }

    [[nodiscard]] bool flag(const char *name, bool fallback) const
    {
        return m_object.value(QLatin1StringView(name)).toBool(fallback);
    }
    [[nodiscard]] QString text(const char *name) const { return m_object.value(QLatin1StringView(name)).toString(); }

    std::optional<Failure> failure;

private:
    void complain(const QString &message, const char *field)
    {
        if (!failure)
            failure = Failure{Failure::Kind::BadInput, message, {}, 0, QString::fromLatin1(field)};
    }

    const QJsonObject &m_object;
};

bool isEncoder(const QString &type)
{
    return type.contains("bert"_L1) || type == "vit"_L1 || type == "deit"_L1 || type == "electra"_L1;
}

/// Families whose feed-forward has two matrices.
bool isUngated(const QString &type)
{
    return isEncoder(type) || type.startsWith("gpt"_L1) || type == "opt"_L1 || type == "falcon"_L1 ||
           type == "bloom"_L1 || type == "phi"_L1 || type == "starcoder2"_L1;
}

TransformerShape readShape(Fields &fields, const QString &type)
{
    TransformerShape shape;
    shape.kind = isEncoder(type) ? TransformerShape::Kind::Encoder : TransformerShape::Kind::Decoder;
    shape.hidden = fields.needed({"hidden_size", "n_embd", "d_model", "dim"});
    shape.layers = fields.needed({"num_hidden_layers", "n_layer", "num_layers", "n_layers"});
    shape.heads = fields.needed({"num_attention_heads", "n_head", "n_heads"});
    shape.kvHeads = fields.whole({"num_key_value_heads", "num_kv_heads", "n_kv_heads"}).value_or(shape.heads);
    shape.headDim = fields.whole({"head_dim"}).value_or(shape.heads > 0 ? shape.hidden / shape.heads : 0);
    shape.ffn = fields.whole({"moe_intermediate_size", "intermediate_size", "n_inner", "ffn_dim", "hidden_dim"})
                    .value_or(4 * shape.hidden);
    shape.gated = !isUngated(type);
    shape.image = fields.whole({"image_size"}).value_or(0);
    shape.patch = fields.whole({"patch_size"}).value_or(0);
    shape.vocabulary = shape.patch > 0 ? fields.whole({"num_labels"}).value_or(1000) : fields.needed({"vocab_size"});
    shape.learnedPositions = isEncoder(type) || type == "gpt2"_L1 || type == "opt"_L1;
    // Families that share the table without saying so.
    const bool shares = type == "gpt2"_L1 || type.startsWith("gemma"_L1) || type == "opt"_L1;
    shape.tiedEmbeddings = fields.flag("tie_word_embeddings", shares);
    shape.experts = fields.whole({"num_local_experts", "num_experts", "n_routed_experts"}).value_or(0);
    shape.expertsPerToken = fields.whole({"num_experts_per_tok", "experts_per_token"}).value_or(0);
    shape.maxContext = fields.whole({"max_position_embeddings", "n_positions", "n_ctx", "seq_length"});
    if (fields.flag("use_sliding_window", true))
        shape.slidingWindow = fields.whole({"sliding_window"});
    if (shape.slidingWindow && type.startsWith("gemma2"_L1))
        shape.slidingLayers = shape.layers / 2;
    if (shape.slidingWindow && type.startsWith("gemma3"_L1)) {
        const int every = std::max(1, fields.whole({"sliding_window_pattern"}).value_or(6));
        shape.slidingLayers = shape.layers - shape.layers / every;
    }
    return shape;
}

} // namespace

Result<TransformerShape> shapeFromConfig(const QByteArray &text, const QString &file)
{
    const Result<QJsonObject> object = parseJsonObject(text, file, Limits);
    if (!object)
        return tl::unexpected(object.error());
    const QJsonValue inner = object->value("text_config"_L1);
    const QJsonObject part = inner.isObject() ? inner.toObject() : *object;
    Fields fields(part);
    QString type = fields.text("model_type").toLower();
    if (type.isEmpty())
        type = object->value("model_type"_L1).toString().toLower();
    const TransformerShape shape = readShape(fields, type);
    std::optional<Failure> failure = fields.failure;
    if (!failure) {
        if (const Result<void> fine = checkShape(shape); !fine)
            failure = fine.error();
    }
    if (failure) {
        failure->file = file;
        failure->line = lineOfJsonPath(text, failure->field);
        return tl::unexpected(*failure);
    }
    return shape;
}

} // namespace rig
