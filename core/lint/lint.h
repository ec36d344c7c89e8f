// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig {

/// What is wrong with a part of the catalogue.
struct Complaint
{
    enum class Severity {
        Error,  ///< must be mended before the part is used
        Warning ///< is likely a slip; may be true
    };

    Severity severity = Severity::Error;
    QString part;    ///< id
    QString field;   ///< key; empty for the part itself
    QString message; ///< a whole sentence
};

/// Looks over `parts`; chips, sources and processors are looked up in `catalogue`. In the order of the parts.
[[nodiscard]] std::vector<Complaint> lint(const std::vector<PartHandle> &parts, const Catalogue &catalogue);

/// The rooms of lint(); each can be asked alone.

/// Id, name, sources, ranges, prices: of every kind.
[[nodiscard]] std::vector<Complaint> lintPart(const Part &part, const Catalogue &catalogue);
/// FP32 against cores × clock, bandwidth against bus width and memory type.
[[nodiscard]] std::vector<Complaint> lintChip(const Chip &chip);
/// Chip, connectors against power, slots against thickness.
[[nodiscard]] std::vector<Complaint> lintCard(const Card &card, const Catalogue &catalogue);
[[nodiscard]] std::vector<Complaint> lintProcessor(const Processor &processor);
/// Sharing groups: connectors that exist, widths within them, rows most generous first.
[[nodiscard]] std::vector<Complaint> lintBoard(const Board &board);
/// Lanes are conserved: with each processor of the catalogue that the board takes, every combination of occupied
/// connectors is dealt, and none may take more lanes from a processor than it has.
[[nodiscard]] std::vector<Complaint> lintLanes(const Board &board, const Catalogue &catalogue);

} // namespace rig
