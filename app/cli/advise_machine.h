// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/advise_json.h"

namespace rig::cli {

/// Writes the machine to the answer's cards into a file and says what it is; a failure where nothing is to be bought,
/// no machine takes the cards, or the file cannot be written.
[[nodiscard]] Result<QString> writeMachine(const QString &path, const Advised &advised, const Catalogue &catalogue);
/// The same of a wish: of templates that are sold in the region.
[[nodiscard]] Result<QString> writeMachine(const QString &path, const MachineWish &wish, const Catalogue &catalogue,
                                           Region region);

} // namespace rig::cli
