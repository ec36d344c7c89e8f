// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"
#include "core/reality/first_start.h"

namespace rig::words {

/// A step after the first start as a row; window, console and report draw it.
struct FirstStartLine
{
    QString command;
    QString systems;                  ///< "Linux, Windows"
    QString expects;                  ///< what it must print
    QString seen;                     ///< what it printed; empty: not seen
    std::optional<Severity> severity; ///< of what was seen; none: it is fine, or was not seen
    QString where;                    ///< "machine.txt, line 12"; empty: not seen
};

/// `found` is what the machine printed; null: nothing yet.
[[nodiscard]] std::vector<FirstStartLine> firstStartLines(const Machine &machine, const Assessment &assessment,
                                                          const reality::Reality &reality,
                                                          const reality::Detected *found);

/// What the outputs come to, in a sentence: "2 of 7 steps were seen, and 1 is not as planned."; empty without texts.
[[nodiscard]] QString firstStartAnswer(const std::vector<FirstStartLine> &lines);

} // namespace rig::words
