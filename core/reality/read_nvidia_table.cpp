// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// The mode of the driver behind a name: on Linux whether it stays loaded, on Windows its model.
bool isMode(QStringView word)
{
    static constexpr std::array Modes{"On"_L1, "Off"_L1, "WDDM"_L1, "TCC"_L1, "MCDM"_L1, "N/A"_L1};
    return std::find(Modes.begin(), Modes.end(), word) != Modes.end();
}

/// "0  NVIDIA GeForce RTX 3090  Off": the row that has the bus in its second cell.
SeenDevice deviceOf(QStringView cell, const PciAddress &address)
{
    SeenDevice device;
    device.address = address;
    device.vendor = 0x10de;
    device.classCode = 0x0302;
    cell = cell.trimmed();
    qsizetype digits = 0;
    while (digits < cell.size() && cell[digits].isDigit())
        ++digits;
    if (digits > 0 && digits < 5)
        device.index = cell.left(digits).toInt();
    QStringView name = cell.mid(digits).trimmed();
    if (const qsizetype blank = name.lastIndexOf(u' '); blank > 0 && isMode(name.mid(blank + 1)))
        name = name.left(blank).trimmed();
    device.name = said(name);
    return device;
}

void takeValues(const QList<QStringView> &cells, SeenDevice &device)
{
    for (const QStringView cell : cells) {
        const qsizetype slash = cell.lastIndexOf(u'/');
        if (slash < 0)
            continue;
        const QStringView right = cell.mid(slash + 1).trimmed();
        if (right.endsWith(u'W') && !device.powerLimit)
            device.powerLimit = leadingNumber(right);
        if (right.endsWith("MiB"_L1) && !device.memoryMib)
            device.memoryMib = leadingNumber(right);
        for (const QStringView word : wordsOf(cell.left(slash))) {
            if (word.size() <= 3 && word.startsWith(u'P') && leadingInteger(word.mid(1)))
                device.state = word.toString();
            else if (word.endsWith(u'W') && right.endsWith(u'W') && !device.powerDraw)
                device.powerDraw = leadingNumber(word);
            else if (word.size() <= 4 && word.endsWith(u'C') && !device.temperature)
                device.temperature = leadingNumber(word);
        }
    }
}

/// "Unable to determine the device handle for GPU1: 0000:34:00.0: Unknown Error", "GPU 0000:34:00.0 is lost", and what
/// else nvidia-smi says instead of a row.
std::optional<SeenMissing> missingIn(QStringView line)
{
    SeenMissing missing;
    if (line.contains("Unable to determine the device handle"_L1) || line.contains("is lost"_L1))
        missing.why = SeenMissing::Why::NoAnswer;
    else if (line.contains("No devices were found"_L1))
        missing.why = SeenMissing::Why::NoDevices;
    else if (line.contains("NVIDIA-SMI has failed"_L1))
        missing.why = SeenMissing::Why::NoDriver;
    else
        return {};
    if (const auto address = addressIn(line))
        missing.what = address->text();
    else if (const qsizetype gpu = line.indexOf("GPU"_L1); gpu >= 0 && leadingInteger(line.mid(gpu + 3)))
        missing.what = u"GPU"_s + QString::number(*leadingInteger(line.mid(gpu + 3)));
    return missing;
}

/// The address of "GPU0000:04:00.0", which old drivers print without a blank.
QString addressBehindGpu(QStringView line)
{
    const qsizetype gpu = line.indexOf("GPU0"_L1);
    const auto leading = gpu < 0 ? std::nullopt : leadingAddress(line.mid(gpu + 3));
    return leading ? leading->first.text() : QString();
}

/// The third row of a card ("|  |  |  Enabled |"), and the rows of the table of instances, which begin with the card's
/// number and have a memory of their own: "|  0    2   0   0  |     11MiB / 20096MiB | 42      0 |  3   0 …".
void takeMigRow(const QList<QStringView> &cells, std::vector<SeenDevice> &devices, Evidence evidence)
{
    const QStringView first = cells[1].trimmed();
    if (first.isEmpty() && cells[2].trimmed().isEmpty()) {
        SeenMig &mig = devices.back().mig;
        if (const auto on = enabledIn(cells[3].trimmed())) {
            mig.on = on;
            mig.evidence = evidence;
        }
        return;
    }
    const QList<QStringView> numbers = wordsOf(first);
    const auto memory = after(cells[2], "MiB /"_L1);
    const bool instance = numbers.size() == 4 && memory && std::all_of(numbers.begin(), numbers.end(), [](auto word) {
                              return leadingInteger(word).has_value();
                          });
    if (!instance)
        return;
    for (SeenDevice &device : devices) {
        if (device.index != leadingInteger(numbers.front()))
            continue;
        ++device.mig.instances;
        device.mig.largestMib = std::max(device.mig.largestMib, leadingNumber(*memory));
    }
}

/// "MIG 3g.20gb Device 0: …": an instance is only there where the mode is on.
void takeListedInstance(SeenMig &mig, QStringView line, Evidence evidence)
{
    mig.on = true;
    if (!mig.evidence)
        mig.evidence = evidence;
    ++mig.instances;
    const qsizetype dot = line.indexOf(u'.');
    if (const auto gib = dot > 0 ? leadingNumber(line.mid(dot + 1)) : std::nullopt)
        mig.largestMib = std::max(mig.largestMib, std::optional(*gib * 1024));
}

} // namespace

Seen readNvidiaTable(const Section &section)
{
    Seen seen;
    bool open = false; // the last device still lacks its second row
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const QStringView line = section.lines[i].trimmed();
        if (line.isEmpty())
            continue;
        if (auto missing = missingIn(line)) {
            if (missing->what.isEmpty() || missing->what.startsWith("GPU"_L1)) {
                const QString behind = addressBehindGpu(line);
                missing->what = behind.isEmpty() ? missing->what : behind;
            }
            missing->evidence = section.at(i);
            seen.missing.push_back(*missing);
            ++seen.understood;
            continue;
        }
        if (!line.startsWith(u'|')) {
            if (line.startsWith(u'+'))
                ++seen.understood;
            continue;
        }
        ++seen.understood;
        if (line.contains("NVIDIA-SMI"_L1)) {
            for (const QLatin1StringView key : {"Driver Version:"_L1, "KMD Version:"_L1}) {
                if (const auto version = after(line, key); version && !wordsOf(*version).isEmpty())
                    seen.driver = said(wordsOf(*version).front());
            }
            for (const QLatin1StringView key : {"CUDA Version:"_L1, "CUDA UMD Version:"_L1}) {
                if (const auto version = after(line, key); version && !wordsOf(*version).isEmpty())
                    seen.cuda = said(wordsOf(*version).front());
            }
            continue;
        }
        QList<QStringView> cells = line.split(u'|');
        if (cells.size() < 4 || seen.devices.size() >= MostDevices)
            continue;
        const auto leading = leadingAddress(cells[2].trimmed());
        if (leading) {
            SeenDevice device = deviceOf(cells[1], leading->first);
            device.evidence = section.at(i);
            seen.devices.push_back(std::move(device));
            open = true;
        } else if (line.contains("MiB /"_L1) && line.contains(u'W')) {
            if (!open) { // the row above it was filtered out
                SeenDevice device;
                device.vendor = 0x10de;
                device.classCode = 0x0302;
                device.evidence = section.at(i);
                seen.devices.push_back(std::move(device));
            }
            takeValues(cells, seen.devices.back());
            open = false;
        } else if (!seen.devices.empty()) {
            takeMigRow(cells, seen.devices, section.at(i));
        }
    }
    return seen;
}

Seen readNvidiaList(const Section &section)
{
    // nvidia-smi -L, and what nvlink puts before the links of each card: "GPU 0: NAME (UUID: …)".
    Seen seen;
    for (std::size_t i = 0; i < section.lines.size() && seen.devices.size() < MostDevices; ++i) {
        QStringView line = section.lines[i].trimmed();
        if (const auto rest = after(line, "GPU models and configuration:"_L1)) // PyTorch's collect_env
            line = *rest;
        if (const auto version = after(line, "Nvidia driver version:"_L1))
            seen.driver = said(*version);
        if (line.startsWith("GPU "_L1) && leadingInteger(line.mid(4)) && line.contains(u':')) {
            SeenDevice device;
            device.index = *leadingInteger(line.mid(4));
            device.vendor = 0x10de;
            device.classCode = 0x0302;
            const QStringView rest = line.mid(line.indexOf(u':') + 1);
            const qsizetype uuid = rest.indexOf("(UUID"_L1);
            device.name = said(uuid >= 0 ? rest.left(uuid) : rest);
            device.evidence = section.at(i);
            seen.devices.push_back(std::move(device));
            ++seen.understood;
        } else if (line.startsWith("MIG "_L1)) { // "MIG 3g.20gb Device 0: (UUID: …)"
            if (!seen.devices.empty())
                takeListedInstance(seen.devices.back().mig, line, section.at(i));
            ++seen.understood;
        } else if (line.startsWith("Link "_L1)) {
            ++seen.understood;
        } else if (auto missing = missingIn(line)) {
            missing->evidence = section.at(i);
            seen.missing.push_back(*missing);
        }
    }
    return seen;
}

} // namespace rig::reality
