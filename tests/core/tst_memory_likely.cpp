// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/training_framework.h"
#include "core/workload/workload.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// What most runs take, between the bounds of a need, and what engines keep of keys and values.
class TestMemoryLikely : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void withoutMoreItIsTheMiddle();
    void liesBetweenTheBounds();
    void scoresByFramework();
    void stepsInOneKernelHoldNothing();
    void wholeContextByEngine_data();
    void wholeContextByEngine();
    void grownCacheIsHeldBack_data();
    void grownCacheIsHeldBack();

private:
    ModelLibrary m_library;

    [[nodiscard]] TransformerShape shape(const char *id) const
    {
        return m_library.model(QString::fromUtf8(id))->transformer;
    }
};

void TestMemoryLikely::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    m_library = library;
}

void TestMemoryLikely::withoutMoreItIsTheMiddle()
{
    MemoryNeed need;
    need.add(MemoryPart::Weights, 10, u"10"_s);
    need.add(MemoryPart::Activations, 2, 6, u"2 … 6"_s, FormulaRule::Arithmetic);
    need.addLikely(MemoryPart::Context, 1, 2, 9, u"1 … 9"_s, FormulaRule::CudaContext);
    QCOMPARE(need.likely(), 10.0 + 4 + 2);
    QCOMPARE(need.likely(MemoryPart::Context), 2.0);
}

void TestMemoryLikely::liesBetweenTheBounds()
{
    int tried = 0;
    const auto holds = [&tried](const Workload &work) {
        const auto need = needOf(work);
        QVERIFY(need.has_value());
        for (const MemoryLine &line : need->memory.lines)
            QVERIFY2(
                line.low <= line.likely * (1 + 1e-12) && line.likely <= line.high * (1 + 1e-12),
                qPrintable(u"%1 of %2 … %3: %4"_s.arg(line.likely).arg(line.low).arg(line.high).arg(line.formula)));
        ++tried;
    };
    Workload work;
    for (const char *id : {"llama-3-8b", "gpt2-1.5b", "gemma-7b"}) {
        work.transformer = shape(id);
        for (int framework = 0; framework <= static_cast<int>(TrainingFramework::Unsloth); ++framework)
            for (const Method method : {Method::Full, Method::Lora, Method::Qlora})
                for (const Recomputation again : {Recomputation::None, Recomputation::Full})
                    for (const bool packed : {true, false}) {
                        TransformerTraining &plan = work.transformerTraining;
                        plan.framework = static_cast<TrainingFramework>(framework);
                        plan.method = method;
                        plan.recomputation = again;
                        plan.packed = packed;
                        holds(work);
                    }
        work.training = false;
        for (const Engine engine :
             {Engine::Unknown, Engine::LlamaCpp, Engine::ExLlama, Engine::Vllm, Engine::Eager, Engine::Compiled}) {
            work.transformerInference.engine = engine;
            work.transformerInference.prompt = 256;
            holds(work);
        }
        work.training = true;
    }
    QVERIFY(tried >= 200);
}

/// Liger writes no scores; Hugging Face's loss stands on the scores, their copy in 32 bits, logarithms and gradient.
void TestMemoryLikely::scoresByFramework()
{
    TransformerTraining plan;
    plan.method = Method::Lora;
    plan.recomputation = Recomputation::Full;
    const TransformerShape model = shape("llama-3-8b");
    const auto likely = [&](TrainingFramework framework) {
        plan.framework = framework;
        return trainingMemory(model, plan)->likely(MemoryPart::Activations);
    };
    const double tokens = 1.0 * plan.batch * plan.sequence;
    const double scores = tokens * model.vocabulary;
    const double inputs = 2 * tokens * model.hidden * model.layers;
    QVERIFY(likely(TrainingFramework::HuggingFace) >= inputs + 14 * scores);
    QVERIFY(likely(TrainingFramework::HuggingFaceFused) < inputs + 4 * scores);
    QVERIFY(likely(TrainingFramework::Torchtune) < likely(TrainingFramework::HuggingFace));
    plan.method = Method::Qlora; // PEFT's preparation gives scores in 32 bits at once
    plan.framework = TrainingFramework::HuggingFace;
    QCOMPARE(likelyOutputBytes(plan), outputBytes(plan.framework).high);
}

void TestMemoryLikely::stepsInOneKernelHoldNothing()
{
    TransformerTraining plan;
    plan.recomputation = Recomputation::Full;
    const TransformerShape model = shape("llama-3-8b");
    RIG_UNWRAP(unknown, trainingMemory(model, plan));
    QVERIFY(unknown.likely(MemoryPart::Workspace) > 0);
    plan.framework = TrainingFramework::Torchtune;
    RIG_UNWRAP(fused, trainingMemory(model, plan));
    QCOMPARE(fused.likely(MemoryPart::Workspace), 0.0);
    QVERIFY(fused.high(MemoryPart::Workspace) > 0); // it may be turned off
}

void TestMemoryLikely::wholeContextByEngine_data()
{
    QTest::addColumn<Engine>("engine");
    QTest::addColumn<double>("gibibytes");
    QTest::newRow("llama.cpp") << Engine::LlamaCpp << 4.0;
    QTest::newRow("ExLlama") << Engine::ExLlama << 4.0;
    QTest::newRow("vLLM") << Engine::Vllm << 0.5;
    QTest::newRow("Transformers") << Engine::Eager << 0.5;
}

/// Mistral 7B v0.1 has its window of 4,096 tokens in every layer; 131,072 B a token.
void TestMemoryLikely::wholeContextByEngine()
{
    QFETCH(Engine, engine);
    QFETCH(double, gibibytes);
    TransformerInference plan;
    plan.engine = engine;
    plan.context = 32'768;
    QCOMPARE(kvCacheBytes(shape("mistral-7b-v0.1"), plan) / BytesPerGibibyte, gibibytes);
    // Gemma 3 has a window in some of its layers, and llama.cpp makes use of it.
    const TransformerShape gemma = shape("gemma-3-12b");
    QVERIFY(gemma.slidingLayers > 0);
    QVERIFY(kvCacheBytes(gemma, plan) < 0.5 * 2 * 2 * gemma.layers * gemma.kvHeads * gemma.headDim * plan.context);
}

void TestMemoryLikely::grownCacheIsHeldBack_data()
{
    QTest::addColumn<Engine>("engine");
    QTest::addColumn<double>("likely"); // times what grew
    QTest::addColumn<double>("most");
    QTest::newRow("Transformers") << Engine::Eager << 2.0 << 2.0;
    QTest::newRow("not known") << Engine::Unknown << 0.0 << 2.0;
    QTest::newRow("llama.cpp makes room at once") << Engine::LlamaCpp << 0.0 << 0.0;
    QTest::newRow("so does vLLM") << Engine::Vllm << 0.0 << 0.0;
}

void TestMemoryLikely::grownCacheIsHeldBack()
{
    QFETCH(Engine, engine);
    QFETCH(double, likely);
    QFETCH(double, most);
    const TransformerShape model = shape("llama-2-13b");
    TransformerInference plan;
    plan.engine = engine;
    plan.context = 1024;
    RIG_UNWRAP(read, inferenceMemory(model, plan));
    QCOMPARE(read.high(MemoryPart::Fragmentation), 0.0); // a prompt that fills the context leaves nothing
    plan.prompt = 512;
    RIG_UNWRAP(grown, inferenceMemory(model, plan));
    const double half = kvCacheBytes(model, plan) / 2;
    QCOMPARE(grown.low(MemoryPart::Fragmentation), 0.0);
    QCOMPARE(grown.likely(MemoryPart::Fragmentation), likely * half);
    QCOMPARE(grown.high(MemoryPart::Fragmentation), most * half);
}

RIG_TEST(TestMemoryLikely)
#include "tst_memory_likely.moc"
