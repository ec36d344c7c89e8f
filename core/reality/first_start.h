// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/against.h"

namespace rig::reality {

/// What is run after the first start, in this order.
enum class FirstStep {
    Memory,
    List,  ///< nvidia-smi -L
    Limit, ///< sets the power limit of a card, or of all where it is the same
    Links, ///< nvidia-smi's query of links and limits
    Lspci, ///< the links of a vendor's cards
    Ways,  ///< nvidia-smi topo -m
    Peers, ///< p2pBandwidthLatencyTest
    Load,  ///< watts of each card while all work
    Heat   ///< whether they slow down for heat
};

enum class StepVerdict {
    NotSeen, ///< the texts do not have it, or not under load
    Good,
    Doubtful, ///< it differs, and a good machine may show the same
    Bad
};

/// One thing to run on this machine, and how its output stands to the plan.
struct FirstStartStep
{
    FirstStep step = FirstStep::Memory;
    QString command;
    bool onLinux = true, onWindows = true;
    ItemId item = 0; ///< for Limit: the card; 0: all of NVIDIA's
    int vendor = 0;  ///< for Lspci: PCI-SIG's number
    StepVerdict verdict = StepVerdict::NotSeen;
    std::optional<double> seen, expected; ///< GB, cards, watts, GB/s or °C: of what decided the verdict
    int device = -1, otherDevice = -1;    ///< of what decided it, indexes in Machine::devices; -1: none
    Evidence evidence;
};

/// The least share of a planned way's rate that excludes a loss: with half of its lanes, or a generation less, a link
/// carries half at most.
inline constexpr double LeastShareOfRate = 0.5;

/// The steps for a machine; with what it printed, judged against the plan. A card that rests says nothing of load:
/// such steps are not seen.
[[nodiscard]] std::vector<FirstStartStep> firstStart(const Machine &machine, const Assessment &assessment);
void judgeFirstStart(std::vector<FirstStartStep> &steps, const Machine &machine, const Assessment &assessment,
                     const Reality &reality, const Detected &detected);

/// Gigabytes of all modules; nullopt where a figure of one is not known.
[[nodiscard]] std::optional<double> memoryOf(const Machine &machine);
[[nodiscard]] bool isNvidiaCard(const Device &device);
/// PCI-SIG's number of a card's vendor; 0 for those that make no cards to plan with.
[[nodiscard]] int vendorOf(const Device &device);

} // namespace rig::reality
