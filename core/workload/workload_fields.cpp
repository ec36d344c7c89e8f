// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/workload_fields.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Words of this file.
struct FieldWords
{
    Q_DECLARE_TR_FUNCTIONS(FieldWords)
};

using Type = WorkloadField::Type;
using Group = WorkloadField::Group;
using Applies = bool (*)(const Workload &);

bool is(const Workload &it, Workload::Kind kind) { return it.kind == kind; }
bool notOwn(const Workload &it) { return it.kind != Workload::Kind::Own && it.kind != Workload::Kind::Stated; }
bool transformer(const Workload &it) { return is(it, Workload::Kind::Transformer); }
bool text(const Workload &it) { return transformer(it) && it.transformer.patch == 0; }
bool transformerTraining(const Workload &it) { return transformer(it) && it.training; }
bool transformerServing(const Workload &it) { return transformer(it) && !it.training; }
bool convolutional(const Workload &it) { return is(it, Workload::Kind::Convolutional); }
bool recurrent(const Workload &it) { return is(it, Workload::Kind::Recurrent); }
bool diffusion(const Workload &it) { return is(it, Workload::Kind::Diffusion); }
bool trained(const Workload &it) { return it.training && notOwn(it); }
bool adapts(const Workload &it)
{
    return (transformerTraining(it) && it.transformerTraining.method != Method::Full) ||
           (diffusion(it) && it.training && it.diffusionPlan.method != Method::Full);
}

/// A whole number, with k (1,024) or M (1,048,576) behind it; nullopt: none.
std::optional<int> wholeNumber(const QString &typed)
{
    QString number = typed.trimmed();
    number.remove(u',').remove(u' ');
    double times = 1;
    if (number.endsWith(u'k') || number.endsWith(u'K'))
        times = 1024;
    else if (number.endsWith(u'M'))
        times = 1024.0 * 1024;
    if (times > 1)
        number.chop(1);
    bool isNumber = false;
    const double value = QLocale::c().toDouble(number, &isNumber) * times;
    const bool fits = std::abs(value) <= std::numeric_limits<int>::max() && value == std::floor(value);
    return isNumber && fits ? std::optional(static_cast<int>(value)) : std::nullopt;
}

Failure noNumber(const QString &key, const QString &name, const QString &typed)
{
    if (typed.trimmed().isEmpty())
        return {
            Failure::Kind::BadInput, FieldWords::tr("%1 is empty; it must be a whole number.").arg(name), {}, 0, key};
    return {Failure::Kind::BadInput,
            FieldWords::tr("%1 must be a whole number of at most ten digits, not “%2”.").arg(name, typed),
            {},
            0,
            key};
}

using Whole = std::optional<int>;

/// A whole number of the workload; `mayBeEmpty`: nothing typed is nothing set.
WorkloadField wholeNumberField(const char *key, const QString &name, Group group, Applies applies, const QString &hint,
                               bool mayBeEmpty, const std::function<Whole(Workload &)> &get,
                               const std::function<void(Workload &, Whole)> &set)
{
    WorkloadField field{QString::fromLatin1(key), name, hint, Type::Number, group, {}, applies, {}, {}};
    field.get = [get](const Workload &it) {
        const Whole value = get(const_cast<Workload &>(it));
        return value ? QString::number(*value) : QString();
    };
    field.set = [set, mayBeEmpty, id = field.key, name](Workload &it, const QString &typed) -> Result<void> {
        const Whole value = wholeNumber(typed);
        if (!value && !(mayBeEmpty && typed.trimmed().isEmpty()))
            return tl::unexpected(noNumber(id, name, typed));
        set(it, value);
        return {};
    };
    return field;
}

WorkloadField number(const char *key, const QString &name, Group group, Applies applies, int &(*of)(Workload &),
                     const QString &hint = {})
{
    return wholeNumberField(
        key, name, group, applies, hint, false, [of](Workload &it) { return Whole(of(it)); },
        [of](Workload &it, Whole value) { of(it) = *value; });
}

/// The same, empty in place of 0: what is not asked is not nothing.
WorkloadField emptyForNone(WorkloadField field)
{
    field.get = [get = field.get](const Workload &it) {
        const QString text = get(it);
        return text == "0"_L1 ? QString() : text;
    };
    field.set = [set = field.set](Workload &it, const QString &typed) {
        return set(it, typed.trimmed().isEmpty() ? u"0"_s : typed);
    };
    return field;
}

/// One that may be left empty.
WorkloadField optionalNumber(const char *key, const QString &name, Group group, Applies applies,
                             Whole &(*of)(Workload &), const QString &hint = {})
{
    return wholeNumberField(key, name, group, applies, hint, true, of,
                            [of](Workload &it, Whole value) { of(it) = value; });
}

WorkloadField flag(const char *key, const QString &name, Group group, Applies applies, bool &(*of)(Workload &),
                   const QString &hint = {})
{
    WorkloadField field{QString::fromLatin1(key), name, hint, Type::Switch, group, {}, applies, {}, {}};
    field.get = [of](const Workload &it) { return of(const_cast<Workload &>(it)) ? u"yes"_s : u"no"_s; };
    field.set = [of, id = field.key, name](Workload &it, const QString &typed) -> Result<void> {
        if (typed != "yes"_L1 && typed != "no"_L1)
            return badInput(FieldWords::tr("%1 must be yes or no, not “%2”.").arg(name, typed), id);
        of(it) = typed == "yes"_L1;
        return {};
    };
    return field;
}

template <class T> struct Option
{
    const char *key;
    QString name;
    T value;
};
template <class T> Option(const char *, QString, T) -> Option<T>;

template <class T> WorkloadField choice(const char *key, const QString &name, Group group, Applies applies,
                                        T &(*of)(Workload &), const std::vector<Option<T>> &options,
                                        const QString &hint = {})
{
    WorkloadField field{QString::fromLatin1(key), name, hint, Type::Choice, group, {}, applies, {}, {}};
    for (const Option<T> &option : options)
        field.choices.push_back({QString::fromLatin1(option.key), option.name});
    field.get = [of, options](const Workload &it) {
        for (const Option<T> &option : options) {
            if (option.value == of(const_cast<Workload &>(it)))
                return QString::fromLatin1(option.key);
        }
        return QString::fromLatin1(options.front().key);
    };
    field.set = [of, options, id = field.key, name](Workload &it, const QString &typed) -> Result<void> {
        QStringList known;
        for (const Option<T> &option : options) {
            if (typed == QLatin1StringView(option.key)) {
                of(it) = option.value;
                return {};
            }
            known << QString::fromLatin1(option.key);
        }
        return badInput(FieldWords::tr("%1 must be one of %2, not “%3”.").arg(name, known.join(u", "_s), typed), id);
    };
    return field;
}

/// A decimal number with a point.
WorkloadField decimal(const char *key, const QString &name, Group group, Applies applies, double &(*of)(Workload &),
                      const QString &hint = {})
{
    WorkloadField field{QString::fromLatin1(key), name, hint, Type::Number, group, {}, applies, {}, {}};
    field.get = [of](const Workload &it) { return QString::number(of(const_cast<Workload &>(it))); };
    field.set = [of, name, id = field.key](Workload &it, const QString &typed) -> Result<void> {
        bool isNumber = false;
        const double value = QLocale::c().toDouble(typed.trimmed(), &isNumber);
        if (!isNumber || !std::isfinite(value))
            return badInput(FieldWords::tr("%1 must be a number, not “%2”.").arg(name, typed), id);
        of(it) = value;
        return {};
    };
    return field;
}

int &batchOf(Workload &it)
{
    switch (it.kind) {
    case Workload::Kind::Convolutional:
        return it.cnn.batch;
    case Workload::Kind::Recurrent:
        return it.recurrentPlan.batch;
    case Workload::Kind::Diffusion:
        return it.diffusionPlan.batch;
    default:
        return it.training ? it.transformerTraining.batch : it.transformerInference.batch;
    }
}

int &sequenceOf(Workload &it)
{
    return it.kind == Workload::Kind::Recurrent ? it.recurrentPlan.sequence : it.transformerTraining.sequence;
}

Precision &precisionOf(Workload &it)
{
    switch (it.kind) {
    case Workload::Kind::Convolutional:
        return it.cnn.precision;
    case Workload::Kind::Recurrent:
        return it.recurrentPlan.precision;
    case Workload::Kind::Diffusion:
        return it.diffusionPlan.precision;
    default:
        return it.transformerTraining.precision;
    }
}

Optimiser &optimiserOf(Workload &it)
{
    switch (it.kind) {
    case Workload::Kind::Convolutional:
        return it.cnn.optimiser;
    case Workload::Kind::Recurrent:
        return it.recurrentPlan.optimiser;
    case Workload::Kind::Diffusion:
        return it.diffusionPlan.optimiser;
    default:
        return it.transformerTraining.optimiser;
    }
}

void addWork(std::vector<WorkloadField> &fields)
{
    fields.push_back(choice<bool>("purpose", FieldWords::tr("Purpose"), Group::Work, notOwn,
                                  [](Workload &it) -> bool & { return it.training; },
                                  {Option{"training", FieldWords::tr("Training"), true},
                                   Option{"inference", FieldWords::tr("Inference"), false}}));
    WorkloadField method = choice<Method>(
        "method", FieldWords::tr("Method"), Group::Work,
        [](const Workload &it) { return it.training && (transformer(it) || diffusion(it)); },
        [](Workload &it) -> Method & {
            return it.kind == Workload::Kind::Diffusion ? it.diffusionPlan.method : it.transformerTraining.method;
        },
        {Option{"full", FieldWords::tr("All weights"), Method::Full}, Option{"lora", u"LoRA"_s, Method::Lora},
         Option{"qlora", u"QLoRA"_s, Method::Qlora}});
    // Most recipes for adapters compute every layer again (Qwen's scripts, axolotl's examples, ms-swift and Unsloth by
    // default; LitGPT does not); who does not says so in the field below.
    method.set = [choose = method.set](Workload &it, const QString &typed) -> Result<void> {
        const Result<void> chosen = choose(it, typed);
        if (chosen && it.kind == Workload::Kind::Transformer)
            it.transformerTraining.recomputation =
                it.transformerTraining.method == Method::Full ? Recomputation::None : Recomputation::Full;
        return chosen;
    };
    fields.push_back(std::move(method));
    WorkloadField net{u"net"_s,
                      FieldWords::tr("Layers"),
                      FieldWords::tr("One layer a line; what goes in comes first."),
                      Type::Lines,
                      Group::Work,
                      {},
                      convolutional,
                      {},
                      {}};
    net.get = [](const Workload &it) { return it.layers; };
    net.set = [](Workload &it, const QString &typed) -> Result<void> {
        it.layers = typed;
        return {};
    };
    fields.push_back(std::move(net));
    fields.push_back(optionalNumber(
        "classes", FieldWords::tr("Classes"), Group::Work, convolutional,
        [](Workload &it) -> std::optional<int> & { return it.classes; },
        FieldWords::tr("Empty: as the last dense layer has it.")));
    fields.push_back(decimal(
        "own_gib", FieldWords::tr("Need on each card, GiB"), Group::Work,
        [](const Workload &it) { return is(it, Workload::Kind::Own); },
        [](Workload &it) -> double & { return it.ownGib; }));
}

void addShape(std::vector<WorkloadField> &fields)
{
    const auto add = [&](const char *key, const QString &name, int &(*of)(Workload &), Applies applies = transformer) {
        fields.push_back(number(key, name, Group::Shape, applies, of));
    };
    add(
        "layers", FieldWords::tr("Layers"),
        [](Workload &it) -> int & {
            return it.kind == Workload::Kind::Recurrent ? it.recurrent.layers : it.transformer.layers;
        },
        [](const Workload &it) { return transformer(it) || recurrent(it); });
    add(
        "hidden", FieldWords::tr("Width"),
        [](Workload &it) -> int & {
            return it.kind == Workload::Kind::Recurrent ? it.recurrent.hidden : it.transformer.hidden;
        },
        [](const Workload &it) { return transformer(it) || recurrent(it); });
    add("heads", FieldWords::tr("Heads"), [](Workload &it) -> int & { return it.transformer.heads; });
    add("kv_heads", FieldWords::tr("Heads of keys and values"),
        [](Workload &it) -> int & { return it.transformer.kvHeads; });
    add("head_dim", FieldWords::tr("Width of a head"), [](Workload &it) -> int & { return it.transformer.headDim; });
    add("ffn", FieldWords::tr("Width of the feed-forward"), [](Workload &it) -> int & { return it.transformer.ffn; });
    fields.push_back(flag("gated", FieldWords::tr("Gated feed-forward"), Group::Shape, transformer,
                          [](Workload &it) -> bool & { return it.transformer.gated; }));
    add(
        "vocabulary", FieldWords::tr("Vocabulary"),
        [](Workload &it) -> int & {
            return it.kind == Workload::Kind::Recurrent ? it.recurrent.vocabulary : it.transformer.vocabulary;
        },
        [](const Workload &it) { return transformer(it) || recurrent(it); });
    fields.push_back(flag("tied_embeddings", FieldWords::tr("Output layer shares the table of words"), Group::Shape,
                          text, [](Workload &it) -> bool & { return it.transformer.tiedEmbeddings; }));
    add(
        "experts", FieldWords::tr("Experts"), [](Workload &it) -> int & { return it.transformer.experts; }, text);
    add(
        "experts_per_token", FieldWords::tr("Experts for a token"),
        [](Workload &it) -> int & { return it.transformer.expertsPerToken; }, text);
    const auto mixes = [](const Workload &it) { return text(it) && it.transformer.experts > 0; };
    add(
        "shared_ffn", FieldWords::tr("Width of shared experts"),
        [](Workload &it) -> int & { return it.transformer.sharedFfn; }, mixes);
    add(
        "dense_layers", FieldWords::tr("Layers without experts"),
        [](Workload &it) -> int & { return it.transformer.denseLayers; }, mixes);
    add(
        "dense_ffn", FieldWords::tr("Width of the feed-forward there"),
        [](Workload &it) -> int & { return it.transformer.denseFfn; }, mixes);
    fields.push_back(optionalNumber(
        "sliding_window", FieldWords::tr("Sliding window, tokens"), Group::Shape, text,
        [](Workload &it) -> std::optional<int> & { return it.transformer.slidingWindow; },
        FieldWords::tr("Empty: every layer looks back all the way.")));
    fields.push_back(choice<RecurrentShape::Cell>(
        "cell", FieldWords::tr("Cell"), Group::Shape, recurrent,
        [](Workload &it) -> RecurrentShape::Cell & { return it.recurrent.cell; },
        {Option{"lstm", u"LSTM"_s, RecurrentShape::Cell::Lstm}, Option{"gru", u"GRU"_s, RecurrentShape::Cell::Gru}}));
    add(
        "input", FieldWords::tr("Width of what goes in"), [](Workload &it) -> int & { return it.recurrent.input; },
        recurrent);
    fields.push_back(flag("bidirectional", FieldWords::tr("Both directions"), Group::Shape, recurrent,
                          [](Workload &it) -> bool & { return it.recurrent.bidirectional; }));
}

std::vector<Option<NumberFormat>> weightFormats()
{
    using F = NumberFormat;
    return {{"fp16", FieldWords::tr("16 bits"), F::Sixteen},
            {"as-stored", FieldWords::tr("as the model's maker stores them"), F::AsStored},
            {"int8", FieldWords::tr("8 bits (INT8, FP8)"), F::Eight},
            {"fp8-block", FieldWords::tr("FP8 in blocks of 128 × 128"), F::Fp8Block},
            {"q8", u"Q8_0"_s, F::Q8Block},
            {"q6_k", u"Q6_K"_s, F::Q6K},
            {"q5_k_m", u"Q5_K_M"_s, F::Q5KM},
            {"q5_k_s", u"Q5_K_S"_s, F::Q5KS},
            {"q4_k_m", u"Q4_K_M"_s, F::Q4KM},
            {"q4_k_s", u"Q4_K_S"_s, F::Q4KS},
            {"q4", u"Q4_0"_s, F::Q4Block},
            {"iq4_nl", u"IQ4_NL"_s, F::Iq4Nl},
            {"iq4_xs", u"IQ4_XS"_s, F::Iq4Xs},
            {"q3_k_l", u"Q3_K_L"_s, F::Q3KL},
            {"q3_k_m", u"Q3_K_M"_s, F::Q3KM},
            {"q3_k_s", u"Q3_K_S"_s, F::Q3KS},
            {"iq3_m", u"IQ3_M"_s, F::Iq3M},
            {"iq3_xxs", u"IQ3_XXS"_s, F::Iq3Xxs},
            {"q2_k", u"Q2_K"_s, F::Q2K},
            {"iq2_m", u"IQ2_M"_s, F::Iq2M},
            {"iq2_xxs", u"IQ2_XXS"_s, F::Iq2Xxs},
            {"gptq4", FieldWords::tr("4 bits, GPTQ or AWQ"), F::Gptq4},
            {"nf4", FieldWords::tr("NF4, scales quantised too"), F::Nf4},
            {"nf4-single", FieldWords::tr("NF4, scales in 32 bits"), F::Nf4Single},
            {"mxfp4", FieldWords::tr("MXFP4, of a mixture the experts alone"), F::Mxfp4},
            {"nvfp4", u"NVFP4"_s, F::Nvfp4},
            {"exl", FieldWords::tr("EXL2 or EXL3"), F::Exl},
            {"fp32", FieldWords::tr("32 bits"), F::Fp32}};
}

void addFormats(std::vector<WorkloadField> &fields)
{
    fields.push_back(choice<Engine>(
        "engine", FieldWords::tr("Software"), Group::Plan,
        [](const Workload &it) { return transformerServing(it) && text(it); },
        [](Workload &it) -> Engine & { return it.transformerInference.engine; },
        {{"unknown", FieldWords::tr("not known"), Engine::Unknown},
         {"llama.cpp", FieldWords::tr("llama.cpp, Ollama"), Engine::LlamaCpp},
         {"exllama", u"ExLlamaV2"_s, Engine::ExLlama},
         {"vllm", u"vLLM"_s, Engine::Vllm},
         {"compiled", FieldWords::tr("PyTorch, compiled"), Engine::Compiled},
         {"eager", FieldWords::tr("PyTorch, not compiled (Transformers)"), Engine::Eager}},
        FieldWords::tr("What is not known gives the interval over all that are tuned.")));
    fields.push_back(choice<NumberFormat>(
        "weights", FieldWords::tr("Weights in"), Group::Plan, transformerServing,
        [](Workload &it) -> NumberFormat & { return it.transformerInference.weights; }, weightFormats()));
    fields.push_back(number(
        "weight_group", FieldWords::tr("Weights that share a scale"), Group::Plan,
        [](const Workload &it) {
            return transformerServing(it) && it.transformerInference.weights == NumberFormat::Gptq4;
        },
        [](Workload &it) -> int & { return it.transformerInference.weightGroup; }));
    fields.push_back(decimal(
        "weight_bits", FieldWords::tr("Bits of a weight"), Group::Plan,
        [](const Workload &it) {
            return transformerServing(it) && it.transformerInference.weights == NumberFormat::Exl;
        },
        [](Workload &it) -> double & { return it.transformerInference.weightBits; },
        FieldWords::tr("The output layer has 6.")));
    fields.push_back(choice<NumberFormat>(
        "cache", FieldWords::tr("Keys and values in"), Group::Plan,
        [](const Workload &it) { return transformerServing(it) && text(it); },
        [](Workload &it) -> NumberFormat & { return it.transformerInference.cache; },
        {{"fp16", FieldWords::tr("16 bits"), NumberFormat::Sixteen},
         {"int8", FieldWords::tr("8 bits (INT8, FP8)"), NumberFormat::Eight},
         {"q8", u"Q8_0"_s, NumberFormat::Q8Block},
         {"q4", u"Q4_0"_s, NumberFormat::Q4Block}}));
}

void addPlan(std::vector<WorkloadField> &fields)
{
    fields.push_back(number("batch", FieldWords::tr("Batch on each card"), Group::Plan, notOwn, batchOf));
    fields.push_back(number(
        "sequence", FieldWords::tr("Tokens in a sequence"), Group::Plan,
        [](const Workload &it) { return recurrent(it) || (text(it) && it.training); }, sequenceOf));
    fields.push_back(number(
        "context", FieldWords::tr("Context, tokens"), Group::Plan,
        [](const Workload &it) { return transformerServing(it) && text(it); },
        [](Workload &it) -> int & { return it.transformerInference.context; }));
    fields.push_back(number("image", FieldWords::tr("Side of a picture, pixels"), Group::Plan, diffusion,
                            [](Workload &it) -> int & { return it.diffusionPlan.image; }));
    fields.push_back(choice<Precision>(
        "precision", FieldWords::tr("Numbers"), Group::Plan,
        [](const Workload &it) { return notOwn(it) && !transformerServing(it); }, precisionOf,
        {Option{"mixed", FieldWords::tr("16 bits, with a 32-bit copy of the weights"), Precision::Mixed},
         Option{"autocast", FieldWords::tr("32-bit weights, computed in 16 bits (AMP)"), Precision::Autocast},
         Option{"pure16", FieldWords::tr("All in 16 bits"), Precision::Pure16},
         Option{"fp32", FieldWords::tr("All in 32 bits"), Precision::Fp32}}));
    fields.push_back(choice<Optimiser>("optimiser", FieldWords::tr("Optimiser"), Group::Plan, trained, optimiserOf,
                                       {Option{"adam", u"Adam"_s, Optimiser::Adam},
                                        Option{"adam-8bit", FieldWords::tr("Adam in 8 bits"), Optimiser::Adam8Bit},
                                        Option{"momentum", FieldWords::tr("SGD with momentum"), Optimiser::Momentum},
                                        Option{"sgd", u"SGD"_s, Optimiser::Sgd}}));
    fields.push_back(choice<TrainingFramework>(
        "framework", FieldWords::tr("Framework"), Group::Plan,
        [](const Workload &it) { return it.training && transformer(it) && text(it); },
        [](Workload &it) -> TrainingFramework & { return it.transformerTraining.framework; },
        {{"unknown", FieldWords::tr("not known"), TrainingFramework::Unknown},
         {"hugging-face", FieldWords::tr("Hugging Face (Transformers, PEFT)"), TrainingFramework::HuggingFace},
         {"litgpt", u"LitGPT"_s, TrainingFramework::LitGpt},
         {"torchtune", u"torchtune"_s, TrainingFramework::Torchtune},
         {"torchtitan", u"torchtitan"_s, TrainingFramework::Torchtitan},
         {"unsloth", u"Unsloth"_s, TrainingFramework::Unsloth}},
        FieldWords::tr(
            "What the output layer keeps of each token differs by framework. Not known: the interval over all.")));
    fields.push_back(flag(
        "fp8", FieldWords::tr("Matrices in FP8"), Group::Plan,
        [](const Workload &it) { return it.training && transformer(it) && text(it); },
        [](Workload &it) -> bool & { return it.transformerTraining.eightBits; },
        FieldWords::tr("On GPUs that can; weights and gradients stay as they are. It counts for the speed.")));
    fields.push_back(flag(
        "packed", FieldWords::tr("Sequences are filled with texts"), Group::Plan,
        [](const Workload &it) { return it.training && transformer(it) && text(it); },
        [](Workload &it) -> bool & { return it.transformerTraining.packed; },
        FieldWords::tr("Else each is as long as its text, and the allocator may keep twice what the longest needs.")));
    const auto timed = [](const Workload &it) { return it.training && (transformer(it) || convolutional(it)); };
    fields.push_back(emptyForNone(decimal(
        "amount", FieldWords::tr("Tokens or images in all"), Group::Plan, timed,
        [](Workload &it) -> double & { return it.amount.samples; },
        FieldWords::tr("Of one pass over the data. Left empty, hours and energy are not told."))));
    fields.push_back(number("epochs", FieldWords::tr("Epochs"), Group::Plan, timed,
                            [](Workload &it) -> int & { return it.amount.epochs; }));
    fields.push_back(emptyForNone(decimal(
        "tariff", FieldWords::tr("Price of a kWh"), Group::Plan, timed,
        [](Workload &it) -> double & { return it.amount.tariff; },
        FieldWords::tr("In your currency. Left empty, money is not told."))));
    fields.push_back(choice<Recomputation>(
        "recomputation", FieldWords::tr("Recomputed"), Group::Plan,
        [](const Workload &it) { return it.training && (transformer(it) || diffusion(it)); },
        [](Workload &it) -> Recomputation & {
            return it.kind == Workload::Kind::Diffusion ? it.diffusionPlan.recomputation
                                                        : it.transformerTraining.recomputation;
        },
        {Option{"none", FieldWords::tr("nothing"), Recomputation::None},
         Option{"selective", FieldWords::tr("attention"), Recomputation::Selective},
         Option{"full", FieldWords::tr("every layer"), Recomputation::Full}}));
    fields.push_back(flag(
        "flash_attention", FieldWords::tr("Flash attention"), Group::Plan,
        [](const Workload &it) { return it.training && (transformer(it) || diffusion(it)); },
        [](Workload &it) -> bool & {
            return it.kind == Workload::Kind::Diffusion ? it.diffusionPlan.flashAttention
                                                        : it.transformerTraining.flashAttention;
        },
        FieldWords::tr("Scores are never written to memory.")));
    fields.push_back(
        number("lora_rank", FieldWords::tr("Rank of the adapters"), Group::Plan, adapts, [](Workload &it) -> int & {
            return it.kind == Workload::Kind::Diffusion ? it.diffusionPlan.loraRank : it.transformerTraining.loraRank;
        }));
    fields.push_back(choice<LoraTargets>(
        "lora_targets", FieldWords::tr("Adapters on"), Group::Plan,
        [](const Workload &it) { return transformer(it) && adapts(it); },
        [](Workload &it) -> LoraTargets & { return it.transformerTraining.loraTargets; },
        {Option{"query-value", FieldWords::tr("queries and values"), LoraTargets::QueryValue},
         Option{"attention", FieldWords::tr("all of attention"), LoraTargets::Attention},
         Option{"all", FieldWords::tr("all matrices"), LoraTargets::All}}));
    addFormats(fields);
    fields.push_back(choice<MapCounting>(
        "counting", FieldWords::tr("Feature maps"), Group::Plan,
        [](const Workload &it) { return convolutional(it) && it.training; },
        [](Workload &it) -> MapCounting & { return it.cnn.counting; },
        {Option{"framework", FieldWords::tr("as a framework keeps them"), MapCounting::Framework},
         Option{"twice", FieldWords::tr("each twice: activation and error"), MapCounting::ActivationsAndErrors},
         Option{"guide-2016", FieldWords::tr("as the guide of 2016 reckons"), MapCounting::GuideOf2016}}));
    fields.push_back(choice<ConvolutionMethod>(
        "convolution", FieldWords::tr("Convolution"), Group::Plan, convolutional,
        [](Workload &it) -> ConvolutionMethod & { return it.cnn.method; },
        {Option{"implicit", FieldWords::tr("implicit matrix product"), ConvolutionMethod::Implicit},
         Option{"lowered", FieldWords::tr("written out as a matrix"), ConvolutionMethod::Lowered},
         Option{"transformed", FieldWords::tr("by Fourier transform"), ConvolutionMethod::Transformed}}));
}

void addCards(std::vector<WorkloadField> &fields)
{
    fields.push_back(number(
        "data_parallel", FieldWords::tr("Cards with own data"), Group::Cards, transformerTraining,
        [](Workload &it) -> int & { return it.transformerTraining.dataParallel; },
        FieldWords::tr("Data parallel: by itself it adds speed, no memory.")));
    WorkloadField zero = number(
        "zero_stage", FieldWords::tr("ZeRO stage"), Group::Cards, transformerTraining,
        [](Workload &it) -> int & { return it.transformerTraining.zeroStage; },
        FieldWords::tr("1 shares out the optimiser, 2 the gradients too, 3 the weights too."));
    fields.push_back(std::move(zero));
    fields.push_back(number(
        "tensor_parallel", FieldWords::tr("Cards to a matrix"), Group::Cards, transformer, [](Workload &it) -> int & {
            return it.training ? it.transformerTraining.tensorParallel : it.transformerInference.tensorParallel;
        }));
    fields.push_back(flag(
        "sequence_parallel", FieldWords::tr("Share the sequence too"), Group::Cards,
        [](const Workload &it) { return transformerTraining(it) && it.transformerTraining.tensorParallel > 1; },
        [](Workload &it) -> bool & { return it.transformerTraining.sequenceParallel; }));
    fields.push_back(number(
        "pipeline_parallel", FieldWords::tr("Cards to the layers"), Group::Cards, transformer,
        [](Workload &it) -> int & {
            return it.training ? it.transformerTraining.pipelineParallel : it.transformerInference.pipelineParallel;
        },
        FieldWords::tr("Pipeline parallel: each card holds some of the layers.")));
}

void addReducers(std::vector<WorkloadField> &fields)
{
    const QStringList keys{u"stride"_s, u"one_by_one"_s, u"pool"_s, u"sixteen"_s, u"half_batch"_s};
    for (std::size_t i = 0; i < AllReducers.size(); ++i) {
        const Reducer reducer = AllReducers[i];
        WorkloadField field{keys[static_cast<qsizetype>(i)],
                            reducerName(reducer),
                            {},
                            Type::Switch,
                            Group::Reducers,
                            {},
                            convolutional,
                            {},
                            {}};
        field.get = [reducer](const Workload &it) { return it.reducers.count(reducer) ? u"yes"_s : u"no"_s; };
        field.set = [reducer](Workload &it, const QString &typed) -> Result<void> {
            if (typed == "yes"_L1)
                it.reducers.insert(reducer);
            else
                it.reducers.erase(reducer);
            return {};
        };
        fields.push_back(std::move(field));
    }
}

} // namespace

std::vector<WorkloadField> workloadFields()
{
    std::vector<WorkloadField> fields;
    addWork(fields);
    addShape(fields);
    addPlan(fields);
    addCards(fields);
    addReducers(fields);
    for (WorkloadField &field : fields) {
        if (field.group == Group::Shape)
            field.set = [set = field.set](Workload &it, const QString &typed) {
                it.transformer.file.reset(); // a shape that was changed is no longer the file's
                return set(it, typed);
            };
    }
    return fields;
}

bool takePreset(Workload &workload, const ModelLibrary &library, const QString &id)
{
    if (const ModelPreset *model = library.model(id)) {
        const bool isDiffusion = model->kind == ModelPreset::Kind::Diffusion;
        workload.kind = isDiffusion ? Workload::Kind::Diffusion : Workload::Kind::Transformer;
        workload.transformer = model->transformer;
        workload.diffusion = model->diffusion;
        // Who runs a model that comes in fewer bits runs it so.
        if (model->transformer.stored != NumberFormat::Sixteen &&
            workload.transformerInference.weights == NumberFormat::Sixteen)
            workload.transformerInference.weights = NumberFormat::AsStored;
        if (isDiffusion)
            workload.diffusionPlan.image = model->diffusion.image;
        return true;
    }
    const NetPreset *net = library.net(id);
    if (!net)
        return false;
    if (net->list.isEmpty()) {
        workload.kind = Workload::Kind::Stated;
        workload.stated = *net->stated;
        return true;
    }
    workload.kind = Workload::Kind::Convolutional;
    workload.layers = net->list;
    workload.cnn.batch = net->batch;
    workload.classes.reset();
    return true;
}

} // namespace rig
