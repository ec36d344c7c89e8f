// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/model_config.h"
#include "core/workload/spread.h"
#include "core/workload/workload.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Transformers: published shapes, and what training and inference need. Known answers: hardware-rules, section 5.
class TestTransformerMemory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void parametersAreAsPublished();
    void gpt3ByKorthikanti();
    void keysAndValues_data();
    void keysAndValues();
    void sevenBillionWithAdam();
    void zero_data();
    void zero();
    void parallelismShares();
    void recomputationNeedsLess();
    void gradientsTakeThePlaceOfActivations();
    void textsOfVariedLength();
    void textsOfKnownLength();
    void optimisersByTheirMoments_data();
    void optimisersByTheirMoments();
    void muonByMatrices();
    void projectedGradients();
    void litGptInFourBits();
    void quantisedWithAndWithoutItsScales();
    void adaptersTrainLess();
    void quantisedWeights_data();
    void quantisedWeights();
    void badPlans_data();
    void badPlans();
    void configs_data();
    void configs();
    void badConfigs_data();
    void badConfigs();
    void usable_data(); // S30
    void usable();
    void fits();
    void recurrent();
    void ownNumber();

private:
    ModelLibrary m_library;

    [[nodiscard]] TransformerShape shape(const char *id) const
    {
        return m_library.model(QString::fromUtf8(id))->transformer;
    }
};

namespace {

bool isNear(double value, double wanted, double within) { return std::abs(value - wanted) <= within; }

} // namespace

void TestTransformerMemory::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    m_library = library;
}

void TestTransformerMemory::parametersAreAsPublished()
{
    int counted = 0;
    for (const ModelPreset &model : m_library.models) {
        if (model.kind != ModelPreset::Kind::Transformer || !model.transformer.publishedParameters)
            continue;
        const double ratio = parametersOf(model.transformer) / *model.transformer.publishedParameters;
        // BERT large: 340 million is what its authors round 334 to.
        QVERIFY2(std::abs(ratio - 1) < 0.02, qPrintable(model.id));
        ++counted;
    }
    QVERIFY(counted >= 45);
}

void TestTransformerMemory::gpt3ByKorthikanti()
{
    TransformerTraining plan;
    plan.flashAttention = false;
    const TransformerShape gpt3 = shape("gpt3-175b");
    QVERIFY(isNear(layerActivations(gpt3, plan) / Giga, 2.869, 0.001));
    QVERIFY(isNear(96 * layerActivations(gpt3, plan) / Giga, 275.4, 0.1));
    plan.recomputation = Recomputation::Selective;
    QVERIFY(isNear(96 * layerActivations(gpt3, plan) / Giga, 82.1, 0.1));
    plan.recomputation = Recomputation::Full;
    RIG_UNWRAP(need, trainingMemory(gpt3, plan));
    const auto kept = std::find_if(need.lines.begin(), need.lines.end(),
                                   [](const MemoryLine &line) { return line.part == MemoryPart::Activations; });
    QVERIFY(isNear(kept->low / Giga, 4.83, 0.01));
    QVERIFY(!kept->formula.isEmpty());
    // Tensor-parallel: s·b·h·(10 + 24/t + 5·a·s/(h·t)); with sequence-parallel all of it by t.
    plan.recomputation = Recomputation::None;
    plan.tensorParallel = 8;
    const double sbh = 2048.0 * 12288;
    const double scores = 5.0 * 96 * 2048 / 12288;
    QVERIFY(isNear(layerActivations(gpt3, plan), sbh * (10 + 24 / 8.0 + scores / 8), 1));
    plan.sequenceParallel = true;
    QVERIFY(isNear(layerActivations(gpt3, plan), sbh * (34 + scores) / 8, 1));
}

void TestTransformerMemory::keysAndValues_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("context");
    QTest::addColumn<double>("gibibytes");
    QTest::newRow("Llama 3 8B at 8k") << u"llama-3-8b"_s << 8192 << 1.0;
    QTest::newRow("Llama 2 7B at 4k") << u"llama-2-7b"_s << 4096 << 2.0;
    QTest::newRow("70B with grouped heads: 327,680 B a token") << u"llama-2-70b"_s << 1 << 327'680 / BytesPerGibibyte;
    QTest::newRow("a window keeps 4,096 tokens") << u"mistral-7b-v0.1"_s << 32'768 << 0.5;
}

void TestTransformerMemory::keysAndValues()
{
    QFETCH(QString, model);
    QFETCH(int, context);
    QFETCH(double, gibibytes);
    TransformerInference plan;
    plan.context = context;
    QVERIFY(isNear(kvCacheBytes(m_library.model(model)->transformer, plan) / BytesPerGibibyte, gibibytes, 1e-6));
    plan.batch = 4;
    plan.cache = NumberFormat::Eight;
    QVERIFY(isNear(kvCacheBytes(m_library.model(model)->transformer, plan) / BytesPerGibibyte, 2 * gibibytes, 1e-6));
}

void TestTransformerMemory::sevenBillionWithAdam()
{
    for (const Precision precision : {Precision::Fp32, Precision::Mixed}) {
        const BytesPerParameter bytes = bytesPerParameter(precision, Optimiser::Adam);
        QCOMPARE((bytes.weights + bytes.gradients + bytes.optimiser) * 7, 112.0); // GB of 7 · 10⁹ parameters
    }
    const BytesPerParameter eight = bytesPerParameter(Precision::Mixed, Optimiser::Adam8Bit);
    QCOMPARE(eight.optimiser, 6.0); // the copy in 32 bits, and two moments of one byte
}

void TestTransformerMemory::zero_data()
{
    QTest::addColumn<int>("stage");
    QTest::addColumn<double>("bytes"); // of each parameter, on each of eight GPUs
    QTest::newRow("none") << 0 << 16.0;
    QTest::newRow("stage 1") << 1 << 2 + 2 + 12 / 8.0;
    QTest::newRow("stage 2") << 2 << 2 + 14 / 8.0;
    QTest::newRow("stage 3: 14 GB each of 7 billion") << 3 << 14.0 / 7;
}

void TestTransformerMemory::zero()
{
    QFETCH(int, stage);
    QFETCH(double, bytes);
    TransformerTraining plan;
    plan.dataParallel = 8;
    plan.zeroStage = stage;
    const TransformerShape model = shape("llama-2-7b");
    RIG_UNWRAP(need, trainingMemory(model, plan));
    // The paper's sum has all gradients at once; at the least they stand where activations were.
    const double held =
        need.high(MemoryPart::Weights) + need.high(MemoryPart::Gradients) + need.high(MemoryPart::Optimiser);
    QVERIFY(isNear(held / parametersOf(model), bytes, 1e-9));
    QVERIFY(need.low(MemoryPart::Gradients) < need.high(MemoryPart::Gradients));
    QCOMPARE(need.low(MemoryPart::Weights), need.high(MemoryPart::Weights));
    QCOMPARE(need.low(MemoryPart::Optimiser), need.high(MemoryPart::Optimiser));
    QCOMPARE(plan.gpus(), 8);
}

void TestTransformerMemory::parallelismShares()
{
    const TransformerShape model = shape("llama-2-70b");
    TransformerTraining plan;
    RIG_UNWRAP(alone, trainingMemory(model, plan));
    plan.tensorParallel = 4;
    plan.pipelineParallel = 2;
    RIG_UNWRAP(shared, trainingMemory(model, plan));
    QCOMPARE(shared.low(MemoryPart::Weights), alone.low(MemoryPart::Weights) / 8);
    // Data-parallel training shares nothing: two cards of 12 GB are not one of 24.
    TransformerTraining data;
    data.dataParallel = 2;
    RIG_UNWRAP(twice, trainingMemory(model, data));
    QCOMPARE(twice.high(), alone.high());
}

void TestTransformerMemory::recomputationNeedsLess()
{
    TransformerTraining plan;
    plan.flashAttention = false;
    const TransformerShape model = shape("llama-3-8b");
    double before = trainingMemory(model, plan)->high(MemoryPart::Activations);
    for (const Recomputation recomputation : {Recomputation::Selective, Recomputation::Full}) {
        plan.recomputation = recomputation;
        const double after = trainingMemory(model, plan)->high(MemoryPart::Activations);
        QVERIFY(after < before);
        before = after;
    }
}

/// At the least the greater of gradients and activations, at the most both and a moment of the step.
void TestTransformerMemory::gradientsTakeThePlaceOfActivations()
{
    TransformerTraining plan;
    plan.precision = Precision::Pure16;
    plan.framework = TrainingFramework::Torchtune; // nothing of the output layer at the least
    const TransformerShape model = shape("llama-3.2-3b");
    const double parameters = parametersOf(model);
    for (const int batch : {1, 64}) {
        plan.batch = batch;
        RIG_UNWRAP(need, trainingMemory(model, plan));
        const double activations = need.low(MemoryPart::Activations);
        QVERIFY(isNear(need.low(), 6 * parameters + std::max(2 * parameters, activations), 1));
        QVERIFY(isNear(need.high(), 10 * parameters + need.high(MemoryPart::Activations), 1));
    }
    plan.optimiser = Optimiser::Adam8Bit;
    QCOMPARE(trainingMemory(model, plan)->high(MemoryPart::Workspace), 0.0);
}

void TestTransformerMemory::textsOfVariedLength()
{
    Workload work;
    work.transformer = shape("llama-2-7b");
    RIG_UNWRAP(packed, needOf(work));
    work.transformerTraining.packed = false;
    RIG_UNWRAP(varied, needOf(work));
    QCOMPARE(varied.memory.low(), packed.memory.low());
    QCOMPARE(varied.memory.high(MemoryPart::Fragmentation), packed.memory.high(MemoryPart::Activations));
    QVERIFY(packed.memory.high(MemoryPart::Fragmentation) < varied.memory.high(MemoryPart::Fragmentation));
    work.training = false;
    QCOMPARE(needOf(work)->memory.high(MemoryPart::Fragmentation), 0.0);
}

/// Where their mean is told: the longest is no shorter, and texts above a sequence fill it.
void TestTransformerMemory::textsOfKnownLength()
{
    TransformerTraining plan;
    const TransformerShape model = shape("llama-2-7b");
    RIG_UNWRAP(packed, trainingMemory(model, plan));
    plan.packed = false;
    const auto share = [&](int mean) {
        plan.meanText = mean;
        return trainingMemory(model, plan)->low(MemoryPart::Activations) / packed.low(MemoryPart::Activations);
    };
    QVERIFY(std::abs(share(512) - 0.25) < 1e-9); // of 2,048
    QVERIFY(std::abs(share(2047) - 2047.0 / 2048) < 1e-9);
    QCOMPARE(share(2048), 1.0);
    QCOMPARE(share(3234), 1.0);
    QVERIFY(share(0) < 0.1); // not known
    const auto likely = [&](int mean) {
        plan.meanText = mean;
        return trainingMemory(model, plan)->likely(MemoryPart::Activations);
    };
    QCOMPARE(likely(683), packed.likely(MemoryPart::Activations)); // the longest is three times as long as a rule
    QVERIFY(likely(682) < packed.likely(MemoryPart::Activations));
    plan.meanText = -1;
    QVERIFY(!trainingMemory(model, plan));
}

/// Bytes for each parameter, of weights in 16 bits and moments in 32 beside a copy of the weights.
void TestTransformerMemory::optimisersByTheirMoments_data()
{
    QTest::addColumn<Optimiser>("optimiser");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::newRow("sgd") << Optimiser::Sgd << 4.0 << 4.0;
    QTest::newRow("momentum") << Optimiser::Momentum << 8.0 << 8.0;
    QTest::newRow("adam") << Optimiser::Adam << 12.0 << 12.0;
    QTest::newRow("adam in 8 bits") << Optimiser::Adam8Bit << 6.0 << 6.0;
    QTest::newRow("paged: it may leave") << Optimiser::PagedAdam << 4.0 << 12.0;
    QTest::newRow("paged, in 8 bits") << Optimiser::PagedAdam8Bit << 4.0 << 6.0;
    QTest::newRow("lion: one moment") << Optimiser::Lion << 8.0 << 8.0;
    QTest::newRow("adafactor: rows and columns") << Optimiser::Adafactor << 4.0 << 4.0;
}

void TestTransformerMemory::optimisersByTheirMoments()
{
    QFETCH(Optimiser, optimiser);
    QFETCH(double, least);
    QFETCH(double, most);
    TransformerTraining plan;
    plan.optimiser = optimiser;
    const TransformerShape model = shape("llama-2-7b");
    RIG_UNWRAP(need, trainingMemory(model, plan));
    QVERIFY(isNear(need.low(MemoryPart::Optimiser), least * parametersOf(model), 1));
    QVERIFY(isNear(need.high(MemoryPart::Optimiser), most * parametersOf(model), 1));
    QVERIFY(isNear(need.likely(MemoryPart::Optimiser), most * parametersOf(model), 1));
}

/// Tables of words and output layers go by Adam, matrices by one moment.
void TestTransformerMemory::muonByMatrices()
{
    TransformerTraining plan;
    plan.precision = Precision::Pure16;
    plan.optimiser = Optimiser::Muon;
    const TransformerShape model = shape("llama-2-7b");
    QVERIFY(isNear(trainingMemory(model, plan)->low(MemoryPart::Optimiser),
                   2 * (parametersOf(model) + embeddingParametersOf(model)), 1));
    plan.method = Method::Lora; // adapters are matrices
    QVERIFY(isNear(trainingMemory(model, plan)->low(MemoryPart::Optimiser), 2 * loraParameters(model, plan), 1));
}

/// GaLore's own tables: 7B in 8 bits and rank 1,024 with updates by layer takes 22.72 GiB with one text of 256 tokens,
/// 21.3 by Q-GaLore's; without gradients that stay.
void TestTransformerMemory::projectedGradients()
{
    Workload work;
    work.transformer = shape("llama-2-7b");
    TransformerTraining &plan = work.transformerTraining;
    plan.framework = TrainingFramework::HuggingFace;
    plan.precision = Precision::Pure16;
    plan.optimiser = Optimiser::Adam8Bit;
    plan.sequence = 256;
    plan.galoreRank = 1024;
    plan.stepInBackward = true;
    RIG_UNWRAP(need, needOf(work));
    QVERIFY(std::abs(need.memory.likely() / BytesPerGibibyte / 22.72 - 1) < 0.10);
    QVERIFY(std::abs(need.memory.likely() / BytesPerGibibyte / 21.3 - 1) < 0.10);
    QVERIFY(!spreadOver(2, work)); // on one card alone
    const double projected = need.memory.likely(MemoryPart::Optimiser);
    plan.galoreRank = 0;
    QVERIFY(spreadOver(2, work));
    QVERIFY(needOf(work)->memory.likely(MemoryPart::Optimiser) > 1.9 * projected);
    plan.galoreRank = 1'000'000; // no less than the whole
    QVERIFY(!needOf(work));
    plan.galoreRank = 0;
    const double inTurn = needOf(work)->memory.likely(MemoryPart::Gradients);
    QVERIFY(inTurn < 0.05 * 2 * parametersOf(work.transformer));
    plan.accumulation = 2; // cannot be added up
    QVERIFY(!needOf(work));
    plan.method = Method::Lora; // to which it does not apply
    QVERIFY(needOf(work));
    plan.method = Method::Full;
    plan.stepInBackward = false;
    QVERIFY(needOf(work)->memory.likely(MemoryPart::Gradients) > 20 * inTurn);
    plan.accumulation = 1;
    plan.optimiser = Optimiser::Adam;
    plan.galoreRank = 1024;
    QCOMPARE(needOf(work)->memory.high(MemoryPart::Workspace), 0.0); // from matrix to matrix
}

/// Its version of bitsandbytes holds what goes into 4-bit matrices, it has an output layer of its own, and quantises
/// it. LitGPT's table (config_hub/finetune/README.md): TinyLlama with all matrices adapted, 8 × 512 tokens, 16.23 GB in
/// 4 bits and 13.5 in 16.
void TestTransformerMemory::litGptInFourBits()
{
    TransformerTraining plan;
    plan.framework = TrainingFramework::LitGpt;
    plan.precision = Precision::Pure16;
    plan.loraTargets = LoraTargets::All;
    plan.batch = 8;
    plan.sequence = 512;
    TransformerShape model; // TinyLlama
    model.layers = 22;
    model.hidden = 2048;
    model.heads = 32;
    model.kvHeads = 4;
    model.headDim = 64;
    model.ffn = 5632;
    model.gated = true;
    model.vocabulary = 32'000;
    plan.method = Method::Lora;
    const double plain = trainingMemory(model, plan)->likely();
    plan.method = Method::Qlora;
    QVERIFY(trainingMemory(model, plan)->likely() > plain); // though its weights are a quarter
    plan.framework = TrainingFramework::HuggingFace;
    QVERIFY(trainingMemory(model, plan)->likely(MemoryPart::Activations) < plain);

    const TransformerShape tied = shape("gemma-2b");
    plan.method = Method::Lora;
    const auto weights = [&](TrainingFramework framework) {
        plan.framework = framework;
        return trainingMemory(tied, plan)->low(MemoryPart::Weights);
    };
    QVERIFY(isNear(weights(TrainingFramework::LitGpt) - weights(TrainingFramework::HuggingFace),
                   2.0 * tied.vocabulary * tied.hidden, 1));
}

void TestTransformerMemory::quantisedWithAndWithoutItsScales()
{
    TransformerTraining plan;
    plan.method = Method::Qlora;
    const TransformerShape model = shape("llama-2-7b");
    RIG_UNWRAP(need, trainingMemory(model, plan));
    const double outside = embeddingParametersOf(model);
    const double small = parametersOf(model) - outside;
    const double adapters = 2 * loraParameters(model, plan);
    QVERIFY(isNear(need.low(MemoryPart::Weights), 4.127 / 8 * small + 2 * outside + adapters, 1));
    QVERIFY(isNear(need.high(MemoryPart::Weights), 4.5 / 8 * small + 4 * outside + adapters, 1));
}

void TestTransformerMemory::adaptersTrainLess()
{
    TransformerTraining plan;
    plan.method = Method::Lora;
    plan.loraRank = 16;
    plan.loraTargets = LoraTargets::Attention;
    const TransformerShape model = shape("llama-2-70b");
    // MLPerf's LoRA of Llama 2 70B trains 44.6 million parameters: queries, keys, values as one matrix, and outputs.
    QVERIFY(isNear(loraParameters(model, plan) / 44.6e6, 1, 0.5));
    RIG_UNWRAP(lora, trainingMemory(model, plan));
    plan.method = Method::Qlora;
    RIG_UNWRAP(qlora, trainingMemory(model, plan));
    plan.method = Method::Full;
    RIG_UNWRAP(full, trainingMemory(model, plan));
    QVERIFY(qlora.low(MemoryPart::Weights) < 0.3 * lora.low(MemoryPart::Weights));
    QVERIFY(lora.low(MemoryPart::Optimiser) < 0.01 * full.low(MemoryPart::Optimiser));
}

void TestTransformerMemory::quantisedWeights_data()
{
    QTest::addColumn<NumberFormat>("format");
    QTest::addColumn<double>("gigabytes"); // of Llama 2 7B: 6.738 · 10⁹ parameters
    QTest::newRow("16 bits") << NumberFormat::Sixteen << 13.48;
    QTest::newRow("8 bits, table and output layer in 16") << NumberFormat::Eight << 7.00;
    QTest::newRow("Q4_0, output layer in Q6_K") << NumberFormat::Q4Block << 3.83;
}

void TestTransformerMemory::quantisedWeights()
{
    QFETCH(NumberFormat, format);
    QFETCH(double, gigabytes);
    TransformerInference plan;
    plan.weights = format;
    RIG_UNWRAP(need, inferenceMemory(shape("llama-2-7b"), plan));
    QVERIFY(isNear(need.low(MemoryPart::Weights) / Giga, gigabytes, 0.01));
}

void TestTransformerMemory::badPlans_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("value");
    QTest::newRow("no batch") << u"batch"_s << 0;
    QTest::newRow("negative batch") << u"batch"_s << -4;
    QTest::newRow("a context of 10⁹") << u"sequence"_s << 1'000'000'000;
    QTest::newRow("stage 4") << u"zero_stage"_s << 4;
    QTest::newRow("no layers") << u"layers"_s << 0;
    QTest::newRow("heads that do not divide") << u"kv_heads"_s << 5;
}

void TestTransformerMemory::badPlans()
{
    QFETCH(QString, field);
    QFETCH(int, value);
    TransformerShape model = shape("llama-3-8b");
    TransformerTraining training;
    if (field == "batch"_L1)
        training.batch = value;
    else if (field == "sequence"_L1)
        training.sequence = value;
    else if (field == "zero_stage"_L1)
        training.zeroStage = value;
    else if (field == "layers"_L1)
        model.layers = value;
    else
        model.kvHeads = value;
    const Result<MemoryNeed> need = trainingMemory(model, training);
    QVERIFY(!need);
    QCOMPARE(need.error().field, field);
    QVERIFY(!need.error().message.isEmpty());
}

void TestTransformerMemory::configs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("billion");
    QTest::newRow("Llama 3 8B")
        << QByteArray(
               "{'model_type':'llama','hidden_size':4096,'num_hidden_layers':32,'num_attention_heads':32,"
               "'num_key_value_heads':8,'intermediate_size':14336,'vocab_size':128256,'max_position_embeddings':8192,"
               "'tie_word_embeddings':false}")
        << 8.03;
    QTest::newRow("GPT-2")
        << QByteArray(
               "{'model_type':'gpt2','n_embd':768,'n_layer':12,'n_head':12,'n_positions':1024,'vocab_size':50257}")
        << 0.124;
    QTest::newRow("a mixture")
        << QByteArray("{'model_type':'mixtral','hidden_size':4096,'num_hidden_layers':32,'num_attention_heads':32,"
                      "'num_key_value_heads':8,'intermediate_size':14336,'vocab_size':32000,'num_local_experts':8,"
                      "'num_experts_per_tok':2,'sliding_window':null}")
        << 46.7;
    QTest::newRow("the text part of one that sees")
        << QByteArray("{'model_type':'gemma3','text_config':{'model_type':'gemma3_text','hidden_size':2560,'num_hidden_"
                      "layers':34,"
                      "'num_attention_heads':8,'num_key_value_heads':4,'head_dim':256,'intermediate_size':10240,"
                      "'vocab_size':262208,'sliding_window':1024}}")
        << 3.88;
    QTest::newRow("BERT")
        << QByteArray("{'model_type':'bert','hidden_size':768,'num_hidden_layers':12,'num_attention_heads':12,"
                      "'intermediate_size':3072,'vocab_size':30522,'max_position_embeddings':512}")
        << 0.109;
}

void TestTransformerMemory::configs()
{
    QFETCH(QByteArray, text);
    QFETCH(double, billion);
    RIG_UNWRAP(shape, shapeFromConfig(text.replace('\'', '"'), u"config.json"_s));
    QVERIFY(std::abs(parametersOf(shape) / 1e9 / billion - 1) < 0.01);
}

void TestTransformerMemory::badConfigs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("field");
    QTest::newRow("no JSON") << QByteArray("hello") << u""_s;
    QTest::newRow("another kind") << QByteArray("{'name': 'package', 'version': '1.0'}") << u"hidden_size"_s;
    QTest::newRow("an array") << QByteArray("[1, 2]") << u""_s;
    QTest::newRow("no layers") << QByteArray("{'model_type':'llama','hidden_size':64,'num_hidden_layers':0,"
                                             "'num_attention_heads':4,'intermediate_size':128,'vocab_size':100}")
                               << u"layers"_s;
    QTest::newRow("half a head") << QByteArray("{'hidden_size':64,'num_hidden_layers':2,'num_attention_heads':1.5}")
                                 << u"num_attention_heads"_s;
    QTest::newRow("10⁹ layers") << QByteArray("{'hidden_size':64,'num_hidden_layers':1000000000}")
                                << u"num_hidden_layers"_s;
    QTest::newRow("too long") << QByteArray("{'a': '") + QByteArray(2'000'000, 'x') + "'}" << u""_s;
    QTest::newRow("too deep") << QByteArray(100, '[') + QByteArray(100, ']') << u""_s;
}

void TestTransformerMemory::badConfigs()
{
    QFETCH(QByteArray, text);
    const Result<TransformerShape> shape = shapeFromConfig(text.replace('\'', '"'), u"config.json"_s);
    QVERIFY(!shape);
    QVERIFY(!shape.error().message.isEmpty());
    QTEST(shape.error().field, "field");
}

void TestTransformerMemory::usable_data()
{
    QTest::addColumn<QString>("chip");
    QTest::addColumn<bool>("display");
    QTest::addColumn<bool>("ecc");
    QTest::addColumn<double>("gibibytes");
    QTest::newRow("S30: bare") << u"geforce-rtx-2080"_s << false << false << 8.0;
    QTest::newRow("S30: 2 GB more with a display") << u"geforce-rtx-2080"_s << true << false << 6.0;
    QTest::newRow("no ECC to switch on") << u"geforce-rtx-2080"_s << false << true << 8.0;
    QTest::newRow("ECC in GDDR6 takes a sixteenth") << u"rtx-a6000"_s << false << true << 45.0;
    QTest::newRow("some come with ECC on: nvidia-smi tells 15,360 MiB") << u"tesla-t4"_s << false << false << 15.0;
    QTest::newRow("a card for desktops does not") << u"rtx-a6000"_s << false << false << 48.0;
    QTest::newRow("HBM has bits of its own") << u"a100-pcie-40gb"_s << false << true << 40.0;
}

void TestTransformerMemory::usable()
{
    QFETCH(QString, chip);
    QFETCH(bool, display);
    QFETCH(bool, ecc);
    const auto memory = usableMemory(*shipped().find<Chip>(chip), {display, ecc});
    QVERIFY(memory);
    QTEST(memory->usable().value(), "gibibytes");
    QVERIFY(!usableMemory(Chip(), {}));
}

void TestTransformerMemory::fits()
{
    const UsableMemory memory{Gibibytes(10), {}, {}};
    const auto need = [](double low, double high) {
        MemoryNeed it;
        it.add(MemoryPart::Weights, low * BytesPerGibibyte, high * BytesPerGibibyte, {}, FormulaRule::Arithmetic);
        return it;
    };
    QCOMPARE(fitOf(need(9, 9), memory), MemoryFit::Fits);
    QCOMPARE(fitOf(need(9.1, 9.1), memory), MemoryFit::FitsJust);
    QCOMPARE(fitOf(need(10, 10), memory), MemoryFit::FitsJust);
    QCOMPARE(fitOf(need(9, 10.1), memory), MemoryFit::MayNotFit);
    QCOMPARE(fitOf(need(10.1, 11), memory), MemoryFit::TooSmall);
    QCOMPARE(fitOf(need(1, 1), std::nullopt), MemoryFit::Unknown);
}

void TestTransformerMemory::recurrent()
{
    // One layer of an LSTM: 4 · h · (x + h + 2) parameters.
    RecurrentShape shape;
    shape.layers = 1;
    shape.hidden = 128;
    shape.input = 64;
    QCOMPARE(parametersOf(shape), 4.0 * 128 * (64 + 128 + 2));
    shape.cell = RecurrentShape::Cell::Gru;
    QCOMPARE(parametersOf(shape), 3.0 * 128 * (64 + 128 + 2));
    RecurrentPlan plan;
    plan.sequence = 0;
    QCOMPARE(recurrentMemory(shape, plan).error().field, u"sequence"_s);
    plan.sequence = 100;
    RIG_UNWRAP(need, recurrentMemory(shape, plan));
    plan.sequence = 200;
    RIG_UNWRAP(twice, recurrentMemory(shape, plan));
    QCOMPARE(twice.high(MemoryPart::Activations), 2 * need.high(MemoryPart::Activations));
}

void TestTransformerMemory::ownNumber()
{
    Workload workload;
    workload.kind = Workload::Kind::Own;
    workload.ownGib = 12;
    RIG_UNWRAP(need, needOf(workload));
    QCOMPARE(need.memory.high(), 12 * BytesPerGibibyte);
    for (const double bad : {0.0, -1.0, 2e6, std::numeric_limits<double>::quiet_NaN()}) {
        workload.ownGib = bad;
        QCOMPARE(needOf(workload).error().field, u"own_gib"_s);
    }
}

RIG_TEST(TestTransformerMemory)
#include "tst_transformer_memory.moc"
