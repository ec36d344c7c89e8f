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
    void adaptersBesideTheModel();
    void drafterBesideTheModel();

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

/// An adapter of rank 16 on all matrices of Llama 3.1 8B has 41.9 million parameters.
void TestMeasuredInference::adaptersBesideTheModel()
{
    RIG_UNWRAP(library, shippedModels());
    Workload work;
    work.training = false;
    work.transformer = library.model(u"llama-3.1-8b"_s)->transformer;
    RIG_UNWRAP(alone, needOf(work));
    setField(work, "adapters"_L1, u"10"_s);
    RIG_UNWRAP(beside, needOf(work));
    const double more = beside.memory.likely() - alone.memory.likely();
    QVERIFY(std::abs(more / (10 * 41.9e6 * 2) - 1) < 0.2);
    QVERIFY(beside.memory.low() > alone.memory.low() && beside.memory.low() - alone.memory.low() < more / 3);
    setField(work, "adapter_rank"_L1, u"32"_s);
    RIG_UNWRAP(wider, needOf(work));
    QVERIFY(std::abs((wider.memory.likely() - alone.memory.likely()) / more - 2) < 0.02);
    setField(work, "adapter_rank"_L1, u"0"_s);
    QVERIFY(!needOf(work));
}

/// Qwen3 0.6B beside Qwen3 32B at 32,768 tokens: 1.4 GiB of weights in 16 bits and 3.5 GiB of keys and values (28
/// layers of 8 heads of 128), by its maker's config.json.
void TestMeasuredInference::drafterBesideTheModel()
{
    RIG_UNWRAP(library, shippedModels());
    Workload work;
    work.training = false;
    work.transformer = library.model(u"qwen3-32b"_s)->transformer;
    setField(work, "context"_L1, u"32768"_s);
    setField(work, "speculation"_L1, u"draft-model"_s);
    RIG_UNWRAP(alone, needOf(work));
    setField(work, "draft_parameters"_L1, u"0.6"_s);
    RIG_UNWRAP(beside, needOf(work));
    const double drafter = 0.6e9 * 2 + 28.0 * 8 * 128 * 2 * 2 * 32768;
    QVERIFY(beside.memory.low() - alone.memory.low() <= drafter);
    QVERIFY(beside.memory.high() - alone.memory.high() >= drafter);
    QVERIFY(beside.memory.low() - alone.memory.low() >= 0.6e9 * 2);
    setField(work, "draft_parameters"_L1, u"2000"_s);
    QVERIFY(!needOf(work));
    setField(work, "speculation"_L1, u"none"_s);
    setField(work, "draft_parameters"_L1, u"0.6"_s);
    RIG_UNWRAP(undrafted, needOf(work));
    QCOMPARE(undrafted.memory.high(), alone.memory.high());
}

RIG_TEST(TestMeasuredInference)
#include "tst_measured_inference.moc"
