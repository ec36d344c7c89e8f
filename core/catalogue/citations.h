// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"

#include <QSet>

namespace rig {

/// The sources that a part's figures, prices, lanes and places cite; NoSource among them where one is the user's own.
[[nodiscard]] QSet<SourceIndex> citedBy(const Part &part);

} // namespace rig
