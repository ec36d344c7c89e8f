// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::names {

namespace {

struct DeviceNames
{
    Q_DECLARE_TR_FUNCTIONS(Names)
};

} // namespace

QString deviceName(const Device &device)
{
    return DeviceNames::tr("%1: %2", "\"Card 2\", name of the part")
        .arg(names::device(device), shortName(device.part()));
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
    QStringList parts{DeviceNames::tr("“%1”", "title of a source").arg(source.title)};
    for (const QString &part : {source.publisher, source.date, source.url}) {
        if (!part.isEmpty())
            parts << part;
    }
    return parts.join(u", "_s);
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
