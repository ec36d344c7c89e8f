// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QWidget;

namespace rig::ui {

/// Lets Tab go through these widgets in this order. What is made later would else come last, wherever it stands.
/// All of one window, none of them null.
void chainFocus(const std::vector<QWidget *> &widgets);

} // namespace rig::ui
