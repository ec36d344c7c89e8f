// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"
#include "core/workload/workload.h"

#include <QStringList>

namespace rig {

/// One card beside several: what their link allows, what others measured, what a document says. Window and console
/// draw the same answer.

/// A link that cards of one machine often have.
struct CardWay
{
    int generation;
    int width;

    [[nodiscard]] QString key() const;               ///< "4x8"
    [[nodiscard]] QString name() const;              ///< "PCIe 4.0 x8"
    [[nodiscard]] double gigabytesPerSecond() const; ///< one direction
};
[[nodiscard]] std::span<const CardWay> cardWays();
inline constexpr CardWay UsualCardWay{4, 8}; ///< of two cards on a desktop's board
/// "4x8": any of generation 1 to 6 and 1, 2, 4, 8 or 16 lanes; nullopt for what is none.
[[nodiscard]] std::optional<CardWay> cardWayFrom(QStringView key);

/// GB/s of the slowest way between two cards of a machine; nullopt without two cards, or where a way is not known.
[[nodiscard]] std::optional<double> slowestWay(const Lanes &lanes);

/// Whether each two cards of a machine are joined by NVLink.
[[nodiscard]] bool joinedByNvLink(const Lanes &lanes);

/// Whether cards with this chip send data to each other over PCIe without a copy in the host's memory. GeForce cards of
/// Turing and later do not by NVIDIA's drivers (p2pBandwidthLatencyTest of RTX 2080 Ti in nccl-tests issue 117;
/// tinygrad's driver for the RTX 4090). nullopt: not known.
[[nodiscard]] std::optional<bool> hasPeerAccess(const Chip &chip);
/// GB/s in one direction that cards with this chip get of a link of so many. With peer access 0.85 to 0.89 (RTX PRO
/// 6000: 54 to 56 of 63); without it no more than 7.5 to 10.3 whatever the link (two RTX 4090 at x1 to x16, shipped
/// scaling, benoriol-sdxl-ddp; two RTX 3090 8.2). Not known: between both.
[[nodiscard]] Bounds reachedOverPcie(const Chip &chip, double linkGbS);

struct ScalingQuestion
{
    int cards = 2;
    Aim aim = Aim::OneFastRun;
    std::optional<double> linkGbS{}; ///< of the slowest way between two cards, one direction
    bool nvlink = false;             ///< that way is NVLink; without a rate the chip's own
};

/// A speed of several cards, and how it is known.
struct ScalingRow
{
    enum class Basis { OneCard, SideBySide, Link, MeasuredHere, MeasuredElsewhere, Framework2016, Tuned2016 };
    Basis basis = Basis::OneCard;
    Bounds times;                      ///< as fast as one card
    std::optional<Bounds> perSecond{}; ///< samples of the work; nullopt: the card's speed is not known, or not meant
    std::optional<double> median{};    ///< of what was measured
    int cases = 0;                     ///< runs that were measured
    QStringList sources{};             ///< publishers
};

struct ScalingAnswer
{
    /// Slower, MaybeSlower, Faster: as the link allows. CannotSay: this work or this card has no speed to reckon with.
    enum class Verdict { OneCardOnly, SideBySide, Slower, MaybeSlower, Faster, CannotSay };
    Verdict verdict = Verdict::OneCardOnly;
    int cards = 1;
    Aim aim = Aim::OneFastRun;
    SampleUnit unit = SampleUnit::None;
    double gradients = 0; ///< bytes that cards exchange after a step
    std::optional<EstimateBasis> oneCard{};
    std::vector<ScalingRow> rows;
    Spreads spreads = Spreads::NotSaid;
    bool throughHost = false; ///< the cards have no direct access to each other
};

/// `card`: null where none is chosen. Pure; a work that takes several GPUs is held against one of them.
[[nodiscard]] ScalingAnswer scalingOf(const WorkloadNeed &need, const CardAnswer *card,
                                      const MeasuredScalings &scalings, const ScalingQuestion &question);

/// Samples a second of several alike cards, all together.
struct SpeedInAll
{
    Bounds perSecond;
    bool atMost = false; ///< what their links cost is not known
};

/// Over the usual way between cards: training by data, less what the exchange of gradients costs; generating, each card
/// with requests of its own. nullopt: the speed of one is not known, or the work takes several cards already.
[[nodiscard]] std::optional<SpeedInAll> speedInAll(const WorkloadNeed &need, const CardAnswer &card, bool training,
                                                   int cards);
/// "1,199–2,650", "≤ 7,440"
[[nodiscard]] QString speedText(const SpeedInAll &speed);

/// "slower", "maybe-slower", "faster", "side-by-side", "one-card", "cannot-say"
[[nodiscard]] QLatin1StringView verdictKey(ScalingAnswer::Verdict verdict);
/// "one-card", "side-by-side", "link", "measured", "measured-elsewhere", "framework-2016", "tuned-2016"
[[nodiscard]] QLatin1StringView basisName(ScalingRow::Basis basis);

/// The answer in a sentence, what was measured before what the link allows; empty for one card alone.
[[nodiscard]] QString scalingText(const ScalingAnswer &answer);
/// What else should be known: how the cards reach each other; where the link costs something, or nobody knows, measure
/// first, and how the family spreads.
[[nodiscard]] QString scalingNote(const ScalingAnswer &answer);
[[nodiscard]] QStringList scalingHeadings();
/// What, times as fast, speed, how it is known.
[[nodiscard]] QStringList scalingCells(const ScalingRow &row, const ScalingAnswer &answer);

} // namespace rig
