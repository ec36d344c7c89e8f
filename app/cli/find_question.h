// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/finder/find.h"

namespace rig::cli {

/// The options of `find` that make the question.
void addFindOptions(QCommandLineParser &parser);
/// What is asked; the failure says which option is wrong.
[[nodiscard]] Result<finder::Question> findQuestion(const QCommandLineParser &parser, const Catalogue &catalogue,
                                                    const ModelLibrary &library);

} // namespace rig::cli
