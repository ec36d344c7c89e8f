// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/fields.h"
#include "core/report/sections.h"
#include "core/words/words.h"

#include <QCoreApplication>

namespace rig::report {

namespace {

QString millimetres(const std::optional<Millimetres> &length)
{
    return length ? words::number(length->value()) : notKnown();
}

QString placesText(const CardFit &fit)
{
    if (!fit.first || !fit.places)
        return notKnown();
    if (*fit.places <= 1)
        return QString::number(*fit.first);
    return QCoreApplication::translate("Report", "%1 to %2", "first and last slot place of a card")
        .arg(QString::number(*fit.first), QString::number(*fit.first + *fit.places - 1));
}

QString overlapText(const CardFit &fit, const Machine &machine)
{
    QStringList names;
    for (const int device : fit.overlaps)
        names << deviceName(machine.devices[static_cast<std::size_t>(device)]);
    return names.isEmpty() ? QCoreApplication::translate("Report", "nothing", "nothing stands in a card's way")
                           : names.join(QStringLiteral(", "));
}

/// The last card of a row has no neighbour whose distance could be told.
QString gapText(const CardFit &fit) { return fit.gapBelow ? words::number(fit.gapBelow->value()) : QString(); }

ReportTable cardTable(const Subject &subject)
{
    ReportTable table;
    table.headings = {QCoreApplication::translate("Report", "Card"),
                      QCoreApplication::translate("Report", "Slot places, 1 is the topmost"),
                      QCoreApplication::translate("Report", "Room left in length (mm)"),
                      QCoreApplication::translate("Report", "Air to the next card (mm)"),
                      QCoreApplication::translate("Report", "In its way")};
    table.numeric = {false, false, true, true, false};
    table.shares = {34, 16, 15, 15, 20};
    for (const CardFit &fit : subject.assessment.fit.cards) {
        table.rows.push_back({deviceName(subject.machine.devices[static_cast<std::size_t>(fit.device)]),
                              placesText(fit), millimetres(fit.lengthMargin), gapText(fit),
                              overlapText(fit, subject.machine)});
    }
    return table;
}

} // namespace

ReportSection fitSection(const Subject &subject)
{
    ReportSection section;
    section.title = QCoreApplication::translate("Report", "Room in the case");
    const Fit &fit = subject.assessment.fit;
    if (fit.cards.empty()) {
        section.paragraphs << QCoreApplication::translate("Report", "No graphics card has been chosen yet.");
        return section;
    }
    section.table = cardTable(subject);
    if (!subject.machine.chassis) {
        section.notes << QCoreApplication::translate("Report", "No case has been chosen yet.");
        return section;
    }
    const Case &chassis = *subject.machine.chassis->part;
    if (fit.lastPlace && chassis.slotCount) {
        section.notes << QCoreApplication::translate(
                             "Report", "The cards reach down to slot place %1; the case has %2 expansion slots.")
                             .arg(QString::number(*fit.lastPlace), QString::number(*chassis.slotCount));
    }
    if (subject.assessment.heat.btuPerHour) {
        section.notes << QCoreApplication::translate("Report", "Heat into the room: %1 BTU/h.")
                             .arg(words::number(*subject.assessment.heat.btuPerHour));
    }
    return section;
}

QString deviceName(const Device &device)
{
    return QCoreApplication::translate("Report", "%1: %2", "\"Card 2\", name")
        .arg(words::device(device), device.part().name);
}

QString notKnown() { return words::value(Value()); }

QString wattsOf(const Total &total)
{
    const QString watts = words::watts(total.atLeast);
    return total.complete ? watts : QStringLiteral("≥ ") + watts;
}

QString wattsOf(const std::optional<Watts> &watts) { return watts ? words::watts(*watts) : notKnown(); }

} // namespace rig::report
