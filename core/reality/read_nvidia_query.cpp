// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <QXmlStreamReader>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

SeenDevice nvidiaDevice(Evidence evidence)
{
    SeenDevice device;
    device.vendor = 0x10de;
    device.classCode = 0x0302;
    device.evidence = evidence;
    return device;
}

/// "0x233010DE", "27B010DE": device and vendor in one number.
void takeDeviceId(QStringView value, std::optional<int> &vendor, std::optional<int> &device)
{
    if (const auto number = hexNumber(value); number && (*number & 0xffff) != 0) {
        vendor = static_cast<int>(*number & 0xffff);
        device = static_cast<int>(*number >> 16);
    }
}

/// What a value means, by its heading and key in the text and by its path in XML, which have the same names but for
/// blanks and capitals.
void takeFigure(SeenDevice &device, const QString &heading, const QString &key, QStringView value, Evidence evidence)
{
    if (saysNothing(value))
        return;
    SeenLink &link = device.link;
    const std::optional<int> number = leadingInteger(value);
    const auto is = [&](QLatin1StringView h, QLatin1StringView k) { return heading == h && key == k; };
    if (is("pciegeneration"_L1, "max"_L1) || key == "maxlinkgen"_L1)
        link.maxGeneration = generationOf(number);
    else if (is("pciegeneration"_L1, "current"_L1) || key == "currentlinkgen"_L1)
        link.generation = generationOf(number);
    else if (is("pciegeneration"_L1, "devicemax"_L1) || key == "maxdevicelinkgen"_L1)
        link.deviceMaxGeneration = generationOf(number);
    else if (is("pciegeneration"_L1, "hostmax"_L1) || key == "maxhostlinkgen"_L1)
        link.hostMaxGeneration = generationOf(number);
    else if (is("linkwidth"_L1, "max"_L1) || key == "maxlinkwidth"_L1)
        link.maxWidth = lanesOf(number);
    else if (is("linkwidth"_L1, "current"_L1) || key == "currentlinkwidth"_L1) {
        link.width = lanesOf(number);
        link.evidence = evidence;
    } else if (key == "productname"_L1)
        device.name = said(value);
    else if (key == "deviceid"_L1 || key == "pcideviceid"_L1)
        takeDeviceId(value, device.vendor, device.device);
    else if (key == "subsystemid"_L1 || key == "pcisubsystemid"_L1)
        takeDeviceId(value, device.subVendor, device.subDevice);
    else if ((heading == "fbmemoryusage"_L1 && key == "total"_L1))
        device.memoryMib = leadingNumber(value);
    else if (key == "currentpowerlimit"_L1 || key == "enforcedpowerlimit"_L1 || key == "powerlimit"_L1) {
        if (!device.powerLimit)
            device.powerLimit = leadingNumber(value);
    } else if (key == "powerdraw"_L1 || key == "instantaneouspowerdraw"_L1 || key == "instantpowerdraw"_L1) {
        if (!device.powerDraw)
            device.powerDraw = leadingNumber(value);
    } else if (key == "gpucurrenttemp"_L1 || key == "gputemp"_L1)
        device.temperature = leadingNumber(value);
    else if (key == "gpuslowdowntemp"_L1 || key == "gputempslowthreshold"_L1)
        device.slowdownTemperature = leadingNumber(value);
    else if (key.endsWith("hwthermalslowdown"_L1) || key.endsWith("swthermalslowdown"_L1))
        device.slowedByHeat = device.slowedByHeat.value_or(false) || value == "Active"_L1;
    else if (key == "performancestate"_L1)
        device.state = said(value);
    else if (key == "virtualizationmode"_L1)
        device.virtualised = value == "Pass-Through"_L1 || value == "VGPU"_L1;
    else if ((key == "idle"_L1 && heading.startsWith("clocks"_L1)) || key == "clockseventreasongpuidle"_L1 ||
             key == "clocksthrottlereasongpuidle"_L1)
        device.idle = value == "Active"_L1;
}

/// "PCIe Generation", "max_link_gen" → "pciegeneration", "maxlinkgen".
QString bare(QStringView key)
{
    QString bare;
    for (const QChar c : key.left(80)) {
        if (c.isLetterOrNumber())
            bare += c.toLower();
    }
    return bare;
}

void announce(Seen &seen, std::optional<int> attached, Evidence evidence)
{
    const int there = static_cast<int>(seen.devices.size());
    if (attached && *attached > there && *attached < 1000) {
        seen.missing.push_back({SeenMissing::Why::Announced, u"GPU"_s, *attached - there, evidence});
        seen.cut = true;
    }
}

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

Seen readNvidiaQuery(const Section &section)
{
    Seen seen;
    QString heading;
    std::optional<int> attached;
    Evidence announcedAt;
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const QStringView line = section.lines[i].trimmed();
        if (line.isEmpty())
            continue;
        ++seen.understood;
        if (line.startsWith("GPU "_L1)) {
            if (const auto address = pciAddress(line.mid(4)); address && seen.devices.size() < MostDevices) {
                SeenDevice device = nvidiaDevice(section.at(i));
                device.address = address;
                device.index = static_cast<int>(seen.devices.size());
                seen.devices.push_back(std::move(device));
                heading.clear();
                continue;
            }
        }
        const auto pair = keyValue(line);
        if (!pair) {
            heading = bare(line);
            continue;
        }
        const QString key = bare(pair->key);
        if (key == "driverversion"_L1 || key == "kmdversion"_L1) {
            seen.driver = said(pair->value);
        } else if (key == "cudaversion"_L1 || key == "cudaumdversion"_L1) {
            seen.cuda = said(pair->value);
        } else if (key == "attachedgpus"_L1) {
            attached = leadingInteger(pair->value);
            announcedAt = section.at(i);
        } else if (!seen.devices.empty()) {
            takeFigure(seen.devices.back(), heading, key, pair->value, section.at(i));
        }
    }
    announce(seen, attached, announcedAt);
    return seen;
}

Seen readNvidiaXml(const Section &section)
{
    Seen seen;
    QString text = section.whole();
    // What a shell prints around a document is no part of it.
    if (const qsizetype begin = text.indexOf("<nvidia_smi_log"_L1); begin > 0)
        text = QString(text.left(begin).count(u'\n'), u'\n') + text.mid(begin);
    QXmlStreamReader xml(text);
    QStringList path;
    std::optional<int> attached;
    Evidence announcedAt;
    QString value;
    while (!xml.atEnd() && path.size() < 64) {
        switch (xml.readNext()) {
        case QXmlStreamReader::StartElement:
            path << bare(xml.name());
            value.clear();
            if (xml.name() == "gpu"_L1 && seen.devices.size() < MostDevices) {
                SeenDevice device =
                    nvidiaDevice(section.at(static_cast<std::size_t>(std::max<qint64>(1, xml.lineNumber()) - 1)));
                device.address = pciAddress(xml.attributes().value("id"_L1));
                device.index = static_cast<int>(seen.devices.size());
                seen.devices.push_back(std::move(device));
            }
            break;
        case QXmlStreamReader::Characters:
            value = xml.text().trimmed().toString().left(400);
            break;
        case QXmlStreamReader::EndElement: {
            const Evidence here = section.at(static_cast<std::size_t>(std::max<qint64>(1, xml.lineNumber()) - 1));
            const QString key = path.isEmpty() ? QString() : path.takeLast();
            const QString heading = path.isEmpty() ? QString() : path.back();
            ++seen.understood;
            if (key == "driverversion"_L1 || key == "kmdversion"_L1)
                seen.driver = said(value);
            else if (key == "cudaversion"_L1 || key == "cudaumdversion"_L1)
                seen.cuda = said(value);
            else if (key == "attachedgpus"_L1) {
                attached = leadingInteger(value);
                announcedAt = here;
            } else if (!seen.devices.empty())
                takeFigure(seen.devices.back(), heading, key, value, here);
            value.clear();
            break;
        }
        default:
            break;
        }
    }
    seen.cut = xml.hasError();
    announce(seen, attached, announcedAt);
    return seen;
}

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
        if (line.isEmpty())
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
