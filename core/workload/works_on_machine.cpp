// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/works_on_machine.h"

#include "core/workload/card_scaling.h"
#include "core/workload/planned_works.h"
#include "core/workload/spread.h"

#include <algorithm>
#include <cmath>

namespace rig {

namespace {

/// ZeRO 3 brings each card the weights twice and the gradients once, where plain data-parallelism adds up gradients.
constexpr double ExchangedByZero3 = 1.5;

MemoryFit fitOn(const CardLoad &load)
{
    if (!load.memory || !load.low)
        return MemoryFit::Unknown;
    MemoryNeed held;
    held.add(MemoryPart::Weights, load.low->value() * BytesPerGibibyte, load.high->value() * BytesPerGibibyte, {},
             FormulaRule::Arithmetic);
    return fitOf(held, UsableMemory{*load.memory, {}, {}, {}});
}

/// The worse one: what is not known is worse than what fits, and better than what does not.
int badness(MemoryFit fit)
{
    switch (fit) {
    case MemoryFit::Fits:
        return 0;
    case MemoryFit::FitsJust:
        return 1;
    case MemoryFit::MayNotFit:
        return 2;
    case MemoryFit::Unknown:
        return 3;
    case MemoryFit::TooSmall:
        return 4;
    }
    return 3;
}

void place(WorkOnMachine &answer, std::size_t index, const MemoryLoads &loads, bool atOnce, const Machine &machine)
{
    bool same = true;
    answer.fit = MemoryFit::Unknown;
    const std::vector<PlannedNeed> &shares = loads.sharesOf[index];
    for (std::size_t k = 0; k < shares.size(); ++k) {
        const CardLoad &load = loads.cards[static_cast<std::size_t>(loads.cardsOf[index][k])];
        const PlannedNeed &own = shares[k];
        // One at a time, what else runs there has gone by then.
        const MemoryFit fit = fitOn(atOnce ? load : CardLoad{load.item, load.memory, own.low, own.high});
        if (answer.cards.empty() || badness(fit) > badness(answer.fit))
            answer.fit = fit;
        const Device &device = *machine.device(load.item);
        same = same && device.chip && (answer.cards.empty() || device.chip == answer.chip);
        answer.chip = device.chip;
        answer.limited = answer.limited || device.powerLimit.has_value();
        answer.cards.push_back({load.item, own.low, own.high});
    }
    if (!same)
        answer.chip.reset();
    answer.cardsMissing =
        std::max(0, answer.planned.need.value_or(PlannedNeed()).cards - static_cast<int>(answer.cards.size()));
    if (answer.cardsMissing > 0)
        answer.fit = MemoryFit::TooSmall;
}

bool isHeld(MemoryFit fit) { return fit == MemoryFit::Fits || fit == MemoryFit::FitsJust; }

/// Whether each work is held so that is held now.
bool allHeldAsNow(const WorksOnMachine &now, const Use &use, const MemoryLoads &loads, const Machine &machine)
{
    for (std::size_t i = 0; i < now.works.size(); ++i) {
        WorkOnMachine then;
        then.planned = use.works[i];
        place(then, i, loads, use.worksAtOnce, machine);
        if (isHeld(now.works[i].fit) && !isHeld(then.fit))
            return false;
    }
    return true;
}

/// A work that one card does not hold, dealt to as few of the machine's cards as hold it without pushing out another.
std::vector<CardShare> sharedBy(const WorksOnMachine &now, std::size_t index, const Use &use, const Machine &machine)
{
    const WorkOnMachine &work = now.works[index];
    if (!work.work || !work.planned.need || work.planned.need->cards > 1 || isHeld(work.fit))
        return {};
    // Layers may be dealt to any number of cards; steps of training to 2, 4, 8, as they are run.
    for (int cards = 2; cards <= static_cast<int>(now.loads.cards.size()); cards += work.work->training ? cards : 1) {
        const std::optional<Workload> spread = spreadOver(cards, *work.work);
        Use other = use;
        other.works[index].need = spread ? plannedNeed(*spread) : std::nullopt;
        if (!other.works[index].need)
            return {};
        const MemoryLoads loads = memoryLoads(machine, other);
        WorkOnMachine tried;
        tried.planned = other.works[index];
        place(tried, index, loads, use.worksAtOnce, machine);
        if (isHeld(tried.fit) && allHeldAsNow(now, other, loads, machine))
            return tried.cards;
    }
    return {};
}

/// Layers on cards that differ: a token goes through them one after the other, so that times add up, each by its part
/// of the layers. nullopt: the work is not dealt so, or one of the speeds is not known.
std::optional<SpeedEstimate> speedOfUnequal(const WorkOnMachine &work, const Machine &machine, const SpeedModel &speeds)
{
    const PlannedNeed need = work.planned.need.value_or(PlannedNeed());
    if (!(need.movable > Gibibytes()) || work.cardsMissing > 0)
        return std::nullopt;
    SpeedEstimate all;
    double seconds = 0;
    double most = 0;  // seconds, at the slowest
    double least = 0; // at the fastest
    all.basis = EstimateBasis::Modelled;
    for (const CardShare &share : work.cards) {
        const std::shared_ptr<const Chip> &chip = machine.device(share.item)->chip;
        const std::optional<SpeedEstimate> speed =
            chip ? answerFor(*work.need, work.work->task, {}, chip, speeds).speed : std::nullopt;
        if (!speed || !(speed->low > 0))
            return std::nullopt;
        const double part = (share.low - need.low + need.movable).value() / (need.movable.value() * need.cards);
        seconds += part / speed->perSecond;
        most += part / speed->low;
        least += part / speed->high;
        all.runs = all.runs == 0 ? speed->runs : std::min(all.runs, speed->runs);
        all.limit = speed->limit;
    }
    all.perSecond = 1 / seconds;
    all.low = 1 / most;
    all.high = 1 / least;
    return all;
}

} // namespace

CardLink cardLinkOf(const Lanes &lanes) { return {slowestWay(lanes), joinedByNvLink(lanes)}; }

double exchangedBytes(const Workload &work, const WorkloadNeed &need)
{
    const TransformerTraining &plan = work.transformerTraining;
    if (work.kind != Workload::Kind::Transformer || plan.zeroStage != 3)
        return need.gradients;
    if (plan.method == Method::Full)
        return ExchangedByZero3 * need.gradients;
    // Adapters have small gradients, but the frozen weights are brought twice all the same; a ring sends gradients
    // twice, weights once each time.
    double weights = 0;
    for (const MemoryLine &line : need.memory.lines)
        weights += line.part == MemoryPart::Weights ? line.low * need.gpus : 0;
    return weights + need.gradients / 2;
}

SpeedEstimate speedOverLinks(SpeedEstimate speed, const Workload &work, const WorkloadNeed &need, const Chip &chip,
                             const CardLink &link)
{
    if (need.gpus < 2 || !work.training || !(need.gradients > 0) || !(speed.perSecond > 0))
        return speed;
    const double seconds = need.samplesInStep * need.gpus / speed.perSecond;
    const double bytes = exchangedBytes(work, need);
    const double rate = link.gigabytesPerSecond.value_or(UsualCardWay.gigabytesPerSecond());
    const Bounds reached = link.nvlink ? Bounds{rate, rate} : reachedOverPcie(chip, rate);
    const std::optional<Bounds> slow = dataParallelSpeedup({need.gpus, seconds, bytes, reached.low});
    const std::optional<Bounds> fast = dataParallelSpeedup({need.gpus, seconds, bytes, reached.high});
    if (!slow || !fast)
        return speed;
    speed.low = speed.low / need.gpus * slow->low;
    speed.high = speed.high / need.gpus * fast->high;
    speed.perSecond = std::sqrt(std::max(speed.low, 0.0) * speed.high);
    if (speed.basis == EstimateBasis::Measured || speed.basis == EstimateBasis::Interpolated)
        speed.basis = EstimateBasis::Modelled;
    return speed;
}

WorksOnMachine worksOnMachine(const Machine &machine, const Assessment &assessment, const Use &use,
                              const ModelLibrary &library, const SpeedModel &speeds)
{
    WorksOnMachine all{{}, use.worksAtOnce, memoryLoads(machine, use)};
    for (std::size_t i = 0; i < use.works.size(); ++i) {
        WorkOnMachine answer;
        answer.planned = use.works[i];
        const Result<Workload> work = workloadOf(use.works[i], library);
        const Result<WorkloadNeed> need = work ? needOf(*work) : tl::unexpected(work.error());
        if (need) {
            answer.work = *work;
            answer.need = *need;
            answer.unit = need->unit;
        } else {
            answer.notUnderstood = need.error().message;
        }
        place(answer, i, all.loads, all.atOnce, machine);
        if (answer.need && answer.chip && answer.cardsMissing == 0) {
            const std::optional<SpeedEstimate> speed =
                answerFor(*answer.need, answer.work->task, {}, answer.chip, speeds).speed;
            if (speed)
                answer.speed =
                    speedOverLinks(*speed, *answer.work, *answer.need, *answer.chip, cardLinkOf(assessment.lanes));
        } else if (answer.need && !answer.chip) {
            answer.speed = speedOfUnequal(answer, machine, speeds);
        }
        all.works.push_back(std::move(answer));
    }
    for (std::size_t i = 0; i < all.works.size(); ++i)
        all.works[i].shared = sharedBy(all, i, use, machine);
    return all;
}

Result<WorksOnMachine> worksOnMachine(const Machine &machine, const Assessment &assessment, const Use &use,
                                      const Catalogue &catalogue)
{
    if (use.works.empty())
        return WorksOnMachine{{}, use.worksAtOnce, memoryLoads(machine, use)};
    const Result<ModelLibrary> library = shippedModels();
    const Result<TrainingRuns> runs = library ? shippedRuns(*library) : tl::unexpected(library.error());
    if (!runs)
        return tl::unexpected(runs.error());
    return worksOnMachine(machine, assessment, use, *library, SpeedModel(catalogue, *runs));
}

} // namespace rig
