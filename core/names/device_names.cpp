// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/brief_name.h"
#include "core/names/names.h"
#include "core/names/own_sources.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::names {

namespace {

struct DeviceNames
{
    Q_DECLARE_TR_FUNCTIONS(Names)
};

} // namespace

namespace {

/// "1–4", "1 and 3", "1–3, 5 and 7": three and more in a row as a range.
QString numbersInWords(std::vector<int> numbers)
{
    std::sort(numbers.begin(), numbers.end());
    QStringList texts;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t end = i + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1)
            ++end;
        if (end - i < 3)
            end = i + 1;
        texts << (end - i == 1 ? QString::number(numbers[i])
                               : DeviceNames::tr("%1–%2", "numbers of devices: from, to")
                                     .arg(QString::number(numbers[i]), QString::number(numbers[end - 1])));
        i = end;
    }
    const QString last = texts.takeLast();
    return texts.isEmpty() ? last
                           : DeviceNames::tr("%1 and %2", "numbers of devices")
                                 .arg(texts.join(DeviceNames::tr(", ", "between numbers of devices")), last);
}

} // namespace

QString devices(const std::vector<const Device *> &devices)
{
    if (devices.size() == 1)
        return device(*devices.front());
    std::vector<int> numbers;
    for (const Device *one : devices)
        numbers.push_back(one->number);
    const QString text = numbersInWords(std::move(numbers));
    const Device &first = *devices.front();
    if (first.isCard())
        return DeviceNames::tr("Cards %1", "numbers").arg(text);
    if (first.isDrive())
        return DeviceNames::tr("Drives %1", "numbers").arg(text);
    if (first.network)
        return DeviceNames::tr("Network cards %1", "numbers").arg(text);
    return first.riser ? DeviceNames::tr("Risers %1", "numbers").arg(text)
                       : DeviceNames::tr("Switch boards %1", "numbers").arg(text);
}

QString plugName(const QString &word)
{
    static const QHash<QString, QString> names{
        {u"pcie-6"_s, u"PCIe 6-pin"_s}, {u"pcie-8"_s, u"PCIe 8-pin"_s}, {u"12vhpwr"_s, u"12VHPWR"_s},
        {u"12v-2x6"_s, u"12V-2x6"_s},   {u"eps-8"_s, u"EPS 8-pin"_s},   {u"eps-4"_s, u"EPS 4-pin"_s},
        {u"atx-24"_s, u"ATX 24-pin"_s}, {u"sata"_s, u"SATA"_s},         {u"molex"_s, u"Molex"_s}};
    return names.value(word, word);
}

QString familyName(const QString &key)
{
    static const QHash<QString, QString> words{{u"core"_s, u"Core"_s},
                                               {u"ultra"_s, u"Ultra"_s},
                                               {u"x"_s, u"X"_s},
                                               {u"ryzen"_s, u"Ryzen"_s},
                                               {u"epyc"_s, u"EPYC"_s},
                                               {u"threadripper"_s, u"Threadripper"_s},
                                               {u"pro"_s, u"PRO"_s},
                                               {u"xeon"_s, u"Xeon"_s},
                                               {u"w"_s, u"W"_s},
                                               {u"e5"_s, u"E5"_s},
                                               {u"sp"_s, u"Scalable"_s},
                                               {u"haswell"_s, u"Haswell"_s},
                                               {u"broadwell"_s, u"Broadwell"_s},
                                               {u"skylake"_s, u"Skylake"_s},
                                               {u"kaby"_s, u"Kaby"_s},
                                               {u"cascade"_s, u"Cascade"_s},
                                               {u"lake"_s, u"Lake"_s}};
    QStringList tokens = key.split(u'-');
    bool isNumber = false;
    const int generation = tokens.last().toInt(&isNumber);
    if (isNumber && generation < 100 && tokens.size() == 2 && tokens.first() == "core"_L1)
        return DeviceNames::tr("Core, generation %1", "number").arg(generation);
    if (isNumber && generation < 100 && tokens.size() == 3 && tokens[1] == "sp"_L1)
        return DeviceNames::tr("Xeon Scalable, generation %1", "number").arg(generation);
    for (QString &token : tokens)
        token = words.value(token, token.toUpper());
    return tokens.join(u' ');
}

QString deviceName(const Device &device)
{
    return DeviceNames::tr("%1: %2", "\"Card 2\", name of the part")
        .arg(names::device(device), shortName(device.part()));
}

QString briefDeviceName(const Device &device)
{
    return DeviceNames::tr("%1: %2", "\"Card 2\", name of the part")
        .arg(names::device(device), briefName(device.part()));
}

QString shortName(const Part &part)
{
    const QString vendor = part.vendor + u' ';
    return part.name.startsWith(vendor) && part.name.size() > vendor.size() ? part.name.mid(vendor.size()) : part.name;
}

QString partName(const QString &id, const Catalogue &catalogue)
{
    const PartHandle part = catalogue.find(id);
    return part ? part->name : DeviceNames::tr("%1 (not in the catalogue)", "id of a part").arg(id);
}

QString placeText(const QString &connector, const Machine &machine)
{
    const std::optional<OutputName> output = outputNamed(connector);
    const Device *host = output ? machine.device(output->item) : nullptr;
    if (!host)
        return connector;
    return host->outputs() > 1 ? DeviceNames::tr("%1, output %2", "\"Riser 1\", number")
                                     .arg(names::device(*host), QString::number(output->output))
                               : names::device(*host);
}

QString marksOf(const Item &item)
{
    QStringList marks;
    if (item.locked)
        marks << DeviceNames::tr("locked");
    if (item.powerLimit)
        marks << DeviceNames::tr("limited to %1", "watts").arg(names::watts(*item.powerLimit));
    return marks.join(u" · "_s);
}

QString certaintyMark(Certainty certainty)
{
    const QString word = names::certainty(certainty);
    switch (certainty) {
    case Certainty::Vendor:
        return u"◆ "_s + word;
    case Certainty::Measured:
        return u"▣ "_s + word;
    case Certainty::ThirdParty:
        return u"◇ "_s + word;
    case Certainty::Derived:
        return u"= "_s + word;
    }
    return word;
}

QString sourceLine(const Source &source)
{
    QStringList parts{DeviceNames::tr("“%1”", "title of a source").arg(sourceTitle(source))};
    for (const QString &part : {publisherName(source), source.date, source.url}) {
        if (!part.isEmpty())
            parts << part;
    }
    return parts.join(DeviceNames::tr(", ", "between the parts of a source"));
}

QString connectorKind(ConnectorKind kind)
{
    switch (kind) {
    case ConnectorKind::Slot:
        return DeviceNames::tr("slot");
    case ConnectorKind::M2:
        return u"M.2"_s;
    case ConnectorKind::U2:
        return u"U.2"_s;
    case ConnectorKind::Oculink:
        return u"OCuLink"_s;
    case ConnectorKind::Mcio:
        return u"MCIO"_s;
    case ConnectorKind::Slimsas:
        return u"SlimSAS"_s;
    case ConnectorKind::Thunderbolt:
        return u"Thunderbolt"_s;
    case ConnectorKind::Sata:
        return u"SATA"_s;
    }
    return {};
}

} // namespace rig::names
