// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/recognise.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// Makers of cards by the vendor of the subsystem, as pci.ids has them (https://pci-ids.ucw.cz), and the beginning of
/// the name that lspci prints for it.
struct CardMaker
{
    int id;
    QLatin1StringView printed;
    QLatin1StringView maker;
};
constexpr std::array CardMakers{
    CardMaker{0x10de, "NVIDIA"_L1, "NVIDIA"_L1},     CardMaker{0x1002, "Advanced Micro Devices"_L1, "AMD"_L1},
    CardMaker{0x8086, "Intel"_L1, "Intel"_L1},       CardMaker{0x1043, "ASUSTeK"_L1, "ASUS"_L1},
    CardMaker{0x1458, "Gigabyte"_L1, "Gigabyte"_L1}, CardMaker{0x1462, "Micro-Star"_L1, "MSI"_L1},
    CardMaker{0x3842, "eVga"_L1, "EVGA"_L1},         CardMaker{0x19da, "ZOTAC"_L1, "ZOTAC"_L1},
    CardMaker{0x1569, "Palit"_L1, "Palit"_L1},       CardMaker{0x10b0, "CardExpert"_L1, "Gainward"_L1},
    CardMaker{0x196e, "PNY"_L1, "PNY"_L1},           CardMaker{0x7377, "Shenzhen Colorful"_L1, "Colorful"_L1},
    CardMaker{0x1b4c, "GALAX"_L1, "GALAX"_L1},       CardMaker{0x148c, "Tul"_L1, "PowerColor"_L1},
    CardMaker{0x1da2, "Sapphire"_L1, "Sapphire"_L1}, CardMaker{0x1eae, "XFX"_L1, "XFX"_L1},
    CardMaker{0x1682, "XFX"_L1, "XFX"_L1},           CardMaker{0x1849, "ASRock"_L1, "ASRock"_L1},
    CardMaker{0x1028, "Dell"_L1, "Dell"_L1},         CardMaker{0x103c, "Hewlett-Packard"_L1, "HP"_L1},
    CardMaker{0x17aa, "Lenovo"_L1, "Lenovo"_L1}};

} // namespace

QString makerOfSubsystem(const SeenDevice &device)
{
    for (const CardMaker &each : CardMakers) {
        if (device.subVendor == each.id ||
            (!device.subVendor && device.subsystem.startsWith(each.printed, Qt::CaseInsensitive)))
            return each.maker;
    }
    return {};
}

} // namespace rig::reality
