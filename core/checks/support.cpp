// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/support.h"

namespace rig::checks {

namespace {

/// The first adapter on the way from the device to the board that lacks a figure; null where all have it.
template <class Lacks> const Device *adapterThat(const Situation &situation, const Link &link, Lacks lacks)
{
    for (int host = link.adapter; host >= 0; host = deviceOf(situation, host).host) {
        if (lacks(deviceOf(situation, host)))
            return &deviceOf(situation, host);
    }
    return nullptr;
}

} // namespace

Finding missingWidth(const char *check, const Situation &situation, const Link &link)
{
    const Device &device = deviceOf(situation, link.device);
    const Connector &connector = situation.machine.board->part->connectors[static_cast<std::size_t>(link.connector)];
    if (!link.maxWidth)
        return unknown(check, device.item, device.switchBoard ? "uplink_width" : "pcie_width");
    if (const Device *adapter = adapterThat(situation, link, [](const Device &one) { return !one.outputWidth(); }))
        return unknown(check, adapter->item, "output_width");
    if (!connector.width)
        return unknown(check, boardItem(situation), "connectors.width", link.connector);
    return unknown(check, boardItem(situation), "groups", link.connector);
}

Finding missingGeneration(const char *check, const Situation &situation, const Link &link)
{
    const Device &device = deviceOf(situation, link.device);
    if (!link.maxGeneration)
        return unknown(check, device.item, "pcie_generation");
    const auto lacks = [](const Device &one) {
        return one.riser ? !one.riser->pcieGeneration.known() : !one.generation();
    };
    if (const Device *adapter = adapterThat(situation, link, lacks))
        return unknown(check, adapter->item, "pcie_generation");
    return unknown(check, boardItem(situation), "connectors.generation", link.connector);
}

} // namespace rig::checks
