// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/finding.h"
#include "core/machine/assessment.h"

namespace rig {

/// All that a check may look at.
struct Situation
{
    const Machine &machine;
    const Site &site;
    const Use &use;
    const Assessment &assessment;
};

/// What it means that a check lacks a figure.
enum class Lack {
    Governs, ///< lanes, watts, plugs, fit, socket: without it nobody can say whether the machine works
    Noted    ///< almost never known, or what a builder would not wait for: gathered in one note
};

/// One rule: its identity, where the rule stands, and the function. Two files each in core/checks: the header has the
/// id, what the check may say (variants) and with which numbers (facts), which sentences and drawings read.
struct Check
{
    const char *id;       ///< "group.check"
    const char *evidence; ///< the rule's source, shown with every finding; translated in the context "Evidence"
    void (*run)(const Situation &, std::vector<Finding> &);
    Severity worst = Severity::Blocker; ///< Note: it never says worse, so what it lacks is only noted
    Lack lack = Lack::Governs;
};

} // namespace rig
