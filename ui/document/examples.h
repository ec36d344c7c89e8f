// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace rig::ui {

/// A machine that comes with the program, to start from.
struct Example
{
    QString path;
    QString name; ///< the machine's own name
};

/// The examples inside the program, else those beside it; empty when there are none.
[[nodiscard]] std::vector<Example> examples();
/// Machines without a blocker, after the guides that the source documents name.
[[nodiscard]] std::vector<Example> templates();
/// The name of one of them in the language of the window; a name that is none of theirs stays.
[[nodiscard]] QString exampleName(const QString &name);
/// Both are opened without a file of their own, so that saving asks where.
[[nodiscard]] bool isExample(const QString &path);

} // namespace rig::ui
