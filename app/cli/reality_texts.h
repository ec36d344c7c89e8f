// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/detected.h"

#include <QCommandLineParser>
#include <QStringList>

namespace rig::cli {

/// The files of these names, "-" for the standard input. Io where one cannot be read, BadInput where it is too large.
[[nodiscard]] Result<std::vector<reality::NamedText>> textsCalled(const QStringList &names);
/// Adds --machine-number.
void addMachineNumber(QCommandLineParser &parser);
/// The machine that --machine-number names, the only one without it. BadInput where there is none of this number, or
/// where there are several and none was named.
[[nodiscard]] Result<reality::Detected> numberedMachine(const std::vector<reality::Detected> &machines,
                                                        const QCommandLineParser &parser);
/// What the files of --against say of a machine; nothing without one.
[[nodiscard]] Result<std::optional<reality::Detected>> machineAgainst(const QCommandLineParser &parser,
                                                                      const Catalogue &catalogue);

} // namespace rig::cli
