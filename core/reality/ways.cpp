// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/detected.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::reality {

QLatin1StringView wayKey(Way way)
{
    constexpr std::array Keys{"nvlink"_L1,    "xgmi"_L1,    "one-bridge"_L1, "bridges"_L1, "host-bridge"_L1,
                              "numa-node"_L1, "sockets"_L1, "pcie"_L1,       "unknown"_L1};
    return Keys[static_cast<std::size_t>(way)];
}

Way wayOf(const QString &printed)
{
    // nvidia-smi's own legend.
    if (printed.startsWith("NV"_L1))
        return Way::NvLink;
    if (printed == "PIX"_L1)
        return Way::OneBridge;
    if (printed == "PXB"_L1)
        return Way::Bridges;
    if (printed == "PHB"_L1)
        return Way::HostBridge;
    if (printed == "NODE"_L1)
        return Way::NumaNode;
    if (printed == "SYS"_L1 || printed == "SOC"_L1)
        return Way::Sockets;
    if (printed == "XGMI"_L1)
        return Way::Xgmi;
    return printed == "PCIE"_L1 ? Way::Pcie : Way::Unknown;
}

} // namespace rig::reality
