// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/fixture.h"
#include "tests/core/measured_rows.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Speed of training transformers against what others measured and published: `speed` of
/// tests/data/measured_training.json, of all cards together. One half was fitted, the other judges. What misses most:
/// torchtune's eight cards, whose figures may be of all; programs that are one kernel (llm.c, LLMQ) on small models;
/// cards that share a model over PCIe.
class TestMeasuredSpeed : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void halves_data();
    void halves();
    void smallStepsAreSlower();
    void methodsDiffer();
    void eightBitsCountWhereTheyAre();
    void frameworksDiffer();
    void attentionTakesLonger();
    void measuredTasksStandFirst();

private:
    ModelLibrary m_library;
    std::vector<MeasuredCase> m_cases;

    [[nodiscard]] std::optional<SpeedEstimate> estimateOf(const TransformerTraining &plan, const char *gpu,
                                                          const char *model = "llama-3-8b") const;
};

std::optional<SpeedEstimate> TestMeasuredSpeed::estimateOf(const TransformerTraining &plan, const char *gpu,
                                                           const char *model) const
{
    const auto chip = shipped().find<Chip>(QString::fromUtf8(gpu));
    return trainingSpeedOf(m_library.model(QString::fromUtf8(model))->transformer, plan, *chip, 1);
}

void TestMeasuredSpeed::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    m_library = library;
    m_cases = measuredCases(measuredFile("measured_training.json")["speed"_L1].toArray(),
                            [this](const QJsonObject &row) { return trainingPace(row, m_library, shipped()); });
    QVERIFY2(m_cases.size() >= 380, qPrintable(QString::number(m_cases.size())));
}

void TestMeasuredSpeed::halves_data()
{
    QTest::addColumn<bool>("second");
    QTest::newRow("that was fitted") << false;
    QTest::newRow("that judges") << true;
}

void TestMeasuredSpeed::halves()
{
    QFETCH(bool, second);
    const JudgedHalf half = judged(m_cases, second);
    QVERIFY(half.inside >= 0.82);
    QVERIFY(half.medianError <= 0.19);
    QVERIFY(half.medianWidth <= 2.2);
}

void TestMeasuredSpeed::smallStepsAreSlower()
{
    TransformerTraining plan;
    plan.batch = 1;
    plan.sequence = 256;
    const auto small = estimateOf(plan, "a100-sxm-80gb");
    plan.batch = 16;
    const auto large = estimateOf(plan, "a100-sxm-80gb");
    QVERIFY(small && large && small->perSecond < large->perSecond / 2);
    QVERIFY(0 < small->low && small->low < small->perSecond && small->perSecond < small->high);
    QCOMPARE(small->basis, EstimateBasis::Modelled);
    QVERIFY(!trainingSpeed(Chip(), 1, {}));
    // Its rate in 16 bits is not known: one to two times that in 32.
    const auto wide = estimateOf(plan, "radeon-rx-6800-xt");
    QVERIFY(wide && wide->high > 2 * wide->low);
}

void TestMeasuredSpeed::methodsDiffer()
{
    TransformerTraining plan;
    plan.batch = 1;
    plan.sequence = 512;
    plan.method = Method::Lora;
    const auto lora = estimateOf(plan, "geforce-rtx-4090");
    plan.method = Method::Qlora;
    const auto qlora = estimateOf(plan, "geforce-rtx-4090");
    QVERIFY(qlora->perSecond < lora->perSecond);
    plan.method = Method::Full;
    plan.sequence = 4096;
    const auto plain = estimateOf(plan, "geforce-rtx-4090");
    plan.recomputation = Recomputation::Full;
    QVERIFY(estimateOf(plan, "geforce-rtx-4090")->perSecond < plain->perSecond);
    // In 32 bits by TF32 where there is such a unit, else by those for FP32.
    plan.precision = Precision::Fp32;
    QCOMPARE(estimateOf(plan, "a100-sxm-80gb")->limit, SpeedLimit::TensorCores);
    QCOMPARE(estimateOf(plan, "tesla-v100-sxm2-32gb")->limit, SpeedLimit::Fp32);
}

void TestMeasuredSpeed::eightBitsCountWhereTheyAre()
{
    TransformerTraining plan;
    plan.sequence = 8192;
    const auto sixteen = estimateOf(plan, "h100-sxm-80gb");
    const auto old = estimateOf(plan, "a100-sxm-80gb");
    plan.eightBits = true;
    QVERIFY(estimateOf(plan, "h100-sxm-80gb")->perSecond > 1.2 * sixteen->perSecond);
    QCOMPARE(estimateOf(plan, "a100-sxm-80gb")->perSecond, old->perSecond);
}

/// The same model, card and batch: Transformers, what is not known, Unsloth.
void TestMeasuredSpeed::frameworksDiffer()
{
    TransformerTraining plan;
    plan.method = Method::Lora;
    plan.batch = 8;
    const auto any = estimateOf(plan, "a100-sxm-80gb");
    plan.framework = TrainingFramework::HuggingFace;
    const auto written = estimateOf(plan, "a100-sxm-80gb");
    plan.framework = TrainingFramework::Unsloth;
    const auto fused = estimateOf(plan, "a100-sxm-80gb");
    QVERIFY(written->perSecond < 0.9 * any->perSecond && fused->perSecond > 1.08 * any->perSecond);
    QVERIFY(written->perSecond > any->low && fused->perSecond < any->high);
}

/// llm-foundry's table: MPT 7B on A100s does 0.45 to 0.8 times the operations a second at 32,768 tokens that it does at
/// 2,048.
void TestMeasuredSpeed::attentionTakesLonger()
{
    const auto chip = shipped().find<Chip>(u"a100-sxm-80gb"_s);
    TrainingStep step;
    step.flops = 5e10;
    const double weights = trainingSpeed(*chip, 1, step)->perSecond;
    step.attentionFlops = 2.5e10;
    const double half = trainingSpeed(*chip, 1, step)->perSecond;
    QVERIFY(std::abs(weights / half - 1.3) < 1e-6);
    step.method = Method::Lora; // whose paces have it in them
    const double adapters = trainingSpeed(*chip, 1, step)->perSecond;
    step.attentionFlops = 0;
    QCOMPARE(trainingSpeed(*chip, 1, step)->perSecond, adapters);
}

/// MLPerf's runs are in FP8: they count for their task, and for no other work.
void TestMeasuredSpeed::measuredTasksStandFirst()
{
    RIG_UNWRAP(runs, shippedRuns(m_library));
    const SpeedModel model(shipped(), runs);
    Workload work;
    work.transformer = m_library.model(u"llama-3.1-8b"_s)->transformer;
    work.transformerTraining.sequence = 8192;
    RIG_UNWRAP(need, needOf(work));
    const auto chip = shipped().find<Chip>(u"b200"_s);
    QCOMPARE(answerFor(need, {}, {}, chip, model).speed->basis, EstimateBasis::Modelled);
    QCOMPARE(answerFor(need, u"llama31_8b"_s, {}, chip, model).speed->basis, EstimateBasis::Interpolated);
}

RIG_TEST(TestMeasuredSpeed)
#include "tst_measured_speed.moc"
