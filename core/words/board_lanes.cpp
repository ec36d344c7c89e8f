// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/board_lanes.h"

#include "core/names/names.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

struct BoardWords
{
    Q_DECLARE_TR_FUNCTIONS(BoardLanes)
};

QString connectorLabel(const Board &board, int connector)
{
    return connector >= 0 && connector < static_cast<int>(board.connectors.size())
               ? board.connectors[static_cast<std::size_t>(connector)].label
               : u"?"_s;
}

QString labelsOf(const Board &board, const std::vector<int> &connectors)
{
    QStringList labels;
    for (const int connector : connectors)
        labels << connectorLabel(board, connector);
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
        texts << BoardWords::tr("with %1 processor lanes", "numbers, any of").arg(numbersOf(when.processorLanes));
    if (!when.processorFamilies.isEmpty())
        texts << BoardWords::tr("with a processor of %1", "generations").arg(when.processorFamilies.join(u", "_s));
    if (when.processors)
        texts << BoardWords::tr("with %n processor(s)", nullptr, *when.processors);
    for (const auto &[setting, value] : when.settings) {
        const Setting &set = board.settings[static_cast<std::size_t>(setting)];
        texts << BoardWords::tr("with “%1” set to %2", "a firmware setting, its value")
                     .arg(set.label, set.values.value(value));
    }
    if (!when.occupied.empty())
        texts << BoardWords::tr("with %1 in use", "connectors").arg(labelsOf(board, when.occupied));
    if (!when.empty.empty())
        texts << BoardWords::tr("with %1 empty", "connectors").arg(labelsOf(board, when.empty));
    for (const auto &[connector, drive] : when.drives)
        texts << BoardWords::tr("with a drive of type %1 in %2").arg(drive.toUpper(), connectorLabel(board, connector));
    for (const auto &[connector, width] : when.cardWidthMax)
        texts << BoardWords::tr("with a card of at most x%1 in %2")
                     .arg(QString::number(width), connectorLabel(board, connector));
    if (when.cardsMin)
        texts << BoardWords::tr("with %n card(s) or more", nullptr, *when.cardsMin);
    return texts.join(u", "_s);
}

QString rowText(const SharingGroup &group, const GroupRow &row, const Board &board)
{
    QStringList widths;
    for (std::size_t i = 0; i < row.widths.size(); ++i) {
        QString width =
            row.widths[i] == 0 ? BoardWords::tr("off", "a connector without lanes") : u"x%1"_s.arg(row.widths[i]);
        if (i < row.generations.size() && row.generations[i])
            width += u" PCIe %1.0"_s.arg(*row.generations[i]);
        if (i < row.upstreams.size() && row.upstreams[i])
            width +=
                BoardWords::tr(" from %1", "what a connector hangs on").arg(names::upstream(*row.upstreams[i], board));
        widths << width;
    }
    QString text = widths.join(u" / "_s);
    if (const QString when = conditionText(row.when, board); !when.isEmpty())
        text += u" — "_s + when;
    if (row.basis == Basis::Inferred || group.basis == Basis::Inferred)
        text += BoardWords::tr(" (inferred)");
    return text;
}

QString pageText(const QString &page)
{
    return page.isEmpty() ? QString() : BoardWords::tr(" (page %1)", "of a manual").arg(page);
}

SharedLanes groupWords(const SharingGroup &group, const Board &board)
{
    SharedLanes shared;
    shared.head =
        BoardWords::tr("%1 share lanes", "connectors").arg(labelsOf(board, group.connectors)) + pageText(group.page);
    if (const QString when = conditionText(group.when, board); !when.isEmpty())
        shared.head += u", "_s + when;
    for (const GroupRow &row : group.rows)
        shared.rows << rowText(group, row, board);
    if (!group.losers.empty())
        shared.losers = BoardWords::tr("Goes dark first: %1.", "connectors").arg(labelsOf(board, group.losers));
    return shared;
}

QStringList connectorRow(const Connector &connector, const Board &board)
{
    const auto known = [](const auto &figure, const QString &before) {
        return figure ? before + QString::number(*figure) : u"–"_s;
    };
    const bool sata = connector.kind == ConnectorKind::Sata; // it has no lanes to speak of
    return {connector.label,
            names::connectorKind(connector.kind),
            known(connector.position, {}),
            known(connector.length, u"x"_s),
            sata ? QString() : known(connector.width, u"x"_s),
            sata ? QString() : known(connector.generation, {}),
            names::upstream(connector.upstream, board)};
}

QString chipsetText(const Board &board)
{
    if (!board.uplinkWidth || !board.uplinkGeneration)
        return BoardWords::tr("How the chipset hangs on the processor was not read.");
    return BoardWords::tr("The chipset hangs on the processor by PCIe %1.0 x%2; everything on it shares that.")
        .arg(QString::number(*board.uplinkGeneration), QString::number(*board.uplinkWidth));
}

QStringList uplinkWords(const Board &board)
{
    QStringList texts{chipsetText(board)};
    for (const Switch &one : board.switches)
        texts << BoardWords::tr("Switch %1 hangs on %2 with %3.", "label, upstream, x16")
                     .arg(one.label, names::upstream(one.upstream, board),
                          one.width ? u"x%1"_s.arg(*one.width) : names::value(Value()));
    return texts;
}

QStringList settingWords(const Board &board)
{
    QStringList texts;
    for (const Setting &setting : board.settings)
        texts << BoardWords::tr("Setting “%1”: %2; the first is the default.", "firmware setting, its values")
                     .arg(setting.label, setting.values.join(u", "_s));
    for (const BoardEffect &effect : board.effects)
        texts << BoardWords::tr("%1: off %2.", "connectors, a condition")
                     .arg(effect.off.join(u", "_s), conditionText(effect.when, board) + pageText(effect.page));
    return texts;
}

} // namespace

BoardLanes boardLanes(const Board &board, const Catalogue &catalogue)
{
    BoardLanes lanes;
    lanes.headings = {BoardWords::tr("Label"),   BoardWords::tr("Kind"),  BoardWords::tr("Place"),
                      BoardWords::tr("Length"),  BoardWords::tr("Lanes"), BoardWords::tr("PCIe"),
                      BoardWords::tr("Hangs on")};
    lanes.numeric = {false, false, true, true, true, true, false};
    for (const Connector &connector : board.connectors)
        lanes.connectors.push_back(connectorRow(connector, board));
    if (board.connectors.empty()) {
        lanes.nothing = BoardWords::tr("No connector of this board was read in a source; what its slots do cannot "
                                       "be checked.");
        return lanes;
    }
    lanes.uplinks = uplinkWords(board);
    for (const SharingGroup &group : board.groups)
        lanes.groups.push_back(groupWords(group, board));
    if (board.groups.empty())
        lanes.nothing = BoardWords::tr("No connectors of this board are known to share lanes.");
    lanes.settings = settingWords(board);
    if (const Source *source = catalogue.source(board.laneSource))
        lanes.source = BoardWords::tr("Read in %1.", "a source").arg(names::sourceLine(*source));
    return lanes;
}

} // namespace rig::words
