// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/backwards.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// What a memory holds at the most, and what a run of so many samples costs.
class TestBackwards : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theGreatestFitsAndOneMoreDoesNot();
    void contextsEndWhereTheModelDoes();
    void largestModels();
    void finestWeightsThatFit();
    void whatDoesNotApply();
    void hoursEnergyAndMoney();
    void nothingToTell();
    void amountsThatCannotBe_data();
    void amountsThatCannotBe();

private:
    ModelLibrary m_library;

    [[nodiscard]] Workload generating(const char *model) const
    {
        Workload work;
        work.training = false;
        work.transformer = m_library.model(QString::fromUtf8(model))->transformer;
        return work;
    }
};

namespace {

UsableMemory of(double gibibytes) { return {Gibibytes(gibibytes), {}, {}}; }

double highOf(Workload work, int batch)
{
    work.transformerInference.batch = batch;
    return needOf(work)->memory.high() / BytesPerGibibyte;
}

} // namespace

void TestBackwards::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    m_library = library;
}

void TestBackwards::theGreatestFitsAndOneMoreDoesNot()
{
    const Workload work = generating("llama-3-8b");
    const auto found = greatestBatch(work, of(24));
    QVERIFY(found && found->surely >= 1 && found->perhaps >= found->surely);
    QVERIFY(highOf(work, found->surely) <= 24);
    QVERIFY(highOf(work, found->surely + 1) > 24);
    QCOMPARE(greatestBatch(work, of(8))->perhaps, 0); // not even one
}

void TestBackwards::contextsEndWhereTheModelDoes()
{
    const Workload work = generating("llama-3-8b");
    QCOMPARE(longestContext(work, of(1000))->surely, *work.transformer.maxContext);
    const auto found = longestContext(work, of(17));
    QVERIFY(found->surely < *work.transformer.maxContext);
    Workload training;
    training.transformer = work.transformer;
    training.transformerTraining.method = Method::Qlora;
    training.transformerTraining.recomputation = Recomputation::Full;
    const auto sequence = longestContext(training, of(24));
    QVERIFY(sequence && sequence->surely > 0);
    training.transformerTraining.sequence = sequence->surely;
    QVERIFY(needOf(training)->memory.high() <= 24 * BytesPerGibibyte);
    // Short texts take no longer contexts: what is asked is whether one that is filled is held.
    training.transformerTraining.packed = false;
    training.transformerTraining.meanText = 100;
    const auto texts = longestContext(training, of(24));
    QVERIFY(texts && texts->surely == sequence->surely && texts->perhaps == sequence->perhaps);
}

void TestBackwards::largestModels()
{
    Workload work = generating("llama-3-8b");
    const ModelPreset *sixteen = largestModel(work, of(24), m_library);
    work.transformerInference.weights = NumberFormat::Q4KM;
    const ModelPreset *four = largestModel(work, of(24), m_library);
    QVERIFY(sixteen && four);
    QVERIFY(parametersOf(four->transformer) > 2 * parametersOf(sixteen->transformer));
    QVERIFY(!largestModel(work, of(0.1), m_library));
    QVERIFY(backwardsTexts(work, of(24), m_library).size() == 4);
}

/// By llmfit's ladder, and by what the software has.
void TestBackwards::finestWeightsThatFit()
{
    Workload work = generating("llama-3.1-8b");
    work.transformerInference.engine = Engine::LlamaCpp;
    const auto at = [&](double gibibytes) {
        const auto found = finestWeights(work, of(gibibytes));
        return found ? found->key : QString();
    };
    QCOMPARE(at(24), u"fp16"_s);
    QCOMPARE(at(12), u"q8"_s);
    QVERIFY(at(8).startsWith(u'q') && at(8) != "q8"_L1);
    QCOMPARE(at(1), QString());
    work.transformerInference.engine = Engine::Vllm;
    QCOMPARE(at(80), u"fp16"_s);
    QVERIFY(at(14) == "gptq4"_L1 || at(14) == "int8"_L1);
    work.transformerInference.hostLayers = 4; // of what stands in the system's memory no size is known
    QCOMPARE(at(80), QString());
    work.training = true;
    QCOMPARE(at(80), QString());
}

void TestBackwards::whatDoesNotApply()
{
    Workload own;
    own.kind = Workload::Kind::Own;
    own.ownGib = 3;
    QVERIFY(!greatestBatch(own, of(24)));
    QVERIFY(!longestContext(own, of(24)));
    QVERIFY(backwardsTexts(own, of(24), m_library).isEmpty());
    Workload net;
    net.kind = Workload::Kind::Convolutional;
    net.layers = m_library.net(u"resnet-50"_s)->list;
    QVERIFY(greatestBatch(net, of(24))->surely > 1);
    QVERIFY(!longestContext(net, of(24)));
}

void TestBackwards::hoursEnergyAndMoney()
{
    SpeedEstimate speed;
    speed.low = 1000;
    speed.high = 2000;
    Chip chip;
    chip.tdp.value = Watts(500);
    const auto cost = trainingCost({3.6e6, 2, 0.3}, speed, chip, 2);
    QVERIFY(cost);
    QCOMPARE(cost->hours.low, 1.0);
    QCOMPARE(cost->hours.high, 2.0);
    QCOMPARE(cost->kilowattHours->high, 2.0);
    QCOMPARE(cost->money->low, 0.3);
    QCOMPARE(trainingCostText(*cost, false), u"7,200,000 tokens take 1.0–2.0 hours, 1.0–2.0 kWh at the GPUs' rated "
                                             "draw. By your tariff that is 0.30–0.60."_s);
    chip.tdp = {};
    const auto dark = trainingCost({3.6e6, 2, 0.3}, speed, chip, 2);
    QVERIFY(dark && !dark->kilowattHours && !dark->money);
    QCOMPARE(trainingCostText(*dark, true), u"7,200,000 images take 1.0–2.0 hours."_s);
}

void TestBackwards::nothingToTell()
{
    SpeedEstimate speed;
    speed.high = 2000; // a bound
    QVERIFY(!trainingCost({1e6, 1, 0}, speed, Chip(), 1));
    speed.low = 1000;
    QVERIFY(!trainingCost({}, speed, Chip(), 1));
}

void TestBackwards::amountsThatCannotBe_data()
{
    QTest::addColumn<double>("samples");
    QTest::addColumn<int>("epochs");
    QTest::addColumn<double>("tariff");
    QTest::addColumn<QString>("field");
    QTest::newRow("less than none") << -1.0 << 1 << 0.0 << u"amount"_s;
    QTest::newRow("beyond all bounds") << 1e30 << 1 << 0.0 << u"amount"_s;
    QTest::newRow("no epochs") << 1e6 << 0 << 0.0 << u"epochs"_s;
    QTest::newRow("a tariff below nothing") << 1e6 << 1 << -0.1 << u"tariff"_s;
}

void TestBackwards::amountsThatCannotBe()
{
    QFETCH(double, samples);
    QFETCH(int, epochs);
    QFETCH(double, tariff);
    Workload work;
    work.transformer = m_library.model(u"llama-3-8b"_s)->transformer;
    work.amount = {samples, epochs, tariff};
    QTEST(needOf(work).error().field, "field");
}

RIG_TEST(TestBackwards)
#include "tst_backwards.moc"
