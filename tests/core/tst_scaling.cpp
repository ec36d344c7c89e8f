// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "core/workload/card_scaling.h"
#include "core/workload/machine_for_work.h"
#include "core/workload/scaling.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Several cards, and the machine to hold them. The S-numbers are those of the requirements.
class TestScaling : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void stated();   // S65
    void families(); // S66
    void manyRuns(); // S67
    void twoCardsCanBeSlower();
    void exchangeHidesBehindTheWayBack();
    void badSteps();
    void measured();
    void linksThroughTheHost_data();
    void linksThroughTheHost();
    void whoHasPeerAccess();
    void nvlinkIsALink();
    void severalInAll();
    void oneRangeEverywhere();
    void everySourceIsThere();
    void machines_data();
    void machines();
    void noMachine_data();
    void noMachine();

private:
    std::vector<Document> m_templates;
    MeasuredScalings m_scalings;
};

void TestScaling::initTestCase()
{
    RIG_UNWRAP(scalings, shippedScalings());
    m_scalings = scalings;
    const QDir folder(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/templates"));
    for (const QString &name : folder.entryList({u"*.rig.json"_s})) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        RIG_UNWRAP(opened, readBuildFile(file.readAll(), name, shipped()));
        m_templates.push_back(opened.document);
    }
    QVERIFY(m_templates.size() >= 10);
}

void TestScaling::stated()
{
    QCOMPARE(statedSpeedup(4, Software::Framework)->low, 2.5);
    QCOMPARE(statedSpeedup(4, Software::Framework)->high, 3.0);
    QCOMPARE(statedSpeedup(4, Software::Research)->low, 3.6);
    QCOMPARE(statedSpeedup(4, Software::Research)->high, 3.8);
    QVERIFY(!statedSpeedup(3, Software::Framework));
    QVERIFY(!statedSpeedup(5, Software::Framework));
}

void TestScaling::families()
{
    QCOMPARE(spreadsByData(NetFamily::Convolutional), Spreads::Well);
    QCOMPARE(spreadsByData(NetFamily::Recurrent), Spreads::Well);
    QCOMPARE(spreadsByData(NetFamily::Dense), Spreads::Poorly);
    QCOMPARE(spreadsByData(NetFamily::Transformer), Spreads::Poorly);
    QCOMPARE(spreadsByData(NetFamily::Diffusion), Spreads::NotSaid);
}

void TestScaling::manyRuns()
{
    QCOMPARE(runsInTheTimeOfOne(4, 2.8, Aim::OneFastRun), 2.8);
    QCOMPARE(runsInTheTimeOfOne(4, 2.8, Aim::ManyRuns), 4.0);
}

void TestScaling::twoCardsCanBeSlower()
{
    // 5 GB of gradients over PCIe 3.0 x1 take five seconds; the step takes one.
    const auto slow = dataParallelSpeedup({2, 1.0, 5e9, 0.985});
    QVERIFY(slow);
    QVERIFY(slow->high < 1);
    const auto fast = dataParallelSpeedup({2, 1.0, 5e9, 63});
    QVERIFY(fast->low > 1.8);
}

void TestScaling::exchangeHidesBehindTheWayBack()
{
    const auto hidden = dataParallelSpeedup({2, 3.0, 2e9, 1});
    QCOMPARE(hidden->high, 2.0); // two seconds of three
    QCOMPARE(hidden->low, 2 * 3.0 / 5);
    const auto beyond = dataParallelSpeedup({2, 3.0, 3e9, 1});
    QCOMPARE(beyond->high, 2 * 3.0 / 4);
    QCOMPARE(dataParallelSpeedup({1, 3.0, 2e9, 1})->low, 1.0);
}

void TestScaling::badSteps()
{
    QVERIFY(!dataParallelSpeedup({0, 1, 1, 1}));
    QVERIFY(!dataParallelSpeedup({2, 0, 1, 1}));
    QVERIFY(!dataParallelSpeedup({2, 1, -1, 1}));
    QVERIFY(!dataParallelSpeedup({2, 1, 1, 0}));
    QVERIFY(!dataParallelSpeedup({2, 1, 1, std::numeric_limits<double>::quiet_NaN()}));
}

void TestScaling::measured()
{
    const auto found = measuredSpeedup(m_scalings, u"geforce-rtx-2080-ti"_s, 2, NetFamily::Convolutional);
    QVERIFY(found && found->sameGpu);
    QVERIFY(found->median > 1.5 && found->median < 2);
    QVERIFY(found->low <= found->median && found->median <= found->high);
    const auto other = measuredSpeedup(m_scalings, u"nobody"_s, 2, NetFamily::Convolutional);
    QVERIFY(other && !other->sameGpu);
    QVERIFY(other->cases > found->cases);
    QVERIFY(!measuredSpeedup(m_scalings, u"nobody"_s, 77, NetFamily::Convolutional));
    // Two RTX 4090 were slower than one: SDXL, four pictures to a batch.
    const auto slower = measuredSpeedup(m_scalings, u"geforce-rtx-4090"_s, 2, NetFamily::Diffusion);
    QVERIFY(slower && slower->low < 1);
}

/// SDXL on two RTX 4090 by link (benoriol-sdxl-ddp of the shipped scalings): what x1 costs says what must be exchanged,
/// and by that wider links are judged.
void TestScaling::linksThroughTheHost_data()
{
    QTest::addColumn<double>("byOneLane"); // times as fast as one card
    QTest::addColumn<QString>("link");
    QTest::addColumn<double>("measured");
    QTest::newRow("16 pictures, x4") << 0.61 << u"4x4"_s << 1.25;
    QTest::newRow("16 pictures, x8") << 0.61 << u"4x8"_s << 1.29;
    QTest::newRow("16 pictures, x16") << 0.61 << u"4x16"_s << 1.39;
    QTest::newRow("32 pictures, x4") << 0.92 << u"4x4"_s << 1.51;
    QTest::newRow("32 pictures, x8") << 0.92 << u"4x8"_s << 1.55;
    QTest::newRow("32 pictures, x16") << 0.92 << u"4x16"_s << 1.69;
}

void TestScaling::linksThroughTheHost()
{
    QFETCH(double, byOneLane);
    QFETCH(QString, link);
    QFETCH(double, measured);
    const auto chip = shipped().find<Chip>(u"geforce-rtx-4090"_s);
    const double seconds = 2 / byOneLane - 1; // of the exchange, where a step takes one
    const double bytes = seconds * cardWayFrom(u"4x1"_s)->gigabytesPerSecond() * Giga;
    const Bounds reached = reachedOverPcie(*chip, cardWayFrom(link)->gigabytesPerSecond());
    const auto slow = dataParallelSpeedup({2, 1, bytes, reached.low});
    const auto fast = dataParallelSpeedup({2, 1, bytes, reached.high});
    QVERIFY2(slow->low <= measured && measured <= fast->high, qPrintable(u"%1 to %2"_s.arg(slow->low).arg(fast->high)));
}

void TestScaling::whoHasPeerAccess()
{
    const auto access = [](const char *id) { return hasPeerAccess(*shipped().find<Chip>(QString::fromUtf8(id))); };
    QCOMPARE(access("geforce-rtx-4090"), std::optional(false));
    QCOMPARE(access("geforce-rtx-5090"), std::optional(false));
    QCOMPARE(access("rtx-a6000"), std::optional(true));
    QCOMPARE(access("h100-pcie-80gb"), std::optional(true));
    QVERIFY(!access("radeon-rx-7900-xtx"));
    // A wider link gives a GeForce nothing beyond what the host copies.
    const auto chip = shipped().find<Chip>(u"geforce-rtx-5090"_s);
    QCOMPARE(reachedOverPcie(*chip, 63).high, reachedOverPcie(*chip, 31.5).high);
    const auto unknown = reachedOverPcie(*shipped().find<Chip>(u"radeon-rx-7900-xtx"_s), 31.5);
    QVERIFY(unknown.low < unknown.high);
}

void TestScaling::nvlinkIsALink()
{
    const ModelLibrary library = *shippedModels();
    Workload work;
    work.transformer = library.model(u"llama-3.2-1b"_s)->transformer;
    RIG_UNWRAP(need, needOf(work));
    const SpeedModel speeds(shipped(), {});
    const CardAnswer rtx3090 = answerFor(need, {}, {}, shipped().find<Chip>(u"geforce-rtx-3090"_s), speeds);
    const ScalingAnswer pcie = scalingOf(need, &rtx3090, {}, {2, Aim::OneFastRun, 31.5});
    const ScalingAnswer nvlink = scalingOf(need, &rtx3090, {}, {2, Aim::OneFastRun, {}, true});
    QVERIFY(pcie.throughHost && !nvlink.throughHost);
    const auto byLink = [](const ScalingAnswer &answer) {
        return std::find_if(answer.rows.begin(), answer.rows.end(),
                            [](const ScalingRow &row) { return row.basis == ScalingRow::Basis::Link; })
            ->times;
    };
    QVERIFY(byLink(nvlink).low > byLink(pcie).low);
    QVERIFY(scalingNote(pcie).contains(u"host"_s) && !scalingNote(nvlink).contains(u"host"_s));
    // An RTX 4090 has none.
    const CardAnswer rtx4090 = answerFor(need, {}, {}, shipped().find<Chip>(u"geforce-rtx-4090"_s), speeds);
    QCOMPARE(scalingOf(need, &rtx4090, {}, {2, Aim::OneFastRun, {}, true}).verdict, ScalingAnswer::Verdict::CannotSay);
}

void TestScaling::severalInAll()
{
    CardAnswer card;
    card.chip = shipped().find<Chip>(u"geforce-rtx-3090"_s);
    card.speed = SpeedEstimate{};
    card.speed->perSecond = 100;
    card.speed->low = 80;
    card.speed->high = 120;
    WorkloadNeed need;
    need.samplesInStep = 100; // a second a step
    const auto generating = speedInAll(need, card, false, 4);
    QCOMPARE(speedText(*generating), u"320–480"_s);
    // Nobody knows what is exchanged: no more than so many times one.
    const auto bound = speedInAll(need, card, true, 4);
    QVERIFY(bound->atMost);
    QCOMPARE(speedText(*bound), u"≤ 480"_s);
    need.gradients = 1e6; // next to nothing
    const auto little = speedInAll(need, card, true, 2);
    QVERIFY(!little->atMost && little->perSecond.high > 239 && little->perSecond.high <= 240);
    need.gradients = 40e9; // four seconds and more, over what a GeForce reaches through the host
    const auto slow = speedInAll(need, card, true, 2);
    QVERIFY(slow->perSecond.high < 120);
    need.gpus = 2; // it is spread already
    QVERIFY(!speedInAll(need, card, true, 2));
    need.gpus = 1;
    card.speed.reset();
    QVERIFY(!speedInAll(need, card, true, 2));
}

/// One card and several have the ranges that stand in every list; what was measured stands before what the link allows,
/// and nobody is warned of a link that costs nothing.
void TestScaling::oneRangeEverywhere()
{
    CardAnswer card;
    card.chip = shipped().find<Chip>(u"geforce-rtx-3090"_s);
    card.speed = SpeedEstimate{};
    card.speed->perSecond = 100;
    card.speed->low = 80;
    card.speed->high = 120;
    WorkloadNeed need;
    need.samplesInStep = 100;
    need.gradients = 1e6; // next to nothing
    need.family = NetFamily::Transformer;
    const ScalingQuestion two{2, Aim::OneFastRun, UsualCardWay.gigabytesPerSecond()};
    const ScalingAnswer answer = scalingOf(need, &card, m_scalings, two);
    const auto rowOf = [](const ScalingAnswer &from, ScalingRow::Basis basis) {
        return std::find_if(from.rows.begin(), from.rows.end(),
                            [&](const ScalingRow &row) { return row.basis == basis; });
    };
    const Bounds one = *rowOf(answer, ScalingRow::Basis::OneCard)->perSecond;
    QCOMPARE(one.low, 80.0);
    QCOMPARE(one.high, 120.0);
    const Bounds byLink = *rowOf(answer, ScalingRow::Basis::Link)->perSecond;
    const SpeedInAll inTheList = *speedInAll(need, card, true, 2);
    QCOMPARE(byLink.low, inTheList.perSecond.low);
    QCOMPARE(byLink.high, inTheList.perSecond.high);
    if (rowOf(answer, ScalingRow::Basis::MeasuredHere) != answer.rows.end())
        QVERIFY2(scalingText(answer).startsWith(u"2 cards were measured at "_s), qPrintable(scalingText(answer)));
    QVERIFY2(scalingText(scalingOf(need, &card, {}, two)).contains(u"nobody measured it"_s),
             qPrintable(scalingText(answer)));
    QVERIFY2(!scalingNote(answer).contains(u"spread poorly"_s) && !scalingNote(answer).contains(u"2019"_s),
             qPrintable(scalingNote(answer)));
    need.gradients = 4e9;
    const QString costly = scalingNote(scalingOf(need, &card, m_scalings, two));
    QVERIFY2(costly.contains(u"spread poorly"_s) && costly.contains(u"2019"_s), qPrintable(costly));
}

void TestScaling::everySourceIsThere()
{
    for (const MeasuredScaling &one : m_scalings.cases) {
        QVERIFY(one.source >= 0);
        QVERIFY2(shipped().find<Chip>(one.gpu), qPrintable(one.gpu));
    }
}

void TestScaling::machines_data()
{
    QTest::addColumn<QString>("chip");
    QTest::addColumn<int>("cards");
    QTest::newRow("one RTX 3090") << u"geforce-rtx-3090"_s << 1;
    QTest::newRow("two RTX 3090") << u"geforce-rtx-3090"_s << 2;
    QTest::newRow("four RTX A6000") << u"rtx-a6000"_s << 4;
    QTest::newRow("three RTX A5000, of four places") << u"rtx-a5000"_s << 3;
}

void TestScaling::machines()
{
    QFETCH(QString, chip);
    QFETCH(int, cards);
    Use use;
    use.work = cards > 1 ? Work::DataParallel : Work::SingleTraining;
    use.memoryNeed = Gibibytes(20);
    use.budget = Money{5000, u"USD"_s};
    RIG_UNWRAP(machine, machineForWork({chip, cards, use}, m_templates, shipped()));
    const Machine resolved = resolve(machine.document.build, shipped());
    int found = 0;
    for (const Device &device : resolved.devices)
        found += device.chip && device.chip->id == chip;
    QCOMPARE(found, cards);
    QCOMPARE(machine.document.use.memoryNeed, use.memoryNeed);
    QCOMPARE(machine.document.use.budget, use.budget);
    QVERIFY(machine.edits <= 3);
    QVERIFY(!machine.document.build.name.isEmpty());
}

void TestScaling::noMachine_data()
{
    QTest::addColumn<QString>("chip");
    QTest::addColumn<int>("cards");
    QTest::newRow("nine cards") << u"geforce-rtx-3090"_s << 9;
    QTest::newRow("no card is sold with it") << u"b200"_s << 8;
    QTest::newRow("no such chip") << u"nobody"_s << 1;
}

void TestScaling::noMachine()
{
    QFETCH(QString, chip);
    QFETCH(int, cards);
    const Result<WorkMachine> machine = machineForWork({chip, cards, {}}, m_templates, shipped());
    QVERIFY(!machine);
    QVERIFY(!machine.error().message.isEmpty());
}

RIG_TEST(TestScaling)
#include "tst_scaling.moc"
