// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/case_layout.h"

namespace rig::ui {

/// Where a part stands in the picture; empty where it is not drawn.
struct PlacedPart
{
    QRectF side;
    QRectF front;
    QRectF cable; ///< the straight piece above its power socket, in the front section
};

/// Whether a trouble is seen from the front: it is about the way to the side panel.
[[nodiscard]] bool isInFront(CaseTrouble::What what);

/// The area that collides; empty where the drawing does not show it. `sideLeft` and `frontLeft` are where both sections
/// begin, `scale` is pixels to a millimetre.
[[nodiscard]] QRectF hatchArea(const CaseTrouble &trouble, const CasePlan &plan, const std::vector<PlacedPart> &placed,
                               std::size_t index, double sideLeft, double frontLeft, double scale);

} // namespace rig::ui
