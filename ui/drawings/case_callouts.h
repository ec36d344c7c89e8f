// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/case_layout.h"

namespace rig::ui {

/// What has no room inside the section: a column of texts beside it, each with a line to its place.
struct CaseCallout
{
    QPointF anchor;
    QString text;
    std::optional<Meaning> meaning;
    ItemId item = 0;
};

/// What a callout says, with the shape of its meaning in front.
[[nodiscard]] QString calloutText(const CaseCallout &callout);
/// As wide as the widest text, up to so many characters: the others wrap.
[[nodiscard]] double calloutWidth(const std::vector<CaseCallout> &callouts, int characters,
                                  const QFontMetricsF &metrics);
/// Puts them below each other, each as near to its place as those above allow; gives the lowest edge.
double placeCallouts(std::vector<CaseCallout> callouts, double left, double top, double width,
                     const QFontMetricsF &metrics, CaseLayout &layout);

/// Puts a text into the room, elided; false where it would be unreadably short or hit another text.
bool putText(CaseLayout &layout, const QRectF &room, CaseText text, const QFontMetricsF &metrics);

} // namespace rig::ui
