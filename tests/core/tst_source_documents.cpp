// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// The figures that the source documents give, against the shipped catalogue. The S-numbers are those of the
/// requirements.
class TestSourceDocuments : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void peaksAtTheBaseClock_data(); // S38
    void peaksAtTheBaseClock();
    void processorsOfTheTable();
    void memoryOfTheTable();
    void gigaflopsForADollar();
    void impliedPower_data(); // S39
    void impliedPower();
    void usedPrices_data(); // S44
    void usedPrices();
    void speedsInTheGuideOf2016_data(); // S35
    void speedsInTheGuideOf2016();
    void speedsNameChips();
    void derivedPrecisionsFollow(); // S28

private:
    Catalogue m_catalogue;

    [[nodiscard]] const Chip &chip(const QString &id) const { return *m_catalogue.find<Chip>(id); }
};

namespace {

/// GFLOPS at the base clock, as document 001 reckons them: two operations a core and clock.
double gigaflops(const Chip &chip) { return 2 * *chip.cores * chip.baseClock->value() / 1000; }

} // namespace

void TestSourceDocuments::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
}

void TestSourceDocuments::peaksAtTheBaseClock_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("cores");
    QTest::addColumn<int>("multiprocessors");
    QTest::addColumn<double>("megahertz");
    QTest::addColumn<double>("gflops");
    // The document prints 1288 for the M2070; 2 · 448 · 1.15 is 1030.4 (S40).
    QTest::newRow("Tesla M2070") << u"tesla-m2070"_s << 448 << 14 << 1150.0 << 1030.4;
    QTest::newRow("Tesla K20") << u"tesla-k20"_s << 2496 << 13 << 706.0 << 3524.4;
    QTest::newRow("GTX 970") << u"geforce-gtx-970"_s << 1664 << 13 << 1050.0 << 3494.4;
    QTest::newRow("GTX 980") << u"geforce-gtx-980"_s << 2048 << 16 << 1126.0 << 4612.1;
}

void TestSourceDocuments::peaksAtTheBaseClock()
{
    QFETCH(QString, id);
    const Chip &found = chip(id);
    QTEST(*found.cores, "cores");
    QTEST(*found.sms, "multiprocessors");
    QTEST(found.baseClock->value(), "megahertz");
    QFETCH(double, gflops);
    QVERIFY(std::abs(gigaflops(found) - gflops) < 0.1);
}

void TestSourceDocuments::processorsOfTheTable()
{
    const auto x5650 = m_catalogue.find<Processor>(u"intel-xeon-x5650"_s);
    QVERIFY(x5650);
    QCOMPARE(*x5650->cores, 6);
    QCOMPARE(*x5650->threads, 12);
    QVERIFY(std::abs(1000 * x5650->baseClock->value() - 2670) <= 10); // Intel rounds 2,666 MHz the other way
    const auto i7 = m_catalogue.find<Processor>(u"intel-core-i7-5960x"_s);
    QVERIFY(i7);
    QCOMPARE(*i7->cores, 8);
    QCOMPARE(*i7->threads, 16);
}

void TestSourceDocuments::memoryOfTheTable()
{
    QCOMPARE(chip(u"tesla-m2070"_s).memory->value(), 6.0);
    QVERIFY(std::abs(chip(u"tesla-m2070"_s).memoryBandwidth->value() - 150) < 0.5);
    QCOMPARE(chip(u"tesla-k20"_s).memory->value(), 5.0);
    QCOMPARE(chip(u"tesla-k20"_s).memoryBandwidth->value(), 208.0);
}

void TestSourceDocuments::gigaflopsForADollar()
{
    const Chip &gtx970 = chip(u"geforce-gtx-970"_s);
    QCOMPARE(*gtx970.launchPriceUsd, 329.0);
    QCOMPARE(QString::number(gigaflops(gtx970) / *gtx970.launchPriceUsd, 'f', 2), u"10.62"_s);
    // "More than 5,000 dollars" is a bound, and no price of the catalogue: at the bound it is 0.70.
    QCOMPARE(QString::number(gigaflops(chip(u"tesla-k20"_s)) / 5000, 'f', 2), u"0.70"_s);
}

void TestSourceDocuments::impliedPower_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("printedGflops");
    QTest::addColumn<double>("perWatt");
    QTest::newRow("Xeon X5650") << u"intel-xeon-x5650"_s << 124.8 << 1.31;
    QTest::newRow("Tesla M2070") << u"tesla-m2070"_s << 1288.0 << 5.7;
    QTest::newRow("Tesla K20") << u"tesla-k20"_s << 3524.0 << 15.7;
    QTest::newRow("GTX 970") << u"geforce-gtx-970"_s << 3494.0 << 24.1;
}

void TestSourceDocuments::impliedPower()
{
    QFETCH(QString, id);
    QFETCH(double, printedGflops);
    QFETCH(double, perWatt);
    const PartHandle part = m_catalogue.find(id);
    QVERIFY(part);
    const std::optional<double> watts = findField(part->kind, u"tdp_w")->get(*part).number();
    QVERIFY(watts);
    // The document rounds to a tenth of a GFLOPS a watt.
    QVERIFY(std::abs(*watts - printedGflops / perWatt) <= 1.0);
}

void TestSourceDocuments::usedPrices_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("dollars");
    QTest::addColumn<int>("year");
    QTest::newRow("GTX Titan, 2016") << u"GTX TITAN"_s << 350.0 << 2016;
    QTest::newRow("GTX 970, 2016") << u"GTX 970"_s << 210.0 << 2016;
    QTest::newRow("GTX 970, about 2018") << u"GTX 970"_s << 150.0 << 2018;
}

void TestSourceDocuments::usedPrices()
{
    QFETCH(QString, name);
    QFETCH(double, dollars);
    QFETCH(int, year);
    for (const PartHandle &part : m_catalogue.parts(Kind::Card)) {
        if (!part->name.endsWith(name, Qt::CaseInsensitive))
            continue;
        for (const Price &price : part->prices) {
            if (price.condition == Condition::Used && price.money == Money{dollars, u"USD"_s} &&
                price.date.year() == year && price.basis == PriceBasis::Market && m_catalogue.source(price.source))
                return;
        }
    }
    QFAIL("no such observation");
}

void TestSourceDocuments::speedsInTheGuideOf2016_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<double>("ofGtx1080");
    QTest::newRow("GTX 1070") << u"geforce-gtx-1070"_s << 0.8;
    QTest::newRow("GTX Titan X") << u"titan-x-maxwell"_s << 0.66;
    QTest::newRow("GTX 980 Ti") << u"geforce-gtx-980-ti"_s << 0.66;
    QTest::newRow("GTX 980") << u"geforce-gtx-980"_s << 0.45;
    QTest::newRow("GTX 970") << u"geforce-gtx-970"_s << 0.4;
    QTest::newRow("GTX Titan") << u"geforce-gtx-titan"_s << 0.33;
    QTest::newRow("AWS g2") << u"grid-k520"_s << 0.2;
    QTest::newRow("GTX 960") << u"geforce-gtx-960"_s << 0.2;
}

void TestSourceDocuments::speedsInTheGuideOf2016()
{
    QFETCH(QString, gpu);
    QFETCH(double, ofGtx1080);
    QVERIFY(m_catalogue.find<Chip>(gpu));
    const auto found = std::find_if(m_catalogue.speeds.begin(), m_catalogue.speeds.end(), [&](const SpeedRatio &ratio) {
        return ratio.gpu == gpu && ratio.of == "geforce-gtx-1080"_L1 && m_catalogue.source(ratio.source) &&
               m_catalogue.source(ratio.source)->date.startsWith(u"2016"_s);
    });
    QVERIFY(found != m_catalogue.speeds.end());
    QCOMPARE(found->times, ofGtx1080);
    // "More than twice" for the GTX 980, "five times" for AWS.
    if (gpu == "geforce-gtx-980"_L1)
        QCOMPARE(QString::number(1 / found->times, 'f', 2), u"2.22"_s);
    if (gpu == "grid-k520"_L1)
        QCOMPARE(1 / found->times, 5.0);
}

void TestSourceDocuments::speedsNameChips()
{
    QVERIFY(!m_catalogue.speeds.empty());
    for (const SpeedRatio &ratio : m_catalogue.speeds) {
        QVERIFY2(m_catalogue.find<Chip>(ratio.gpu), qPrintable(ratio.gpu));
        QVERIFY2(m_catalogue.find<Chip>(ratio.of), qPrintable(ratio.of));
    }
}

/// FP16 by the rate of the compute capability, INT4 of Turing as twice INT8; and no chip that could have them lacks
/// them.
void TestSourceDocuments::derivedPrecisionsFollow()
{
    const QHash<QString, double> rates{{u"6.0"_s, 2}, {u"6.1"_s, 1.0 / 64}, {u"7.0"_s, 2}, {u"7.5"_s, 2},
                                       {u"8.6"_s, 1}, {u"8.9"_s, 1},        {u"12.0"_s, 1}};
    int derived = 0;
    for (const PartHandle &part : m_catalogue.parts(Kind::Gpu)) {
        const auto &one = static_cast<const Chip &>(*part);
        const auto rate = rates.constFind(one.computeCapability.valueOr({}));
        if (rate != rates.constEnd() && one.fp32) {
            QVERIFY2(one.fp16, qPrintable(one.id));
            if (m_catalogue.source(one.fp16.source)->id.startsWith("derived-fp16"_L1)) {
                ++derived;
                QVERIFY2(std::abs(one.fp16->value() / (one.fp32->value() * *rate) - 1) < 1e-3, qPrintable(one.id));
            }
        }
        QCOMPARE(one.int4Dense.value.has_value(),
                 one.architecture.valueOr({}) == "Turing"_L1 && one.int8Dense.value.has_value());
        if (one.int4Dense)
            QVERIFY2(std::abs(one.int4Dense->value() / one.int8Dense->value() - 2) < 1e-3, qPrintable(one.id));
    }
    QVERIFY(derived > 100);
}

RIG_TEST(TestSourceDocuments)
#include "tst_source_documents.moc"
