// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"

#include <QStringList>

namespace rig::words {

/// What a list of parts answers: which stand first, by what, and how many there are.
struct ListAnswer
{
    Kind kind = Kind::Gpu;
    int found = 0; ///< parts that search and filters let through
    int total = 0;
    QString searched{};        ///< as typed
    QString searchedInstead{}; ///< what found something in its place; empty: what was typed
    QString sortedBy{};        ///< name of the figure; empty: the catalogue's own order
    bool largestFirst = false;
    bool date = false;   ///< the figure is a day: newest and oldest instead of highest and lowest
    bool price = false;  ///< it is what the parts cost
    bool text = false;   ///< the figure is a name: the order says nothing of the parts
    QStringList first{}; ///< names of those that stand first, at most three
};

/// "Tensor FP16 per dollar, highest first: Tesla V100, then A30 and GeForce RTX 3090"
[[nodiscard]] QString listSentence(const ListAnswer &answer);
/// "99 of 340 GPUs. A dash means that the figure is not known."
[[nodiscard]] QString listCount(const ListAnswer &answer);

} // namespace rig::words
