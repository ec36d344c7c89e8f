// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/processor_order.h"
#include "core/compare/processor_vs_gpu.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(std::optional<rig::ProcessorOrder>)

/// Processors beside GPUs, and processors for GPUs.
class TestProcessorVersusGpu : public QObject
{
    Q_OBJECT

private slots:
    void theTableOfTheSource(); // S37
    void unknownFigures();
    void clockBeforeCores_data(); // S75
    void clockBeforeCores();
    void theOrderThatCounts_data(); // S75
    void theOrderThatCounts();
};

namespace {

std::shared_ptr<const Processor> processor(const char *id, int cores, double gigahertz)
{
    auto made = std::make_shared<Processor>();
    made->id = QString::fromLatin1(id);
    if (cores > 0)
        made->cores.value = cores;
    if (gigahertz > 0)
        made->boostClock.value = Gigahertz(gigahertz);
    return made;
}

QString fixed(const std::optional<double> &value, int decimals)
{
    return value ? QString::number(*value, 'f', decimals) : u"unknown"_s;
}

} // namespace

void TestProcessorVersusGpu::theTableOfTheSource()
{
    const auto x5650 = shipped().find<Processor>(u"intel-xeon-x5650"_s);
    const auto gtx970 = shipped().find<Chip>(u"geforce-gtx-970"_s);
    QVERIFY(x5650 && gtx970);
    // The table says "> 1,000 dollars" of the X5650: at that bound.
    const ProcessorVersusGpu both = processorVersusGpu(*x5650, 1000, *gtx970, *gtx970->launchPriceUsd, PeakClock::Base);
    QCOMPARE(fixed(both.processor.gigaflops, 1), u"124.8"_s);
    QCOMPARE(fixed(both.processor.perDollar, 3), u"0.125"_s);
    QCOMPARE(fixed(both.gpu.gigaflops, 1), u"3494.4"_s);
    QCOMPARE(fixed(both.gpu.perDollar, 2), u"10.62"_s);
    QCOMPARE(fixed(both.moreForMoney, 1), u"85.1"_s); // 10.621 / 0.1248
    QCOMPARE(fixed(both.morePeak, 1), u"28.0"_s);
    // The tenth of the price: at least that, by the source's own numbers.
    QVERIFY(*both.moreForMoney >= 10);
    QStringList said;
    for (const Statement *statement : both.said)
        said << statement->text.here();
    const QString text = said.join(u' ');
    QVERIFY(text.contains(u"5 times as fast in general"_s));
    QVERIFY(text.contains(u"10 times on larger problems"_s));
    QVERIFY(text.contains(u"a tenth"_s));
    QVERIFY(text.contains(u"order of magnitude"_s));
}

void TestProcessorVersusGpu::unknownFigures()
{
    const Processor bare;
    const Chip nothing;
    const ProcessorVersusGpu both = processorVersusGpu(bare, 100, nothing, 0);
    QVERIFY(!both.processor.perDollar);
    QVERIFY(!both.gpu.perDollar);
    QVERIFY(!both.moreForMoney);
    QVERIFY(!both.morePeak);
    QVERIFY(!peakForMoney(100, 0).perDollar); // what costs nothing is not infinitely good
    QVERIFY(!peakForMoney(100, std::nullopt).perDollar);
    QCOMPARE(*peakForMoney(100, 50).perDollar, 2.0);
}

void TestProcessorVersusGpu::clockBeforeCores_data()
{
    QTest::addColumn<ProcessorOrder>("order");
    QTest::addColumn<QStringList>("ids");
    QTest::newRow("S75: four GPUs, 6 cores at 4.0 GHz before 8 at 3.5")
        << ProcessorOrder::Clock << QStringList{u"6x4.0"_s, u"8x3.5"_s, u"no clock"_s};
    QTest::newRow("S75: bound by the processor: 28 GHz in sum before 24")
        << ProcessorOrder::CoresTimesClock << QStringList{u"8x3.5"_s, u"6x4.0"_s, u"no clock"_s};
}

void TestProcessorVersusGpu::clockBeforeCores()
{
    QFETCH(ProcessorOrder, order);
    QStringList ids;
    for (const auto &one :
         inOrder({processor("no clock", 8, 0), processor("8x3.5", 8, 3.5), processor("6x4.0", 6, 4.0)}, order))
        ids << one->id;
    QTEST(ids, "ids");
}

void TestProcessorVersusGpu::theOrderThatCounts_data()
{
    QTest::addColumn<int>("gpus");
    QTest::addColumn<bool>("bound");
    QTest::addColumn<std::optional<ProcessorOrder>>("order");
    const auto none = std::optional<ProcessorOrder>();
    QTest::newRow("S75: three GPUs: the source says nothing") << 3 << false << none;
    QTest::newRow("S75: four GPUs") << 4 << false << std::optional(ProcessorOrder::Clock);
    QTest::newRow("S75: eight GPUs") << 8 << false << std::optional(ProcessorOrder::Clock);
    QTest::newRow("S75: four, bound by the processor") << 4 << true << std::optional(ProcessorOrder::CoresTimesClock);
}

void TestProcessorVersusGpu::theOrderThatCounts()
{
    QFETCH(int, gpus);
    QFETCH(bool, bound);
    const std::optional<ProcessorOrder> order = processorOrderFor(gpus, bound);
    QTEST(order, "order");
}

RIG_TEST(TestProcessorVersusGpu)
#include "tst_processor_vs_gpu.moc"
