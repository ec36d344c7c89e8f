// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/link_costs.h"

#include <algorithm>
#include <array>
#include <cmath>

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
                    2.2, "an epoch of one network", "ironbar, PCIe x16 vs x8 vs x4 for deep learning, 2020-11-01"},
    LinkMeasurement{Work::SingleTraining, "geforce-gtx-1080", "GeForce GTX 1080", Teraflops(8.873), 1, G3x4, G3x16, 5.1,
                    6.5, "an epoch of one network", "ironbar, PCIe x16 vs x8 vs x4 for deep learning, 2020-11-01"},
    LinkMeasurement{Work::SingleTraining, "titan-v", "TITAN V", Teraflops(14.9), 1, G3x8, G3x16, 1.6, 2.3,
                    "image networks in TensorFlow 1.7", "D. Kinghorn, Puget Systems, PCIe x16 vs x8 with Titan V"},
    LinkMeasurement{Work::DataParallel, "geforce-gtx-1080", "GeForce GTX 1080", Teraflops(8.873), 2, G3x4, G3x8, 8.3,
                    10.2, "an epoch of one network", "ironbar, PCIe x16 vs x8 vs x4 for deep learning, 2020-11-01"},
    LinkMeasurement{Work::DataParallel, "titan-v", "TITAN V", Teraflops(14.9), 4, G3x8, G3x16, 4.0, 7.0,
                    "image networks in TensorFlow 1.7", "D. Kinghorn, Puget Systems, PCIe x16 vs x8 with Titan V"},
    LinkMeasurement{Work::DataParallel, "geforce-rtx-3060", "GeForce RTX 3060", Teraflops(12.74), 2, G3x1, G4x16, 300,
                    300, "a network of 30 million parameters", "blbadger, Deep Learning Server"},
    LinkMeasurement{Work::TensorParallel, "geforce-rtx-3090", "GeForce RTX 3090", Teraflops(35.58), 2, G3x4, G3x16,
                    19.3, 22.8, "vLLM, a 27B model in FP8", "club-3090, issues 107 and 347"},
    LinkMeasurement{Work::TensorParallel, "geforce-rtx-3090", "GeForce RTX 3090", Teraflops(35.58), 2, G3x8, G3x16, 1.1,
                    1.1, "vLLM, decoding", "club-3090, issue 552"},
    LinkMeasurement{Work::TensorParallel, "tesla-p40", "Tesla P40", Teraflops(11.76), 3, G3x8, G3x16, 2.3, 23.5,
                    "llama.cpp, rows split: decoding and prompt", "J. Gäßler, llama.cpp pull request 4766"},
    LinkMeasurement{Work::TensorParallel, "rtx-6000-ada", "RTX 6000 Ada", Teraflops(91.06), 8, G3x16, G4x16, 0, 0,
                    "ExLlamaV2, Llama 3.1 405B", "ExLlamaV2 issue 571"},
    LinkMeasurement{Work::Inference, "tesla-p40", "Tesla P40", Teraflops(11.76), 3, G3x8, G3x16, 0.2, 3.1,
                    "llama.cpp, layers split: decoding and prompt", "J. Gäßler, llama.cpp pull request 4766"},
};

constexpr double MostSpeedRatio = 2.5;
constexpr double MostBandwidthRatio = 2.1;

bool within(double ratio, double most) { return ratio <= most && ratio >= 1 / most; }

bool isSameLink(const LinkMeasurement &row, const Chip &chip, GigabytesPerSecond bandwidth)
{
    return chip.id == QLatin1StringView(row.chip) && within(bandwidth / row.bandwidth, 1.02);
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
    if (bandwidth >= full || !chip.fp32)
        return std::nullopt;
    std::optional<LinkCost> cost;
    double closest = 0;
    for (std::size_t i = 0; i < Measurements.size(); ++i) {
        const LinkMeasurement &row = Measurements[i];
        const double speed = *chip.fp32 / row.fp32;
        if (row.work != work || !within(speed, MostSpeedRatio) ||
            !within(bandwidth / row.bandwidth, MostBandwidthRatio))
            continue;
        const bool same = isSameLink(row, chip, bandwidth) && row.against >= full * 0.98;
        const double factor = same ? 1
                                   : speed * (1 / bandwidth.value() - 1 / full.value()) /
                                         (1 / row.bandwidth.value() - 1 / row.against.value());
        const double away = distance(row, *chip.fp32, bandwidth, cards);
        if (!cost) {
            cost = LinkCost{row.low * factor, row.high * factor, static_cast<int>(i), !same};
            closest = away;
            continue;
        }
        cost->low = std::min(cost->low, row.low * factor);
        cost->high = std::max(cost->high, row.high * factor);
        if (away < closest) {
            closest = away;
            cost->measurement = static_cast<int>(i);
            cost->carriedOver = !same;
        }
    }
    return cost;
}

} // namespace rig
