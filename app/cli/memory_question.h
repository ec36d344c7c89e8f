// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/machine_works.h"
#include "core/advice/card_for_work.h"
#include "core/workload/model_library.h"
#include "db/catalogue_file.h"

#include <QCommandLineParser>
#include <QJsonObject>

namespace rig::cli {

/// What is asked of it, and the cards that it is held against.
struct MemoryQuestion
{
    Workload workload;
    QString name;
    QJsonObject config{}; ///< what a machine keeps of the files that were read
    MemoryConditions conditions;
    std::optional<MachineWorks> machine{}; ///< that the work is for
    advice::SoldWhere where{};
};

/// The id of the model or net that is called so; a failure names those that are called nearly so.
[[nodiscard]] Result<QString> modelCalled(const QString &words, const ModelLibrary &library);
/// The options of `memory` that make the question.
void addMemoryOptions(QCommandLineParser &parser);
/// Reads what is asked from presets and files; the fields come after it.
[[nodiscard]] Result<MemoryQuestion> startOfQuestion(const QCommandLineParser &parser, const ModelLibrary &library);
/// Reads --machine: the work, where none is said otherwise, and what else the machine is for.
[[nodiscard]] Result<void> takeMachine(const QCommandLineParser &parser, const ModelLibrary &library,
                                       const Catalogue &catalogue, MemoryQuestion &asked);
/// Reads the options that are fields of the work.
[[nodiscard]] Result<void> takeFields(const QCommandLineParser &parser, Workload &workload);
/// Reads --region: what may be sold there.
[[nodiscard]] Result<void> takeRegion(const QCommandLineParser &parser, const advice::Library &regions,
                                      MemoryQuestion &asked);
/// The catalogue with the prices of the place that is asked about.
[[nodiscard]] Result<Catalogue> catalogueOfPlace(const QCommandLineParser &parser, const db::KindSet &kinds,
                                                 QStringList &leftOut);

} // namespace rig::cli
