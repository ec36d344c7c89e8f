// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/workload/memory_need.h"
#include "core/workload/training.h"

#include <optional>

namespace rig {

/// Bounds of what a file or a form may say, far above any model there is.
inline constexpr int MostBatch = 65'536;
inline constexpr int MostWidth = 10'000'000;

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
    int ffn = 0;        ///< width of the feed-forward, of one expert
    bool gated = false; ///< its feed-forward has three matrices
    int vocabulary = 0; ///< or classes
    bool tiedEmbeddings = false;
    int experts = 0; ///< in each layer; 0: no mixture
    int expertsPerToken = 0;
    std::optional<int> slidingWindow{}; ///< tokens that a layer looks back
    int slidingLayers = 0;              ///< of `layers`, those with the window; 0 with a window: all
    std::optional<int> maxContext{};
    bool learnedPositions = false;
    int image = 0; ///< side in pixels, of a vision transformer
    int patch = 0;
    std::optional<double> publishedParameters{};

    /// Tokens of an image with the class token; 0 for text.
    [[nodiscard]] int imageTokens() const { return patch > 0 ? (image / patch) * (image / patch) + 1 : 0; }
    [[nodiscard]] double queryWidth() const { return 1.0 * heads * headDim; }
    [[nodiscard]] double kvWidth() const { return 1.0 * kvHeads * headDim; }
};

/// Counted from the shape, without biases: within 1 % of what vendors publish.
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

struct TransformerTraining
{
    Method method = Method::Full;
    Precision precision = Precision::Mixed;
    Optimiser optimiser = Optimiser::Adam;
    int batch = 1; ///< sequences that one GPU works on at a time
    int sequence = 2048;
    Recomputation recomputation = Recomputation::None;
    bool flashAttention = true; ///< scores are never written out
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

/// How weights or keys and values are held. The bits include the scales of their blocks.
enum class NumberFormat { Fp32, Sixteen, Eight, Q8Block, Q4Block, Gptq4, Nf4 };
[[nodiscard]] double bitsOf(NumberFormat format);

struct TransformerInference
{
    NumberFormat weights = NumberFormat::Sixteen;
    NumberFormat cache = NumberFormat::Sixteen;
    int batch = 1; ///< sequences at a time
    int context = 4096;
    int tensorParallel = 1;
    int pipelineParallel = 1;

    [[nodiscard]] int gpus() const { return tensorParallel * pipelineParallel; }
};

/// What each GPU must hold. A failure names the field of the plan that cannot be ("batch", "sequence", …).
[[nodiscard]] Result<MemoryNeed> trainingMemory(const TransformerShape &shape, const TransformerTraining &plan);
[[nodiscard]] Result<MemoryNeed> inferenceMemory(const TransformerShape &shape, const TransformerInference &plan);

/// Whether norms and adapters' dropout run in kernels of their own, or as PyTorch is written.
enum class Kernels { Fused, Plain };

/// Bytes that one layer keeps for the way back, on each GPU of a tensor-parallel group. For GPT-3's shape this is
/// Korthikanti's s·b·h·(34 + 5·a·s/h).
[[nodiscard]] double layerActivations(const TransformerShape &shape, const TransformerTraining &plan,
                                      Kernels kernels = Kernels::Fused);
/// Bytes of keys and values of all layers, on one GPU of `plan`.
[[nodiscard]] double kvCacheBytes(const TransformerShape &shape, const TransformerInference &plan);
/// Parameters that adapters add.
[[nodiscard]] double loraParameters(const TransformerShape &shape, const TransformerTraining &plan);

} // namespace rig
