// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace rig::advice {

/// The translator's context of what the advisor says.
struct Advice
{
    Q_DECLARE_TR_FUNCTIONS(Advice)
};

} // namespace rig::advice
