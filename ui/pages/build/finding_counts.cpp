// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/finding_counts.h"

#include "core/words/words.h"
#include "ui/widgets/theme.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::ui {

namespace {

struct FindingCounts
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::FindingCounts)
};

} // namespace

int countOf(const std::vector<Finding> &findings, Severity severity)
{
    return static_cast<int>(std::count_if(findings.begin(), findings.end(),
                                          [&](const Finding &finding) { return finding.severity == severity; }));
}

QString findingCounts(const std::vector<Finding> &findings)
{
    QStringList counts;
    for (const Severity severity : Severities) {
        if (const int count = countOf(findings, severity))
            counts << shapeOf(meaningOf(severity)) + u'\u00a0' + QString::number(count);
    }
    return counts.isEmpty() ? shapeOf(Meaning::Fine) + QStringLiteral("\u00a00") : counts.join(QStringLiteral("   "));
}

QString spokenCounts(const std::vector<Finding> &findings)
{
    QStringList counts;
    for (const Severity severity : Severities) {
        if (const int count = countOf(findings, severity))
            counts << QStringLiteral("%1: %2").arg(words::severity(severity), QString::number(count));
    }
    return counts.isEmpty() ? FindingCounts::tr("Nothing was found.") : counts.join(QStringLiteral(", "));
}

} // namespace rig::ui
