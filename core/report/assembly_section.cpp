// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/above_4g.h"
#include "core/checks/bifurcation_setting.h"
#include "core/checks/card_support.h"
#include "core/checks/firmware_version.h"
#include "core/checks/gather.h"
#include "core/names/lists.h"
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/report/sections.h"
#include "core/words/words.h"

#include <algorithm>
#include <numeric>

namespace rig::report {

namespace {

struct AssemblyWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportAssembly)
};

class Steps
{
public:
    Steps()
    {
        table.headings = {AssemblyWords::tr("Step", "its number"), AssemblyWords::tr("What is done"),
                          AssemblyWords::tr("Done", "to be ticked by hand")};
        table.numeric = {true, false, false};
        table.shares = {7, 83, 10};
        table.written = true;
    }

    void add(const QString &text)
    {
        if (!text.isEmpty())
            table.rows.push_back({QString::number(table.rows.size() + 1), text, QString()});
    }

    ReportTable table;
};

QString counted(int count, const Part &part)
{
    const QString name = names::shortName(part);
    return count < 2 ? name : AssemblyWords::tr("%1 × %2", "number, part").arg(QString::number(count), name);
}

template <class T> QString namesOf(const std::vector<Placed<T>> &placed)
{
    QStringList names;
    for (const Placed<T> &one : placed)
        names << counted(one.count, *one.part);
    return names::listed(names);
}

template <class T> int countOf(const std::vector<Placed<T>> &placed)
{
    return std::accumulate(placed.begin(), placed.end(), 0,
                           [](int sum, const Placed<T> &one) { return sum + one.count; });
}

/// A board that does not know its processor yet shows nothing that could be set.
void addNewFirmware(Steps &steps, const Subject &subject)
{
    using Variant = checks::firmware_version::Variant;
    for (const Finding &finding : ungathered(subject.verdict.findings)) {
        if (finding.severity != Severity::Unknown && finding.is(checks::firmware_version::Id, Variant::LaterFirmware))
            steps.add(names::afterEachOther({AssemblyWords::tr("Before anything else: %1", "a sentence")
                                                 .arg(words::message(finding, subject.situation())),
                                             words::reason(finding, subject.situation())}));
    }
}

/// Jumpers are set as long as they can be reached; their labels call them so.
bool isJumper(const Setting &setting)
{
    return setting.label.contains(QLatin1StringView("jumper"), Qt::CaseInsensitive);
}

void addSettings(Steps &steps, const Machine &machine, bool jumpers)
{
    if (!machine.board)
        return;
    const std::vector<Setting> &settings = machine.board->part->settings;
    for (std::size_t i = 0; i < settings.size() && i < machine.settings.size(); ++i) {
        const int value = machine.settings[i];
        if (isJumper(settings[i]) == jumpers && value >= 0 && value < settings[i].values.size())
            steps.add(AssemblyWords::tr("Setting of the board: “%1” to “%2”.", "a setting or jumper, its value")
                          .arg(settings[i].label, settings[i].values[value]));
    }
}

/// A drive that hangs on a cable stands in the case, the others on the board or on a carrier.
bool hangsOnCable(const Device &device, const Machine &machine)
{
    if (!machine.board || !device.isOnBoard())
        return false;
    const ConnectorKind kind = machine.board->part->connectors[static_cast<std::size_t>(device.connector)].kind;
    return kind != ConnectorKind::M2 && kind != ConnectorKind::Slot;
}

QString driveStep(const Device &drive, const Machine &machine)
{
    const QString name = names::deviceName(drive);
    const QString place = names::placeOf(drive, machine);
    if (drive.connector < 0)
        return AssemblyWords::tr("%1: no connector has been chosen.", "a drive").arg(name);
    if (!hangsOnCable(drive, machine))
        return AssemblyWords::tr("%1 into %2.", "a device, its connector").arg(name, place);
    return machine.chassis
               ? AssemblyWords::tr("%1 into a bay of the case, its data cable into %2.", "a drive, its connector")
                     .arg(name, place)
               : AssemblyWords::tr("%1: its data cable into %2.", "a drive, its connector").arg(name, place);
}

/// Those on the board stand on it before the case is in the way.
void addDrives(Steps &steps, const Machine &machine, bool onBoard)
{
    for (const Device &device : machine.devices) {
        if (device.isDrive() && onBoard == (device.connector >= 0 && !hangsOnCable(device, machine)))
            steps.add(driveStep(device, machine));
    }
}

void addBoard(Steps &steps, const Machine &machine)
{
    const QString board = machine.board ? names::shortName(*machine.board->part) : QString();
    if (machine.board && !machine.processors.empty())
        steps.add((countOf(machine.processors) > 1
                       ? AssemblyWords::tr("On the table: %1 into the sockets of %2.", "processors, board")
                       : AssemblyWords::tr("On the table: %1 into the socket of %2.", "a processor, board"))
                      .arg(namesOf(machine.processors), board));
    if (!machine.memory.empty())
        steps.add(AssemblyWords::tr("Memory: %1, into the slots that the board's manual names first.", "kits")
                      .arg(namesOf(machine.memory)));
    addDrives(steps, machine, true);
    addSettings(steps, machine, true);
    if (machine.cooler)
        steps.add(AssemblyWords::tr("Cooler: %1.", "its name").arg(names::shortName(*machine.cooler->part)));
}

void addCase(Steps &steps, const Machine &machine)
{
    const QString chassis = machine.chassis ? names::shortName(*machine.chassis->part) : QString();
    if (!machine.fans.empty())
        steps.add(chassis.isEmpty()
                      ? AssemblyWords::tr("Fans: %1.", "their names").arg(namesOf(machine.fans))
                      : AssemblyWords::tr("Fans into the case: %1.", "their names").arg(namesOf(machine.fans)));
    if (!machine.supplies.empty())
        steps.add(
            chassis.isEmpty()
                ? AssemblyWords::tr("Power supply: %1.", "its name").arg(namesOf(machine.supplies))
                : AssemblyWords::tr("Power supply into the case: %1.", "its name").arg(namesOf(machine.supplies)));
    const bool fed = !machine.supplies.empty();
    if (machine.board && !chassis.isEmpty())
        steps.add(
            (fed ? AssemblyWords::tr("Board into the case (%1), its 24-pin and processor plugs in.", "name of a case")
                 : AssemblyWords::tr("Board into the case (%1).", "name of a case"))
                .arg(chassis));
    else if (machine.board && fed)
        steps.add(AssemblyWords::tr("Power cables of the board as the cable plan says."));
    addDrives(steps, machine, false);
}

QString placesOf(const Subject &subject, int device)
{
    for (const CardFit &fit : subject.assessment.fit.cards) {
        if (fit.device != device || !fit.first || !fit.places || fit.onCable)
            continue;
        return *fit.places <= 1 ? AssemblyWords::tr("slot place %1", "of a card").arg(*fit.first)
                                : AssemblyWords::tr("slot places %1 to %2", "of a card")
                                      .arg(QString::number(*fit.first), QString::number(*fit.first + *fit.places - 1));
    }
    return {};
}

QString cardStep(const Subject &subject, int index)
{
    const Device &device = subject.machine.devices[static_cast<std::size_t>(index)];
    const QString name = names::deviceName(device);
    if (device.connector < 0)
        return AssemblyWords::tr("%1: no slot has been chosen.", "a device").arg(name);
    const QString place = names::placeOf(device, subject.machine);
    const QString places = placesOf(subject, index);
    return places.isEmpty()
               ? AssemblyWords::tr("%1 into %2.", "a device, its connector").arg(name, place)
               : AssemblyWords::tr("%1 into %2, %3.", "a card, its connector, slot places").arg(name, place, places);
}

void addCards(Steps &steps, const Subject &subject)
{
    for (std::size_t i = 0; i < subject.machine.devices.size(); ++i) {
        const Device &device = subject.machine.devices[i];
        if (!device.isDrive())
            steps.add(cardStep(subject, static_cast<int>(i)));
    }
    for (const Placed<Bridge> &bridge : subject.machine.bridges)
        steps.add(AssemblyWords::tr("Bridge: %1.", "its name").arg(counted(bridge.count, *bridge.part)));
    if (!subject.assessment.power.feeds.empty() && !subject.machine.supplies.empty())
        steps.add(
            AssemblyWords::tr("Power cables of the cards as the cable plan says: pushed in until they click, with no "
                              "bend close to the plug."));
}

/// Behind the cables, which it would be in the way of.
void addSupports(Steps &steps, const Subject &subject)
{
    std::vector<const Device *> cards;
    for (const Finding &finding : ungathered(subject.verdict.findings)) {
        if (finding.severity == Severity::Unknown || !finding.is(checks::card_support::Id))
            continue;
        for (const ItemId item : finding.subjects) {
            const Device *card = subject.machine.device(item);
            if (card && std::find(cards.begin(), cards.end(), card) == cards.end())
                cards.push_back(card);
        }
    }
    if (!cards.empty())
        steps.add(
            AssemblyWords::tr("Supports under long or heavy cards: %1.", "cards 1 and 2").arg(names::devices(cards)));
}

/// What the firmware must be told: what the checks found, and what the user chose.
void addFirmware(Steps &steps, const Subject &subject)
{
    for (const Finding &finding : ungathered(subject.verdict.findings)) {
        if (finding.severity == Severity::Unknown)
            continue;
        if (finding.is(checks::above_4g::Id) || finding.is(checks::bifurcation_setting::Id))
            steps.add(
                AssemblyWords::tr("Firmware: %1", "a sentence").arg(words::message(finding, subject.situation())));
    }
    addSettings(steps, subject.machine, false);
}

/// What the steps are not.
QStringList reserves(const Subject &subject)
{
    QStringList sentences;
    if (subject.verdict.kind == Verdict::Kind::Blocked)
        sentences << AssemblyWords::tr("These are the steps of the plan as it stands, with its problems: the changes "
                                       "that mend it are not among them.");
    if (std::any_of(subject.verdict.findings.begin(), subject.verdict.findings.end(), kindToChoose))
        sentences << AssemblyWords::tr("Steps with parts that are still to be chosen are missing.");
    return sentences;
}

} // namespace

ReportSection assemblySection(const Subject &subject)
{
    ReportSection section;
    section.title = AssemblyWords::tr("Assembly, in this order");
    Steps steps;
    addNewFirmware(steps, subject);
    addBoard(steps, subject.machine);
    addCase(steps, subject.machine);
    addCards(steps, subject);
    if (steps.table.rows.empty())
        return section;
    addSupports(steps, subject);
    addFirmware(steps, subject);
    section.paragraphs = reserves(subject);
    section.table = std::move(steps.table);
    return section;
}

} // namespace rig::report
