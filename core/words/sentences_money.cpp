// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/sentences.h"

namespace rig::words {

std::span<const CheckWords> moneyWords() { return {}; }

} // namespace rig::words
