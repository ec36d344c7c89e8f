// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/pci_address.h"

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

int hexDigit(QChar c)
{
    const char16_t u = c.unicode();
    if (u >= u'0' && u <= u'9')
        return u - u'0';
    if (u >= u'a' && u <= u'f')
        return u - u'a' + 10;
    return u >= u'A' && u <= u'F' ? u - u'A' + 10 : -1;
}

/// Reads hexadecimal digits from `at` on; how many there were.
qsizetype readHex(QStringView text, qsizetype at, quint32 &value)
{
    value = 0;
    qsizetype count = 0;
    while (at + count < text.size() && count < 9) {
        const int digit = hexDigit(text[at + count]);
        if (digit < 0)
            break;
        value = value * 16 + static_cast<quint32>(digit);
        ++count;
    }
    return count;
}

} // namespace

QString PciAddress::text() const
{
    return u"%1:%2:%3.%4"_s.arg(domain, 4, 16, QLatin1Char('0'))
        .arg(bus, 2, 16, QLatin1Char('0'))
        .arg(device, 2, 16, QLatin1Char('0'))
        .arg(function);
}

bool PciAddress::isDummy() const
{
    const bool zero = bus == 0 && device == 0 && function == 0;
    return zero || (device == 0x1f && function == 7) || bus == 0xff;
}

std::optional<std::pair<PciAddress, qsizetype>> leadingAddress(QStringView text)
{
    PciAddress address;
    quint32 first = 0;
    qsizetype at = readHex(text, 0, first);
    if (at < 2 || at > 8 || at >= text.size() || text[at] != u':')
        return {};
    quint32 bus = 0;
    quint32 device = 0;
    const qsizetype second = readHex(text, at + 1, bus);
    qsizetype next = at + 1 + second;
    if (second != 2 || next >= text.size())
        return {};
    if (text[next] == u':') {
        if (at < 4)
            return {};
        address.domain = first;
        const qsizetype third = readHex(text, next + 1, device);
        next += 1 + third;
        if (third != 2 || next >= text.size())
            return {};
    } else {
        if (at != 2)
            return {};
        device = bus;
        bus = first;
    }
    if (text[next] != u'.' || next + 1 >= text.size() || device > 0x1f)
        return {};
    const int function = hexDigit(text[next + 1]);
    next += 2;
    if (function < 0 || function > 7 || (next < text.size() && hexDigit(text[next]) >= 0))
        return {};
    address.bus = static_cast<int>(bus);
    address.device = static_cast<int>(device);
    address.function = function;
    return std::pair(address, next);
}

std::optional<PciAddress> pciAddress(QStringView text)
{
    text = text.trimmed();
    const auto leading = leadingAddress(text);
    return leading && leading->second == text.size() ? std::optional(leading->first) : std::nullopt;
}

std::optional<PciAddress> addressIn(QStringView text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (hexDigit(text[i]) < 0 || (i > 0 && text[i - 1].isLetterOrNumber()))
            continue;
        if (const auto found = leadingAddress(text.mid(i)))
            return found->first;
        // The next start is behind this run of digits.
        while (i + 1 < text.size() && (hexDigit(text[i + 1]) >= 0))
            ++i;
    }
    return {};
}

} // namespace rig::reality
