// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/drawing.h"

#include "ui/drawings/case_paint.h"
#include "ui/drawings/lane_paint.h"
#include "ui/drawings/power_paint.h"

#include <QPainter>

#include <utility>

namespace rig::ui {

namespace {

Drawing lanes(const ReportMachine &machine, const DrawingInk &ink)
{
    if (!machine.machine.board)
        return {};
    const LaneInk lane{ink.palette, ink.font, fontFor(TextSize::Caption, ink.font)};
    const std::size_t paths = machine.assessment.lanes.peers.size();
    const LaneRoom room{ink.width,
                        QFontMetricsF(lane.text),
                        QFontMetricsF(lane.caption),
                        !ink.small && paths > 0 && paths <= FewPaths,
                        -1,
                        0};
    const LaneLayout layout = layOutLanes(machine.situation(), machine.verdict.findings, room);
    if (layout.rows.empty() && layout.boxes.empty())
        return {};
    return {{ink.width, layout.height}, [layout, lane](QPainter &painter) { paintLaneMap(painter, layout, lane); }};
}

/// What decides of the supply: training, the worst case, the longest of the peaks.
void keepBrief(PowerPicture &picture)
{
    using What = words::PowerBar::What;
    bool peak = false;
    std::vector<PowerRow> rows;
    for (PowerRow &row : picture.rows) {
        const bool first = row.what == What::Peak && !std::exchange(peak, true);
        if (first || row.what == What::Training || row.what == What::Worst)
            rows.push_back(std::move(row));
    }
    picture.rows = std::move(rows);
    for (PowerPart &part : picture.parts)
        part.detail = part.name;
}

Drawing power(const ReportMachine &machine, const DrawingInk &ink)
{
    const Power &power = machine.assessment.power;
    if (power.training.atLeast.value() <= 0)
        return {};
    PowerPicture picture = powerPicture(machine.machine, power, machine.document.site, machine.document.use);
    if (ink.small)
        keepBrief(picture);
    const PowerBarsLayout layout = layOutPowerBars(picture, ink.width, ink.font);
    const PowerInk bars{ink.palette, ink.font, ink.width, {}};
    return {{ink.width, layout.height}, [picture, layout, bars](QPainter &painter) {
                painter.setRenderHint(QPainter::Antialiasing);
                paintPowerBars(painter, picture, layout, bars);
            }};
}

Drawing section(const ReportMachine &machine, const DrawingInk &ink)
{
    const CasePlan plan = casePlan(machine.situation(), machine.verdict);
    if (plan.parts.empty())
        return {};
    const QFontMetricsF metrics(fontFor(TextSize::Caption, ink.font));
    const CaseLayout layout = caseLayout(plan, {ink.width, 0}, metrics);
    const CaseInk inks{ink.palette, ink.font, {}};
    return {layout.size, [plan, layout, inks](QPainter &painter) { paintCase(painter, plan, layout, inks); }};
}

} // namespace

Drawing reportDrawing(const ReportMachine &machine, ReportDrawing which, const DrawingInk &ink)
{
    switch (which) {
    case ReportDrawing::Lanes:
        return lanes(machine, ink);
    case ReportDrawing::Power:
        return power(machine, ink);
    case ReportDrawing::Case:
        return section(machine, ink);
    }
    return {};
}

} // namespace rig::ui
