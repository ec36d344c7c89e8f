// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/buildfile.h"
#include "core/checks/check.h"
#include "core/checks/verdict.h"
#include "core/fixes/mend.h"
#include "core/fixes/suggest.h"
#include "core/reality/against.h"
#include "core/workload/works_on_machine.h"

namespace rig::cli {

/// A checked machine: what both outputs of `check` are made of.
struct Checked
{
    OpenedBuild opened;
    Machine machine;
    Assessment assessment;
    Verdict verdict;
    std::vector<Suggestion> fixes;             ///< per finding of the verdict
    std::optional<PlaceDevices> places;        ///< a better arrangement of the devices, where there is one
    QString whyPlaces;                         ///< why the present one is worse; may be empty
    std::optional<reality::Detected> detected; ///< what the machine says of itself, where that was given
    reality::Reality reality;                  ///< the plan held against it
    bool wantsFirstStart = false;              ///< what to run after the first start is told, too
    MendAnswer mend;                           ///< the cheapest edits that leave no blocker
    WorksOnMachine works;

    [[nodiscard]] Situation situation() const
    {
        return {machine, opened.document.site, opened.document.use, assessment};
    }
};

/// A failure is one of the program's own files.
[[nodiscard]] Result<Checked> checked(OpenedBuild opened);

/// The JSON document of `check`: keys as in docs/console.md.
[[nodiscard]] QByteArray checkAsJson(const Checked &checked);
/// The same for reading.
[[nodiscard]] QByteArray checkAsText(const Checked &checked);

} // namespace rig::cli
