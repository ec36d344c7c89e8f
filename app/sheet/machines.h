// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QStringList>

#include <memory>
#include <vector>

class QWidget;

namespace rig::ui {

class Workspace;

/// The machines of these files, which keep what is painted of them.
[[nodiscard]] std::vector<std::unique_ptr<Workspace>> machinesOf(const QStringList &files, const Catalogue &catalogue);

/// The band of a machine's verdict, and its worst findings as cards, the first of them open.
[[nodiscard]] QWidget *bandOf(Workspace &machine);
[[nodiscard]] QWidget *findingsOf(Workspace &machine);

} // namespace rig::ui
