// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "core/reality/first_start.h"
#include "core/reality/gaps.h"
#include "core/report/report.h"
#include "core/words/detected_words.h"
#include "core/words/first_start_words.h"
#include "core/words/reality_answer.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;
using namespace rig::reality;

/// What is said of a plan beside a machine, beyond its links: costs, limits, driver, ways, the first start, and what is
/// still to be asked.
class TestRealityAnswer : public QObject
{
    Q_OBJECT

private slots:
    void theLineIsTheEvidence();
    void aLossSaysWhatItCosts();
    void limits_data();
    void limits();
    void drivers_data();
    void drivers();
    void aWayThatIsWorse();
    void firstStart_data();
    void firstStart();
    void ratesBetweenCards_data();
    void ratesBetweenCards();
    void aReportMayBeginWithItsDisplay();
    void whatIsAskedFor();
    void theOwnersWordCounts();
    void theReportHasIt();
};

namespace {

/// Two RTX 3090 with eight lanes of PCIe 4.0 each.
Document twoCards(const QString &chip = u"geforce-rtx-3090"_s)
{
    Document document;
    const auto add = [&](Kind kind, const QString &part, const QString &connector = {}) {
        Item item;
        item.id = document.build.nextId();
        item.kind = kind;
        item.part = part;
        item.connector = connector;
        document.build.items.push_back(item);
    };
    add(Kind::Motherboard, u"asus-proart-x870e-creator-wifi"_s);
    add(Kind::Processor, u"amd-ryzen-9-7900x"_s);
    const QString card = shipped().cardsWith(chip).front()->id;
    add(Kind::Card, card, u"PCIEX16(G5)_1"_s);
    add(Kind::Card, card, u"PCIEX16(G5)_2"_s);
    document.use.work = Work::DataParallel;
    return document;
}

QByteArray row(const char *address, const char *rest)
{
    return QByteArray("0, NVIDIA GeForce RTX 3090, ") + address + ", " + rest + "\n";
}

constexpr auto Head = "index, name, pci.bus_id, pcie.link.gen.current, pcie.link.gen.max, pcie.link.width.current, "
                      "pcie.link.width.max, power.limit [W], power.draw [W], temperature.gpu, driver_version\n";

/// Both cards at work, as planned: generation, width, limit, draw, °C, driver.
QByteArray query(const QByteArray &second = "4, 4, 8, 16, 350.00 W, 341.20 W, 71, 570.86")
{
    return Head + row("00000000:01:00.0", "4, 4, 8, 16, 350.00 W, 340.10 W, 70, 570.86") +
           QByteArray(row("00000000:03:00.0", second.constData())).replace(0, 1, "1");
}

struct Held
{
    Document document;
    Machine machine;
    Assessment assessment;
    Detected detected;
    Reality reality;

    [[nodiscard]] words::RealityAnswer answer() const
    {
        return words::realityAnswer(reality, machine, detected, document.use.work);
    }
};

Held held(const QByteArray &text, Document document = twoCards())
{
    Held made;
    made.document = std::move(document);
    made.machine = resolve(made.document.build, shipped());
    made.assessment = assess(made.machine, made.document.site, made.document.use);
    made.detected = detect({{u"a.txt"_s, text}}, Recogniser(shipped())).value();
    made.reality = planAgainst(made.document, shipped(), made.detected);
    return made;
}

const FirstStartStep &step(const std::vector<FirstStartStep> &steps, FirstStep wanted)
{
    return *std::find_if(steps.begin(), steps.end(), [&](const FirstStartStep &one) { return one.step == wanted; });
}

} // namespace

void TestRealityAnswer::theLineIsTheEvidence()
{
    const QByteArray text = query("4, 4, 4, 16, 350.00 W, 341.20 W, 71, 570.86");
    const Held one = held(text);
    const words::RealityAnswer answer = one.answer();
    QCOMPARE(answer.severity, std::optional(Severity::Caution));
    const auto lost = std::find_if(answer.lines.begin(), answer.lines.end(),
                                   [](const words::RealityLine &line) { return line.severity == Severity::Caution; });
    QVERIFY(lost != answer.lines.end());
    QCOMPARE(lost->line.toUtf8(), text.split('\n').at(2));
    QCOMPARE(lost->where, u"a.txt, line 3"_s);
    QVERIFY2(answer.text.startsWith(lost->sentence), qPrintable(answer.text));
    QVERIFY(!lost->causes.empty() && answer.text.contains(lost->causes.front().remedy));
    QVERIFY2(!lost->name.contains(u"GeForce"_s), qPrintable(lost->name)); // short, as in the list of parts
}

void TestRealityAnswer::aLossSaysWhatItCosts()
{
    const Held lost = held(query("4, 4, 4, 16, 350.00 W, 341.20 W, 71, 570.86"));
    const auto row = std::find_if(lost.reality.rows.begin(), lost.reality.rows.end(),
                                  [](const RealityRow &one) { return one.isLoss(); });
    QVERIFY(row != lost.reality.rows.end());
    // As the lane model prices a link of four lanes against one of eight.
    const Device &device = lost.machine.devices[static_cast<std::size_t>(row->device)];
    const std::optional<LinkCost> known =
        linkCost(*device.chip, laneRate(4) * 4, laneRate(4) * 8, Work::DataParallel, 2);
    QCOMPARE(row->cost.has_value(), known.has_value());
    if (known)
        QCOMPARE(row->cost->high, known->high);
    const std::size_t index = static_cast<std::size_t>(row - lost.reality.rows.begin());
    QVERIFY2(lost.answer().lines[index].gain.contains("x4 becomes x8"_L1), qPrintable(lost.answer().lines[index].gain));
    // Nothing lost costs nothing.
    const Held fine = held(query());
    QVERIFY(!fine.reality.hasLoss());
    for (const words::RealityLine &line : fine.answer().lines)
        QVERIFY(line.gain.isEmpty());
    QVERIFY(!fine.answer().severity);
}

void TestRealityAnswer::limits_data()
{
    QTest::addColumn<QByteArray>("limit");
    QTest::addColumn<bool>("differs");
    QTest::newRow("as planned") << QByteArray("350.00 W") << false;
    QTest::newRow("rounded") << QByteArray("351.00 W") << false;
    QTest::newRow("higher") << QByteArray("352.00 W") << true;
    QTest::newRow("lower") << QByteArray("300.00 W") << true;
    QTest::newRow("unknown") << QByteArray("[N/A]") << false;
}

void TestRealityAnswer::limits()
{
    QFETCH(QByteArray, limit);
    QFETCH(bool, differs);
    Document document = twoCards();
    for (Item &item : document.build.items)
        item.powerLimit = item.kind == Kind::Card ? std::optional(Watts(350)) : std::nullopt;
    const Held one = held(query("4, 4, 8, 16, " + limit + ", 341.20 W, 71, 570.86"), document);
    int told = 0;
    for (const words::RealityLine &line : one.answer().lines)
        told += static_cast<int>(line.beside.size());
    QCOMPARE(told, differs ? 1 : 0);
}

void TestRealityAnswer::drivers_data()
{
    QTest::addColumn<QByteArray>("driver");
    QTest::addColumn<bool>("old");
    QTest::newRow("the first that knows it") << QByteArray("570.86") << false;
    QTest::newRow("a branch before") << QByteArray("565.57.01") << true;
    QTest::newRow("newer") << QByteArray("580.65.06") << false;
    QTest::newRow("unknown") << QByteArray("[N/A]") << false;
}

void TestRealityAnswer::drivers()
{
    QFETCH(QByteArray, driver);
    QFETCH(bool, old);
    const QByteArray text = QByteArray(Head) +
                            "0, NVIDIA GeForce RTX 5090, 00000000:01:00.0, 5, 5, 8, 16, 575.00 W, "
                            "40.00 W, 35, " +
                            driver + "\n";
    const Held one = held(text, twoCards(u"geforce-rtx-5090"_s));
    QCOMPARE(one.reality.driver && one.reality.driver->old, old);
    QCOMPARE(one.answer().others.size(), old ? 1 : 0);
}

void TestRealityAnswer::aWayThatIsWorse()
{
    const auto topology = [](const char *way) {
        return query() + "\n\tGPU0\tGPU1\tCPU Affinity\nGPU0\t X \t" + way + "\t0-23\nGPU1\t" + way + "\t X \t0-23\n";
    };
    // Of one processor any way through it is as planned: several NUMA nodes print SYS.
    for (const char *way : {"PHB", "NODE", "SYS"}) {
        const Held good = held(topology(way));
        QCOMPARE(good.reality.ways.size(), std::size_t(1));
        QVERIFY(!good.reality.ways.front().worse);
    }
    Document bridged = twoCards();
    Item bridge;
    bridge.id = bridged.build.nextId();
    bridge.kind = Kind::Bridge;
    bridge.part = u"nvidia-ampere-nvlink-bridge-3-slot"_s;
    bridged.build.items.push_back(bridge);
    QVERIFY(!held(topology("NV4"), bridged).reality.ways.front().worse);
    const Held bad = held(topology("PHB"), bridged);
    QCOMPARE(bad.reality.ways.front().planned, PeerWay::NvLink);
    QVERIFY(bad.reality.ways.front().worse);
    QCOMPARE(bad.answer().others.size(), 1);
    QVERIFY(held(query()).reality.ways.empty());
}

void TestRealityAnswer::firstStart_data()
{
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<int>("links");
    QTest::addColumn<int>("load");
    const auto add = [](const char *name, const char *second, StepVerdict links, StepVerdict load) {
        QTest::newRow(name) << QByteArray(second) << static_cast<int>(links) << static_cast<int>(load);
    };
    add("as planned, at work", "4, 4, 8, 16, 350.00 W, 341.20 W, 71, 570.86", StepVerdict::Good, StepVerdict::Good);
    add("at rest", "1, 4, 8, 16, 350.00 W, 21.00 W, 31, 570.86", StepVerdict::NotSeen, StepVerdict::NotSeen);
    add("narrow", "4, 4, 4, 16, 350.00 W, 341.20 W, 71, 570.86", StepVerdict::Bad, StepVerdict::Good);
    add("draws more", "4, 4, 8, 16, 420.00 W, 402.00 W, 71, 570.86", StepVerdict::Good, StepVerdict::Bad);
    add("a moment above its limit", "4, 4, 8, 16, 350.00 W, 360.00 W, 71, 570.86", StepVerdict::Good,
        StepVerdict::Good);
    add("no draw told", "4, 4, 8, 16, 350.00 W, [N/A], 71, 570.86", StepVerdict::Good, StepVerdict::NotSeen);
}

void TestRealityAnswer::firstStart()
{
    QFETCH(QByteArray, second);
    QFETCH(int, links);
    QFETCH(int, load);
    const Held one = held(query(second));
    std::vector<FirstStartStep> steps = reality::firstStart(one.machine, one.assessment);
    QVERIFY(std::all_of(steps.begin(), steps.end(),
                        [](const FirstStartStep &each) { return each.verdict == StepVerdict::NotSeen; }));
    judgeFirstStart(steps, one.machine, one.assessment, one.reality, one.detected);
    QCOMPARE(static_cast<int>(step(steps, FirstStep::Links).verdict), links);
    QCOMPARE(static_cast<int>(step(steps, FirstStep::Load).verdict), load);
    QCOMPARE(step(steps, FirstStep::List).verdict, StepVerdict::Good);
    QCOMPARE(step(steps, FirstStep::Peers).verdict, StepVerdict::NotSeen);
    const auto lines = words::firstStartLines(one.machine, one.assessment, one.reality, &one.detected);
    QCOMPARE(lines.size(), steps.size());
    QVERIFY(!words::firstStartAnswer(lines).isEmpty());
}

void TestRealityAnswer::ratesBetweenCards_data()
{
    QTest::addColumn<QByteArray>("rate");
    QTest::addColumn<int>("verdict");
    // Eight lanes of PCIe 4.0 carry 15.75 GB/s; half of it is 7.88.
    QTest::newRow("whole") << QByteArray("13.10") << static_cast<int>(StepVerdict::Good);
    QTest::newRow("just more than half") << QByteArray("7.90") << static_cast<int>(StepVerdict::Good);
    QTest::newRow("half") << QByteArray("7.80") << static_cast<int>(StepVerdict::Doubtful);
    QTest::newRow("no number") << QByteArray("N/A") << static_cast<int>(StepVerdict::NotSeen);
}

void TestRealityAnswer::ratesBetweenCards()
{
    QFETCH(QByteArray, rate);
    QFETCH(int, verdict);
    const QByteArray test = "\n[P2P (Peer-to-Peer) GPU Bandwidth Latency Test]\n"
                            "Device: 0, NVIDIA GeForce RTX 3090, pciBusID: 1, pciDeviceID: 0, pciDomainID:0\n"
                            "Device: 1, NVIDIA GeForce RTX 3090, pciBusID: 3, pciDeviceID: 0, pciDomainID:0\n"
                            "Unidirectional P2P=Disabled Bandwidth Matrix (GB/s)\n   D\\D     0      1 \n"
                            "     0 831.36   1.20 \n     1   1.25 832.25 \n"
                            "Unidirectional P2P=Enabled Bandwidth (P2P Writes) Matrix (GB/s)\n   D\\D     0      1 \n"
                            "     0 831.36  " +
                            rate + " \n     1  " + rate +
                            " 832.25 \nBidirectional P2P=Disabled Bandwidth Matrix (GB/s)\n   D\\D     0      1 \n"
                            "     0 831.36   0.20 \n     1   0.25 832.25 \n";
    const Held one = held(query() + test);
    std::vector<FirstStartStep> steps = reality::firstStart(one.machine, one.assessment);
    judgeFirstStart(steps, one.machine, one.assessment, one.reality, one.detected);
    QCOMPARE(static_cast<int>(step(steps, FirstStep::Peers).verdict), verdict);
}

void TestRealityAnswer::aReportMayBeginWithItsDisplay()
{
    const Held one = held("显示器：NVIDIA GeForce RTX 3090\n系统型号\tROG Strix\n主板产品\tG533ZW\n");
    QCOMPARE(one.detected.gpus.size(), std::size_t(1));
    QVERIFY(one.detected.gpus.front().chip.part != nullptr);
    QVERIFY(one.detected.board.has_value());
    // The same word is that of a screen.
    QVERIFY(held("系统型号\tROG Strix\n显示器：Dell U2720Q\n").detected.gpus.empty());
}

void TestRealityAnswer::whatIsAskedFor()
{
    const Held one = held(query());
    const std::optional<DetectedBuild> made = buildOf(one.detected, shipped());
    QVERIFY(made.has_value());
    QCOMPARE(kindsToAskFor(*made),
             (std::vector{Kind::Motherboard, Kind::Processor, Kind::Supply, Kind::Case, Kind::Memory, Kind::Cooler}));
    const std::vector<Gap> gaps = gapsOf(one.detected);
    QVERIFY(std::find(gaps.begin(), gaps.end(), Gap::Board) != gaps.end());
    QVERIFY(std::find(gaps.begin(), gaps.end(), Gap::Links) == gaps.end());
    QVERIFY(std::find(gaps.begin(), gaps.end(), Gap::Ways) != gaps.end());
    for (const Gap gap : gaps) {
        QVERIFY(!commandFor(gap, CollectOn::Linux).isEmpty());
        QVERIFY(!words::gapText(gap).isEmpty());
    }
    QCOMPARE(words::gapText(Gap::Memory),
             u"The text lists no memory modules. To find out: sudo dmidecode -t 17 (Linux); "
             "Get-CimInstance Win32_PhysicalMemory | fl (Windows)"_s);
    QVERIFY(words::gapText(Gap::Slots).endsWith(u"sudo dmidecode -t 9 (Linux)"_s));
    const std::vector<words::DetectedRow> rows = words::detectedRows(one.detected);
    QCOMPARE(rows.size(), std::size_t(2));
    QVERIFY2(rows[0].known.contains("3090"_L1), qPrintable(rows[0].known));
}

void TestRealityAnswer::theOwnersWordCounts()
{
    const Held one = held(query());
    const std::optional<DetectedBuild> made = buildOf(one.detected, shipped());
    QVERIFY(made.has_value());
    const ItemId first = made->places.front().item;
    const Document whole = completed(*made, {u"asus-proart-x870e-creator-wifi"_s, u"amd-ryzen-9-7900x"_s, u"no-such"_s},
                                     {{first, u"PCIEX16(G5)_2"_s}, {9999, u"PCIEX16(G5)_1"_s}});
    QCOMPARE(whole.build.itemsOf(Kind::Motherboard).size(), std::size_t(1));
    QVERIFY(
        std::all_of(whole.build.items.begin(), whole.build.items.end(), [](const Item &item) { return item.owned; }));
    QCOMPARE(whole.build.item(first)->connector, u"PCIEX16(G5)_2"_s);
    const Result<OpenedBuild> opened =
        readBuildFile(writeBuildFile(whole, made->catalogue), u"a.rig.json"_s, shipped());
    QVERIFY2(opened.has_value(), qPrintable(opened ? QString() : opened.error().sentence()));
}

void TestRealityAnswer::theReportHasIt()
{
    const Held one = held(query("4, 4, 4, 16, 350.00 W, 341.20 W, 71, 570.86"));
    const auto section = [](const Report &report) {
        return std::find_if(report.sections.begin(), report.sections.end(),
                            [](const ReportSection &each) { return each.title == "As built"_L1; });
    };
    const QDate day(2026, 11, 24);
    const Report with = makeReport(one.document, shipped(), day, &one.detected);
    QVERIFY(section(with) != with.sections.end());
    QCOMPARE(section(with)->paragraphs.front(), one.answer().text);
    QCOMPARE(section(with)->table->rows.size(), std::size_t(2));
    const Report without = makeReport(one.document, shipped(), day);
    QVERIFY(section(without) == without.sections.end());
}

RIG_TEST(TestRealityAnswer)
#include "tst_reality_answer.moc"
