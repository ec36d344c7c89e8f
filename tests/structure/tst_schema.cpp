// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/board_codec.h"
#include "core/catalogue/fields.h"
#include "core/catalogue/plugs.h"
#include "tests/testing.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <valijson/adapters/qtjson_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

using namespace rig;

/// docs/catalogue.schema.json describes the format for other people's tools. The kinds of part in it are written from
/// the program's own fields, its plugs from the table of plugs: with RIGWRIGHT_UPDATE_DOCS set, this test writes them,
/// and the table of plugs in docs/catalogue-format.md. All else in them is by hand.
class SchemaTest : public QObject
{
    Q_OBJECT

private slots:
    void kindsAreThoseOfTheProgram();
    void plugsAreThoseOfTheProgram();
    void everyFileOfTheCatalogueFits_data();
    void everyFileOfTheCatalogueFits();
    void faultsAreFound_data();
    void faultsAreFound();
};

namespace {

const auto SchemaPath = QStringLiteral(RIGWRIGHT_SOURCE_DIR "/docs/catalogue.schema.json");

QJsonObject readObject(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QJsonObject reference(const QString &name)
{
    return {{QStringLiteral("$ref"), QStringLiteral("#/definitions/") + name}};
}

QJsonObject typed(const QString &type) { return {{QStringLiteral("type"), type}}; }

QJsonObject ranged(const QString &type, const Field &field)
{
    QJsonObject schema = typed(type);
    schema.insert(QStringLiteral("minimum"), field.low);
    schema.insert(QStringLiteral("maximum"), field.high);
    return schema;
}

QJsonObject textOf(const Field &field)
{
    QJsonObject schema = typed(QStringLiteral("string"));
    if (field.words)
        schema.insert(QStringLiteral("enum"), QJsonArray::fromStringList(field.wordList()));
    return schema;
}

QJsonObject figure(const Field &field)
{
    switch (field.type) {
    case FieldType::Flag:
        return typed(QStringLiteral("boolean"));
    case FieldType::Integer:
        return ranged(QStringLiteral("integer"), field);
    case FieldType::Number:
        return ranged(QStringLiteral("number"), field);
    case FieldType::Text:
        return textOf(field);
    case FieldType::Date:
        return reference(QStringLiteral("day"));
    case FieldType::Texts:
        return reference(QStringLiteral("texts"));
    case FieldType::Connectors:
        return reference(QStringLiteral("plugs"));
    }
    return {};
}

/// What a part of the kind may hold; every figure in the form that the program's own table gives it.
QJsonObject kindSchema(Kind kind)
{
    QJsonObject properties;
    for (const char *common :
         {"id", "name", "vendor", "part_number", "aliases", "sources", "prices", "notes", "explained"})
        properties.insert(QLatin1StringView(common), reference(QStringLiteral("part_") + QLatin1StringView(common)));
    for (const Field &field : fieldsOf(kind))
        properties.insert(QLatin1StringView(field.key), figure(field));
    if (kind == Kind::Motherboard) {
        for (const QString &key : laneGraphKeys())
            properties.insert(key, reference(QStringLiteral("board_") + key));
    }
    return {{QStringLiteral("type"), QStringLiteral("object")},
            {QStringLiteral("required"), QJsonArray{QStringLiteral("id"), QStringLiteral("name")}},
            {QStringLiteral("additionalProperties"), false},
            {QStringLiteral("properties"), properties}};
}

QJsonObject plugsSchema()
{
    QJsonObject properties;
    for (const QString &word : plugWords())
        properties.insert(word, QJsonObject{{QStringLiteral("type"), QStringLiteral("integer")},
                                            {QStringLiteral("minimum"), 1},
                                            {QStringLiteral("maximum"), MostPlugs}});
    return {{QStringLiteral("type"), QStringLiteral("object")},
            {QStringLiteral("additionalProperties"), false},
            {QStringLiteral("properties"), properties}};
}

QJsonObject withKinds(QJsonObject schema)
{
    QJsonObject definitions = schema.value(QStringLiteral("definitions")).toObject();
    QJsonObject properties = schema.value(QStringLiteral("properties")).toObject();
    for (int i = 0; i < KindCount; ++i) {
        const QString name = kindKey(static_cast<Kind>(i));
        definitions.insert(name, kindSchema(static_cast<Kind>(i)));
        properties.insert(name, QJsonObject{{QStringLiteral("type"), QStringLiteral("array")},
                                            {QStringLiteral("items"), reference(name)}});
    }
    definitions.insert(QStringLiteral("plugs"), plugsSchema());
    schema.insert(QStringLiteral("definitions"), definitions);
    schema.insert(QStringLiteral("properties"), properties);
    return schema;
}

/// The rows of the table of plugs in docs/catalogue-format.md.
QString plugRows()
{
    QString rows;
    for (const PlugKind &kind : PlugTable) {
        QStringList sockets;
        for (const PlugKind &socket : PlugTable) {
            if (socket.from[0] == kind.plug || socket.from[1] == kind.plug)
                sockets << QStringLiteral("`%1`").arg(QString(socket.word));
        }
        const QString watts =
            kind.carries ? QStringLiteral("%1 W").arg(kind.carries->value()) : QStringLiteral("not counted on");
        rows += QStringLiteral("| `%1` | %2 | %3 | %4 |\n")
                    .arg(QString(kind.word), watts, kind.onCards ? QStringLiteral("yes") : QStringLiteral("no"),
                         sockets.join(QStringLiteral(", ")));
    }
    return rows;
}

/// Where `object` does not fit the schema; empty when it fits.
QString misfit(const QJsonObject &object)
{
    static const auto schema = [] {
        auto parsed = std::make_unique<valijson::Schema>();
        const QJsonValue text(readObject(SchemaPath));
        valijson::SchemaParser(valijson::SchemaParser::kDraft7)
            .populateSchema(valijson::adapters::QtJsonAdapter(text), *parsed);
        return parsed;
    }();
    valijson::ValidationResults results;
    const QJsonValue value(object);
    if (valijson::Validator().validate(*schema, valijson::adapters::QtJsonAdapter(value), &results))
        return {};
    QStringList lines;
    valijson::ValidationResults::Error error;
    while (results.popError(error)) {
        QString place;
        for (const std::string &step : error.context)
            place += QString::fromStdString(step);
        lines << place + QStringLiteral(": ") + QString::fromStdString(error.description);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

void SchemaTest::kindsAreThoseOfTheProgram()
{
    const QJsonObject now = readObject(SchemaPath);
    const QJsonObject expected = withKinds(now);
    if (qEnvironmentVariableIsSet("RIGWRIGHT_UPDATE_DOCS")) {
        QFile file(SchemaPath);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(expected).toJson());
        return;
    }
    QVERIFY(!now.isEmpty());
    QCOMPARE(now, expected);
}

void SchemaTest::plugsAreThoseOfTheProgram()
{
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/docs/catalogue-format.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString now = QString::fromUtf8(file.readAll());
    file.close();
    const QString head = QStringLiteral("| plug | carries | on cards | goes into |\n|---|---|---|---|\n");
    const qsizetype begin = now.indexOf(head);
    QVERIFY(begin >= 0);
    const qsizetype end = now.indexOf(QStringLiteral("\n\n"), begin) + 1;
    const QString expected = now.left(begin) + head + plugRows() + now.mid(end);
    if (qEnvironmentVariableIsSet("RIGWRIGHT_UPDATE_DOCS")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(expected.toUtf8());
        return;
    }
    QCOMPARE(now, expected);
}

void SchemaTest::everyFileOfTheCatalogueFits_data()
{
    QTest::addColumn<QString>("path");
    const QString root = QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/catalogue");
    QDirIterator files(root, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(path.mid(root.size() + 1))) << path;
    }
}

void SchemaTest::everyFileOfTheCatalogueFits()
{
    QFETCH(QString, path);
    const QString found = misfit(readObject(path));
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

void SchemaTest::faultsAreFound_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<bool>("fits");
    const auto row = [](const char *name, const QByteArray &list, bool fits) { QTest::newRow(name) << list << fits; };
    row("a part", "'gpus': [{'id': 'g', 'name': 'G', 'tdp_w': 300, 'segment': 'consumer'}]", true);
    row("no name", "'gpus': [{'id': 'g'}]", false);
    row("a zero that means unknown", "'gpus': [{'id': 'g', 'name': 'G', 'tdp_w': 0}]", false);
    row("a number as text", "'gpus': [{'id': 'g', 'name': 'G', 'tdp_w': '300'}]", false);
    row("a figure of another kind", "'gpus': [{'id': 'g', 'name': 'G', 'length_mm': 300}]", false);
    row("a word that no one knows", "'gpus': [{'id': 'g', 'name': 'G', 'segment': 'gaming'}]", false);
    row("an id in capitals", "'gpus': [{'id': 'G', 'name': 'G'}]", false);
    row("a plug that no one knows", "'cards': [{'id': 'c', 'name': 'C', 'power_connectors': {'pcie-10': 1}}]", false);
    row("a board", "'motherboards': [{'id': 'b', 'name': 'B', 'connectors': [{'label': 'A', 'kind': 'slot'}]}]", true);
    row("a connector without a label", "'motherboards': [{'id': 'b', 'name': 'B', 'connectors': [{'kind': 'slot'}]}]",
        false);
    row("a row without widths",
        "'motherboards': [{'id': 'b', 'name': 'B', 'groups': [{'connectors': ['A'], 'rows': [{}]}]}]", false);
    row("a price without a currency", "'cases': [{'id': 'c', 'name': 'C', 'prices': [{'amount': 5, 'date': '2024'}]}]",
        false);
    row("a list that no one knows", "'toasters': []", false);
}

void SchemaTest::faultsAreFound()
{
    QFETCH(QByteArray, list);
    QFETCH(bool, fits);
    list.replace('\'', '"');
    const QJsonObject object = QJsonDocument::fromJson("{\"rigwright_parts\": 1, " + list + "}").object();
    QVERIFY(!object.isEmpty());
    QCOMPARE(misfit(object).isEmpty(), fits);
}

RIG_TEST(SchemaTest)
#include "tst_schema.moc"
