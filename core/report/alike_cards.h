// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/machine.h"

#include <QStringList>

#include <vector>

namespace rig::report {

/// Cards of one part of which the same is said: one row of a table.
struct AlikeCards
{
    std::vector<const Device *> cards; ///< at least one, each once
    QStringList cells;                 ///< what is said of each, without its name
};

/// Puts a card into the row of those that are like it, or as a row of its own behind the others.
void addAlike(std::vector<AlikeCards> &rows, const Device &card, const QStringList &cells = {});
/// "Cards 1 and 2: RTX 3090"
[[nodiscard]] QString nameOf(const AlikeCards &row);

} // namespace rig::report
