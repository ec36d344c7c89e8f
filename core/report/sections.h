// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"
#include "core/checks/verdict.h"
#include "core/report/citations.h"
#include "core/report/report.h"

namespace rig::report {

/// What the report is about, assessed once.
struct Subject
{
    const Document &document;
    const Catalogue &catalogue;
    const Machine &machine;
    const Assessment &assessment;
    const Verdict &verdict;
    QDate today;

    [[nodiscard]] Situation situation() const { return {machine, document.site, document.use, assessment}; }
};

/// One section each; a section that has nothing to say has no table, no findings and a paragraph that says so.
[[nodiscard]] ReportSection partsSection(const Subject &subject, Citations &citations);
[[nodiscard]] ReportSection findingsSection(const Subject &subject);
[[nodiscard]] ReportSection acceptedSection(const Subject &subject);
[[nodiscard]] ReportSection uncheckedSection(const Subject &subject);
[[nodiscard]] ReportSection linksSection(const Subject &subject);
[[nodiscard]] ReportSection powerSection(const Subject &subject);
[[nodiscard]] ReportSection feedsSection(const Subject &subject);
[[nodiscard]] ReportSection fitSection(const Subject &subject);

/// "Card 2: ASUS Turbo RTX 3090"
[[nodiscard]] QString deviceName(const Device &device);
/// "not known"
[[nodiscard]] QString notKnown();
/// "≥ 1,080 W" while figures are missing.
[[nodiscard]] QString wattsOf(const Total &total);
[[nodiscard]] QString wattsOf(const std::optional<Watts> &watts);
/// The link with the least bandwidth among cards; null when none is known.
[[nodiscard]] const Link *worstLink(const Subject &subject);

} // namespace rig::report
