// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

struct Names
{
    Q_DECLARE_TR_FUNCTIONS(Names)
};

} // namespace

QString severity(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return Names::tr("Blocker");
    case Severity::Caution:
        return Names::tr("Caution");
    case Severity::Unknown:
        return Names::tr("Cannot check");
    case Severity::Note:
        return Names::tr("Note");
    }
    return {};
}

QString shape(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return u"■"_s;
    case Severity::Caution:
        return u"▲"_s;
    case Severity::Unknown:
        return u"?"_s;
    case Severity::Note:
        return u"●"_s;
    }
    return {};
}

QString shapeOfFine() { return u"✓"_s; }

QString verdict(const Verdict &verdict)
{
    const bool whole = std::none_of(verdict.findings.begin(), verdict.findings.end(), [](const Finding &finding) {
        return finding.severity == Severity::Unknown && finding.governs;
    });
    switch (verdict.kind) {
    case Verdict::Kind::Blocked:
        return Names::tr("This machine will not work as planned.");
    case Verdict::Kind::Caution:
        return whole ? Names::tr("This machine works, with cautions.")
                     : Names::tr("Nothing stops this machine as far as could be checked, but there are cautions.");
    case Verdict::Kind::CannotCheck:
        return Names::tr("Nothing speaks against this machine, but a figure that decides is not known.");
    case Verdict::Kind::Fine:
        return Names::tr("This machine works as planned.");
    }
    return {};
}

} // namespace rig::words
