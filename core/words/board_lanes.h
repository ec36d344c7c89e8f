// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QStringList>

namespace rig::words {

/// A set of connectors that share lanes, and the rows of its table: "x16 / off — with M2_1 in use".
struct SharedLanes
{
    QString head; ///< "PCIE1, PCIE2 share lanes (page 31)"
    QStringList rows;
    QString losers; ///< which go dark first; empty where nothing says so
};

/// Where a board's lanes come from, in words: window and console draw the same.
struct BoardLanes
{
    QStringList headings;
    std::vector<bool> numeric; ///< per column
    std::vector<QStringList> connectors;
    QStringList uplinks; ///< what chipset and switches hang on, a sentence each
    std::vector<SharedLanes> groups;
    QString nothing;      ///< no connector was read, or none is known to share lanes; else empty
    QStringList settings; ///< firmware settings, and what switches connectors off
    QString source;       ///< empty where none is given
};
[[nodiscard]] BoardLanes boardLanes(const Board &board, const Catalogue &catalogue);

} // namespace rig::words
