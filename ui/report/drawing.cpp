// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/drawing.h"

#include "core/names/names.h"
#include "ui/drawings/case_paint.h"
#include "ui/drawings/lane_paint.h"
#include "ui/drawings/lane_rows.h"
#include "ui/drawings/power_paint.h"

#include <QPainter>

#include <algorithm>
#include <optional>

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
                        0,
                        ink.small,
                        0,
                        true};
    const LaneLayout layout = layOutLanes(machine.situation(), machine.verdict.findings, room);
    if (layout.rows.empty() && layout.boxes.empty())
        return {};
    return {{ink.width, layout.height},
            [layout, lane](QPainter &painter) { paintLaneMap(painter, layout, lane); },
            isAnyCut(layout.rows)};
}

/// Paper has room for the longest peak, which the window tells in its table alone.
void addLongWindow(PowerPicture &picture)
{
    if (picture.longWindow.name.isEmpty())
        return;
    const auto first = std::find_if(picture.rows.begin(), picture.rows.end(), [&](const PowerRow &row) {
        return row.what == words::PowerBar::What::Peak && row.load == picture.longWindow.load;
    });
    picture.rows.insert(first, picture.longWindow);
}

/// How much of what is allowed a peak takes; one that nothing is known of comes last.
double shareOf(const PowerRow &row)
{
    return row.marks.empty() || row.marks.front().watts.value() <= 0 ? 0 : row.most / row.marks.front().watts;
}

/// What decides of the supply: training, the worst case, and the peak that comes closest to what is allowed.
void keepBrief(PowerPicture &picture)
{
    using What = words::PowerBar::What;
    std::vector<PowerRow> rows;
    std::optional<PowerRow> peak;
    for (PowerRow &row : picture.rows) {
        if (row.what == What::Training || row.what == What::Worst)
            rows.push_back(std::move(row));
        else if (row.what == What::Peak && (!peak || shareOf(row) > shareOf(*peak)))
            peak = std::move(row);
    }
    if (peak) {
        const auto next =
            std::find_if(rows.begin(), rows.end(), [&](const PowerRow &row) { return row.load > peak->load; });
        rows.insert(next, *std::move(peak)); // supply by supply
    }
    picture.rows = std::move(rows);
}

/// In the key all cards that are drawn alone are one entry: their numbers stand in the bars.
void keepKeyBrief(PowerPicture &picture, const Machine &machine)
{
    std::vector<const Device *> cards;
    PowerPart *first = nullptr;
    for (PowerPart &part : picture.parts) {
        part.detail = part.name;
        const Device *device = part.items.size() == 1 ? machine.device(part.items.front()) : nullptr;
        if (!device || !device->isCard())
            continue;
        cards.push_back(device);
        part.inKey = first == nullptr;
        first = first ? first : &part;
    }
    if (first)
        first->detail = names::devices(cards);
}

Drawing power(const ReportMachine &machine, const DrawingInk &ink)
{
    const Power &power = machine.assessment.power;
    if (power.training.atLeast.value() <= 0)
        return {};
    PowerPicture picture = powerPicture(machine.machine, power, machine.document.site, machine.document.use);
    addLongWindow(picture);
    if (ink.small) {
        keepBrief(picture);
        keepKeyBrief(picture, machine.machine);
    }
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
