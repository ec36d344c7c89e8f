// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/fields.h"
#include "core/names/lists.h"
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/report/alike_cards.h"
#include "core/report/sections.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::report {

namespace {

QString millimetres(const std::optional<Millimetres> &length)
{
    return length ? names::number(length->value()) : notKnown();
}

QString placesText(const CardFit &fit)
{
    if (fit.outside)
        return QCoreApplication::translate("Report", "outside the case", "place of a card in an enclosure");
    if (fit.onCable)
        return QCoreApplication::translate("Report", "in no slot of the board", "place of a card on a riser");
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
        names << names::deviceName(machine.devices[static_cast<std::size_t>(device)]);
    if (names.isEmpty() && !fit.outside && !fit.onCable && (!fit.first || !fit.places))
        return notKnown();
    return names.isEmpty() ? QCoreApplication::translate("Report", "nothing", "nothing stands in a card's way")
                           : names::listed(names);
}

/// The last card of a row has no neighbour whose distance could be told; cards in each other's way have no gap.
QString gapText(const CardFit &fit)
{
    constexpr int Decimals = 1; // as in the drawing: places are 20.32 mm apart
    return fit.gapBelow ? names::number(std::max(0.0, fit.gapBelow->value()), Decimals) : QString();
}

ReportTable cardTable(const Subject &subject)
{
    ReportTable table;
    table.headings = {QCoreApplication::translate("Report", "Card"),
                      QCoreApplication::translate("Report", "Slot places, 1 is the topmost"),
                      QCoreApplication::translate("Report", "Room left in length (mm)"),
                      QCoreApplication::translate("Report", "Air to the next device (mm)"),
                      QCoreApplication::translate("Report", "In its way")};
    table.numeric = {false, false, true, true, false};
    table.shares = {34, 16, 15, 15, 20};
    std::vector<AlikeCards> rows;
    for (const CardFit &fit : subject.assessment.fit.cards)
        addAlike(rows, subject.machine.devices[static_cast<std::size_t>(fit.device)],
                 {placesText(fit), millimetres(fit.lengthMargin), gapText(fit), overlapText(fit, subject.machine)});
    for (const AlikeCards &row : rows)
        table.rows.push_back(QStringList{nameOf(row)} + row.cells);
    return table;
}

/// Whether it is known of any card where it stands, or there is a case: else a drawing would show nothing that is so.
bool isDrawn(const Subject &subject)
{
    const std::vector<CardFit> &cards = subject.assessment.fit.cards;
    return subject.machine.chassis ||
           std::any_of(cards.begin(), cards.end(), [](const CardFit &fit) { return fit.first && fit.places; });
}

/// Whether the air suffices, as the check on it says.
QString airVerdict(const Heat &heat)
{
    if (*heat.airNeedAtMost <= heat.airAtLeast)
        return QCoreApplication::translate("Report", "That is enough.", "air through a case");
    if (heat.airNeedAtLeast > *heat.airAtMost)
        return QCoreApplication::translate("Report", "That is too little.", "air through a case");
    return QCoreApplication::translate("Report", "Whether that is enough is not known: the fans' figures would say.",
                                       "air through a case");
}

QString airText(const Subject &subject)
{
    const Heat &heat = subject.assessment.heat;
    if (!heat.airNeedAtMost)
        return {};
    const QString need = names::number(*heat.airNeedAtMost);
    QStringList sentences{
        heat.airAtMost
            ? QCoreApplication::translate("Report",
                                          "The heat in the case needs %1 m³ of air an hour at 10 °C above the room; "
                                          "half of what its fans move in free air is %2 to %3 m³ an hour.")
                  .arg(need, names::number(heat.airAtLeast), names::number(*heat.airAtMost))
            : QCoreApplication::translate("Report",
                                          "The heat in the case needs %1 m³ of air an hour at 10 °C above the room; "
                                          "how many fans it has is not known.")
                  .arg(need)};
    if (heat.airAtMost)
        sentences << airVerdict(heat);
    const std::vector<Device> &devices = subject.machine.devices;
    if (std::any_of(devices.begin(), devices.end(), [](const Device &device) {
            return device.isCard() && device.card->cooling.valueOr({}) == QLatin1StringView("blower");
        }))
        sentences << QCoreApplication::translate("Report", "What blowers drive out by themselves is not in it.");
    return names::afterEachOther(sentences);
}

/// Air and noise, of a machine with a case.
QStringList heatNotes(const Subject &subject)
{
    const Heat &heat = subject.assessment.heat;
    QStringList notes;
    QStringList starved;
    for (const CardHeat &card : heat.cards) {
        if (card.starved == true)
            starved << names::deviceName(subject.machine.devices[static_cast<std::size_t>(card.device)]);
    }
    if (!starved.isEmpty())
        notes << QCoreApplication::translate("Report", "Too little air below: %1.", "list of cards")
                     .arg(names::listed(starved));
    if (const QString air = airText(subject); !air.isEmpty())
        notes << air;
    return notes;
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
    if (isDrawn(subject))
        section.drawings = {ReportDrawing::Case};
    section.table = cardTable(subject);
    if (!subject.machine.chassis) {
        section.notes << QCoreApplication::translate("Report", "No case has been chosen yet.");
        return section;
    }
    const Case &chassis = *subject.machine.chassis->part;
    if (fit.lastPlace && chassis.slotCount) {
        section.notes << QCoreApplication::translate(
                             "Report", "The lowest slot place taken is %1; the case has %2 expansion slots.")
                             .arg(QString::number(*fit.lastPlace), QString::number(*chassis.slotCount));
    }
    section.notes << heatNotes(subject);
    return section;
}

QString notKnown() { return names::value(Value()); }

QString wattsOf(const std::optional<Watts> &watts) { return watts ? names::watts(*watts) : notKnown(); }

} // namespace rig::report
