// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/verdict.h"
#include "ui/widgets/theme.h"

namespace rig::ui {

[[nodiscard]] inline Meaning meaningOf(Verdict::Kind verdict)
{
    switch (verdict) {
    case Verdict::Kind::Blocked:
        return Meaning::Blocker;
    case Verdict::Kind::Caution:
        return Meaning::Caution;
    case Verdict::Kind::CannotCheck:
        return Meaning::CannotCheck;
    case Verdict::Kind::Fine:
        return Meaning::Fine;
    }
    return Meaning::Note;
}

} // namespace rig::ui
