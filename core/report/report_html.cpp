// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/marks.h"
#include "core/report/report.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <numeric>

namespace rig {

namespace {

using report::Mark;

const QString &styleSheet()
{
    static const QString css = QStringLiteral(
        "body{font:15px/1.45 system-ui,sans-serif;color:#22262b;background:#fff;max-width:60rem;margin:2rem "
        "auto;padding:0 1rem}"
        "h1{font-size:1.6rem;margin:0}h2{font-size:1.15rem;margin:2.2rem 0 .6rem;padding-bottom:.2rem;"
        "border-bottom:1px solid #c9ced4;break-after:avoid}"
        ".date,.note,.less{color:#5b636c;font-size:.85rem}.verdict{font-size:1.15rem;font-weight:600;margin:.6rem 0 "
        "1rem}"
        "dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem;margin:0}dt{color:#5b636c}dd{margin:0}"
        "table{border-collapse:collapse;width:100%;font-size:.9rem}th{text-align:left;vertical-align:bottom;"
        "color:#5b636c;font-weight:600;border-bottom:1.5px solid #8a929b}"
        "th,td{padding:.35rem .5rem}td{vertical-align:top;border-bottom:1px solid #e3e6ea}tr{break-inside:avoid}"
        ".n{text-align:right;font-variant-numeric:tabular-nums}.less{display:block;overflow-wrap:anywhere}"
        ".finding{border-left:4px solid;padding:.1rem 0 .1rem .8rem;margin:.9rem 0;break-inside:avoid}"
        ".finding p{margin:.15rem 0}.finding .label{font-weight:600}svg{width:100%;height:auto}");
    return css;
}

QString element(QLatin1StringView tag, const QString &content, const QString &attributes = {})
{
    const QString open = attributes.isEmpty() ? QString(tag) : tag + u' ' + attributes;
    return u'<' + open + u'>' + content + QStringLiteral("</") + tag + QStringLiteral(">\n");
}

QString paragraph(const QString &text, const QString &attributes = {})
{
    return text.isEmpty() ? QString() : element(QLatin1StringView("p"), text.toHtmlEscaped(), attributes);
}

QString cellHtml(const QString &cell)
{
    const qsizetype lineBreak = cell.indexOf(u'\n');
    if (lineBreak < 0)
        return cell.toHtmlEscaped();
    return cell.left(lineBreak).toHtmlEscaped() + QStringLiteral("<span class=\"less\">") +
           cell.mid(lineBreak + 1).toHtmlEscaped() + QStringLiteral("</span>");
}

QString rowHtml(const ReportTable &table, const QStringList &cells, QLatin1StringView tag)
{
    QString html;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const bool numeric = static_cast<std::size_t>(i) < table.numeric.size() && table.numeric[i];
        html += element(tag, cellHtml(cells[i]), numeric ? QStringLiteral("class=\"n\"") : QString());
    }
    return element(QLatin1StringView("tr"), html);
}

QString tableHtml(const ReportTable &table)
{
    QString body;
    for (const QStringList &row : table.rows)
        body += rowHtml(table, row, QLatin1StringView("td"));
    return element(QLatin1StringView("table"),
                   element(QLatin1StringView("thead"), rowHtml(table, table.headings, QLatin1StringView("th"))) +
                       element(QLatin1StringView("tbody"), body));
}

QString findingHtml(const ReportFinding &finding)
{
    const Mark mark = report::markOf(finding.severity);
    const QString label = QStringLiteral("<p class=\"label\" style=\"color:%1\">%2 %3</p>")
                              .arg(QString(mark.colour), mark.shape,
                                   QCoreApplication::translate("Report", "%1: %2", "severity, title of the check")
                                       .arg(finding.label, finding.title)
                                       .toHtmlEscaped());
    QString html = label + paragraph(finding.message) + paragraph(finding.reason);
    if (!finding.fix.isEmpty())
        html += paragraph(QCoreApplication::translate("Report", "What mends it: %1").arg(finding.fix));
    html += paragraph(finding.stopped);
    if (!finding.accepted.isEmpty())
        html += paragraph(QCoreApplication::translate("Report", "Accepted: %1").arg(finding.accepted));
    html += paragraph(finding.evidence, QStringLiteral("class=\"note\""));
    return element(QLatin1StringView("div"), html,
                   QStringLiteral("class=\"finding\" style=\"border-color:%1\"").arg(QString(mark.colour)));
}

QString svgRect(double x, double y, double width, double height, QLatin1StringView colour)
{
    return QStringLiteral("<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" fill=\"%5\"/>")
        .arg(QString::number(x, 'f', 1), QString::number(y, 'f', 1), QString::number(width, 'f', 1),
             QString::number(height, 'f', 1), QString(colour));
}

QString svgText(double x, double y, const QString &text, QLatin1StringView anchor)
{
    return QStringLiteral("<text x=\"%1\" y=\"%2\" font-size=\"13\" text-anchor=\"%3\">%4</text>")
        .arg(QString::number(x, 'f', 1), QString::number(y, 'f', 1), QString(anchor), text.toHtmlEscaped());
}

QString barsHtml(const std::vector<ReportBar> &bars)
{
    constexpr double Width = 880, Left = 170, Right = 190, Step = 28, Thickness = 14;
    const double largest = std::accumulate(bars.begin(), bars.end(), 1.0, [](double most, const ReportBar &bar) {
        return std::max({most, bar.watts, bar.limit.value_or(0)});
    });
    const double scale = (Width - Left - Right) / largest;
    QString html;
    double y = 4;
    for (const ReportBar &bar : bars) {
        const double within = std::min(bar.watts, bar.limit.value_or(bar.watts));
        html += svgText(Left - 10, y + Thickness - 2, bar.label, QLatin1StringView("end"));
        html += svgRect(Left, y, within * scale, Thickness, report::BarColour);
        if (bar.watts > within)
            html += svgRect(Left + within * scale, y, (bar.watts - within) * scale, Thickness, report::OverColour);
        if (bar.limit)
            html += svgRect(Left + *bar.limit * scale - 1, y - 3, 2, Thickness + 6, report::LimitColour);
        html += svgText(Width - 4, y + Thickness - 2, bar.value, QLatin1StringView("end"));
        y += Step;
    }
    return QStringLiteral("<svg viewBox=\"0 0 %1 %2\" role=\"img\">").arg(QString::number(Width), QString::number(y)) +
           html + QStringLiteral("</svg>\n");
}

QString sectionHtml(const ReportSection &section)
{
    QString html = element(QLatin1StringView("h2"), section.title.toHtmlEscaped());
    for (const QString &text : section.paragraphs)
        html += paragraph(text);
    if (!section.bars.empty())
        html += barsHtml(section.bars);
    if (section.table)
        html += tableHtml(*section.table);
    for (const ReportFinding &finding : section.findings)
        html += findingHtml(finding);
    for (const QString &note : section.notes)
        html += paragraph(note, QStringLiteral("class=\"note\""));
    return html;
}

QString headHtml(const Report &report)
{
    const Mark mark = report.worst ? report::markOf(*report.worst) : report::markOfNothing();
    QString html = element(QLatin1StringView("h1"), report.title.toHtmlEscaped());
    html += paragraph(QCoreApplication::translate("Report", "Report of %1").arg(report.date.toString(Qt::ISODate)),
                      QStringLiteral("class=\"date\""));
    html += paragraph(mark.shape + u' ' + report.summary,
                      QStringLiteral("class=\"verdict\" style=\"color:%1\"").arg(QString(mark.colour)));
    QString figures;
    for (const ReportFigure &figure : report.head) {
        figures += element(QLatin1StringView("dt"), figure.label.toHtmlEscaped());
        figures += element(QLatin1StringView("dd"), figure.value.toHtmlEscaped());
    }
    return html + element(QLatin1StringView("dl"), figures);
}

} // namespace

QString reportAsHtml(const Report &report)
{
    QString body = headHtml(report);
    for (const ReportSection &section : report.sections)
        body += sectionHtml(section);
    const QString head =
        QStringLiteral("<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n"
                       "<title>%1</title>\n<style>%2</style>\n")
            .arg(report.title.toHtmlEscaped(), styleSheet());
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n%2</head>\n<body>\n%3</body>\n</html>\n")
        .arg(QLocale().bcp47Name().toHtmlEscaped(), head, body);
}

} // namespace rig
