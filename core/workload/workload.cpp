// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/workload.h"

#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct WorkloadWords
{
    Q_DECLARE_TR_FUNCTIONS(WorkloadWords)
};

constexpr double MostGib = 1'000'000;
constexpr int MostClasses = 1'000'000;

double gradientBytes(Precision precision, double parameters)
{
    return parameters * (precision == Precision::Fp32 || precision == Precision::Autocast ? 4 : 2);
}

Result<WorkloadNeed> transformerNeed(const Workload &workload)
{
    const TransformerShape &shape = workload.transformer;
    WorkloadNeed need;
    need.parameters = parametersOf(shape);
    need.notRead = shape.notRead;
    need.unit = shape.patch > 0 ? SampleUnit::Image : SampleUnit::Token;
    if (!workload.training) {
        Result<MemoryNeed> memory = inferenceMemory(shape, workload.transformerInference);
        if (!memory)
            return tl::unexpected(memory.error());
        need.memory = std::move(*memory);
        need.gpus = workload.transformerInference.gpus();
        need.work = decodingWork(shape, workload.transformerInference);
        need.hostBytes = hostWeightBytes(shape, workload.transformerInference) +
                         hostCacheBytes(shape, workload.transformerInference);
        need.hostGbS = workload.transformerInference.hostGbS();
        if (shape.kind == TransformerShape::Kind::Decoder) {
            need.decoding = decodingStep(shape, workload.transformerInference);
            need.prefill = prefillStep(shape, workload.transformerInference);
        }
        return need;
    }
    TransformerTraining plan = workload.transformerTraining;
    if (shape.patch > 0)
        plan.sequence = shape.imageTokens();
    Result<MemoryNeed> memory = trainingMemory(shape, plan);
    if (!memory)
        return tl::unexpected(memory.error());
    need.memory = std::move(*memory);
    need.gpus = plan.gpus();
    need.work = trainingWork(shape, plan);
    need.samplesInStep = 1.0 * plan.batch * (shape.patch > 0 ? 1 : plan.sequence);
    if (shape.patch > 0) { // of an image, not of one of its tokens
        need.work->flops *= plan.sequence;
        need.work->bytes *= plan.sequence;
    }
    need.step = trainingStep(shape, plan, *need.work, need.samplesInStep);
    need.hostBytes = hostTrainingBytes(shape, plan);
    if (plan.offload != Offload::None) { // bound by what comes over PCIe and by the processor's own step
        need.step.reset();
        need.work.reset();
    }
    // Weights that are shared out are gathered for each batch, whenever gradients are exchanged.
    if (plan.zeroStage < 3)
        need.samplesInStep *= plan.accumulation;
    const double trained = plan.method == Method::Full ? need.parameters : loraParameters(shape, plan);
    need.gradients = gradientBytes(plan.precision, trained) / (plan.tensorParallel * plan.pipelineParallel);
    return need;
}

/// Of a net or of pictures: the failure names the field.
Result<void> checkAccumulation(int batches)
{
    constexpr int MostBatches = 1'000'000;
    if (batches < 1 || batches > MostBatches)
        return badInput(
            WorkloadWords::tr("The batches to a step must be from 1 to %1.").arg(formulaNumber(MostBatches)),
            u"accumulation"_s);
    return {};
}

Result<WorkloadNeed> convolutionalNeed(const Workload &workload)
{
    if (const Result<void> checked = checkAccumulation(workload.cnn.accumulation); !checked)
        return tl::unexpected(checked.error());
    Result<ConvNet> net = parseConvNet(workload.layers);
    if (!net) {
        Failure failure = net.error();
        failure.field = u"net"_s;
        return tl::unexpected(failure);
    }
    if (workload.classes && (*workload.classes < 1 || *workload.classes > MostClasses))
        return badInput(
            WorkloadWords::tr("The number of classes must be from 1 to %1.").arg(formulaNumber(MostClasses)),
            u"classes"_s);
    if (workload.classes)
        *net = withClasses(std::move(*net), *workload.classes);
    CnnPlan plan = workload.cnn;
    plan.training = workload.training;
    const ReducedNet smaller = reduced(*net, plan, workload.reducers);
    Result<CnnMemory> memory = cnnMemory(smaller.net, smaller.plan);
    if (!memory) {
        Failure failure = memory.error();
        if (failure.field.isEmpty())
            failure.field = u"net"_s;
        return tl::unexpected(failure);
    }
    WorkloadNeed need;
    need.family = NetFamily::Convolutional;
    need.unit = SampleUnit::Image;
    need.memory = std::move(memory->need);
    need.parameters = memory->parameters;
    need.maps = std::move(memory->maps);
    need.input = memory->input;
    need.samplesInStep = 1.0 * smaller.plan.batch * smaller.plan.accumulation;
    if (workload.training) {
        need.work = trainingWork(smaller.net, memory->extents, smaller.plan.precision);
        need.gradients = gradientBytes(smaller.plan.precision, need.parameters);
    }
    return need;
}

Result<WorkloadNeed> recurrentNeed(const Workload &workload)
{
    RecurrentPlan plan = workload.recurrentPlan;
    plan.training = workload.training;
    Result<MemoryNeed> memory = recurrentMemory(workload.recurrent, plan);
    if (!memory)
        return tl::unexpected(memory.error());
    WorkloadNeed need;
    need.family = NetFamily::Recurrent;
    need.memory = std::move(*memory);
    need.parameters = parametersOf(workload.recurrent);
    need.gradients = workload.training ? gradientBytes(plan.precision, need.parameters) : 0;
    return need;
}

Result<WorkloadNeed> diffusionNeed(const Workload &workload)
{
    DiffusionPlan plan = workload.diffusionPlan;
    if (const Result<void> checked = checkAccumulation(plan.accumulation); !checked)
        return tl::unexpected(checked.error());
    plan.training = workload.training;
    if (!workload.training)
        plan.precision = plan.precision == Precision::Fp32 ? Precision::Fp32 : Precision::Pure16;
    Result<MemoryNeed> memory = diffusionMemory(workload.diffusion, plan);
    if (!memory)
        return tl::unexpected(memory.error());
    WorkloadNeed need;
    need.family = NetFamily::Diffusion;
    need.memory = std::move(*memory);
    need.parameters = workload.diffusion.unetParameters;
    need.samplesInStep = workload.training ? 1.0 * plan.batch * plan.accumulation : 1;
    need.gradients = workload.training ? gradientBytes(plan.precision, need.parameters) : 0;
    return need;
}

Result<WorkloadNeed> ownNeed(const Workload &workload)
{
    if (!(workload.ownGib > 0 && workload.ownGib <= MostGib))
        return badInput(WorkloadWords::tr("The need must be above 0 and at most %1 GiB.").arg(formulaNumber(MostGib)),
                        u"own_gib"_s);
    WorkloadNeed need;
    // What the user says is what stands on the card, context and all.
    need.memory.add(MemoryPart::Activations, workload.ownGib * BytesPerGibibyte,
                    u"%1 GiB"_s.arg(formulaNumber(workload.ownGib)));
    return need;
}

Result<WorkloadNeed> statedNeed(const Workload &workload)
{
    WorkloadNeed need;
    need.family = NetFamily::Convolutional;
    need.stated = workload.stated;
    const double low = workload.stated.maybe.value_or(workload.stated.enough.value_or(0));
    const double high = workload.stated.enough.value_or(low);
    need.memory.add(MemoryPart::Activations, low * BytesPerGibibyte, high * BytesPerGibibyte,
                    low < high ? u"%1 … %2 GiB"_s.arg(formulaNumber(low), formulaNumber(high))
                               : u"%1 GiB"_s.arg(formulaNumber(low)),
                    FormulaRule::ErrorsAndActivations);
    return need;
}

/// Whether the need is somebody's number, to which nothing is added.
bool isSaid(const Workload &workload)
{
    return workload.kind == Workload::Kind::Own || workload.kind == Workload::Kind::Stated;
}

Result<WorkloadNeed> bareNeed(const Workload &workload)
{
    switch (workload.kind) {
    case Workload::Kind::Transformer:
        return transformerNeed(workload);
    case Workload::Kind::Convolutional:
        return convolutionalNeed(workload);
    case Workload::Kind::Recurrent:
        return recurrentNeed(workload);
    case Workload::Kind::Diffusion:
        return diffusionNeed(workload);
    case Workload::Kind::Stated:
        return statedNeed(workload);
    case Workload::Kind::Own:
        break;
    }
    return ownNeed(workload);
}

std::optional<SpeedEstimate> atMost(const Chip &chip, const WorkloadNeed &need)
{
    const std::optional<Roofline> limit = roofline(chip, *need.work);
    if (!limit)
        return std::nullopt;
    const double most = limit->perSecond * need.gpus;
    return SpeedEstimate{most, 1, limit->limit, EstimateBasis::AtMost, 0, 0, most};
}

/// Those that hold the work before those that may not.
int order(MemoryFit fit) { return fit == MemoryFit::FitsJust ? 1 : static_cast<int>(fit); }

} // namespace

ConvNet withClasses(ConvNet net, int classes)
{
    const auto last = std::find_if(net.layers.rbegin(), net.layers.rend(),
                                   [](const NetLayer &layer) { return layer.kind == NetLayer::Kind::Dense; });
    if (last != net.layers.rend())
        last->channels = classes;
    return net;
}

QString hostMemoryText(const WorkloadNeed &need)
{
    if (!(need.hostBytes > 0))
        return {};
    const QString bytes = names::number(need.hostBytes / BytesPerGibibyte, 1);
    if (!(need.hostGbS > 0))
        return WorkloadWords::tr(
                   "%1 GiB of it stand in the system's memory, where no other program may need them. How fast "
                   "such a run is was not measured here.")
            .arg(bytes);
    return WorkloadWords::tr(
               "%1 GiB of it stand in the system's memory, which carries %2 GB/s at most; no other program may "
               "need them there.")
        .arg(bytes, names::number(need.hostGbS, 1));
}

QString notReadSentence(const QStringList &keys)
{
    if (keys.isEmpty())
        return {};
    QStringList quoted;
    for (const QString &key : keys)
        quoted << WorkloadWords::tr("“%1”").arg(key);
    return WorkloadWords::tr(
               "This answer is not to be trusted: the model's file has %1, which changes what it needs and "
               "is not understood here.")
        .arg(quoted.join(u", "_s));
}

Result<WorkloadNeed> needOf(const Workload &workload)
{
    Result<WorkloadNeed> need = bareNeed(workload);
    if (!need || isSaid(workload))
        return need;
    if (workload.training) {
        if (const Result<void> fine = checkAmount(workload.amount); !fine)
            return tl::unexpected(fine.error());
        need->amount = workload.amount;
    }
    if (!std::isfinite(need->memory.high()))
        return badInput(WorkloadWords::tr("This is more than can be reckoned with; take smaller numbers."), u"batch"_s);
    const bool isVaried = workload.kind == Workload::Kind::Transformer && workload.transformer.patch == 0 &&
                          !workload.transformerTraining.packed;
    if (workload.training)
        addFragmentation(need->memory, isVaried ? StepSizes::Varied : StepSizes::Alike);
    addContext(need->memory);
    return need;
}

CardAnswer answerFor(const WorkloadNeed &need, const QString &task, const MemoryConditions &conditions,
                     const std::shared_ptr<const Chip> &chip, const SpeedModel &speeds)
{
    CardAnswer answer;
    answer.chip = chip;
    answer.memory = usableMemory(*chip, conditions);
    answer.fit = !answer.memory ? MemoryFit::Unknown
                 : need.stated  ? fitOf(*need.stated, conditions.ecc ? answer.memory->usable()
                                                                     : answer.memory->usable() + answer.memory->ecc)
                                : fitOf(need.memory, answer.memory);
    if (need.step) {
        answer.speed = speeds.ofTask(*chip, need.gpus, *need.work, task);
        if (!answer.speed)
            answer.speed = trainingSpeed(*chip, need.gpus, *need.step);
    } else if (need.work && need.gradients > 0)
        answer.speed = speeds.training(*chip, need.gpus, need.family, *need.work, task);
    else if (need.decoding)
        answer.speed = decodingSpeed(*chip, *need.decoding);
    else if (need.work)
        answer.speed = atMost(*chip, need);
    if (answer.speed)
        answer.run = trainingCost(need.amount, *answer.speed, *chip, need.gpus);
    if (need.prefill)
        answer.prompt = prefillSpeed(*chip, *need.prefill);
    return answer;
}

std::vector<CardAnswer> answersFor(const WorkloadNeed &need, const QString &task, const MemoryConditions &conditions,
                                   const Catalogue &catalogue, const SpeedModel &speeds)
{
    std::vector<CardAnswer> answers;
    for (const PartHandle &part : catalogue.parts(Kind::Gpu))
        answers.push_back(answerFor(need, task, conditions, std::static_pointer_cast<const Chip>(part), speeds));
    std::stable_sort(answers.begin(), answers.end(), [](const CardAnswer &a, const CardAnswer &b) {
        return std::pair(order(a.fit), a.chip->name) < std::pair(order(b.fit), b.chip->name);
    });
    return answers;
}

} // namespace rig
