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
    void writtenScoresTakeBandwidth();
    void eightBitsPayByWidth();
    void serversOfAmdReachLess();
    void pipelinesWait();
    void sharedMatricesGoOverTheLink();
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

/// nanoGPT's README: GPT-2 124M on an A100 takes about 250 ms a step with attention written out.
void TestMeasuredSpeed::writtenScoresTakeBandwidth()
{
    TransformerTraining plan;
    plan.batch = 12;
    plan.sequence = 1024;
    const auto inOneKernel = estimateOf(plan, "a100-sxm-40gb", "gpt2-124m");
    plan.flashAttention = false;
    const auto written = estimateOf(plan, "a100-sxm-40gb", "gpt2-124m");
    QVERIFY(written->perSecond < 0.7 * inOneKernel->perSecond);
    QVERIFY(written->low < 12 * 1024 / 0.25 && 12 * 1024 / 0.25 < written->high);
    // Scores grow with the text's length, and once more are reckoned where activations are.
    const auto chip = shipped().find<Chip>(u"a100-sxm-40gb"_s);
    const TransformerShape &shape = m_library.model(u"gpt2-124m"_s)->transformer;
    const double once = trainingStep(shape, plan, trainingWork(shape, plan), 1).scoreBytes;
    plan.recomputation = Recomputation::Full;
    QVERIFY(std::abs(trainingStep(shape, plan, trainingWork(shape, plan), 1).scoreBytes / once - 4.0 / 3) < 1e-9);
    plan.recomputation = Recomputation::None;
    plan.sequence = 2048;
    QCOMPARE(trainingStep(shape, plan, trainingWork(shape, plan), 1).scoreBytes, 2 * once);
}

/// LLMQ's pairs: 1.1 times at 896 wide, 1.5 at 5,120.
void TestMeasuredSpeed::eightBitsPayByWidth()
{
    const auto gainOf = [&](const char *model, const char *gpu) {
        TransformerTraining plan;
        plan.batch = 16;
        const double sixteen = estimateOf(plan, gpu, model)->perSecond;
        plan.eightBits = true;
        return estimateOf(plan, gpu, model)->perSecond / sixteen;
    };
    const double narrow = gainOf("qwen2.5-0.5b", "geforce-rtx-4090");
    const double wide = gainOf("qwen2.5-14b", "geforce-rtx-4090");
    QVERIFY(narrow > 1.03 && narrow < 1.25);
    QVERIFY(wide > 1.35 && wide < 1.75);
}

/// alpharomercoma's MI300X-vs-H200: the H200 trains an 8B 1.32 to 1.40 times as fast.
void TestMeasuredSpeed::serversOfAmdReachLess()
{
    TransformerTraining plan;
    plan.batch = 4;
    plan.sequence = 4096;
    const double times = estimateOf(plan, "h200-sxm-141gb")->perSecond / estimateOf(plan, "instinct-mi300x")->perSecond;
    QVERIFY(times > 1.2 && times < 1.6);
}

/// nanotron's runs of a Llama of 1B in a pipeline of eight: the last stage has two of the 16 layers and the output
/// layer, 2.5 times the mean. One batch at a time goes through the stages one after the other.
void TestMeasuredSpeed::pipelinesWait()
{
    const TransformerShape &shape = m_library.model(u"llama-3.2-1b"_s)->transformer;
    TransformerTraining plan;
    plan.sequence = 4096;
    plan.batch = 4;
    QCOMPARE(trainingStep(shape, plan, trainingWork(shape, plan), 1).busy.low, 1.0);
    plan.pipelineParallel = 8;
    plan.accumulation = 256;
    const Bounds many = trainingStep(shape, plan, trainingWork(shape, plan), 1).busy;
    QVERIFY(many.low > 0.36 && many.low < 0.42 && many.high > 0.5 && many.high < 0.65);
    plan.accumulation = 1;
    const Bounds one = trainingStep(shape, plan, trainingWork(shape, plan), 1).busy;
    QVERIFY(one.low < 0.06 && one.high < many.high / 3);
    // Llama 3 8B: sixteen layers each, and the output layer is a fifteenth of the second half.
    const TransformerShape &larger = m_library.model(u"llama-3-8b"_s)->transformer;
    plan.pipelineParallel = 2;
    plan.accumulation = 64;
    const Bounds even = trainingStep(larger, plan, trainingWork(larger, plan), 1).busy;
    QVERIFY(even.low > 0.9 && even.high > 0.98 && even.high <= 1);
}

/// What GPUs that share matrices send each other hardly shows over NVLink, and most of all through the host.
void TestMeasuredSpeed::sharedMatricesGoOverTheLink()
{
    const auto costOf = [&](const char *gpu) {
        TransformerTraining plan;
        plan.batch = 4;
        const double alone = estimateOf(plan, gpu)->low;
        plan.tensorParallel = 4;
        return 1 - estimateOf(plan, gpu)->low / alone;
    };
    QVERIFY(costOf("h100-sxm-80gb") < 0.15);
    QVERIFY(costOf("geforce-rtx-4090") > 0.3);
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
