// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/currency.h"

#include <algorithm>

namespace rig {

bool isCurrencyCode(QStringView text)
{
    return text.size() == 3 && std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'A' && c <= u'Z'; });
}

} // namespace rig
