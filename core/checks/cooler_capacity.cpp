// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/cooler_capacity.h"

#include "core/checks/support.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::checks::cooler_capacity {

namespace {

/// Sockets whose coolers are mounted alike: their lists in the catalogue name them together.
bool areKin(const QString &a, const QString &b)
{
    static const std::array<QStringList, 5> kin{
        QStringList{u"LGA1150"_s, u"LGA1151"_s, u"LGA1155"_s, u"LGA1200"_s}, QStringList{u"LGA1700"_s, u"LGA1851"_s},
        QStringList{u"LGA2011-3"_s, u"LGA2066"_s}, QStringList{u"AM4"_s, u"AM5"_s},
        QStringList{u"TR4"_s, u"sTRX4"_s, u"sWRX8"_s, u"SP3"_s, u"sTR5"_s, u"SP6"_s}};
    return std::any_of(kin.begin(), kin.end(),
                       [&](const QStringList &group) { return group.contains(a) && group.contains(b); });
}

Finding about(const Situation &situation, const Placed<Processor> &processor, Severity severity, Variant variant)
{
    Finding finding = begin(Id, severity, variant);
    finding.subjects = {situation.machine.cooler->item, processor.item};
    return finding;
}

void checkSocket(const Situation &situation, const Placed<Processor> &processor, std::vector<Finding> &findings)
{
    const auto &cooler = *situation.machine.cooler;
    if (!cooler.part->sockets || !processor.part->socket) {
        findings.push_back(cooler.part->sockets ? unknown(Id, processor.item, "socket")
                                                : unknown(Id, cooler.item, "sockets"));
        return;
    }
    const QStringList &sockets = *cooler.part->sockets;
    const QString &socket = *processor.part->socket;
    if (sockets.contains(socket))
        return;
    const bool kin =
        std::any_of(sockets.begin(), sockets.end(), [&](const QString &listed) { return areKin(listed, socket); });
    findings.push_back(about(situation, processor, kin ? Severity::Caution : Severity::Blocker,
                             kin ? Variant::KinSocket : Variant::OtherSocket));
}

void checkCapacity(const Situation &situation, const Placed<Processor> &processor, std::vector<Finding> &findings)
{
    const auto &cooler = *situation.machine.cooler;
    if (!cooler.part->tdp || !processor.part->tdp) {
        findings.push_back(
            noted(cooler.part->tdp ? unknown(Id, processor.item, "tdp_w") : unknown(Id, cooler.item, "cooler.tdp_w")));
        return;
    }
    const Watts capacity = *cooler.part->tdp;
    const Watts highest = processor.part->pl2.valueOr(*processor.part->tdp);
    if (capacity < *processor.part->tdp || capacity < highest) {
        const bool tdp = capacity < *processor.part->tdp;
        Finding finding = about(situation, processor, tdp ? Severity::Caution : Severity::Note,
                                tdp ? Variant::BelowTdp : Variant::BelowHighest);
        finding.facts = {{CoolerW, capacity}, {ProcessorW, tdp ? *processor.part->tdp : highest}};
        findings.push_back(std::move(finding));
    } else if (!processor.part->pl2) {
        findings.push_back(noted(unknown(Id, processor.item, "pl2_w")));
    }
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.cooler)
        return;
    for (const auto &processor : situation.machine.processors) {
        checkSocket(situation, processor, findings);
        checkCapacity(situation, processor, findings);
    }
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "The cooler vendor's list of sockets, and the heat that he rates it for"), run};

} // namespace rig::checks::cooler_capacity
