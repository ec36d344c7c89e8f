// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/case_labels.h"

#include "core/machine/fit_rules.h"
#include "ui/drawings/case_drafter.h"
#include "ui/drawings/case_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::ui {

namespace {

struct CaseLabels
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::CaseLayout)
};

constexpr double ScaleBar = 100; ///< mm
constexpr double BoldWidth = 1.15;
constexpr double TitleLines = 2.2; ///< above a section: its title, then the names of its limits

/// "313 mm · Card 1": the figure first, "?" where it is not known.
QString measured(const std::optional<Millimetres> &figure, const QString &name)
{
    return CaseLabels::tr("%1 mm · %2", "number or a question mark, name")
        .arg(figure ? caseNumber(figure->value()) : QStringLiteral("?"), name);
}

/// How high a part's topmost slot place is, in its area: what stands below may cover the rest. Of a small drawing a
/// line, as far as the part has one: a name across its edge is struck out.
double firstPlace(const CasePart &part, const QRectF &area, double line)
{
    return std::max(area.height() / std::max(1, part.places.value_or(1)), std::min(area.height(), line));
}

} // namespace

QString guessText() { return CaseLabels::tr("place not known", "a card whose slot could be anywhere"); }

QString gapText(Millimetres gap)
{
    return CaseLabels::tr("%1 mm of air", "number").arg(caseNumber(std::max(0.0, gap.value())));
}

QString coolerLimitText(double millimetres)
{
    return CaseLabels::tr("highest cooler: %1 mm", "number").arg(caseNumber(millimetres));
}

QString supplyLimitText(double millimetres)
{
    return CaseLabels::tr("longest supply: %1 mm", "number").arg(caseNumber(millimetres));
}

void CaseDrafter::addTitles()
{
    const QString side = m_plan.lies ? CaseLabels::tr("From above: rear at the left")
                                     : CaseLabels::tr("From the side: rear at the left");
    const QString front = !m_plan.sidePanel ? CaseLabels::tr("From the front")
                          : m_plan.lies     ? CaseLabels::tr("From the front: lid at the right")
                                            : CaseLabels::tr("From the front: side panel at the right");
    const auto title = [&](const QString &text, double left, double top, double room) {
        // Bold type is wider than the metrics say.
        const QRectF area(left, top, std::min(room, m_metrics.horizontalAdvance(text) * BoldWidth), m_line);
        m_layout.texts.push_back(
            {area, m_metrics.elidedText(text, Qt::ElideRight, area.width() / BoldWidth + 1), CaseText::Look::Title});
    };
    title(side, m_sideLeft, Grid / 2.0, m_sideColumn + m_sideCalloutWidth - m_sideLeft);
    // Below the other section it has that one's room as well.
    const double end =
        std::max(m_frontColumn + m_frontCalloutWidth, m_layout.beside ? 0.0 : m_sideColumn + m_sideCalloutWidth);
    title(front, m_frontLeft, m_frontZero + frontTop() * m_layout.scale - TitleLines * m_line, end - m_frontLeft);
}

/// A limit's name stands above its line, within its section.
void CaseDrafter::addLimit(const QRectF &line, CaseLine::Look look, bool front, const QString &name)
{
    m_layout.lines.push_back({{line.topLeft(), line.bottomLeft()}, look, m_plan.chassis});
    const double least = front ? m_frontLeft : m_sideLeft;
    const double most = front ? m_frontColumn + m_frontCalloutWidth : m_sideColumn + m_sideCalloutWidth;
    const double wide = std::min(m_metrics.horizontalAdvance(name) + 2, most - least);
    const double left = std::max(least, std::min(line.left() - wide / 2, most - wide));
    const QRectF area(left, line.top() - m_line - 1, wide, m_line);
    m_layout.texts.push_back({area,
                              m_metrics.elidedText(name, Qt::ElideRight, wide + 1),
                              CaseText::Look::Quiet,
                              Qt::AlignLeft | Qt::AlignVCenter,
                              {},
                              m_plan.chassis});
}

void CaseDrafter::addLimits()
{
    if (!m_plan.hasBoard)
        return;
    if (m_plan.lengthLimit)
        addLimit(sideRect(*m_plan.lengthLimit, outlineTop(), 0, m_plan.bottom - outlineTop()), CaseLine::Look::Limit,
                 false, CaseLabels::tr("longest card: %1 mm", "number").arg(caseNumber(*m_plan.lengthLimit)));
    const LengthBounds &room = m_plan.heightRoom;
    if (const std::optional<Millimetres> panel = room.atMost ? room.atMost : room.atLeast) {
        const QString limit = caseNumber(panel->value());
        addLimit(frontRect(panel->value(), frontTop(), 0, m_plan.bottom - frontTop()),
                 room.atMost ? CaseLine::Look::Limit : CaseLine::Look::AtLeast, true,
                 room.atMost ? CaseLabels::tr("highest card: %1 mm", "number").arg(limit)
                             : CaseLabels::tr("highest card: ? (at least %1 mm)", "number").arg(limit));
    }
    for (std::size_t i = 0; i < m_plan.parts.size(); ++i) {
        const CasePart &part = m_plan.parts[i];
        if (part.kind == CaseKind::Supply && part.group == CaseGroup::InCase && part.margin)
            addSupplyLimit(m_placed[i].side, (*part.length + *part.margin).value());
    }
    if (!m_plan.coolerRoom || m_plan.boardTop >= 0)
        return;
    const QRectF line = frontRect(*m_plan.coolerRoom, m_plan.boardTop, 0, -m_plan.boardTop);
    m_layout.lines.push_back({{line.topLeft(), line.bottomLeft()}, CaseLine::Look::Limit, m_plan.chassis});
    m_frontCallouts.push_back(
        {line.topLeft() + QPointF(0, m_line / 2), coolerLimitText(*m_plan.coolerRoom), {}, m_plan.chassis});
}

void CaseDrafter::addSupplyLimit(const QRectF &supply, double limit)
{
    const double x = m_sideLeft + limit * m_layout.scale;
    m_layout.lines.push_back({QLineF(x, supply.top(), x, supply.bottom()), CaseLine::Look::Limit, m_plan.chassis});
    m_sideCallouts.push_back({QPointF(x, supply.center().y()), supplyLimitText(limit), {}, m_plan.chassis});
}

void CaseDrafter::addNames()
{
    for (std::size_t i = 0; i < m_plan.parts.size(); ++i) {
        if (isInSections(m_plan.parts[i]))
            nameCard(i);
    }
    for (std::size_t i = 0; i < m_plan.parts.size(); ++i) {
        if (!isInSections(m_plan.parts[i]))
            continue;
        addMargins(i);
        addGap(i);
        addTroubles(i);
    }
}

/// Whether another part stands there, which a name of this one would be taken for.
bool CaseDrafter::isCovered(std::size_t index, const QRectF &area) const
{
    for (std::size_t i = 0; i < m_plan.parts.size(); ++i) {
        if (i != index && isInSections(m_plan.parts[i]) && m_placed[i].side.intersects(area))
            return true;
    }
    return false;
}

/// In its first line; what has no room there goes into the column.
void CaseDrafter::nameCard(std::size_t index)
{
    const CasePart &part = m_plan.parts[index];
    const PlacedPart &placed = m_placed[index];
    const auto firstLine = [&](const QRectF &area) {
        return QRectF(area.left() + Grid / 2.0, area.top(), area.width() - Grid / 2.0, firstPlace(part, area, m_line));
    };
    const bool card = part.kind == CaseKind::Card || part.kind == CaseKind::Device;
    const bool board = part.kind == CaseKind::Board;
    const bool lengthless = part.kind == CaseKind::Radiator || part.kind == CaseKind::Cooler;
    // Of a cooler in its place the side section would show the width, which no figure gives.
    const bool widthless = part.kind == CaseKind::Cooler && part.group == CaseGroup::InCase;
    const QString side = board       ? part.name
                         : widthless ? CaseLabels::tr("? %1", "name of a cooler").arg(part.name)
                                     : measured(lengthless ? part.height : part.length, part.name);
    CaseText label{{}, side, CaseText::Look::Plain, Qt::AlignLeft | Qt::AlignVCenter, {}, part.item};
    // A name that would be cut gives way to the number, by which list and table call the part.
    if (m_metrics.horizontalAdvance(side) > placed.side.width() - Grid)
        label.text = board       ? part.number
                     : widthless ? CaseLabels::tr("? %1", "name of a cooler").arg(part.number)
                                 : measured(lengthless ? part.height : part.length, part.number);
    bool nameless = false;
    if (const auto &figure = lengthless ? part.height : part.length;
        figure && !board && m_metrics.horizontalAdvance(label.text) > placed.side.width() - Grid) {
        label.text =
            widthless ? QStringLiteral("?") : CaseLabels::tr("%1 mm", "number").arg(caseNumber(figure->value()));
        nameless = true;
    }
    if (board)
        label.look = CaseText::Look::Quiet;
    const bool upright = part.kind == CaseKind::Radiator && part.group == CaseGroup::InCase;
    QRectF room = firstLine(placed.side);
    if (!card)
        room.setHeight(std::min(room.height(), m_line + Grid / 2.0));
    const bool covered = board && isCovered(index, {room.topLeft(), QSizeF(m_metrics.horizontalAdvance(side), m_line)});
    if (!placed.side.isEmpty() && (upright || covered || !putText(m_layout, room, label, m_metrics)))
        m_sideCallouts.push_back({placed.side.topRight() + QPointF(0, m_line / 2), side, {}, part.item});
    else if (nameless && !card)
        nameBelow(index, room, placed.side);
    if (part.group == CaseGroup::Guessed)
        m_sideCallouts.push_back(
            {placed.side.topRight() + QPointF(0, 1.5 * m_line), guessText(), Meaning::CannotCheck, part.item});
    if (!placed.front.isEmpty() && !board)
        nameInFront(index, firstLine(placed.front));
}

/// Under a figure that had no room for the name beside it, where the part has a second line.
void CaseDrafter::nameBelow(std::size_t index, const QRectF &figure, const QRectF &whole)
{
    const QRectF room = figure.translated(0, figure.height());
    if (room.bottom() <= whole.bottom())
        putText(m_layout, room,
                {{},
                 m_plan.parts[index].number,
                 CaseText::Look::Plain,
                 Qt::AlignLeft | Qt::AlignVCenter,
                 {},
                 m_plan.parts[index].item},
                m_metrics);
}

void CaseDrafter::nameInFront(std::size_t index, QRectF room)
{
    const CasePart &part = m_plan.parts[index];
    const PlacedPart &placed = m_placed[index];
    const auto fits = [&](const QString &text) {
        return m_metrics.horizontalAdvance(text) <= placed.front.width() - Grid;
    };
    CaseText label{
        {}, measured(part.height, part.number), CaseText::Look::Plain, Qt::AlignLeft | Qt::AlignVCenter, {}, part.item};
    bool nameless = false;
    if (const QString unknown = CaseLabels::tr("%1: height not known", "\"Card 1\"").arg(part.number); !part.height)
        label.text = fits(unknown) ? unknown : label.text;
    else if (!fits(label.text)) {
        label.text = CaseLabels::tr("%1 mm", "number").arg(caseNumber(part.height->value()));
        nameless = part.kind != CaseKind::Card && part.kind != CaseKind::Device && room.height() >= 2 * m_line;
    }
    if (nameless) // both lines in the middle, as one alone would stand
        room = QRectF(room.left(), room.center().y() - m_line, room.width(), m_line);
    if (putText(m_layout, room, label, m_metrics) && nameless)
        nameBelow(index, room, placed.front);
    if (!placed.cable.isEmpty() && (!part.longPlug || !part.height))
        putText(m_layout, placed.cable,
                {{}, QStringLiteral("?"), CaseText::Look::Quiet, Qt::AlignCenter, {}, part.item}, m_metrics);
}

/// What is left up to the limit; in front of a radiator between its bounds.
void CaseDrafter::addMargins(std::size_t index)
{
    const CasePart &part = m_plan.parts[index];
    const PlacedPart &placed = m_placed[index];
    if (part.kind != CaseKind::Card && part.kind != CaseKind::Device)
        return;
    const auto between = [&](const QRectF &area, double from, double to, const QString &text) {
        const QRectF room(from + Grid / 2.0, area.top(), to - from - Grid, firstPlace(part, area, m_line));
        if (m_metrics.horizontalAdvance(text) + 2 <= room.width())
            putText(m_layout, room, {{}, text, CaseText::Look::Quiet, Qt::AlignLeft | Qt::AlignVCenter, {}, part.item},
                    m_metrics);
    };
    if (m_plan.lengthLimit && part.length) {
        const double left = *m_plan.lengthLimit - part.length->value();
        const double least = left - ThickestRadiator.value();
        const bool behind = m_plan.radiatorInFront();
        const QString text = behind ? CaseLabels::tr("%1 to %2 mm left", "number, number")
                                          .arg(caseNumber(least), caseNumber(left - ThinnestRadiator.value()))
                                    : CaseLabels::tr("%1 mm left", "number").arg(caseNumber(left));
        const double right = placed.side.right();
        between(placed.side, right, right + (behind ? least : left) * m_layout.scale, text);
    }
    if (!m_plan.heightRoom.atMost || !part.height)
        return;
    const double from = placed.cable.isEmpty() ? placed.front.right() : placed.cable.right();
    const double to = m_frontLeft + m_plan.heightRoom.atMost->value() * m_layout.scale;
    between(placed.front, from, to,
            CaseLabels::tr("%1 mm left", "number").arg(caseNumber((to - from) / m_layout.scale)));
}

void CaseDrafter::addGap(std::size_t index)
{
    const CasePart &part = m_plan.parts[index];
    if (!part.gapBelow || *part.gapBelow < Millimetres(0))
        return;
    const bool said = std::any_of(part.troubles.begin(), part.troubles.end(),
                                  [](const CaseTrouble &trouble) { return trouble.what == CaseTrouble::What::NoAir; });
    const QRectF &side = m_placed[index].side;
    const double gap = part.gapBelow->value() * m_layout.scale;
    const QRectF room(side.left() + Grid / 2.0, side.bottom() + (gap - m_line) / 2, side.width(), m_line);
    const CaseText text{{},       gapText(*part.gapBelow), CaseText::Look::Quiet, Qt::AlignLeft | Qt::AlignVCenter, {},
                        part.item};
    if (said || (gap >= m_line && putText(m_layout, room, text, m_metrics)))
        return;
    m_sideCallouts.push_back({QPointF(side.right(), side.bottom() + gap / 2), text.text, {}, part.item});
}

void CaseDrafter::addTroubles(std::size_t index)
{
    const CasePart &part = m_plan.parts[index];
    for (const CaseTrouble &trouble : part.troubles) {
        if (trouble.what == CaseTrouble::What::InTheWay)
            continue; // the other one says it
        const Meaning meaning = meaningOf(trouble.severity);
        const QRectF area = hatchArea(trouble, m_plan, m_placed, index, m_sideLeft, m_frontLeft, m_layout.scale);
        if (!area.isEmpty())
            m_layout.hatches.push_back({area, part.item, static_cast<int>(index), meaning});
        const bool front = isInFront(trouble.what) && !m_placed[index].front.isEmpty();
        const QRectF &whole = front ? m_placed[index].front : m_placed[index].side;
        if (whole.isEmpty())
            continue;
        const QPointF anchor =
            area.isEmpty() ? QPointF(whole.right(), whole.center().y()) : QPointF(area.right(), area.center().y());
        (front ? m_frontCallouts : m_sideCallouts).push_back({anchor, troubleText(trouble), meaning, part.item});
    }
}

void CaseDrafter::addScaleBar(double top)
{
    const double wide = ScaleBar * m_layout.scale;
    const double middle = top + m_line / 2;
    for (const QLineF &line : {QLineF(m_sideLeft, middle, m_sideLeft + wide, middle),
                               QLineF(m_sideLeft, top + m_line / 4, m_sideLeft, top + m_line * 3 / 4),
                               QLineF(m_sideLeft + wide, top + m_line / 4, m_sideLeft + wide, top + m_line * 3 / 4)})
        m_layout.lines.push_back({line, CaseLine::Look::Scale, 0});
    const QString text = CaseLabels::tr("%1 mm", "number").arg(caseNumber(ScaleBar));
    m_layout.texts.push_back({QRectF(m_sideLeft + wide + Grid, top, m_metrics.horizontalAdvance(text) + 2, m_line),
                              text, CaseText::Look::Quiet});
}

} // namespace rig::ui
