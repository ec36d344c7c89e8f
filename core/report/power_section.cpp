// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/lists.h"
#include "core/names/names.h"
#include "core/report/alike_cards.h"
#include "core/report/sections.h"
#include "core/words/power_answer.h"
#include "core/words/power_limit.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::report {

namespace {

QString percentText(double share)
{
    return QCoreApplication::translate("Report", "%1 %", "a share").arg(names::number(100 * share));
}

/// What the load is held against; of several supplies the bar's name says which. `atWork`: "Training", "Under load"
QString loadName(const words::PowerBar &bar, const QString &atWork, bool several)
{
    switch (bar.what) {
    case words::PowerBar::What::Training:
        if (several)
            return bar.name;
        return QCoreApplication::translate("Report", "%1, against the supply's rating", "\"Training\"").arg(atWork);
    case words::PowerBar::What::Worst:
        if (several)
            return bar.name;
        return QCoreApplication::translate("Report", "Worst case, against the supply's rating");
    case words::PowerBar::What::Peak:
        return bar.name;
    case words::PowerBar::What::Wall:
        return QCoreApplication::translate("Report", "%1, at the wall, against what the circuit carries",
                                           "\"Training\"")
            .arg(atWork);
    case words::PowerBar::What::WorstWall:
        return QCoreApplication::translate("Report", "Worst case, at the wall, against the breaker");
    }
    return {};
}

ReportTable budgetTable(const std::vector<words::PowerBar> &bars, bool several)
{
    ReportTable table;
    table.headings = {QCoreApplication::translate("Report", "Load"), QCoreApplication::translate("Report", "Need"),
                      QCoreApplication::translate("Report", "Allowed"),
                      QCoreApplication::translate("Report", "In use", "share of what is allowed")};
    table.numeric = {false, true, true, true};
    table.shares = {46, 18, 22, 14};
    for (const words::PowerBar &bar : bars)
        table.rows.push_back({loadName(bar, bars.front().draw, several), bar.need,
                              bar.allowed.isEmpty() ? notKnown() : bar.allowed, words::shareText(bar)});
    for (const words::PowerBar &bar : bars)
        table.marks.push_back(bar.verdict.severity);
    return table;
}

QString countsText(const ConnectorCounts &counts)
{
    QStringList parts;
    for (auto it = counts.begin(); it != counts.end(); ++it) {
        if (it.value() > 0)
            parts << QCoreApplication::translate("Report", "%1 × %2", "number of connectors, their type")
                         .arg(QString::number(it.value()), names::plugName(it.key()));
    }
    return parts.isEmpty() ? QCoreApplication::translate("Report", "none", "no power connector") : names::listed(parts);
}

/// All but the card's name.
QStringList feedCells(const Feed &feed, const Device &device)
{
    const Figure<ConnectorCounts> &needs = device.card->powerConnectors;
    QStringList cells{needs ? countsText(*needs) : notKnown()};
    for (const ConnectorCounts *counts : {&feed.native, &feed.adapted, &feed.missing})
        cells << (feed.known ? countsText(*counts) : notKnown());
    return cells << wattsOf(feed.rating);
}

/// Cards that are alike and fed alike are one row.
std::vector<AlikeCards> alikeFeeds(const Subject &subject)
{
    std::vector<AlikeCards> rows;
    for (const Feed &feed : subject.assessment.power.feeds) {
        const Device &device = subject.machine.devices[static_cast<std::size_t>(feed.device)];
        addAlike(rows, device, feedCells(feed, device));
    }
    return rows;
}

/// What of the sums is not known.
QString unknownDraw(const Power &power)
{
    if (power.training.complete && !power.worst.complete && power.worstAtMost)
        return QCoreApplication::translate("Report", "The processor's highest draw is not known: where two figures "
                                                     "stand, the second counts the most that it may be.");
    if (!power.training.complete || !power.worst.complete)
        return QCoreApplication::translate(
            "Report", "The draw of at least one part is not known, so the sums are what the others need.");
    return {};
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
    if (subject.machine.supplies.empty())
        section.paragraphs << QCoreApplication::translate(
            "Report", "No power supply has been chosen yet: one that carries these loads is wanted.");
    section.drawings = {ReportDrawing::Power};
    const std::vector<words::PowerBar> bars =
        words::powerAnswer(subject.machine, power, subject.document.site, subject.document.use);
    section.table = budgetTable(bars, !power.several.empty());
    if (power.efficiency) {
        section.notes << QCoreApplication::translate("Report", "Efficiency of the supply at the draw under load: %1.")
                             .arg(percentText(*power.efficiency));
    }
    addLimits(section.notes, subject);
    if (const QString note = unknownDraw(power); !note.isEmpty())
        section.notes << note;
    return section;
}

ReportSection planSection(const Subject &subject)
{
    const Power &power = subject.assessment.power;
    ReportSection section;
    section.title = QCoreApplication::translate("Report", "Which supply feeds what");
    ReportTable table;
    table.headings = {QCoreApplication::translate("Report", "Supply"), QCoreApplication::translate("Report", "Feeds"),
                      QCoreApplication::translate("Report", "Plugs"), words::lastingDraw(subject.document.use.work)};
    table.numeric = {false, false, false, true};
    table.shares = {28, 36, 16, 20};
    std::optional<std::size_t> load;
    for (const words::PlanLine &line : words::supplyPlan(subject.machine, power)) {
        const QString supply = load == line.load ? QString() : words::supplyName(subject.machine, power, line.load);
        load = line.load;
        table.rows.push_back({supply, line.what, line.plugs, line.item ? names::total(line.training) : line.share});
    }
    section.table = std::move(table);
    section.notes << words::planNote(power);
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
    for (const AlikeCards &row : alikeFeeds(subject))
        table.rows.push_back(QStringList{nameOf(row)} + row.cells);
    section.table = std::move(table);
    return section;
}

} // namespace rig::report
