// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/marks.h"

#include "core/words/words.h"

namespace rig::report {

Mark markOf(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return {QLatin1StringView("#C0392B"), words::shape(severity)};
    case Severity::Caution:
        return {QLatin1StringView("#B35900"), words::shape(severity)};
    case Severity::Unknown:
        return {QLatin1StringView("#6B6B76"), words::shape(severity)};
    case Severity::Note:
        return {QLatin1StringView("#1F6FB2"), words::shape(severity)};
    }
    return markOfNothing();
}

Mark markOfNothing() { return {QLatin1StringView("#2E7D32"), words::shapeOfFine()}; }

} // namespace rig::report
