// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/sections.h"

namespace rig {

using report::ReportWords;

QString coverTitle(CoverPart part)
{
    switch (part) {
    case CoverPart::Works:
        return ReportWords::tr("What it is for");
    case CoverPart::Limits:
        return ReportWords::tr("What limits it, and the cheapest change");
    case CoverPart::Buy:
        return ReportWords::tr("What to buy");
    case CoverPart::Decide:
        return ReportWords::tr("What must be decided");
    case CoverPart::Unchecked:
        return ReportWords::tr("Could not be checked");
    }
    return {};
}

ReportTable limitsTable(const std::vector<ReportLimit> &limits)
{
    ReportTable table;
    table.headings = {ReportWords::tr("Limit"), ReportWords::tr("What it means"), ReportWords::tr("Cheapest change"),
                      ReportWords::tr("Price")};
    table.numeric = {false, false, false, true};
    table.shares = {24, 41, 26, 9};
    for (const ReportLimit &limit : limits) {
        table.rows.push_back({limit.title, limit.message, limit.change, limit.price});
        table.marks.emplace_back(limit.severity);
    }
    return table;
}

QString signText(const QString &role)
{
    return ReportWords::tr("%1: name, date, signature", "approved, checked").arg(role);
}

QString reportKind() { return ReportWords::tr("Rigwright · report of a machine"); }

QString makerText()
{
    return ReportWords::tr("Made with Rigwright %1", "version of the program")
        .arg(QLatin1StringView(RIGWRIGHT_VERSION));
}

QString drawingTitle(ReportDrawing drawing)
{
    switch (drawing) {
    case ReportDrawing::Lanes:
        return ReportWords::tr("Lanes");
    case ReportDrawing::Power:
        return ReportWords::tr("Power");
    case ReportDrawing::Case:
        return ReportWords::tr("Section of the case");
    }
    return {};
}

QString workLine(const ReportItem &work)
{
    return ReportWords::tr("%1 – %2", "a work, its need and speed").arg(work.title, work.text);
}

QString buyText(const QStringList &row)
{
    const QString part = row.value(2) == QLatin1StringView("1")
                             ? row.value(1)
                             : ReportWords::tr("%1 × %2", "number, name of a part").arg(row.value(2), row.value(1));
    const bool priced = row.value(3) != QStringLiteral("–");
    return ReportWords::tr("%1, %2", "a part, its price").arg(part, priced ? row.value(3) : row.value(4));
}

QString moreText(std::size_t count)
{
    return ReportWords::tr("%n more: see the next pages", "rows that a page has no room for", static_cast<int>(count));
}

} // namespace rig
