// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/reduction.h"
#include "core/workload/usable_memory.h"
#include "core/workload/workload.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Convolutional nets: the lists of layers, and what they need. The S-numbers are those of the requirements.
class TestCnnMemory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void badLists_data();
    void badLists();
    void publishedParameters_data();
    void publishedParameters();
    void theGuidesChain_data(); // S56
    void theGuidesChain();
    void halves();           // S57
    void theGuidesStride();  // S58
    void oneByOne();         // S59
    void orderOfReducers();  // S60
    void workspaces();       // S61
    void sixteenBits();      // S62
    void tooManyReducers();  // S63
    void statedNeeds_data(); // S52, S53, S55, S64
    void statedNeeds();
    void fewerClassesNeedLess(); // S54
    void anUNetComesOutAsPublished();
    void badPlans();
    void inferenceNeedsLess();

private:
    ModelLibrary m_library;

    [[nodiscard]] ConvNet net(const char *id) const
    {
        return *parseConvNet(m_library.net(QString::fromUtf8(id))->list);
    }
};

namespace {

double mebibytes(double bytes) { return bytes / BytesPerMebibyte; }

} // namespace

void TestCnnMemory::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    m_library = library;
}

void TestCnnMemory::badLists_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<int>("line");
    QTest::newRow("nothing") << u""_s << 1;
    QTest::newRow("no input") << u"conv 64 3x3"_s << 1;
    QTest::newRow("no layer") << u"input 3x224x224"_s << 1;
    QTest::newRow("zero channels") << u"input 3x224x224\nconv 0 3x3"_s << 2;
    QTest::newRow("a window that is not square") << u"input 3x224x224\nconv 64 3x5"_s << 2;
    QTest::newRow("negative stride") << u"input 3x224x224\nconv 64 3x3 stride -1"_s << 2;
    QTest::newRow("an unknown layer") << u"input 3x224x224\n\nconvolution 64 3x3"_s << 3;
    QTest::newRow("an unknown option") << u"input 3x224x224\nconv 64 3x3 dilation 2"_s << 2;
    QTest::newRow("an unknown name") << u"input 3x224x224\nconv 64 3x3\nadd nobody"_s << 3;
    QTest::newRow("a window larger than its image") << u"input 3x4x4\nconv 64 5x5"_s << 2;
    QTest::newRow("parts that differ") << u"input 3x8x8\na: conv 4 3x3\nconv 4 3x3\nadd a"_s << 4;
    QTest::newRow("groups that do not divide") << u"input 3x8x8\nconv 4 3x3 groups 2"_s << 2;
    QTest::newRow("beyond all numbers") << u"input 1000000x65536x65536\nconv 1000000 1x1"_s << 2;
    QTest::newRow("a number that is none") << u"input 3x1e9x224\nconv 64 3x3"_s << 1;
}

void TestCnnMemory::badLists()
{
    QFETCH(QString, list);
    const Result<ConvNet> net = parseConvNet(list);
    const Failure failure = net ? extentsOf(*net).error() : net.error();
    QVERIFY(!failure.message.isEmpty());
    QTEST(failure.line, "line");
}

void TestCnnMemory::publishedParameters_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"alexnet", "vgg-16", "resnet-50"})
        QTest::newRow(id) << QString::fromUtf8(id);
}

void TestCnnMemory::publishedParameters()
{
    QFETCH(QString, id);
    const NetPreset &preset = *m_library.net(id);
    RIG_UNWRAP(memory, cnnMemory(*parseConvNet(preset.list), {}));
    QVERIFY(std::abs(memory.parameters / *preset.publishedParameters - 1) < 0.001);
}

void TestCnnMemory::theGuidesChain_data()
{
    QTest::addColumn<bool>("asTheGuide");
    QTest::addColumn<QList<double>>("mebibytes");
    QTest::newRow("S56: as the guide prints it") << true << QList<double>{92, 1906, 3720, 5444};
    QTest::newRow("S56: with the right sizes") << false << QList<double>{92, 1922, 3782, 5581};
}

void TestCnnMemory::theGuidesChain()
{
    QFETCH(bool, asTheGuide);
    QFETCH(QList<double>, mebibytes);
    CnnPlan plan;
    plan.batch = 128;
    plan.counting = asTheGuide ? MapCounting::GuideOf2016 : MapCounting::ActivationsAndErrors;
    RIG_UNWRAP(memory, cnnMemory(net("guide-2016"), plan));
    QVERIFY(std::abs(::mebibytes(memory.input) - mebibytes[0]) <= 1);
    QCOMPARE(memory.maps.size(), std::size_t(3));
    // The guide rounds 5445.09 down to 5444.
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY(std::abs(::mebibytes(memory.maps[i]) - mebibytes[qsizetype(i) + 1]) <= 1.1);
}

void TestCnnMemory::halves()
{
    CnnPlan plan;
    plan.batch = 128;
    plan.counting = MapCounting::GuideOf2016;
    const auto first = [&](const CnnPlan &with) { return mebibytes(cnnMemory(net("guide-2016"), with)->maps.front()); };
    QVERIFY(std::abs(first(plan) - 1906) < 1);
    CnnPlan half = plan;
    half.batch = 64;
    QVERIFY(std::abs(first(half) - 953) < 1);
    CnnPlan sixteen = plan;
    sixteen.precision = Precision::Autocast;
    QVERIFY(std::abs(first(sixteen) - 953) < 1);
    sixteen.batch = 64;
    QVERIFY(std::abs(first(sixteen) - 476.6) < 0.1);
}

void TestCnnMemory::theGuidesStride()
{
    // The guide prints 952: half of 1906, one direction only. A stride of 2 goes both ways.
    CnnPlan plan;
    plan.batch = 128;
    plan.counting = MapCounting::ActivationsAndErrors;
    const ReducedNet strided = reduced(net("guide-2016"), plan, {Reducer::Stride});
    RIG_UNWRAP(memory, cnnMemory(strided.net, strided.plan));
    QVERIFY(std::abs(mebibytes(memory.maps[0]) - 480.5) < 0.1); // 124 × 124; the guide's own sizes give 472.8 to 488.3
    // A 2 × 2 pool takes three quarters: the guide's 952 to 238.
    QCOMPARE(952.0 / 4, 238.0);
    const ReducedNet pooled = reduced(net("guide-2016"), plan, {Reducer::Stride, Reducer::Pool});
    RIG_UNWRAP(after, cnnMemory(pooled.net, pooled.plan));
    QCOMPARE(after.maps[1], after.maps[0] / 4);
}

void TestCnnMemory::oneByOne()
{
    CnnPlan plan;
    plan.batch = 128;
    plan.counting = MapCounting::ActivationsAndErrors;
    const ReducedNet narrow = reduced(net("guide-2016"), plan, {Reducer::OneByOne});
    RIG_UNWRAP(memory, cnnMemory(narrow.net, narrow.plan));
    QCOMPARE(memory.extents.back().channels, 32);
    QCOMPARE(memory.maps[3], memory.maps[2] / 3); // 340 · 32/96 = 113.3
    QVERIFY(std::abs(340.0 * 32 / 96 - 113.3) < 0.1);
    RIG_UNWRAP(wide, extentsOf(*parseConvNet(u"input 256x64x64\nconv 96 1x1"_s)));
    QCOMPARE(wide.back(), (Extent{96, 64, 64}));
}

void TestCnnMemory::orderOfReducers()
{
    CnnPlan plan;
    plan.batch = 62;
    std::vector<Reduction> found = reductions(net("resnet-50"), plan);
    QCOMPARE(found.back().reducer, Reducer::HalfBatch);
    QVERIFY(found.back().lastResort); // 31
    plan.batch = 64;
    found = reductions(net("guide-2016"), plan);
    QVERIFY(!found.back().lastResort); // 32
    std::vector<Reducer> order;
    for (const Reduction &reduction : found)
        order.push_back(reduction.reducer);
    QCOMPARE(order, (std::vector{Reducer::Stride, Reducer::Pool, Reducer::Sixteen, Reducer::HalfBatch}));
    for (const Reduction &reduction : found)
        QVERIFY(reduction.after < reduction.before);
}

void TestCnnMemory::workspaces()
{
    CnnPlan plan;
    plan.batch = 128;
    const auto workspace = [&](ConvolutionMethod method) {
        plan.method = method;
        return cnnMemory(net("guide-2016"), plan)->need.high(MemoryPart::Workspace);
    };
    QCOMPARE(workspace(ConvolutionMethod::Implicit), 0.0);
    // Patches of one example, 9 · 64 · 244² numbers; spectra of the whole batch are far more.
    QCOMPARE(workspace(ConvolutionMethod::Lowered), 9.0 * 64 * 244 * 244 * 4);
    QVERIFY(workspace(ConvolutionMethod::Transformed) > workspace(ConvolutionMethod::Lowered));
}

void TestCnnMemory::sixteenBits()
{
    CnnPlan plan;
    plan.batch = 128;
    plan.counting = MapCounting::GuideOf2016;
    const double before = cnnMemory(net("guide-2016"), plan)->maps.front();
    const ReducedNet smaller = reduced(net("guide-2016"), plan, {Reducer::Sixteen});
    QCOMPARE(cnnMemory(smaller.net, smaller.plan)->maps.front(), before / 2);
    // Faster too, where the chip has a fast FP16: P100 has, the GTX 1080 has not.
    const auto p100 = matrixRate(*shipped().find<Chip>(u"tesla-p100-pcie-16gb"_s), true);
    const auto p100In32 = matrixRate(*shipped().find<Chip>(u"tesla-p100-pcie-16gb"_s), false);
    QVERIFY(p100->flops > 1.9 * p100In32->flops);
    QCOMPARE(matrixRate(*shipped().find<Chip>(u"geforce-gtx-1080"_s), true)->flops,
             matrixRate(*shipped().find<Chip>(u"geforce-gtx-1080"_s), false)->flops);
}

void TestCnnMemory::tooManyReducers()
{
    QVERIFY(!losesTooMuch({Reducer::Stride, Reducer::OneByOne, Reducer::Pool}));
    QVERIFY(losesTooMuch({Reducer::Stride, Reducer::OneByOne, Reducer::Pool, Reducer::HalfBatch}));
}

void TestCnnMemory::statedNeeds_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("gib");
    QTest::addColumn<MemoryFit>("fit");
    QTest::newRow("S52: 224, 12 GB") << u"guide-imagenet"_s << 12.0 << MemoryFit::Fits;
    QTest::newRow("S52: 224, 11 GB") << u"guide-imagenet"_s << 11.0 << MemoryFit::MayNotFit;
    QTest::newRow("S52: 112, 6 GB") << u"guide-112"_s << 6.0 << MemoryFit::Fits;
    QTest::newRow("S52: 112, 4 GB") << u"guide-112"_s << 4.0 << MemoryFit::MayNotFit;
    QTest::newRow("S52: 112, 3 GB") << u"guide-112"_s << 3.0 << MemoryFit::TooSmall;
    QTest::newRow("S52: video, 12 GB") << u"guide-video"_s << 12.0 << MemoryFit::MayNotFit;
    QTest::newRow("S52: video, 11 GB") << u"guide-video"_s << 11.0 << MemoryFit::TooSmall;
    QTest::newRow("S53: a tenth of ImageNet, 4 GB") << u"guide-tenth"_s << 4.0 << MemoryFit::Fits;
    QTest::newRow("S55: plankton, 6 GB") << u"guide-plankton"_s << 6.0 << MemoryFit::Fits;
    QTest::newRow("S55: plankton, 4 GB") << u"guide-plankton"_s << 4.0 << MemoryFit::MayNotFit;
    QTest::newRow("S64: Partly Sunny, 6 GB") << u"guide-partly-sunny"_s << 6.0 << MemoryFit::FitsJust;
    QTest::newRow("S64: Partly Sunny, 8 GB") << u"guide-partly-sunny"_s << 8.0 << MemoryFit::Fits;
    QTest::newRow("S64: Partly Sunny, 4 GB") << u"guide-partly-sunny"_s << 4.0 << MemoryFit::TooSmall;
}

void TestCnnMemory::statedNeeds()
{
    QFETCH(QString, id);
    QFETCH(double, gib);
    const NetPreset *preset = m_library.net(id);
    QVERIFY(preset && preset->stated && !preset->note.isEmpty());
    QTEST(fitOf(*preset->stated, Gibibytes(gib)), "fit");
}

void TestCnnMemory::fewerClassesNeedLess()
{
    Workload workload;
    workload.kind = Workload::Kind::Convolutional;
    workload.layers = m_library.net(u"vgg-16"_s)->list;
    workload.classes = 1000;
    RIG_UNWRAP(thousand, needOf(workload));
    workload.classes = 2;
    RIG_UNWRAP(two, needOf(workload));
    QVERIFY(two.parameters < thousand.parameters);
    QVERIFY(two.memory.high(MemoryPart::Weights) < thousand.memory.high(MemoryPart::Weights));
    workload.classes = 0;
    QCOMPARE(needOf(workload).error().field, u"classes"_s);
}

void TestCnnMemory::anUNetComesOutAsPublished()
{
    RIG_UNWRAP(extents, extentsOf(net("u-net")));
    QCOMPARE(extents.back(), (Extent{2, 388, 388}));
}

void TestCnnMemory::badPlans()
{
    CnnPlan plan;
    for (const int batch : {0, -1, 1'000'001}) {
        plan.batch = batch;
        const Result<CnnMemory> memory = cnnMemory(net("alexnet"), plan);
        QVERIFY(!memory);
        QCOMPARE(memory.error().field, u"batch"_s);
    }
    plan.batch = 1'000'000;
    RIG_UNWRAP(most, cnnMemory(net("alexnet"), plan));
    QVERIFY(std::isfinite(most.need.high()));
}

void TestCnnMemory::inferenceNeedsLess()
{
    CnnPlan plan;
    RIG_UNWRAP(training, cnnMemory(net("resnet-50"), plan));
    plan.training = false;
    RIG_UNWRAP(inference, cnnMemory(net("resnet-50"), plan));
    QCOMPARE(inference.need.high(MemoryPart::Gradients), 0.0);
    QVERIFY(inference.need.high() < training.need.high() / 5);
}

RIG_TEST(TestCnnMemory)
#include "tst_cnn_memory.moc"
