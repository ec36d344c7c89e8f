// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/optimiser_memory.h"
#include "core/workload/scaling.h"
#include "core/workload/training_framework.h"
#include "core/workload/transformer.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct TrainingWords
{
    Q_DECLARE_TR_FUNCTIONS(TrainingWords)
};

constexpr int MostSequence = 16'777'216;
constexpr int MostGpus = 65'536;

Result<void> checkPlan(const TransformerShape &shape, const TransformerTraining &plan)
{
    const Result<void> fine = checkBounds(
        {Bound{"batch", plan.batch, 1, MostBatch}, Bound{"sequence", plan.sequence, 1, MostSequence},
         Bound{"mean_text", plan.meanText, 0, MostSequence}, Bound{"accumulation", plan.accumulation, 1, MostBatch},
         Bound{"data_parallel", plan.dataParallel, 1, MostGpus}, Bound{"zero_stage", plan.zeroStage, 0, 3},
         Bound{"tensor_parallel", plan.tensorParallel, 1, 1024},
         Bound{"pipeline_parallel", plan.pipelineParallel, 1, 1024}, Bound{"lora_rank", plan.loraRank, 1, 65'536},
         Bound{"galore_rank", plan.galoreRank, 0, 65'536}});
    if (!fine)
        return fine;
    if (stepsInBackward(shape, plan) && plan.accumulation > 1)
        return badInput(TrainingWords::tr("Where weights change as gradients come, those of several batches cannot be "
                                          "added up: take 1 batch to a step, or let gradients stay."),
                        u"accumulation"_s);
    return {};
}

/// Bytes an element of what a layer keeps, by what it is.
struct ElementBytes
{
    double map;   ///< inputs of matrices, queries, keys, values
    double norm;  ///< inputs of the norms
    double score; ///< attention after the softmax
    double mask;  ///< of dropout
};

/// Autocast runs norms and softmax in 32 bits. Nets with gates came after dropout had gone out of use; their norms
/// (RMS) are written out in PyTorch, in 32 bits, where no fused kernel takes their place: what goes in and what has
/// been divided are both kept.
ElementBytes elementBytes(const TransformerShape &shape, const TransformerTraining &plan, Kernels kernels)
{
    const double map = activationBytes(plan.precision);
    const double wide = plan.precision == Precision::Autocast ? 4 : map;
    const bool written = kernels == Kernels::Plain && shape.gated;
    return {map, written ? 8 : wide, wide, shape.gated ? 0.0 : 1.0};
}

/// Whether the input of a matrix is needed on the way back: a frozen one without adapter does not ask for it.
struct TrainedInputs
{
    bool queryKeyValue = true;
    bool output = true;
    bool feedForward = true;
};

TrainedInputs trainedInputs(const TransformerTraining &plan)
{
    if (plan.method == Method::Full)
        return {};
    return {true, plan.loraTargets != LoraTargets::QueryValue, plan.loraTargets == LoraTargets::All};
}

double kept(bool isKept, double bytes) { return isKept ? bytes : 0; }

/// The whole of a layer's activations.
double keptByLayer(const TransformerShape &shape, const TransformerTraining &plan, bool scores, Kernels kernels)
{
    const ElementBytes bytes = elementBytes(shape, plan, kernels);
    const TrainedInputs inputs = trainedInputs(plan);
    const double h = shape.hidden;
    const double q = shape.queryWidth();
    const double kv = shape.kvWidth();
    const double f = shape.meanFeedForward();
    const double t = plan.tensorParallel;

    const double norms = 2 * bytes.norm * h;
    // Adapters take their input through dropout: a copy and its mask.
    const double copies = plan.method != Method::Full && kernels == Kernels::Plain ? 1 + 1 / bytes.map : 0;
    const double inputsOfBlocks = bytes.map * h * (1 + copies) * (inputs.queryKeyValue + inputs.feedForward);
    const double masks = 2 * bytes.mask * h;
    // A gated feed-forward keeps the gate, the other half, the gate after its function, and their product; an
    // ungated one what goes into its function and what comes out.
    const double feedForward = shape.gated ? bytes.map * f * 3 + kept(inputs.feedForward, bytes.map * f)
                                           : bytes.map * f + kept(inputs.feedForward, bytes.map * f);
    const double attention = bytes.map * (q + 2 * kv) + kept(inputs.output || plan.flashAttention, bytes.map * q);
    const double shared = feedForward + attention;
    const double whole = norms + inputsOfBlocks + masks;
    const double dropped = bytes.mask > 0 ? bytes.mask + bytes.map : 0; // the mask, and what is left after it
    const double perScore = scores ? shape.heads * (bytes.score + dropped) * plan.sequence : 0;
    const double perToken = (plan.sequenceParallel ? whole / t : whole) + (shared + perScore) / t;
    return perToken * plan.sequence * plan.batch;
}

/// What is trained, and what stands still, on one GPU before ZeRO: parameters.
struct Held
{
    double trained = 0;
    double frozen = 0;
    double frozenSixteen = 0; ///< of the frozen ones, those that quantisation leaves in 16 bits
};

/// LitGPT has an output layer of its own where models share it with the table of words, and quantises it with all other
/// matrices (litgpt/model.py; Fabric's BitsandbytesPrecision).
Held heldParameters(const TransformerShape &shape, const TransformerTraining &plan)
{
    const double share = 1.0 / (plan.tensorParallel * plan.pipelineParallel);
    const bool isLitGpt = plan.framework == TrainingFramework::LitGpt;
    const double table = 1.0 * shape.vocabulary * shape.hidden;
    const double all = (parametersOf(shape) + (isLitGpt && shape.tiedEmbeddings ? table : 0)) * share;
    if (plan.method == Method::Full)
        return {all, 0, 0};
    const double outside = plan.method == Method::Qlora ? (isLitGpt ? table : embeddingParametersOf(shape)) * share : 0;
    return {loraParameters(shape, plan) * share, all, outside};
}

/// What is quantised: with its scales quantised too at the least, without at the most; the rest in 16 bits, or in the
/// 32 that PEFT's preparation of such a model casts it to. axolotl casts it back (embeddings in the type that is
/// trained in), Unsloth and torchtune leave it. LitGPT does too, and puts a new table of words in the old one's place,
/// whose gradients are kept though nothing trains it (litgpt/finetune/lora.py).
void addQuantised(MemoryNeed &need, const Held &held, TrainingFramework framework, int shared)
{
    const double small = held.frozen - held.frozenSixteen;
    const double least = bitsOf(NumberFormat::Nf4) / 8;
    const double most = bitsOf(NumberFormat::Nf4Single) / 8;
    need.add(MemoryPart::Weights, least * small / shared, most * small / shared,
             u"(%1 … %2) B × %3%4"_s.arg(formulaNumber(least), formulaNumber(most), formulaNumber(small),
                                         shared > 1 ? u" / %1"_s.arg(shared) : QString()),
             FormulaRule::Qlora, PartOf::Quantised);
    need.addLikely(
        MemoryPart::Weights, 2 * held.frozenSixteen / shared,
        likelyPreparedBytes(framework) * held.frozenSixteen / shared, 4 * held.frozenSixteen / shared,
        u"(2 … 4) B × %1%2"_s.arg(formulaNumber(held.frozenSixteen), shared > 1 ? u" / %1"_s.arg(shared) : QString()),
        FormulaRule::QuantisedPreparation, PartOf::Unquantised);
}

/// What of a run's weights the GPU has at a time where they come layer by layer: the one that runs, and the next.
double weightsAtATime(const TransformerTraining &plan, int layers)
{
    constexpr double OnTheirWay = 3;
    return plan.offload == Offload::Everything ? std::min(1.0, OnTheirWay / std::max(1, layers)) : 1;
}

/// `activations`: bytes that there are at the least and most likely; while they go, gradients come, so that of the two
/// only the greater one must be there.
void addTrained(MemoryNeed &need, const TransformerShape &shape, const TransformerTraining &plan, double trained,
                const BytesPerParameter &bytes, const MemoryNeed &activations)
{
    const auto shareOf = [&](int stage) { return plan.zeroStage >= stage ? plan.dataParallel : 1; };
    const FormulaRule zero = plan.zeroStage > 0 ? FormulaRule::Zero : FormulaRule::ModelMemoryAnatomy;
    const double held = weightsAtATime(plan, shape.layers) * trained;
    need.add(MemoryPart::Weights, bytes.weights * held / shareOf(3), bytesTimes(bytes.weights, held, shareOf(3)), zero,
             plan.method == Method::Full ? PartOf::All : PartOf::Adapters);
    const double atATime = gradientsAtATime(shape, plan, trained);
    const double gradients = bytes.gradients * atATime / shareOf(2);
    // Over several batches they stay; where they leave for the system's memory, a part is on its way.
    const bool goes = plan.offload != Offload::None;
    const double beside = plan.accumulation > 1 && !goes ? 0 : std::min(gradients, activations.low());
    const double least = goes ? 0 : gradients - beside;
    need.addLikely(
        MemoryPart::Gradients, least, least, gradients,
        bytesTimes(bytes.gradients, atATime, shareOf(2)) +
            (beside > 0 || goes ? u" − (0 … %1 B)"_s.arg(formulaNumber(std::round(gradients - least))) : QString()),
        stepsInBackward(shape, plan) ? FormulaRule::StepInBackward : zero);
    if (goes)
        return;
    addOptimiser(need, shape, plan, trained, shareOf(1));
    // GaLore's steps go from matrix to matrix.
    const double moment = galoreRankOf(shape, plan) > 0 ? 0 : stepBytes(plan.precision, plan.optimiser);
    // The step comes when activations are gone: only what it holds beyond them is more.
    const double most = moment * atATime / shareOf(1);
    const double beyond = gradients + most - activations.likely() - least;
    need.addLikely(MemoryPart::Workspace, 0, hasFusedStep(plan.framework) ? 0 : std::clamp(beyond, 0.0, most), most,
                   u"(0 … %1) B × %2%3"_s.arg(formulaNumber(moment), formulaNumber(atATime),
                                              shareOf(1) > 1 ? u" / %1"_s.arg(shareOf(1)) : QString()),
                   FormulaRule::ForeachStep);
}

void addParameters(MemoryNeed &need, const TransformerShape &shape, const TransformerTraining &plan,
                   const MemoryNeed &activations)
{
    Held held = heldParameters(shape, plan);
    held.frozen *= weightsAtATime(plan, shape.layers);
    held.frozenSixteen *= weightsAtATime(plan, shape.layers);
    const int shared = plan.zeroStage >= 3 ? plan.dataParallel : 1;
    if (plan.method == Method::Lora)
        need.add(MemoryPart::Weights, 2 * held.frozen / shared, bytesTimes(2, held.frozen, shared), FormulaRule::Lora,
                 PartOf::Model);
    if (plan.method == Method::Qlora)
        addQuantised(need, held, plan.framework, shared);
    BytesPerParameter bytes = bytesPerParameter(plan.precision, plan.optimiser);
    if (plan.fp32Gradients)
        bytes.gradients = 4;
    addTrained(need, shape, plan, held.trained, bytes, activations);
}

/// "32 × 1,234 … 1,500 B"
QString span(const QString &times, double low, double high)
{
    const QString one = formulaNumber(std::round(low));
    return low == high ? u"%1 × %2 B"_s.arg(times, one)
                       : u"%1 × (%2 … %3) B"_s.arg(times, one, formulaNumber(std::round(high)));
}

/// Scores of all words, of each token that has any.
double outputScores(const TransformerShape &shape, const TransformerTraining &plan)
{
    const double tokens = 1.0 * plan.sequence * plan.batch;
    return (shape.kind == TransformerShape::Kind::Decoder ? tokens : plan.batch) * shape.vocabulary;
}

/// Bytes.
double leastOutputs(const TransformerShape &shape, const TransformerTraining &plan)
{
    return outputBytes(plan.framework).low * outputScores(shape, plan) / plan.tensorParallel;
}

/// Bytes of one layer while it is computed again and gone back through. Liger's gated feed-forward computes its
/// function again and keeps neither that nor the product; on the way back the gradients of both halves stand beside
/// what is kept.
Bounds layerInTurn(const TransformerShape &shape, const TransformerTraining &plan)
{
    const double fused = keptByLayer(shape, plan, !plan.flashAttention, Kernels::Fused);
    if (plan.framework != TrainingFramework::HuggingFaceFused)
        return {fused, keptByLayer(shape, plan, !plan.flashAttention, Kernels::Plain)};
    const double halves = 2 * activationBytes(plan.precision) * shape.meanFeedForward() * plan.sequence * plan.batch /
                          plan.tensorParallel;
    return {shape.gated ? fused - halves : fused, fused + halves};
}

/// Bytes of each input of a 4-bit matrix that bitsandbytes holds until the way back is over, before its version 0.43.2
/// (pull request 1270, of July 2024). LitGPT asks for 0.42, others for none so old. By five rows of LitGPT's own table
/// (3.27 to 3.5): a copy in 16 bits, and most of another.
constexpr double LikelyHeldInput = 3.35;
constexpr double MostHeldInput = 4;

double inputsOfMatrices(const TransformerShape &shape)
{
    return (shape.gated ? 3.0 : 2.0) * shape.hidden + shape.queryWidth() + shape.meanFeedForward();
}

void addHeldInputs(MemoryNeed &need, const TransformerShape &shape, const TransformerTraining &plan)
{
    if (plan.method != Method::Qlora || plan.framework != TrainingFramework::LitGpt)
        return;
    const double inputs = inputsOfMatrices(shape) * plan.sequence * plan.batch / plan.tensorParallel;
    need.addLikely(MemoryPart::Activations, 0, LikelyHeldInput * inputs * shape.layers,
                   MostHeldInput * inputs * shape.layers, span(formulaNumber(shape.layers), 0, MostHeldInput * inputs),
                   FormulaRule::Qlora, PartOf::Quantised);
}

void addActivations(MemoryNeed &need, const TransformerShape &shape, const TransformerTraining &plan)
{
    const double tokens = 1.0 * plan.sequence * plan.batch;
    const double bytes = activationBytes(plan.precision);
    // The first stage of a pipeline works ahead by as many batches as there are stages, so that it holds as much as
    // if it had all layers.
    const double layers = shape.layers;
    if (plan.recomputation == Recomputation::Full) {
        const double one = bytes * tokens * shape.hidden / (plan.sequenceParallel ? plan.tensorParallel : 1);
        const Bounds again = layerInTurn(shape, plan);
        // The first layer is computed again when the output layer is done with: at the least, the greater of the two.
        const double beyond = std::max(0.0, again.low - leastOutputs(shape, plan));
        // Where scores of all tokens stand at once, those are the peak, and they are gone when it is computed again.
        const double likely = holdsAllScores(plan.framework) ? beyond : (beyond + again.high) / 2;
        // Unsloth moves the inputs of layers to the system's memory as they come, and fetches them for the way back;
        // it did not before 2024, and does not where it is not asked to, so that most of them stay as a rule.
        constexpr double OnTheirWay = 2;
        constexpr double Stay = 0.75;
        const bool leaves = plan.framework == TrainingFramework::Unsloth;
        const double held = leaves ? std::min(OnTheirWay, layers) : layers;
        need.addLikely(
            MemoryPart::Activations, one * held, one * (held + Stay * (layers - held)), one * layers,
            u"%1 B × %2 × %3 × %4"_s.arg(formulaNumber(bytes), formulaNumber(tokens), formulaNumber(shape.hidden),
                                         leaves ? u"(%1 … %2)"_s.arg(formulaNumber(held), formulaNumber(layers))
                                                : formulaNumber(layers)),
            FormulaRule::ActivationRecompute, PartOf::LayerInputs);
        need.addLikely(MemoryPart::Activations, beyond, likely, again.high, span(u"1"_s, beyond, again.high),
                       FormulaRule::ActivationRecompute, PartOf::OneLayer);
    } else {
        const double fused = layerActivations(shape, plan);
        const double plain = layerActivations(shape, plan, Kernels::Plain);
        const bool isFused =
            plan.framework == TrainingFramework::HuggingFaceFused || plan.framework == TrainingFramework::Unsloth;
        need.addLikely(MemoryPart::Activations, fused * layers, (isFused ? fused : plain) * layers, plain * layers,
                       span(formulaNumber(layers), fused, plain), FormulaRule::ActivationRecompute);
        addHeldInputs(need, shape, plan);
    }
    if (plan.framework == TrainingFramework::HuggingFaceFused) {
        // The gradient of its inputs, and at the most a piece of scores as large as they are, in 16 and 32 bits.
        const double inputs = tokens * shape.hidden / plan.tensorParallel;
        need.addLikely(MemoryPart::Activations, 2 * inputs, 10 * inputs, 10 * inputs,
                       u"(2 … 10) B × %1"_s.arg(formulaNumber(inputs)), FormulaRule::OutputLayer, PartOf::Outputs);
        return;
    }
    const double outputs = outputScores(shape, plan);
    const OutputBytes perOutput = outputBytes(plan.framework);
    need.addLikely(
        MemoryPart::Activations, leastOutputs(shape, plan), likelyOutputBytes(plan) * outputs / plan.tensorParallel,
        perOutput.high * outputs / plan.tensorParallel,
        u"(%1 … %2) B × %3%4"_s.arg(formulaNumber(perOutput.low), formulaNumber(perOutput.high), formulaNumber(outputs),
                                    plan.tensorParallel > 1 ? u" / %1"_s.arg(plan.tensorParallel) : QString()),
        FormulaRule::OutputLayer, PartOf::Outputs);
}

/// Texts that are as long as they are may be short, all of them: those of Alpaca have a hundred of 2,048 tokens. The
/// longest makes the peak: it has their mean at the least, three times as much as a rule, and never more than a
/// sequence.
void shortenTexts(MemoryNeed &activations, const TransformerTraining &plan)
{
    constexpr double Shortest = 0.05;
    constexpr double Usual = 0.4; // over published runs
    constexpr double LongestOfMean = 3;
    const double mean = 1.0 * plan.meanText / plan.sequence;
    const double least = mean > 0 ? std::min(1.0, mean) : Shortest;
    const double likely = mean > 0 ? std::min(1.0, LongestOfMean * mean) : Usual;
    for (MemoryLine &line : activations.lines) {
        line.low *= least;
        line.likely *= likely;
        if (least < 1)
            line.formula = u"(%1 … 1) × %2"_s.arg(formulaNumber(least), line.formula);
    }
}

} // namespace

double loraParameters(const TransformerShape &shape, const TransformerTraining &plan)
{
    const double h = shape.hidden;
    const double q = shape.queryWidth();
    const double kv = shape.kvWidth();
    double widths = (h + q) + (h + kv); // queries and values
    if (plan.loraTargets != LoraTargets::QueryValue)
        widths += (h + kv) + (q + h); // keys, output
    if (plan.loraTargets == LoraTargets::All)
        widths += (shape.gated ? 3.0 : 2.0) * (h + shape.ffn) * std::max(shape.experts, 1);
    return plan.loraRank * widths * shape.layers;
}

double layerActivations(const TransformerShape &shape, const TransformerTraining &plan, Kernels kernels)
{
    const bool scores = !plan.flashAttention && plan.recomputation == Recomputation::None;
    return keptByLayer(shape, plan, scores, kernels);
}

double hostTrainingBytes(const TransformerShape &shape, const TransformerTraining &plan)
{
    if (plan.offload == Offload::None)
        return 0;
    const Held held = heldParameters(shape, plan);
    const BytesPerParameter bytes = bytesPerParameter(plan.precision, plan.optimiser);
    const double weights = plan.offload == Offload::Everything ? bytes.weights * held.trained + 2 * held.frozen : 0;
    MemoryNeed kept;
    addOptimiser(kept, shape, plan, held.trained, 1);
    const double gradients = bytes.gradients * gradientsAtATime(shape, plan, held.trained);
    const double ofOne = kept.high() + gradients + weights;
    // Each of several GPUs has a share of it, or all of it once.
    return ofOne * plan.tensorParallel * plan.pipelineParallel * (plan.zeroStage > 0 ? 1 : plan.dataParallel);
}

Result<MemoryNeed> trainingMemory(const TransformerShape &shape, const TransformerTraining &plan)
{
    if (const Result<void> fine = checkShape(shape); !fine)
        return tl::unexpected(fine.error());
    if (const Result<void> fine = checkPlan(shape, plan); !fine)
        return tl::unexpected(fine.error());
    MemoryNeed activations;
    addActivations(activations, shape, plan);
    if (!plan.packed)
        shortenTexts(activations, plan);
    MemoryNeed need;
    addParameters(need, shape, plan, activations);
    need.lines.insert(need.lines.end(), activations.lines.begin(), activations.lines.end());
    return need;
}

} // namespace rig
