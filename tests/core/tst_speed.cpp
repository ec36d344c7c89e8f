// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/speed.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Speed from a chip's own figures, against what was measured.
class TestSpeed : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void flopsAreAsNvidiaStates_data();
    void flopsAreAsNvidiaStates();
    void sixPerParameter();
    void decodingIsBoundByBandwidth();
    void whatBinds();
    void halfTheRateForSumsIn32Bits();
    void unknownStaysUnknown();
    void aMeasuredRunIsFoundAgain();
    void basisFallsBack();
    void errorsAreTold();
    void convolutionsIn32Bits_data();
    void convolutionsIn32Bits();
    void badFiles_data();
    void badFiles();

private:
    ModelLibrary m_library;
    TrainingRuns m_runs;
};

void TestSpeed::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    m_library = library;
    RIG_UNWRAP(runs, shippedRuns(m_library));
    m_runs = runs;
}

void TestSpeed::flopsAreAsNvidiaStates_data()
{
    // NVIDIA's configurations of MLPerf 5.1 state these of a sequence of 8,192 tokens.
    QTest::addColumn<double>("teraflops");
    QTest::addColumn<double>("within");
    QTest::newRow("llama31_8b") << 421.59 << 0.001;
    QTest::newRow("llama31_405b") << 21508.0 << 0.05;
    QTest::newRow("llama2_70b_lora") << 2598.0 << 0.05;
}

void TestSpeed::flopsAreAsNvidiaStates()
{
    QFETCH(double, teraflops);
    QFETCH(double, within);
    const TrainingTask *task = m_runs.task(QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY(task);
    QVERIFY(std::abs(task->work.flops / 1e12 / teraflops - 1) < within);
}

void TestSpeed::sixPerParameter()
{
    // C = 6·P·D without attention: at one token nothing stands before it.
    const TransformerShape shape = m_library.model(u"llama-2-7b"_s)->transformer;
    TransformerTraining plan;
    plan.sequence = 1;
    const double parameters = parametersOf(shape) - 32000.0 * 4096;
    QVERIFY(std::abs(trainingWork(shape, plan).flops / (6 * parameters) - 1) < 0.001);
    plan.recomputation = Recomputation::Full;
    QVERIFY(std::abs(trainingWork(shape, plan).flops / (8 * parameters) - 1) < 0.001);
}

void TestSpeed::decodingIsBoundByBandwidth()
{
    const TransformerShape shape = m_library.model(u"llama-2-7b"_s)->transformer;
    TransformerInference plan;
    plan.context = 1;
    const auto chip = shipped().find<Chip>(u"geforce-rtx-3090"_s);
    const auto limit = roofline(*chip, decodingWork(shape, plan));
    QVERIFY(limit);
    QCOMPARE(limit->limit, SpeedLimit::Bandwidth);
    // 936 GB/s over 13.2 GB of weights.
    QVERIFY(std::abs(limit->perSecond - 936.2 / 13.21) < 1);
    plan.batch = 512;
    QCOMPARE(roofline(*chip, decodingWork(shape, plan))->limit, SpeedLimit::TensorCores);
}

void TestSpeed::whatBinds()
{
    const auto modern = shipped().find<Chip>(u"h100-sxm-80gb"_s);
    const auto old = shipped().find<Chip>(u"geforce-gtx-1080"_s);
    QCOMPARE(roofline(*modern, {1e15, 1e9, true})->limit, SpeedLimit::TensorCores);
    QCOMPARE(roofline(*modern, {1e15, 1e9, false})->limit, SpeedLimit::Fp32);
    QCOMPARE(roofline(*modern, {1e9, 1e9, true})->limit, SpeedLimit::Bandwidth);
    QCOMPARE(roofline(*old, {1e15, 1e9, true})->limit, SpeedLimit::Fp32);
}

void TestSpeed::halfTheRateForSumsIn32Bits()
{
    const Catalogue own =
        parts("'sources': [{'id': 's', 'title': 'T', 'publisher': 'P', 'date': '2020', 'kind': 'vendor'}],"
              "'gpus': [{'id': 'g', 'name': 'G', 'vendor': 'V', 'tensor_fp16_dense_tflops': 100,"
              "'tensor_fp16_accumulate': 'fp16', 'fp32_tflops': 20, 'sources': {'*': 's'}}]");
    QCOMPARE(matrixRate(*own.find<Chip>(u"g"_s), true)->flops, 50e12);
    QCOMPARE(matrixRate(*own.find<Chip>(u"g"_s), false)->flops, 20e12);
    const auto server = shipped().find<Chip>(u"tesla-v100-sxm2-16gb"_s);
    QCOMPARE(matrixRate(*server, true)->flops, server->tensorFp16Dense->value() * 1e12);
}

void TestSpeed::unknownStaysUnknown()
{
    QVERIFY(!roofline(Chip(), {1e12, 1e9, true}));
    QVERIFY(!roofline(*shipped().find<Chip>(u"geforce-rtx-3090"_s), {0, 1e9, true}));
    const SpeedModel nothing(shipped(), {});
    QVERIFY(
        !nothing.training(*shipped().find<Chip>(u"geforce-rtx-3090"_s), 1, NetFamily::Transformer, {1e12, 1, true}));
    QCOMPARE(nothing.error(EstimateBasis::Modelled, NetFamily::Transformer).runs, 0);
}

void TestSpeed::aMeasuredRunIsFoundAgain()
{
    const SpeedModel model(shipped(), m_runs);
    const TrainingTask *task = m_runs.task(u"resnet50-fp16"_s);
    const auto estimate =
        model.training(*shipped().find<Chip>(u"a40"_s), 1, NetFamily::Convolutional, task->work, task->id);
    QVERIFY(estimate);
    QCOMPARE(estimate->basis, EstimateBasis::Measured);
    QCOMPARE(qRound(estimate->perSecond), 653); // images a second, Lambda 2022
}

void TestSpeed::basisFallsBack()
{
    const SpeedModel model(shipped(), m_runs);
    const TrainingTask *task = m_runs.task(u"llama31_8b"_s);
    const auto basis = [&](const char *chip, int gpus, const QString &name) {
        return model
            .training(*shipped().find<Chip>(QString::fromUtf8(chip)), gpus, NetFamily::Transformer, task->work, name)
            ->basis;
    };
    QCOMPARE(basis("b200", 8, task->id), EstimateBasis::Measured);
    QCOMPARE(basis("b200", 3, task->id), EstimateBasis::Interpolated);
    QCOMPARE(basis("b200", 8, {}), EstimateBasis::Interpolated);
    QCOMPARE(basis("geforce-rtx-4090", 1, task->id), EstimateBasis::Modelled);
}

void TestSpeed::errorsAreTold()
{
    const SpeedModel model(shipped(), m_runs);
    // All 174 runs of MLPerf 5.0 and 5.1 whose work the model can express, each by runs on other GPUs.
    const SpeedError transformers = model.error(EstimateBasis::Modelled, NetFamily::Transformer);
    QCOMPARE(transformers.runs, 174);
    QVERIFY(transformers.median > 0.10 && transformers.median < 0.20);
    QVERIFY(transformers.worst < 2);
    const SpeedError same = model.error(EstimateBasis::Interpolated, NetFamily::Transformer);
    QVERIFY(same.median < transformers.median);
    const SpeedError nets = model.error(EstimateBasis::Modelled, NetFamily::Convolutional);
    QCOMPARE(nets.runs, 14);
    QVERIFY(nets.median < 0.1 && nets.worst < 0.3);
}

void TestSpeed::convolutionsIn32Bits_data()
{
    QTest::addColumn<QString>("net");
    QTest::addColumn<QString>("chip");
    QTest::addColumn<double>("measured"); // images a second
    // NVIDIA, DeepLearningExamples: ResNet-50 v1.5 by PyTorch and by MXNet, in FP32 on V100, in TF32 on A100.
    QTest::newRow("A100, PyTorch") << u"resnet-50"_s << u"a100-sxm-80gb"_s << 938.0;
    QTest::newRow("A100, MXNet") << u"resnet-50"_s << u"a100-sxm-80gb"_s << 1055.78;
    QTest::newRow("V100 16 GB, PyTorch") << u"resnet-50"_s << u"tesla-v100-sxm2-16gb"_s << 367.0;
    QTest::newRow("V100 16 GB, MXNet") << u"resnet-50"_s << u"tesla-v100-sxm2-16gb"_s << 384.0;
    QTest::newRow("V100 32 GB, PyTorch") << u"resnet-50"_s << u"tesla-v100-sxm2-32gb"_s << 356.0;
    // ryujaehun, pytorch-gpu-benchmark: torchvision's nets in FP32, twelve pictures at a time.
    QTest::newRow("2080 Ti, ResNet-50") << u"resnet-50"_s << u"geforce-rtx-2080-ti"_s << 211.7;
    QTest::newRow("2080 Ti, VGG-16") << u"vgg-16"_s << u"geforce-rtx-2080-ti"_s << 139.54;
    QTest::newRow("TITAN RTX, ResNet-50") << u"resnet-50"_s << u"titan-rtx"_s << 185.69;
    QTest::newRow("TITAN RTX, VGG-16") << u"vgg-16"_s << u"titan-rtx"_s << 142.17;
    QTest::newRow("TITAN Xp, ResNet-50") << u"resnet-50"_s << u"titan-xp"_s << 159.21;
    QTest::newRow("TITAN Xp, VGG-16") << u"vgg-16"_s << u"titan-xp"_s << 110.45;
}

void TestSpeed::convolutionsIn32Bits()
{
    QFETCH(QString, net);
    QFETCH(QString, chip);
    QFETCH(double, measured);
    const SpeedModel model(shipped(), m_runs);
    RIG_UNWRAP(parsed, parseConvNet(m_library.net(net)->list));
    RIG_UNWRAP(extents, extentsOf(parsed));
    const SampleWork work = trainingWork(parsed, extents, Precision::Fp32);
    const auto estimate = model.training(*shipped().find<Chip>(chip), 1, NetFamily::Convolutional, work);
    QVERIFY(estimate);
    QVERIFY2(estimate->low <= measured && measured <= estimate->high,
             qPrintable(u"%1 to %2"_s.arg(estimate->low).arg(estimate->high)));
    QVERIFY(estimate->high <= 2.1 * estimate->low);
}

void TestSpeed::badFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no JSON") << QByteArray("runs");
    QTest::newRow("another version") << QByteArray("{'rigwright_runs': 2}");
    QTest::newRow("a task without its model") << QByteArray(
        "{'rigwright_runs': 1, 'tasks': [{'id': 'a', 'name': 'A', 'model': 'nobody', 'method': 'full'}]}");
    QTest::newRow("a run without its source")
        << QByteArray("{'rigwright_runs': 1, 'runs': [{'version': '1', 'submitter': 'x', 'task': 'a', 'gpu': 'g',"
                      "'gpus': 1, 'samples_per_second': 1, 'source': 's'}]}");
}

void TestSpeed::badFiles()
{
    QFETCH(QByteArray, text);
    const Result<TrainingRuns> runs = readRuns(text.replace('\'', '"'), u"runs.json"_s, m_library);
    QVERIFY(!runs);
    QCOMPARE(runs.error().file, u"runs.json"_s);
}

RIG_TEST(TestSpeed)
#include "tst_speed.moc"
