// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/metrics/metrics.h"
#include "core/workload/scaling.h"

#include <map>
#include <optional>

namespace rig {

/// How it is known how fast one GPU is against another, surest first.
enum class SpeedBasis {
    Same,        ///< it is the same GPU
    Read,        ///< a source says it of these two
    Chained,     ///< by way of other GPUs
    Modelled,    ///< by memory bandwidth, inside one architecture
    Theoretical, ///< by FLOPS: peaks that no training reaches
    Unknown
};
/// "same", "read", "chained", "modelled", "theoretical", "unknown"
[[nodiscard]] QLatin1StringView speedBasisKey(SpeedBasis basis);

/// So far from what is told of two GPUs lie measurements at other works and with other software: of the 75 published
/// ones that nothing here rests on, four in five (tst_measured_ratios).
constexpr Bounds AtOtherWorks{0.8, 1.25};

/// What sources say of two GPUs: `gpu` is `times` as fast as `of`, the geometric mean of `count` comparisons.
struct SpeedStep
{
    QString gpu;
    QString of;
    double times = 0;
    double lowest = 0; ///< of the comparisons
    double highest = 0;
    int count = 0;
    QStringList works; ///< what was run, each once
    std::vector<SourceIndex> sources;
    bool otherWork = false; ///< none of it is of the kind of net asked for
};

struct SpeedRelation
{
    SpeedBasis basis = SpeedBasis::Unknown;
    std::optional<double> times;  ///< the GPU asked about, relative to the other
    std::vector<SpeedStep> steps; ///< from the other one to the GPU asked about
    QString figure; ///< modelled by one figure, and theoretical: its key; empty where several were weighed
    /// Between what it lies: what sources say, and at least AtOtherWorks; nullopt: theoretical, or not known.
    std::optional<Bounds> between{};

    /// A source names the speeds, as opposed to figures that were divided.
    [[nodiscard]] bool isObserved() const { return basis == SpeedBasis::Read || basis == SpeedBasis::Chained; }
    [[nodiscard]] bool otherWork() const;
    [[nodiscard]] std::vector<SourceIndex> sources() const; ///< each once
};

/// The ratios of speed that sources give, as a graph of GPUs. What was measured of a pair at the kind of net asked for
/// counts before statements on deep learning at large, and these before measurements at other nets; where no kind is
/// asked for, statements at large come first. FP16 counts before FP32. Two GPUs that no source compares are led over
/// the fewest others; over one that a source ran beside both at the same work first, and then by that work alone.
class Equivalence
{
public:
    explicit Equivalence(const Catalogue &catalogue);

    /// How fast `gpu` is relative to `of`: Same, Read, Chained or Unknown. nullopt: deep learning at large.
    [[nodiscard]] SpeedRelation relation(const QString &gpu, const QString &of,
                                         std::optional<Net> net = std::nullopt) const;
    /// The GPUs that any source compares with another.
    [[nodiscard]] QStringList gpus() const;

private:
    struct Ratio
    {
        double times = 0;
        QString work;
        QString model;
        QString precision;
        SourceIndex source = NoSource;
    };
    using Ratios = std::vector<Ratio>;

    [[nodiscard]] std::optional<SpeedStep> direct(const QString &gpu, const QString &of, std::optional<Net> net,
                                                  int *grade) const;
    [[nodiscard]] std::vector<SpeedStep> besideOne(const QString &gpu, const QString &of, std::optional<Net> net,
                                                   int *grade) const;
    [[nodiscard]] std::vector<SpeedStep> chain(const QString &gpu, const QString &of, std::optional<Net> net) const;
    [[nodiscard]] static int gradeOf(const Ratio &ratio, std::optional<Net> net);
    [[nodiscard]] static SpeedStep meanOf(const QString &gpu, const QString &of, const Ratios &ratios,
                                          std::optional<Net> net);

    std::map<QString, std::map<QString, Ratios>> m_ratios; ///< [gpu][of], each in both directions
};

} // namespace rig
