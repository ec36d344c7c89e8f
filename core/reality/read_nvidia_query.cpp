// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/nvidia_figures.h"
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <QXmlStreamReader>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// A figure of one of the instances that a card is divided into: none of the card itself.
void takeInstance(SeenMig &mig, const QString &heading, const QString &key, QStringView value)
{
    if (heading == "fbmemoryusage"_L1 && key == "total"_L1)
        mig.largestMib = std::max(mig.largestMib, leadingNumber(value));
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
    else if (is("migmode"_L1, "current"_L1) || is("migmode"_L1, "currentmig"_L1))
        takeMigMode(device.mig, value, evidence);
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

void announce(Seen &seen, std::optional<int> attached, Evidence evidence)
{
    const int there = static_cast<int>(seen.devices.size());
    if (attached && *attached > there && *attached < 1000) {
        seen.missing.push_back({SeenMissing::Why::Announced, u"GPU"_s, *attached - there, evidence});
        seen.cut = true;
    }
}

} // namespace

SeenDevice nvidiaDevice(Evidence evidence)
{
    SeenDevice device;
    device.vendor = 0x10de;
    device.classCode = 0x0302;
    device.evidence = evidence;
    return device;
}

void takeDeviceId(QStringView value, std::optional<int> &vendor, std::optional<int> &device)
{
    if (const auto number = hexNumber(value); number && (*number & 0xffff) != 0) {
        vendor = static_cast<int>(*number & 0xffff);
        device = static_cast<int>(*number >> 16);
    }
}

void takeMigMode(SeenMig &mig, QStringView value, Evidence evidence)
{
    mig.on = enabledIn(value);
    if (mig.on)
        mig.evidence = evidence;
}

QString bare(QStringView key)
{
    QString bare;
    for (const QChar c : key.left(80)) {
        if (c.isLetterOrNumber())
            bare += c.toLower();
    }
    return bare;
}

Seen readNvidiaQuery(const Section &section)
{
    Seen seen;
    QString heading;
    std::optional<int> attached;
    Evidence announcedAt;
    qsizetype instanceAt = -1; // how far the heading of an instance stands in; what stands further in is of it
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const QStringView line = section.lines[i].trimmed();
        if (line.isEmpty())
            continue;
        ++seen.understood;
        const qsizetype at = section.lines[i].indexOf(line.front());
        if (at <= instanceAt)
            instanceAt = -1;
        if (line == "MIG Device"_L1 && !seen.devices.empty()) {
            instanceAt = at;
            ++seen.devices.back().mig.instances;
            continue;
        }
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
        } else if (!seen.devices.empty() && instanceAt >= 0) {
            takeInstance(seen.devices.back().mig, heading, key, pair->value);
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
            } else if (!seen.devices.empty()) {
                SeenDevice &device = seen.devices.back();
                if (key == "migdevice"_L1)
                    ++device.mig.instances;
                else if (path.contains("migdevice"_L1))
                    takeInstance(device.mig, heading, key, value);
                else
                    takeFigure(device, heading, key, value, here);
            }
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

} // namespace rig::reality
