// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/weight_format.h"

#include "core/workload/transformer.h"

namespace rig {

namespace {

/// What quantisation by PyTorch's libraries and vLLM's leaves as it was: the layers that no one matrix multiplies for
/// each token's inner work, and towers of vision.
bool staysSixteen(WeightClass kind)
{
    return kind == WeightClass::Table || kind == WeightClass::Head || kind == WeightClass::Small ||
           kind == WeightClass::Vision || kind == WeightClass::LookedUp;
}

bool isAttention(WeightClass kind)
{
    return kind == WeightClass::Query || kind == WeightClass::Key || kind == WeightClass::Value ||
           kind == WeightClass::AttentionOutput || kind == WeightClass::Other;
}

/// Of parts that their maker stores in another way than the rest; 0: of no such part.
double ownBits(const TransformerShape &shape, WeightClass kind)
{
    return isExpert(kind) ? shape.storedExpertBits : isAttention(kind) ? shape.storedAttentionBits : 0;
}

} // namespace

bool isExpert(WeightClass kind) { return kind == WeightClass::ExpertGateUp || kind == WeightClass::ExpertDown; }

double bitsOf(NumberFormat format)
{
    switch (format) {
    case NumberFormat::Fp32:
        return 32;
    case NumberFormat::Sixteen:
    case NumberFormat::AsStored:
        return 16;
    case NumberFormat::Eight:
        return 8;
    case NumberFormat::Fp8Block:
        return 8 + 32.0 / (128 * 128);
    case NumberFormat::Q8Block:
        return 8.5; // 32 weights and a 16-bit scale in 34 bytes
    case NumberFormat::Q4Block:
        return 4.5; // 32 weights and a 16-bit scale in 18 bytes
    case NumberFormat::Gptq4:
        return 4 + 20.0 / 128; // a 16-bit scale and a 4-bit zero for 128 weights
    case NumberFormat::Nf4:
        return 4.127; // with scales that are quantised themselves: QLoRA, section 3
    case NumberFormat::Nf4Single:
        return 4.5; // a 32-bit scale for 64 weights
    case NumberFormat::Mxfp4:
        return 4.25; // an 8-bit scale for 32 weights
    case NumberFormat::Nvfp4:
        return 4.5; // an 8-bit scale for 16 weights
    case NumberFormat::Exl:
        return 4;
    // Blocks of 256 weights: ggml's block_q6_K and its kin.
    case NumberFormat::Q6K:
        return 6.5625;
    case NumberFormat::Q5KM:
    case NumberFormat::Q5KS:
        return 5.5;
    case NumberFormat::Q4KM:
    case NumberFormat::Q4KS:
    case NumberFormat::Iq4Nl:
        return 4.5;
    case NumberFormat::Iq4Xs:
        return 4.25;
    case NumberFormat::Q3KL:
    case NumberFormat::Q3KM:
    case NumberFormat::Q3KS:
    case NumberFormat::Iq3M:
        return 3.4375;
    case NumberFormat::Iq3Xxs:
        return 3.0625;
    case NumberFormat::Q2K:
        return 2.625;
    case NumberFormat::Iq2M:
        return 2.5625;
    case NumberFormat::Iq2Xxs:
        return 2.0625;
    }
    return 0;
}

double bitsOf(const WeightStore &store, WeightClass kind, const TransformerShape &shape)
{
    if (store.format == NumberFormat::AsStored && ownBits(shape, kind) > 0)
        return ownBits(shape, kind);
    if (store.format == NumberFormat::AsStored)
        return bitsOf({shape.stored, store.group, store.bits, store.gguf}, kind, shape);
    if (store.format == NumberFormat::Fp32 || store.format == NumberFormat::Sixteen)
        return bitsOf(store.format);
    if (isMixture(store.format))
        return mixtureBits(store.format, kind, shape);
    if (store.format == NumberFormat::Exl && kind == WeightClass::Head)
        return 6; // exllamav2's and exllamav3's own choice for the output layer
    // gpt-oss-20b of ggml-org has 11.27 GiB, of which 9.45 are experts: the rest has eight bits there.
    const bool isLeftAlone = store.format == NumberFormat::Mxfp4 && shape.experts > 0 && !isExpert(kind);
    if (isLeftAlone && store.gguf && kind != WeightClass::Small && kind != WeightClass::Vision)
        return bitsOf(NumberFormat::Q8Block);
    if (staysSixteen(kind) || isLeftAlone)
        return 16;
    if (store.format == NumberFormat::Gptq4)
        return 4 + 20.0 / store.group;
    return store.format == NumberFormat::Exl ? store.bits : bitsOf(store.format);
}

} // namespace rig
