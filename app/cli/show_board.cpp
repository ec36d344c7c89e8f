// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/show_board.h"

#include "app/cli/tables.h"
#include "core/catalogue/codec.h"

#include <QCoreApplication>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QString shown(const QJsonValue &value)
{
    if (value.isDouble())
        return QString::number(value.toDouble());
    if (value.isBool())
        return value.toBool() ? u"true"_s : u"false"_s;
    if (value.isArray()) {
        QStringList texts;
        for (const QJsonValue &entry : value.toArray())
            texts << (entry.isNull() ? u"-"_s : shown(entry));
        return texts.join(u'/');
    }
    if (value.isObject()) {
        QStringList texts;
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            texts << u"%1 = %2"_s.arg(it.key(), shown(it.value()));
        return texts.join(", "_L1);
    }
    return value.toString();
}

/// "setting m2-source = cpu, empty M2_1": what must hold.
QString conditionText(const QJsonObject &when)
{
    QStringList texts;
    for (auto it = when.begin(); it != when.end(); ++it)
        texts << it.key() + u' ' + shown(it.value());
    return texts.join(", "_L1);
}

QString effectText(const QJsonObject &effect)
{
    const QString off = shown(effect.value("off"_L1)).replace(u'/', u", "_s);
    return Cli::tr("%1 off when %2 (page %3)", "connectors, a condition, a manual's page")
        .arg(off, conditionText(effect.value("when"_L1).toObject()), effect.value("page"_L1).toString(u"-"_s));
}

QString settingText(const QJsonObject &setting)
{
    return Cli::tr("Setting %1 (%2): %3", "id, label, values")
        .arg(setting.value("id"_L1).toString(), setting.value("label"_L1).toString(),
             shown(setting.value("values"_L1)).replace(u'/', u", "_s));
}

QString widthsText(const QJsonArray &widths)
{
    QStringList texts;
    for (const QJsonValue &width : widths)
        texts << u'x' + shown(width);
    return texts.join(" / "_L1);
}

/// One row in a line: the widths, what else it changes, and under which condition it stands.
QString rowText(const QJsonObject &row)
{
    QStringList parts{widthsText(row.value("widths"_L1).toArray())};
    if (row.contains("generations"_L1))
        parts << Cli::tr("generations %1").arg(shown(row.value("generations"_L1)));
    if (row.contains("upstreams"_L1))
        parts << Cli::tr("from %1", "what connectors hang on").arg(shown(row.value("upstreams"_L1)));
    if (!row.value("when"_L1).toObject().isEmpty())
        parts << Cli::tr("when %1", "a condition of a lane table").arg(conditionText(row.value("when"_L1).toObject()));
    if (row.value("basis"_L1).toString() == "inferred"_L1)
        parts << Cli::tr("inferred");
    return parts.join("; "_L1);
}

QByteArray connectorsText(const QJsonArray &connectors)
{
    TextTable table;
    table.headings = {u"label"_s, u"kind"_s, u"position"_s, u"length"_s, u"width"_s, u"generation"_s, u"upstream"_s};
    table.numeric = {false, false, true, true, true, true, false};
    for (const QJsonValue &entry : connectors) {
        QStringList row;
        for (const QString &key : std::as_const(table.headings))
            row << shown(entry.toObject().value(key));
        table.rows.push_back(row);
    }
    return asAlignedText(table);
}

QString groupText(const QJsonObject &group)
{
    QString head = Cli::tr("%1 share lanes", "a list of connectors")
                       .arg(shown(group.value("connectors"_L1)).replace(u'/', u", "_s));
    if (const QString page = group.value("page"_L1).toString(); !page.isEmpty())
        head += Cli::tr(" (page %1)", "of a manual").arg(page);
    if (!group.value("when"_L1).toObject().isEmpty())
        head += u"; "_s +
                Cli::tr("when %1", "a condition of a lane table").arg(conditionText(group.value("when"_L1).toObject()));
    QStringList lines{head};
    for (const QJsonValue &row : group.value("rows"_L1).toArray())
        lines << u"  "_s + rowText(row.toObject());
    if (group.contains("losers"_L1))
        lines << u"  "_s + Cli::tr("goes dark first: %1", "connectors").arg(shown(group.value("losers"_L1)));
    return lines.join(u'\n');
}

} // namespace

QByteArray boardAsText(const Board &board, const Catalogue &catalogue)
{
    const QJsonObject object = partToJson(board, catalogue);
    QByteArray text = connectorsText(object.value("connectors"_L1).toArray());
    QStringList lines;
    if (board.uplinkWidth && board.uplinkGeneration) {
        lines << Cli::tr("Uplink of the chipset: PCIe %1.0 x%2")
                     .arg(QString::number(*board.uplinkGeneration), QString::number(*board.uplinkWidth));
    }
    for (const QJsonValue &entry : object.value("switches"_L1).toArray())
        lines << Cli::tr("Switch: %1").arg(shown(entry));
    for (const QJsonValue &entry : object.value("settings"_L1).toArray())
        lines << settingText(entry.toObject());
    for (const QJsonValue &entry : object.value("groups"_L1).toArray())
        lines << groupText(entry.toObject());
    for (const QJsonValue &entry : object.value("effects"_L1).toArray())
        lines << effectText(entry.toObject());
    if (const Source *source = catalogue.source(board.laneSource))
        lines << Cli::tr("Lanes read in: %1, %2, %3", "title, publisher, date of a source")
                     .arg(source->title, source->publisher, source->date);
    return text + '\n' + lines.join(u'\n').toUtf8() + '\n';
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
