// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/find.h"

namespace rig::finder {

/// The works that stand for a question without one, the largest first: a language model of 8, 4 and 1.7 billion
/// parameters trained on one card with QLoRA, what is done most on cards that one buys for oneself. Sums of matrix
/// units alone, which such a question would seek else, end in many small old cards. Empty where a work is said, where
/// memory or costs are sought, or a speed in TFLOPS is asked for.
[[nodiscard]] std::vector<PlannedWork> plainWorks(const Question &question, const ModelLibrary &library);

/// find() of a question as one asks it: without a work it is asked for the largest plain work that a machine does
/// within all else, which `Answer::plainWork` tells; where none does, for what the question itself seeks; and where
/// there is none for that either, for the least of the plain works, whose cheapest machine is then named.
/// A work that no machine does as it is set is asked for once more in the ways that need less memory and keep the
/// result, in as few of them as it takes, which `Answer::ways` tells.
[[nodiscard]] Result<Answer> answerTo(const Question &question, const Catalogue &catalogue, const ModelLibrary &library,
                                      const SpeedModel &speeds, const FindOptions &options = {});

} // namespace rig::finder
