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
/// Which of several supplies that stand alone feeds what.
[[nodiscard]] ReportSection planSection(const Subject &subject);
[[nodiscard]] ReportSection fitSection(const Subject &subject);

/// "not known"
[[nodiscard]] QString notKnown();
[[nodiscard]] QString wattsOf(const std::optional<Watts> &watts);

} // namespace rig::report
