// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/fixture.h"
#include "tests/core/measured_rows.h"
#include "tests/testing.h"

#include <utility>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Tokens a second of one request against what others measured and published: tests/data/measured_decoding.json. The
/// cases are halved by a hash of what each is; the constants of the model were fitted to the first half, the second
/// judges. What does not fit into the GPUs that ran it was not run by them alone, and is left out.
class TestMeasuredDecoding : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void halves_data();
    void halves();
    void layersInTurnAddNoSpeed();
    void bandwidthAloneSuffices();
    void batchesShareTheirWeights();
    void unknownEnginesSpanTheTunedOnes();
    void sharedKeysAreCopiedOut();
    void wordsAreDrawnOnTheProcessor();
    void serversHaveARowOfTheirOwn();

private:
    std::vector<MeasuredCase> m_cases;
    ModelLibrary m_library;

    [[nodiscard]] SpeedEstimate estimateOf(const char *model, const TransformerInference &plan, const char *gpu) const
    {
        const auto chip = shipped().find<Chip>(QString::fromUtf8(gpu));
        return *decodingSpeed(*chip, decodingStep(m_library.model(QString::fromUtf8(model))->transformer, plan));
    }
};

void TestMeasuredDecoding::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    m_library = library;
    const QJsonObject document = measuredFile("measured_decoding.json");
    QStringList sources;
    for (const QJsonValue &source : document["sources"_L1].toArray())
        sources << source["id"_L1].toString();
    for (const QJsonValue &one : document["cases"_L1].toArray()) {
        QVERIFY(sources.contains(one["source"_L1].toString()));
        QVERIFY2(shipped().find<Chip>(one["gpu"_L1].toString()), qPrintable(one["gpu"_L1].toString()));
        QVERIFY2(m_library.model(one["model"_L1].toString()), qPrintable(one["model"_L1].toString()));
    }
    m_cases = measuredCases(document["cases"_L1].toArray(),
                            [this](const QJsonObject &row) { return servedPace(row, m_library, shipped()); });
    QVERIFY(m_cases.size() >= 200);
}

void TestMeasuredDecoding::halves_data()
{
    QTest::addColumn<bool>("second");
    QTest::newRow("that was fitted") << false;
    QTest::newRow("that judges") << true;
}

void TestMeasuredDecoding::halves()
{
    QFETCH(bool, second);
    const JudgedHalf half = judged(m_cases, second);
    QVERIFY(half.inside >= 0.8);
    QVERIFY(half.medianError <= 0.12);
    QVERIFY(half.medianWidth <= 1.6);
}

void TestMeasuredDecoding::layersInTurnAddNoSpeed()
{
    TransformerInference plan;
    const SpeedEstimate one = estimateOf("llama-3-8b", plan, "geforce-rtx-3090");
    plan.pipelineParallel = 2;
    QCOMPARE(estimateOf("llama-3-8b", plan, "geforce-rtx-3090").perSecond, one.perSecond);
    plan.pipelineParallel = 1;
    plan.tensorParallel = 2;
    QVERIFY(estimateOf("llama-3-8b", plan, "geforce-rtx-3090").perSecond > 1.3 * one.perSecond);
}

void TestMeasuredDecoding::bandwidthAloneSuffices()
{
    Chip chip;
    chip.id = u"own"_s;
    DecodingStep step = decodingStep(m_library.model(u"llama-3-8b"_s)->transformer, {});
    QVERIFY(!decodingSpeed(chip, step));
    chip.memoryBandwidth.value = GigabytesPerSecond(1000);
    QVERIFY(decodingSpeed(chip, step)->low > 30);
    step.bytes = 0;
    QVERIFY(!decodingSpeed(chip, step));
}

void TestMeasuredDecoding::batchesShareTheirWeights()
{
    TransformerInference plan;
    plan.context = 512;
    const SpeedEstimate one = estimateOf("llama-3-8b", plan, "geforce-rtx-4090");
    plan.batch = 8;
    const SpeedEstimate eight = estimateOf("llama-3-8b", plan, "geforce-rtx-4090");
    QVERIFY(eight.perSecond > 6 * one.perSecond && eight.perSecond < 8 * one.perSecond);
    plan.batch = 4096; // then the Tensor Cores bind
    const SpeedEstimate many = estimateOf("llama-3-8b", plan, "geforce-rtx-4090");
    QVERIFY(many.limit == SpeedLimit::TensorCores || many.limit == SpeedLimit::Bandwidth);
    QVERIFY(std::isfinite(many.high) && many.high < 4096 * one.perSecond);
}

void TestMeasuredDecoding::unknownEnginesSpanTheTunedOnes()
{
    TransformerInference plan;
    plan.weights = NumberFormat::Q4KM;
    const SpeedEstimate any = estimateOf("llama-3-8b", plan, "geforce-rtx-4090");
    plan.engine = Engine::LlamaCpp;
    const SpeedEstimate llama = estimateOf("llama-3-8b", plan, "geforce-rtx-4090");
    QVERIFY(any.low <= llama.low && any.high >= llama.high);
    QVERIFY(any.high / any.low <= 2);
    plan.engine = Engine::Eager;
    QVERIFY(estimateOf("llama-3-8b", plan, "geforce-rtx-4090").high < any.high);
}

/// GLM-4's own table, Transformers on an H100: the 9B, two heads of keys and values for 32, makes 44.4 tokens a second
/// after 1,000 tokens and 14.1 after 100,000, although its cache is but 4 GB then.
void TestMeasuredDecoding::sharedKeysAreCopiedOut()
{
    TransformerShape shape = m_library.model(u"llama-3-8b"_s)->transformer;
    TransformerInference plan;
    plan.context = 100'000;
    plan.engine = Engine::Eager;
    const DecodingStep step = decodingStep(shape, plan);
    QCOMPARE(step.copied, 2 * kvCacheBytes(shape, plan) * 32 / 8);
    const SpeedEstimate after = estimateOf("llama-3-8b", plan, "h100-sxm-80gb");
    plan.context = 1000;
    QVERIFY(estimateOf("llama-3-8b", plan, "h100-sxm-80gb").perSecond > 1.5 * after.perSecond);
    shape.kvHeads = shape.heads; // nothing is shared
    QCOMPARE(decodingStep(shape, plan).copied, 0.0);
    for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm, Engine::Compiled, Engine::Unknown}) {
        plan.engine = engine;
        QCOMPARE(decodingStep(m_library.model(u"llama-3-8b"_s)->transformer, plan).copied, 0.0);
    }
}

/// LocalScore's runs of Llama 3.2 1B, Entin's of Qwen2.5 1.5B: vocabularies of 128,000 and 152,000 words.
void TestMeasuredDecoding::wordsAreDrawnOnTheProcessor()
{
    const auto chip = shipped().find<Chip>(u"geforce-rtx-5090"_s);
    TransformerInference plan;
    plan.weights = NumberFormat::Q4KM;
    plan.engine = Engine::LlamaCpp;
    DecodingStep step = decodingStep(m_library.model(u"llama-3.2-1b"_s)->transformer, plan);
    QVERIFY(step.vocabulary > 128'000);
    const double with = 1 / decodingSpeed(*chip, step)->perSecond;
    const int vocabulary = std::exchange(step.vocabulary, 0);
    const double without = 1 / decodingSpeed(*chip, step)->perSecond;
    QVERIFY(with > 1.3 * without);
    const double middle = std::sqrt(0.90 * 1.40);
    QVERIFY(std::abs(with - without - middle * vocabulary * 4e-9) < 1e-6);
    step.engine = Engine::Vllm; // draws on the GPU
    const double vllm = decodingSpeed(*chip, step)->perSecond;
    step.vocabulary = vocabulary;
    QCOMPARE(decodingSpeed(*chip, step)->perSecond, vllm);
}

/// vLLM on cards of graphics memory begins its layers more slowly than what generates there for one; where no engine
/// is named, it does not count.
void TestMeasuredDecoding::serversHaveARowOfTheirOwn()
{
    TransformerInference plan;
    plan.engine = Engine::Vllm;
    const SpeedEstimate vllm = estimateOf("qwen2.5-1.5b", plan, "geforce-rtx-4090");
    plan.engine = Engine::ExLlama;
    QVERIFY(vllm.perSecond < estimateOf("qwen2.5-1.5b", plan, "geforce-rtx-4090").perSecond);
    plan.engine = Engine::Unknown;
    QVERIFY(vllm.low < estimateOf("qwen2.5-1.5b", plan, "geforce-rtx-4090").low);
    // MLX's are the middle on Apple's GPUs, llama.cpp's the lower bound.
    const SpeedEstimate any = estimateOf("llama-3-8b", plan, "apple-m4-max-128gb");
    QVERIFY(any.perSecond > 1.05 * std::sqrt(any.low * any.high));
}

RIG_TEST(TestMeasuredDecoding)
#include "tst_measured_decoding.moc"
