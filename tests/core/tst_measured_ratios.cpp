// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/fixture.h"
#include "tests/core/measured_rows.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Ratios between GPUs against what others measured and published: `ratios` of tests/data/measured_training.json. Those
/// of other numbers on either side (TF32 against FP32) are none of GPUs alone. One half was fitted, and what of it is
/// of training by one link or none stands among the catalogue's speeds; the other judges, figures and what is told
/// alike.
class TestMeasuredRatios : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void halves_data();
    void halves();
    void generationsOfMatrixUnits();
    void bothDirections();
    void withoutFigures();

private:
    std::vector<MeasuredCase> m_weighed; ///< as figures give it
    std::vector<MeasuredCase> m_told;    ///< as it is told: what sources say first
};

void TestMeasuredRatios::initTestCase()
{
    const Equivalence sources(shipped());
    const Equivalence none{Catalogue()};
    const QJsonArray rows = measuredFile("measured_training.json")["ratios"_L1].toArray();
    m_weighed = measuredCases(rows, [&](const QJsonObject &row) { return gpuRatio(row, none, shipped()); });
    m_told = measuredCases(rows, [&](const QJsonObject &row) { return gpuRatio(row, sources, shipped()); });
    QVERIFY2(m_weighed.size() >= 120, qPrintable(QString::number(m_weighed.size())));
}

void TestMeasuredRatios::halves_data()
{
    QTest::addColumn<bool>("second");
    QTest::newRow("that was fitted") << false;
    QTest::newRow("that judges") << true;
}

void TestMeasuredRatios::halves()
{
    QFETCH(bool, second);
    const JudgedHalf weighed = judged(m_weighed, second);
    QVERIFY(weighed.inside >= 0.78);
    QVERIFY(weighed.medianError <= 0.15);
    QVERIFY(weighed.medianWidth <= 1.6);
    qInfo("with what sources say:");
    const JudgedHalf told = judged(m_told, second);
    QVERIFY(told.inside >= 0.78);
    QVERIFY(told.medianError <= 0.1);
    QVERIFY(told.medianWidth <= 1.6);
}

void TestMeasuredRatios::generationsOfMatrixUnits()
{
    // By their FP32 peaks the RTX A6000 would be 2.75 times a V100; 1.07 was measured.
    const auto a6000 = shipped().find<Chip>(u"rtx-a6000"_s);
    const auto v100 = shipped().find<Chip>(u"tesla-v100-sxm2-32gb"_s);
    const SpeedRelation speed = speedOf(*a6000, *v100, Equivalence(Catalogue()));
    QCOMPARE(speed.basis, SpeedBasis::Modelled);
    QVERIFY(speed.figure.isEmpty());
    QVERIFY(*speed.times < 1.2);
    QVERIFY(speed.between->low < 1.07 && 1.07 < speed.between->high);
}

void TestMeasuredRatios::bothDirections()
{
    const auto one = shipped().find<Chip>(u"geforce-rtx-4090"_s);
    const auto other = shipped().find<Chip>(u"a100-sxm-80gb"_s);
    const SpeedRelation there = speedOf(*one, *other, Equivalence(Catalogue()));
    const SpeedRelation back = speedOf(*other, *one, Equivalence(Catalogue()));
    QVERIFY(std::abs(*there.times * *back.times - 1) < 1e-9);
    QVERIFY(std::abs(there.between->low * back.between->high - 1) < 1e-9);
}

void TestMeasuredRatios::withoutFigures()
{
    Chip bare = *shipped().find<Chip>(u"geforce-rtx-4090"_s);
    bare.tensorFp16Dense = {};
    QVERIFY(!weighedRatio(bare, *shipped().find<Chip>(u"a100-sxm-80gb"_s)));
    bare = *shipped().find<Chip>(u"geforce-rtx-4090"_s);
    const auto whole = weighedRatio(bare, *shipped().find<Chip>(u"a100-sxm-80gb"_s));
    bare.tdp = {};
    const auto withoutWatts = weighedRatio(bare, *shipped().find<Chip>(u"a100-sxm-80gb"_s));
    QVERIFY(whole && withoutWatts && withoutWatts->low > 0 && withoutWatts->low <= withoutWatts->high);
}

RIG_TEST(TestMeasuredRatios)
#include "tst_measured_ratios.moc"
