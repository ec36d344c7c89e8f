// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig {

/// What is wrong with a part of the catalogue.
struct Complaint
{
    enum class Severity {
        Error,    ///< must be mended before the part is used
        Warning,  ///< is likely a slip; may be true
        Explained ///< a warning whose part says why it is true all the same (Part::explained)
    };

    Severity severity = Severity::Error;
    QString part;    ///< id
    QString field;   ///< key; empty for the part itself
    QString message; ///< a whole sentence; the explanation behind it where there is one
};

/// Looks over `parts`; chips, sources and processors are looked up in `catalogue`. In the order of the parts.
[[nodiscard]] std::vector<Complaint> lint(const std::vector<PartHandle> &parts, const Catalogue &catalogue);

/// The rooms of lint(); each can be asked alone.

/// Id, name, sources, ranges, prices: of every kind.
[[nodiscard]] std::vector<Complaint> lintPart(const Part &part, const Catalogue &catalogue);
/// FP32 against cores × clock, cores against multiprocessors, bandwidth against bus width and memory type, dense Tensor
/// Core figures against what a multiprocessor does in a clock, sparse against dense.
[[nodiscard]] std::vector<Complaint> lintChip(const Chip &chip);
/// FP32 and bandwidth per watt against the other chips of its generation.
[[nodiscard]] std::vector<Complaint> lintAmongPeers(const Chip &chip, const Catalogue &catalogue);
/// Chip, power against the chip's, connectors against power, slots against thickness.
[[nodiscard]] std::vector<Complaint> lintCard(const Card &card, const Catalogue &catalogue);
[[nodiscard]] std::vector<Complaint> lintProcessor(const Processor &processor);
/// What the figures of the other kinds say of each other.
[[nodiscard]] std::vector<Complaint> lintOther(const Part &part, const Catalogue &catalogue);
/// Names, aliases and part numbers that belong to another part of the same kind.
[[nodiscard]] std::vector<Complaint> lintDuplicates(const std::vector<PartHandle> &parts, const Catalogue &catalogue);
/// Connectors, positions in order, labels that stand twice; no generation beyond what the socket's processors have.
[[nodiscard]] std::vector<Complaint> lintBoard(const Board &board, const Catalogue &catalogue);
/// Sharing groups: connectors that exist, widths within them, rows most generous first, rows that no machine takes, and
/// losers where the rows leave open which connector goes dark.
[[nodiscard]] std::vector<Complaint> lintGroups(const Board &board, const Catalogue &catalogue);
/// Sockets and families of processors that no part of the catalogue has: of boards, coolers and processors. Silent in a
/// catalogue without processors.
[[nodiscard]] std::vector<Complaint> lintPlatform(const Part &part, const Catalogue &catalogue);
/// Lanes are conserved: with each processor of the catalogue that the board takes, every combination of occupied
/// connectors is dealt, and none may take more lanes from a processor than it has.
[[nodiscard]] std::vector<Complaint> lintLanes(const Board &board, const Catalogue &catalogue);

} // namespace rig
