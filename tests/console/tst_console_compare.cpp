// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_support.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// `compare`, on the shipped catalogue.
class TestConsoleCompare : public QObject
{
    Q_OBJECT

private slots:
    void keysOfTheContract();
    void speedsWithTheirSources(); // S22, S35
    void cautions();               // S34, S36
    void ordersOfWhatMatters();    // S33
    void theUpgradePath();         // S12
    void theSourceSaysNo();        // S16
    void memoryOfTheNextOne();     // S19
    void launchOrMarket();         // S45
    void processorsAndGpus();      // S37
    void processorsForFourGpus();  // S75
    void namesThatPeopleType();    // S114
    void whatToReplaceItWith();
    void textSaysTheSame();
    void badArguments_data();
    void badArguments();
    void onASmallCatalogue();
};

namespace {

Run compare(const QStringList &arguments) { return runProgram(QStringList{u"compare"_s} + arguments); }

QJsonObject asked(QStringList arguments)
{
    arguments << u"--format"_s << u"json"_s;
    const Run run = compare(arguments);
    if (run.exitCode != 0)
        qWarning("%s", qUtf8Printable(run.errors));
    return run.object();
}

QJsonObject first(const QJsonObject &object, QLatin1StringView list)
{
    return object.value(list).toArray().first().toObject();
}

QStringList ids(const QJsonValue &list)
{
    QStringList all;
    for (const QJsonValue &value : list.toArray())
        all << (value.isObject() ? value.toObject().value("id"_L1).toString() : value.toString());
    return all;
}

} // namespace

void TestConsoleCompare::keysOfTheContract()
{
    const QJsonObject answer = asked({u"geforce-gtx-1080"_s, u"geforce-gtx-1070"_s});
    QCOMPARE(answer.keys(),
             (QStringList{u"answer"_s, u"cautions"_s, u"for"_s, u"gpus"_s, u"processor_order"_s, u"processors"_s,
                          u"processors_and_gpus"_s, u"rankings"_s, u"sources"_s, u"speeds"_s, u"upgrade"_s}));
    QVERIFY(answer.value("for"_L1).isNull());
    QVERIFY(answer.value("upgrade"_L1).isNull());
    const QJsonObject gpu = first(answer, "gpus"_L1);
    QCOMPARE(gpu.value("memory_gib"_L1).toDouble(), 8.0);
    QVERIFY(gpu.value("tensor_fp16_dense_tflops"_L1).isNull());
    QCOMPARE(gpu.value("tensor_cores_times_at_most"_L1).toDouble(), 1.0); // S32
    QVERIFY(ids(answer.value("sources"_L1)).contains(u"gpu-guide-2016-06"_s));
}

void TestConsoleCompare::speedsWithTheirSources()
{
    const QJsonObject speed = first(asked({u"geforce-rtx-2080"_s, u"geforce-rtx-2080-ti"_s}), "speeds"_L1);
    QCOMPARE(speed.value("times"_L1).toDouble(), 1.4);
    QCOMPARE(speed.value("basis"_L1).toString(), u"read"_s);
    QCOMPARE(ids(first(speed, "steps"_L1).value("sources"_L1)), QStringList{u"lambda-choosing-2020"_s});
    QCOMPARE(first(asked({u"geforce-gtx-980"_s, u"geforce-gtx-1080"_s}), "speeds"_L1).value("times"_L1).toDouble(),
             2.2222);
    QCOMPARE(first(asked({u"grid-k520"_s, u"geforce-gtx-1080"_s}), "speeds"_L1).value("times"_L1).toDouble(), 5.0);
}

void TestConsoleCompare::cautions()
{
    QVERIFY(!ids(asked({u"1080"_s, u"1070"_s}).value("cautions"_L1)).contains(u"other-architecture"_s));
    const QStringList across = ids(asked({u"1080"_s, u"titan-x-maxwell"_s}).value("cautions"_L1));
    QVERIFY(across.contains(u"other-architecture"_s));
    QVERIFY(across.contains(u"flops-theoretical"_s));
    const QJsonObject speed = first(asked({u"RTX 3090"_s, u"RTX 5080"_s}), "speeds"_L1);
    QCOMPARE(speed.value("basis"_L1).toString(), u"modelled"_s);
    QVERIFY(speed.value("low_times"_L1).toDouble() < speed.value("times"_L1).toDouble());
    QVERIFY(speed.value("times"_L1).toDouble() < speed.value("high_times"_L1).toDouble());
    QVERIFY(speed.contains("theoretical_fp32_times"_L1));
}

void TestConsoleCompare::ordersOfWhatMatters()
{
    const auto order = [](const char *net, const QString &id) {
        const QJsonObject answer =
            asked({u"geforce-gtx-1080-ti"_s, u"geforce-rtx-2060"_s, u"--for"_s, QString::fromLatin1(net)});
        for (const QJsonValue &ranking : answer.value("rankings"_L1).toArray()) {
            if (ranking.toObject().value("id"_L1).toString() == id)
                return ids(ranking.toObject().value("order"_L1));
        }
        return QStringList();
    };
    const QStringList newFirst{u"geforce-rtx-2060"_s, u"geforce-gtx-1080-ti"_s};
    const QStringList oldFirst{u"geforce-gtx-1080-ti"_s, u"geforce-rtx-2060"_s};
    QCOMPARE(order("cnn", u"dettmers-2019-cnn"_s), newFirst);
    QCOMPARE(order("transformer", u"dettmers-2019-cnn"_s), newFirst);
    QCOMPARE(order("rnn", u"dettmers-2019-rnn"_s), oldFirst);
    QCOMPARE(order("rnn", u"dettmers-2019-cnn"_s), QStringList()); // that one is not for them
}

void TestConsoleCompare::theUpgradePath()
{
    const QJsonObject upgrade = asked({u"geforce-gtx-1080"_s, u"titan-x-maxwell"_s, u"--owned"_s, u"geforce-gtx-970"_s,
                                       u"--resale"_s, u"150"_s, u"--paid"_s, u"210"_s, u"--price"_s, u"launch"_s})
                                    .value("upgrade"_L1)
                                    .toObject();
    const QJsonObject option = first(upgrade, "options"_L1);
    QCOMPARE(option.value("gpu"_L1).toString(), u"geforce-gtx-1080"_s);
    QCOMPARE(option.value("net"_L1).toObject().value("amount"_L1).toDouble(), 449.0);
    QCOMPARE(option.value("path"_L1).toObject().value("amount"_L1).toDouble(), 659.0);
    QCOMPARE(option.value("per_ten_percent"_L1).toObject().value("amount"_L1).toDouble(), 29.93);
    QCOMPARE(option.value("power_connectors"_L1).toObject().value("pcie-8"_L1).toInt(), 1);
    QCOMPARE(upgrade.value("resale"_L1).toObject().value("basis"_L1).toString(), u"yours"_s);
}

void TestConsoleCompare::theSourceSaysNo()
{
    const QJsonObject upgrade =
        asked({u"titan-x-pascal"_s, u"titan-xp"_s, u"--owned"_s, u"titan-x-maxwell"_s}).value("upgrade"_L1).toObject();
    QCOMPARE(upgrade.value("options"_L1).toArray().size(), 2);
    for (const QJsonValue &option : upgrade.value("options"_L1).toArray()) {
        QCOMPARE(option.toObject().value("verdict"_L1).toString(), u"not-needed"_s);
        QCOMPARE(first(option.toObject(), "said"_L1).value("source"_L1).toString(), u"gpu-guide-book-chapter-15"_s);
        QVERIFY(option.toObject().value("net"_L1).isNull()); // no price of today is no price of nothing
    }
}

void TestConsoleCompare::memoryOfTheNextOne()
{
    const QJsonObject upgrade =
        asked({u"1070"_s, u"--owned"_s, u"980 Ti"_s, u"--resale"_s, u"0"_s}).value("upgrade"_L1).toObject();
    const QJsonObject option = first(upgrade, "options"_L1);
    QCOMPARE(option.value("memory_gain_gib"_L1).toDouble(), 2.0);
    QVERIFY(option.value("message"_L1).toString().contains(u"memory"_s));
}

void TestConsoleCompare::launchOrMarket()
{
    const auto price = [](const QString &which) {
        return first(asked({u"RTX 3090"_s, u"RTX 4090"_s, u"--price"_s, which}), "gpus"_L1)
            .value("price"_L1)
            .toObject();
    };
    QCOMPARE(price(u"launch"_s).value("amount"_L1).toDouble(), 1499.0);
    const QJsonObject used = price(u"used"_s);
    QVERIFY(used.value("amount"_L1).toDouble() < 1499);
    QVERIFY(used.value("date"_L1).toString() >= u"2026"_s);
    QVERIFY(!used.value("source"_L1).isNull());
    const QJsonObject said =
        first(asked({u"RTX 3090"_s, u"RTX 4090"_s, u"--price-of"_s, u"geforce-rtx-3090=700"_s}), "gpus"_L1);
    QCOMPARE(said.value("price"_L1).toObject().value("amount"_L1).toDouble(), 700.0);
    QCOMPARE(said.value("price"_L1).toObject().value("basis"_L1).toString(), u"yours"_s);
}

void TestConsoleCompare::processorsAndGpus()
{
    const QJsonObject answer = asked({u"intel-xeon-x5650"_s, u"geforce-gtx-970"_s, u"--price-of"_s,
                                      u"intel-xeon-x5650=1000"_s, u"--price"_s, u"launch"_s, u"--peak"_s, u"base"_s});
    const QJsonObject both = first(answer, "processors_and_gpus"_L1);
    QCOMPARE(both.value("processor_gflops_per_usd"_L1).toDouble(), 0.1248);
    QCOMPARE(QString::number(both.value("gpu_gflops_per_usd"_L1).toDouble(), 'f', 2), u"10.62"_s);
    QCOMPARE(QString::number(both.value("times_per_usd"_L1).toDouble(), 'f', 1), u"85.1"_s);
    QVERIFY(ids(both.value("said"_L1)).contains(u"gpu-speed-over-processor"_s));
}

void TestConsoleCompare::processorsForFourGpus()
{
    Console console;
    const QString parts = console.write(
        u"mine.json"_s, json("{'rigwright_parts': 1, 'sources': [{'id': 's', 'title': 'S', 'kind': 'vendor'}], "
                             "'processors': [{'id': 'many', 'name': 'Many', 'cores': 8, 'boost_ghz': 3.5, 'sources': "
                             "{'*': 's'}}, {'id': 'fast', 'name': 'Fast', 'cores': 6, 'boost_ghz': 4.0, 'sources': "
                             "{'*': 's'}}]}"));
    const auto order = [&](const QStringList &more) {
        const QJsonValue found =
            asked(QStringList{u"many"_s, u"fast"_s, u"--parts"_s, parts} + more).value("processor_order"_L1);
        return found.isNull() ? QStringList() : ids(found.toObject().value("order"_L1));
    };
    QCOMPARE(order({u"--gpus"_s, u"4"_s}), (QStringList{u"fast"_s, u"many"_s}));
    QCOMPARE(order({u"--gpus"_s, u"4"_s, u"--processor-bound"_s}), (QStringList{u"many"_s, u"fast"_s}));
    QCOMPARE(order({u"--gpus"_s, u"3"_s}), QStringList());
}

void TestConsoleCompare::namesThatPeopleType()
{
    QCOMPARE(ids(asked({u"GTX 2080 Ti"_s, u"Telsa M2070"_s}).value("gpus"_L1)),
             (QStringList{u"geforce-rtx-2080-ti"_s, u"tesla-m2070"_s}));
    // A card stands for its chip.
    QCOMPARE(ids(asked({u"nvidia-geforce-rtx-2080-ti-founders-edition"_s, u"1080"_s}).value("gpus"_L1)),
             (QStringList{u"geforce-rtx-2080-ti"_s, u"geforce-gtx-1080"_s}));
}

/// Without a candidate: what one who knows would name, and the list.
void TestConsoleCompare::whatToReplaceItWith()
{
    const QJsonObject answer =
        asked({u"--owned"_s, u"rtx-3080"_s, u"--owned-count"_s, u"2"_s, u"--budget"_s, u"2000"_s});
    const QJsonObject head = answer.value("answer"_L1).toObject();
    QVERIFY2(head.value("text"_L1).toString().startsWith(u"Replace your 2 × GeForce RTX 3080 with 2 × "_s),
             qPrintable(head.value("text"_L1).toString()));
    QVERIFY(!head.value("rests_on"_L1).toArray().isEmpty());
    const QJsonObject upgrade = answer.value("upgrade"_L1).toObject();
    QCOMPARE(upgrade.value("owned_count"_L1).toInt(), 2);
    const QJsonArray options = upgrade.value("options"_L1).toArray();
    QCOMPARE(options[0].toObject().value("gpu"_L1), head.value("subjects"_L1).toArray().first());
    QCOMPARE(options[0].toObject().value("cards"_L1).toInt(), 2);
    QCOMPARE(options[1].toObject().value("verdict"_L1).toString(), u"another"_s);
    for (const QJsonValue &option : options) {
        const QJsonValue net = option.toObject().value("net"_L1).toObject().value("amount"_L1);
        QVERIFY2(net.toDouble() <= 2000, qPrintable(option.toObject().value("gpu"_L1).toString()));
    }
    const Run text = compare({u"--owned"_s, u"rtx-3080"_s, u"--owned-count"_s, u"2"_s, u"--budget"_s, u"2000"_s});
    QVERIFY(QString::fromUtf8(text.out).startsWith(head.value("text"_L1).toString()));
}

void TestConsoleCompare::textSaysTheSame()
{
    const Run run = compare({u"geforce-gtx-1080"_s, u"--owned"_s, u"geforce-gtx-970"_s, u"--resale"_s, u"150"_s,
                             u"--price"_s, u"launch"_s});
    QCOMPARE(run.exitCode, 0);
    const QString text = QString::fromUtf8(run.out);
    QVERIFY(text.contains(u"2.50 times as fast"_s));
    QVERIFY(text.contains(u"$449"_s));
    QVERIFY(text.contains(u"theoretical"_s));
    QVERIFY(text.contains(u"2016-06-25"_s));
    QVERIFY(!text.contains(u"nan"_s));
    const Run chinese = compare({u"1080"_s, u"titan-x-maxwell"_s, u"--lang"_s, u"zh_CN"_s});
    QVERIFY(QString::fromUtf8(chinese.out).contains(u"卷积网络"_s));
}

void TestConsoleCompare::badArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("one") << QStringList{u"1080"_s};
    QTest::newRow("no such GPU") << QStringList{u"1080"_s, u"nothing of the sort"_s};
    QTest::newRow("several") << QStringList{u"1080"_s, u"geforce"_s};
    QTest::newRow("a processor is owned") << QStringList{u"1080"_s, u"--owned"_s, u"intel-xeon-x5650"_s};
    const QStringList two{u"1080"_s, u"1070"_s};
    const QStringList owned{u"1080"_s, u"--owned"_s, u"970"_s};
    for (const QString &bad : {u"-1"_s, u"nan"_s, u"inf"_s, u"much"_s, u"1e30"_s})
        QTest::addRow("resale %s", qPrintable(bad)) << owned + QStringList{u"--resale="_s + bad};
    QTest::newRow("resale of nothing") << two + QStringList{u"--resale"_s, u"5"_s};
    QTest::newRow("price of nothing") << two + QStringList{u"--price-of"_s, u"=5"_s};
    QTest::newRow("price of no number") << two + QStringList{u"--price-of"_s, u"1080=nan"_s};
    QTest::newRow("price of none") << two + QStringList{u"--price-of"_s, u"zzz=5"_s};
    QTest::newRow("which price") << two + QStringList{u"--price"_s, u"cheap"_s};
    QTest::newRow("currency") << two + QStringList{u"--currency"_s, u"XYZ"_s};
    QTest::newRow("net") << two + QStringList{u"--for"_s, u"gan"_s};
    QTest::newRow("no GPUs") << two + QStringList{u"--gpus"_s, u"0"_s};
    QTest::newRow("peak") << two + QStringList{u"--peak"_s, u"highest"_s};
    QTest::newRow("format") << two + QStringList{u"--format"_s, u"xml"_s};
    QTest::newRow("too many") << QStringList(13, u"1080"_s);
}

void TestConsoleCompare::badArguments()
{
    QFETCH(QStringList, arguments);
    const Run run = compare(arguments);
    QCOMPARE(run.exitCode, 2);
    QVERIFY(!run.errors.isEmpty());
    QVERIFY(run.out.isEmpty());
}

void TestConsoleCompare::onASmallCatalogue()
{
    Console console;
    const Run run = console.run(
        {u"compare"_s, u"small"_s, u"large"_s, u"odd"_s, u"--owned"_s, u"small"_s, u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject speed = first(run.object(), "speeds"_L1);
    QCOMPARE(speed.value("gpu"_L1).toString(), u"large"_s);
    QCOMPARE(speed.value("basis"_L1).toString(), u"theoretical"_s);
    QCOMPARE(run.object().value("upgrade"_L1).toObject().value("options"_L1).toArray().size(), 2);
    QVERIFY(run.object().value("upgrade"_L1).toObject().value("resale"_L1).isNull());
}

RIG_TEST(TestConsoleCompare)
#include "tst_console_compare.moc"
