// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <initializer_list>
#include <vector>

namespace rig {

/// A whole number of a shape or a plan, and between what it must lie.
struct Bound
{
    const char *field;
    int value;
    int low;
    int high;
};
/// That a number is outside its bounds, with its field.
[[nodiscard]] tl::unexpected<Failure> outOfBounds(const Bound &bound);
/// A failure is that of the first one that is.
[[nodiscard]] Result<void> checkBounds(std::initializer_list<Bound> bounds);

/// What takes up a GPU's memory.
enum class MemoryPart { Weights, Gradients, Optimiser, Activations, Workspace, KvCache, Context, Fragmentation };

/// Which of several lines of one part it is.
enum class PartOf {
    All,
    Model,       ///< that stands still beside adapters
    Quantised,   ///< of that what has few bits
    Unquantised, ///< of that what keeps 16 bits or more
    Adapters,
    Encoders, ///< of texts and pictures, beside a net that makes pictures
    Drafter,  ///< a small model that proposes
    LayerInputs,
    OneLayer,   ///< computed again
    Outputs,    ///< scores of all words
    Copy,       ///< of the weights in 32 bits
    Moments,    ///< of the optimiser
    Projectors, ///< of gradients
    Tables      ///< of words, and output layers
};

/// Where a formula stands.
struct FormulaSource
{
    QString title;
    QString publisher;
    QString date; ///< as exact as it is known
    QString url;  ///< empty: plain arithmetic
};

/// The formulas that this room rests on.
enum class FormulaRule {
    Arithmetic, ///< numbers times sizes; nothing to cite
    ActivationRecompute,
    Zero,
    ModelMemoryAnatomy,
    Lora,
    Qlora,
    EightBitOptimiser,
    KvCache,
    BackwardNeedsInputs,
    ErrorsAndActivations,
    LoweredConvolution,
    CudaContext,
    CachingAllocator,
    OutputLayer,
    ForeachStep,
    QuantisedPreparation,
    PagedOptimiser,
    Lion,
    Adafactor,
    Muon,
    Galore,
    StepInBackward
};
[[nodiscard]] const FormulaSource &formulaSource(FormulaRule rule);

/// One part of a need on one GPU. Where only bounds are known, `low` and `high` differ, and `likely` is what most runs
/// take: what makes a bound wide seldom comes together in all parts, so that it is nearer to the lower one as a rule.
struct MemoryLine
{
    MemoryPart part = MemoryPart::Weights;
    double low = 0;    ///< bytes
    double high = 0;   ///< bytes
    double likely = 0; ///< bytes
    /// Numbers and signs only, so that it reads the same in every language: "2 B × 8,030,261,248".
    QString formula;
    FormulaRule rule = FormulaRule::Arithmetic;
    PartOf of = PartOf::All;
};

/// What one GPU must hold.
struct MemoryNeed
{
    std::vector<MemoryLine> lines;

    void add(MemoryPart part, double bytes, const QString &formula, FormulaRule rule = FormulaRule::Arithmetic,
             PartOf of = PartOf::All);
    /// Between bounds, most likely in the middle.
    void add(MemoryPart part, double low, double high, const QString &formula, FormulaRule rule,
             PartOf of = PartOf::All);
    void addLikely(MemoryPart part, double low, double likely, double high, const QString &formula, FormulaRule rule,
                   PartOf of = PartOf::All);
    [[nodiscard]] double low() const;    ///< bytes
    [[nodiscard]] double high() const;   ///< bytes
    [[nodiscard]] double likely() const; ///< bytes
    [[nodiscard]] double low(MemoryPart part) const;
    [[nodiscard]] double high(MemoryPart part) const;
    [[nodiscard]] double likely(MemoryPart part) const;
};

inline constexpr double BytesPerGibibyte = 1024.0 * 1024.0 * 1024.0;
inline constexpr double BytesPerMebibyte = 1024.0 * 1024.0;

/// What a process takes on the GPU before its first tensor, as bounds.
void addContext(MemoryNeed &need);
/// Whether all steps of a run have the same size. Where they have not, a piece that was freed seldom fits what comes.
enum class StepSizes { Alike, Varied };
/// What the allocator of a training run keeps in pieces that it cannot use, as bounds: a share of the activations,
/// which come and go; what stands from the start stays in one piece.
void addFragmentation(MemoryNeed &need, StepSizes sizes = StepSizes::Alike);

/// "8,030,261,248": for formulas.
[[nodiscard]] QString formulaNumber(double value);
/// "2 B × 7,000,000,000": bytes of each, how many.
[[nodiscard]] QString bytesTimes(double bytes, double count, int shared = 1);

} // namespace rig
