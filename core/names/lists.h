// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace rig::names {

/// Words in a sentence, as the language lists them: "a, b", in Chinese a、b.
[[nodiscard]] QString listed(const QStringList &words);

} // namespace rig::names
