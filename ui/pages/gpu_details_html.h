// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/profile.h"
#include "core/catalogue/catalogue.h"
#include "core/guide/glossary.h"

namespace rig::ui {

/// Schemes of the links in it: a card that is wanted by its id, a word of the glossary by its id.
inline const QString AddScheme = QStringLiteral("add");
inline const QString WordScheme = QStringLiteral("word");

/// All that is known of a chip as HTML, every text escaped; so many of the six headlines in a row.
[[nodiscard]] QString gpuDetailsHtml(const Chip &chip, const Catalogue &catalogue,
                                     const std::vector<guide::Word> &words, const advice::Library &advice, int columns);

} // namespace rig::ui
