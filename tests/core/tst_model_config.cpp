// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/model_config.h"
#include "tests/core/fixture.h"
#include "tests/core/measured_rows.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// config.json of the architectures of today: parameters, those of a token's way, keys and values, against what their
/// makers state.
class TestModelConfig : public QObject
{
    Q_OBJECT

private slots:
    void parameters_data();
    void parameters();
    void cacheOfAToken_data();
    void cacheOfAToken();
    void ofToday_data();
    void ofToday();
    void compressedAttention();
    void latentExperts();
    void shortConvolutions();
    void sharedCaches();
    void numbersThatJsonLacks();
    void windowsAndStates();
    void storedFormats_data();
    void storedFormats();
    void whatIsNotRead_data();
    void whatIsNotRead();
    void hostile_data();
    void hostile();

private:
    [[nodiscard]] static TransformerShape shapeOf(const char *name);
};

namespace {

// Facts of config.json files; the names of the rows of parameters() say which.
const QHash<QByteArray, QByteArray> &configs()
{
    static const QHash<QByteArray, QByteArray> all{
        // Its values in vLLM's and Megatron-Bridge's tests, in torchtitan's registry and in the technical report.
        {"DeepSeek-V3",
         "{'architectures':['DeepseekV3ForCausalLM'],'model_type':'deepseek_v3','vocab_size':129280,'hidden_size':7168,"
         "'intermediate_size':18432,'moe_intermediate_size':2048,'num_hidden_layers':61,'num_nextn_predict_layers':1,"
         "'num_attention_heads':128,'num_key_value_heads':128,'n_shared_experts':1,'n_routed_experts':256,'ep_size':1,"
         "'routed_scaling_factor':2.5,'kv_lora_rank':512,'q_lora_rank':1536,'qk_rope_head_dim':64,'v_head_dim':128,"
         "'qk_nope_head_dim':128,'topk_method':'noaux_tc','n_group':8,'topk_group':4,'num_experts_per_tok':8,"
         "'moe_layer_freq':1,'first_k_dense_replace':3,'norm_topk_prob':true,'scoring_func':'sigmoid',"
         "'max_position_embeddings':163840,'tie_word_embeddings':false,'attention_bias':false,'aux_loss_alpha':0.001,"
         "'quantization_config':{'quant_method':'fp8','fmt':'e4m3','weight_block_size':[128,128]},'use_cache':true}"},
        // transformers' GptOssConfig, whose defaults are those of 120B; torchtitan's registry for 20B.
        {"gpt-oss-20b",
         "{'model_type':'gpt_oss','num_hidden_layers':24,'num_local_experts':32,'vocab_size':201088,'hidden_size':2880,"
         "'intermediate_size':2880,'head_dim':64,'num_attention_heads':64,'num_key_value_heads':8,'sliding_window':128,"
         "'tie_word_embeddings':false,'num_experts_per_tok':4,'experts_per_token':4,'attention_bias':true,"
         "'initial_context_length':4096,'max_position_embeddings':131072,'router_aux_loss_coef':0.9,"
         "'swiglu_limit':7.0,'quantization_config':{'quant_method':'mxfp4'}}"},
        {"gpt-oss-120b",
         "{'model_type':'gpt_oss','num_hidden_layers':36,'num_local_experts':128,'vocab_size':201088,"
         "'hidden_size':2880,'intermediate_size':2880,'head_dim':64,'num_attention_heads':64,'num_key_value_heads':8,"
         "'sliding_window':128,'tie_word_embeddings':false,'num_experts_per_tok':4,'attention_bias':true,"
         "'max_position_embeddings':131072,'quantization_config':{'quant_method':'mxfp4'}}"},
        // transformers' Qwen3NextConfig: Qwen3-Next-80B-A3B.
        {"Qwen3-Next-80B-A3B",
         "{'model_type':'qwen3_next','vocab_size':151936,'hidden_size':2048,'intermediate_size':5632,"
         "'num_hidden_layers':48,'num_attention_heads':16,'num_key_value_heads':2,'head_dim':256,"
         "'full_attention_interval':4,'linear_conv_kernel_dim':4,'linear_key_head_dim':128,'linear_value_head_dim':128,"
         "'linear_num_key_heads':16,'linear_num_value_heads':32,'decoder_sparse_step':1,'moe_intermediate_size':512,"
         "'shared_expert_intermediate_size':512,'num_experts_per_tok':10,'num_experts':512,'mlp_only_layers':[],"
         "'partial_rotary_factor':0.25,'tie_word_embeddings':false,'max_position_embeddings':262144}"},
        // transformers' Qwen3_5MoeConfig: Qwen3.5-35B-A3B.
        {"Qwen3.5-35B-A3B",
         "{'model_type':'qwen3_5_moe','tie_word_embeddings':false,'image_token_id':248056,'text_config':{'model_type':"
         "'qwen3_5_moe_text','vocab_size':248320,'hidden_size':2048,'num_hidden_layers':40,'num_attention_heads':16,"
         "'num_key_value_heads':2,'head_dim':256,'full_attention_interval':4,'linear_conv_kernel_dim':4,"
         "'linear_key_head_dim':128,'linear_value_head_dim':128,'linear_num_key_heads':16,'linear_num_value_heads':32,"
         "'moe_intermediate_size':512,'shared_expert_intermediate_size':512,'num_experts_per_tok':8,"
         "'num_experts':256,'mtp_num_hidden_layers':1,'mamba_ssm_dtype':'float32'},'vision_config':{'depth':27,"
         "'hidden_size':1152,'intermediate_size':4304,'num_heads':16,'patch_size':16,'spatial_merge_size':2,"
         "'temporal_patch_size':2,'out_hidden_size':2048,'num_position_embeddings':2304}}"},
        {"Qwen3-30B-A3B",
         "{'model_type':'qwen3_moe','attention_bias':false,'decoder_sparse_step':1,'head_dim':128,'hidden_size':2048,"
         "'intermediate_size':6144,'max_position_embeddings':40960,'max_window_layers':48,'mlp_only_layers':[],"
         "'moe_intermediate_size':768,'norm_topk_prob':true,'num_attention_heads':32,'num_experts':128,"
         "'num_experts_per_tok':8,'num_hidden_layers':48,'num_key_value_heads':4,'sliding_window':null,"
         "'tie_word_embeddings':false,'use_sliding_window':false,'vocab_size':151936}"},
        {"Mixtral 8x7B", "{'model_type':'mixtral','hidden_size':4096,'num_hidden_layers':32,'num_attention_heads':32,"
                         "'num_key_value_heads':8,'intermediate_size':14336,'vocab_size':32000,'num_local_experts':8,"
                         "'num_experts_per_tok':2,'sliding_window':null}"},
        // ai21labs/AI21-Jamba-1.5-Mini, as a test of onnx-diagnostic has it: 52B, 12B of them active.
        {"Jamba 1.5 Mini",
         "{'model_type':'jamba','attn_layer_offset':4,'attn_layer_period':8,'expert_layer_offset':1,"
         "'expert_layer_period':2,'hidden_size':4096,'intermediate_size':14336,'mamba_conv_bias':true,'mamba_d_conv':4,"
         "'mamba_d_state':16,'mamba_dt_rank':256,'mamba_expand':2,'mamba_proj_bias':false,'num_attention_heads':32,"
         "'num_experts':16,'num_experts_per_tok':2,'num_hidden_layers':32,'num_key_value_heads':8,"
         "'num_logits_to_keep':1,'sliding_window':null,'tie_word_embeddings':false,'vocab_size':65536,"
         "'use_mamba_kernels':true,'max_position_embeddings':262144}"},
        // gemma_pytorch's config.py.
        {"Gemma 3 27B",
         "{'model_type':'gemma3','text_config':{'model_type':'gemma3_text','hidden_size':5376,'num_hidden_layers':62,"
         "'num_attention_heads':32,'num_key_value_heads':16,'head_dim':128,'intermediate_size':21504,"
         "'vocab_size':262208,'sliding_window':1024,'query_pre_attn_scalar':168},'vision_config':{'hidden_size':1152,"
         "'intermediate_size':4304,'num_hidden_layers':27,'patch_size':14,'image_size':896,'num_attention_heads':16},"
         "'mm_tokens_per_image':256,'boi_token_index':255999}"}};
    return all;
}

} // namespace

TransformerShape TestModelConfig::shapeOf(const char *name)
{
    QByteArray text = configs().value(name);
    const Result<TransformerShape> shape = shapeFromConfig(text.replace('\'', '"'), QString::fromLatin1(name));
    if (!shape) {
        qWarning("%s: %s", name, qPrintable(shape.error().sentence()));
        return {};
    }
    return *shape;
}

void TestModelConfig::parameters_data()
{
    QTest::addColumn<double>("billion");
    QTest::addColumn<double>("active"); // without the table of words where `looksUp`
    QTest::addColumn<bool>("looksUp");
    QTest::newRow("DeepSeek-V3") << 671.0 << 37.0 << true;
    QTest::newRow("gpt-oss-20b") << 20.9 << 3.6 << true;
    QTest::newRow("gpt-oss-120b") << 116.8 << 5.1 << true;
    QTest::newRow("Qwen3-Next-80B-A3B") << 79.7 << 3.9 << false;
    QTest::newRow("Qwen3.5-35B-A3B") << 35.0 << 3.0 << true;
    QTest::newRow("Qwen3-30B-A3B") << 30.5 << 3.3 << false;
    QTest::newRow("Mixtral 8x7B") << 46.7 << 12.9 << false;
    QTest::newRow("Jamba 1.5 Mini") << 51.6 << 12.0 << false;
    QTest::newRow("Gemma 3 27B") << 27.4 << 27.0 << false;
}

void TestModelConfig::parameters()
{
    QFETCH(double, billion);
    QFETCH(double, active);
    QFETCH(bool, looksUp);
    const TransformerShape shape = shapeOf(QTest::currentDataTag());
    const double all = parametersOf(shape) / 1e9;
    const double table = looksUp ? 1.0 * shape.vocabulary * shape.hidden : 0;
    const double way = (activeParametersOf(shape) - table) / 1e9;
    QVERIFY2(std::abs(all / billion - 1) < 0.012, qPrintable(QString::number(all)));
    QVERIFY2(std::abs(way / active - 1) < 0.03, qPrintable(QString::number(way)));
    QVERIFY2(shape.notRead.isEmpty(), qPrintable(shape.notRead.join(u' ')));
}

void TestModelConfig::cacheOfAToken_data()
{
    QTest::addColumn<double>("bytes"); // in 16 bits, of one token beyond all windows
    QTest::newRow("DeepSeek-V3") << (512 + 64) * 61 * 2.0;
    QTest::newRow("gpt-oss-20b") << 12 * 2 * 8 * 64 * 2.0;
    QTest::newRow("Qwen3-Next-80B-A3B") << 12 * 2 * 2 * 256 * 2.0;
    QTest::newRow("Qwen3-30B-A3B") << 48 * 2 * 4 * 128 * 2.0;
    QTest::newRow("Jamba 1.5 Mini") << 4 * 2 * 8 * 128 * 2.0;
    QTest::newRow("Gemma 3 27B") << 10 * 2 * 16 * 128 * 2.0;
}

void TestModelConfig::cacheOfAToken()
{
    QFETCH(double, bytes);
    const TransformerShape shape = shapeOf(QTest::currentDataTag());
    TransformerInference plan;
    plan.context = 20'000;
    const double before = kvCacheBytes(shape, plan);
    plan.context = 20'001;
    QCOMPARE(kvCacheBytes(shape, plan) - before, bytes);
}

void TestModelConfig::ofToday_data()
{
    QTest::addColumn<QJsonObject>("row");
    for (const QJsonValue &value : measuredFile("model_configs.json")["models"_L1].toArray())
        QTest::newRow(value["name"_L1].toString().toUtf8().constData()) << value.toObject();
}

/// tests/data/model_configs.json: what is reckoned of a file against what its maker says.
void TestModelConfig::ofToday()
{
    QFETCH(QJsonObject, row);
    const QString name = row["name"_L1].toString();
    RIG_UNWRAP(shape, shapeFromConfig(QJsonDocument(row["config"_L1].toObject()).toJson(), name));
    QVERIFY2(shape.notRead.isEmpty(), qPrintable(shape.notRead.join(u' ')));
    const double within = row["within"_L1].toDouble();
    if (const double billion = row["billion"_L1].toDouble(); billion > 0) {
        const double all = parametersOf(shape) / 1e9;
        QVERIFY2(std::abs(all / billion - 1) < within, qPrintable(QString::number(all)));
    }
    if (const double active = row["active"_L1].toDouble(); active > 0) {
        const double table = row["looks_up"_L1].toBool() ? 1.0 * shape.vocabulary * shape.hidden : 0;
        const double way = (activeParametersOf(shape) - table) / 1e9;
        QVERIFY2(std::abs(way / active - 1) < 0.09, qPrintable(QString::number(way)));
    }
    if (const double bytes = row["cache_bytes"_L1].toDouble(); bytes > 0) {
        TransformerInference plan;
        plan.context = 20'000;
        const double before = kvCacheBytes(shape, plan);
        plan.context = 20'001;
        QCOMPARE(kvCacheBytes(shape, plan) - before, bytes);
    }
}

namespace {

/// Of tests/data/model_configs.json, by name.
TransformerShape shapeOfToday(const QString &name)
{
    for (const QJsonValue &value : measuredFile("model_configs.json")["models"_L1].toArray()) {
        if (value["name"_L1].toString() == name)
            return *shapeFromConfig(QJsonDocument(value["config"_L1].toObject()).toJson(), name);
    }
    qFatal("no such model");
}

} // namespace

/// DeepSeek V4: a vector of 512 numbers for each token of a window of 128, one for every 4 tokens in 21 layers and one
/// for every 128 in 20; its indexer's keys beside the first of these.
void TestModelConfig::compressedAttention()
{
    const TransformerShape shape = shapeOfToday(u"DeepSeek-V4-Flash"_s);
    QVERIFY(shape.compressed);
    QCOMPARE(shape.compressed->fineLayers, 21);
    QCOMPARE(shape.compressed->coarseLayers, 20);
    TransformerInference plan;
    plan.context = 1'048'576;
    const double vectors = 43 * 128.0 + 21 * 1'048'576 / 4.0 + 20 * 1'048'576 / 128.0;
    QCOMPARE(kvCacheBytes(shape, plan), 2 * 512 * vectors);
    RIG_UNWRAP(need, inferenceMemory(shape, plan));
    const double keys = 21 * 1'048'576 / 4.0;
    QCOMPARE(need.low(MemoryPart::KvCache), 2 * 512 * vectors + keys * (128 + 4));
    QCOMPARE(need.high(MemoryPart::KvCache), 2 * 512 * vectors + keys * 128 * 2);
    // Its maker stores the experts in four bits and the rest in eight: about 160 GB.
    plan.weights = NumberFormat::AsStored;
    QVERIFY2(std::abs(weightBytes(shape, plan) / 1e9 - 156) < 5,
             qPrintable(QString::number(weightBytes(shape, plan) / 1e9)));
}

/// Experts that work in a narrower width, between two matrices that all of a layer's share.
void TestModelConfig::latentExperts()
{
    const TransformerShape shape = shapeOfToday(u"Nemotron-3-Super-120B-A12B"_s);
    QCOMPARE(shape.expertWidth, 1024);
    const WeightCounts counts = weightsOf(shape);
    QCOMPARE(counts[static_cast<std::size_t>(WeightClass::ExpertGateUp)], 40.0 * 512 * 1024 * 2688);
    // Kimi K2.5's experts are in INT4 by 32, its attention and what every token passes in 16 bits.
    const TransformerShape kimi = shapeOfToday(u"Kimi-K2.5"_s);
    QCOMPARE(bitsOf({NumberFormat::AsStored}, WeightClass::ExpertDown, kimi), 4.5);
    QCOMPARE(bitsOf({NumberFormat::AsStored}, WeightClass::Query, kimi), 16.0);
    QCOMPARE(bitsOf({NumberFormat::AsStored}, WeightClass::GateUp, kimi), 16.0);
}

/// LFM2 tells two thirds of its width, and some of its layers remember two tokens only.
void TestModelConfig::shortConvolutions()
{
    RIG_UNWRAP(shape,
               shapeFromConfig(QByteArray("{'model_type':'lfm2','block_auto_adjust_ff_dim':true,'block_dim':1024,"
                                          "'block_ff_dim':6656,'block_ffn_dim_multiplier':1.0,'block_multiple_of':"
                                          "256,'conv_L_cache':3,'conv_dim':1024,'hidden_size':1024,"
                                          "'intermediate_size':6656,'layer_types':['conv','conv',"
                                          "'full_attention','conv'],'num_attention_heads':16,'num_heads':16,"
                                          "'num_hidden_layers':4,'num_key_value_heads':8,'vocab_size':65536}")
                                   .replace('\'', '"'),
                               u"config.json"_s));
    QCOMPARE(shape.ffn, 4608);
    QCOMPARE(shape.states.count, 3);
    QCOMPARE(shape.states.bytes, 2 * 1024 * 2.0);
    QCOMPARE(shape.states.parameters, 1024 * (4 * 1024 + 3.0));
    QVERIFY(shape.tiedEmbeddings);
    QVERIFY2(shape.notRead.isEmpty(), qPrintable(shape.notRead.join(u' ')));
}

/// The last layers of Gemma 3n use the keys and values of others, and each looks words up in a table of its own.
void TestModelConfig::sharedCaches()
{
    QByteArray layers;
    for (int five = 0; five < 7; ++five)
        layers += "'sliding_attention','sliding_attention','sliding_attention','sliding_attention','full_attention',";
    layers.chop(1);
    QByteArray text = "{'model_type':'gemma3n_text','altup_num_inputs':4,'head_dim':256,'hidden_size':2048,"
                      "'hidden_size_per_layer_input':256,'intermediate_size':16384,'laurel_rank':64,"
                      "'num_attention_heads':8,'num_hidden_layers':35,'num_key_value_heads':2,"
                      "'num_kv_shared_layers':15,'sliding_window':512,'vocab_size':262400,"
                      "'vocab_size_per_layer_input':262144,'layer_types':[" +
                      layers + "]}";
    RIG_UNWRAP(shape, shapeFromConfig(text.replace('\'', '"'), u"config.json"_s));
    QCOMPARE(shape.cachelessWindow, 12);
    QCOMPARE(shape.cachelessFull, 3);
    QCOMPARE(shape.lookedUp, 262144.0 * 35 * 256);
    TransformerInference plan;
    plan.context = 10'000;
    QCOMPARE(kvCacheBytes(shape, plan), 2 * (16 * 512 + 4 * 10'000) * 2 * 2 * 256.0);
    QVERIFY2(shape.notRead.isEmpty(), qPrintable(shape.notRead.join(u' ')));
    // What is looked up is not read for each token.
    QVERIFY(weightBytesRead(shape, plan, 1) + 2 * shape.lookedUp <= weightBytes(shape, plan) + 1);
}

/// Python writes Infinity and NaN; inside quotes they are words.
void TestModelConfig::numbersThatJsonLacks()
{
    const QByteArray text = "{'model_type':'llama','hidden_size':64,'num_hidden_layers':2,'num_attention_heads':4,"
                            "'intermediate_size':128,'vocab_size':100,'time_step_limit':[0.0,Infinity],"
                            "'other':-Infinity,'another':NaN,'said':'Infinity \\'NaN'}";
    RIG_UNWRAP(shape, shapeFromConfig(QByteArray(text).replace('\'', '"'), u"config.json"_s));
    QCOMPARE(shape.layers, 2);
    QVERIFY(!shapeFromConfig("{\"hidden_size\": Infinity, \"num_hidden_layers\": 2}", u"config.json"_s));
}

void TestModelConfig::windowsAndStates()
{
    const TransformerShape oss = shapeOf("gpt-oss-20b");
    QCOMPARE(oss.slidingLayers, 12);
    QCOMPARE(oss.slidingWindow, 128);
    const TransformerShape next = shapeOf("Qwen3-Next-80B-A3B");
    QCOMPARE(next.states.count, 36);
    // 32 heads of 128 × 128 in 32 bits, and three tokens before the convolution in 16.
    QCOMPARE(next.states.bytes, 32 * 128 * 128 * 4.0 + (2 * 16 * 128 + 32 * 128) * 3 * 2.0);
    QCOMPARE(shapeOf("Jamba 1.5 Mini").states.count, 28);
    QCOMPARE(shapeOf("Jamba 1.5 Mini").expertLayers(), 16);
    QCOMPARE(shapeOf("DeepSeek-V3").expertLayers(), 58);
    // Nemotron-H: each layer is one thing.
    const Result<TransformerShape> nemotron = shapeFromConfig(
        QByteArray("{'model_type':'nemotron_h','hybrid_override_pattern':'MEM*E-','vocab_size':1000,'hidden_size':64,"
                   "'num_attention_heads':4,'num_key_value_heads':2,'head_dim':16,'intermediate_size':128,"
                   "'ssm_state_size':16,'mamba_num_heads':8,'mamba_head_dim':16,'n_groups':2,'conv_kernel':4,"
                   "'n_routed_experts':8,'num_experts_per_tok':2,'moe_intermediate_size':32}")
            .replace('\'', '"'),
        u"config.json"_s);
    QVERIFY2(nemotron, nemotron ? "" : qPrintable(nemotron.error().sentence()));
    QCOMPARE(nemotron->layers, 6);
    QCOMPARE(nemotron->attentionLayers(), 1);
    QCOMPARE(nemotron->states.count, 2);
    QCOMPARE(nemotron->expertLayers(), 2);
    QCOMPARE(nemotron->denseLayers, 1);
}

void TestModelConfig::storedFormats_data()
{
    QTest::addColumn<double>("gigabytes"); // as it is published
    QTest::addColumn<double>("within");
    // 20B runs within 16 GB, 120B on one card of 80: openai/gpt-oss. The checkpoints have 12.8 and 60.8 GiB: model
    // card.
    QTest::newRow("gpt-oss-20b") << 12.8 * 1.0737 << 0.01;
    QTest::newRow("gpt-oss-120b") << 60.8 * 1.0737 << 0.01;
    // A byte a weight, the table and the output layer in two.
    QTest::newRow("DeepSeek-V3") << 671.0 + 1.85 << 0.005;
    QTest::newRow("Qwen3-30B-A3B") << 61.1 << 0.005;
}

void TestModelConfig::storedFormats()
{
    QFETCH(double, gigabytes);
    QFETCH(double, within);
    TransformerInference plan;
    plan.weights = NumberFormat::AsStored;
    const double bytes = weightBytes(shapeOf(QTest::currentDataTag()), plan) / 1e9;
    QVERIFY2(std::abs(bytes / gigabytes - 1) < within, qPrintable(QString::number(bytes)));
}

void TestModelConfig::whatIsNotRead_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QString>("named");
    QTest::newRow("nothing") << QByteArray() << QString();
    QTest::newRow("what changes no tensor")
        << QByteArray(
               ",'bos_token_id':1,'rope_theta':1e6,'use_cache':true,'rope_scaling':{'factor':8},"
               "'attention_dropout':0.1,'pretraining_tp':1,'mlp_bias':false,'rms_norm_eps':1e-6,'pad_token_id':0")
        << QString();
    QTest::newRow("switched off") << QByteArray(",'hidden_size_per_layer_input':0,'num_kv_shared_layers':0")
                                  << QString();
    QTest::newRow("compressed keys") << QByteArray(",'compress_ratios':[4,128]") << u"compress_ratios"_s;
    QTest::newRow("a kind of layer") << QByteArray(",'layer_types':['full_attention','gravity']") << u"gravity"_s;
    QTest::newRow("widths that differ by layer")
        << QByteArray(",'num_experts_per_tok':[1,2]") << u"num_experts_per_tok"_s;
    QTest::newRow("a part with a configuration of its own")
        << QByteArray(",'talker_config':{'hidden_size':8}") << u"talker_config"_s;
    QTest::newRow("a quantisation") << QByteArray(",'quantization_config':{'quant_method':'quark'}")
                                    << u"quantization_config"_s;
}

void TestModelConfig::whatIsNotRead()
{
    QFETCH(QByteArray, more);
    const QByteArray text = "{'model_type':'llama','hidden_size':64,'num_hidden_layers':2,'num_attention_heads':4,"
                            "'intermediate_size':128,'vocab_size':100" +
                            more + "}";
    RIG_UNWRAP(shape, shapeFromConfig(QByteArray(text).replace('\'', '"'), u"config.json"_s));
    QTEST(shape.notRead.join(u' '), "named");
}

void TestModelConfig::hostile_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::newRow("layers of −1") << QByteArray("'num_hidden_layers':-1");
    QTest::newRow("more experts for a token than there are")
        << QByteArray("'num_hidden_layers':2,'num_experts':4,'num_experts_per_tok':5");
    QTest::newRow("a period of 0.5") << QByteArray("'num_hidden_layers':2,'full_attention_interval':0.5");
    QTest::newRow("half a compressed key") << QByteArray("'num_hidden_layers':2,'kv_lora_rank':512");
    QTest::newRow("a list of everything but layers") << QByteArray("'num_hidden_layers':2,'layer_types':[1,null,{}]");
    QTest::newRow("10⁷ layers") << QByteArray("'num_hidden_layers':10000000,'full_attention_interval':4");
}

void TestModelConfig::hostile()
{
    QFETCH(QByteArray, more);
    const QByteArray text = "{'model_type':'llama','hidden_size':64,'num_attention_heads':4,'intermediate_size':128,"
                            "'vocab_size':100," +
                            more + "}";
    const Result<TransformerShape> shape = shapeFromConfig(QByteArray(text).replace('\'', '"'), u"config.json"_s);
    QVERIFY(!shape);
    QVERIFY(!shape.error().message.isEmpty());
}

RIG_TEST(TestModelConfig)
#include "tst_model_config.moc"
