// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "core/catalogue/fields.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QDirIterator>
#include <QSet>

using namespace rig;
using namespace rig::test;

class CatalogueTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPartSurvivesARoundTrip();
    void badFiles_data();
    void badFiles();
    void shippedFiguresHaveSources();
    void examplesOpen();
    void aFigureOfZeroIsRefused();
    void sameIdTakesTheOthersPlace();
};

void CatalogueTest::everyPartSurvivesARoundTrip()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    for (int kind = 0; kind < KindCount; ++kind) {
        for (const PartHandle &part : catalogue.parts(static_cast<Kind>(kind))) {
            const QJsonObject written = partToJson(*part, catalogue);
            const Result<PartHandle> read = partFromJson(written, part->kind, catalogue, part->origin);
            QVERIFY2(read, qPrintable(part->id + QStringLiteral(": ") + (read ? QString() : read.error().sentence())));
            QVERIFY2(partToJson(**read, catalogue) == written, qPrintable(part->id));
        }
    }
}

void CatalogueTest::badFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const char *text, const char *field, const char *word) {
        QTest::newRow(name) << QByteArray(text).replace('\'', '"') << QString::fromLatin1(field)
                            << QString::fromLatin1(word);
    };
    row("no version", "{'cards': []}", "rigwright_parts", "missing");
    row("newer version", "{'rigwright_parts': 2}", "rigwright_parts", "newer");
    row("no id", "{'rigwright_parts': 1, 'cards': [{'name': 'x'}]}", "cards[0].id", "missing");
    row("id with spaces", "{'rigwright_parts': 1, 'cards': [{'id': 'a b', 'name': 'x'}]}", "cards[0].id", "lower case");
    row("twice", "{'rigwright_parts': 1, 'cards': [{'id': 'a', 'name': 'x'}, {'id': 'a', 'name': 'x'}]}", "cards[1].id",
        "twice");
    row("misspelt figure", "{'rigwright_parts': 1, 'cards': [{'id': 'a', 'name': 'x', 'lenght_mm': 300}]}", "cards[0]",
        "lenght_mm");
    row("unit mixed up", "{'rigwright_parts': 1, 'cards': [{'id': 'a', 'name': 'x', 'length_mm': 30}]}",
        "cards[0].length_mm", "between 100 and 500");
    row("unknown connector",
        "{'rigwright_parts': 1, 'cards': [{'id': 'a', 'name': 'x', 'power_connectors': {'usb': 1}}]}",
        "cards[0].power_connectors", "usb");
    row("source not listed", "{'rigwright_parts': 1, 'cards': [{'id': 'a', 'name': 'x', 'sources': {'*': 'z'}}]}",
        "cards[0].sources", "z");
    row("price without currency",
        "{'rigwright_parts': 1, 'cards': [{'id': 'a', 'name': 'x', 'prices': [{'amount': 5, 'currency': 'Dollar', "
        "'date': '2020-01-01',"
        " 'basis': 'list', 'condition': 'new'}]}]}",
        "cards[0].prices[0].currency", "USD");
    row("connector that is not there",
        "{'rigwright_parts': 1, 'motherboards': [{'id': 'a', 'name': 'x', 'groups': [{'connectors': ['Z'], 'rows': "
        "[{'widths': [1]}]}]}]}",
        "motherboards[0].groups[0].connectors", "Z");
    row("row of another length",
        "{'rigwright_parts': 1, 'motherboards': [{'id': 'a', 'name': 'x', 'connectors': [{'label': 'A', 'kind': "
        "'slot'}],"
        " 'groups': [{'connectors': ['A'], 'rows': [{'widths': [1, 2]}]}]}]}",
        "motherboards[0].groups[0].rows[0].widths", "each connector");
    row("setting that is not there",
        "{'rigwright_parts': 1, 'motherboards': [{'id': 'a', 'name': 'x', 'connectors': [{'label': 'A', 'kind': "
        "'slot'}],"
        " 'groups': [{'when': {'setting': {'q': 'r'}}, 'connectors': ['A'], 'rows': [{'widths': [1]}]}]}]}",
        "motherboards[0].groups[0].when.setting", "q");
}

void CatalogueTest::badFiles()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, word);
    const Result<Catalogue> read = withPartsFile({}, text, QStringLiteral("bad.json"), Origin::Own);
    QVERIFY(!read);
    QTEST(read.error().field, "field");
    QVERIFY2(read.error().sentence().contains(word), qPrintable(read.error().sentence()));
}

void CatalogueTest::shippedFiguresHaveSources()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    for (int kind = 0; kind < KindCount; ++kind) {
        for (const PartHandle &part : catalogue.parts(static_cast<Kind>(kind))) {
            for (const Field &field : fieldsOf(part->kind)) {
                const Reading reading = field.get(*part);
                QVERIFY2(!reading.known() || catalogue.source(reading.source), qPrintable(part->id));
            }
        }
    }
}

void CatalogueTest::examplesOpen()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    QDirIterator examples(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/examples"), {QStringLiteral("*.rig.json")});
    int count = 0;
    while (examples.hasNext()) {
        QFile file(examples.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        RIG_UNWRAP(opened, readBuildFile(file.readAll(), file.fileName(), catalogue));
        const Judged judged(opened.document, opened.catalogue);
        QVERIFY2(judged.machine.unresolved.empty(), qPrintable(file.fileName()));
        for (const Device &device : judged.machine.devices)
            QVERIFY2(!device.badConnector, qPrintable(file.fileName()));
        ++count;
    }
    QVERIFY(count >= 4);
}

void CatalogueTest::aFigureOfZeroIsRefused()
{
    const Result<Catalogue> read = withPartsFile(
        {}, "{\"rigwright_parts\": 1, \"gpus\": [{\"id\": \"a\", \"name\": \"x\", \"memory_bus_bits\": 0}]}",
        QStringLiteral("zero.json"), Origin::Own);
    QVERIFY(!read);
    QCOMPARE(read.error().field, QStringLiteral("gpus[0].memory_bus_bits"));
}

void CatalogueTest::sameIdTakesTheOthersPlace()
{
    const Catalogue first = parts("'cards': [{'id': 'a', 'name': 'One'}, {'id': 'b', 'name': 'B'}]");
    const Catalogue second = parts("'cards': [{'id': 'a', 'name': 'Two'}]", first);
    QCOMPARE(second.parts(Kind::Card).size(), std::size_t(2));
    QCOMPARE(second.parts(Kind::Card)[0]->name, QStringLiteral("Two"));
    QCOMPARE(second.find(QStringLiteral("a"))->name, QStringLiteral("Two"));
    QCOMPARE(first.find(QStringLiteral("a"))->name, QStringLiteral("One"));
}

RIG_TEST(CatalogueTest)
#include "tst_catalogue.moc"
