// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/config_stored.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// What a list of parts that are left alone says, by their names in the model.
struct LeftAlone
{
    bool attention = false;
    bool feedForward = false; ///< those that every token passes, of a mixture
};

/// Parts of several layers: what one or two layers keep is no rule.
LeftAlone leftAlone(const QJsonArray &names)
{
    constexpr int Several = 3;
    int attention = 0;
    int shared = 0;
    for (const QJsonValue &value : names) {
        const QString name = value.toString();
        const int layers = name.startsWith("re:"_L1) || name.startsWith(u'*') ? Several : 1;
        if (name.contains("self_attn"_L1) || name.contains("linear_attn"_L1) || name.contains("mixer"_L1))
            attention += layers;
        if (name.contains("shared_expert"_L1) && !name.contains("gate"_L1))
            shared += layers;
    }
    return {attention >= Several, shared >= Several};
}

/// Of one group of compressed-tensors or modelopt; 0: not understood.
double groupBits(const QJsonObject &weights)
{
    constexpr double OfScale = 16;
    const int bits = weights.value("num_bits"_L1).toInt();
    const bool isFloat = weights.value("type"_L1).toString() == "float"_L1;
    const int group = weights.value("group_size"_L1).toInt();
    if (bits == 8)
        return 8;
    if (bits != 4)
        return 0;
    if (isFloat) // NVFP4 and MXFP4: a scale of 8 bits for 16 or 32 weights
        return 4 + 8.0 / (group > 0 ? group : 32);
    return group > 0 ? 4 + OfScale / group : 4;
}

/// Formats that name their groups. Several groups: not understood as a whole.
bool readGroups(const QJsonObject &quantisation, TransformerShape &shape)
{
    const QJsonObject groups = quantisation.value("config_groups"_L1).toObject();
    double bits = 0;
    if (groups.size() == 1)
        bits = groupBits(groups.begin()->toObject().value("weights"_L1).toObject());
    else if (groups.isEmpty() && quantisation.value("quant_algo"_L1).toString() == "NVFP4"_L1)
        bits = bitsOf(NumberFormat::Nvfp4);
    else if (groups.isEmpty() && quantisation.value("quant_algo"_L1).toString() == "FP8"_L1)
        bits = 8;
    if (!(bits > 0))
        return false;
    const LeftAlone alone = leftAlone(quantisation.value("ignore"_L1).toArray());
    const bool expertsAlone = shape.experts > 0 && alone.feedForward;
    if (shape.experts > 0)
        shape.storedExpertBits = bits;
    if (!expertsAlone)
        shape.stored = bits == 8 ? NumberFormat::Eight : bits == 4.5 ? NumberFormat::Nvfp4 : NumberFormat::Gptq4;
    shape.storedAttentionBits = alone.attention ? 16 : expertsAlone ? bits : 0;
    return true;
}

} // namespace

void readStored(const QJsonObject &quantisation, TransformerShape &shape)
{
    if (quantisation.isEmpty())
        return;
    const QString method = quantisation.value("quant_method"_L1).toString().toLower();
    const int bits = quantisation.value("bits"_L1).toInt();
    const bool isGrouped = method == "compressed-tensors"_L1 || method == "modelopt"_L1;
    if (method == "mxfp4"_L1)
        shape.stored = NumberFormat::Mxfp4;
    else if (method == "fp8"_L1)
        shape.stored = NumberFormat::Fp8Block;
    else if ((method == "gptq"_L1 || method == "awq"_L1) && (bits == 4 || quantisation.value("w_bit"_L1).toInt() == 4))
        shape.stored = NumberFormat::Gptq4;
    else if (method == "gptq"_L1 && bits == 8)
        shape.stored = NumberFormat::Eight;
    else if (method == "bitsandbytes"_L1 && quantisation.value("load_in_4bit"_L1).toBool())
        shape.stored =
            quantisation.value("bnb_4bit_use_double_quant"_L1).toBool() ? NumberFormat::Nf4 : NumberFormat::Nf4Single;
    else if (!isGrouped || !readGroups(quantisation, shape))
        shape.notRead << u"quantization_config"_s;
}

} // namespace rig
