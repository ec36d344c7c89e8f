// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "core/report/sections.h"
#include "core/words/power_limit.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace rig::report {

namespace {

QString windowName(Window window)
{
    switch (window) {
    case Window::Us100:
        return QCoreApplication::translate("Report", "100 µs", "length of a peak");
    case Window::Ms1:
        return QCoreApplication::translate("Report", "1 ms", "length of a peak");
    case Window::Ms10:
        return QCoreApplication::translate("Report", "10 ms", "length of a peak");
    case Window::Ms100:
        return QCoreApplication::translate("Report", "100 ms", "length of a peak");
    }
    return {};
}

constexpr std::array<Window, 4> Windows{Window::Us100, Window::Ms1, Window::Ms10, Window::Ms100};

QString peakName(Window window)
{
    return QCoreApplication::translate("Report", "Peak of %1", "length of a peak of power").arg(windowName(window));
}

QString allowedText(const Peak &peak)
{
    if (peak.allowed)
        return names::watts(*peak.allowed);
    if (peak.allowedAtLeast && peak.allowedAtMost) {
        return QCoreApplication::translate("Report", "%1 to %2", "bounds of a power, in watts")
            .arg(names::watts(*peak.allowedAtLeast), names::watts(*peak.allowedAtMost));
    }
    return notKnown();
}

QString percentText(double share) { return names::number(100 * share) + QStringLiteral(" %"); }

/// "82 %": how much of what is allowed is used. Empty where one of them is not known.
QString useText(Watts need, const std::optional<Watts> &allowed)
{
    return allowed && allowed->value() > 0 ? percentText(need / *allowed) : QString();
}

void addBar(std::vector<ReportBar> &bars, const QString &label, Watts need, const std::optional<Watts> &limit)
{
    ReportBar bar{label, need.value(), std::nullopt, names::watts(need)};
    if (limit) {
        bar.limit = limit->value();
        bar.value = QCoreApplication::translate("Report", "%1 of %2", "watts needed, watts allowed")
                        .arg(names::watts(need), names::watts(*limit));
    }
    bars.push_back(std::move(bar));
}

std::vector<ReportBar> barsOf(const Power &power)
{
    std::vector<ReportBar> bars;
    addBar(bars, QCoreApplication::translate("Report", "Training"), power.training.atLeast, power.supply);
    addBar(bars, QCoreApplication::translate("Report", "Worst case"), power.worst.atLeast, power.supply);
    for (std::size_t i = Windows.size(); i-- > 0;)
        addBar(bars, peakName(Windows[i]), power.peaks[i].need, power.peaks[i].allowed);
    addBar(bars, QCoreApplication::translate("Report", "At the wall"), power.wall.value_or(power.wallAtLeast),
           power.circuit);
    return bars;
}

ReportTable budgetTable(const Power &power)
{
    ReportTable table;
    table.headings = {QCoreApplication::translate("Report", "Load"), QCoreApplication::translate("Report", "Need"),
                      QCoreApplication::translate("Report", "Allowed"),
                      QCoreApplication::translate("Report", "In use", "share of what is allowed")};
    table.numeric = {false, true, true, true};
    table.shares = {46, 18, 22, 14};
    const auto add = [&](const QString &label, const QString &need, Watts least, const std::optional<Watts> &allowed) {
        table.rows.push_back({label, need, wattsOf(allowed), useText(least, allowed)});
    };
    add(QCoreApplication::translate("Report", "Training, against the supply's rating"), wattsOf(power.training),
        power.training.atLeast, power.supply);
    add(QCoreApplication::translate("Report", "Worst case, against the supply's rating"), wattsOf(power.worst),
        power.worst.atLeast, power.supply);
    for (std::size_t i = 0; i < Windows.size(); ++i) {
        const Peak &peak = power.peaks[i];
        table.rows.push_back(
            {peakName(Windows[i]), names::watts(peak.need), allowedText(peak), useText(peak.need, peak.allowed)});
    }
    add(QCoreApplication::translate("Report", "Training, at the wall, against the circuit's continuous limit"),
        power.wall ? names::watts(*power.wall) : wattsOf(Total{power.wallAtLeast, false}),
        power.wall.value_or(power.wallAtLeast), power.circuit);
    return table;
}

QString circuitText(const Circuit &circuit)
{
    const QString name = names::circuit(circuit);
    return circuit.assumed
               ? QCoreApplication::translate("Report", "Circuit: %1, assumed: it has not been chosen.").arg(name)
               : QCoreApplication::translate("Report", "Circuit: %1.").arg(name);
}

QString countsText(const ConnectorCounts &counts)
{
    QStringList parts;
    for (auto it = counts.begin(); it != counts.end(); ++it) {
        if (it.value() > 0)
            parts << QCoreApplication::translate("Report", "%1 × %2", "number of connectors, their type")
                         .arg(QString::number(it.value()), it.key());
    }
    return parts.isEmpty() ? QCoreApplication::translate("Report", "none", "no power connector")
                           : parts.join(QStringLiteral(", "));
}

QStringList feedRow(const Feed &feed, const Machine &machine)
{
    const Device &device = machine.devices[static_cast<std::size_t>(feed.device)];
    const Figure<ConnectorCounts> &needs = device.card->powerConnectors;
    QStringList row{deviceName(device), needs ? countsText(*needs) : notKnown()};
    for (const ConnectorCounts *counts : {&feed.native, &feed.adapted, &feed.missing})
        row << (feed.known ? countsText(*counts) : notKnown());
    return row << wattsOf(feed.rating);
}

void addYear(QStringList &notes, const Subject &subject)
{
    const Power &power = subject.assessment.power;
    const QString hours = names::number(subject.document.site.hoursPerYear);
    if (power.yearlyCost && power.kwhPerYear)
        notes << QCoreApplication::translate("Report", "Electricity for %1 hours of training a year: %2 kWh, %3.",
                                             "hours, energy, money")
                     .arg(hours, names::number(*power.kwhPerYear), names::money(*power.yearlyCost));
    else if (power.kwhPerYear)
        notes << QCoreApplication::translate("Report", "Electricity for %1 hours of training a year: %2 kWh.",
                                             "hours, energy")
                     .arg(hours, names::number(*power.kwhPerYear));
}

/// What each power limit leaves of a card's speed: one sentence for cards that are alike.
void addLimits(QStringList &notes, const Subject &subject)
{
    for (const Device &device : subject.machine.devices) {
        if (!device.isCard() || !device.powerLimit)
            continue;
        const QString sentence =
            QCoreApplication::translate("Report", "%1. %2", "card, sentence about its power limit")
                .arg(device.part().name, words::limitedSpeed(*device.card, *device.powerLimit,
                                                             subject.document.use.work, subject.catalogue));
        if (!notes.contains(sentence))
            notes << sentence;
    }
}

} // namespace

ReportSection powerSection(const Subject &subject)
{
    const Power &power = subject.assessment.power;
    ReportSection section;
    section.title = QCoreApplication::translate("Report", "Power budget");
    if (power.training.atLeast.value() <= 0) {
        section.paragraphs << QCoreApplication::translate("Report", "No part that draws power has been chosen yet.");
        return section;
    }
    section.paragraphs << QCoreApplication::translate(
        "Report", "A bar is what the machine needs, the upright mark what the supply or the circuit allows.");
    section.bars = barsOf(power);
    section.table = budgetTable(power);
    if (power.efficiency) {
        section.notes << QCoreApplication::translate("Report", "Efficiency of the supply at the training draw: %1.")
                             .arg(percentText(*power.efficiency));
    }
    section.notes << circuitText(subject.document.site.circuit);
    if (power.upsVa) {
        section.notes << QCoreApplication::translate(
                             "Report", "An uninterruptible supply must carry %1 VA: the worst case at the wall.",
                             "apparent power")
                             .arg(names::number(std::ceil(*power.upsVa)));
    }
    addYear(section.notes, subject);
    addLimits(section.notes, subject);
    if (!power.training.complete || !power.worst.complete) {
        section.notes << QCoreApplication::translate(
            "Report", "The draw of at least one part is not known, so the sums are what the others need.");
    }
    return section;
}

ReportSection feedsSection(const Subject &subject)
{
    ReportSection section;
    section.title = QCoreApplication::translate("Report", "Power connectors");
    if (subject.assessment.power.feeds.empty()) {
        section.paragraphs << QCoreApplication::translate("Report", "No graphics card has been chosen yet.");
        return section;
    }
    ReportTable table;
    table.headings = {QCoreApplication::translate("Report", "Card"),
                      QCoreApplication::translate("Report", "Needs"),
                      QCoreApplication::translate("Report", "From the supply"),
                      QCoreApplication::translate("Report", "By adapter"),
                      QCoreApplication::translate("Report", "Missing"),
                      QCoreApplication::translate("Report", "Carries, with the slot")};
    table.numeric = {false, false, false, false, false, true};
    table.shares = {30, 14, 15, 14, 13, 14};
    for (const Feed &feed : subject.assessment.power.feeds)
        table.rows.push_back(feedRow(feed, subject.machine));
    section.table = std::move(table);
    return section;
}

} // namespace rig::report
