// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/case_hatches.h"

#include "core/machine/fit_rules.h"

#include <algorithm>

namespace rig::ui {

namespace {

using What = CaseTrouble::What;

constexpr double LeastGap = 3; ///< pixels: a gap of nothing would not be seen

/// What of an area lies to the right of a limit.
QRectF beyond(QRectF area, double limit)
{
    area.setLeft(std::clamp(limit, area.left(), area.right()));
    return area;
}

QRectF below(QRectF area, double limit)
{
    area.setTop(std::clamp(limit, area.top(), area.bottom()));
    return area;
}

/// The slot places that a part covers, as tall as the checks count them.
QRectF coveredPlaces(const CasePart &part, QRectF side, double scale)
{
    side.setHeight(std::max(side.height(), part.places.value_or(1) * SlotPitch.value() * scale));
    return side;
}

QRectF gapArea(const CasePart &part, const CasePlan &plan, const QRectF &side, double scale)
{
    if (!part.gapBelow || side.isEmpty())
        return {};
    Q_UNUSED(plan)
    return {side.left(), side.bottom(), side.width(), std::max(LeastGap, part.gapBelow->value() * scale)};
}

/// A supply's limit is counted from its own rear, as a card's.
double lengthLimit(const CasePart &part, const CasePlan &plan)
{
    if (part.kind != CaseKind::Supply)
        return plan.lengthLimit.value_or(0);
    return part.length && part.margin ? (*part.length + *part.margin).value() : 0;
}

double heightLimit(const CasePart &part, const CasePlan &plan)
{
    if (part.kind == CaseKind::Cooler)
        return plan.coolerRoom.value_or(0);
    return plan.heightRoom.atMost ? plan.heightRoom.atMost->value() : 0;
}

} // namespace

bool isInFront(What what) { return what == What::TooHigh || what == What::CableBend; }

QRectF hatchArea(const CaseTrouble &trouble, const CasePlan &plan, const std::vector<PlacedPart> &placed,
                 std::size_t index, double sideLeft, double frontLeft, double scale)
{
    const CasePart &part = plan.parts[index];
    const QRectF &side = placed[index].side;
    const double limit = sideLeft + lengthLimit(part, plan) * scale;
    const double firstTop = side.top() - (part.first.value_or(1) - 1) * SlotPitch.value() * scale;
    const int other = plan.indexOf(trouble.other);
    switch (trouble.what) {
    case What::TooLong:
        return beyond(side, limit);
    case What::BehindRadiator:
        return beyond(side, limit - ThinnestRadiator.value() * scale);
    case What::PerhapsBehindRadiator:
        return beyond(side, limit - ThickestRadiator.value() * scale);
    case What::Overlap:
        return other < 0 ? QRectF()
                         : coveredPlaces(part, side, scale).intersected(placed[static_cast<std::size_t>(other)].side);
    case What::BelowCase:
        return below(coveredPlaces(part, side, scale),
                     firstTop + plan.caseSlots.value_or(0) * SlotPitch.value() * scale);
    case What::Overhang:
        return below(coveredPlaces(part, side, scale), firstTop + plan.boardBottom * scale);
    case What::TooHigh:
        return beyond(placed[index].front, frontLeft + heightLimit(part, plan) * scale);
    case What::CableBend:
        return beyond(placed[index].cable, frontLeft + heightLimit(part, plan) * scale);
    case What::Standoffs:
        return beyond(side, sideLeft + CaseEAtxDepth.value() * scale);
    case What::NoAir:
    case What::TooClose:
        return gapArea(part, plan, side, scale);
    case What::WantsSupport:
    case What::InTheWay:
        return {};
    case What::NoHolder:
    case What::SlotTooShort:
    case What::BoardFormat:
    case What::SupplyForm:
    case What::SupplyBracket:
    case What::NoRadiatorPlace:
    case What::WiderRadiatorPlace:
        return side;
    }
    return {};
}

} // namespace rig::ui
