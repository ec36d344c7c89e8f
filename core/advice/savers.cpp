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

bool keepsTheResult(Saver saver) { return saver != Saver::FourBitWeights && saver != Saver::EightBitCache; }

std::optional<Workload> with(Saver saver, const Workload &work)
{
    if (work.kind != Workload::Kind::Transformer)
        return std::nullopt;
    Workload smaller = work;
    TransformerTraining &training = smaller.transformerTraining;
    TransformerInference &inference = smaller.transformerInference;
    const auto setTo = [](auto &value, auto wanted) {
        const bool changes = value != wanted;
        value = wanted;
        return changes;
    };
    const auto changed = [&] {
        switch (saver) {
        case Saver::Recompute:
            return work.training && setTo(training.recomputation, Recomputation::Full);
        case Saver::FourBitWeights:
            // Full training has no form with four bits: it is another work.
            return work.training ? training.method == Method::Lora && setTo(training.method, Method::Qlora)
                                 : bitsOf(inference.weights) >= 8 && setTo(inference.weights, NumberFormat::Q4Block);
        case Saver::EightBitOptimiser:
            return work.training && training.optimiser == Optimiser::Adam &&
                   setTo(training.optimiser, Optimiser::Adam8Bit);
        case Saver::OneAtATime: // the result is the same where as many are added up
            training.accumulation *= training.batch;
            return work.training && setTo(training.batch, 1);
        case Saver::EightBitCache:
            return !work.training && bitsOf(inference.cache) > 8 && setTo(inference.cache, NumberFormat::Eight);
        }
        return false;
    };
    return changed() ? std::optional(smaller) : std::nullopt;
}

std::optional<Workload> without(Saver saver, const Workload &work)
{
    if (work.kind != Workload::Kind::Transformer || with(saver, work)) // what can be taken is not there
        return std::nullopt;
    Workload larger = work;
    TransformerTraining &training = larger.transformerTraining;
    TransformerInference &inference = larger.transformerInference;
    switch (saver) {
    case Saver::Recompute:
        training.recomputation = Recomputation::None;
        break;
    case Saver::FourBitWeights:
        if (work.training)
            training.method = training.method == Method::Qlora ? Method::Lora : training.method;
        else if (bitsOf(inference.weights) < 8)
            inference.weights = NumberFormat::Sixteen;
        break;
    case Saver::EightBitOptimiser:
        if (training.optimiser == Optimiser::Adam8Bit)
            training.optimiser = Optimiser::Adam;
        break;
    case Saver::OneAtATime:
        if (training.batch == 1)
            training.batch = std::exchange(training.accumulation, 1);
        break;
    case Saver::EightBitCache:
        if (bitsOf(inference.cache) <= 8)
            inference.cache = NumberFormat::Sixteen;
        break;
    }
    // What the other kind of work is done with changes nothing.
    return with(saver, larger) ? std::optional(larger) : std::nullopt;
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

std::optional<Workload> spreadOver(int cards, const Workload &work)
{
    if (work.kind != Workload::Kind::Transformer || cards < 2)
        return std::nullopt;
    Workload spread = work;
    if (work.training) {
        if (work.transformerTraining.gpus() > 1)
            return std::nullopt;
        spread.transformerTraining.dataParallel = cards;
        spread.transformerTraining.zeroStage = 3;
    } else {
        if (work.transformerInference.gpus() > 1)
            return std::nullopt;
        spread.transformerInference.pipelineParallel = cards;
    }
    return spread;
}

QString saverName(Saver saver)
{
    switch (saver) {
    case Saver::Recompute:
        return SaverWords::tr("activation checkpointing");
    case Saver::FourBitWeights:
        return SaverWords::tr("weights of 4 bits (in training QLoRA)");
    case Saver::EightBitOptimiser:
        return SaverWords::tr("an 8-bit optimiser");
    case Saver::OneAtATime:
        return SaverWords::tr("micro-batches of one (gradient accumulation)");
    case Saver::EightBitCache:
        return SaverWords::tr("a cache of 8 bits");
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
    case Saver::FourBitWeights:
    case Saver::EightBitOptimiser:
    case Saver::EightBitCache:
        return SaverWords::tr("nearly the same result, speed not measured");
    }
    return {};
}

} // namespace rig::advice
