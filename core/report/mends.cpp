// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixes/placing.h"
#include "core/names/lists.h"
#include "core/names/names.h"
#include "core/report/sections.h"
#include "core/words/words.h"

#include <algorithm>

namespace rig::report {

namespace {

struct MendWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportMends)
};

/// A note needs no mending, and a missing figure cannot be mended by another part.
bool wantsFix(const Finding &finding)
{
    return (finding.severity == Severity::Blocker || finding.severity == Severity::Caution) && !isUnchecked(finding);
}

/// The best of what was found.
std::optional<Fix> bestOf(std::vector<Fix> fixes)
{
    fixes = words::inOrder(std::move(fixes));
    return fixes.empty() ? std::nullopt : std::optional(fixes.front());
}

/// What a change brings that was not there. Of a check that said worse before it is what is left.
QString broughtBy(const Effect &effect)
{
    QStringList titles;
    for (const Finding &finding : effect.added) {
        const bool was = std::any_of(effect.gone.begin(), effect.gone.end(), [&](const Finding &gone) {
            return std::string_view(gone.check) == finding.check;
        });
        const QString title = words::checkTitle(finding.check);
        if (!was && finding.severity == Severity::Caution && !titles.contains(title))
            titles << title;
    }
    return names::listed(titles);
}

/// Another arrangement of the devices, and the machine that has it.
struct Arrangement
{
    PlaceDevices places;
    Machine machine;
    Assessment assessment;
};

std::optional<Arrangement> betterArrangement(const Document &document, const Catalogue &catalogue)
{
    const std::optional<PlaceDevices> places = bestPlaces(document, catalogue);
    if (!places)
        return std::nullopt;
    Arrangement better{*places, resolve(applied(document, *places).build, catalogue), {}};
    better.assessment = assess(better.machine, document.site, document.use);
    return better;
}

const Link *linkOf(ItemId item, const Machine &machine, const Assessment &assessment)
{
    const Device *device = machine.device(item);
    return device ? assessment.lanes.linkOf(static_cast<int>(device - machine.devices.data())) : nullptr;
}

/// "Move the drive to M2_1: Card 2 then has PCIe 5.0 x8", where a device of the finding gains by it.
QString gainOf(const Arrangement &better, const Finding &finding, const ReportMachine &made, const Catalogue &catalogue)
{
    QStringList gains;
    for (qsizetype i = 0; i < std::min<qsizetype>(finding.members, finding.subjects.size()); ++i) {
        const ItemId item = finding.subjects[i];
        const Link *now = linkOf(item, made.machine, made.assessment);
        const Link *then = linkOf(item, better.machine, better.assessment);
        if (now && then && now->bandwidth && then->bandwidth && *then->bandwidth > *now->bandwidth)
            gains << MendWords::tr("%1 then has %2", "card 2, PCIe 5.0 x8")
                         .arg(names::device(*made.machine.device(item)), names::link(*then));
    }
    return gains.isEmpty() ? QString()
                           : MendWords::tr("%1: %2", "a change, what devices have by it")
                                 .arg(words::editText(better.places, made.document, catalogue), names::listed(gains));
}

} // namespace

std::vector<BestMend> bestMends(const ReportMachine &made, const Catalogue &catalogue)
{
    FixSearch search(made.document, catalogue);
    const std::optional<Arrangement> better = betterArrangement(made.document, catalogue);
    std::vector<BestMend> mends;
    for (const Finding &finding : made.verdict.findings) {
        mends.emplace_back();
        if (!wantsFix(finding))
            continue;
        BestMend &mend = mends.back();
        Suggestion found = search.suggest(finding);
        mend.stopped = words::stoppedText(found.stoppedAfter);
        mend.fix = bestOf(std::move(found.fixes));
        if (mend.fix)
            mend.brings = broughtBy(mend.fix->effect);
        else if (better)
            mend.better = gainOf(*better, finding, made, catalogue);
    }
    return mends;
}

} // namespace rig::report
