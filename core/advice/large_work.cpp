// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/large_work.h"

#include "core/advice/offers.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

/// How a machine of a cloud shares a work out: every matrix over all of its GPUs, which NVLink joins.
std::optional<Workload> inOneServer(int cards, const Workload &work)
{
    if (cards == 1)
        return work;
    std::optional<Workload> spread = spreadOver(cards, work);
    if (spread && !work.training)
        std::swap(spread->transformerInference.pipelineParallel, spread->transformerInference.tensorParallel);
    return spread;
}

/// Whether a machine with so many of it is lent: cards by as many as one likes, up to eight; modules, which stand on a
/// board of their number, only as somebody offers them.
bool lendsSoMany(const RentedChip &chip, int cards, const std::vector<RentedChip> &all)
{
    if (chip.offer.gpus == cards)
        return true;
    const bool several =
        chip.chip->form.valueOr({}) == "pcie"_L1 || std::any_of(all.begin(), all.end(), [&](const RentedChip &other) {
            return other.chip == chip.chip && other.offer.gpus >= cards;
        });
    return chip.offer.gpus == 1 && several;
}

/// The work with a mixture's experts in the system's memory, of four bits where they are too many for a desktop's
/// board; nullopt: it has none, or no board carries them.
std::optional<Workload> withExpertsInMemory(const Workload &work)
{
    constexpr double MostOnDesktop = 192 * BytesPerGibibyte;
    constexpr double MostOnServer = 1024 * BytesPerGibibyte;
    if (work.kind != Workload::Kind::Transformer || work.training || work.transformer.expertLayers() < 1 ||
        work.transformerInference.gpus() > 1 || work.transformerInference.hostExperts > 0)
        return std::nullopt;
    for (const std::optional<Workload> &tried : {std::optional(work), with(Saver::FourBitWeights, work)}) {
        if (!tried)
            continue;
        Workload moved = *tried;
        TransformerInference &plan = moved.transformerInference;
        plan.hostExperts = work.transformer.expertLayers();
        const double bytes = hostWeightBytes(moved.transformer, plan);
        if (bytes <= MostOnDesktop)
            return moved;
        // Eight channels of DDR4-3200, as used servers have them.
        plan.memoryChannels = std::max(plan.memoryChannels, 8);
        plan.memoryRate = 3200;
        if (tried->transformerInference.weights != work.transformerInference.weights && bytes <= MostOnServer)
            return moved;
    }
    return std::nullopt;
}

} // namespace

std::optional<RentedForWork> cheapestRented(const Workload &work, const WorkMarket &market, const SoldWhere &where,
                                            const Catalogue &catalogue)
{
    if (!where.rented)
        return std::nullopt;
    const std::vector<RentedChip> chips = rentedToday(*where.rented, catalogue, catalogue.prices.today, where.region);
    std::optional<RentedForWork> best;
    const auto rank = [](const RentedChip &chip, int cards) {
        return std::pair(!runsCuda(*chip.chip), chip.dollarsEach * cards);
    };
    for (const int cards : {1, 2, 4, 8}) {
        const std::optional<Workload> spread = inOneServer(cards, work);
        const Result<WorkloadNeed> need = spread ? needOf(*spread) : tl::unexpected(Failure());
        if (!need)
            continue;
        for (const RentedChip &chip : chips) {
            const bool behind = best && rank(chip, cards) >= rank(best->of, best->cards);
            if (behind || !lendsSoMany(chip, cards, chips) || isTpu(*chip.chip))
                continue;
            CardAnswer answer = answerFor(*need, work.task, market.conditions, chip.chip, market.speeds);
            if (answer.fit != MemoryFit::Fits || supportOf(*chip.chip, Framework::Any) != Support::Yes)
                continue;
            const double left = answer.memory->usable().value() - need->memory.high() / BytesPerGibibyte;
            best = RentedForWork{chip, std::move(answer), cards, left};
        }
    }
    return best;
}

std::optional<WorkCard> eightInServer(const Workload &work, const WorkMarket &market)
{
    const std::optional<Workload> spread = spreadOver(8, work);
    const Result<WorkloadNeed> need = spread ? needOf(*spread) : tl::unexpected(Failure());
    return need ? bestOf(cardsOnSale(*spread, *need, market)) : std::nullopt;
}

std::optional<WorkCard> besideMemory(const Workload &work, const WorkMarket &market)
{
    const std::optional<Workload> moved = withExpertsInMemory(work);
    const Result<WorkloadNeed> need = moved ? needOf(*moved) : tl::unexpected(Failure());
    return need ? bestOf(cardsOnSale(*moved, *need, market)) : std::nullopt;
}

} // namespace rig::advice
