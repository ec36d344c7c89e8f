// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/workload/memory_need.h"
#include "core/workload/state_layers.h"
#include "core/workload/training.h"
#include "core/workload/weight_format.h"

#include <QStringList>

#include <optional>

namespace rig {

/// Bounds of what a file or a form may say, far above any model there is.
inline constexpr int MostBatch = 65'536;
inline constexpr int MostWidth = 10'000'000;

/// Attention that keeps one compressed vector for each token in the place of keys and values (MLA of DeepSeek).
struct LatentAttention
{
    int queryRank = 0; ///< of compressed queries; 0: they are not compressed
    int rank = 0;      ///< of the vector that keys and values are made of
    int rope = 0;      ///< width of the part of a key that carries the position, one for all heads
    int nope = 0;      ///< width of a head's other part
    int value = 0;     ///< width of a head's values
};

/// Attention of one vector for all heads that is key and value in one: each layer keeps those of a window, and beyond
/// it one for every few tokens, or for every many (DeepSeek V4). What comes out goes through two matrices, the first of
/// them in groups.
struct CompressedAttention
{
    int queryRank = 0;
    int groups = 1;
    int outputRank = 0; ///< of each group
    int fineLayers = 0; ///< whose vectors an indexer chooses from
    int fineRatio = 4;  ///< tokens of one vector there
    int coarseLayers = 0;
    int coarseRatio = 128;
};

/// A small attention that chooses which tokens the other sees (DeepSeek's sparse attention): it keeps one key of its
/// own for each token.
struct TokenIndexer
{
    int layers = 0;
    int heads = 0;
    int dim = 0;
};

/// Weights as they lie in a file, in bytes.
struct StoredWeights
{
    double parameters = 0;
    double bytes = 0;
    double table = 0;   ///< of these, tables that are looked up: of words where it is no output layer too, of layers
    double experts = 0; ///< of these, experts that a token may pass by
};

/// The published shape of a transformer: a decoder (GPT, Llama) or an encoder (BERT, ViT).
struct TransformerShape
{
    enum class Kind { Decoder, Encoder };

    Kind kind = Kind::Decoder;
    int layers = 0;
    int hidden = 0;
    int heads = 0;
    int kvHeads = 0; ///< fewer than `heads`: several heads share keys and values
    int headDim = 0;
    int ffn = 0;         ///< width of the feed-forward, of one expert
    int denseFfn = 0;    ///< of a mixture: width of the feed-forward in its layers without experts
    int denseLayers = 0; ///< of a mixture: layers without experts
    int sharedFfn = 0;   ///< of a mixture: width of what every token goes through beside the experts
    bool gated = false;  ///< its feed-forward has three matrices
    int vocabulary = 0;  ///< or classes
    bool tiedEmbeddings = false;
    int experts = 0; ///< in each layer; 0: no mixture
    int expertsPerToken = 0;
    std::optional<int> slidingWindow{}; ///< tokens that a layer looks back
    int slidingLayers = 0;              ///< of `layers`, those with the window; 0 with a window: all
    std::optional<LatentAttention> latent{};
    std::optional<CompressedAttention> compressed{};
    TokenIndexer indexer{};
    StateLayers states{};
    bool besideStates = false;   ///< attention stands beside the state in each layer (Falcon-H1)
    int cachelessWindow = 0;     ///< layers with the window that use the keys and values of another
    int cachelessFull = 0;       ///< such layers without it
    double besides = 0;          ///< parameters of matrices that no other field counts
    double lookedUp = 0;         ///< parameters of tables that each layer looks a word up in (Gemma 3n)
    int expertWidth = 0;         ///< width that a mixture's experts work in, between two matrices; 0: `hidden`
    int mixerless = 0;           ///< layers that have neither attention nor a state
    int feedForwardless = 0;     ///< layers that have no feed-forward
    int fullHeadDim = 0;         ///< width of a head in layers without the window, where it is another one
    int fullKvHeads = 0;         ///< heads of keys and values there
    int windowHeads = 0;         ///< heads in layers with the window, where they are others
    int valueDim = 0;            ///< width of a head's values, where it is not that of its keys
    bool sharedKeys = false;     ///< there, values are the keys
    bool gatedAttention = false; ///< attention's output is multiplied by a gate as wide as the queries
    bool attentionBias = false;
    bool expertBias = false;
    double visionParameters = 0;                 ///< of a tower that sees, with its projector
    NumberFormat stored = NumberFormat::Sixteen; ///< how its maker publishes it
    double storedExpertBits = 0;                 ///< of its experts, where they are stored in another way
    double storedAttentionBits = 0;
    std::optional<StoredWeights> file{}; ///< as a file was read
    /// Keys of the file that may change what it needs and that are not read: the answer is not to be trusted.
    QStringList notRead{};
    std::optional<int> maxContext{};
    bool learnedPositions = false;
    int image = 0; ///< side in pixels, of a vision transformer
    int patch = 0;
    std::optional<double> publishedParameters{};

    /// Tokens of an image with the class token; 0 for text.
    [[nodiscard]] int imageTokens() const { return patch > 0 ? (image / patch) * (image / patch) + 1 : 0; }
    [[nodiscard]] double queryWidth() const { return 1.0 * heads * headDim; }
    [[nodiscard]] double kvWidth() const { return 1.0 * kvHeads * headDim; }
    [[nodiscard]] int attentionLayers() const { return layers - (besideStates ? 0 : states.count) - mixerless; }
    [[nodiscard]] int valueWidth() const { return valueDim > 0 ? valueDim : headDim; }
    /// Of the layers with attention, those with the window.
    [[nodiscard]] int windowLayers() const
    {
        return !slidingWindow ? 0 : slidingLayers > 0 ? slidingLayers : attentionLayers();
    }
    [[nodiscard]] int expertLayers() const { return experts > 0 ? layers - feedForwardless - denseLayers : 0; }
    /// Of one layer on average: what a token goes through.
    [[nodiscard]] double meanFeedForward() const;
};

[[nodiscard]] WeightCounts weightsOf(const TransformerShape &shape);
/// Counted from the shape, without most biases: within 1 % of what vendors publish. Of a file, what lies in it.
[[nodiscard]] double parametersOf(const TransformerShape &shape);
/// Those that one token goes through: a mixture uses some experts only.
[[nodiscard]] double activeParametersOf(const TransformerShape &shape);
/// Those in tables of tokens and positions, and in the output layer where it is one of its own.
[[nodiscard]] double embeddingParametersOf(const TransformerShape &shape);

/// A shape that cannot be: heads that do not divide, no layers, widths beyond all bounds.
[[nodiscard]] Result<void> checkShape(const TransformerShape &shape);

enum class Method { Full, Lora, Qlora };
enum class Recomputation { None, Selective, Full };
/// Which matrices have adapters beside them.
enum class LoraTargets { QueryValue, Attention, All };

/// What trains a model. They differ by how the loss is reckoned: from all scores of the vocabulary at once, in 32 bits,
/// or from a piece of the tokens at a time.
enum class TrainingFramework { Unknown, HuggingFace, HuggingFaceFused, LitGpt, Torchtune, Torchtitan, Unsloth };

/// Bytes for each token and word of the vocabulary at the output layer: scores, their copies in 32 bits, and gradients.
struct OutputBytes
{
    double low = 0;
    double high = 0;
};

/// Hugging Face's loss copies the scores into 32 bits (transformers, loss_utils.py); torchtitan and LitGPT take the
/// tokens piece by piece where their recipes are left as they are, torchtune (CEWithChunkedOutputLoss: 16-bit scores,
/// their gradients, and an eighth of both in 32 bits) and Unsloth always. Liger's kernels, which axolotl, TRL and
/// LLaMA-Factory can switch on, multiply and take the loss of so few tokens at a time that scores take no more than
/// their inputs (fused_linear_cross_entropy.py): nothing of the vocabulary. Not known: the interval over all. Of models
/// in 32 bits, twice as much at most.
[[nodiscard]] OutputBytes outputBytes(TrainingFramework framework);

/// What of a training run stands in the system's memory (ZeRO-Offload, FSDP's CPU offload).
enum class Offload {
    None,
    Optimiser, ///< its part, and gradients as they come
    Everything ///< weights too, which come to the GPU layer by layer
};

struct TransformerTraining
{
    TrainingFramework framework = TrainingFramework::Unknown;
    Method method = Method::Full;
    Precision precision = Precision::Mixed;
    Optimiser optimiser = Optimiser::Adam;
    int batch = 1; ///< sequences that one GPU works on at a time
    int sequence = 2048;
    int accumulation = 1;   ///< batches whose gradients are added up before weights change
    bool eightBits = false; ///< matrices are multiplied in FP8; what stands in memory stays as `precision` has it
    bool packed = true;     ///< each sequence is filled with texts; else as long as its text, at most `sequence`
    int meanText = 0;       ///< tokens, of texts that are not packed, before they are cut; 0: not known
    Recomputation recomputation = Recomputation::None;
    int galoreRank = 0;          ///< of the gradients that moments are kept of; 0: of the whole ones
    bool stepInBackward = false; ///< each weight changes as its gradient comes, which is gone then
    bool flashAttention = true;  ///< scores are never written out
    Offload offload = Offload::None;
    bool fp32Gradients = false; ///< of 16-bit weights
    int dataParallel = 1;       ///< groups that work on different data
    int zeroStage = 0;          ///< 1: the optimiser's part is shared out, 2: gradients too, 3: weights too
    int tensorParallel = 1;     ///< GPUs that share each matrix
    bool sequenceParallel = false;
    int pipelineParallel = 1; ///< GPUs that share the layers
    int loraRank = 16;
    LoraTargets loraTargets = LoraTargets::Attention;

    /// GPUs that all of it takes.
    [[nodiscard]] int gpus() const { return dataParallel * tensorParallel * pipelineParallel; }
};

/// What is set for full training of texts means nothing else: whether weights change as gradients come, and the rank
/// of projected gradients (0: none).
[[nodiscard]] bool stepsInBackward(const TransformerShape &shape, const TransformerTraining &plan);
[[nodiscard]] int galoreRankOf(const TransformerShape &shape, const TransformerTraining &plan);

/// What runs a model that is served.
enum class Engine {
    Unknown,
    LlamaCpp, ///< and what is made of it: Ollama, LM Studio
    ExLlama,
    Vllm,
    Compiled, ///< PyTorch whose kernels are compiled into one graph
    Eager     ///< PyTorch as it is written: Transformers
};

/// Who proposes tokens that the model then checks several at a time.
enum class Speculation {
    None,
    OwnLayer,  ///< layers that come with the model (MTP) or were trained for it (EAGLE)
    DraftModel ///< a small model of its own
};

struct TransformerInference
{
    Engine engine = Engine::Unknown;
    Speculation speculation = Speculation::None;
    double draftParameters = 0; ///< of the small model that drafts, in billions; 0: not told
    NumberFormat weights = NumberFormat::Sixteen;
    int weightGroup = 128;   ///< GPTQ, AWQ: weights that share a scale
    double weightBits = 4.0; ///< EXL2, EXL3
    NumberFormat cache = NumberFormat::Sixteen;
    int batch = 1; ///< sequences at a time
    int context = 4096;
    int prompt = 0; ///< tokens of the longest prompt; 0: as many as the context
    int tensorParallel = 1;
    int pipelineParallel = 1;
    int adapters = 0;       ///< LoRA adapters that stay in memory beside the model
    int adapterRank = 16;   ///< of each
    int hostLayers = 0;     ///< layers that stand in the system's memory whole, and that the processor runs
    int hostExperts = 0;    ///< of a mixture: layers whose experts stand in the system's memory
    int memoryChannels = 2; ///< of the system's memory: populated
    int memoryRate = 5600;  ///< of each: MT/s, eight bytes at a time

    [[nodiscard]] int gpus() const { return tensorParallel * pipelineParallel; }
    [[nodiscard]] double hostGbS() const { return memoryChannels * memoryRate * 8e-3; }
    [[nodiscard]] int promptTokens() const { return prompt > 0 && prompt < context ? prompt : context; }
};

/// Bytes of what stands in the system's memory: of layers, and of experts.
[[nodiscard]] double hostWeightBytes(const TransformerShape &shape, const TransformerInference &plan);
/// Of these, what one step reads in which each of `batch` sequences makes a token.
[[nodiscard]] double hostWeightBytesRead(const TransformerShape &shape, const TransformerInference &plan, int batch);
/// Bytes of all weights as a plan holds them, on all its GPUs together.
[[nodiscard]] double weightBytes(const TransformerShape &shape, const TransformerInference &plan);
/// Of these, what one step reads in which each of `batch` sequences makes a token: no table of words, and of the
/// experts as many as that many tokens are likely to touch.
[[nodiscard]] double weightBytesRead(const TransformerShape &shape, const TransformerInference &plan, int batch);

/// What each GPU must hold. A failure names the field of the plan that cannot be ("batch", "sequence", …).
[[nodiscard]] Result<MemoryNeed> trainingMemory(const TransformerShape &shape, const TransformerTraining &plan);
[[nodiscard]] Result<MemoryNeed> inferenceMemory(const TransformerShape &shape, const TransformerInference &plan);
/// Bytes of a training run that stand in the system's memory, of all its GPUs.
[[nodiscard]] double hostTrainingBytes(const TransformerShape &shape, const TransformerTraining &plan);

/// Whether norms and adapters' dropout run in kernels of their own, or as PyTorch is written.
enum class Kernels { Fused, Plain };

/// Bytes that one layer keeps for the way back, on each GPU of a tensor-parallel group. For GPT-3's shape this is
/// Korthikanti's s·b·h·(34 + 5·a·s/h).
[[nodiscard]] double layerActivations(const TransformerShape &shape, const TransformerTraining &plan,
                                      Kernels kernels = Kernels::Fused);
/// Bytes of keys and values, on one GPU of `plan`: of the layers that stand on GPUs.
[[nodiscard]] double kvCacheBytes(const TransformerShape &shape, const TransformerInference &plan);
/// Of keys and values, the bytes that stand in the system's memory, of layers that do.
[[nodiscard]] double hostCacheBytes(const TransformerShape &shape, const TransformerInference &plan);
/// Parameters that adapters add.
[[nodiscard]] double loraParameters(const TransformerShape &shape, const TransformerTraining &plan);

} // namespace rig
