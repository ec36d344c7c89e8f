// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <compare>
#include <optional>

namespace rig::reality {

/// Where a function sits on PCI Express, as listings print it: "0000:01:00.0".
struct PciAddress
{
    quint32 domain = 0;
    int bus = 0;
    int device = 0;
    int function = 0;

    auto operator<=>(const PciAddress &) const = default;

    /// "0000:01:00.0", the domain with at least four digits.
    [[nodiscard]] QString text() const;
    /// The same device, whatever its function.
    [[nodiscard]] bool isDeviceOf(const PciAddress &other) const
    {
        return domain == other.domain && bus == other.bus && device == other.device;
    }
    /// Firmware prints such an address for a slot that has none: ff:1f.7, 00:1f.7, 00ff:ff:1f.7, 00:00.0.
    [[nodiscard]] bool isDummy() const;
};

/// "01:00.0", "0000:01:00.0", "00000000:01:00.0", "0001:01:00.0"; nullopt for all else.
[[nodiscard]] std::optional<PciAddress> pciAddress(QStringView text);
/// The address that a text begins with, and how many characters it takes; nullopt where it begins with none.
[[nodiscard]] std::optional<std::pair<PciAddress, qsizetype>> leadingAddress(QStringView text);
/// The first address anywhere in a text, delimited by what is no letter or digit.
[[nodiscard]] std::optional<PciAddress> addressIn(QStringView text);

} // namespace rig::reality
