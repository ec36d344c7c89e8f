// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/memory_need.h"

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// What a process takes on the GPU before it has put anything there. Hugging Face measured 1,343 MB on a V100 and
/// called it typical; Bekman's handbook gives 0.3 to 2 GiB over GPUs.
constexpr double LeastContextBytes = 0.3 * BytesPerGibibyte;
constexpr double MostContextBytes = 2.0 * BytesPerGibibyte;
/// Kernels are loaded as they are first called (since CUDA 11.7), so that the driver's own part is less than it was:
/// 0.3 GB on an RTX 3090 and a V100, 0.5 on an A100 (SumanthRH/finetune-benchmarking, notes.md). With what libraries
/// take beside, whole cards that were read show about 1 GiB in the middle (tests/data/measured_seventh.json, its first
/// half).
constexpr double LikelyContextBytes = 1.0 * BytesPerGibibyte;
/// GMLake took away 15 % of the reserved memory on average and up to 33 %, over eight models that were fine-tuned. Of
/// activations alone, a third holds most published peaks (tests/data/measured_training.json).
constexpr double MostFragmentation = 0.3;
/// Of texts as long as they are: ms-swift's runs over texts of 3,234 ± 2,548 tokens reserve up to twice the activations
/// that the longest one needs (the same file).
constexpr double MostFragmentationVaried = 1;
/// Of the same at their most, what published runs had lost in the middle: little, a third of varied texts.
constexpr double LikelyFragmentation = 0.05;
constexpr double LikelyFragmentationVaried = 0.3;

} // namespace

const FormulaSource &formulaSource(FormulaRule rule)
{
    static const std::array<FormulaSource, 22> sources{{
        {u"Numbers times their size"_s, {}, {}, {}},
        {u"Reducing Activation Recomputation in Large Transformer Models"_s, u"Korthikanti et al., NVIDIA"_s,
         u"2022-05-10"_s, u"https://arxiv.org/abs/2205.05198"_s},
        {u"ZeRO: Memory Optimizations Toward Training Trillion Parameter Models"_s, u"Rajbhandari et al., Microsoft"_s,
         u"2019-10-04"_s, u"https://arxiv.org/abs/1910.02054"_s},
        {u"Model training anatomy: weights, gradients, optimiser states"_s, u"Hugging Face"_s, u"2022"_s,
         u"https://huggingface.co/docs/transformers/model_memory_anatomy"_s},
        {u"LoRA: Low-Rank Adaptation of Large Language Models"_s, u"Hu et al., Microsoft"_s, u"2021-06-17"_s,
         u"https://arxiv.org/abs/2106.09685"_s},
        {u"QLoRA: Efficient Finetuning of Quantized LLMs"_s, u"Dettmers et al."_s, u"2023-05-23"_s,
         u"https://arxiv.org/abs/2305.14314"_s},
        {u"8-bit Optimizers via Block-wise Quantization"_s, u"Dettmers et al."_s, u"2021-10-06"_s,
         u"https://arxiv.org/abs/2110.02861"_s},
        {u"Keys and values of all layers for all tokens"_s, {}, {}, {}},
        {u"Training Deep Nets with Sublinear Memory Cost: what the way back needs"_s, u"Chen et al."_s, u"2016-04-21"_s,
         u"https://arxiv.org/abs/1604.06174"_s},
        {u"Which GPU for deep learning, edition of June 2016: activations and errors"_s, u"Tim Dettmers"_s,
         u"2016-06-25"_s, u"https://timdettmers.com/"_s},
        {u"Which GPU for deep learning, edition of June 2016: three ways to convolve"_s, u"Tim Dettmers"_s,
         u"2016-06-25"_s, u"https://timdettmers.com/"_s},
        {u"Machine Learning Engineering Open Book: memory taken by the CUDA kernels"_s, u"Stas Bekman"_s, u"2024"_s,
         u"https://github.com/stas00/ml-engineering"_s},
        {u"GMLake: memory that PyTorch's allocator reserves and cannot use"_s, u"Guo et al., Ant Group"_s,
         u"2024-01-16"_s, u"https://arxiv.org/abs/2401.08156"_s},
        {u"Cut Your Losses in Large-Vocabulary Language Models"_s, u"Wijmans et al., Apple"_s, u"2024-11-13"_s,
         u"https://arxiv.org/abs/2411.09009"_s},
        {u"torch.optim.Adam: what foreach takes beside"_s, u"PyTorch"_s, u"2026-11"_s,
         u"https://pytorch.org/docs/stable/generated/torch.optim.Adam.html"_s},
        {u"PEFT: prepare_model_for_kbit_training"_s, u"Hugging Face"_s, u"2026-11"_s,
         u"https://github.com/huggingface/peft/blob/main/src/peft/utils/other.py"_s},
        {u"bitsandbytes: paged optimisers leave for the processor's memory when the GPU's runs out"_s,
         u"bitsandbytes"_s, u"2026-11"_s, u"https://huggingface.co/docs/bitsandbytes/reference/optim/adam"_s},
        {u"bitsandbytes: Lion, which keeps the first moment alone"_s, u"bitsandbytes"_s, u"2026-11"_s,
         u"https://huggingface.co/docs/bitsandbytes/reference/optim/lion"_s},
        {u"Adafactor: Adaptive Learning Rates with Sublinear Memory Cost"_s, u"Shazeer and Stern, Google"_s, u"2018"_s,
         u"https://arxiv.org/abs/1804.04235"_s},
        {u"Muon: An optimizer for the hidden layers of neural networks"_s, u"Keller Jordan"_s, u"2026-11"_s,
         u"https://github.com/KellerJordan/Muon"_s},
        {u"GaLore: Memory-Efficient LLM Training by Gradient Low-Rank Projection"_s, u"Zhao et al."_s, u"2024"_s,
         u"https://arxiv.org/abs/2403.03507"_s},
        {u"How to save memory by fusing the optimizer step into the backward pass"_s, u"PyTorch"_s, u"2023-10-02"_s,
         u"https://docs.pytorch.org/tutorials/intermediate/optimizer_step_in_backward_tutorial.html"_s},
    }};
    return sources[static_cast<std::size_t>(rule)];
}

void addContext(MemoryNeed &need)
{
    need.addLikely(MemoryPart::Context, LeastContextBytes, LikelyContextBytes, MostContextBytes, u"0.3 … 2 GiB"_s,
                   FormulaRule::CudaContext);
}

void addFragmentation(MemoryNeed &need, StepSizes sizes)
{
    const double moving = need.high(MemoryPart::Activations);
    const double share = sizes == StepSizes::Varied ? MostFragmentationVaried : MostFragmentation;
    const double likely = sizes == StepSizes::Varied ? LikelyFragmentationVaried : LikelyFragmentation;
    need.addLikely(MemoryPart::Fragmentation, 0, likely * moving, share * moving,
                   u"0 … %1 % × %2 B"_s.arg(formulaNumber(100 * share), formulaNumber(std::round(moving))),
                   FormulaRule::CachingAllocator);
}

} // namespace rig
