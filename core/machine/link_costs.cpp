// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/link_costs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace rig {

namespace {

// One direction, as laneRate() gives them.
constexpr GigabytesPerSecond G3x1{0.985};
constexpr GigabytesPerSecond G3x4{3.94};
constexpr GigabytesPerSecond G3x8{7.88};
constexpr GigabytesPerSecond G3x16{15.75};
constexpr GigabytesPerSecond G4x16{31.5};

// FP32 figures are those of the catalogue. Rows stand by work; comparisons with NVLink or with peer access on are not
// here: they are no matter of a slot's width.
constexpr std::array Measurements{
    LinkMeasurement{Work::SingleTraining, "geforce-gtx-1080", "GeForce GTX 1080", Teraflops(8.873), 1, G3x8, G3x16, 2.2,
                    2.2, QT_TRANSLATE_NOOP("Evidence", "an epoch of one network"),
                    "ironbar, PCIe x16 vs x8 vs x4 for deep learning, 2020-11-01"},
    LinkMeasurement{Work::SingleTraining, "geforce-gtx-1080", "GeForce GTX 1080", Teraflops(8.873), 1, G3x4, G3x16, 5.1,
                    6.5, QT_TRANSLATE_NOOP("Evidence", "an epoch of one network"),
                    "ironbar, PCIe x16 vs x8 vs x4 for deep learning, 2020-11-01"},
    LinkMeasurement{Work::SingleTraining, "titan-v", "TITAN V", Teraflops(14.9), 1, G3x8, G3x16, 1.6, 2.3,
                    QT_TRANSLATE_NOOP("Evidence", "image networks in TensorFlow 1.7"),
                    "D. Kinghorn, Puget Systems, PCIe x16 vs x8 with Titan V"},
    LinkMeasurement{Work::DataParallel, "geforce-gtx-1080", "GeForce GTX 1080", Teraflops(8.873), 2, G3x4, G3x8, 8.3,
                    10.2, QT_TRANSLATE_NOOP("Evidence", "an epoch of one network"),
                    "ironbar, PCIe x16 vs x8 vs x4 for deep learning, 2020-11-01"},
    LinkMeasurement{Work::DataParallel, "titan-v", "TITAN V", Teraflops(14.9), 4, G3x8, G3x16, 4.0, 7.0,
                    QT_TRANSLATE_NOOP("Evidence", "image networks in TensorFlow 1.7"),
                    "D. Kinghorn, Puget Systems, PCIe x16 vs x8 with Titan V"},
    LinkMeasurement{Work::DataParallel, "geforce-rtx-3060", "GeForce RTX 3060", Teraflops(12.74), 2, G3x1, G4x16, 300,
                    300, QT_TRANSLATE_NOOP("Evidence", "a network of 30 million parameters"),
                    "blbadger, Deep Learning Server"},
    LinkMeasurement{Work::TensorParallel, "geforce-rtx-3090", "GeForce RTX 3090", Teraflops(35.58), 2, G3x4, G3x16,
                    19.3, 22.8, QT_TRANSLATE_NOOP("Evidence", "vLLM, a 27B model in FP8"),
                    "club-3090, issues 107 and 347"},
    LinkMeasurement{Work::TensorParallel, "geforce-rtx-3090", "GeForce RTX 3090", Teraflops(35.58), 2, G3x8, G3x16, 1.1,
                    1.1, QT_TRANSLATE_NOOP("Evidence", "vLLM, decoding"), "club-3090, issue 552"},
    LinkMeasurement{Work::TensorParallel, "tesla-p40", "Tesla P40", Teraflops(11.76), 3, G3x8, G3x16, 2.3, 23.5,
                    QT_TRANSLATE_NOOP("Evidence", "llama.cpp, rows split: decoding and prompt"),
                    "J. Gäßler, llama.cpp pull request 4766"},
    LinkMeasurement{Work::TensorParallel, "rtx-6000-ada", "RTX 6000 Ada", Teraflops(91.06), 8, G3x16, G4x16, 0, 0,
                    "ExLlamaV2, Llama 3.1 405B", "ExLlamaV2 issue 571"},
    LinkMeasurement{Work::Inference, "tesla-p40", "Tesla P40", Teraflops(11.76), 3, G3x8, G3x16, 0.2, 3.1,
                    QT_TRANSLATE_NOOP("Evidence", "llama.cpp, layers split: decoding and prompt"),
                    "J. Gäßler, llama.cpp pull request 4766"},
};

/// Memory bandwidth of the chips above, of the catalogue: the other ratio by which cards are compared, since peaks of
/// FP32 overstate what newer architectures gain in training.
struct ChipBandwidth
{
    const char *chip;
    GigabytesPerSecond memory;
};
constexpr std::array Bandwidths{ChipBandwidth{"geforce-gtx-1080", GigabytesPerSecond(320)},
                                ChipBandwidth{"titan-v", GigabytesPerSecond(652.8)},
                                ChipBandwidth{"geforce-rtx-3060", GigabytesPerSecond(360)},
                                ChipBandwidth{"geforce-rtx-3090", GigabytesPerSecond(936)},
                                ChipBandwidth{"tesla-p40", GigabytesPerSecond(346)},
                                ChipBandwidth{"rtx-6000-ada", GigabytesPerSecond(960)}};

constexpr double MostSpeedRatio = 2.5;
constexpr double MostBandwidthRatio = 2.1;

bool within(double ratio, double most) { return ratio <= most && ratio >= 1 / most; }

bool isSameLink(const LinkMeasurement &row, const Chip &chip, GigabytesPerSecond bandwidth)
{
    return chip.id == QLatin1StringView(row.chip) && within(bandwidth / row.bandwidth, 1.02);
}

/// How many times as fast as the measured card a card is: by FP32 and by memory bandwidth, the lower one first.
struct Speed
{
    double least = 1;
    double most = 1;
};

std::optional<Speed> speedAgainst(const LinkMeasurement &row, const Chip &chip)
{
    if (!chip.fp32 || !chip.memoryBandwidth)
        return std::nullopt;
    const auto measured = std::find_if(Bandwidths.begin(), Bandwidths.end(), [&](const ChipBandwidth &one) {
        return std::string_view(one.chip) == row.chip;
    });
    if (measured == Bandwidths.end())
        return std::nullopt;
    const double byFlops = *chip.fp32 / row.fp32;
    const double byMemory = *chip.memoryBandwidth / measured->memory;
    if (!within(byFlops, MostSpeedRatio) || !within(byMemory, MostSpeedRatio))
        return std::nullopt;
    return Speed{std::min(byFlops, byMemory), std::max(byFlops, byMemory)};
}

/// What a row says of this card and link; nullopt where it lies too far away.
std::optional<LinkCost> costBy(const LinkMeasurement &row, const Chip &chip, GigabytesPerSecond bandwidth,
                               GigabytesPerSecond full)
{
    const std::optional<Speed> speed = speedAgainst(row, chip);
    if (!speed || !within(bandwidth / row.bandwidth, MostBandwidthRatio))
        return std::nullopt;
    if (isSameLink(row, chip, bandwidth))
        return LinkCost{row.low, row.high, 0, false};
    const GigabytesPerSecond against = row.against > bandwidth ? std::min(row.against, full) : full;
    const double transfer =
        (1 / bandwidth.value() - 1 / against.value()) / (1 / row.bandwidth.value() - 1 / row.against.value());
    return LinkCost{row.low * speed->least * transfer, row.high * speed->most * transfer, 0, true};
}

/// How far a row lies from the card and the link; less is closer.
double distance(const LinkMeasurement &row, Teraflops speed, GigabytesPerSecond bandwidth, int cards)
{
    return std::abs(std::log(speed / row.fp32)) + std::abs(std::log(bandwidth / row.bandwidth)) +
           0.1 * std::abs(row.cards - cards);
}

} // namespace

std::span<const LinkMeasurement> linkMeasurements() { return Measurements; }

std::optional<LinkCost> linkCost(const Chip &chip, GigabytesPerSecond bandwidth, GigabytesPerSecond full, Work work,
                                 int cards)
{
    if (bandwidth >= full)
        return std::nullopt;
    std::optional<LinkCost> cost;
    double closest = 0;
    for (std::size_t i = 0; i < Measurements.size(); ++i) {
        const LinkMeasurement &row = Measurements[i];
        const std::optional<LinkCost> one =
            row.work == work ? costBy(row, chip, bandwidth, full) : std::optional<LinkCost>();
        if (!one)
            continue;
        const double away = distance(row, *chip.fp32, bandwidth, cards);
        const bool nearer = !cost || away < closest;
        const LinkCost wider = cost.value_or(*one);
        cost =
            LinkCost{std::min(wider.low, one->low), std::max(wider.high, one->high),
                     nearer ? static_cast<int>(i) : wider.measurement, nearer ? one->carriedOver : wider.carriedOver};
        closest = nearer ? away : closest;
    }
    return cost;
}

} // namespace rig
