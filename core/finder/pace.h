// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/question.h"
#include "core/workload/works_on_machine.h"

#include <map>

namespace rig::finder {

/// How so many cards with one chip do what is asked.
struct Pace
{
    /// The work as they share it; without one nullopt.
    std::optional<Workload> work{};
    WorkloadNeed need{};
    std::optional<PlannedWork> planned{}; ///< what the machine's file keeps of it
    std::optional<SpeedEstimate> speed{}; ///< of all of them, before their links
    double amount = 0;                    ///< what is best without a speed: TFLOPS or GiB of all of them
    double most = 0;                      ///< of the objective, over the best link that the chip has
};

/// Why cards do not answer.
enum class NoPace { Memory, Needs, SpeedNotKnown };

/// How each number of each chip does the work of a question: reckoned once for each. A number of cards shares a work
/// that is set for one: training by data, with all on each card where it holds that, else shared out (ZeRO 3);
/// generating with some of the layers on each.
class Paces
{
public:
    /// All but the question must outlive it. A failure is of the work: `field` is "work".
    [[nodiscard]] static Result<Paces> of(const Question &question, const ModelLibrary &library,
                                          const SpeedModel &speeds);

    [[nodiscard]] tl::expected<Pace, NoPace> pace(const std::shared_ptr<const Chip> &chip, int cards);
    /// The objective of cards that are linked so; `most` of the pace is an upper bound of it.
    [[nodiscard]] double objective(const Pace &pace, const Chip &chip, const CardLink &link) const;
    /// The pace, which is a speed, times a share.
    [[nodiscard]] Pace slowed(Pace pace, const Chip &chip, double share) const;
    [[nodiscard]] const Question &question() const { return m_question; }
    /// As it is asked for; nullopt: the needs alone.
    [[nodiscard]] const std::optional<Workload> &work() const { return m_work; }

private:
    struct Way
    {
        Workload work;
        WorkloadNeed need;
        std::optional<PlannedWork> planned;
        double times = 1; ///< the speed of `need` counts so often
    };
    Paces(const Question &question, const ModelLibrary &library, const SpeedModel &speeds)
        : m_question(question), m_library(&library), m_speeds(&speeds)
    {
    }
    [[nodiscard]] const std::vector<Way> &waysOf(int cards);
    [[nodiscard]] double mostOf(const Pace &pace, const Chip &chip) const;
    [[nodiscard]] double amountOf(const Chip &chip, int cards) const;
    [[nodiscard]] tl::expected<Pace, NoPace> withoutWork(const Chip &chip, int cards) const;
    [[nodiscard]] tl::expected<Pace, NoPace> reckoned(const std::shared_ptr<const Chip> &chip, int cards);

    Question m_question;
    const ModelLibrary *m_library;
    const SpeedModel *m_speeds;
    std::optional<Workload> m_work;
    std::map<int, std::vector<Way>> m_ways;
    std::map<std::pair<const Chip *, int>, tl::expected<Pace, NoPace>> m_paces;
};

} // namespace rig::finder
