// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/memory_question.h"
#include "app/cli/scaling_report.h"

#include <QJsonArray>

namespace rig::cli {

/// What is answered: each GPU, and how several of it would do where that is asked.
struct AnsweredCard
{
    CardAnswer card;
    std::optional<ScalingAnswer> scaling;
    QJsonValue greatest{};     ///< of a GPU that was named
    QByteArray greatestText{}; ///< the same in lines
};

/// What to buy; where only GPUs that were named are asked about, what each must hold.
struct MemoryHeadline
{
    QString text;
    QStringList reasons{};
    QStringList basis{};
    QStringList subjects{};                 ///< ids of GPUs
    std::vector<advice::WorkCard> counts{}; ///< by their number
    std::optional<advice::WorkCard> card{}; ///< what to buy
};

/// What each GPU must hold.
[[nodiscard]] QString needText(const WorkloadNeed &need);
/// `named`: the GPUs are those that were asked for.
[[nodiscard]] QByteArray memoryAsText(const MemoryQuestion &asked, const WorkloadNeed &need,
                                      const MemoryHeadline &headline, const std::vector<AnsweredCard> &answers,
                                      bool named, const ModelLibrary &library);
/// The document of `memory --format json`; its keys stand in docs/console.md.
[[nodiscard]] QByteArray memoryAsJson(const MemoryQuestion &asked, const WorkloadNeed &need,
                                      const MemoryHeadline &headline, const std::vector<AnsweredCard> &answers,
                                      const ModelLibrary &library);
[[nodiscard]] QByteArray modelsAsText(const ModelLibrary &library);
[[nodiscard]] QByteArray modelsAsJson(const ModelLibrary &library);

} // namespace rig::cli
