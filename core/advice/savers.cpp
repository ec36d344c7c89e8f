// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/savers.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace rig::advice {

namespace {

struct SaverWords
{
    Q_DECLARE_TR_FUNCTIONS(CardForWork)
};

} // namespace

bool keepsTheResult(Saver saver) { return saver != Saver::FourBitWeights; }

bool costsNothing(Saver saver) { return saver == Saver::EightBitCache || saver == Saver::FusedKernels; }

namespace {

template <typename Value> bool setTo(Value &value, Value wanted)
{
    const bool changes = value != wanted;
    value = wanted;
    return changes;
}

/// Batches of at most so many, and as many more of them to a step.
bool inBatchesOf(int most, int &batch, int &accumulation)
{
    if (batch <= most)
        return false;
    const int times = (batch + most - 1) / most;
    batch = (batch + times - 1) / times;
    accumulation *= times;
    return true;
}

/// The batches of a step as one.
void atOnce(int most, int &batch, int &accumulation)
{
    if (batch <= most)
        batch *= std::exchange(accumulation, 1);
}

/// Adam, paged or not. False: there is no form of it in 8 bits, or it is one.
bool inEightBits(Optimiser &optimiser)
{
    return optimiser == Optimiser::Adam        ? setTo(optimiser, Optimiser::Adam8Bit)
           : optimiser == Optimiser::PagedAdam ? setTo(optimiser, Optimiser::PagedAdam8Bit)
                                               : false;
}

void inThirtyTwoBits(Optimiser &optimiser)
{
    if (optimiser == Optimiser::Adam8Bit)
        optimiser = Optimiser::Adam;
    else if (optimiser == Optimiser::PagedAdam8Bit)
        optimiser = Optimiser::PagedAdam;
}

/// What trains with the kernels that PyTorch brings, as far as is known; other frameworks have ways of their own.
bool isPlain(TrainingFramework framework)
{
    return framework == TrainingFramework::Unknown || framework == TrainingFramework::HuggingFace;
}

bool changeText(Saver saver, Workload &work)
{
    TransformerTraining &training = work.transformerTraining;
    TransformerInference &inference = work.transformerInference;
    switch (saver) {
    case Saver::Recompute:
        return work.training && setTo(training.recomputation, Recomputation::Full);
    case Saver::FourBitWeights:
        // Full training has no form with four bits: it is another work.
        return work.training ? training.method == Method::Lora && setTo(training.method, Method::Qlora)
                             : bitsOf(inference.weights) >= 8 && setTo(inference.weights, NumberFormat::Q4Block);
    case Saver::EightBitOptimiser:
        return work.training && inEightBits(training.optimiser);
    case Saver::OneAtATime: // the result is the same where as many are added up
        return work.training && !stepsInBackward(work.transformer, training) &&
               inBatchesOf(1, training.batch, training.accumulation);
    case Saver::EightBitCache:
        return !work.training && bitsOf(inference.cache) > 8 && setTo(inference.cache, NumberFormat::Eight);
    case Saver::FusedKernels:
        return work.training && isPlain(training.framework) &&
               setTo(training.framework, TrainingFramework::HuggingFaceFused);
    case Saver::ThirtyTwoAtATime:
    case Saver::InTurn:
    case Saver::EightBitWeights:
        return false;
    }
    return false;
}

/// Weights of the net have fewer bits only where they stand still.
bool standsStill(const Workload &work) { return !work.training || work.diffusionPlan.method == Method::Lora; }

bool changePictures(Saver saver, Workload &work)
{
    DiffusionPlan &plan = work.diffusionPlan;
    const NumberFormat four = work.training ? NumberFormat::Nf4 : NumberFormat::Q4Block;
    switch (saver) {
    case Saver::Recompute:
        return work.training && setTo(plan.recomputation, Recomputation::Full);
    case Saver::FourBitWeights:
        return standsStill(work) && bitsOf(plan.weights) >= 8 && setTo(plan.weights, four);
    case Saver::EightBitWeights:
        return standsStill(work) && bitsOf(plan.weights) > 9 && setTo(plan.weights, NumberFormat::Q8Block);
    case Saver::EightBitOptimiser:
        return work.training && inEightBits(plan.optimiser);
    case Saver::OneAtATime:
        return work.training && inBatchesOf(1, plan.batch, plan.accumulation);
    case Saver::InTurn:
        return setTo(plan.residency, Residency::InTurn);
    case Saver::ThirtyTwoAtATime:
    case Saver::EightBitCache:
    case Saver::FusedKernels:
        return false;
    }
    return false;
}

/// A guide of 2016 (S60) calls fewer than 32 the last thing to try.
constexpr int FewestOfNet = 32;

bool changeNet(Saver saver, Workload &work)
{
    return saver == Saver::ThirtyTwoAtATime && work.training &&
           inBatchesOf(FewestOfNet, work.cnn.batch, work.cnn.accumulation);
}

void changeBackText(Saver saver, Workload &work)
{
    TransformerTraining &training = work.transformerTraining;
    TransformerInference &inference = work.transformerInference;
    if (saver == Saver::Recompute)
        training.recomputation = Recomputation::None;
    if (saver == Saver::FourBitWeights && work.training)
        training.method = training.method == Method::Qlora ? Method::Lora : training.method;
    if (saver == Saver::FourBitWeights && !work.training && bitsOf(inference.weights) < 8)
        inference.weights = NumberFormat::Sixteen;
    if (saver == Saver::EightBitOptimiser)
        inThirtyTwoBits(training.optimiser);
    if (saver == Saver::OneAtATime)
        atOnce(1, training.batch, training.accumulation);
    if (saver == Saver::EightBitCache && bitsOf(inference.cache) <= 8)
        inference.cache = NumberFormat::Sixteen;
    if (saver == Saver::FusedKernels && training.framework == TrainingFramework::HuggingFaceFused)
        training.framework = TrainingFramework::Unknown;
}

void changeBackPictures(Saver saver, Workload &work)
{
    DiffusionPlan &plan = work.diffusionPlan;
    if (saver == Saver::Recompute)
        plan.recomputation = Recomputation::None;
    if (saver == Saver::FourBitWeights && bitsOf(plan.weights) < 8)
        plan.weights = NumberFormat::Sixteen;
    if (saver == Saver::EightBitWeights && bitsOf(plan.weights) >= 8)
        plan.weights = NumberFormat::Sixteen;
    if (saver == Saver::EightBitOptimiser)
        inThirtyTwoBits(plan.optimiser);
    if (saver == Saver::OneAtATime)
        atOnce(1, plan.batch, plan.accumulation);
    if (saver == Saver::InTurn)
        plan.residency = Residency::Together;
}

} // namespace

std::optional<Workload> with(Saver saver, const Workload &work)
{
    Workload smaller = work;
    const bool changed = (work.kind == Workload::Kind::Transformer && changeText(saver, smaller)) ||
                         (work.kind == Workload::Kind::Diffusion && changePictures(saver, smaller)) ||
                         (work.kind == Workload::Kind::Convolutional && changeNet(saver, smaller));
    return changed ? std::optional(smaller) : std::nullopt;
}

Workload with(const std::vector<Saver> &savers, Workload work)
{
    for (const Saver saver : savers)
        work = with(saver, work).value_or(work);
    return work;
}

std::optional<Workload> without(Saver saver, const Workload &work)
{
    if (with(saver, work)) // what can be taken is not there
        return std::nullopt;
    Workload larger = work;
    if (work.kind == Workload::Kind::Transformer)
        changeBackText(saver, larger);
    if (work.kind == Workload::Kind::Diffusion)
        changeBackPictures(saver, larger);
    if (work.kind == Workload::Kind::Convolutional && saver == Saver::ThirtyTwoAtATime)
        atOnce(FewestOfNet, larger.cnn.batch, larger.cnn.accumulation);
    // What the other kind of work is done with changes nothing.
    return with(saver, larger) ? std::optional(larger) : std::nullopt;
}

Workload withoutSavers(const Workload &work)
{
    Workload plain = work;
    for (const Saver saver : Savers)
        plain = without(saver, plain).value_or(plain);
    return plain;
}

std::vector<Saving> savingsOf(const Workload &work)
{
    std::vector<Saving> savings;
    const Result<WorkloadNeed> now = needOf(work);
    for (const Saver saver : Savers) {
        const std::optional<Workload> smaller = with(saver, work);
        const std::optional<Workload> other = smaller ? smaller : without(saver, work);
        const Result<WorkloadNeed> need = other ? needOf(*other) : tl::unexpected(Failure());
        if (!now || !need)
            continue;
        const double low = (smaller ? *need : *now).memory.high();
        const double high = (smaller ? *now : *need).memory.high();
        if (low < 0.99 * high)
            savings.push_back({saver, !smaller, *other, high - low});
    }
    return savings;
}

QString saverName(Saver saver, bool training)
{
    switch (saver) {
    case Saver::Recompute:
        return SaverWords::tr("activation checkpointing");
    case Saver::FourBitWeights:
        return training ? SaverWords::tr("4-bit weights (QLoRA)") : SaverWords::tr("4-bit weights");
    case Saver::EightBitOptimiser:
        return SaverWords::tr("8-bit Adam");
    case Saver::OneAtATime:
        return SaverWords::tr("micro-batches of one (gradient accumulation)");
    case Saver::ThirtyTwoAtATime:
        return SaverWords::tr("micro-batches of at most 32 (gradient accumulation)");
    case Saver::InTurn:
        return SaverWords::tr("text encoders, net and autoencoder by turns (offloading)");
    case Saver::EightBitWeights:
        return SaverWords::tr("8-bit weights");
    case Saver::EightBitCache:
        return SaverWords::tr("8-bit KV cache");
    case Saver::FusedKernels:
        return SaverWords::tr("fused kernels (Liger)");
    }
    return {};
}

QString saverCost(Saver saver)
{
    switch (saver) {
    case Saver::Recompute:
        // Forwards once more, beside forwards once and backwards, which is two of it.
        return SaverWords::tr("a third slower");
    case Saver::OneAtATime:
        return SaverWords::tr("same result, as many steps");
    case Saver::ThirtyTwoAtATime:
        return SaverWords::tr("same result but for batch norm");
    case Saver::InTurn:
        return SaverWords::tr("same result, some seconds more a picture");
    case Saver::FusedKernels:
        return SaverWords::tr("same result, no slower");
    case Saver::EightBitWeights:
    case Saver::FourBitWeights:
    case Saver::EightBitOptimiser:
    case Saver::EightBitCache:
        return SaverWords::tr("nearly the same result, speed not measured");
    }
    return {};
}

} // namespace rig::advice
