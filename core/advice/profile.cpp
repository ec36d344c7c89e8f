// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/profile.h"

#include <algorithm>

namespace rig::advice {

const Source *Profile::sourceOf(const QString &id) const
{
    const QString &wanted = id.isEmpty() ? source : id;
    const auto found =
        std::find_if(sources.begin(), sources.end(), [&](const Source &entry) { return entry.id == wanted; });
    return found == sources.end() ? nullptr : &*found;
}

} // namespace rig::advice
