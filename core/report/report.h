// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"
#include "core/checks/finding.h"

namespace rig {

struct ReportTable
{
    QStringList headings;
    std::vector<QStringList> rows; ///< a line break in a cell begins a lesser line: a part number, a place
    std::vector<bool> numeric;     ///< per column: right-aligned
    std::vector<int> shares;       ///< per column: its part of the width
};

/// A bar of the power chart: the report's figure, drawn as vectors.
struct ReportBar
{
    QString label;
    double watts = 0;
    std::optional<double> limit;
    QString value; ///< the figure in words, at the end of the bar
};

/// A finding as it is printed. Texts that are not there are empty.
struct ReportFinding
{
    Severity severity = Severity::Note;
    QString label; ///< the severity in words
    QString title; ///< of the check
    QString message;
    QString reason;
    QString evidence;
    QString fix;      ///< the best one, with what it costs and clears
    QString stopped;  ///< where not all edits were tried
    QString accepted; ///< the reason for which the user accepts it
};

struct ReportSection
{
    QString title;
    QStringList paragraphs;
    std::vector<ReportBar> bars;
    std::optional<ReportTable> table;
    std::vector<ReportFinding> findings;
    QStringList notes; ///< small print below
};

struct ReportFigure
{
    QString label;
    QString value;
};

/// The report as data: the PDF, the HTML and the copied text are drawn from it.
struct Report
{
    QString title;
    QDate date;
    QString summary;                ///< the verdict in a sentence
    std::optional<Severity> worst;  ///< of what is not accepted; none: nothing was found
    std::vector<ReportFigure> head; ///< price, watts, worst link
    std::vector<ReportSection> sections;
};

/// Everything a purchaser needs: parts with price and date, findings with evidence and mends, links, power, sources.
[[nodiscard]] Report makeReport(const Document &document, const Catalogue &catalogue, const QDate &today);

/// The list of parts alone, for the clipboard.
[[nodiscard]] QString partsAsText(const Document &document, const Catalogue &catalogue);
[[nodiscard]] QString partsAsMarkdown(const Document &document, const Catalogue &catalogue);
/// RFC 4180; cells that a spreadsheet would run are defused.
[[nodiscard]] QString partsAsCsv(const Document &document, const Catalogue &catalogue);

/// One HTML page that needs nothing beside it.
[[nodiscard]] QString reportAsHtml(const Report &report);

} // namespace rig
