// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/above_4g.h"
#include "core/checks/bifurcation_setting.h"
#include "core/checks/firmware_version.h"
#include "core/checks/gather.h"
#include "core/names/lists.h"
#include "core/names/names.h"
#include "core/report/sections.h"
#include "core/words/words.h"

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
    for (const Device &device : machine.devices) {
        if (device.isDrive() && device.connector >= 0)
            steps.add(AssemblyWords::tr("%1 into %2.", "a device, its connector")
                          .arg(names::deviceName(device), names::placeOf(device, machine)));
    }
    if (machine.cooler)
        steps.add(AssemblyWords::tr("Cooler: %1.", "its name").arg(names::shortName(*machine.cooler->part)));
}

void addCase(Steps &steps, const Machine &machine)
{
    const QString chassis = machine.chassis ? names::shortName(*machine.chassis->part) : QString();
    if (!machine.fans.empty())
        steps.add(AssemblyWords::tr("Fans: %1.", "their names").arg(namesOf(machine.fans)));
    if (!machine.supplies.empty())
        steps.add(
            chassis.isEmpty()
                ? AssemblyWords::tr("Power supply: %1.", "its name").arg(namesOf(machine.supplies))
                : AssemblyWords::tr("Power supply into the case: %1.", "its name").arg(namesOf(machine.supplies)));
    if (machine.board && !chassis.isEmpty())
        steps.add(AssemblyWords::tr("Board into the case (%1), its 24-pin and processor plugs in.", "name of a case")
                      .arg(chassis));
}

QString placesOf(const Subject &subject, int device)
{
    for (const CardFit &fit : subject.assessment.fit.cards) {
        if (fit.device == device && fit.first && fit.places && !fit.onCable)
            return AssemblyWords::tr("slot places %1 to %2", "of a card")
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

/// What the firmware must be told: what the checks found, and what the user chose.
void addFirmware(Steps &steps, const Subject &subject)
{
    for (const Finding &finding : ungathered(subject.verdict.findings)) {
        if (finding.severity == Severity::Unknown)
            continue;
        if (finding.is(checks::above_4g::Id) || finding.is(checks::bifurcation_setting::Id) ||
            finding.is(checks::firmware_version::Id))
            steps.add(
                AssemblyWords::tr("Firmware: %1", "a sentence").arg(words::message(finding, subject.situation())));
    }
    if (!subject.machine.board)
        return;
    const std::vector<Setting> &settings = subject.machine.board->part->settings;
    for (std::size_t i = 0; i < settings.size() && i < subject.machine.settings.size(); ++i) {
        const int value = subject.machine.settings[i];
        if (value >= 0 && value < settings[i].values.size())
            steps.add(AssemblyWords::tr("Setting of the board: “%1” to “%2”.", "a setting or jumper, its value")
                          .arg(settings[i].label, settings[i].values[value]));
    }
}

} // namespace

ReportSection assemblySection(const Subject &subject)
{
    ReportSection section;
    section.title = AssemblyWords::tr("Assembly, in this order");
    Steps steps;
    addBoard(steps, subject.machine);
    addCase(steps, subject.machine);
    addCards(steps, subject);
    if (steps.table.rows.empty())
        return section;
    addFirmware(steps, subject);
    section.table = std::move(steps.table);
    return section;
}

} // namespace rig::report
