// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/connector_dark.h"
#include "core/checks/m2_places.h"
#include "core/checks/support.h"

#include <algorithm>
#include <utility>

namespace rig::checks::connector_dark {

namespace {

Variant variantOf(const Link &link)
{
    if (link.wrongConnector)
        return Variant::WrongConnector;
    return link.limitedBy == LimitedBy::Processor ? Variant::NoProcessor : Variant::LanesElsewhere;
}

bool needsPlace(const Device &device, const Board &board)
{
    if (!device.isDrive())
        return true;
    if (device.drive->form.valueOr({}).startsWith(QLatin1StringView("m2")))
        return true;
    // SATA drives hang on cables; few boards' tables list their ports.
    return device.drive->bus.valueOr({}) == QLatin1StringView("nvme") &&
           std::any_of(board.connectors.begin(), board.connectors.end(),
                       [](const Connector &connector) { return connector.kind == ConnectorKind::U2; });
}

void checkUnplaced(const Situation &situation, std::vector<Finding> &findings)
{
    const M2Places places = m2Places(situation.machine);
    // Of connectors that the list leaves out storage.m2-count says whether they are enough.
    const bool elsewhere = !places.known || places.unlisted > 0;
    const Board &board = *situation.machine.board->part;
    const bool slotsKnown = std::any_of(board.connectors.begin(), board.connectors.end(),
                                        [](const Connector &each) { return each.kind == ConnectorKind::Slot; });
    bool asked = false;
    for (const Device &device : situation.machine.devices) {
        if (device.connector >= 0 || !needsPlace(device, *situation.machine.board->part))
            continue;
        if (elsewhere && wantsM2(device) && !device.badConnector)
            continue;
        // A board of which no slot is known: that none was chosen is no fault.
        if (!slotsKnown && !device.isDrive() && !device.badConnector) {
            if (!std::exchange(asked, true))
                findings.push_back(unknown(Id, boardItem(situation), "connectors"));
            continue;
        }
        // Where connectors enough are free it is only not said yet which one it gets.
        const bool open = isUnplacedM2(device) && places.unplaced <= places.free;
        Finding finding = begin(Id, open ? Severity::Note : Severity::Blocker,
                                device.badConnector ? Variant::NoSuchConnector : Variant::Unplaced);
        finding.subjects.push_back(device.item);
        findings.push_back(std::move(finding));
    }
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.board)
        return;
    for (const Link &link : situation.assessment.lanes.links) {
        if (!link.dark && !link.wrongConnector)
            continue;
        Finding finding = begin(Id, Severity::Blocker, variantOf(link));
        finding.subjects.push_back(deviceOf(situation, link.device).item);
        finding.connectors.push_back(link.connector);
        findings.push_back(std::move(finding));
    }
    checkUnplaced(situation, findings);
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "The board's lane table: a connector without lanes does not see its device"),
    run};

} // namespace rig::checks::connector_dark
