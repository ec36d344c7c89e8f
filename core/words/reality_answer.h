// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"
#include "core/reality/against.h"

namespace rig::words {

/// A cause with what to do about it and how one sees that it helped; the latter two may be empty.
struct RealityCause
{
    QString why, remedy, proof;
    QString where, line; ///< what the texts say of it: "machine.txt, line 12", and the line itself; empty: no line does

    [[nodiscard]] QString text() const; ///< all of it, as sentences
};

/// A card of the plan beside the one that is there.
struct RealityLine
{
    QString name;                     ///< "Card 1 (RTX 3090)"
    std::optional<Severity> severity; ///< none: as planned
    QString verdict;                  ///< "as planned", "lanes lost"
    QString planned, found;           ///< "PCI_E1, 8 lanes, PCIe 4.0, 350 W"; empty: nothing is known of it
    QString sentence;
    QString gain;       ///< what the loss costs the work, and what mending brings; empty where nothing is lost
    QStringList beside; ///< of its power limit and its memory
    std::vector<RealityCause> causes;
    QString where; ///< "machine.txt, line 12"; empty: no line says it
    QString line;  ///< the line itself
};

/// A plan held against a machine, in words: window, console and report draw it.
struct RealityAnswer
{
    QString text;                     ///< what to know and to do first
    std::optional<Severity> severity; ///< of it; none: all is as planned
    std::vector<RealityLine> lines;
    QStringList others; ///< of the driver and the ways between cards
};

[[nodiscard]] RealityAnswer realityAnswer(const reality::Reality &reality, const Machine &machine,
                                          const reality::Detected &detected, Work work);

/// "as planned", "at rest", "lanes lost", …
[[nodiscard]] QString realVerdictName(reality::RealVerdict verdict);
/// "machine.txt, line 12"; empty where there is none.
[[nodiscard]] QString evidencePlace(const reality::Evidence &evidence, const reality::Detected &detected);

} // namespace rig::words
