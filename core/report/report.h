// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"
#include "core/checks/check.h"
#include "core/checks/verdict.h"
#include "core/renting/rent_case.h"

#include <functional>
#include <memory>

namespace rig {

namespace reality {
struct Detected;
}

struct ReportTable
{
    QStringList headings;
    std::vector<QStringList> rows; ///< a line break in a cell begins a lesser line: a part number, a place
    std::vector<bool> numeric;     ///< per column: right-aligned
    std::vector<int> shares;       ///< per column: its part of the width
    std::vector<std::optional<Severity>> marks{}; ///< per row: its mark stands before it; empty: no row has one
    bool written = false;                         ///< its empty cells are filled in by hand: columns have lines
    bool typed = false; ///< its lesser lines are typed into a machine: where one is broken, its rest is indented
    bool fine = false;  ///< small print: who looks something up reads it
};

/// The drawings of the window, which a report has too.
enum class ReportDrawing { Lanes, Power, Case };

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
    std::vector<ReportDrawing> drawings;
    std::optional<ReportTable> table;
    std::vector<ReportFinding> findings;
    QStringList notes; ///< small print below
};

struct ReportFigure
{
    QString label;
    QString value;
    QString caption{};
    std::optional<Severity> severity{}; ///< of what it is judged against
    bool fine = false;                  ///< it was judged, and is within its limit
};

/// A limit or a problem in one row: the words of its finding, and what would mend it.
struct ReportLimit
{
    Severity severity = Severity::Caution;
    QString title;
    QString message;
    QString change; ///< the cheapest; says so where no single one is known
    QString price;  ///< "free", "$15"; empty without a change
};

/// What is named, and a sentence on it.
struct ReportItem
{
    QString title;
    QString text;
};

/// The first page: it alone shall decide. Lists are whole; paper shows what it has room for and says what it left out.
struct ReportCover
{
    QString about; ///< "2 × RTX 3090, for data-parallel training, 2,000 hours a year, Europe, 230 V, 16 A"
    /// The works that it is for: the name of each, with its need, whether it fits, and the speed that is expected.
    std::vector<ReportItem> works;
    QString worksTogether; ///< what all of them ask of a card; empty: there are none
    QString verdict;       ///< "Works, with 3 limits"
    QString advice;        ///< what to do, in two or three sentences
    std::vector<ReportFigure> figures;
    QString electrician; ///< the circuit in words; empty: nothing draws power yet
    std::vector<ReportLimit> limits;
    ReportTable buy;
    QString owned;                  ///< what is there already; empty: nothing
    std::vector<ReportItem> decide; ///< each text stands alone
    std::vector<ReportItem> unchecked;
    QStringList signOff; ///< who signs: a line for name, date and signature each
};

/// What the drawings are made of.
struct ReportMachine
{
    Document document;
    Machine machine;
    Assessment assessment;
    Verdict verdict;

    [[nodiscard]] Situation situation() const { return {machine, document.site, document.use, assessment}; }
};

/// The report as data: the PDF and the HTML are drawn from it, with the same words.
struct Report
{
    QString title;
    QDate date;
    QString edition;               ///< "2026-11-22 · catalogue of 2026-11-21 · USD"
    QString summary;               ///< the verdict with its causes, in a sentence
    std::optional<Severity> worst; ///< of what is not accepted; none: nothing was found
    ReportCover cover;
    std::vector<ReportSection> sections;
    bool letter = false;                          ///< US Letter is the paper of the place; else A4
    std::shared_ptr<const ReportMachine> machine; ///< null: there are no drawings
};

/// Where a drawing stands in a web page: on the first page it is small enough for a phone.
enum class DrawingPlace { Cover, Section };
/// A drawing as an element of HTML; empty where there is none.
using DrawingAsHtml = std::function<QString(ReportDrawing, DrawingPlace)>;

/// What stands on the first page under a heading.
enum class CoverPart { Works, Limits, Buy, Decide, Unchecked };
[[nodiscard]] QString coverTitle(CoverPart part);
[[nodiscard]] ReportTable limitsTable(const std::vector<ReportLimit> &limits);
/// "Approved: name, date, signature", for the line that is signed.
[[nodiscard]] QString signText(const QString &role);
[[nodiscard]] QString reportKind(); ///< "Rigwright · report of a machine"
[[nodiscard]] QString makerText();  ///< "Made with Rigwright 0.1.0"

/// "Lanes", "Power", "Section of the case"
[[nodiscard]] QString drawingTitle(ReportDrawing drawing);
/// A work of the first page in a line of its own.
[[nodiscard]] QString workLine(const ReportItem &work);
/// A row of ReportCover::buy in a line: "4 × GeForce RTX 3090, $4,000".
[[nodiscard]] QString buyText(const QStringList &row);
/// "3 more: see the next pages"
[[nodiscard]] QString moreText(std::size_t count);

/// Everything a purchaser needs: parts with price and date, findings with evidence and mends, links, power, sources;
/// where `found` is what the machine says of itself, the plan beside it. Null: there is no such machine yet. `rent`:
/// what it is held against, an offer or a price by the hour; the machine is this report's.
[[nodiscard]] Report makeReport(const Document &document, const Catalogue &catalogue, const QDate &today,
                                const reality::Detected *found = nullptr, const std::optional<RentInputs> &rent = {});

/// The list of parts alone, for the clipboard.
[[nodiscard]] QString partsAsText(const Document &document, const Catalogue &catalogue);
[[nodiscard]] QString partsAsMarkdown(const Document &document, const Catalogue &catalogue);
/// RFC 4180; cells that a spreadsheet would run are defused.
[[nodiscard]] QString partsAsCsv(const Document &document, const Catalogue &catalogue);

/// One HTML page that needs nothing beside it.
[[nodiscard]] QString reportAsHtml(const Report &report, const DrawingAsHtml &drawing = {});

} // namespace rig
