// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_questions.h"
#include "core/charts/saved_chart.h"
#include "tests/testing.h"

#include <QJsonArray>
#include <QTest>

using namespace rig;
using namespace Qt::StringLiterals;

namespace {

SavedChart everything()
{
    SavedChart saved;
    saved.name = u"Mine, “all” of it"_s;
    saved.pinned = true;
    ChartRequest &request = saved.request;
    request.form = ChartRequest::Form::Bars;
    request.x = u"tdp_w"_s;
    request.y = u"memory_gib"_s;
    request.beside = QStringList{u"fp32_tflops"_s};
    request.normaliser = u"chip"_s;
    request.logX = false;
    request.logY = false;
    request.colourBy = ColourBy::Architecture;
    request.groups = QStringList{u"Ada"_s, QString()};
    request.filter = u"24 GB"_s;
    request.conditions = {{u"memory_gib"_s, {}, 24, {}}, {u"vendor"_s, u"NVIDIA"_s, {}, {}}, {u"price"_s, {}, {}, 500}};
    request.parts = QStringList{u"a"_s, u"b"_s};
    request.processors = request.trends = request.frontier = request.sizeByMemory = true;
    request.lines = {{true, 24, u"24 GB"_s}, {false, 1500.5, u"my budget"_s}};
    request.price = {ChartPrice::MarketUsed, 2020, 1234.5};
    request.cutX = ChartRange{10, 20};
    request.cutY = ChartRange{0.5, 1};
    return saved;
}

} // namespace

class TestSavedChart : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadAgain()
    {
        const Result<SavedChart> read = readChartFile(chartFile(everything()), u"a.rigchart.json"_s);
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
        QVERIFY(*read == everything());
        for (const ChartQuestion &question : chartQuestions()) {
            const SavedChart saved{question.title, false, question.request};
            const Result<SavedChart> again = readChartFile(chartFile(saved), u"a.rigchart.json"_s);
            QVERIFY2(again && *again == saved, qPrintable(question.id));
        }
    }

    void aListIsReadAgain()
    {
        const std::vector<SavedChart> charts{everything(), {u"plain"_s, false, {}}};
        QVERIFY(savedChartsFromJson(savedChartsAsJson(charts)) == charts);
        // One that cannot be read does not take the others with it.
        QJsonObject object = savedChartsAsJson(charts);
        QJsonArray array = object.value(u"charts"_s).toArray();
        array.insert(1, 42);
        array.insert(1, QJsonObject{{u"name"_s, 3}});
        object.insert(u"charts"_s, array);
        QVERIFY(savedChartsFromJson(object) == charts);
        QVERIFY(savedChartsFromJson({}).empty());
    }

    void hostileFiles_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("field");
        QTest::newRow("not JSON") << QByteArray("{") << QString();
        QTest::newRow("another kind of file") << QByteArray("{\"rigwright_build\": 1}") << u"rigwright_chart"_s;
        QTest::newRow("of a newer version")
            << QByteArray("{\"rigwright_chart\": 2, \"name\": \"a\", \"chart\": {}}") << u"rigwright_chart"_s;
        QTest::newRow("no chart") << QByteArray("{\"rigwright_chart\": 1, \"name\": \"a\"}") << u"chart"_s;
        QTest::newRow("a form that is none")
            << QByteArray("{\"rigwright_chart\": 1, \"name\": \"a\", \"chart\": {\"form\": \"pie\"}}")
            << u"chart.form"_s;
        QTest::newRow("an endless line")
            << QByteArray("{\"rigwright_chart\": 1, \"name\": \"a\", \"chart\": {\"lines\": [{\"axis\": \"x\", "
                          "\"value\": 1e300}]}}")
            << u"chart.lines[0].value"_s;
        QTest::newRow("a cut the wrong way round")
            << QByteArray("{\"rigwright_chart\": 1, \"name\": \"a\", \"chart\": {\"cut_x\": {\"low\": 2, "
                          "\"high\": 1}}}")
            << u"chart.cut_x"_s;
        QTest::newRow("far too long") << QByteArray(1024 * 1024, ' ') << QString();
        QTest::newRow("far too deep") << QByteArray(5000, '[') << QString();
    }

    void hostileFiles()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, field);
        const Result<SavedChart> read = readChartFile(text, u"a.rigchart.json"_s);
        QVERIFY(!read);
        QCOMPARE(read.error().kind, Failure::Kind::BadInput);
        QCOMPARE(read.error().field, field);
        QVERIFY(read.error().sentence().contains(u"a.rigchart.json"_s));
    }
};

RIG_TEST(TestSavedChart)
#include "tst_saved_chart.moc"
