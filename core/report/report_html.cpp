// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/web_address.h"
#include "core/report/cover_html.h"
#include "core/report/html_style.h"
#include "core/report/marks.h"
#include "core/report/sections.h"
#include "core/words/words.h"

#include <QLocale>

namespace rig {

namespace report {

namespace {

using namespace Qt::StringLiterals;

/// A line of a cell; one that is an address of the web is a link.
QString lineHtml(const QString &line)
{
    const QString address = webAddress(line);
    return address.isEmpty() ? line.toHtmlEscaped()
                             : u"<a href=\"%1\" rel=\"noopener noreferrer\">%2</a>"_s.arg(address.toHtmlEscaped(),
                                                                                          line.toHtmlEscaped());
}

QString cellHtml(const QString &cell)
{
    const QStringList lines = cell.split(u'\n');
    QString html = lineHtml(lines.first());
    for (const QString &line : lines.mid(1))
        html += u"<span class=\"less\">"_s + lineHtml(line) + u"</span>"_s;
    return html;
}

QString shapeHtml(Severity severity)
{
    return u"<span class=\"mark %1\">%2</span> "_s.arg(markName(severity), words::shape(severity).toHtmlEscaped());
}

QString rowHtml(const ReportTable &table, const QStringList &cells, QLatin1StringView tag,
                const std::optional<Severity> &mark = {})
{
    QString html;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const bool numeric = static_cast<std::size_t>(i) < table.numeric.size() && table.numeric[i];
        const QString before = i == 0 && mark ? shapeHtml(*mark) : QString();
        QStringList attributes;
        if (numeric)
            attributes << u"class=\"n\""_s;
        // On a phone a row stands as lines, each with the heading of its column.
        if (tag == "td"_L1 && !table.headings.value(i).isEmpty())
            attributes << u"data-label=\"%1\""_s.arg(table.headings[i].toHtmlEscaped());
        html += element(tag, before + cellHtml(cells[i]), attributes.join(u' '));
    }
    return element("tr"_L1, html);
}

QString findingHtml(const ReportFinding &finding)
{
    const QString label = ReportWords::tr("%1: %2", "severity, title of the check").arg(finding.label, finding.title);
    QString html = element("p"_L1, shapeHtml(finding.severity) + label.toHtmlEscaped(), u"class=\"label\""_s);
    html += paragraph(finding.message) + paragraph(finding.reason);
    if (!finding.fix.isEmpty())
        html += paragraph(ReportWords::tr("What mends it: %1").arg(finding.fix));
    html += paragraph(finding.stopped);
    if (!finding.accepted.isEmpty())
        html += paragraph(ReportWords::tr("Accepted: %1").arg(finding.accepted));
    html += paragraph(finding.evidence, u"class=\"note\""_s);
    return element("div"_L1, html, u"class=\"finding %1\""_s.arg(markName(finding.severity)));
}

QString sectionHtml(const ReportSection &section, const DrawingAsHtml &drawn)
{
    QString html = element("h2"_L1, section.title.toHtmlEscaped());
    for (const QString &text : section.paragraphs)
        html += paragraph(text);
    for (const ReportDrawing drawing : section.drawings)
        html += drawingHtml(drawing, DrawingPlace::Section, drawn);
    if (section.table)
        html += tableHtml(*section.table);
    for (const ReportFinding &finding : section.findings)
        html += findingHtml(finding);
    for (const QString &note : section.notes)
        html += paragraph(note, u"class=\"note\""_s);
    return html;
}

} // namespace

QString element(QLatin1StringView tag, const QString &content, const QString &attributes)
{
    const QString open = attributes.isEmpty() ? QString(tag) : tag + u' ' + attributes;
    return u'<' + open + u'>' + content + u"</"_s + tag + u">\n"_s;
}

QString paragraph(const QString &text, const QString &attributes)
{
    return text.isEmpty() ? QString() : element("p"_L1, text.toHtmlEscaped(), attributes);
}

QString tableHtml(const ReportTable &table)
{
    QString body;
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        body += rowHtml(table, table.rows[i], "td"_L1, i < table.marks.size() ? table.marks[i] : std::nullopt);
    const QString whole = element("thead"_L1, rowHtml(table, table.headings, "th"_L1)) + element("tbody"_L1, body);
    QStringList classes;
    if (table.written)
        classes << u"written"_s;
    if (table.typed)
        classes << u"typed"_s;
    return element(
        "div"_L1, element("table"_L1, whole, classes.isEmpty() ? QString() : u"class=\"%1\""_s.arg(classes.join(u' '))),
        u"class=\"scroll\""_s);
}

} // namespace report

QString reportAsHtml(const Report &report, const DrawingAsHtml &drawing)
{
    using namespace report;
    using namespace Qt::StringLiterals;
    QString body =
        element("header"_L1,
                element("span"_L1, reportKind().toHtmlEscaped()) + element("span"_L1, report.edition.toHtmlEscaped()),
                u"class=\"head\""_s);
    body += coverHtml(report, drawing);
    for (const ReportSection &section : report.sections)
        body += sectionHtml(section, drawing);
    body += element("footer"_L1, makerText().toHtmlEscaped());
    const QString head =
        u"<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        "<title>%1</title>\n<style>%2</style>\n"_s.arg(report.title.toHtmlEscaped(), htmlStyle());
    return u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n%2</head>\n<body>\n%3</body>\n</html>\n"_s.arg(
        QLocale().bcp47Name().toHtmlEscaped(), head, body);
}

} // namespace rig
