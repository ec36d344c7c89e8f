// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/show_board.h"

#include "app/cli/tables.h"
#include "core/catalogue/codec.h"
#include "core/words/board_lanes.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace rig::cli {

QByteArray boardAsText(const Board &board, const Catalogue &catalogue)
{
    const words::BoardLanes lanes = words::boardLanes(board, catalogue);
    TextTable table;
    table.headings = lanes.headings;
    table.numeric = lanes.numeric;
    table.rows = lanes.connectors;
    QStringList lines = lanes.uplinks;
    for (const words::SharedLanes &group : lanes.groups) {
        lines << group.head;
        for (const QString &row : group.rows)
            lines << u"  "_s + row;
        if (!group.losers.isEmpty())
            lines << u"  "_s + group.losers;
    }
    lines << lanes.nothing << lanes.settings << lanes.source;
    lines.removeAll(QString());
    const QByteArray connectors = table.rows.empty() ? QByteArray() : asAlignedText(table) + '\n';
    return connectors + lines.join(u'\n').toUtf8() + '\n';
}

QJsonObject boardAsJson(const Board &board, const Catalogue &catalogue)
{
    const QJsonObject object = partToJson(board, catalogue);
    QJsonObject graph;
    for (const QLatin1StringView key : {"connectors"_L1, "switches"_L1, "settings"_L1, "groups"_L1, "effects"_L1})
        graph.insert(key, object.value(key).toArray());
    graph.insert("uplink"_L1, object.contains("uplink"_L1) ? object.value("uplink"_L1) : QJsonValue::Null);
    return graph;
}

} // namespace rig::cli
