// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/marks.h"

#include "core/words/words.h"

namespace rig::report {

Mark markOf(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return {QLatin1StringView("#B3261E"), words::shape(severity)};
    case Severity::Caution:
        return {QLatin1StringView("#8F5300"), words::shape(severity)};
    case Severity::Unknown:
        return {QLatin1StringView("#555D6B"), words::shape(severity)};
    case Severity::Note:
        return {QLatin1StringView("#0B6B85"), words::shape(severity)};
    }
    return markOfNothing();
}

Mark markOfNothing() { return {QLatin1StringView("#1B7A3A"), words::shapeOfFine()}; }

QString markName(const std::optional<Severity> &severity)
{
    if (!severity)
        return QStringLiteral("good");
    // "note" is the class of small print.
    return *severity == Severity::Note ? QStringLiteral("noted") : QString(severityKey(*severity));
}

} // namespace rig::report
