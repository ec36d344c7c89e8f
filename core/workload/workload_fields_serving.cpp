// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/field_makers.h"

namespace rig::fields {

namespace {

std::vector<Option<NumberFormat>> weightFormats()
{
    using F = NumberFormat;
    return {{"fp16", FieldWords::tr("16 bits"), F::Sixteen},
            {"as-stored", FieldWords::tr("as the file or the model's maker stores them"), F::AsStored},
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

/// What stands in the system's memory, and what that memory carries.
void addHostMemory(std::vector<WorkloadField> &fields)
{
    const auto mixes = [](const Workload &it) { return textServing(it) && it.transformer.experts > 0; };
    const auto waits = [](const Workload &it) {
        const TransformerInference &plan = it.transformerInference;
        return textServing(it) && (plan.hostLayers > 0 || (it.transformer.experts > 0 && plan.hostExperts > 0));
    };
    fields.push_back(number(
        "host_layers", FieldWords::tr("Layers in system memory"), Group::Plan, textServing,
        [](Workload &it) -> int & { return it.transformerInference.hostLayers; },
        FieldWords::tr("The processor runs them, and the output layer with them: what llama.cpp does not offload.")));
    fields.push_back(number(
        "host_experts", FieldWords::tr("Layers with experts in system memory"), Group::Plan, mixes,
        [](Workload &it) -> int & { return it.transformerInference.hostExperts; },
        FieldWords::tr(
            "llama.cpp calls it --n-cpu-moe: such experts need no memory of the GPU, and the processor reads "
            "them.")));
    fields.push_back(number(
        "memory_channels", FieldWords::tr("Populated memory channels"), Group::Plan, waits,
        [](Workload &it) -> int & { return it.transformerInference.memoryChannels; },
        FieldWords::tr("Of the system's memory: two on desktops with two or four modules.")));
    fields.push_back(number(
        "memory_mt_s", FieldWords::tr("Their rate, MT/s"), Group::Plan, waits,
        [](Workload &it) -> int & { return it.transformerInference.memoryRate; },
        FieldWords::tr("5600 is DDR5-5600.")));
}

/// Adapters beside a model that serves.
void addAdapters(std::vector<WorkloadField> &fields)
{
    fields.push_back(number(
        "adapters", FieldWords::tr("Adapters beside the model"), Group::Plan, textServing,
        [](Workload &it) -> int & { return it.transformerInference.adapters; },
        FieldWords::tr("LoRA adapters that stay in the GPU's memory, so that each request may name one.")));
    fields.push_back(number(
        "adapter_rank", FieldWords::tr("Rank of the adapters"), Group::Plan,
        [](const Workload &it) { return textServing(it) && it.transformerInference.adapters > 0; },
        [](Workload &it) -> int & { return it.transformerInference.adapterRank; }));
}

} // namespace

void addServing(std::vector<WorkloadField> &fields)
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
    fields.push_back(choice<Speculation>(
        "speculation", FieldWords::tr("Drafted tokens"), Group::Plan, textServing,
        [](Workload &it) -> Speculation & { return it.transformerInference.speculation; },
        {{"none", FieldWords::tr("none"), Speculation::None},
         {"own-layer", FieldWords::tr("by layers of the model's own (MTP, EAGLE)"), Speculation::OwnLayer},
         {"draft-model", FieldWords::tr("by a small model"), Speculation::DraftModel}},
        FieldWords::tr(
            "Tokens are proposed and then checked several at a time. A draft model needs memory of its own.")));
    fields.push_back(decimal(
        "draft_parameters", FieldWords::tr("Parameters of the small model, billions"), Group::Plan,
        [](const Workload &it) {
            return textServing(it) && it.transformerInference.speculation == Speculation::DraftModel;
        },
        [](Workload &it) -> double & { return it.transformerInference.draftParameters; },
        FieldWords::tr("0.6 of Qwen3 0.6B. At 0, its memory is not counted.")));
    addAdapters(fields);
    addHostMemory(fields);
}

} // namespace rig::fields
