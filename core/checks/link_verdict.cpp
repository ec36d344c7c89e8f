// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/link_verdict.h"

namespace rig::checks {

namespace {

constexpr double FeltPercent = 2;
constexpr GigabytesPerSecond EnoughForInference{3.9};

/// A loss that is measured to be small is only said; so is one of inference, whose weights stay on the card, down to
/// the 3.9 GB/s at which it was measured. Two percent and these bounds are of our own.
Severity lossOf(const Device &device, const Link &link, Work work)
{
    if (!device.isCard())
        return Severity::Note;
    if (link.cost && !link.cost->carriedOver)
        return link.cost->high >= FeltPercent ? Severity::Caution : Severity::Note;
    const bool enough = link.bandwidth && *link.bandwidth >= EnoughForInference;
    return work == Work::Inference && enough ? Severity::Note : Severity::Caution;
}

} // namespace

std::optional<Severity> linkVerdict(const Link &link, const Device &device, Work work)
{
    if (link.dark || link.wrongConnector)
        return Severity::Blocker;
    if (!link.pcie)
        return std::nullopt;
    if (!link.width)
        return Severity::Unknown;
    if (!link.maxWidth || *link.width >= *link.maxWidth)
        return std::nullopt;
    return lossOf(device, link, work);
}

} // namespace rig::checks
