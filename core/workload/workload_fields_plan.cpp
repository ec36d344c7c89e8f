// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/field_makers.h"

namespace rig::fields {

namespace {

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

int &accumulationOf(Workload &it)
{
    switch (it.kind) {
    case Workload::Kind::Convolutional:
        return it.cnn.accumulation;
    case Workload::Kind::Diffusion:
        return it.diffusionPlan.accumulation;
    default:
        return it.transformerTraining.accumulation;
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

} // namespace

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
    fields.push_back(emptyForNone(number(
        "prompt", FieldWords::tr("Longest prompt, tokens"), Group::Plan,
        [](const Workload &it) { return transformerServing(it) && text(it); },
        [](Workload &it) -> int & { return it.transformerInference.prompt; },
        FieldWords::tr("What of the context is read at once, before the first answer; empty: all of it."))));
    fields.push_back(number("image", FieldWords::tr("Side of a picture, pixels"), Group::Plan, diffusion,
                            [](Workload &it) -> int & { return it.diffusionPlan.image; }));
    fields.push_back(choice<Residency>(
        "residency", FieldWords::tr("Text encoders and autoencoder"), Group::Plan, diffusion,
        [](Workload &it) -> Residency & { return it.diffusionPlan.residency; },
        {{"together", FieldWords::tr("on the GPU beside the net"), Residency::Together},
         {"in-turn", FieldWords::tr("there only while they work"), Residency::InTurn}},
        FieldWords::tr("In turn: ComfyUI, diffusers with model offload; in training, texts and pictures that are "
                       "encoded beforehand.")));
    fields.push_back(choice<NumberFormat>(
        "net_weights", FieldWords::tr("Weights of the net that stand still"), Group::Plan,
        [](const Workload &it) { return diffusion(it) && (!it.training || it.diffusionPlan.method == Method::Lora); },
        [](Workload &it) -> NumberFormat & { return it.diffusionPlan.weights; },
        {{"fp16", FieldWords::tr("16 bits"), NumberFormat::Sixteen},
         {"int8", FieldWords::tr("8 bits (INT8, FP8)"), NumberFormat::Eight},
         {"q8", u"Q8_0"_s, NumberFormat::Q8Block},
         {"q4", u"Q4_0"_s, NumberFormat::Q4Block},
         {"nf4", u"NF4"_s, NumberFormat::Nf4}}));
    fields.push_back(
        choice<Precision>("precision", FieldWords::tr("Numbers"), Group::Plan,
                          [](const Workload &it) { return notOwn(it) && !transformerServing(it); }, precisionOf,
                          {Option{"mixed", FieldWords::tr("16 bits, with a 32-bit master copy"), Precision::Mixed},
                           Option{"autocast", FieldWords::tr("32 bits, computed in 16 (AMP)"), Precision::Autocast},
                           Option{"pure16", FieldWords::tr("All in 16 bits"), Precision::Pure16},
                           Option{"fp32", FieldWords::tr("All in 32 bits"), Precision::Fp32}}));
    fields.push_back(
        choice<Optimiser>("optimiser", FieldWords::tr("Optimiser"), Group::Plan, trained, optimiserOf,
                          {Option{"adam", u"Adam"_s, Optimiser::Adam},
                           Option{"adam-8bit", FieldWords::tr("Adam in 8 bits"), Optimiser::Adam8Bit},
                           Option{"paged-adam", FieldWords::tr("Adam, paged"), Optimiser::PagedAdam},
                           Option{"paged-adam-8bit", FieldWords::tr("Adam in 8 bits, paged"), Optimiser::PagedAdam8Bit},
                           Option{"lion", u"Lion"_s, Optimiser::Lion}, Option{"muon", u"Muon"_s, Optimiser::Muon},
                           Option{"adafactor", u"Adafactor"_s, Optimiser::Adafactor},
                           Option{"momentum", FieldWords::tr("SGD with momentum"), Optimiser::Momentum},
                           Option{"sgd", u"SGD"_s, Optimiser::Sgd}}));
    const auto fullText = [](const Workload &it) {
        return it.training && text(it) && it.transformerTraining.method == Method::Full;
    };
    fields.push_back(emptyForNone(number(
        "galore_rank", FieldWords::tr("Rank of projected gradients"), Group::Plan, fullText,
        [](Workload &it) -> int & { return it.transformerTraining.galoreRank; },
        FieldWords::tr("GaLore: moments are kept of gradients that are projected to so many rows. Empty: of the whole "
                       "ones."))));
    fields.push_back(flag(
        "step_in_backward", FieldWords::tr("Weights change as gradients come"), Group::Plan, fullText,
        [](Workload &it) -> bool & { return it.transformerTraining.stepInBackward; },
        FieldWords::tr("The optimiser steps within the way back, so that no gradient stays: torchtune's "
                       "optimizer_in_bwd, GaLore's updates by layer. Not with several batches to a step.")));
    fields.push_back(choice<TrainingFramework>(
        "framework", FieldWords::tr("Framework"), Group::Plan,
        [](const Workload &it) { return it.training && transformer(it) && text(it); },
        [](Workload &it) -> TrainingFramework & { return it.transformerTraining.framework; },
        {{"unknown", FieldWords::tr("not known"), TrainingFramework::Unknown},
         {"hugging-face", FieldWords::tr("Hugging Face (Transformers, PEFT)"), TrainingFramework::HuggingFace},
         {"hugging-face-fused", FieldWords::tr("Hugging Face with Liger's kernels (axolotl, TRL)"),
          TrainingFramework::HuggingFaceFused},
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
    fields.push_back(emptyForNone(number(
        "mean_text", FieldWords::tr("Mean text, tokens"), Group::Plan,
        [](const Workload &it) { return it.training && transformer(it) && text(it) && !it.transformerTraining.packed; },
        [](Workload &it) -> int & { return it.transformerTraining.meanText; },
        FieldWords::tr("Before texts are cut to a sequence. Empty: not known, they may all be short."))));
    fields.push_back(number(
        "accumulation", FieldWords::tr("Batches to a step"), Group::Plan,
        [](const Workload &it) { return it.training && (transformer(it) || convolutional(it) || diffusion(it)); },
        accumulationOf,
        FieldWords::tr("Gradients of so many are added up before weights change and cards exchange them.")));
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
    fields.push_back(choice<Offload>(
        "offload", FieldWords::tr("In system memory"), Group::Plan, transformerTraining,
        [](Workload &it) -> Offload & { return it.transformerTraining.offload; },
        {Option{"none", FieldWords::tr("nothing of it"), Offload::None},
         Option{"optimiser", FieldWords::tr("optimiser and gradients (ZeRO-Offload)"), Offload::Optimiser},
         Option{"everything", FieldWords::tr("weights too, layer by layer"), Offload::Everything}},
        FieldWords::tr("The GPU needs less, and waits for PCIe and the processor: no speed is told.")));
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
    addServing(fields);
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

} // namespace rig::fields
