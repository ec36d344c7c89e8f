// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_support.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// check: what scripts rely on, and what bad input gets.
class TestConsoleCheck : public QObject
{
    Q_OBJECT

private slots:
    void jsonHasTheKeysOfTheContract();
    void linksTellWhatLimitsThem();
    void powerFitHeatAndCost();
    void findingsHaveTheirKeys();
    void exitCodesFollowTheSeverity();
    void acceptedFindingsDoNotCount();
    void textIsForReading();
    void ownPartsAreChecked();
    void badPartsFiles();
    void badBuilds_data();
    void badBuilds();
    void aPartThatStandsNowhere();
    void aBuildThatIsNotThere();
    void badOptions();

private:
    [[nodiscard]] Run check(const QByteArray &text, const QStringList &options = {u"--format"_s, u"json"_s}) const
    {
        return m_console.run(QStringList{u"check"_s, m_console.write(u"machine.rig.json"_s, text)} + options);
    }

    Console m_console;
};

namespace {

QJsonObject findingOf(const Run &run, QLatin1StringView id)
{
    for (const QJsonValue &finding : run.object().value("findings"_L1).toArray()) {
        if (finding.toObject().value("id"_L1).toString() == id)
            return finding.toObject();
    }
    return {};
}

#define VERIFY_KEYS(object, ...)                                                                                       \
    do {                                                                                                               \
        const QJsonObject looked = (object);                                                                           \
        for (const char *key : {__VA_ARGS__})                                                                          \
            QVERIFY2(looked.contains(QLatin1StringView(key)), key);                                                    \
    } while (false)

} // namespace

void TestConsoleCheck::jsonHasTheKeysOfTheContract()
{
    const QJsonObject document = check(build("strong", secondCard())).object();
    VERIFY_KEYS(document, "build", "verdict", "links", "power", "fit", "heat", "cost", "findings", "accepted");
    VERIFY_KEYS(document.value("power"_L1).toObject(), "training_w", "worst_w", "supply_w", "load_percent", "peaks",
                "efficiency_percent", "wall_w", "circuit_w");
    const QJsonArray peaks = document.value("power"_L1).toObject().value("peaks"_L1).toArray();
    QCOMPARE(peaks.size(), 4);
    VERIFY_KEYS(peaks[0].toObject(), "window_us", "need_w", "allowed_w");
    VERIFY_KEYS(document.value("links"_L1).toArray()[0].toObject(), "connector", "part", "width", "generation",
                "bandwidth_gb_s", "max_width", "max_generation", "upstream", "limited_by", "basis");
    VERIFY_KEYS(document.value("fit"_L1).toObject().value("cards"_L1).toArray()[0].toObject(), "item", "part",
                "first_slot", "slots", "length_margin_mm", "gap_below_mm");
    QCOMPARE(document.value("build"_L1).toObject().value("name"_L1).toString(), u"Test machine"_s);
}

void TestConsoleCheck::linksTellWhatLimitsThem()
{
    const QJsonArray one = check(build("strong")).object().value("links"_L1).toArray();
    QCOMPARE(one[0].toObject().value("width"_L1), QJsonValue(16));
    QCOMPARE(one[0].toObject().value("limited_by"_L1).toString(), u"nothing"_s);
    const QJsonArray two = check(build("strong", secondCard())).object().value("links"_L1).toArray();
    QCOMPARE(two.size(), 2);
    for (const QJsonValue &value : two) {
        const QJsonObject link = value.toObject();
        QCOMPARE(link.value("part"_L1).toString(), u"large-card"_s);
        QCOMPARE(link.value("width"_L1), QJsonValue(8));
        QCOMPARE(link.value("max_width"_L1), QJsonValue(16));
        QCOMPARE(link.value("generation"_L1), QJsonValue(4));
        QCOMPARE(link.value("upstream"_L1).toString(), u"cpu0"_s);
        QCOMPARE(link.value("basis"_L1).toString(), u"read"_s);
        QCOMPARE(link.value("bandwidth_gb_s"_L1), QJsonValue(15.75));
    }
    QCOMPARE(two[0].toObject().value("limited_by"_L1).toString(), u"sharing"_s);
    const QJsonObject third =
        check(build("strong", ",{'id': 6, 'kind': 'cards', 'part': 'large-card', 'connector': 'C'}"))
            .object()
            .value("links"_L1)
            .toArray()[1]
            .toObject();
    QCOMPARE(third.value("upstream"_L1).toString(), u"chipset"_s);
    QCOMPARE(third.value("width"_L1), QJsonValue(4));
    QCOMPARE(third.value("limited_by"_L1).toString(), u"slot"_s);
    QCOMPARE(third.value("generation_limited_by"_L1).toString(), u"slot"_s);
}

void TestConsoleCheck::powerFitHeatAndCost()
{
    const QJsonObject document = check(build("strong", secondCard())).object();
    const QJsonObject power = document.value("power"_L1).toObject();
    const double training = power.value("training_w"_L1).toDouble();
    QVERIFY(training >= 2 * 350 + 65);
    QCOMPARE(power.value("supply_w"_L1), QJsonValue(1600));
    QVERIFY(std::abs(power.value("load_percent"_L1).toDouble() - training / 16) < 0.1);
    QVERIFY(power.value("wall_w"_L1).toDouble() > training);
    QVERIFY(document.value("heat"_L1).toObject().value("btu_per_hour"_L1).toDouble() > 3000);
    const QJsonObject card = document.value("fit"_L1).toObject().value("cards"_L1).toArray()[0].toObject();
    QCOMPARE(card.value("first_slot"_L1), QJsonValue(2));
    QVERIFY(card.value("length_margin_mm"_L1).isNull()); // there is no case
    const QJsonObject cost = document.value("cost"_L1).toObject();
    QCOMPARE(cost.value("totals"_L1).toObject().value("USD"_L1), QJsonValue(2998));
    QCOMPARE(cost.value("unpriced"_L1), QJsonValue(3));
    VERIFY_KEYS(cost.value("basis"_L1).toObject(), "prices", "launch", "oldest", "stale", "converted", "remarks");
    int priced = 0;
    for (const QJsonValue &line : cost.value("lines"_L1).toArray()) {
        const QJsonValue price = line.toObject().value("price"_L1);
        priced += price.isObject();
        if (price.isObject())
            VERIFY_KEYS(price.toObject(), "amount", "currency", "date", "condition", "basis", "of_chip");
    }
    QCOMPARE(priced, 2);
}

void TestConsoleCheck::findingsHaveTheirKeys()
{
    const Run run = check(build("weak", secondCard()));
    const QJsonObject lanes = findingOf(run, "pcie.lane-downgrade"_L1);
    VERIFY_KEYS(lanes, "id", "severity", "subjects", "message", "facts", "evidence", "fixes");
    QVERIFY(!lanes.value("message"_L1).toString().isEmpty());
    QVERIFY(lanes.value("evidence"_L1).isArray() && lanes.value("facts"_L1).isObject());
    QCOMPARE(lanes.value("subjects"_L1).toArray()[0].toObject().value("part"_L1).toString(), u"large-card"_s);
    const QJsonObject supply = findingOf(run, "power.supply-capacity"_L1);
    QCOMPARE(supply.value("severity"_L1).toString(), u"blocker"_s);
    const QJsonArray fixes = supply.value("fixes"_L1).toArray();
    QVERIFY(!fixes.isEmpty());
    VERIFY_KEYS(fixes[0].toObject(), "text", "effect", "clears", "causes", "price", "training_w");
}

void TestConsoleCheck::exitCodesFollowTheSeverity()
{
    const QByteArray weak = build("weak", secondCard());
    const Run blocked = check(weak);
    QCOMPARE(blocked.exitCode, 1);
    QCOMPARE(blocked.object().value("verdict"_L1).toString(), u"blocked"_s);
    const QByteArray strong = build("strong", secondCard());
    const Run caution = check(strong);
    QCOMPARE(caution.exitCode, 0);
    QVERIFY(findingOf(caution, "power.supply-capacity"_L1).isEmpty());
    QCOMPARE(check(strong, {u"--severity"_s, u"caution"_s}).exitCode, 1); // both cards at x8
    QCOMPARE(check(strong, {u"--severity"_s, u"note"_s}).exitCode, 1);
    QCOMPARE(check(strong, {u"--severity"_s, u"blocker"_s}).exitCode, 0);
}

void TestConsoleCheck::acceptedFindingsDoNotCount()
{
    QByteArray text = build("weak", secondCard());
    const QJsonObject finding = findingOf(check(text), "power.supply-capacity"_L1);
    QByteArray subjects;
    QByteArray parts;
    for (const QJsonValue &subject : finding.value("subjects"_L1).toArray()) {
        const QJsonObject object = subject.toObject();
        subjects += (subjects.isEmpty() ? "" : ",") + QByteArray::number(object.value("item"_L1).toInt());
        parts += (parts.isEmpty() ? "'" : ",'") + object.value("part"_L1).toString().toUtf8() + "'";
    }
    text.replace(text.lastIndexOf(']'), 1,
                 json("], 'accepted': [{'finding': 'power.supply-capacity', 'subjects': [" + subjects +
                      "], 'severity': 'blocker', 'parts': [" + parts + "], 'reason': 'For a week only'}]"));
    const Run run = check(text);
    QVERIFY2(run.exitCode == 0 || run.exitCode == 1, qPrintable(run.errors));
    QVERIFY(findingOf(run, "power.supply-capacity"_L1).isEmpty());
    const QJsonObject accepted = run.object().value("accepted"_L1).toArray()[0].toObject();
    QCOMPARE(accepted.value("id"_L1).toString(), u"power.supply-capacity"_s);
    QCOMPARE(accepted.value("accepted_because"_L1).toString(), u"For a week only"_s);
}

void TestConsoleCheck::textIsForReading()
{
    const Run run = check(build("weak", secondCard()), {});
    QCOMPARE(run.exitCode, 1);
    const QString text = QString::fromUtf8(run.out);
    QVERIFY(text.startsWith(u"Test machine: "_s));
    const qsizetype blocker = text.indexOf(u'■');
    const qsizetype caution = text.indexOf(u'▲');
    QVERIFY(blocker > 0 && caution > blocker); // worst first
    QVERIFY(text.contains(u"Mend: "_s) && text.contains(u"Source: "_s));
    QVERIFY(text.contains(u"PCIe 4.0 x8"_s));
}

void TestConsoleCheck::ownPartsAreChecked()
{
    const QString own = m_console.write(
        u"own.json"_s,
        json("{'rigwright_parts': 1, 'supplies': [{'id': 'mine', 'name': 'Mine', 'watts': 1200, 'efficiency': 'gold',"
             " 'atx_version': '3.1', 'connectors': {'pcie-8': 6, 'eps-8': 2}}]}"));
    const Run without = check(build("mine"));
    QCOMPARE(without.exitCode, 2);
    const Run with = check(build("mine"), {u"--parts"_s, own, u"--format"_s, u"json"_s});
    QVERIFY2(with.exitCode == 0, qPrintable(with.errors));
    QCOMPARE(with.object().value("power"_L1).toObject().value("supply_w"_L1), QJsonValue(1200));
}

void TestConsoleCheck::badPartsFiles()
{
    const QString bad = m_console.write(
        u"bad.json"_s, json("{'rigwright_parts': 1,\n 'supplies': [\n {'id': 'x', 'name': 'x', 'watts': -5}]}"));
    const Run run = check(build("strong"), {u"--parts"_s, bad});
    QCOMPARE(run.exitCode, 2);
    for (const QString &word : {u"bad.json"_s, u"line 3"_s, u"supplies[0].watts"_s})
        QVERIFY2(run.errors.contains(word), qPrintable(run.errors));
    QCOMPARE(check(build("strong"), {u"--parts"_s, m_console.path(u"absent.json"_s)}).exitCode, 3);
}

void TestConsoleCheck::badBuilds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("word");
    const QByteArray good = build("strong");
    const auto changed = [&](const QByteArray &from, const QByteArray &to) {
        return QByteArray(good).replace(json(from), json(to));
    };
    QTest::newRow("empty") << QByteArray() << u"JSON"_s;
    QTest::newRow("cut off") << good.left(good.size() / 2) << u"line"_s;
    QTest::newRow("a list") << QByteArray("[]") << u"object"_s;
    QTest::newRow("no version") << json("{'items': []}") << u"rigwright_build"_s;
    QTest::newRow("newer version") << changed("'rigwright_build': 1", "'rigwright_build': 99") << u"newer"_s;
    QTest::newRow("wrong type") << changed("'items': [", "'items': 5, 'old': [") << u"items"_s;
    QTest::newRow("a number as kind") << changed("'kind': 'cards'", "'kind': 7") << u"items[3].kind"_s;
    QTest::newRow("no such kind") << changed("'kind': 'cards'", "'kind': 'horses'") << u"items[3].kind"_s;
    QTest::newRow("not finite") << changed("'connector': 'A'", "'connector': 'A', 'power_limit_w': 1e309") << u"line"_s;
    QTest::newRow("negative watts") << changed("'connector': 'A'", "'connector': 'A', 'power_limit_w': -300")
                                    << u"items[3].power_limit_w"_s;
    QTest::newRow("not UTF-8") << changed("Test", "T\xff\xfe") << u"UTF-8"_s;
    QTest::newRow("UTF-16") << QByteArray::fromHex("fffe7b007d00") << u"UTF-8"_s;
    QTest::newRow("deep") << QByteArray(10000, '[') << u"level"_s;
    QByteArray many;
    for (int i = 0; i < 100000; ++i)
        many += ",{'kind': 'cards', 'part': 'large-card'}";
    QTest::newRow("100,000 cards") << build("strong", many) << u"items"_s;
    QTest::newRow("two in one slot") << build("strong",
                                              ",{'id': 9, 'kind': 'cards', 'part': 'large-card', 'connector': 'A'}")
                                     << u"items[4].connector"_s;
}

void TestConsoleCheck::badBuilds()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, word);
    const Run run = check(text);
    QVERIFY2(run.exitCode == 2, qPrintable(u"%1 %2"_s.arg(QString::number(run.exitCode), run.errors)));
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.errors.contains(u"machine.rig.json"_s) && run.errors.contains(word), qPrintable(run.errors));
}

void TestConsoleCheck::aPartThatStandsNowhere()
{
    const Run run = check(build("no-such-supply"));
    QCOMPARE(run.exitCode, 2);
    for (const QString &word : {u"line 5"_s, u"items[2].part"_s, u"no-such-supply"_s})
        QVERIFY2(run.errors.contains(word), qPrintable(run.errors));
}

void TestConsoleCheck::aBuildThatIsNotThere()
{
    const Run run = m_console.run({u"check"_s, m_console.path(u"absent.rig.json"_s)});
    QCOMPARE(run.exitCode, 3);
    QVERIFY(run.errors.contains(u"absent.rig.json"_s));
    QCOMPARE(m_console.run({u"check"_s, m_console.path(QString())}).exitCode, 3); // a folder
}

void TestConsoleCheck::badOptions()
{
    QCOMPARE(check(build("strong"), {u"--severity"_s, u"awful"_s}).exitCode, 2);
    QCOMPARE(check(build("strong"), {u"--format"_s, u"csv"_s}).exitCode, 2);
    QCOMPARE(m_console.run({u"check"_s}).exitCode, 2);
}

RIG_TEST(TestConsoleCheck)
#include "tst_console_check.moc"
