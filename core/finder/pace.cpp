// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/pace.h"

#include "core/advice/offers.h"
#include "core/workload/planned_works.h"
#include "core/workload/spread.h"

using namespace Qt::StringLiterals;

namespace rig::finder {

namespace {

bool isBelow(const auto &figure, const auto &need) { return need && (!figure || *figure < *need); }

/// Whether each card, and all together, have what is asked beside the work. What is not known is not there.
bool meets(const Needs &needs, const Chip &chip, int cards)
{
    const std::optional<double> rate = advice::theoreticalSpeed(chip);
    const bool tooSlow = needs.tensorFp16 && rate.value_or(0) < needs.tensorFp16->value();
    const bool tooSmall = needs.memoryInAll && (!chip.memory || *chip.memory * cards < *needs.memoryInAll);
    return !tooSlow && !tooSmall && !isBelow(chip.memory.value, needs.memoryEach) &&
           !isBelow(chip.fp32.value, needs.fp32) && !isBelow(chip.memoryBandwidth.value, needs.bandwidth);
}

/// The fastest way between two cards that their own edges allow; where those are not known, PCIe 6.0 with 16 lanes.
CardLink bestLink(const Chip &chip)
{
    constexpr int Latest = 6;
    constexpr int Widest = 16;
    return {laneRate(chip.pcieGeneration.valueOr(Latest)).value() * chip.pcieWidth.valueOr(Widest)};
}

/// NVLink where the chip has it: a bridge may stand in the machine.
CardLink nvLink(const Chip &chip)
{
    constexpr double Directions = 2; // the chip's figure counts both
    return {chip.nvlink->value() / Directions, true};
}

} // namespace

Result<Paces> Paces::of(const Question &question, const ModelLibrary &library, const SpeedModel &speeds)
{
    Paces paces(question, library, speeds);
    if (!question.work)
        return paces;
    Result<Workload> work = workloadOf(*question.work, library);
    const Result<WorkloadNeed> need = work ? needOf(*work) : tl::unexpected(work.error());
    if (!need)
        return badInput(need.error().message, u"work"_s);
    paces.m_work = *std::move(work);
    return paces;
}

const std::vector<Paces::Way> &Paces::waysOf(int cards)
{
    const auto known = m_ways.find(cards);
    if (known != m_ways.end())
        return known->second;
    std::vector<Way> ways;
    const PlannedWork &asked = *m_question.work;
    const auto add = [&](const Workload &work) {
        const Result<WorkloadNeed> need = needOf(work);
        if (need && need->gpus == cards)
            ways.push_back({work, *need, plannedWork(work, asked.model, asked.config, *m_library)});
    };
    const Result<WorkloadNeed> alone = needOf(*m_work);
    if (alone && alone->gpus == cards) {
        ways.push_back({*m_work, *alone, asked});
    } else if (alone && alone->gpus == 1 && m_work->kind == Workload::Kind::Transformer) {
        if (m_work->training) {
            Workload whole = *m_work;
            whole.transformerTraining.dataParallel = cards;
            add(whole);
        }
        if (const std::optional<Workload> shared = spreadOver(cards, *m_work))
            add(*shared);
    } else if (alone && alone->gpus == 1 && m_work->training && alone->gradients > 0) {
        WorkloadNeed each = *alone;
        each.gpus = cards;
        ways.push_back({*m_work, each, asked, double(cards)});
    }
    return m_ways.emplace(cards, std::move(ways)).first->second;
}

double Paces::amountOf(const Chip &chip, int cards) const
{
    const double each = m_question.goal == Goal::Memory ? (chip.memory ? chip.memory->value() : 0)
                                                        : advice::theoreticalSpeed(chip).value_or(0);
    return each * cards;
}

tl::expected<Pace, NoPace> Paces::withoutWork(const Chip &chip, int cards) const
{
    Pace pace;
    pace.amount = pace.most = amountOf(chip, cards);
    return pace.amount > 0 ? tl::expected<Pace, NoPace>(pace) : tl::unexpected(NoPace::SpeedNotKnown);
}

tl::expected<Pace, NoPace> Paces::reckoned(const std::shared_ptr<const Chip> &chip, int cards)
{
    if (!meets(m_question.needs, *chip, cards))
        return tl::unexpected(NoPace::Needs);
    if (!m_work)
        return withoutWork(*chip, cards);
    const MemoryConditions conditions{m_question.use.display, m_question.use.ecc};
    bool holds = false;
    for (const Way &way : waysOf(cards)) {
        CardAnswer answer = answerFor(way.need, way.work.task, conditions, chip, *m_speeds);
        if (answer.fit != MemoryFit::Fits && answer.fit != MemoryFit::FitsJust)
            continue;
        holds = true;
        Pace pace{way.work, way.need, way.planned};
        const bool isCounted = way.need.unit != SampleUnit::None; // "my own number" says memory, and nothing of speed
        if (m_question.goal == Goal::Memory || !isCounted) {
            pace.amount = pace.most = amountOf(*chip, cards);
            return pace;
        }
        // A bound of which nobody knows how much is reached is no speed.
        if (!answer.speed || answer.speed->basis == EstimateBasis::AtMost || !(answer.speed->low > 0))
            continue;
        pace.speed = answer.speed;
        return slowed(std::move(pace), *chip, way.times);
    }
    return tl::unexpected(holds ? NoPace::SpeedNotKnown : NoPace::Memory);
}

double Paces::mostOf(const Pace &pace, const Chip &chip) const
{
    const double most = objective(pace, chip, bestLink(chip));
    return chip.nvlink && chip.nvlink->value() > 0 ? std::max(most, objective(pace, chip, nvLink(chip))) : most;
}

Pace Paces::slowed(Pace pace, const Chip &chip, double share) const
{
    for (double *number : {&pace.speed->perSecond, &pace.speed->low, &pace.speed->high})
        *number *= share;
    pace.most = mostOf(pace, chip);
    return pace;
}

tl::expected<Pace, NoPace> Paces::pace(const std::shared_ptr<const Chip> &chip, int cards)
{
    const auto key = std::pair(chip.get(), cards);
    const auto known = m_paces.find(key);
    return known != m_paces.end() ? known->second : m_paces.emplace(key, reckoned(chip, cards)).first->second;
}

double Paces::objective(const Pace &pace, const Chip &chip, const CardLink &link) const
{
    return pace.speed ? speedOverLinks(*pace.speed, *pace.work, pace.need, chip, link).perSecond : pace.amount;
}

} // namespace rig::finder
