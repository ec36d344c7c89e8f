// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/backwards.h"

#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Words of this file.
struct BackwardsWords
{
    Q_DECLARE_TR_FUNCTIONS(BackwardsWords)
};

constexpr int MostTokens = 16'777'216;

using Setter = std::function<void(Workload &, int)>;

Bounds needWith(Workload work, const Setter &set, int value)
{
    set(work, value);
    const Result<WorkloadNeed> need = needOf(work);
    constexpr double Impossible = 1e300;
    return need ? Bounds{need->memory.low(), need->memory.high()} : Bounds{Impossible, Impossible};
}

/// The greatest value up to `most` whose need is within the memory; a need grows with it. 0: not even 1.
int greatest(int most, const std::function<bool(int)> &fits)
{
    int held = 0;
    int beyond = most + 1;
    while (beyond - held > 1) {
        const int middle = held + (beyond - held) / 2;
        (fits(middle) ? held : beyond) = middle;
    }
    return held;
}

GreatestThat greatestOf(const Workload &work, const UsableMemory &memory, const Setter &set, int most)
{
    const double usable = memory.usable().value() * BytesPerGibibyte;
    return {greatest(most, [&](int value) { return needWith(work, set, value).high <= usable; }),
            greatest(most, [&](int value) { return needWith(work, set, value).low <= usable; })};
}

bool isText(const Workload &work) { return work.kind == Workload::Kind::Transformer && work.transformer.patch == 0; }

/// What stands in the system's memory, of which no size is known, has no bound here.
bool isPartlyInSystem(const Workload &work)
{
    if (work.training)
        return work.transformerTraining.offload != Offload::None;
    return work.transformerInference.hostLayers > 0 || work.transformerInference.hostExperts > 0;
}

void setBatch(Workload &work, int batch)
{
    work.transformerTraining.batch = batch;
    work.transformerInference.batch = batch;
    work.cnn.batch = batch;
    work.recurrentPlan.batch = batch;
    work.diffusionPlan.batch = batch;
}

QString rangeOf(const GreatestThat &found)
{
    const QString surely = names::number(found.surely);
    if (found.surely == found.perhaps)
        return surely;
    return BackwardsWords::tr("%1 for sure, %2 perhaps", "a greatest batch, a longest context")
        .arg(surely, names::number(found.perhaps));
}

} // namespace

std::optional<GreatestThat> greatestBatch(const Workload &work, const UsableMemory &memory)
{
    if (work.kind == Workload::Kind::Own || work.kind == Workload::Kind::Stated || !needOf(work))
        return std::nullopt;
    if (isText(work) && !work.training && work.transformerInference.hostLayers > 0)
        return std::nullopt; // their users' keys and values stand there too
    return greatestOf(work, memory, setBatch, MostBatch);
}

std::optional<GreatestThat> longestContext(const Workload &work, const UsableMemory &memory)
{
    const bool ofHost = !work.training && work.transformerInference.hostLayers > 0;
    if (!isText(work) || ofHost || !needOf(work))
        return std::nullopt;
    const auto set = [](Workload &it, int tokens) {
        it.transformerTraining.sequence = tokens;
        it.transformerInference.context = tokens;
    };
    Workload filled = work; // a context that no text fills is not held
    filled.transformerTraining.packed = true;
    return greatestOf(filled, memory, set, std::clamp(work.transformer.maxContext.value_or(MostTokens), 1, MostTokens));
}

const ModelPreset *largestModel(const Workload &work, const UsableMemory &memory, const ModelLibrary &library)
{
    if (!isText(work) || isPartlyInSystem(work))
        return nullptr;
    const double usable = memory.usable().value() * BytesPerGibibyte;
    const ModelPreset *largest = nullptr;
    for (const ModelPreset &model : library.models) {
        const TransformerShape &shape = model.transformer;
        if (model.kind != ModelPreset::Kind::Transformer || shape.kind != work.transformer.kind || shape.patch > 0 ||
            (largest && parametersOf(shape) <= parametersOf(largest->transformer)))
            continue;
        Workload other = work;
        other.transformer = shape;
        const Result<WorkloadNeed> need = needOf(other);
        if (need && need->memory.high() <= usable)
            largest = &model;
    }
    return largest;
}

std::optional<FieldChoice> finestWeights(const Workload &work, const UsableMemory &memory)
{
    const Engine engine = work.transformerInference.engine;
    if (!isText(work) || work.training || work.transformer.file || isPartlyInSystem(work) || engine == Engine::ExLlama)
        return std::nullopt;
    static const QStringList blocks{u"fp16"_s, u"q8"_s, u"q6_k"_s, u"q5_k_m"_s, u"q4_k_m"_s, u"q3_k_m"_s, u"q2_k"_s};
    static const QStringList others{u"fp16"_s, u"int8"_s, u"gptq4"_s};
    const double usable = memory.usable().value() * BytesPerGibibyte;
    for (const WorkloadField &field : workloadFields()) {
        if (field.key != "weights"_L1)
            continue;
        for (const QString &format : engine == Engine::LlamaCpp || engine == Engine::Unknown ? blocks : others) {
            Workload other = work;
            if (!field.set(other, format))
                continue;
            const Result<WorkloadNeed> need = needOf(other);
            const auto choice = std::find_if(field.choices.begin(), field.choices.end(),
                                             [&](const FieldChoice &one) { return one.key == format; });
            if (need && need->memory.high() <= usable && choice != field.choices.end())
                return *choice;
        }
    }
    return std::nullopt;
}

QStringList backwardsTexts(const Workload &work, const UsableMemory &memory, const ModelLibrary &library)
{
    QStringList texts;
    if (const auto batch = greatestBatch(work, memory); batch && batch->perhaps > 0)
        texts << (work.training || !isText(work)
                      ? BackwardsWords::tr("Greatest batch: %1.").arg(rangeOf(*batch))
                      : BackwardsWords::tr("Most users at a time: %1.").arg(rangeOf(*batch)));
    if (const auto context = longestContext(work, memory); context && context->perhaps > 0)
        texts << BackwardsWords::tr("Longest context, in tokens: %1.").arg(rangeOf(*context));
    if (const ModelPreset *model = largestModel(work, memory, library))
        texts << BackwardsWords::tr("Largest model of the list: %1.").arg(model->name);
    if (const auto weights = finestWeights(work, memory))
        texts << BackwardsWords::tr("Finest weights that it holds: %1.").arg(weights->name);
    return texts;
}

} // namespace rig
