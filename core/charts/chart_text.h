// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace rig {

/// The translator's context of what charts say.
struct Chart
{
    Q_DECLARE_TR_FUNCTIONS(Chart)
};

} // namespace rig
