// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/marks.h"

namespace rig::report {

Mark markOf(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return {QLatin1StringView("#C0392B"), QStringLiteral("■")};
    case Severity::Caution:
        return {QLatin1StringView("#B35900"), QStringLiteral("▲")};
    case Severity::Unknown:
        return {QLatin1StringView("#6B6B76"), QStringLiteral("?")};
    case Severity::Note:
        return {QLatin1StringView("#1F6FB2"), QStringLiteral("●")};
    }
    return markOfNothing();
}

Mark markOfNothing() { return {QLatin1StringView("#2E7D32"), QStringLiteral("✓")}; }

} // namespace rig::report
