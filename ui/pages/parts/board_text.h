// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig::ui {

/// A board's connectors as a table and its lane tables as sentences, with what was not read said; as HTML.
[[nodiscard]] QString boardAsHtml(const Board &board, const Catalogue &catalogue);

} // namespace rig::ui
