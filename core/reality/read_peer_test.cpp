// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <map>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

constexpr int MostPeers = 64; // GPUs of a machine; a matrix has their square

/// "Device: 0, NVIDIA GeForce RTX 3090, pciBusID: 1, pciDeviceID: 0, pciDomainID:0": buses in hexadecimal digits.
std::optional<std::pair<int, PciAddress>> deviceOfTest(QStringView line)
{
    const auto number = after(line, "Device:"_L1);
    const auto bus = after(line, "pciBusID:"_L1);
    const auto device = after(line, "pciDeviceID:"_L1);
    const auto domain = after(line, "pciDomainID:"_L1);
    if (!number || !bus || !device || !leadingInteger(*number))
        return {};
    const auto hex = [](QStringView text) {
        const qsizetype comma = text.indexOf(u',');
        return hexNumber(comma < 0 ? text : text.left(comma)).value_or(0);
    };
    PciAddress address;
    address.bus = static_cast<int>(hex(*bus) & 0xff);
    address.device = static_cast<int>(hex(*device) & 0x1f);
    address.domain = domain ? hex(*domain) : 0;
    return std::pair(*leadingInteger(*number), address);
}

/// What the rows below a title are.
enum class Table { None, OverMemory, Direct };

Table tableOf(QStringView line)
{
    if (!line.startsWith("Unidirectional P2P="_L1) || !line.contains("Bandwidth"_L1))
        return Table::None;
    return line.contains("Enabled"_L1) ? Table::Direct : Table::OverMemory;
}

} // namespace

Seen readPeerTest(const Section &section)
{
    Seen seen;
    std::map<int, PciAddress> addresses;
    Table table = Table::None;
    const auto addressOf = [&](int number) {
        const auto found = addresses.find(number);
        return found == addresses.end() ? std::optional<PciAddress>() : found->second;
    };
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const QStringView line = section.lines[i].trimmed();
        if (line.isEmpty())
            continue;
        ++seen.understood;
        if (const auto device = deviceOfTest(line)) {
            if (device->first >= 0 && device->first < MostPeers)
                addresses[device->first] = device->second;
            continue;
        }
        const QList<QStringView> words = wordsOf(line);
        if (!words.front().front().isDigit()) {
            if (words.front() != "D\\D"_L1) // the head of the matrix goes with its title
                table = tableOf(line);
            continue;
        }
        const std::optional<int> from = leadingInteger(words.front());
        if (table == Table::None || !from || *from >= MostPeers)
            continue;
        for (qsizetype c = 1; c < words.size() && c <= MostPeers; ++c) {
            const std::optional<double> rate = leadingNumber(words[c]);
            const int to = static_cast<int>(c) - 1;
            if (rate && *rate > 0 && to != *from)
                seen.peerRates.push_back(
                    {*from, to, addressOf(*from), addressOf(to), *rate, table == Table::Direct, section.at(i)});
        }
    }
    return seen;
}

} // namespace rig::reality
