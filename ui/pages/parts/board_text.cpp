// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/parts/board_text.h"

#include "core/words/board_lanes.h"
#include "ui/widgets/html.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

/// Sentences of this file.
struct BoardText
{
    Q_DECLARE_TR_FUNCTIONS(BoardText)
};

QString boardHeading(const QString &text) { return u"<h3>%1</h3>"_s.arg(text.toHtmlEscaped()); }
QString boardParagraph(const QString &text)
{
    return text.isEmpty() ? QString() : u"<p>%1</p>"_s.arg(text.toHtmlEscaped());
}

QString paragraphs(const QStringList &texts)
{
    QString html;
    for (const QString &text : texts)
        html += boardParagraph(text);
    return html;
}

QString groupAsHtml(const words::SharedLanes &group)
{
    QString rows;
    for (const QString &row : group.rows)
        rows += u"<li>%1</li>"_s.arg(row.toHtmlEscaped());
    return u"<p>%1:</p><ul>%2</ul>"_s.arg(group.head.toHtmlEscaped(), rows) + boardParagraph(group.losers);
}

QString cell(const QString &tag, const QString &text, bool number)
{
    return u"<%1 align=\"%2\" style=\"white-space:nowrap\">%3&nbsp;&nbsp;</%1>"_s.arg(
        tag, number ? u"right"_s : u"left"_s, text.toHtmlEscaped());
}

QString connectorsAsHtml(const words::BoardLanes &lanes)
{
    QString rows = u"<tr>"_s;
    for (const QString &title : lanes.headings)
        rows += cell(u"th"_s, title, false);
    rows += u"</tr>"_s;
    for (const QStringList &connector : lanes.connectors) {
        rows += u"<tr>"_s;
        for (qsizetype i = 0; i < connector.size(); ++i)
            rows += cell(u"td"_s, connector[i], lanes.numeric[static_cast<std::size_t>(i)]);
        rows += u"</tr>"_s;
    }
    return u"<table cellspacing=\"0\" cellpadding=\"2\">%1</table>"_s.arg(rows);
}

} // namespace

QString boardAsHtml(const Board &board, const Catalogue &catalogue)
{
    const words::BoardLanes lanes = words::boardLanes(board, catalogue);
    QString html = boardHeading(BoardText::tr("Connectors"));
    if (lanes.connectors.empty())
        return html + boardParagraph(lanes.nothing);
    html += connectorsAsHtml(lanes) + paragraphs(lanes.uplinks);
    html += boardHeading(BoardText::tr("Shared lanes")) + boardParagraph(lanes.nothing);
    for (const words::SharedLanes &group : lanes.groups)
        html += groupAsHtml(group);
    return html + paragraphs(lanes.settings) + boardParagraph(lanes.source);
}

} // namespace rig::ui
