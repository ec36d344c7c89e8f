// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

constexpr int MostGpus = 1024; ///< of one machine, partitions counted

SeenDevice amdDevice(int index, Evidence evidence)
{
    SeenDevice device;
    device.vendor = 0x1002;
    device.classCode = 0x0302;
    device.index = index;
    device.label = u"GPU"_s + QString::number(index);
    device.evidence = evidence;
    return device;
}

/// "16.0GT/s x16", "2.5GT/s, x8 250Mhz": speed and width.
void takeState(QStringView value, SeenLink &link, Evidence evidence)
{
    const qsizetype speed = value.indexOf("GT/s"_L1);
    if (speed < 0)
        return;
    qsizetype begin = speed;
    while (begin > 0 && (value[begin - 1].isDigit() || value[begin - 1] == u'.' || value[begin - 1] == u' '))
        --begin;
    link.generation = generationOfSpeed(leadingNumber(value.mid(begin)));
    const qsizetype x = value.indexOf(u'x', speed);
    link.width = x < 0 ? std::nullopt : lanesOf(leadingInteger(value.mid(x + 1)));
    link.evidence = evidence;
}

/// What rocm-smi says of a card, in its text and in its JSON alike.
void takeRocm(SeenDevice &device, QStringView key, QStringView value, Evidence evidence)
{
    if (saysNothing(value))
        return;
    const auto is = [&](QLatin1StringView word) { return key.compare(word, Qt::CaseInsensitive) == 0; };
    const auto id = value.startsWith("0x"_L1) ? hexNumber(value) : std::nullopt;
    if (is("Card series"_L1) && id && *id <= 0xffff) {
        // A card that rocm-smi has no names for: its chip's number as the series, the subsystem's as the model.
        if (device.device && device.device != static_cast<int>(*id))
            device.subDevice = device.device;
        device.device = static_cast<int>(*id);
        device.numbersOnly = true;
    } else if (is("Device Name"_L1) || is("Card series"_L1)) {
        if (!id && (device.name.isEmpty() || is("Device Name"_L1)))
            device.name = said(value);
    } else if (is("Card model"_L1) && device.numbersOnly) {
        device.subDevice = id ? std::optional(static_cast<int>(*id & 0xffff)) : std::nullopt;
    } else if (is("Device ID"_L1) || is("GPU ID"_L1) || is("Card model"_L1)) {
        if (id && *id <= 0xffff && (!device.device || !is("Card model"_L1)))
            device.device = static_cast<int>(*id);
    } else if (is("Device Rev"_L1) || is("GPU Rev"_L1)) {
        const auto revision = hexNumber(value);
        device.revision = revision && *revision <= 0xff ? std::optional(static_cast<int>(*revision)) : std::nullopt;
    } else if (is("PCI Bus"_L1)) {
        device.address = pciAddress(value);
    } else if (is("pcie clock level"_L1)) {
        takeState(value, device.link, evidence);
    } else if (is("VRAM Total Memory (B)"_L1)) {
        if (const auto bytes = leadingNumber(value))
            device.memoryMib = *bytes / (1024.0 * 1024.0);
    } else if (key.startsWith("Max Graphics Package Power"_L1)) {
        device.powerLimit = leadingNumber(value);
    }
}

/// rocm-smi's tables whose head names the column of the ids: "GPU  DID  GFX RAS …  BUS", "Device  Node  IDs  Temp".

/// The chip's number in a row of such a table: the word that begins where the head's word does, or a few places beside.
std::optional<int> idUnder(QStringView line, qsizetype column)
{
    for (const QStringView word : wordsOf(line)) {
        const qsizetype begin = word.data() - line.data();
        if (begin < column - 3 || begin > column + 3)
            continue;
        const QStringView digits = word.endsWith(u',') ? word.chopped(1) : word;
        if (digits.size() != (digits.startsWith("0x"_L1) ? 6 : 4))
            return {};
        const auto number = hexNumber(digits);
        return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
    }
    return {};
}

/// Where the head of such a table has its ids; -1: the line is none.
qsizetype idColumnOf(QStringView line)
{
    const QList<QStringView> words = wordsOf(line);
    if (words.size() < 3 || (words.front() != "GPU"_L1 && words.front() != "Device"_L1))
        return -1;
    for (const QStringView word : words) {
        if (word == "DID"_L1 || word == "IDs"_L1)
            return word.data() - line.data();
    }
    return -1;
}

SeenDevice &deviceWith(Seen &seen, int index, Evidence evidence)
{
    const auto found = std::find_if(seen.devices.begin(), seen.devices.end(),
                                    [&](const SeenDevice &device) { return device.index == index; });
    if (found != seen.devices.end())
        return *found;
    seen.devices.push_back(amdDevice(index, evidence));
    return seen.devices.back();
}

/// What a row of such a table has beside the chip's number: where the card is, and the limit, which stands after what
/// it draws now.
void takeTableRow(SeenDevice &device, int chip, QStringView line)
{
    device.device = chip;
    int watts = 0;
    for (const QStringView word : wordsOf(line)) {
        if (const auto address = word.contains(u':') ? pciAddress(word) : std::nullopt)
            device.address = address;
        const bool power = word.endsWith(u'W') && leadingNumber(word);
        watts += power ? 1 : 0;
        if (power && watts == 2)
            device.powerLimit = leadingNumber(word);
    }
}

/// Tables of pairs; only those on types of link are kept, and only where each row has a cell for each column.
class Pairs
{
public:
    void head(QStringView line)
    {
        m_names.clear();
        m_rows = 0;
        for (const QStringView word : wordsOf(line))
            m_names << word.toString();
    }
    [[nodiscard]] bool isOpen() const { return !m_names.isEmpty(); }
    void close() { m_names.clear(); }

    void row(QStringView line, bool links, Seen &seen, Evidence evidence)
    {
        const QList<QStringView> words = wordsOf(line);
        const qsizetype row = m_names.indexOf(words.front().toString());
        if (row < 0 || words.size() != m_names.size() + 1 || !links)
            return;
        for (qsizetype i = row + 1; i < m_names.size(); ++i) {
            const QStringView cell = words[i + 1];
            if (cell == "PCIE"_L1 || cell == "XGMI"_L1)
                seen.ways.push_back({m_names[row], m_names[i], cell.toString(), evidence});
        }
    }
    [[nodiscard]] const QStringList &names() const { return m_names; }

private:
    QStringList m_names;
    int m_rows = 0;
};

} // namespace

Seen readRocmSmi(const Section &section)
{
    Seen seen;
    Pairs pairs;
    bool links = false;
    qsizetype ids = -1; // the column of the table that is open
    for (std::size_t i = 0; i < section.lines.size() && seen.devices.size() < MostDevices; ++i) {
        const QStringView whole = section.lines[i];
        const QStringView line = whole.trimmed();
        if (line.isEmpty())
            continue;
        ++seen.understood;
        if (line.startsWith("==="_L1)) {
            links = line.contains("Link Type"_L1);
            pairs.close();
            ids = line.contains("End of ROCm"_L1) ? -1 : ids;
        } else if (const qsizetype column = idColumnOf(whole); column >= 0) {
            ids = column;
        } else if (const auto chip = ids >= 0 && line.front().isDigit() ? idUnder(whole, ids) : std::nullopt;
                   chip && leadingInteger(line).value_or(MostGpus) < MostGpus) {
            // Old ones list another maker's graphics, too: pci.ids has nothing of AMD below this number.
            if (*chip >= 0x1000)
                takeTableRow(deviceWith(seen, *leadingInteger(line), section.at(i)), *chip, line);
        } else if (isTopologyHead(line)) {
            pairs.head(line);
            if (pairs.names().size() <= 512) {
                for (const QString &name : pairs.names())
                    static_cast<void>(
                        deviceWith(seen, leadingInteger(QStringView(name).mid(3)).value_or(-1), section.at(i)));
            }
        } else if (line.startsWith("GPU["_L1)) {
            const auto index = leadingInteger(line.mid(4));
            const qsizetype colon = line.indexOf(u':');
            if (index && *index < MostGpus && colon > 0) {
                if (const auto pair = keyValue(line.mid(colon + 1)))
                    takeRocm(deviceWith(seen, *index, section.at(i)), pair->key, pair->value, section.at(i));
            }
        } else if (pairs.isOpen() && line.startsWith("GPU"_L1)) {
            pairs.row(line, links, seen, section.at(i));
        } else if (line.front().isDigit() && line.contains("[0x"_L1) &&
                   leadingInteger(line).value_or(MostGpus) < MostGpus) {
            // The concise table: its numbers in brackets are the subsystem's in some versions and the chip's in others;
            // the name stands in the next line.
            SeenDevice &device = deviceWith(seen, *leadingInteger(line), section.at(i));
            for (const QStringView word : wordsOf(line)) {
                if (word.endsWith(u'W') && leadingNumber(word))
                    device.powerLimit = leadingNumber(word);
            }
            if (i + 1 < section.lines.size()) {
                const QStringView next = section.lines[i + 1].trimmed();
                if (!next.isEmpty() && next.front().isLetter() && next.size() <= 40)
                    device.name = said(next);
            }
        } else {
            --seen.understood;
            seen.notUnderstood.push_back(section.at(i));
        }
    }
    return seen;
}

Seen readRocmJson(const Section &section)
{
    Seen seen;
    QString text = section.whole();
    const qsizetype begin = text.indexOf(u'{');
    const qsizetype end = text.lastIndexOf(u'}');
    // Nesting is bounded by Qt's own parser; rocm-smi has two levels.
    const QJsonObject root = begin < 0 || end < begin
                                 ? QJsonObject()
                                 : QJsonDocument::fromJson(text.mid(begin, end - begin + 1).toUtf8()).object();
    for (auto it = root.begin(); it != root.end() && seen.devices.size() < MostDevices; ++it) {
        const auto index = it.key().startsWith("card"_L1) ? leadingInteger(QStringView(it.key()).mid(4)) : std::nullopt;
        if (!index || !it->isObject())
            continue;
        Evidence evidence = section.at(0);
        for (std::size_t i = 0; i < section.lines.size(); ++i) {
            if (section.lines[i].contains(u'"' + it.key() + u'"'))
                evidence = section.at(i);
        }
        SeenDevice device = amdDevice(*index, evidence);
        const QJsonObject values = it->toObject();
        for (auto value = values.begin(); value != values.end(); ++value) {
            takeRocm(device, value.key(), value->toString(), evidence);
            ++seen.understood;
        }
        seen.devices.push_back(std::move(device));
    }
    seen.cut = root.isEmpty() && begin >= 0;
    return seen;
}

namespace {

/// The table that amd-smi prints by itself: "| 0000:09:00.0    AMD Instinct MI325X | 0 %  49 °C  0  144/1000 W |" and
/// below it "|   0   0   3   SPX/NPS1 | 0 %  N/A  283/262128 MB |".
void takeFramed(QStringView line, Seen &seen, std::optional<SeenDevice> &framed, Evidence evidence)
{
    const QList<QStringView> cells = line.split(u'|', Qt::SkipEmptyParts);
    const QList<QStringView> left = cells.isEmpty() ? QList<QStringView>() : wordsOf(cells.front());
    const auto mostIn = [&](QLatin1StringView unit) -> std::optional<double> {
        const QList<QStringView> right = wordsOf(cells.back());
        const qsizetype at = right.indexOf(QStringView(QString(unit)));
        const qsizetype slash = at > 0 ? right[at - 1].indexOf(u'/') : -1;
        return slash < 0 ? std::nullopt : leadingNumber(right[at - 1].mid(slash + 1));
    };
    if (cells.size() < 2 || left.isEmpty()) {
        framed.reset();
        return;
    }
    if (const auto address = pciAddress(left.front())) {
        framed = amdDevice(-1, evidence);
        framed->address = address;
        framed->name = said(cells.front().trimmed().mid(left.front().size()));
        framed->powerLimit = mostIn("W"_L1);
        return;
    }
    const auto index = leadingInteger(left.front());
    if (!framed || !index || *index >= MostGpus)
        return;
    framed->index = *index;
    framed->label = u"GPU"_s + QString::number(*index);
    framed->memoryMib = mostIn("MB"_L1);
    seen.devices.push_back(std::move(*framed));
    framed.reset();
}

} // namespace

Seen readAmdSmi(const Section &section)
{
    Seen seen;
    Pairs pairs;
    bool links = false;
    QString heading;
    SeenDevice *device = nullptr;
    std::optional<SeenDevice> framed; // of the table's first line of two
    for (std::size_t i = 0; i < section.lines.size() && seen.devices.size() < MostDevices; ++i) {
        const QStringView line = section.lines[i].trimmed();
        if (line.isEmpty())
            continue;
        ++seen.understood;
        if (line.startsWith(u'|') || line.startsWith("+-"_L1)) {
            takeFramed(line, seen, framed, section.at(i));
            continue;
        }
        if (line.endsWith("TABLE:"_L1)) {
            links = line.startsWith("LINK TYPE"_L1);
            pairs.close();
            device = nullptr;
            continue;
        }
        if (!pairs.isOpen() && !device && pciAddress(wordsOf(line).front())) {
            pairs.head(line);
            for (qsizetype n = 0; n < pairs.names().size() && n < 512; ++n) {
                SeenDevice &each = deviceWith(seen, static_cast<int>(n), section.at(i));
                each.address = pciAddress(pairs.names()[n]);
            }
            continue;
        }
        if (pairs.isOpen()) {
            pairs.row(line, links, seen, section.at(i));
            continue;
        }
        const auto pair = keyValue(line);
        if (!pair) {
            --seen.understood;
            continue;
        }
        if (pair->key == "GPU"_L1) {
            if (const auto index = leadingInteger(pair->value); index && *index < MostGpus)
                device = &deviceWith(seen, *index, section.at(i));
            continue;
        }
        if (pair->value.isEmpty()) {
            heading = pair->key.toString();
            continue;
        }
        if (!device || saysNothing(pair->value))
            continue;
        const QStringView key = pair->key;
        const QStringView value = pair->value;
        if (key == "BDF"_L1)
            device->address = pciAddress(value);
        else if (key == "MARKET_NAME"_L1)
            device->name = said(value);
        else if (key == "DEVICE_ID"_L1 && hexNumber(value))
            device->device = static_cast<int>(*hexNumber(value) & 0xffff);
        else if (key == "SUBSYSTEM_ID"_L1 && hexNumber(value))
            device->subDevice = static_cast<int>(*hexNumber(value) & 0xffff);
        else if (key == "SUBVENDOR_ID"_L1 && hexNumber(value))
            device->subVendor = static_cast<int>(*hexNumber(value) & 0xffff);
        else if (key == "MAX_PCIE_WIDTH"_L1 || key == "MAX_PCIE_LANES"_L1)
            device->link.maxWidth = lanesOf(leadingInteger(value));
        else if (key == "MAX_PCIE_SPEED"_L1)
            device->link.maxGeneration = generationOfSpeed(leadingNumber(value));
        else if (key == "WIDTH"_L1 && heading == "PCIE"_L1) {
            device->link.width = lanesOf(leadingInteger(value));
            device->link.evidence = section.at(i);
        } else if (key == "SPEED"_L1 && heading == "PCIE"_L1)
            device->link.generation = generationOfSpeed(leadingNumber(value));
        else if (key == "SIZE"_L1 && heading == "VRAM"_L1)
            device->memoryMib = leadingNumber(value);
        else if (key == "SOCKET_POWER_LIMIT"_L1 || key == "POWER_CAP"_L1 || key == "CURRENT_POWER_LIMIT"_L1)
            device->powerLimit = leadingNumber(value);
    }
    return seen;
}

} // namespace rig::reality
