// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_support.h"
#include "tests/testing.h"

#include "core/catalogue/fields.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// gpus, parts, show and what stands around them.
class TestConsoleParts : public QObject
{
    Q_OBJECT

private slots:
    void jsonHasTheKeysOfTheContract();
    void everyFigureIsAColumn();
    void unknownIsNullAndNumbersAreNumbers();
    void where_data();
    void where();
    void badExpressions_data();
    void badExpressions();
    void sorting();
    void searching();
    void csvIsQuotedAndDefused();
    void columnsAreChosen();
    void tableShowsTheFirstFigures();
    void everyKindIsListed();
    void kindsThatAreNone();
    void searchesThatPeopleType_data();
    void searchesThatPeopleType();
    void showTellsSourcesAndUnits();
    void showOfABoardTellsItsLanes();
    void showOfAnOwnPart();
    void aPartThatIsNotThere();
    void commandsAndOptionsThatAreNotThere();
    void helpAndVersion();
    void languages();
    void noCatalogue();
    void theShippedCatalogueIsRead();

private:
    Console m_console;
};

namespace {

QStringList ids(const Run &run)
{
    QStringList ids;
    for (const QJsonValue &part : run.array())
        ids << part.toObject().value("id"_L1).toString();
    return ids;
}

Run onTheShippedCatalogue(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(RIGWRIGHT_BINARY_DIR "/rigwright-cli"), arguments);
    process.waitForFinished();
    return {process.exitCode(), process.readAllStandardOutput(), QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

void TestConsoleParts::jsonHasTheKeysOfTheContract()
{
    const Run gpus = m_console.run({u"gpus"_s, u"--format"_s, u"json"_s});
    QCOMPARE(gpus.exitCode, 0);
    QCOMPARE(gpus.array().size(), 3);
    for (const char *key : {"id",
                            "name",
                            "aliases",
                            "vendor",
                            "architecture",
                            "series",
                            "launch_date",
                            "launch_price_usd",
                            "memory_gib",
                            "memory_type",
                            "memory_bus_bits",
                            "memory_bandwidth_gb_s",
                            "fp32_tflops",
                            "fp16_tflops",
                            "tensor_fp16_dense_tflops",
                            "tensor_fp16_accumulate",
                            "int8_dense_tops",
                            "int4_dense_tops",
                            "fp8_dense_tflops",
                            "tdp_w",
                            "compute_capability",
                            "pcie_generation",
                            "pcie_width",
                            "nvlink_gb_s"})
        QVERIFY2(gpus.array()[0].toObject().contains(QLatin1StringView(key)), key);
    const Run processors = m_console.run({u"parts"_s, u"processors"_s, u"--format=json"_s});
    for (const char *key :
         {"id", "name", "socket", "cores", "threads", "base_ghz", "boost_ghz", "tdp_w", "pl2_w", "pcie_generation",
          "pcie_lanes", "usable_lanes", "memory_type", "memory_channels", "ecc", "igpu"})
        QVERIFY2(processors.array()[0].toObject().contains(QLatin1StringView(key)), key);
}

void TestConsoleParts::everyFigureIsAColumn()
{
    for (const Kind kind : {Kind::Gpu, Kind::Card, Kind::Processor, Kind::Motherboard, Kind::Supply}) {
        const QJsonObject part =
            m_console.run({u"parts"_s, kindKey(kind), u"--format"_s, u"json"_s}).array()[0].toObject();
        for (const Field &field : fieldsOf(kind))
            QVERIFY2(part.contains(QLatin1StringView(field.key)), field.key);
    }
}

void TestConsoleParts::unknownIsNullAndNumbersAreNumbers()
{
    const QJsonArray gpus = m_console.run({u"gpus"_s, u"--format"_s, u"json"_s}).array();
    const QJsonObject large = gpus[1].toObject();
    QCOMPARE(large.value("fp32_tflops"_L1), QJsonValue(35.58));
    QCOMPARE(large.value("memory_gib"_L1), QJsonValue(24));
    QCOMPARE(large.value("ecc"_L1), QJsonValue(false));
    QCOMPARE(large.value("launch_date"_L1), QJsonValue(u"2020-09-24"_s));
    QVERIFY(large.value("nvlink_gb_s"_L1).isNull());
    QVERIFY(large.value("aliases"_L1).isArray());
    const QJsonArray cards = m_console.run({u"parts"_s, u"cards"_s, u"--format"_s, u"json"_s}).array();
    QCOMPARE(cards[0].toObject().value("power_connectors"_L1).toObject().value("pcie-8"_L1), QJsonValue(2));
}

void TestConsoleParts::where_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("number") << u"memory_gib >= 16"_s << QStringList{u"large"_s, u"odd"_s};
    QTest::newRow("without spaces") << u"memory_gib>=16"_s << QStringList{u"large"_s, u"odd"_s};
    QTest::newRow("equal") << u"memory_gib = 24"_s << QStringList{u"large"_s};
    QTest::newRow("two equals") << u"memory_gib == 24"_s << QStringList{u"large"_s};
    QTest::newRow("unequal") << u"memory_gib != 24"_s << QStringList{u"small"_s, u"odd"_s};
    QTest::newRow("unknown is not unequal") << u"launch_price_usd != 1"_s << QStringList{u"large"_s};
    QTest::newRow("unknown") << u"launch_price_usd = unknown"_s << QStringList{u"small"_s, u"odd"_s};
    QTest::newRow("known") << u"launch_price_usd != unknown"_s << QStringList{u"large"_s};
    QTest::newRow("text, any case") << u"vendor = acme"_s << QStringList{u"small"_s, u"large"_s};
    QTest::newRow("contains") << u"name ~ LARGE"_s << QStringList{u"large"_s};
    QTest::newRow("alias") << u"aliases = s8"_s << QStringList{u"small"_s};
    QTest::newRow("quoted, with brackets and words") << u"name = \"Odd (16) or so\""_s << QStringList{u"odd"_s};
    QTest::newRow("single quotes") << u"name = 'Small 8'"_s << QStringList{u"small"_s};
    QTest::newRow("flag") << u"ecc = false"_s << QStringList{u"large"_s};
    QTest::newRow("date") << u"launch_date >= 2020-01-01"_s << QStringList{u"large"_s};
    QTest::newRow("and binds closer") << u"id = small or vendor = Acme and memory_gib = 24"_s
                                      << QStringList{u"small"_s, u"large"_s};
    QTest::newRow("brackets") << u"(id = small or vendor = Acme) and memory_gib = 24"_s << QStringList{u"large"_s};
    QTest::newRow("words of any case") << u"id = small OR id = odd"_s << QStringList{u"small"_s, u"odd"_s};
    QTest::newRow("nothing") << u"memory_gib > 1000"_s << QStringList{};
}

void TestConsoleParts::where()
{
    QFETCH(QString, expression);
    QFETCH(QStringList, expected);
    const Run run = m_console.run({u"gpus"_s, u"--format"_s, u"json"_s, u"--where"_s, expression});
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    QCOMPARE(ids(run), expected);
}

void TestConsoleParts::badExpressions_data()
{
    QTest::addColumn<QString>("expression");
    QTest::newRow("empty") << QString();
    QTest::newRow("key alone") << u"memory_gib"_s;
    QTest::newRow("no value") << u"memory_gib >="_s;
    QTest::newRow("no such key") << u"price = 3"_s;
    QTest::newRow("no such operator") << u"memory_gib => 3"_s;
    QTest::newRow("a number is wanted") << u"memory_gib > many"_s;
    QTest::newRow("a number contains nothing") << u"memory_gib ~ 3"_s;
    QTest::newRow("open bracket") << u"(memory_gib > 3"_s;
    QTest::newRow("closing bracket") << u"memory_gib > 3)"_s;
    QTest::newRow("empty brackets") << u"()"_s;
    QTest::newRow("two comparisons") << u"memory_gib > 3 tdp_w > 3"_s;
    QTest::newRow("and at the end") << u"memory_gib > 3 and"_s;
    QTest::newRow("unknown is no size") << u"memory_gib > unknown"_s;
    QTest::newRow("deep") << QString(3000, u'(');
    QTest::newRow("long") << QString(100000, u'x');
}

void TestConsoleParts::badExpressions()
{
    QFETCH(QString, expression);
    const Run run = m_console.run({u"gpus"_s, u"--where"_s, expression});
    QCOMPARE(run.exitCode, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY(run.errors.size() > 10);
}

void TestConsoleParts::sorting()
{
    const auto sorted = [&](const QString &key) {
        return ids(m_console.run({u"gpus"_s, u"--format"_s, u"json"_s, u"--sort"_s, key}));
    };
    QCOMPARE(sorted(u"memory_gib"_s), (QStringList{u"small"_s, u"odd"_s, u"large"_s}));
    QCOMPARE(sorted(u"-memory_gib"_s), (QStringList{u"large"_s, u"odd"_s, u"small"_s}));
    QCOMPARE(sorted(u"fp32_tflops"_s).last(), u"odd"_s); // unknown, so last
    QCOMPARE(sorted(u"-fp32_tflops"_s).last(), u"odd"_s);
    QCOMPARE(sorted(u"-name"_s).first(), u"small"_s);
    QCOMPARE(m_console.run({u"gpus"_s, u"--sort"_s, u"nothing"_s}).exitCode, 2);
}

void TestConsoleParts::searching()
{
    const auto found = [&](const QString &text) {
        return ids(m_console.run({u"parts"_s, u"gpus"_s, u"--format"_s, u"json"_s, u"--search"_s, text}));
    };
    QCOMPARE(found(u"acme 24"_s), QStringList{u"large"_s});
    QCOMPARE(found(u"s8"_s), QStringList{u"small"_s});
    QCOMPARE(found(u"acme odd"_s), QStringList{});
}

void TestConsoleParts::csvIsQuotedAndDefused()
{
    const Run run = m_console.run(
        {u"gpus"_s, u"--format"_s, u"csv"_s, u"--columns"_s, u"id,aliases,series,fp32_tflops,nvlink_gb_s"_s});
    QCOMPARE(run.exitCode, 0);
    const QStringList lines = QString::fromUtf8(run.out).split(u'\n');
    QCOMPARE(lines[0], u"id,aliases,series,fp32_tflops,nvlink_gb_s"_s);
    QCOMPARE(lines[1], u"small,\"S8; Tiny, ü\",,9.75,"_s);
    QCOMPARE(lines[3], u"odd,,'=1+1,,"_s);
}

void TestConsoleParts::columnsAreChosen()
{
    const Run run = m_console.run({u"gpus"_s, u"--columns"_s, u"tdp_w,id"_s, u"--format"_s, u"csv"_s});
    QVERIFY(run.out.startsWith("tdp_w,id\n150,small\n"));
    QCOMPARE(m_console.run({u"gpus"_s, u"--columns"_s, u"id,nothing"_s}).exitCode, 2);
}

void TestConsoleParts::tableShowsTheFirstFigures()
{
    const Run run = m_console.run({u"gpus"_s});
    QCOMPARE(run.exitCode, 0);
    for (const char *word : {"id", "fp32_tflops", "launch_price_usd", "tdp_w", "large", "1499", "35.58"})
        QVERIFY2(run.out.contains(word), word);
}

void TestConsoleParts::everyKindIsListed()
{
    for (int i = 0; i < KindCount; ++i) {
        const Run run = m_console.run({u"parts"_s, QString(kindKey(static_cast<Kind>(i))), u"--format"_s, u"json"_s});
        QVERIFY2(run.exitCode == 0 && QJsonDocument::fromJson(run.out).isArray(), qPrintable(run.errors));
    }
}

void TestConsoleParts::kindsThatAreNone()
{
    const Run run = m_console.run({u"parts"_s, u"wheels"_s});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains(u"wheels"_s) && run.errors.contains(u"systems"_s), qPrintable(run.errors));
    QCOMPARE(m_console.run({u"parts"_s}).exitCode, 2);
}

void TestConsoleParts::searchesThatPeopleType_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("found");
    QTest::newRow("another series") << u"GTX 2080 Ti"_s << u"geforce-rtx-2080-ti"_s;
    QTest::newRow("letters that changed places") << u"GXT Titan"_s << u"geforce-gtx-titan"_s;
    QTest::newRow("a misprint") << u"Telsa K20"_s << u"tesla-k20"_s;
    QTest::newRow("without a space") << u"1080ti"_s << u"geforce-gtx-1080-ti"_s;
    QTest::newRow("Tensor Cores in the words of a source") << u"腱核"_s << u"titan-v"_s;
    QTest::newRow("a figure") << u"4090 24GB"_s << u"geforce-rtx-4090"_s;
}

void TestConsoleParts::searchesThatPeopleType()
{
    QFETCH(QString, typed);
    QFETCH(QString, found);
    const Run run = onTheShippedCatalogue({u"gpus"_s, u"--search"_s, typed, u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    const QStringList hits = ids(run);
    QVERIFY2(hits.contains(found), qPrintable(hits.mid(0, 20).join(u' ')));
    QVERIFY(hits.size() < 200); // not simply all of them
}

void TestConsoleParts::showTellsSourcesAndUnits()
{
    const QJsonObject part = m_console.run({u"show"_s, u"large"_s, u"--format"_s, u"json"_s}).object();
    QCOMPARE(part.value("kind"_L1).toString(), u"gpus"_s);
    QJsonObject price;
    QJsonObject unknown;
    for (const QJsonValue &figure : part.value("figures"_L1).toArray()) {
        const QString key = figure.toObject().value("key"_L1).toString();
        if (key == "launch_price_usd"_L1)
            price = figure.toObject();
        if (key == "nvlink_gb_s"_L1)
            unknown = figure.toObject();
    }
    QCOMPARE(price.value("value"_L1), QJsonValue(1499));
    QCOMPARE(price.value("source"_L1).toObject().value("title"_L1).toString(), u"A list"_s);
    QCOMPARE(price.value("source"_L1).toObject().value("certainty"_L1).toString(), u"third-party"_s);
    QVERIFY(unknown.value("value"_L1).isNull() && unknown.value("source"_L1).isNull());
    const Run table = m_console.run({u"show"_s, u"large"_s});
    for (const char *word : {"Large 24", "Data sheet", "Example", "2020-09", "A list", "Somebody", "GB/s", "TFLOPS"})
        QVERIFY2(table.out.contains(word), word);
    QVERIFY(m_console.run({u"show"_s, u"large"_s, u"--format"_s, u"csv"_s})
                .out.contains("tdp_w,350,W,Data sheet,Example,2020-09,"));
}

void TestConsoleParts::showOfABoardTellsItsLanes()
{
    const Run table = m_console.run({u"show"_s, u"board"_s});
    QCOMPARE(table.exitCode, 0);
    for (const char *word : {"A, B share lanes (page 31)", "x16 / off", "x8 / x8", "Chipset", "Manual"})
        QVERIFY2(table.out.contains(word), word);
    const QJsonObject board = m_console.run({u"show"_s, u"board"_s, u"--format"_s, u"json"_s}).object();
    QCOMPARE(board.value("connectors"_L1).toArray().size(), 4);
    QCOMPARE(board.value("groups"_L1).toArray()[0].toObject().value("page"_L1).toString(), u"31"_s);
    QCOMPARE(board.value("lane_source"_L1).toObject().value("id"_L1).toString(), u"manual"_s);
}

void TestConsoleParts::showOfAnOwnPart()
{
    const QString file = m_console.write(
        u"own.json"_s,
        json("{'rigwright_parts': 1, 'gpus': [{'id': 'mine', 'name': 'Mine', 'tdp_w': 120, 'series': '@x'}]}"));
    const Run run = m_console.run({u"show"_s, u"mine"_s, u"--parts"_s, file, u"--format"_s, u"csv"_s});
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    QVERIFY(run.out.contains("series,'@x,"));
    QVERIFY(run.out.contains("tdp_w,120,"));
}

void TestConsoleParts::aPartThatIsNotThere()
{
    const Run run = m_console.run({u"show"_s, u"larg"_s});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains(u"large-card"_s), qPrintable(run.errors));
}

void TestConsoleParts::commandsAndOptionsThatAreNotThere()
{
    for (const QStringList &arguments :
         {QStringList{}, QStringList{u"dance"_s}, QStringList{u"gpus"_s, u"--loud"_s},
          QStringList{u"gpus"_s, u"extra"_s}, QStringList{u"gpus"_s, u"--format"_s, u"xml"_s}, QStringList{u"show"_s},
          QStringList{u"show"_s, u"a"_s, u"b"_s}, QStringList{u"gpus"_s, u"--where"_s},
          QStringList{u"gpus"_s, u"--lang"_s}}) {
        const Run run = m_console.run(arguments);
        QVERIFY2(run.exitCode == 2, qPrintable(arguments.join(u' ')));
        QVERIFY(run.out.isEmpty() && !run.errors.isEmpty());
    }
}

void TestConsoleParts::helpAndVersion()
{
    const QByteArray version = m_console.run({u"--version"_s}).out;
    QVERIFY2(version.startsWith("rigwright-cli " RIGWRIGHT_VERSION) && version.endsWith('\n'), version.constData());
    QCOMPARE(version.count('\n'), 1);
    const Run help = m_console.run({u"--help"_s});
    QCOMPARE(help.exitCode, 0);
    for (const char *command : {"gpus", "parts", "show", "check", "report", "chart", "lint"}) {
        QVERIFY2(help.out.contains(QByteArray("rigwright-cli ") + command), command);
        const Run own = m_console.run({QString::fromLatin1(command), u"--help"_s});
        QCOMPARE(own.exitCode, 0);
        QVERIFY(own.out.contains(QByteArray("rigwright-cli ") + command));
    }
}

void TestConsoleParts::languages()
{
    QCOMPARE(m_console.run({u"--lang"_s, u"en"_s, u"gpus"_s}).exitCode, 0);
    QCOMPARE(m_console.run({u"gpus"_s, u"--lang=zh_CN"_s, u"--format"_s, u"json"_s}).exitCode, 0);
    const Run other = m_console.run({u"gpus"_s, u"--lang"_s, u"tlh"_s});
    QCOMPARE(other.exitCode, 2);
    QVERIFY(other.errors.contains(u"zh_CN"_s));
}

void TestConsoleParts::noCatalogue()
{
    const Run absent = m_console.run({u"gpus"_s}, u"absent.sqlite"_s);
    QCOMPARE(absent.exitCode, 3);
    QVERIFY(absent.errors.contains(u"absent.sqlite"_s));
    m_console.write(u"broken.sqlite"_s, QByteArray(5000, 'x'));
    QCOMPARE(m_console.run({u"gpus"_s}, u"broken.sqlite"_s).exitCode, 3);
}

void TestConsoleParts::theShippedCatalogueIsRead()
{
    const Run run = onTheShippedCatalogue({u"gpus"_s, u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.array().size() >= 280);
}

RIG_TEST(TestConsoleParts)
#include "tst_console_parts.moc"
