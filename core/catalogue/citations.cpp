// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/citations.h"

#include "core/catalogue/board.h"
#include "core/catalogue/fields.h"

namespace rig {

QSet<SourceIndex> citedBy(const Part &part)
{
    QSet<SourceIndex> cited;
    for (const Field &field : fieldsOf(part.kind)) {
        if (const Reading reading = field.get(part); reading.known())
            cited.insert(reading.source);
    }
    for (const Price &price : part.prices)
        cited.insert(price.source);
    if (part.kind == Kind::Motherboard) {
        cited.insert(static_cast<const Board &>(part).laneSource);
        cited.insert(static_cast<const Board &>(part).positionSource);
    }
    return cited;
}

} // namespace rig
