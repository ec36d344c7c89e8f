// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workload/need_text.h"

#include "core/names/names.h"
#include "core/workload/memory_need.h"

using namespace Qt::StringLiterals;

namespace rig::ui {

QString gibibytes(double low, double high)
{
    const auto one = [](double bytes) {
        return names::number(bytes / BytesPerGibibyte, bytes < 100 * BytesPerGibibyte ? 2 : 0);
    };
    return one(low) == one(high) ? one(low) : u"%1–%2"_s.arg(one(low), one(high));
}

} // namespace rig::ui
