// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/case_layout.h"

#include "core/machine/fit_rules.h"
#include "ui/drawings/case_drafter.h"
#include "ui/drawings/case_labels.h"
#include "ui/drawings/case_words.h"

#include <algorithm>
#include <set>

namespace rig::ui {

namespace {

constexpr double LargestScale = 3;    ///< times the smallest: beyond, the picture only takes room
constexpr int LabelCharacters = 16;   ///< of a slot's label, at most
constexpr int CalloutCharacters = 24; ///< in a line of a callout, at most
constexpr int NarrowCallouts = 14;    ///< where the picture would be wider than its room
constexpr int SlimCallouts = 10;      ///< where it still would
constexpr double ReadableScale = 1.2; ///< times the smallest: below, the names in the cards are cut short
constexpr double ScrolledScale = 2;   ///< times the smallest, where it cannot be seen at once anyway
constexpr double HeadLines = 2.2;     ///< above a section: its title, and the names of its limits

} // namespace

double CaseDrafter::sideExtent() const
{
    double extent = std::max(m_plan.boardDepth, m_plan.lengthLimit.value_or(0));
    if (m_plan.caseTop)
        extent = std::max(extent, m_plan.caseDepth);
    for (const CasePart &part : m_plan.parts)
        extent = std::max(extent, part.length.value_or(HalfLengthCard).value());
    return extent;
}

double CaseDrafter::frontExtent() const
{
    double extent = std::max(100.0, m_plan.coolerRoom.value_or(0));
    for (const std::optional<Millimetres> &bound : {m_plan.heightRoom.atLeast, m_plan.heightRoom.atMost})
        extent = std::max(extent, bound.value_or(Millimetres(0)).value());
    for (const CasePart &part : m_plan.parts) {
        if (part.kind == CaseKind::Cooler)
            extent = std::max(extent, part.height.value_or(Millimetres(0)).value());
        if (part.kind != CaseKind::Card && part.kind != CaseKind::Device)
            continue;
        const Millimetres cable = part.longPlug == false ? Millimetres(0) : StraightCable;
        extent = std::max(extent, (part.height.value_or(HighestCard) + cable).value());
    }
    return extent;
}

double CaseDrafter::labelColumn() const
{
    double width = m_metrics.horizontalAdvance(QStringLiteral("00"));
    for (const CasePlace &place : m_plan.places)
        width = std::max(width, m_metrics.horizontalAdvance(QStringLiteral("00 %1").arg(place.label)));
    return std::min(width, LabelCharacters * m_metrics.averageCharWidth()) + Grid;
}

double CaseDrafter::outlineTop() const { return std::min(m_plan.caseTop.value_or(m_plan.top), m_plan.top); }

/// Beside the other section it has the case's whole height, below it only board and cards.
double CaseDrafter::frontTop() const { return m_layout.beside ? outlineTop() : m_plan.top; }

/// How wide the columns of callouts become: known before it is known which of them are needed, so that the scale does
/// not depend on itself.
void CaseDrafter::measureCallouts(int characters)
{
    std::vector<CaseCallout> side;
    std::vector<CaseCallout> front;
    for (const CasePart &part : m_plan.parts) {
        for (const CaseTrouble &trouble : part.troubles)
            (isInFront(trouble.what) ? front : side)
                .push_back({{}, troubleText(trouble), meaningOf(trouble.severity), part.item});
        if (part.group == CaseGroup::Guessed)
            side.push_back({{}, guessText(), Meaning::CannotCheck, part.item});
        if (part.gapBelow)
            side.push_back({{}, gapText(*part.gapBelow), {}, 0});
        if (part.kind == CaseKind::Radiator || part.group == CaseGroup::NotTold)
            side.push_back({{}, part.name, {}, 0});
        if (part.kind == CaseKind::Supply && part.margin)
            side.push_back({{}, supplyLimitText((*part.length + *part.margin).value()), {}, 0});
    }
    if (m_plan.coolerRoom)
        front.push_back({{}, coolerLimitText(*m_plan.coolerRoom), {}, 0});
    m_sideCalloutWidth = calloutWidth(side, characters, m_metrics);
    m_frontCalloutWidth = calloutWidth(front, characters, m_metrics);
}

/// The scale at which all of it can be seen at once.
double CaseDrafter::scaleForHeight(double height) const
{
    if (height <= 0)
        return LargestScale * m_line / SlotPitch.value();
    double along = std::max(m_plan.bottom, m_plan.caseTop.value_or(0) + m_plan.caseAlong) - outlineTop();
    double lines = (HeadLines + 1) * m_line + 5 * Grid;
    if (!m_plan.caseTop)
        along = m_plan.bottom - m_plan.top;
    std::set<CaseGroup> groups;
    for (const CasePart &part : m_plan.parts) {
        if (isInSections(part))
            continue;
        if (groups.insert(part.group).second)
            lines += m_line + Grid + Grid / 2.0; // its title
        const bool card = part.kind == CaseKind::Card || part.kind == CaseKind::Device;
        along += (card                            ? part.thickness
                  : part.kind == CaseKind::Supply ? part.height
                                                  : ThickestRadiator)
                     .value_or(SlotPitch)
                     .value();
        lines += Grid;
    }
    return std::max(0.0, height - lines) / std::max(1.0, along);
}

/// Side by side where a slot place keeps the height of a line of text, else one below the other.
void CaseDrafter::measure(QSizeF room)
{
    const double width = room.width();
    const double left = Grid / 2.0 + labelColumn();
    const double side = sideExtent();
    const double front = frontExtent();
    const double least = LeastLine * m_line / SlotPitch.value();
    double sideEnd = 0;
    double beside = 0;
    double below = 0;
    for (const int characters : {CalloutCharacters, NarrowCallouts, SlimCallouts}) {
        measureCallouts(characters);
        sideEnd = std::max(m_sideCalloutWidth, 0.0) + 3 * Grid; // a limit's name may stand there
        const double frontEnd = std::max(m_frontCalloutWidth, 0.0) + 3 * Grid;
        beside = (width - left - sideEnd - Grid - frontEnd) / (side + front);
        below = std::min((width - left - sideEnd) / side, (width - left - frontEnd) / front);
        if (std::max(beside, below) >= least)
            break;
    }
    m_layout.beside = beside >= least;
    const double whole = scaleForHeight(room.height());
    const double readable = whole < ReadableScale * least ? ScrolledScale * least : whole;
    const double fits = m_layout.beside ? beside : below;
    const double smallest = std::clamp(fits, TightLine / LeastLine * least, least); // rather than be cut at its side
    m_layout.scale = std::clamp(std::min(fits, readable), smallest, LargestScale * least);
    const double scale = m_layout.scale;
    m_sideLeft = left;
    m_sideZero = Grid / 2.0 + HeadLines * m_line - outlineTop() * scale;
    m_sideColumn = left + side * scale + 2 * Grid;
    m_frontLeft = m_layout.beside ? left + side * scale + sideEnd + Grid : left;
    m_frontZero = m_sideZero;
    m_frontColumn = m_frontLeft + front * scale + 2 * Grid;
}

void CaseDrafter::drawSections()
{
    addTitles();
    addOutline();
    addParts();
    addLimits();
    addNames();
    const double bottom = m_plan.caseTop ? std::max(m_plan.bottom, *m_plan.caseTop + m_plan.caseAlong) : m_plan.bottom;
    const double callouts = placeCallouts(m_sideCallouts, m_sideColumn, Grid, m_sideCalloutWidth, m_metrics, m_layout);
    m_sideBottom = std::max(m_sideZero + bottom * m_layout.scale, callouts);
}

CaseLayout CaseDrafter::draw()
{
    const CaseDrafter fresh = *this;
    drawSections();
    if (!m_layout.beside) {
        // Where the second section begins is known only now that the first one's callouts stand.
        const double zero = m_sideBottom + 2 * Grid + HeadLines * m_line - m_plan.top * m_layout.scale;
        m_layout = fresh.m_layout;
        m_sideCallouts.clear();
        m_frontCallouts.clear();
        m_frontZero = zero;
        drawSections();
    }
    double bottom = std::max(m_sideBottom, m_frontZero + m_plan.bottom * m_layout.scale);
    bottom = std::max(bottom, placeCallouts(m_frontCallouts, m_frontColumn, m_frontZero + frontTop() * m_layout.scale,
                                            m_frontCalloutWidth, m_metrics, m_layout));
    m_sideCallouts.clear();
    m_frontCallouts.clear();
    bottom = addGroups(bottom);
    bottom = std::max(
        bottom, placeCallouts(m_sideCallouts, m_sideColumn, m_sideBottom, m_sideCalloutWidth, m_metrics, m_layout));
    bottom = std::max(
        bottom, placeCallouts(m_frontCallouts, m_frontColumn, m_sideBottom, m_frontCalloutWidth, m_metrics, m_layout));
    addScaleBar(bottom + Grid);
    double right = 0;
    for (const CaseText &text : m_layout.texts)
        right = std::max(right, text.area.right());
    for (const CaseBox &one : m_layout.boxes)
        right = std::max(right, one.area.right());
    m_layout.size = {right + Grid / 2.0, bottom + 2 * Grid + m_line};
    return m_layout;
}

CaseDrafter::CaseDrafter(const CasePlan &plan, QSizeF room, const QFontMetricsF &metrics)
    : m_plan(plan), m_metrics(metrics), m_line(metrics.height()), m_placed(plan.parts.size())
{
    measure(room);
}

int CaseLayout::partAt(QPointF point) const
{
    const auto box = std::find_if(boxes.rbegin(), boxes.rend(),
                                  [&](const CaseBox &one) { return one.part >= 0 && one.area.contains(point); });
    return box == boxes.rend() ? -1 : box->part;
}

std::vector<QRectF> CaseLayout::areasOf(int part) const
{
    std::vector<QRectF> areas;
    for (const CaseBox &box : boxes) {
        if (box.part == part)
            areas.push_back(box.area);
    }
    return areas;
}

CaseLayout caseLayout(const CasePlan &plan, QSizeF room, const QFontMetricsF &metrics)
{
    return CaseDrafter(plan, room, metrics).draw();
}

} // namespace rig::ui
