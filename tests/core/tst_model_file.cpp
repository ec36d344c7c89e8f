// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/gguf_header.h"
#include "core/workload/model_file.h"
#include "core/workload/planned_works.h"
#include "core/workload/shape_json.h"
#include "tests/core/fixture.h"
#include "tests/core/gguf_bytes.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace rig::test::gguf;
using namespace Qt::StringLiterals;

/// Files with weights: GGUF headers and safetensors, honest and hostile.
class TestModelFile : public QObject
{
    Q_OBJECT

private slots:
    void ggufIsReadExactly();
    void aHybridAndAWindow();
    void severalParts();
    void hostileHeaders_data();
    void hostileHeaders();
    void everyCutIsAFailure();
    void changedBytesNeverGiveNonsense();
    void safetensors();
    void badSafetensors_data();
    void badSafetensors();
    void aShapeComesBackFromAMachine();
    void badShapesOfAMachine_data();
    void badShapesOfAMachine();
    void aFileIsKeptWithItsWeights();
};

namespace {

ModelFile file(const QByteArray &head, qint64 size = 10'000'000) { return {u"model.gguf"_s, head, size}; }

} // namespace

void TestModelFile::ggufIsReadExactly()
{
    const QByteArray head = header(llama(), {tensor("token_embd.weight", 256, 1000, 12, 0), // Q4_K: 144 bytes for 256
                                             tensor("blk.0.ffn_gate.weight", 256, 512, 14, 144'000), // Q6_K: 210
                                             tensor("output.weight", 256, 1000, 8, 300'000),         // Q8_0: 34 for 32
                                             tensor("output_norm.weight", 256, 1, 0, 600'000)});
    RIG_UNWRAP(shape, shapeFromGguf({file(head)}));
    QCOMPARE(shape.layers, 2);
    QCOMPARE(shape.vocabulary, 1000);
    QCOMPARE(shape.kvHeads, 2);
    QCOMPARE(shape.headDim, 64);
    QVERIFY(shape.gated);
    QVERIFY(!shape.tiedEmbeddings);
    QCOMPARE(shape.file->bytes, 144'000.0 + 512 * 210 + 1000 * 8 * 34 + 1024);
    QCOMPARE(shape.file->table, 144'000.0);
    QCOMPARE(parametersOf(shape), 256.0 * (1000 + 512 + 1000 + 1));
    TransformerInference plan;
    plan.weights = NumberFormat::AsStored;
    QCOMPARE(weightBytes(shape, plan), shape.file->bytes);
    QCOMPARE(weightBytesRead(shape, plan, 1), shape.file->bytes - 144'000);
}

void TestModelFile::aHybridAndAWindow()
{
    const QList<QByteArray> values{word("general.architecture", "qwen3next"),
                                   number("qwen3next.block_count", 8),
                                   number("qwen3next.embedding_length", 256),
                                   number("qwen3next.attention.head_count", 4),
                                   number("qwen3next.attention.head_count_kv", 2),
                                   number("qwen3next.feed_forward_length", 512),
                                   number("qwen3next.expert_count", 16),
                                   number("qwen3next.expert_used_count", 2),
                                   number("qwen3next.expert_feed_forward_length", 64),
                                   number("qwen3next.full_attention_interval", 4),
                                   number("qwen3next.ssm.inner_size", 512),
                                   number("qwen3next.ssm.state_size", 128),
                                   number("qwen3next.ssm.group_count", 2),
                                   number("qwen3next.ssm.conv_kernel", 4)};
    const QList<QByteArray> tensors{tensor("token_embd.weight", 256, 1000, 1, 0),
                                    tensor("blk.0.ffn_up_exps.weight", 256, 1024, 39, 512'000)};
    RIG_UNWRAP(hybrid, shapeFromGguf({file(header(values, tensors))}));
    QCOMPARE(hybrid.states.count, 6);
    QCOMPARE(hybrid.attentionLayers(), 2);
    QCOMPARE(hybrid.states.bytes, 4.0 * 512 * 128 + 4 * 3 * (512 + 2 * 2 * 128));
    QCOMPARE(hybrid.file->experts, 256.0 * 1024 / 32 * 17);
    QVERIFY(hybrid.tiedEmbeddings);

    const QByteArray named = header(
        {word("general.architecture", "g"), number("g.block_count", 6), number("g.embedding_length", 256),
         number("g.attention.head_count", 8), numbers("g.attention.head_count_kv", {8, 8, 8, 8, 8, 2}),
         number("g.feed_forward_length", 512), number("g.attention.key_length", 512),
         number("g.attention.key_length_swa", 256), number("g.attention.sliding_window", 1024),
         numbers("g.attention.sliding_window_pattern", {1, 1, 1, 1, 1, 0}), number("g.attention.shared_kv_layers", 2)},
        tensors);
    RIG_UNWRAP(window, shapeFromGguf({file(named)}));
    QCOMPARE(window.slidingLayers, 5);
    QCOMPARE(window.headDim, 256);
    QCOMPARE(window.fullHeadDim, 512);
    QCOMPARE(window.fullKvHeads, 2);
    QCOMPARE(window.notRead, QStringList{u"g.attention.shared_kv_layers"_s});
}

void TestModelFile::severalParts()
{
    QList<QByteArray> values = llama();
    values.last() = number("split.count", 2);
    const QByteArray first = header(values, {tensor("token_embd.weight", 256, 1000, 1, 0)});
    const QByteArray second = header({number("split.count", 2)}, {tensor("output.weight", 256, 1000, 1, 0)});
    RIG_UNWRAP(shape, shapeFromGguf({file(first), file(second)}));
    QCOMPARE(shape.file->bytes, 2 * 512'000.0);
    QVERIFY(!shape.tiedEmbeddings);
    QVERIFY(!shapeFromGguf({file(first)}));
    QVERIFY(!shapeFromGguf({file(second), file(second)}));
    QVERIFY(!shapeFromGguf({}));
}

void TestModelFile::hostileHeaders_data()
{
    QTest::addColumn<QByteArray>("head");
    const QList<QByteArray> one{tensor("token_embd.weight", 256, 1000, 1, 0)};
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("another file") << QByteArray("PK\3\4");
    QTest::newRow("version 9") << "GGUF" + le<quint32>(9) + QByteArray(64, '\0');
    QTest::newRow("2⁶⁴ tensors") << "GGUF" + le<quint32>(3) + le<quint64>(~0ULL) + le<quint64>(0);
    QTest::newRow("2⁶⁴ values") << "GGUF" + le<quint32>(3) + le<quint64>(0) + le<quint64>(~0ULL);
    QTest::newRow("a name of 2⁶³ bytes") << "GGUF" + le<quint32>(3) + le<quint64>(0) + le<quint64>(1) +
                                                le<quint64>(1ULL << 63) + QByteArray(64, 'a');
    QTest::newRow("a list of 2⁶⁰ numbers")
        << header({text("a") + le<quint32>(9) + le<quint32>(4) + le<quint64>(1ULL << 60)}, {});
    QTest::newRow("a list of lists") << header({text("a") + le<quint32>(9) + le<quint32>(9) + le<quint64>(1)}, {});
    QTest::newRow("a list of 2⁶⁰ words") << header(
        {text("a") + le<quint32>(9) + le<quint32>(8) + le<quint64>(1ULL << 60)}, {});
    QTest::newRow("an unknown kind of value") << header({text("a") + le<quint32>(77) + QByteArray(64, '\0')}, {});
    QTest::newRow("no architecture") << header({number("llama.block_count", 2)}, one);
    QTest::newRow("an unknown kind of number") << header(llama(), {tensor("token_embd.weight", 256, 1000, 4711, 0)});
    QTest::newRow("a tensor of 2¹²⁸ weights") << header(llama(), {tensor("a", ~0ULL, ~0ULL, 1, 0)});
    QTest::newRow("a tensor beyond the file") << header(llama(), {tensor("a", 256, 1000, 1, 9'999'999)});
    QTest::newRow("a tensor at 2⁶⁴") << header(llama(), {tensor("a", 256, 1000, 1, ~0ULL)});
    QTest::newRow("five dimensions") << header(llama(), {text("a") + le<quint32>(5) + QByteArray(64, '\1')});
    QTest::newRow("no layers") << header({word("general.architecture", "llama")}, one);
    QList<QByteArray> many = llama();
    many[1] = number("llama.block_count", 4'000'000'000U);
    QTest::newRow("4 · 10⁹ layers") << header(many, one);
    many = llama();
    many.append(number("llama.expert_count", 4));
    QTest::newRow("experts that no token uses") << header(many, one);
}

void TestModelFile::hostileHeaders()
{
    QFETCH(QByteArray, head);
    const Result<TransformerShape> shape = shapeFromGguf({file(head)});
    QVERIFY(!shape);
    QVERIFY(!shape.error().message.isEmpty());
    QCOMPARE(shape.error().file, u"model.gguf"_s);
}

void TestModelFile::everyCutIsAFailure()
{
    const QByteArray whole = header(llama(), {tensor("token_embd.weight", 256, 1000, 12, 0)});
    QVERIFY(shapeFromGguf({file(whole)}));
    for (qsizetype size = 0; size < whole.size(); ++size)
        QVERIFY2(!shapeFromGguf({file(whole.left(size))}), qPrintable(QString::number(size)));
}

void TestModelFile::changedBytesNeverGiveNonsense()
{
    QList<QByteArray> values = llama();
    values << number("llama.expert_count", 8) << number("llama.expert_used_count", 2)
           << number("llama.attention.kv_lora_rank", 64) << number("llama.ssm.inner_size", 512)
           << number("llama.ssm.state_size", 16) << number("llama.attention.sliding_window", 8);
    const QByteArray whole = header(values, {tensor("token_embd.weight", 256, 1000, 12, 0)});
    TransformerInference plan;
    plan.weights = NumberFormat::AsStored;
    for (qsizetype at = 0; at < whole.size(); ++at) {
        for (const char byte : {'\x00', '\x01', '\x7f', '\xff'}) {
            QByteArray changed = whole;
            changed[at] = byte;
            const Result<TransformerShape> shape = shapeFromGguf({file(changed)});
            const Result<MemoryNeed> need = shape ? inferenceMemory(*shape, plan) : badInput({});
            if (need)
                QVERIFY2(std::isfinite(need->high()) && need->low() >= 0, qPrintable(QString::number(at)));
        }
    }
}

void TestModelFile::safetensors()
{
    TransformerShape shape;
    shape.layers = 2;
    shape.hidden = 256;
    shape.heads = shape.kvHeads = 4;
    shape.headDim = 64;
    shape.ffn = 512;
    shape.gated = true;
    shape.vocabulary = 1000;
    const QByteArray index = "{\"metadata\": {\"total_size\": 2000000}, \"weight_map\": {\"a\": \"b\"}}";
    RIG_UNWRAP(indexed, withSafetensors(shape, {u"model.safetensors.index.json"_s, index, index.size()}));
    QCOMPARE(indexed.file->bytes, 2e6);
    QCOMPARE(parametersOf(indexed), parametersOf(shape));
    const QByteArray text = "{\"a\": {\"dtype\": \"BF16\", \"shape\": [2], \"data_offsets\": [0, 1500000]},"
                            "\"b\": {\"dtype\": \"BF16\", \"shape\": [2], \"data_offsets\": [1500000, 3000000]}}";
    RIG_UNWRAP(single, withSafetensors(shape, {u"model.safetensors"_s, le<quint64>(text.size()) + text, 4'000'000}));
    QCOMPARE(single.file->bytes, 3e6);
}

void TestModelFile::badSafetensors_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("an index without a size") << QByteArray("{\"weight_map\": {}}");
    QTest::newRow("a negative size") << QByteArray("{\"metadata\": {\"total_size\": -1}, \"weight_map\": {}}");
    QTest::newRow("another model's") << QByteArray("{\"metadata\": {\"total_size\": 1e12}, \"weight_map\": {}}");
    QTest::newRow("a header of 2⁶⁴ bytes") << le<quint64>(~0ULL) + QByteArray("{}");
    QTest::newRow("no tensors") << le<quint64>(2) + QByteArray("{}");
    QTest::newRow("a file shorter than its tensors")
        << le<quint64>(44) + QByteArray("{\"a\": {\"data_offsets\": [0, 3000000]}       }");
}

void TestModelFile::badSafetensors()
{
    QFETCH(QByteArray, head);
    TransformerShape shape;
    shape.layers = 2;
    shape.hidden = 256;
    shape.heads = shape.kvHeads = 4;
    shape.headDim = 64;
    shape.ffn = 512;
    shape.vocabulary = 1000;
    const Result<TransformerShape> read = withSafetensors(shape, {u"model.safetensors"_s, head, head.size()});
    QVERIFY(!read);
    QVERIFY(!read.error().message.isEmpty());
}

/// Every published shape, as if a file stored it: nothing of it is lost that a need is reckoned from.
void TestModelFile::aShapeComesBackFromAMachine()
{
    RIG_UNWRAP(library, shippedModels());
    int tried = 0;
    for (const ModelPreset &preset : library.models) {
        if (preset.kind == ModelPreset::Kind::Diffusion)
            continue;
        TransformerShape shape = preset.transformer;
        shape.file = StoredWeights{parametersOf(shape), 0.6 * parametersOf(shape), 1000, 2000};
        shape.notRead = {u"some.key"_s};
        RIG_UNWRAP(back, shapeFromJson(shapeAsJson(shape)));
        QCOMPARE(back.notRead, shape.notRead);
        QCOMPARE(back.maxContext, shape.maxContext);
        QCOMPARE(attentionFlops(back, 4096), attentionFlops(shape, 4096));
        QCOMPARE(activeParametersOf(back), activeParametersOf(shape));
        TransformerInference plan;
        plan.weights = NumberFormat::AsStored;
        plan.batch = 3;
        for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm}) {
            plan.engine = engine;
            const Result<MemoryNeed> before = inferenceMemory(shape, plan);
            const Result<MemoryNeed> after = inferenceMemory(back, plan);
            QCOMPARE(after.has_value(), before.has_value());
            if (before) {
                QCOMPARE(after->low(), before->low());
                QCOMPARE(after->high(), before->high());
            }
        }
        ++tried;
    }
    QVERIFY(tried >= 60);
}

void TestModelFile::badShapesOfAMachine_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("no layers") << u"layers"_s << QJsonValue(0);
    QTest::newRow("layers of -1") << u"layers"_s << QJsonValue(-1);
    QTest::newRow("a text") << u"hidden"_s << QJsonValue(u"wide"_s);
    QTest::newRow("more than any model") << u"vocabulary"_s << QJsonValue(1e12);
    QTest::newRow("heads that do not share") << u"kv_heads"_s << QJsonValue(7);
    QTest::newRow("cached by layers that are not there") << u"cacheless_full"_s << QJsonValue(1000);
    QTest::newRow("a picture without end") << u"image"_s << QJsonValue(10'000'000);
    QTest::newRow("one vector for no tokens")
        << u"compressed"_s << QJsonValue(QJsonObject{{u"fine_ratio"_s, 0}, {u"coarse_layers"_s, 1}});
    QTest::newRow("a file without bytes") << u"file"_s << QJsonValue(QJsonObject{{u"parameters"_s, 1e9}});
    QTest::newRow("parts above the whole")
        << u"file"_s << QJsonValue(QJsonObject{{u"parameters"_s, 1e9}, {u"bytes"_s, 1e9}, {u"experts"_s, 2e9}});
}

void TestModelFile::badShapesOfAMachine()
{
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    RIG_UNWRAP(library, shippedModels());
    QJsonObject object = shapeAsJson(library.model(u"llama-3-8b"_s)->transformer);
    QVERIFY(shapeFromJson(object).has_value());
    object.insert(key, value);
    const Result<TransformerShape> shape = shapeFromJson(object);
    QVERIFY(!shape);
    QVERIFY(!shape.error().message.isEmpty());
}

/// A machine keeps what was read of a file: its work needs as much when it is read again, without the file.
void TestModelFile::aFileIsKeptWithItsWeights()
{
    RIG_UNWRAP(library, shippedModels());
    Workload work;
    work.training = false;
    work.transformer = library.model(u"deepseek-v3"_s)->transformer; // which no list of fields could tell
    work.transformer.file = StoredWeights{671e9, 404e9, 0.5e9, 390e9};
    work.transformerInference.weights = NumberFormat::AsStored;
    const PlannedWork kept = plannedWork(work, {}, {{ModelNameKey, u"DeepSeek-V3-Q4_K_M"_s}}, library);
    QVERIFY2(kept.name.startsWith(u"DeepSeek-V3-Q4_K_M"_s), qPrintable(kept.name));
    RIG_UNWRAP(again, workloadOf(kept, library));
    RIG_UNWRAP(before, needOf(work));
    RIG_UNWRAP(after, needOf(again));
    QCOMPARE(after.memory.low(), before.memory.low());
    QCOMPARE(after.memory.high(), before.memory.high());
    QVERIFY(after.memory.low(MemoryPart::Weights) < 0.61 * 671e9);
}

RIG_TEST(TestModelFile)
#include "tst_model_file.moc"
