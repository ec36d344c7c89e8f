// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cover_html.h"

#include "core/report/marks.h"
#include "core/report/sections.h"
#include "core/words/words.h"

namespace rig::report {

namespace {

using namespace Qt::StringLiterals;

QString attribute(const QString &name) { return u"class=\"%1\""_s.arg(name); }

QString verdictHtml(const Report &report)
{
    const QString shape = report.worst ? words::shape(*report.worst) : words::shapeOfFine();
    const QString title =
        u"<span class=\"mark\">%1</span> %2"_s.arg(shape.toHtmlEscaped(), report.cover.verdict.toHtmlEscaped());
    return element("div"_L1, element("h2"_L1, title) + paragraph(report.cover.advice),
                   attribute(u"verdict "_s + markName(report.worst)));
}

QString figureHtml(const ReportFigure &figure)
{
    QString value = figure.value.toHtmlEscaped();
    if (figure.severity || figure.fine) {
        const QString shape = figure.severity ? words::shape(*figure.severity) : words::shapeOfFine();
        value = u"<span class=\"mark\">%1</span> %2"_s.arg(shape.toHtmlEscaped(), value);
    }
    return element("div"_L1,
                   element("dt"_L1, figure.label.toHtmlEscaped()) + element("dd"_L1, value) +
                       element("dd"_L1, figure.caption.toHtmlEscaped()),
                   attribute(figure.severity || figure.fine ? markName(figure.severity) : u"plain"_s));
}

QString figuresHtml(const std::vector<ReportFigure> &figures)
{
    QString html;
    for (const ReportFigure &figure : figures)
        html += figureHtml(figure);
    return figures.empty() ? QString() : element("dl"_L1, html, attribute(u"figures"_s));
}

QString itemsHtml(const QString &title, const std::vector<ReportItem> &items)
{
    if (items.empty())
        return {};
    QString html;
    for (const ReportItem &item : items)
        html += element("li"_L1, element("b"_L1, item.title.toHtmlEscaped()) +
                                     element("span"_L1, item.text.toHtmlEscaped(), attribute(u"less"_s)));
    return element("h3"_L1, title.toHtmlEscaped()) + element("ul"_L1, html, attribute(u"items"_s));
}

QString worksHtml(const ReportCover &cover)
{
    if (cover.works.empty())
        return {};
    return itemsHtml(coverTitle(CoverPart::Works), cover.works) + paragraph(cover.worksTogether);
}

QString buyHtml(const ReportCover &cover)
{
    if (cover.buy.rows.empty() && cover.owned.isEmpty())
        return {};
    QString html = element("h3"_L1, coverTitle(CoverPart::Buy).toHtmlEscaped());
    if (!cover.buy.rows.empty())
        html += tableHtml(cover.buy);
    return html + paragraph(cover.owned, attribute(u"note"_s));
}

QString signHtml(const QStringList &roles)
{
    QString html;
    for (const QString &role : roles)
        html += element("div"_L1, signText(role).toHtmlEscaped());
    return roles.isEmpty() ? QString() : element("div"_L1, html, attribute(u"sign"_s));
}

} // namespace

QString drawingHtml(ReportDrawing drawing, DrawingPlace place, const DrawingAsHtml &drawn)
{
    const QString picture = drawn ? drawn(drawing, place) : QString();
    if (picture.isEmpty())
        return {};
    return element("figure"_L1, picture,
                   u"role=\"img\" aria-label=\"%1\""_s.arg(drawingTitle(drawing).toHtmlEscaped()));
}

QString coverHtml(const Report &report, const DrawingAsHtml &drawn)
{
    const ReportCover &cover = report.cover;
    QString html = element("h1"_L1, report.title.toHtmlEscaped(), u"dir=\"auto\""_s);
    html += paragraph(cover.about, attribute(u"about"_s)) + worksHtml(cover) + verdictHtml(report) +
            figuresHtml(cover.figures) + paragraph(cover.electrician);
    QString drawings;
    for (const ReportDrawing drawing : {ReportDrawing::Lanes, ReportDrawing::Power}) {
        if (const QString picture = drawingHtml(drawing, DrawingPlace::Cover, drawn); !picture.isEmpty())
            drawings += element("div"_L1, element("h3"_L1, drawingTitle(drawing).toHtmlEscaped()) + picture);
    }
    if (!drawings.isEmpty())
        html += element("div"_L1, drawings, attribute(u"pair"_s));
    if (!cover.limits.empty())
        html += element("h3"_L1, coverTitle(CoverPart::Limits).toHtmlEscaped()) + tableHtml(limitsTable(cover.limits));
    html += buyHtml(cover) + itemsHtml(coverTitle(CoverPart::Decide), cover.decide) +
            itemsHtml(coverTitle(CoverPart::Unchecked), cover.unchecked) + signHtml(cover.signOff);
    return element("section"_L1, html, attribute(u"cover"_s));
}

} // namespace rig::report
