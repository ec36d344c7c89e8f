// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/nvidia_figures.h"
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// What a field of --query-gpu says.
void takeField(SeenDevice &device, Seen &seen, const QString &field, QStringView value, Evidence evidence)
{
    if (saysNothing(value))
        return;
    const std::optional<int> number = leadingInteger(value);
    SeenLink &link = device.link;
    if (field == "name"_L1 || field == "gpu_name"_L1)
        device.name = said(value);
    else if (field == "index"_L1)
        device.index = number.value_or(-1);
    else if (field == "pci.bus_id"_L1 || field == "gpu_bus_id"_L1)
        device.address = pciAddress(value);
    else if (field == "pci.device_id"_L1)
        takeDeviceId(value, device.vendor, device.device);
    else if (field == "pci.sub_device_id"_L1)
        takeDeviceId(value, device.subVendor, device.subDevice);
    else if (field == "pcie.link.gen.current"_L1 || field == "pcie.link.gen.gpucurrent"_L1)
        link.generation = generationOf(number);
    else if (field == "pcie.link.gen.max"_L1)
        link.maxGeneration = generationOf(number);
    else if (field == "pcie.link.gen.gpumax"_L1)
        link.deviceMaxGeneration = generationOf(number);
    else if (field == "pcie.link.gen.hostmax"_L1)
        link.hostMaxGeneration = generationOf(number);
    else if (field == "pcie.link.width.current"_L1) {
        link.width = lanesOf(number);
        link.evidence = evidence;
    } else if (field == "pcie.link.width.max"_L1)
        link.maxWidth = lanesOf(number);
    else if (field == "driver_version"_L1)
        seen.driver = said(value);
    else if (field == "memory.total"_L1)
        device.memoryMib = leadingNumber(value);
    else if (bare(field).endsWith("powerlimit"_L1))
        device.powerLimit = leadingNumber(value);
    else if (bare(field) == "powerdraw"_L1 || bare(field) == "powerdrawinstant"_L1)
        device.powerDraw = leadingNumber(value);
    else if (field == "temperature.gpu"_L1)
        device.temperature = leadingNumber(value);
    else if (field.endsWith("_thermal_slowdown"_L1))
        device.slowedByHeat = device.slowedByHeat.value_or(false) || value == "Active"_L1;
    else if (field == "pstate"_L1)
        device.state = said(value);
    else if (field == "mig.mode.current"_L1)
        takeMigMode(device.mig, value, evidence);
    else if (field == "clocks_event_reasons.gpu_idle"_L1 || field == "clocks_throttle_reasons.gpu_idle"_L1)
        device.idle = value == "Active"_L1;
}

/// Cells without a head line: only what no other field looks like is taken.
SeenDevice deviceOfCells(const QList<QStringView> &cells, Evidence evidence)
{
    SeenDevice device = nvidiaDevice(evidence);
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const QStringView cell = cells[i].trimmed();
        static constexpr std::array Names{"NVIDIA "_L1, "GeForce"_L1, "Tesla "_L1, "Quadro "_L1, "TITAN"_L1, "RTX "_L1};
        if (const auto address = pciAddress(cell))
            device.address = address;
        else if (std::any_of(Names.begin(), Names.end(), [&](auto each) { return cell.startsWith(each); }))
            device.name = said(cell);
        else if (i == 0 && cell.size() <= 3 && leadingInteger(cell))
            device.index = *leadingInteger(cell);
        else if (cell.endsWith("MiB"_L1) && !device.memoryMib)
            device.memoryMib = leadingNumber(cell);
    }
    return device;
}

/// "pcie.link.width.max", "memory.total [MiB]", "name"
bool isFieldName(QStringView cell)
{
    if (const qsizetype unit = cell.indexOf(u'['); unit > 0)
        cell = cell.left(unit).trimmed();
    return !cell.isEmpty() && cell.front().isLower() && std::all_of(cell.begin(), cell.end(), [](QChar c) {
        return c.isLower() || c.isDigit() || c == u'.' || c == u'_';
    });
}

QStringList fieldsOfCommand(const QString &command)
{
    const qsizetype at = command.indexOf("--query-gpu="_L1);
    if (at < 0)
        return {};
    QString list = command.mid(at + 12);
    if (list.startsWith(u'"') || list.startsWith(u'\''))
        list = list.mid(1);
    list = list.left(list.indexOf(QChar(u' ')) < 0 ? list.size() : list.indexOf(QChar(u' ')));
    list.remove(u'"').remove(u'\'');
    return list.split(u',', Qt::SkipEmptyParts);
}

} // namespace

QStringList queryFieldsIn(QStringView line)
{
    static constexpr std::array Known{"name"_L1,
                                      "gpu_name"_L1,
                                      "index"_L1,
                                      "pci.bus_id"_L1,
                                      "gpu_bus_id"_L1,
                                      "uuid"_L1,
                                      "driver_version"_L1,
                                      "memory.total"_L1,
                                      "timestamp"_L1,
                                      "pstate"_L1,
                                      "pcie.link.gen.current"_L1,
                                      "pcie.link.gen.max"_L1,
                                      "pcie.link.width.current"_L1,
                                      "pcie.link.width.max"_L1,
                                      "pcie.link.gen.gpucurrent"_L1,
                                      "utilization.gpu"_L1,
                                      "temperature.gpu"_L1};
    if (line.isEmpty() || !line.contains(u',') || line.front().isUpper())
        return {};
    QStringList fields;
    int known = 0;
    for (const QStringView cell : line.split(u',')) {
        QStringView field = cell.trimmed();
        if (const qsizetype unit = field.indexOf(u'['); unit > 0)
            field = field.left(unit).trimmed();
        if (field.isEmpty() || field.contains(u' ') || field.size() > 80)
            return {};
        known += std::find(Known.begin(), Known.end(), field) != Known.end() ? 1 : 0;
        fields << field.toString();
    }
    return known > 0 ? fields : QStringList();
}

Seen readNvidiaCsv(const Section &section)
{
    Seen seen;
    QStringList fields = fieldsOfCommand(section.command);
    for (std::size_t i = 0; i < section.lines.size() && seen.devices.size() < MostDevices; ++i) {
        const QStringView line = section.lines[i].trimmed();
        // What was typed has commas as well.
        if (line.isEmpty() || (i == 0 && !commandIn(section.lines[i]).isEmpty()))
            continue;
        if (const QStringList head = queryFieldsIn(line); !head.isEmpty()) {
            fields = head;
            ++seen.understood;
            continue;
        }
        if (line.startsWith("Unable to determine"_L1) || line.contains("is lost"_L1)) {
            SeenMissing missing{SeenMissing::Why::NoAnswer, {}, 1, section.at(i)};
            if (const auto address = addressIn(line))
                missing.what = address->text();
            seen.missing.push_back(std::move(missing));
            ++seen.understood;
            continue;
        }
        const QList<QStringView> cells = line.split(u',');
        if (cells.size() < 2 || line.startsWith(u'#')) {
            seen.notUnderstood.push_back(section.at(i));
            continue;
        }
        if (fields.isEmpty()) {
            SeenDevice device = deviceOfCells(cells, section.at(i));
            if (device.address || !device.name.isEmpty())
                seen.devices.push_back(std::move(device));
            else
                seen.notUnderstood.push_back(section.at(i));
            continue;
        }
        // A row that is cut gives what it has; one that has more is of another list.
        if (cells.size() > fields.size()) {
            seen.notUnderstood.push_back(section.at(i));
            continue;
        }
        seen.cut = seen.cut || cells.size() < fields.size();
        if (std::all_of(cells.begin(), cells.end(), [](QStringView cell) { return isFieldName(cell.trimmed()); }))
            continue; // the head line, after a command that named the fields
        SeenDevice device = nvidiaDevice(section.at(i));
        for (qsizetype c = 0; c < cells.size(); ++c)
            takeField(device, seen, fields[c], cells[c].trimmed(), section.at(i));
        if (device.index < 0)
            device.index = static_cast<int>(seen.devices.size());
        seen.devices.push_back(std::move(device));
        ++seen.understood;
    }
    return seen;
}

} // namespace rig::reality
