// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/detected.h"

#include <QStringList>

namespace rig::cli {

/// The files of these names, "-" for the standard input. Io where one cannot be read, BadInput where it is too large.
[[nodiscard]] Result<std::vector<reality::NamedText>> textsCalled(const QStringList &names);
/// What they say of a machine; nothing without a name.
[[nodiscard]] Result<std::optional<reality::Detected>> machineSaid(const QStringList &names,
                                                                   const Catalogue &catalogue);

} // namespace rig::cli
