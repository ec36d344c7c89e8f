// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/reality.h"

#include "app/bench/timing.h"
#include "core/reality/detected.h"
#include "db/probe/probe.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::bench {

namespace {

constexpr qsizetype ListingBytes = 1'000'000;

/// As `lspci -vv` prints it: a card, a bridge and a drive in turn, each at an address of its own.
QByteArray longListing()
{
    QByteArray text;
    for (int i = 0; text.size() < ListingBytes; ++i) {
        const QByteArray address =
            u"%1:%2:00.0"_s.arg(i / 256, 4, 16, QLatin1Char('0')).arg(i % 256, 2, 16, QLatin1Char('0')).toLatin1();
        static constexpr std::array Kinds{
            "VGA compatible controller [0300]: NVIDIA Corporation GA102 [GeForce RTX 3090] [10de:2204] (rev a1)",
            "PCI bridge [0604]: Advanced Micro Devices, Inc. [AMD] Starship/Matisse GPP Bridge [1022:1483]",
            "Non-Volatile memory controller [0108]: Samsung Electronics Co Ltd NVMe SSD Controller [144d:a80c]"};
        text += address + ' ' + Kinds[static_cast<std::size_t>(i) % Kinds.size()] +
                "\n\tControl: I/O+ Mem+ BusMaster+ SpecCycle- MemWINV- VGASnoop- ParErr- Stepping- SERR- FastB2B-\n"
                "\tStatus: Cap+ 66MHz- UDF- FastB2B- ParErr- DEVSEL=fast >TAbort- <TAbort- <MAbort- >SERR- <PERR-\n"
                "\tCapabilities: [78] Express (v2) Legacy Endpoint, MSI 00\n"
                "\t\tLnkCap:\tPort #0, Speed 16GT/s, Width x16, ASPM L0s L1, Exit Latency L0s <1us, L1 <4us\n"
                "\t\tLnkCtl:\tASPM Disabled; RCB 64 bytes, Disabled- CommClk+\n"
                "\t\tLnkSta:\tSpeed 2.5GT/s (downgraded), Width x16\n"
                "\t\tLnkCap2: Supported Link Speeds: 2.5-16GT/s, Crosslink- Retimer+ 2Retimers+ DRS-\n"
                "\tKernel driver in use: none\n\n";
    }
    return text;
}

} // namespace

void measureReality(QJsonObject &results, const Catalogue &catalogue)
{
    constexpr int Rounds = 11;
    const reality::Recogniser recogniser(catalogue);
    const auto milliseconds = [&](auto texts) {
        const double micro =
            medianMicroseconds(Rounds, 1, [&] { static_cast<void>(reality::detect(texts(), recogniser).has_value()); });
        return std::round(micro) / 1e3;
    };
    const std::vector<reality::NamedText> listing{{u"lspci"_s, longListing()}};
    results["detect_lspci_1mb_ms"_L1] = milliseconds([&] { return listing; });
    results["detect_this_machine_ms"_L1] = milliseconds([] { return db::probeFiles(); });
}

} // namespace rig::bench
