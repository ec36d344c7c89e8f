// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/buildfile.h"
#include "core/checks/check.h"
#include "core/fixes/suggest.h"

namespace rig::cli {

/// A checked machine: what both outputs of `check` are made of.
struct Checked
{
    OpenedBuild opened;
    Machine machine;
    Assessment assessment;
    Verdict verdict;
    std::vector<std::vector<Fix>> fixes; ///< per finding of the verdict

    [[nodiscard]] Situation situation() const
    {
        return {machine, opened.document.site, opened.document.use, assessment};
    }
};

[[nodiscard]] Checked checked(OpenedBuild opened);

/// The JSON document of `check`: keys as in docs/console.md.
[[nodiscard]] QByteArray checkAsJson(const Checked &checked);
/// The same for reading.
[[nodiscard]] QByteArray checkAsText(const Checked &checked);

} // namespace rig::cli
