// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/workload/card_scaling.h"

#include <QJsonObject>

namespace rig::cli {

/// The part of `memory` that speaks of several cards.

void addScalingOptions(QCommandLineParser &parser);
/// What is asked of several cards; nullopt: nothing, and the work takes one. `gpus`: those that the work takes.
[[nodiscard]] Result<std::optional<ScalingQuestion>> scalingQuestion(const QCommandLineParser &parser, int gpus);

[[nodiscard]] QJsonObject scalingAsJson(const ScalingAnswer &answer);
[[nodiscard]] QByteArray scalingAsText(const ScalingAnswer &answer, const QString &card);

} // namespace rig::cli
