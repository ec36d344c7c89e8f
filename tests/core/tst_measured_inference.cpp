// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/fixture.h"
#include "tests/core/measured_rows.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Memory of models that generate against what others measured and published: tests/data/measured_inference.json,
/// halved by a hash of what each case is. What frameworks count are tensors; readings of a whole card hold the context
/// besides, and few sources say which of the two they give: the interval is from the tensors alone to all with the
/// context.
class TestMeasuredInference : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void halves_data();
    void halves();

private:
    std::vector<MeasuredCase> m_cases;
};

void TestMeasuredInference::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    m_cases = measuredCases(measuredFile("measured_inference.json")["cases"_L1].toArray(),
                            [&](const QJsonObject &row) { return servedMemory(row, library); });
    QVERIFY(m_cases.size() >= 75);
}

void TestMeasuredInference::halves_data()
{
    QTest::addColumn<bool>("second");
    QTest::newRow("one half") << false;
    QTest::newRow("the other") << true;
}

void TestMeasuredInference::halves()
{
    QFETCH(bool, second);
    const JudgedHalf half = judged(m_cases, second, BytesPerGibibyte);
    QVERIFY(half.inside >= 0.85);
    QVERIFY(half.medianError <= 0.04);
}

RIG_TEST(TestMeasuredInference)
#include "tst_measured_inference.moc"
