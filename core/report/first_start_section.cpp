// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/lists.h"
#include "core/names/names.h"
#include "core/names/vendors.h"
#include "core/report/sections.h"

#include <algorithm>
#include <array>

namespace rig::report {

namespace {

using namespace Qt::StringLiterals;

struct StartWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportFirstStart)
};

const Device &deviceOf(const Subject &subject, int index)
{
    return subject.machine.devices[static_cast<std::size_t>(index)];
}

bool isNvidia(const Device &device)
{
    return device.isCard() && device.chip && chipVendorOf(device.chip->vendor) == ChipVendor::Nvidia;
}

ReportTable emptyTable()
{
    ReportTable table;
    table.headings = {StartWords::tr("What is run"), StartWords::tr("System"), StartWords::tr("What it must print"),
                      StartWords::tr("Seen", "to be ticked by hand")};
    table.numeric = {false, false, false, false};
    table.shares = {42, 14, 35, 9};
    table.written = true;
    return table;
}

QString bothSystems() { return StartWords::tr("Linux, Windows"); }

/// PCI-SIG's rates a lane, by generation.
QString rateOf(int generation)
{
    static constexpr std::array rates{"2.5", "5", "8", "16", "32", "64"};
    return generation >= 1 && generation <= static_cast<int>(rates.size())
               ? QString::fromLatin1(rates[static_cast<std::size_t>(generation - 1)])
               : QString();
}

/// "RTX 3090: 4, 16" for each card: the order is that of the bus, not of this plan.
QString expectedLinks(const Subject &subject)
{
    QStringList lines;
    for (const Link &link : subject.assessment.lanes.links) {
        const Device &device = deviceOf(subject, link.device);
        if (!isNvidia(device))
            continue;
        const QString generation = link.generation ? QString::number(*link.generation) : u"?"_s;
        const QString width = link.dark    ? StartWords::tr("missing")
                              : link.width ? QString::number(*link.width)
                                           : u"?"_s;
        lines << (device.powerLimit
                      ? StartWords::tr("%1: generation %2, width %3, limit %4", "card, numbers, watts")
                            .arg(names::device(device), generation, width, names::watts(*device.powerLimit))
                      : StartWords::tr("%1: generation %2, width %3", "card, numbers")
                            .arg(names::device(device), generation, width));
    }
    return lines.join(u'\n');
}

/// "4 × GeForce RTX 3090" in place of four times the same.
QStringList counted(const QStringList &names)
{
    QStringList texts;
    for (const QString &name : names) {
        const qsizetype count = names.count(name);
        const QString text = count < 2 ? name : u"%1 × %2"_s.arg(QString::number(count), name);
        if (!texts.contains(text))
            texts << text;
    }
    return texts;
}

void addNvidia(ReportTable &table, const Subject &subject)
{
    QStringList cards;
    for (const Device &device : subject.machine.devices) {
        if (isNvidia(device))
            cards << names::shortName(*device.chip);
    }
    if (cards.isEmpty())
        return;
    table.rows.push_back(
        {u"nvidia-smi -L"_s, bothSystems(),
         StartWords::tr("%n line(s): %1", nullptr, static_cast<int>(cards.size())).arg(names::listed(counted(cards))),
         QString()});
    const bool limited = std::any_of(subject.machine.devices.begin(), subject.machine.devices.end(),
                                     [](const Device &device) { return isNvidia(device) && device.powerLimit; });
    table.rows.push_back({u"nvidia-smi --query-gpu=pcie.link.gen.max,pcie.link.width.current%1 --format=csv"_s.arg(
                              limited ? u",power.limit"_s : QString()),
                          bothSystems(), expectedLinks(subject), QString()});
}

/// A card's limit is set anew after each start.
void addLimits(ReportTable &table, const Subject &subject)
{
    for (const Device &device : subject.machine.devices) {
        if (!isNvidia(device) || !device.powerLimit)
            continue;
        table.rows.push_back(
            {u"nvidia-smi -i %1 -pl %2"_s.arg(QString::number(device.number - 1),
                                              QString::number(qRound(device.powerLimit->value()))),
             bothSystems(),
             StartWords::tr("The power limit of %1; as an administrator, after every start. The number "
                            "behind -i is that of nvidia-smi -L.")
                 .arg(names::device(device)),
             QString()});
    }
}

/// PCI-SIG's numbers of vendors.
QString vendorNumber(const Device &device)
{
    if (!device.chip)
        return {};
    switch (chipVendorOf(device.chip->vendor)) {
    case ChipVendor::Nvidia:
        return u"10de"_s;
    case ChipVendor::Amd:
        return u"1002"_s;
    case ChipVendor::Intel:
        return u"8086"_s;
    default:
        return {};
    }
}

void addPci(ReportTable &table, const Subject &subject)
{
    QStringList vendors;
    QStringList lines;
    for (const Link &link : subject.assessment.lanes.links) {
        const Device &device = deviceOf(subject, link.device);
        const QString vendor = device.isCard() ? vendorNumber(device) : QString();
        if (vendor.isEmpty() || link.dark)
            continue;
        if (!vendors.contains(vendor))
            vendors << vendor;
        if (link.generation && link.width)
            lines << u"LnkSta: Speed %1GT/s, Width x%2"_s.arg(rateOf(*link.generation), QString::number(*link.width));
    }
    for (const QString &vendor : vendors)
        table.rows.push_back({u"sudo lspci -vv -d %1: | grep LnkSta:"_s.arg(vendor), u"Linux"_s,
                              StartWords::tr("While the cards work (at rest they slow down): %1", "lines")
                                  .arg(u'\n' + lines.join(u'\n')),
                              QString()});
}

/// The words of nvidia-smi's own legend.
QString topologyWord(PeerWay way)
{
    switch (way) {
    case PeerWay::NvLink:
        return u"NV…"_s;
    case PeerWay::SameSwitch:
        return u"PIX, PXB"_s;
    case PeerWay::SameProcessor:
    case PeerWay::Chipset:
        return u"PHB, NODE"_s;
    case PeerWay::AcrossProcessors:
        return u"SYS"_s;
    case PeerWay::Unknown:
        return u"?"_s;
    }
    return {};
}

void addTopology(ReportTable &table, const Subject &subject)
{
    QStringList lines;
    for (const PeerPath &path : subject.assessment.lanes.peers) {
        const Device &a = deviceOf(subject, path.a);
        const Device &b = deviceOf(subject, path.b);
        if (isNvidia(a) && isNvidia(b))
            lines << StartWords::tr("%1 – %2: %3", "cards, a word")
                         .arg(names::device(a), names::device(b), topologyWord(path.way));
    }
    constexpr qsizetype Most = 10; // those of five cards; of more the pattern is the same
    if (lines.size() > Most)
        lines = lines.mid(0, Most) << u"…"_s;
    if (!lines.isEmpty())
        table.rows.push_back({u"nvidia-smi topo -m"_s, u"Linux"_s, lines.join(u'\n'), QString()});
}

void addMemory(ReportTable &table, const Subject &subject)
{
    double gigabytes = 0;
    for (const Placed<MemoryKit> &kit : subject.machine.memory) {
        if (!kit.part->modules || !kit.part->moduleSize)
            return;
        gigabytes += kit.count * *kit.part->modules.value * kit.part->moduleSize->value();
    }
    if (gigabytes <= 0)
        return;
    const QString expected = StartWords::tr("nearly %1 GB of memory").arg(names::number(gigabytes));
    table.rows.push_back({u"free -g"_s, u"Linux"_s, expected, QString()});
    table.rows.push_back({u"systeminfo"_s, u"Windows"_s, expected, QString()});
}

} // namespace

ReportSection firstStartSection(const Subject &subject)
{
    ReportSection section;
    section.title = StartWords::tr("First start: what to run, and what it must print");
    ReportTable table = emptyTable();
    addMemory(table, subject);
    addNvidia(table, subject);
    addLimits(table, subject);
    addPci(table, subject);
    addTopology(table, subject);
    if (!table.rows.empty())
        section.table = std::move(table);
    return section;
}

} // namespace rig::report
