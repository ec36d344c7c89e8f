// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/model_library.h"
#include "core/workload/workload_fields.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Weights as they are stored, against what llama.cpp and others state of their files.
class TestWeightFormat : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void bitsOfFiles_data();
    void bitsOfFiles();
    void whatStaysSixteen_data();
    void whatStaysSixteen();
    void whatIsRead();
    void aModelRunsAsItsMakerStoresIt();

private:
    ModelLibrary m_library;
};

void TestWeightFormat::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    m_library = library;
}

void TestWeightFormat::bitsOfFiles_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<NumberFormat>("format");
    QTest::addColumn<double>("bits"); // a weight, of the whole file
    const auto rows = [](const char *model, std::initializer_list<std::pair<NumberFormat, double>> list) {
        int row = 0;
        for (const auto &[format, bits] : list)
            QTest::addRow("%s %d", model, row++) << QString::fromLatin1(model) << format << bits;
    };
    using F = NumberFormat;
    // llama.cpp, examples/quantize/README.md, commit c392e50; its Q2_K is older than the rules of today.
    rows("llama-2-7b", {{F::Q3KS, 3.50},
                        {F::Q3KM, 3.91},
                        {F::Q3KL, 4.27},
                        {F::Q4KS, 4.58},
                        {F::Q4KM, 4.84},
                        {F::Q5KS, 5.52},
                        {F::Q5KM, 5.68},
                        {F::Q6K, 6.56}});
    rows("llama-2-13b", {{F::Q3KS, 3.48},
                         {F::Q3KM, 3.89},
                         {F::Q3KL, 4.26},
                         {F::Q4KS, 4.56},
                         {F::Q4KM, 4.83},
                         {F::Q5KS, 5.51},
                         {F::Q5KM, 5.67},
                         {F::Q6K, 6.56}});
    rows("llama-2-70b", {{F::Q3KS, 3.47},
                         {F::Q3KM, 3.85},
                         {F::Q3KL, 4.19},
                         {F::Q4KS, 4.53},
                         {F::Q4KM, 4.80},
                         {F::Q5KS, 5.50},
                         {F::Q5KM, 5.65},
                         {F::Q6K, 6.56}});
    // The same, tools/quantize/README.md, commit 311c2c9.
    rows("llama-3.1-8b", {{F::Iq2Xxs, 2.3824},
                          {F::Iq2M, 2.9294},
                          {F::Iq3Xxs, 3.2548},
                          {F::Iq3M, 3.7628},
                          {F::Iq4Xs, 4.4597},
                          {F::Iq4Nl, 4.6818},
                          {F::Q2K, 3.1593},
                          {F::Q3KS, 3.6429},
                          {F::Q3KL, 4.2979},
                          {F::Q4KS, 4.6672},
                          {F::Q4KM, 4.8944},
                          {F::Q5KS, 5.5704},
                          {F::Q5KM, 5.7036},
                          {F::Q6K, 6.5633},
                          {F::Q8Block, 8.5008}});
}

void TestWeightFormat::bitsOfFiles()
{
    QFETCH(QString, model);
    QFETCH(NumberFormat, format);
    QFETCH(double, bits);
    const TransformerShape &shape = m_library.model(model)->transformer;
    TransformerInference plan;
    plan.weights = format;
    const double ours = 8 * weightBytes(shape, plan) / parametersOf(shape);
    QVERIFY2(std::abs(ours / bits - 1) < 0.015, qPrintable(u"%1 for %2"_s.arg(ours).arg(bits)));
}

void TestWeightFormat::whatStaysSixteen_data()
{
    QTest::addColumn<NumberFormat>("format");
    QTest::addColumn<int>("group");
    QTest::addColumn<double>("bits");
    QTest::newRow("GPTQ, groups of 128") << NumberFormat::Gptq4 << 128 << 4 + 20.0 / 128;
    QTest::newRow("GPTQ, groups of 32") << NumberFormat::Gptq4 << 32 << 4 + 20.0 / 32;
    QTest::newRow("NF4") << NumberFormat::Nf4Single << 128 << 4.5;
    QTest::newRow("NF4, double") << NumberFormat::Nf4 << 128 << 4.127;
    QTest::newRow("8 bits") << NumberFormat::Eight << 128 << 8.0;
    QTest::newRow("NVFP4") << NumberFormat::Nvfp4 << 128 << 4.5;
    QTest::newRow("MXFP4 of a model without experts") << NumberFormat::Mxfp4 << 128 << 4.25;
}

void TestWeightFormat::whatStaysSixteen()
{
    QFETCH(NumberFormat, format);
    QFETCH(int, group);
    QFETCH(double, bits);
    const TransformerShape &shape = m_library.model(u"llama-3.1-8b"_s)->transformer;
    TransformerInference plan;
    plan.weights = format;
    plan.weightGroup = group;
    // 8.03 · 10⁹ parameters, of which 2 × 128,256 × 4,096 in table and output layer, and 65 norms.
    const double sixteen = 2.0 * 128'256 * 4096 + 65 * 4096;
    const double matrices = parametersOf(shape) - sixteen;
    QCOMPARE(qRound64(weightBytes(shape, plan)), qRound64(matrices * bits / 8 + 2 * sixteen));
}

void TestWeightFormat::whatIsRead()
{
    TransformerInference plan;
    const TransformerShape &dense = m_library.model(u"llama-2-7b"_s)->transformer;
    // All but the table of words, which is looked up.
    QCOMPARE(weightBytesRead(dense, plan, 1), 2 * (parametersOf(dense) - 32'000.0 * 4096));
    const TransformerShape &mixture = m_library.model(u"mixtral-8x7b"_s)->transformer;
    const double one = weightBytesRead(mixture, plan, 1);
    QVERIFY(std::abs(one / (2 * (12.9e9 - 32'000.0 * 4096)) - 1) < 0.01);
    // Two tokens touch more experts, a hundred all of them.
    QVERIFY(weightBytesRead(mixture, plan, 2) > 1.3 * one);
    QVERIFY(std::abs(weightBytesRead(mixture, plan, 100) / (2 * (parametersOf(mixture) - 32'000.0 * 4096)) - 1) <
            0.001);
}

void TestWeightFormat::aModelRunsAsItsMakerStoresIt()
{
    Workload work;
    work.training = false;
    QVERIFY(takePreset(work, m_library, u"gpt-oss-120b"_s));
    RIG_UNWRAP(need, needOf(work));
    // 60.8 GiB of weights as they are published; 217 in 16 bits.
    QVERIFY(need.memory.low(MemoryPart::Weights) / BytesPerGibibyte < 62);
    QVERIFY(takePreset(work, m_library, u"llama-3.1-8b"_s));
    RIG_UNWRAP(other, needOf(work));
    QVERIFY(std::abs(other.memory.low(MemoryPart::Weights) / BytesPerGibibyte - 14.96) < 0.01);
}

RIG_TEST(TestWeightFormat)
#include "tst_weight_format.moc"
