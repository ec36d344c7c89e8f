// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/config_fields.h"

#include "core/workload/transformer.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRegularExpression>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct ConfigFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(ConfigFieldWords)
};

constexpr int MostNamed = 8;

/// Keys whose names speak of sizes and which change no tensor: tokens, positions, routing, training, generation.
bool isHarmless(const QString &key)
{
    static const QRegularExpression pattern(
        u"(_token(_id)?s?$|_token_id$|_token_index$|_ids?$|eps|epsilon|dropout|^rope|_rope_|theta|rotary|initializer|_"
        u"std"
        "|coef|loss|scal(e|ing)|^mup|softcap|_cap$|clip|dtype|^max_(length|new|window)|^min_|temperature|top_p|beam|"
        "penalty"
        "|label|problem_type|^_|version|^n_group$|^topk_group$|^n_groups_|norm_topk|^topk_method|chunk_size|pretraining"
        "|^num_logits_to_keep$|^max_window_layers$|num_nextn|^mtp_|_mtp_|ep_size|aux|seq_length|max_sequence|time_step"
        "|position_embeddings|kernels$|original_max|mrope|interleaved|parallel|mask_|^fsdp|norm_type|query_pre_attn"
        "|^decoder_sparse_step$|first_k_dense|moe_layer_freq|^tokens?_per|^mm_tokens|^encoder_no_repeat|^no_repeat"
        "|num_return_sequences|diversity|max_memory|hidden_act|activation|^num_labels$|^quantization|^use_|type_vocab|layernorm|norm$|_bias$|^vocab_size_per_layer|^is_|^output_|^ignore_index$|soft_tokens|_overlap$|^num_expert_group$|^hc_|^num_hash_layers$|_attn_gate$|^attn_res_)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(key).hasMatch();
}

bool speaksOfSize(const QString &key)
{
    static const QRegularExpression pattern(
        u"(size|dim|rank|layer|head|width|expert|intermediate|window|state|hidden|num_|^n_|kernel|depth|bits|block|conv"
        "|share|wide|ratio|index|pattern|cache|compress|ssm|mamba|lora|expand|channels|latent|per_|_config$|_configs$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(key).hasMatch();
}

/// Whether a value can stand for something: not nothing, no, none of them.
bool saysSomething(const QJsonValue &value)
{
    if (value.isDouble())
        return value.toDouble() != 0;
    if (value.isBool())
        return value.toBool();
    if (value.isArray())
        return !value.toArray().isEmpty();
    if (value.isObject())
        return !value.toObject().isEmpty();
    return false;
}

} // namespace

QJsonValue ConfigFields::take(const char *name)
{
    m_read.insert(QString::fromLatin1(name));
    return m_object.value(QLatin1StringView(name));
}

void ConfigFields::complain(const QString &message, const char *field)
{
    if (!failure)
        failure = Failure{Failure::Kind::BadInput, message, {}, 0, QString::fromLatin1(field)};
}

QJsonValue ConfigFields::meanOf(const QJsonValue &value, const char *name)
{
    const QJsonArray list = value.toArray();
    if (list.isEmpty())
        return value;
    double sum = 0;
    bool isDiffering = false;
    for (const QJsonValue &one : list) {
        if (!one.isDouble())
            return value;
        sum += one.toDouble();
        isDiffering = isDiffering || one != list.first();
    }
    if (isDiffering)
        m_differing << QString::fromLatin1(name);
    return isDiffering ? std::round(sum / static_cast<double>(list.size())) : list.first();
}

double ConfigFields::real(const char *name, double fallback) { return take(name).toDouble(fallback); }

std::optional<int> ConfigFields::whole(std::initializer_list<const char *> names, int most)
{
    std::optional<int> found;
    for (const char *name : names) {
        const QJsonValue value = meanOf(take(name), name);
        if (found || value.isUndefined() || value.isNull())
            continue;
        const double number = value.toDouble(-1);
        if (!value.isDouble() || number != std::floor(number) || number < 0 || number > most) {
            complain(ConfigFieldWords::tr("“%1” must be a whole number from 0 to %2.")
                         .arg(QLatin1StringView(name), formulaNumber(most)),
                     name);
            return std::nullopt;
        }
        found = static_cast<int>(number);
    }
    return found;
}

int ConfigFields::needed(std::initializer_list<const char *> names)
{
    const std::optional<int> number = whole(names);
    if (!number)
        complain(ConfigFieldWords::tr("This is no config.json of a transformer that is known here: it has no “%1”.")
                     .arg(QLatin1StringView(*names.begin())),
                 *names.begin());
    return number.value_or(0);
}

bool ConfigFields::flag(const char *name, bool fallback) { return take(name).toBool(fallback); }

QString ConfigFields::text(const char *name) { return take(name).toString(); }

QStringList ConfigFields::words(const char *name)
{
    QStringList words;
    for (const QJsonValue &value : take(name).toArray())
        words << value.toString();
    return words;
}

QList<int> ConfigFields::wholes(const char *name)
{
    QList<int> numbers;
    for (const QJsonValue &value : take(name).toArray()) {
        if (value.isDouble() && std::abs(value.toDouble()) <= MostWidth)
            numbers << static_cast<int>(value.toDouble());
    }
    return numbers;
}

QJsonObject ConfigFields::object(const char *name) { return take(name).toObject(); }

QStringList ConfigFields::notRead() const
{
    QStringList keys = m_differing;
    for (auto it = m_object.begin(); it != m_object.end() && keys.size() < MostNamed; ++it) {
        if (!m_read.contains(it.key()) && saysSomething(it.value()) && speaksOfSize(it.key()) && !isHarmless(it.key()))
            keys << it.key().left(60);
    }
    return keys;
}

} // namespace rig
