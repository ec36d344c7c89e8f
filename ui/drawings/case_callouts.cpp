// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/case_callouts.h"

#include "ui/widgets/title_text.h"

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int CharactersAtLeast = 6; ///< a text elided further says nothing
constexpr double Huge = 1e6;

QSizeF wrapped(const QString &text, double width, const QFontMetricsF &metrics)
{
    return metrics.boundingRect(QRectF(0, 0, width, Huge), Qt::TextWordWrap, text).size();
}

} // namespace

QString calloutText(const CaseCallout &callout) { return callout.meaning ? MarkSpace + callout.text : callout.text; }

double calloutWidth(const std::vector<CaseCallout> &callouts, int characters, const QFontMetricsF &metrics)
{
    double width = 0;
    const double most = characters * metrics.averageCharWidth();
    for (const CaseCallout &callout : callouts) {
        const QString text = calloutText(callout);
        const double indent = callout.meaning ? metrics.horizontalAdvance(MarkSpace) : 0;
        // One more pixel than measured: a width that is just enough may still wrap.
        width = std::max(width, std::min(metrics.horizontalAdvance(text), most) + 1);
        // As it will be placed: a number bound to its unit is one word.
        width = std::max(width, indent + wrapped(heldText(callout.text), most - indent, metrics).width() + 1);
    }
    return width;
}

double placeCallouts(std::vector<CaseCallout> callouts, double left, double top, double width,
                     const QFontMetricsF &metrics, CaseLayout &layout)
{
    std::stable_sort(callouts.begin(), callouts.end(),
                     [](const CaseCallout &a, const CaseCallout &b) { return a.anchor.y() < b.anchor.y(); });
    if (width <= 0) // nobody knew of these; a wider column than was measured would leave the picture's room
        width = 2 * CharactersAtLeast * metrics.averageCharWidth();
    double bottom = top;
    for (const CaseCallout &callout : callouts) {
        const double indent = callout.meaning ? metrics.horizontalAdvance(MarkSpace) : 0;
        CaseCallout said = callout;
        if (metrics.horizontalAdvance(calloutText(callout)) > width)
            said.text = heldText(callout.text); // no line ends between a number and its unit
        const QString text = calloutText(said);
        const double tall = wrapped(said.text, width - indent, metrics).height();
        const double y = std::max(bottom, callout.anchor.y() - tall / 2);
        const QRectF area(left, y, width, tall);
        CaseText label{area, text, CaseText::Look::Plain, Qt::AlignLeft | Qt::AlignTop, callout.meaning, callout.item};
        label.wraps = true;
        if (!callout.meaning)
            label.look = CaseText::Look::Quiet;
        layout.texts.push_back(label);
        const QPointF end(left - Grid / 2.0, y + std::min(tall, metrics.height()) / 2);
        layout.lines.push_back({QLineF(callout.anchor, end), CaseLine::Look::Leader, callout.item});
        bottom = area.bottom() + Grid / 4.0;
    }
    return bottom;
}

bool putText(CaseLayout &layout, const QRectF &room, CaseText text, const QFontMetricsF &metrics)
{
    const double wide = metrics.horizontalAdvance(text.text) + 1;
    const double least = std::min(wide, CharactersAtLeast * metrics.averageCharWidth());
    if (room.width() < least || room.height() < TightLine * metrics.height() - 1)
        return false;
    QRectF area = room;
    if (text.alignment.testFlag(Qt::AlignLeft))
        area.setWidth(std::min(room.width(), wide));
    // Rows that touch each other do not hit.
    const QRectF core = area.adjusted(0.5, 0.5, -0.5, -0.5);
    const bool hits = std::any_of(layout.texts.begin(), layout.texts.end(),
                                  [&](const CaseText &other) { return other.area.intersects(core); });
    if (hits)
        return false;
    text.text = metrics.elidedText(text.text, Qt::ElideRight, room.width());
    text.area = area;
    layout.texts.push_back(std::move(text));
    return true;
}

} // namespace rig::ui
