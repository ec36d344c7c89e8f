// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/parts/board_text.h"

#include "core/names/names.h"
#include "ui/models/figures_model.h"
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

QString labelOf(const Board &board, int connector)
{
    return connector >= 0 && connector < static_cast<int>(board.connectors.size())
               ? board.connectors[static_cast<std::size_t>(connector)].label
               : u"?"_s;
}

QString labelsOf(const Board &board, const std::vector<int> &connectors)
{
    QStringList labels;
    for (const int connector : connectors)
        labels << labelOf(board, connector);
    return labels.join(u", "_s);
}

template <class T> QString numbersOf(const std::vector<T> &numbers)
{
    QStringList texts;
    for (const T number : numbers)
        texts << QString::number(number);
    return texts.join(u", "_s);
}

/// "with 28 processor lanes, with M2_1 in use": all that must hold; empty where nothing is asked.
QString conditionText(const BoardCondition &when, const Board &board)
{
    QStringList texts;
    if (!when.processorLanes.empty())
        texts << BoardText::tr("with %1 processor lanes", "numbers, any of").arg(numbersOf(when.processorLanes));
    if (!when.processorFamilies.isEmpty())
        texts << BoardText::tr("with a processor of %1", "generations").arg(when.processorFamilies.join(u", "_s));
    if (when.processors)
        texts << BoardText::tr("with %n processor(s)", nullptr, *when.processors);
    for (const auto &[setting, value] : when.settings) {
        const Setting &set = board.settings[static_cast<std::size_t>(setting)];
        texts << BoardText::tr("with “%1” set to %2", "a firmware setting, its value")
                     .arg(set.label, set.values.value(value));
    }
    if (!when.occupied.empty())
        texts << BoardText::tr("with %1 in use", "connectors").arg(labelsOf(board, when.occupied));
    if (!when.empty.empty())
        texts << BoardText::tr("with %1 empty", "connectors").arg(labelsOf(board, when.empty));
    for (const auto &[connector, drive] : when.drives)
        texts << BoardText::tr("with a drive of type %1 in %2").arg(drive.toUpper(), labelOf(board, connector));
    for (const auto &[connector, width] : when.cardWidthMax)
        texts
            << BoardText::tr("with a card of at most x%1 in %2").arg(QString::number(width), labelOf(board, connector));
    if (when.cardsMin)
        texts << BoardText::tr("with %n card(s) or more", nullptr, *when.cardsMin);
    return texts.join(u", "_s);
}

QString rowText(const SharingGroup &group, const GroupRow &row, const Board &board)
{
    QStringList widths;
    for (std::size_t i = 0; i < row.widths.size(); ++i) {
        QString width =
            row.widths[i] == 0 ? BoardText::tr("off", "a connector without lanes") : u"x%1"_s.arg(row.widths[i]);
        if (i < row.generations.size() && row.generations[i])
            width += u" PCIe %1.0"_s.arg(*row.generations[i]);
        if (i < row.upstreams.size() && row.upstreams[i])
            width +=
                BoardText::tr(" from %1", "what a connector hangs on").arg(names::upstream(*row.upstreams[i], board));
        widths << width;
    }
    QString text = widths.join(u" / "_s);
    if (const QString when = conditionText(row.when, board); !when.isEmpty())
        text += u" — "_s + when;
    if (row.basis == Basis::Inferred || group.basis == Basis::Inferred)
        text += BoardText::tr(" (inferred)");
    return text;
}

QString groupAsHtml(const SharingGroup &group, const Board &board)
{
    QString head = BoardText::tr("%1 share lanes", "connectors").arg(labelsOf(board, group.connectors));
    if (!group.page.isEmpty())
        head += BoardText::tr(" (page %1)", "of a manual").arg(group.page);
    if (const QString when = conditionText(group.when, board); !when.isEmpty())
        head += u", "_s + when;
    QString rows;
    for (const GroupRow &row : group.rows)
        rows += u"<li>%1</li>"_s.arg(rowText(group, row, board).toHtmlEscaped());
    QString html = u"<p>%1:</p><ul>%2</ul>"_s.arg(head.toHtmlEscaped(), rows);
    if (!group.losers.empty())
        html += paragraph(BoardText::tr("Goes dark first: %1.", "connectors").arg(labelsOf(board, group.losers)));
    return html;
}

QString cell(const QString &text, bool number = false)
{
    return u"<td align=\"%1\" style=\"white-space:nowrap\">%2&nbsp;&nbsp;</td>"_s.arg(number ? u"right"_s : u"left"_s,
                                                                                      text.toHtmlEscaped());
}

QString connectorsAsHtml(const Board &board)
{
    QString rows = u"<tr>"_s;
    for (const QString &title :
         {BoardText::tr("Label"), BoardText::tr("Kind"), BoardText::tr("Place"), BoardText::tr("Length"),
          BoardText::tr("Lanes"), BoardText::tr("PCIe"), BoardText::tr("Hangs on")})
        rows += u"<th align=\"left\" style=\"white-space:nowrap\">%1&nbsp;&nbsp;</th>"_s.arg(title.toHtmlEscaped());
    rows += u"</tr>"_s;
    const auto known = [](const auto &figure, const QString &before) {
        return figure ? before + QString::number(*figure) : u"–"_s;
    };
    for (const Connector &connector : board.connectors) {
        const bool sata = connector.kind == ConnectorKind::Sata;
        rows += u"<tr>"_s + cell(connector.label) + cell(connectorKindWord(connector.kind)) +
                cell(known(connector.position, {}), true) + cell(known(connector.length, u"x"_s), true) +
                cell(sata ? QString() : known(connector.width, u"x"_s), true) +
                cell(sata ? QString() : known(connector.generation, {}), true) +
                cell(names::upstream(connector.upstream, board)) + u"</tr>"_s;
    }
    return u"<table cellspacing=\"0\" cellpadding=\"2\">%1</table>"_s.arg(rows);
}

QString settingsAsHtml(const Board &board)
{
    QString html;
    for (const Setting &setting : board.settings)
        html += paragraph(BoardText::tr("Setting “%1”: %2; the first is the default.", "firmware setting, its values")
                              .arg(setting.label, setting.values.join(u", "_s)));
    for (const BoardEffect &effect : board.effects)
        html += paragraph(BoardText::tr("%1: off %2.", "connectors, a condition")
                              .arg(effect.off.join(u", "_s), conditionText(effect.when, board)));
    return html;
}

} // namespace

QString connectorKindWord(ConnectorKind kind)
{
    switch (kind) {
    case ConnectorKind::Slot:
        return BoardText::tr("slot");
    case ConnectorKind::M2:
        return u"M.2"_s;
    case ConnectorKind::U2:
        return u"U.2"_s;
    case ConnectorKind::Oculink:
        return u"OCuLink"_s;
    case ConnectorKind::Mcio:
        return u"MCIO"_s;
    case ConnectorKind::Slimsas:
        return u"SlimSAS"_s;
    case ConnectorKind::Thunderbolt:
        return u"Thunderbolt"_s;
    case ConnectorKind::Sata:
        return u"SATA"_s;
    }
    return {};
}

QString boardAsHtml(const Board &board, const Catalogue &catalogue)
{
    QString html = heading(BoardText::tr("Connectors"));
    if (board.connectors.empty())
        return html +
               paragraph(BoardText::tr("No connector of this board was read in a source; what its slots do cannot "
                                       "be checked."));
    html += connectorsAsHtml(board);
    if (board.uplinkWidth && board.uplinkGeneration)
        html += paragraph(BoardText::tr("The chipset hangs on the processor by PCIe %1.0 x%2; everything on it shares "
                                        "that.")
                              .arg(QString::number(*board.uplinkGeneration), QString::number(*board.uplinkWidth)));
    else
        html += paragraph(BoardText::tr("How the chipset hangs on the processor was not read."));
    for (const Switch &one : board.switches)
        html += paragraph(BoardText::tr("Switch %1 hangs on %2 with %3.", "label, upstream, x16")
                              .arg(one.label, names::upstream(one.upstream, board),
                                   one.width ? u"x%1"_s.arg(*one.width) : names::value(Value())));
    html += heading(BoardText::tr("Shared lanes"));
    if (board.groups.empty())
        html += paragraph(BoardText::tr("No connectors of this board are known to share lanes."));
    for (const SharingGroup &group : board.groups)
        html += groupAsHtml(group, board);
    html += settingsAsHtml(board);
    if (const Source *source = catalogue.source(board.laneSource))
        html += paragraph(BoardText::tr("Read in %1.", "a source").arg(sourceLine(*source)));
    return html;
}

} // namespace rig::ui
