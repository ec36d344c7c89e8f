// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/sata_off.h"

#include "core/checks/support.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::checks::sata_off {

namespace {

/// The SATA ports of the board and who wants one.
struct Ports
{
    QVarLengthArray<int, 4> off; ///< connectors of the board
    int offUnlisted = 0;         ///< ports that are off and are no connector of the board's list
    int listed = 0;
    int free = 0;                        ///< listed, not off, and no drive is placed in them
    QVarLengthArray<ItemId, 4> unplaced; ///< SATA drives without a place
    int busless = 0;                     ///< drives that may be such ones
    ItemId firstBusless = 0;
};

/// "SATA_4_7" is one connector with four ports.
int portsOf(const QString &label)
{
    const QStringList words = label.split(u'_');
    if (words.size() != 3)
        return 1;
    bool first = false;
    bool last = false;
    const int ports = 1 - words[1].toInt(&first) + words[2].toInt(&last);
    return first && last && ports > 1 ? ports : 1;
}

void countPorts(const Situation &situation, Ports &ports)
{
    const Board &board = *situation.machine.board->part;
    for (const auto &[effect, label] : situation.assessment.lanes.off) {
        const QString &name = board.effects[static_cast<std::size_t>(effect)].off[label];
        const int connector = board.connectorIndex(name);
        if (connector < 0)
            ports.offUnlisted += name.startsWith("SATA"_L1, Qt::CaseInsensitive) ? 1 : 0;
        else if (board.connectors[static_cast<std::size_t>(connector)].kind == ConnectorKind::Sata &&
                 !ports.off.contains(connector))
            ports.off.push_back(connector);
    }
    for (int i = 0; i < static_cast<int>(board.connectors.size()); ++i) {
        const Connector &connector = board.connectors[static_cast<std::size_t>(i)];
        if (connector.kind != ConnectorKind::Sata)
            continue;
        const int here = portsOf(connector.label);
        ports.listed += here;
        ports.free += ports.off.contains(i) ? 0 : here - (situation.machine.deviceAt(i) ? 1 : 0);
    }
}

void countDrives(const Machine &machine, Ports &ports)
{
    for (const Device &device : machine.devices) {
        if (!device.isDrive() || device.connector >= 0 || device.drive->form.valueOr({}).startsWith("m2"_L1))
            continue;
        if (!device.drive->bus) {
            ++ports.busless;
            ports.firstBusless = ports.busless == 1 ? device.item : std::min(ports.firstBusless, device.item);
        } else if (*device.drive->bus == "sata"_L1)
            ports.unplaced.push_back(device.item);
    }
}

bool placedInOff(const Situation &situation, const Ports &ports, std::vector<Finding> &findings)
{
    bool any = false;
    for (const int connector : ports.off) {
        const Device *device = situation.machine.deviceAt(connector);
        if (!device)
            continue;
        Finding finding = begin(Id, Severity::Blocker, Variant::PlacedInOff);
        finding.subjects.push_back(device->item);
        finding.connectors.push_back(connector);
        findings.push_back(std::move(finding));
        any = true;
    }
    return any;
}

/// A drive that is, or may be, one for a SATA port: without one nobody asks which ports are off.
bool mayNeedPort(const Machine &machine)
{
    return std::any_of(machine.devices.begin(), machine.devices.end(), [](const Device &device) {
        return device.drive && device.drive->bus.valueOr(u"sata"_s) == "sata"_L1;
    });
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.board || situation.assessment.lanes.off.empty() || !mayNeedPort(situation.machine))
        return;
    Ports ports;
    countPorts(situation, ports);
    if (ports.off.isEmpty() && ports.offUnlisted == 0)
        return;
    countDrives(situation.machine, ports);
    const bool blocked = placedInOff(situation, ports, findings);
    const int drives = static_cast<int>(ports.unplaced.size());
    if (ports.listed == 0 && drives + ports.busless > 0) {
        findings.push_back(unknown(Id, boardItem(situation), "connectors"));
        return;
    }
    const bool tooFew = drives > ports.free;
    if (!tooFew && drives + ports.busless > ports.free) {
        findings.push_back(unknown(Id, ports.firstBusless, "interface"));
        return;
    }
    if (blocked && !tooFew)
        return;
    Finding finding =
        begin(Id, tooFew ? Severity::Caution : Severity::Note, tooFew ? Variant::TooFewPorts : Variant::PortsOff);
    finding.subjects = ports.unplaced;
    if (!tooFew)
        finding.subjects = {boardItem(situation)};
    finding.connectors = ports.off;
    finding.facts = {{Drives, drives}, {FreePorts, ports.free}, {OffPorts, int(ports.off.size()) + ports.offUnlisted}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "The board's manual: these SATA ports are off with what is plugged in elsewhere"),
    run, Severity::Blocker, Lack::Noted};

} // namespace rig::checks::sata_off
