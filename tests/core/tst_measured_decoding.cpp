// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/workload_fields.h"
#include "tests/core/fixture.h"
#include "tests/core/measured.h"
#include "tests/testing.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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

private:
    std::vector<MeasuredCase> m_cases;
    int m_tooLarge = 0;
    ModelLibrary m_library;

    void add(const QJsonObject &object);
    [[nodiscard]] SpeedEstimate estimateOf(const char *model, const TransformerInference &plan, const char *gpu) const
    {
        const auto chip = shipped().find<Chip>(QString::fromUtf8(gpu));
        return *decodingSpeed(*chip, decodingStep(m_library.model(QString::fromUtf8(model))->transformer, plan));
    }
};

namespace {

bool isSecondHalf(const QJsonObject &object)
{
    QStringList words;
    for (const char *key : {"source", "where", "model", "weights", "gpu"})
        words << object.value(QLatin1StringView(key)).toString();
    words << QString::number(object.value("cards"_L1).toInt(1));
    return isInSecondHalf(words.join(u'|'));
}

} // namespace

void TestMeasuredDecoding::add(const QJsonObject &object)
{
    Workload workload;
    workload.training = false;
    QVERIFY(takePreset(workload, m_library, object["model"_L1].toString()));
    TransformerInference &plan = workload.transformerInference;
    plan.context = object["context"_L1].toInt();
    const QString split = object["split"_L1].toString();
    const int cards = object["cards"_L1].toInt(1);
    (split == "tensor"_L1 ? plan.tensorParallel : plan.pipelineParallel) = cards;
    for (const WorkloadField &field : workloadFields()) {
        if (field.key == "weights"_L1 || field.key == "engine"_L1)
            QVERIFY2(field.set(workload, object[field.key].toString()), qPrintable(object[field.key].toString()));
    }
    if (const double parameter = object["parameter"_L1].toDouble(); parameter > 0) {
        plan.weightBits = parameter <= 16 ? parameter : 4;
        plan.weightGroup = static_cast<int>(parameter);
    }
    const auto chip = shipped().find<Chip>(object["gpu"_L1].toString());
    QVERIFY2(chip, qPrintable(object["gpu"_L1].toString()));
    RIG_UNWRAP(memory, inferenceMemory(workload.transformer, plan));
    if (memory.low() > chip->memory->value() * BytesPerGibibyte) {
        ++m_tooLarge;
        return;
    }
    const auto estimate = decodingSpeed(*chip, decodingStep(workload.transformer, plan));
    QVERIFY2(estimate, qPrintable(chip->id));
    m_cases.push_back({u"%1 %2 %3 × %4, %5 (%6)"_s.arg(object["model"_L1].toString(), object["weights"_L1].toString(),
                                                       QString::number(cards), chip->id, object["engine"_L1].toString(),
                                                       object["source"_L1].toString()),
                       object["per_second"_L1].toDouble(), estimate->perSecond, estimate->low, estimate->high,
                       isSecondHalf(object)});
}

void TestMeasuredDecoding::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    m_library = library;
    QFile file(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/tests/data/measured_decoding.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject document = QJsonDocument::fromJson(file.readAll()).object();
    QStringList sources;
    for (const QJsonValue &source : document["sources"_L1].toArray())
        sources << source["id"_L1].toString();
    for (const QJsonValue &one : document["cases"_L1].toArray()) {
        QVERIFY(sources.contains(one["source"_L1].toString()));
        add(one.toObject());
    }
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
    qInfo("%d are too large for their cards", m_tooLarge);
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

RIG_TEST(TestMeasuredDecoding)
#include "tst_measured_decoding.moc"
