// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lists/part_list.h"

namespace rig::words {

/// What to do with a list, in a sentence or two: "All 9 parts are recognised." or "Choose what lines 4 and 7 mean; the
/// other 8 parts are recognised."
[[nodiscard]] QString listAnswer(const lists::PartList &list);

/// What is to be said of all of it, a sentence each: the date of its prices, what they are taken for, lines that were
/// not understood by their numbers, a list that is cut. `today` and `months`: from when on a price is none of today.
[[nodiscard]] QStringList listRemarks(const lists::PartList &list, const QDate &today, int months);

/// What a line was taken for, or what is asked: "GeForce RTX 4090 (Colorful): which card it is, is not told".
[[nodiscard]] QString listRow(const lists::ListRow &row);
/// Why, and what of the line was left out; empty where there is nothing to say.
[[nodiscard]] QString listRowReason(const lists::ListRow &row);

/// What a choice of a row is called: a part by its name, a chip as a card of which no more is known.
[[nodiscard]] QString listChoice(const Part &choice);
/// The choice that none of them is meant, and the line's own words are all that is known.
[[nodiscard]] QString listAsWritten();

} // namespace rig::words
