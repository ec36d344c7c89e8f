// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/board_codec.h"

#include "core/catalogue/condition_codec.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

constexpr int MostRows = 64;

struct KindWord
{
    ConnectorKind kind;
    QLatin1StringView word;
};
constexpr std::array ConnectorWords{
    KindWord{ConnectorKind::Slot, "slot"_L1},
    KindWord{ConnectorKind::M2, "m2"_L1},
    KindWord{ConnectorKind::U2, "u2"_L1},
    KindWord{ConnectorKind::Oculink, "oculink"_L1},
    KindWord{ConnectorKind::Mcio, "mcio"_L1},
    KindWord{ConnectorKind::Slimsas, "slimsas"_L1},
    KindWord{ConnectorKind::Thunderbolt, "thunderbolt"_L1},
    KindWord{ConnectorKind::Sata, "sata"_L1},
};

int switchIndex(const Board &board, const QString &label)
{
    const auto found = std::find_if(board.switches.begin(), board.switches.end(),
                                    [&](const Switch &candidate) { return candidate.label == label; });
    return found == board.switches.end() ? -1 : static_cast<int>(found - board.switches.begin());
}

std::optional<Upstream> upstreamFromWord(const Board &board, const QString &word)
{
    if (word == "cpu0"_L1)
        return FromProcessor0;
    if (word == "cpu1"_L1)
        return FromProcessor1;
    if (word == "chipset"_L1)
        return FromChipset;
    const int index = switchIndex(board, word);
    return index < 0 ? std::nullopt : std::optional<Upstream>(index);
}

QString upstreamWord(const Board &board, Upstream upstream)
{
    switch (upstream) {
    case FromProcessor0:
        return u"cpu0"_s;
    case FromProcessor1:
        return u"cpu1"_s;
    case FromChipset:
        return u"chipset"_s;
    case FromUnknown:
        return {};
    default:
        return board.switches[static_cast<std::size_t>(upstream)].label;
    }
}

Upstream readUpstream(JsonReader &reader, const Board &board)
{
    if (!reader.has("upstream"_L1))
        return FromUnknown;
    const QString word = reader.text("upstream"_L1);
    const std::optional<Upstream> upstream = upstreamFromWord(board, word);
    if (!upstream)
        reader.complain(
            "upstream"_L1,
            BoardFormat::tr("is \"%1\"; it must be cpu0, cpu1, chipset or the label of a switch.").arg(word));
    return upstream.value_or(FromUnknown);
}

/// "4+4+8": the widths of the ports, none 0; at most 16 lanes in all. Empty where it is none of that.
std::vector<int> splitFromText(const QString &text)
{
    std::vector<int> split;
    int lanes = 0;
    for (const QString &port : text.split(u'+')) {
        const int width = port.toInt();
        lanes += width;
        if (width < 1 || width > 16 || lanes > 16)
            return {};
        split.push_back(width);
    }
    return split;
}

QString textOfSplit(const std::vector<int> &split)
{
    QStringList ports;
    for (const int width : split)
        ports << QString::number(width);
    return ports.join(u'+');
}

void readBifurcation(JsonReader &reader, Connector &connector)
{
    const std::optional<QStringList> splits = reader.texts("bifurcation"_L1, 8);
    if (!splits)
        return;
    connector.bifurcation.emplace();
    for (const QString &text : *splits) {
        std::vector<int> split = splitFromText(text);
        if (split.empty())
            reader.complain("bifurcation"_L1, BoardFormat::tr("holds \"%1\"; a split is written \"4+4+8\".").arg(text));
        connector.bifurcation->push_back(std::move(split));
    }
}

void readConnector(JsonReader &reader, Board &board)
{
    reader.only({"label"_L1, "kind"_L1, "position"_L1, "length"_L1, "open"_L1, "width"_L1, "generation"_L1,
                 "upstream"_L1, "drives"_L1, "bifurcation"_L1});
    Connector connector;
    connector.label = reader.text("label"_L1, 60);
    if (board.connectorIndex(connector.label) >= 0)
        reader.complain("label"_L1, BoardFormat::tr("\"%1\" stands twice on this board.").arg(connector.label));
    const QString kind = reader.text("kind"_L1);
    const auto word = std::find_if(ConnectorWords.begin(), ConnectorWords.end(),
                                   [&](const KindWord &candidate) { return candidate.word == kind; });
    if (word == ConnectorWords.end())
        return reader.complain(
            "kind"_L1,
            BoardFormat::tr("is \"%1\"; it must be slot, m2, u2, oculink, mcio, slimsas, thunderbolt or sata.")
                .arg(kind));
    connector.kind = word->kind;
    connector.position = reader.number("position"_L1, 0, 24);
    connector.length = reader.integer("length"_L1, 1, 16);
    connector.openEnd = reader.flag("open"_L1).value_or(false);
    connector.width = reader.integer("width"_L1, 0, 16);
    connector.generation = reader.integer("generation"_L1, 1, 7);
    connector.upstream = readUpstream(reader, board);
    connector.drives = reader.texts("drives"_L1, 4).value_or(QStringList());
    readBifurcation(reader, connector);
    board.connectors.push_back(connector);
}

Basis readBasis(JsonReader &reader, Basis fallback)
{
    if (!reader.has("basis"_L1))
        return fallback;
    const QString word = reader.text("basis"_L1);
    if (word == "inferred"_L1)
        return Basis::Inferred;
    if (word != "read"_L1)
        reader.complain("basis"_L1, BoardFormat::tr("must be read or inferred."));
    return Basis::Read;
}

void readRowUpstreams(JsonReader &reader, const Board &board, std::size_t count, GroupRow &row)
{
    if (!reader.has("upstreams"_L1))
        return;
    for (const QJsonValue &word : reader.raw().value("upstreams"_L1).toArray())
        row.upstreams.push_back(upstreamFromWord(board, word.toString()));
    if (row.upstreams.size() != count)
        reader.complain("upstreams"_L1, BoardFormat::tr("must have one entry for each connector of the group."));
}

void readRow(JsonReader &reader, const Board &board, SharingGroup &group)
{
    reader.only({"when"_L1, "widths"_L1, "generations"_L1, "upstreams"_L1, "basis"_L1});
    GroupRow row;
    row.when = readWhen(reader, board);
    row.basis = readBasis(reader, group.basis);
    for (const std::optional<int> width : reader.integersOrNulls("widths"_L1, MostConnectors, 0, 16))
        row.widths.push_back(width.value_or(0));
    if (row.widths.size() != group.connectors.size())
        reader.complain("widths"_L1, BoardFormat::tr("must have one number for each connector of the group."));
    row.generations = reader.integersOrNulls("generations"_L1, MostConnectors, 1, 7);
    if (!row.generations.empty() && row.generations.size() != group.connectors.size())
        reader.complain("generations"_L1, BoardFormat::tr("must have one entry for each connector of the group."));
    readRowUpstreams(reader, board, group.connectors.size(), row);
    group.rows.push_back(std::move(row));
}

void readGroup(JsonReader &reader, Board &board)
{
    reader.only({"when"_L1, "connectors"_L1, "rows"_L1, "losers"_L1, "basis"_L1, "page"_L1});
    SharingGroup group;
    group.when = readWhen(reader, board);
    group.basis = readBasis(reader, Basis::Read);
    group.page = reader.textOr("page"_L1, {});
    group.connectors = connectorsNamed(reader, "connectors"_L1, board);
    reader.objects("rows"_L1, MostRows, [&](JsonReader &row) { readRow(row, board, group); });
    group.losers = connectorsNamed(reader, "losers"_L1, board);
    if (group.connectors.empty() || group.rows.empty())
        reader.complain({}, BoardFormat::tr("must have connectors and rows."));
    board.groups.push_back(std::move(group));
}

void readSetting(JsonReader &reader, Board &board)
{
    reader.only({"id"_L1, "label"_L1, "values"_L1});
    Setting setting{reader.text("id"_L1, 60), reader.text("label"_L1),
                    reader.texts("values"_L1, 8).value_or(QStringList())};
    if (setting.values.size() < 2)
        reader.complain("values"_L1, BoardFormat::tr("must list at least two values, the default first."));
    board.settings.push_back(std::move(setting));
}

void readSwitch(JsonReader &reader, Board &board)
{
    reader.only({"label"_L1, "upstream"_L1, "width"_L1, "generation"_L1});
    Switch found;
    found.label = reader.text("label"_L1, 60);
    found.upstream = readUpstream(reader, board);
    found.width = reader.integer("width"_L1, 1, 16);
    found.generation = reader.integer("generation"_L1, 1, 7);
    board.switches.push_back(std::move(found));
}

QJsonObject connectorToJson(const Board &board, const Connector &connector)
{
    QJsonObject object{{"label"_L1, connector.label}};
    const auto word = std::find_if(ConnectorWords.begin(), ConnectorWords.end(),
                                   [&](const KindWord &candidate) { return candidate.kind == connector.kind; });
    object.insert("kind"_L1, QString(word->word));
    put(object, "position"_L1, connector.position);
    put(object, "length"_L1, connector.length);
    put(object, "width"_L1, connector.width);
    put(object, "generation"_L1, connector.generation);
    if (connector.openEnd)
        object.insert("open"_L1, true);
    if (connector.upstream != FromUnknown)
        object.insert("upstream"_L1, upstreamWord(board, connector.upstream));
    if (!connector.drives.isEmpty())
        object.insert("drives"_L1, QJsonArray::fromStringList(connector.drives));
    if (connector.bifurcation) {
        QJsonArray splits;
        for (const std::vector<int> &split : *connector.bifurcation)
            splits.append(textOfSplit(split));
        object.insert("bifurcation"_L1, splits);
    }
    return object;
}

QJsonObject rowToJson(const Board &board, const SharingGroup &group, const GroupRow &row)
{
    QJsonObject object;
    putCondition(object, board, row.when);
    QJsonArray widths;
    for (const int width : row.widths)
        widths.append(width);
    object.insert("widths"_L1, widths);
    if (!row.generations.empty()) {
        QJsonArray generations;
        for (const std::optional<int> &generation : row.generations)
            generations.append(generation ? QJsonValue(*generation) : QJsonValue());
        object.insert("generations"_L1, generations);
    }
    if (!row.upstreams.empty()) {
        QJsonArray upstreams;
        for (const std::optional<Upstream> &upstream : row.upstreams)
            upstreams.append(upstream ? QJsonValue(upstreamWord(board, *upstream)) : QJsonValue());
        object.insert("upstreams"_L1, upstreams);
    }
    if (row.basis != group.basis)
        object.insert("basis"_L1, row.basis == Basis::Read ? u"read"_s : u"inferred"_s);
    return object;
}

QJsonObject groupToJson(const Board &board, const SharingGroup &group)
{
    QJsonObject object;
    putCondition(object, board, group.when);
    object.insert("connectors"_L1, labels(board, group.connectors));
    QJsonArray rows;
    for (const GroupRow &row : group.rows)
        rows.append(rowToJson(board, group, row));
    object.insert("rows"_L1, rows);
    if (!group.losers.empty())
        object.insert("losers"_L1, labels(board, group.losers));
    if (group.basis == Basis::Inferred)
        object.insert("basis"_L1, u"inferred"_s);
    if (!group.page.isEmpty())
        object.insert("page"_L1, group.page);
    return object;
}

} // namespace

const QStringList &laneGraphKeys()
{
    static const QStringList keys{u"uplink"_s, u"connectors"_s, u"switches"_s,    u"settings"_s,
                                  u"groups"_s, u"effects"_s,    u"lane_source"_s, u"position_source"_s};
    return keys;
}

void readLaneGraph(JsonReader &reader, Board &board)
{
    reader.object("uplink"_L1, [&](JsonReader &uplink) {
        uplink.only({"width"_L1, "generation"_L1});
        board.uplinkWidth = uplink.integer("width"_L1, 1, 16);
        board.uplinkGeneration = uplink.integer("generation"_L1, 1, 7);
    });
    reader.objects("switches"_L1, 16, [&](JsonReader &entry) { readSwitch(entry, board); });
    reader.objects("settings"_L1, 16, [&](JsonReader &entry) { readSetting(entry, board); });
    reader.objects("connectors"_L1, MostConnectors, [&](JsonReader &entry) { readConnector(entry, board); });
    reader.objects("groups"_L1, MostConnectors, [&](JsonReader &entry) { readGroup(entry, board); });
    reader.objects("effects"_L1, MostConnectors, [&](JsonReader &entry) {
        entry.only({"when"_L1, "off"_L1, "page"_L1});
        BoardEffect effect{readWhen(entry, board), entry.texts("off"_L1, 32).value_or(QStringList()),
                           entry.textOr("page"_L1, {})};
        board.effects.push_back(std::move(effect));
    });
}

void writeLaneGraph(const Board &board, QJsonObject &object)
{
    if (board.uplinkWidth || board.uplinkGeneration) {
        QJsonObject uplink;
        put(uplink, "generation"_L1, board.uplinkGeneration);
        put(uplink, "width"_L1, board.uplinkWidth);
        object.insert("uplink"_L1, uplink);
    }
    QJsonArray connectors, switches, settings, groups, effects;
    for (const Connector &connector : board.connectors)
        connectors.append(connectorToJson(board, connector));
    for (const Switch &entry : board.switches) {
        QJsonObject one{{"label"_L1, entry.label}, {"upstream"_L1, upstreamWord(board, entry.upstream)}};
        put(one, "width"_L1, entry.width);
        put(one, "generation"_L1, entry.generation);
        switches.append(one);
    }
    for (const Setting &setting : board.settings)
        settings.append(QJsonObject{{"id"_L1, setting.id},
                                    {"label"_L1, setting.label},
                                    {"values"_L1, QJsonArray::fromStringList(setting.values)}});
    for (const SharingGroup &group : board.groups)
        groups.append(groupToJson(board, group));
    for (const BoardEffect &effect : board.effects) {
        QJsonObject one{{"off"_L1, QJsonArray::fromStringList(effect.off)}};
        putCondition(one, board, effect.when);
        if (!effect.page.isEmpty())
            one.insert("page"_L1, effect.page);
        effects.append(one);
    }
    const auto add = [&](QLatin1StringView key, const QJsonArray &array) {
        if (!array.isEmpty())
            object.insert(key, array);
    };
    add("connectors"_L1, connectors);
    add("switches"_L1, switches);
    add("settings"_L1, settings);
    add("groups"_L1, groups);
    add("effects"_L1, effects);
}

} // namespace rig
