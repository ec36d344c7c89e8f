// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/cautions.h"
#include "core/compare/processor_order.h"
#include "core/compare/processor_vs_gpu.h"
#include "core/compare/rankings.h"
#include "core/compare/upgrade.h"

#include <QByteArray>

namespace rig::cli {

/// What `compare` was asked.
struct CompareRequest
{
    std::vector<std::shared_ptr<const Chip>> gpus;
    std::vector<std::shared_ptr<const Processor>> processors;
    UpgradeQuestion question;                ///< without `owned`: nothing is owned; its prices count for all
    std::optional<Money> budget;             ///< beside what the owned ones bring; without GPUs to compare
    QHash<QString, double> processorDollars; ///< by processor, where the user says it
    PeakClock peak = PeakClock::Boost;
    int gpuCount = 1;            ///< in the machine that the processors are meant for
    bool processorBound = false; ///< the work is
};

/// A GPU against the one that is owned, or against the first one.
struct ComparedSpeed
{
    std::shared_ptr<const Chip> gpu;
    std::shared_ptr<const Chip> of;
    SpeedRelation speed;
};

struct ComparedProcessors
{
    std::shared_ptr<const Processor> processor;
    std::shared_ptr<const Chip> gpu;
    ProcessorVersusGpu both;
};

/// Everything that `compare` answers.
struct CompareAnswer
{
    CompareRequest request;
    std::vector<std::optional<UpgradeOffer>> prices; ///< of request.gpus
    std::vector<ComparedSpeed> speeds;
    std::vector<RankedGpus> rankings;
    std::vector<CompareCaution> cautions;
    std::optional<UpgradeAnswer> upgrade;
    std::vector<std::optional<double>> processorDollars; ///< of request.processors
    std::optional<ProcessorOrder> processorOrder;
    std::vector<std::shared_ptr<const Processor>> processorsInOrder;
    std::vector<ComparedProcessors> processorsAndGpus;
};

/// What is said first, in text and JSON alike.
struct CompareHead
{
    QString text;
    QStringList reasons;
    QStringList subjects; ///< ids of GPUs
    QStringList basis;
};
[[nodiscard]] CompareHead headOf(const CompareAnswer &answer, const Catalogue &catalogue);

[[nodiscard]] QByteArray compareAsJson(const CompareAnswer &answer, const Catalogue &catalogue);
[[nodiscard]] QByteArray compareAsText(const CompareAnswer &answer, const Catalogue &catalogue);

} // namespace rig::cli
