// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/case_drafter.h"

#include "core/machine/fit_rules.h"
#include "ui/drawings/case_words.h"

#include <algorithm>

namespace rig::ui {

namespace {

constexpr double Pitch = SlotPitch.value();
constexpr double CoolerShare = 0.56; ///< of the board above its slots: the drawing's own, said below it

} // namespace

QRectF CaseDrafter::sideRect(double x, double y, double wide, double high) const
{
    const double scale = m_layout.scale;
    return {m_sideLeft + x * scale, m_sideZero + y * scale, wide * scale, high * scale};
}

QRectF CaseDrafter::frontRect(double x, double y, double wide, double high) const
{
    const double scale = m_layout.scale;
    return {m_frontLeft + x * scale, m_frontZero + y * scale, wide * scale, high * scale};
}

void CaseDrafter::box(CaseShape shape, const QRectF &area, std::size_t index, bool dashed, bool openEnd)
{
    const CasePart &part = m_plan.parts[index];
    m_layout.boxes.push_back({shape, area, part.item, static_cast<int>(index), dashed, openEnd});
}

void CaseDrafter::addOutline()
{
    if (m_plan.caseTop)
        m_layout.boxes.push_back({CaseShape::Outline, sideRect(0, *m_plan.caseTop, m_plan.caseDepth, m_plan.caseAlong),
                                  m_plan.chassis, -1, false, false});
}

void CaseDrafter::addBoard(std::size_t index)
{
    const double high = m_plan.boardBottom - m_plan.boardTop;
    PlacedPart &placed = m_placed[index];
    placed.side = sideRect(0, m_plan.boardTop, m_plan.boardDepth, high);
    // Edge on: how thick a board is, no figure says.
    placed.front = frontRect(0, m_plan.boardTop, 0, high).adjusted(-Grid / 2.0, 0, 0, 0);
    box(CaseShape::Board, placed.side, index, !m_plan.boardKnown);
    box(CaseShape::Board, placed.front, index, !m_plan.boardKnown);
}

void CaseDrafter::addPlaces()
{
    for (const CasePlace &place : m_plan.places) {
        const QRectF row = sideRect(0, (place.number - 1) * Pitch, m_plan.boardDepth, Pitch);
        m_layout.lines.push_back({{row.topLeft(), row.topRight()}, CaseLine::Look::Place, 0});
        const double wide = m_sideLeft - Grid;
        const QString label = QStringLiteral("%1 %2").arg(QString::number(place.number), place.label).trimmed();
        putText(m_layout, {Grid / 2.0, row.top(), wide, row.height()},
                {{}, label, place.label.isEmpty() ? CaseText::Look::Quiet : CaseText::Look::Plain}, m_metrics);
    }
}

void CaseDrafter::addCardAt(std::size_t index, double sideTop, double frontTop, bool inFront)
{
    const CasePart &part = m_plan.parts[index];
    PlacedPart &placed = m_placed[index];
    const double scale = m_layout.scale;
    const bool guessed = part.group == CaseGroup::Guessed;
    const CaseShape shape = part.kind == CaseKind::Card ? CaseShape::Card : CaseShape::Device;
    const double thick = part.thickness.value_or(SlotPitch).value() * scale;
    const double length = part.length.value_or(HalfLengthCard).value() * scale;
    placed.side = QRectF(m_sideLeft, sideTop, length, thick);
    box(shape, placed.side, index, guessed || !part.length || !part.thickness, !part.length);
    if (!inFront)
        return;
    const double height = part.height.value_or(shape == CaseShape::Card ? HighestCard : LowestCard).value() * scale;
    placed.front = QRectF(m_frontLeft, frontTop, height, thick);
    box(shape, placed.front, index, guessed || !part.height || !part.thickness, !part.height);
    if (part.longPlug == false || part.group != CaseGroup::InCase || !m_plan.sidePanel)
        return;
    placed.cable = QRectF(placed.front.right(), frontTop + thick / 4, StraightCable.value() * scale, thick / 2);
    box(CaseShape::Cable, placed.cable, index, !part.longPlug || !part.height);
}

void CaseDrafter::addCard(std::size_t index)
{
    const CasePart &part = m_plan.parts[index];
    const double top = (part.first.value_or(part.drawnAt) - 1) * Pitch * m_layout.scale;
    addCardAt(index, m_sideZero + top, m_frontZero + top, true);
}

void CaseDrafter::addSupply(std::size_t index)
{
    const CasePart &part = m_plan.parts[index];
    const double high = part.height->value();
    m_placed[index].side =
        sideRect(0, *m_plan.caseTop + m_plan.caseAlong - high, part.length.value_or(HalfLengthCard).value(), high);
    box(CaseShape::Supply, m_placed[index].side, index, !part.length, !part.length);
}

void CaseDrafter::addCooler(std::size_t index)
{
    const CasePart &part = m_plan.parts[index];
    const double room = -m_plan.boardTop;
    if (room < Pitch)
        return;
    const double wide = room * CoolerShare;
    const double top = m_plan.boardTop + (room - wide) / 2;
    PlacedPart &placed = m_placed[index];
    placed.side = sideRect((m_plan.boardDepth - wide) / 2, top, wide, wide);
    placed.front = frontRect(0, top, part.height.value_or(LowestCard).value(), wide);
    box(CaseShape::Cooler, placed.side, index, true);
    box(CaseShape::Cooler, placed.front, index, true, !part.height);
}

/// The inner edge stands somewhere between its bounds.
void CaseDrafter::addRadiator(std::size_t index)
{
    const double length = m_plan.parts[index].height->value();
    const double middle = m_plan.caseTop ? *m_plan.caseTop + m_plan.caseAlong / 2 : (m_plan.top + m_plan.bottom) / 2;
    const double limit = *m_plan.lengthLimit;
    const double thin = ThinnestRadiator.value();
    const double thick = ThickestRadiator.value();
    m_placed[index].side = sideRect(limit - thick, middle - length / 2, thick, length);
    box(CaseShape::Radiator, sideRect(limit - thick, middle - length / 2, thick - thin, length), index, true);
    box(CaseShape::Radiator, sideRect(limit - thin, middle - length / 2, thin, length), index, false);
}

void CaseDrafter::addParts()
{
    for (std::size_t i = 0; i < m_plan.parts.size(); ++i) {
        if (!isInSections(m_plan.parts[i]))
            continue;
        switch (m_plan.parts[i].kind) {
        case CaseKind::Board:
            addBoard(i);
            addPlaces();
            break;
        case CaseKind::Card:
        case CaseKind::Device:
            addCard(i);
            break;
        case CaseKind::Supply:
            addSupply(i);
            break;
        case CaseKind::Cooler:
            addCooler(i);
            break;
        case CaseKind::Radiator:
            addRadiator(i);
            break;
        }
    }
}

/// What no section has a place for, to scale, one below the other.
double CaseDrafter::addGroups(double top)
{
    double y = top;
    for (const CaseGroup group : {CaseGroup::NotPlaced, CaseGroup::OnCable, CaseGroup::Outside, CaseGroup::NotTold}) {
        bool titled = false;
        for (std::size_t i = 0; i < m_plan.parts.size(); ++i) {
            if (m_plan.parts[i].group != group)
                continue;
            if (!titled) {
                const QString title = groupText(group);
                y += Grid;
                const double room = m_sideColumn + m_sideCalloutWidth - m_sideLeft;
                putText(m_layout, {m_sideLeft, y, std::min(room, m_metrics.horizontalAdvance(title) + 2), m_line},
                        {{}, title, CaseText::Look::Quiet}, m_metrics);
                y += m_line + Grid / 2.0;
            }
            titled = true;
            y = addGroupPart(i, y);
        }
    }
    return y;
}

double CaseDrafter::addGroupPart(std::size_t index, double top)
{
    const CasePart &part = m_plan.parts[index];
    const double scale = m_layout.scale;
    PlacedPart &placed = m_placed[index];
    const double length = part.length.value_or(HalfLengthCard).value() * scale;
    switch (part.kind) {
    case CaseKind::Card:
    case CaseKind::Device:
        addCardAt(index, top, top, m_layout.beside);
        break;
    case CaseKind::Supply:
        placed.side = QRectF(m_sideLeft, top, length, part.height ? part.height->value() * scale : 2 * m_line);
        box(CaseShape::Supply, placed.side, index, !part.length || !part.height, !part.length);
        break;
    case CaseKind::Radiator:
        placed.side = QRectF(m_sideLeft, top, part.height.value_or(HalfLengthCard).value() * scale,
                             std::max(m_line, ThickestRadiator.value() * scale));
        box(CaseShape::Radiator, placed.side, index, true, !part.height);
        break;
    case CaseKind::Cooler:
    case CaseKind::Board:
        placed.side = QRectF(m_sideLeft, top, part.height.value_or(HalfLengthCard).value() * scale, 2 * m_line);
        box(CaseShape::Cooler, placed.side, index, true, !part.height);
        break;
    }
    nameCard(index);
    addTroubles(index);
    return std::max(placed.side.bottom(), top + m_line) + Grid;
}

} // namespace rig::ui
