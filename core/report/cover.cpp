// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "core/names/price_words.h"
#include "core/names/sentences.h"
#include "core/report/part_lines.h"
#include "core/report/sections.h"
#include "core/words/words.h"

#include <algorithm>

namespace rig::report {

namespace {

using namespace Qt::StringLiterals;

struct CoverWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportCover)
};

QString listed(const QStringList &texts) { return texts.join(betweenChanges()); }

QString aboutText(const Subject &subject)
{
    const Document &document = subject.document;
    const QString &cards = subject.line.cards;
    const Circuit &circuit = document.site.circuit;
    const QString hours = names::number(document.site.hoursPerYear);
    const QString site = circuit.assumed ? CoverWords::tr("%1 (assumed)", "a circuit").arg(names::circuit(circuit))
                                         : names::circuit(circuit);
    return CoverWords::tr("%1, for %2, %3 hours a year. %4.", "graphics cards, a kind of work, hours, a circuit")
        .arg(cards.isEmpty() ? CoverWords::tr("No graphics card") : cards, names::workInSentence(document.use.work),
             hours, site);
}

/// Free changes that mend the limits, each once.
QStringList freeChanges(const Subject &subject)
{
    QStringList changes;
    for (const BestMend &mend : subject.mends) {
        if (!mend.fix || !mend.fix->effect.price || mend.fix->effect.price->amount > 0)
            continue;
        const QString text = words::fixText(*mend.fix, subject.document, subject.catalogue);
        if (!changes.contains(text))
            changes << text;
    }
    return changes.mid(0, 2);
}

/// What is not known since nothing of this kind has been chosen.
std::optional<Kind> kindToChoose(const Finding &finding)
{
    return finding.severity == Severity::Unknown && finding.missing.item == 0
               ? kindFromKey(QString(QLatin1StringView(finding.missing.figure)))
               : std::nullopt;
}

QStringList openQuestions(const Subject &subject)
{
    QStringList titles;
    for (const Finding &finding : subject.verdict.findings) {
        if (finding.severity == Severity::Unknown && finding.governs && !kindToChoose(finding))
            titles << words::shortTitle(finding, subject.situation());
    }
    return titles;
}

QString toBeChosen(const Subject &subject)
{
    QStringList kinds;
    for (const Finding &finding : subject.verdict.findings) {
        if (const std::optional<Kind> kind = kindToChoose(finding))
            kinds << names::kind(*kind);
    }
    return kinds.join(CoverWords::tr(", ", "between names"));
}

QString toBeBought(const Subject &subject)
{
    const Cost &cost = subject.assessment.cost;
    if (std::all_of(cost.lines.begin(), cost.lines.end(), [](const CostLine &line) { return line.owned; }))
        return CoverWords::tr("Nothing is to be bought.");
    const QString sum = names::cost(cost);
    const std::optional<PriceRange> range = movedPrices(subject);
    return range ? CoverWords::tr("To be bought: %1; %2 to %3 if old prices moved as others of their kind did.", "sums")
                       .arg(sum, names::money(range->low), names::money(range->high))
                 : CoverWords::tr("To be bought: %1.", "a sum").arg(sum);
}

QString blockedAdvice(const Subject &subject)
{
    if (!subject.mend.mend)
        return CoverWords::tr("Do not order it as it is: no set of three changes mends it. Choose other parts.");
    const std::optional<Money> &price = subject.mend.mend->price;
    const QString cost = !price              ? CoverWords::tr("what they cost is not known")
                         : price->amount > 0 ? CoverWords::tr("the machine costs %1 more").arg(names::money(*price))
                                             : CoverWords::tr("they cost nothing");
    return CoverWords::tr("Do not order it as it is. With these changes no problem is left, and %2: %1.",
                          "list of changes; what they cost")
        .arg(changesThatMend(subject), cost);
}

QString limitsAdvice(const Subject &subject)
{
    const QStringList changes = freeChanges(subject);
    if (!openQuestions(subject).isEmpty() || !toBeChosen(subject).isEmpty())
        return changes.isEmpty()
                   ? CoverWords::tr("Nothing keeps it from running so far; what its limits cost stands below.")
                   : CoverWords::tr("Nothing keeps it from running so far. Free of charge, and worth doing: %1.",
                                    "list of changes")
                         .arg(listed(changes));
    if (changes.isEmpty())
        return CoverWords::tr("It can be ordered as planned; what its limits cost stands below.");
    return CoverWords::tr("It can be ordered as planned. Free of charge, and worth doing: %1.", "list of changes")
        .arg(listed(changes));
}

/// What to do, from the verdict.
QString whatToDo(const Subject &subject)
{
    switch (subject.verdict.kind) {
    case Verdict::Kind::Blocked:
        return blockedAdvice(subject);
    case Verdict::Kind::Caution:
        return limitsAdvice(subject);
    case Verdict::Kind::CannotCheck:
        return CoverWords::tr("Nothing speaks against it so far.");
    case Verdict::Kind::Fine:
        return CoverWords::tr("It can be ordered as planned.");
    }
    return {};
}

QString adviceText(const Subject &subject)
{
    if (subject.document.build.items.empty())
        return CoverWords::tr("No part has been chosen yet: there is nothing to order.");
    QStringList sentences{whatToDo(subject)};
    if (const QString kinds = toBeChosen(subject); !kinds.isEmpty())
        sentences << CoverWords::tr("Still to be chosen: %1.", "kinds of parts").arg(kinds);
    const QStringList open = openQuestions(subject);
    if (!open.isEmpty())
        sentences << CoverWords::tr("Find out before you order: %1.", "list of what is not known")
                         .arg(listed(open.mid(0, 3)));
    sentences << toBeBought(subject);
    return names::afterEachOther(sentences);
}

std::vector<ReportLimit> limitsOf(const Subject &subject)
{
    std::vector<ReportLimit> limits;
    for (std::size_t i = 0; i < subject.verdict.findings.size(); ++i) {
        const Finding &finding = subject.verdict.findings[i];
        if (isUnchecked(finding) || finding.severity == Severity::Note)
            continue;
        ReportLimit limit{finding.severity,
                          words::shortTitle(finding, subject.situation()),
                          words::message(finding, subject.situation()),
                          CoverWords::tr("no single change", "that mends a limit"),
                          {}};
        if (const std::optional<Fix> &fix = subject.mends[i].fix) {
            limit.change = words::fixText(*fix, subject.document, subject.catalogue);
            limit.price = mendPrice(*fix);
        }
        limits.push_back(std::move(limit));
    }
    return limits;
}

ReportTable buyTable(const std::vector<PartLine> &lines)
{
    ReportTable table;
    table.headings = {ReportWords::tr("Kind"), ReportWords::tr("Part"), ReportWords::tr("Number"),
                      ReportWords::tr("Sum"), ReportWords::tr("Price basis")};
    table.numeric = {false, false, true, true, false};
    table.shares = {16, 38, 8, 10, 28};
    for (const PartLine &line : lines) {
        if (line.owned)
            continue;
        table.rows.push_back({names::kind(line.kind), line.name(), names::number(line.count),
                              line.sum() ? names::money(*line.sum()) : u"–"_s,
                              line.price ? names::priceInBrief(*line.price) : names::noPrice()});
    }
    return table;
}

QString ownedText(const std::vector<PartLine> &lines)
{
    QStringList names;
    for (const PartLine &line : lines) {
        if (line.owned)
            names << (line.count > 1 ? u"%1 × %2"_s.arg(QString::number(line.count), line.name()) : line.name());
    }
    return names.isEmpty() ? QString()
                           : CoverWords::tr("There already: %1.", "list of parts").arg(names.join(u" · "_s));
}

QString unplacedNames(const Machine &machine)
{
    QStringList names;
    for (const Device &device : machine.devices) {
        if (device.connector < 0)
            names << names::deviceName(device);
    }
    return names.join(CoverWords::tr(", ", "between names"));
}

/// What nobody but the reader can settle.
std::vector<ReportItem> decisionsOf(const Subject &subject, const std::vector<PartLine> &lines)
{
    std::vector<ReportItem> decide;
    const Site &site = subject.document.site;
    if (site.circuit.assumed)
        decide.push_back(
            {CoverWords::tr("Circuit"),
             CoverWords::tr("Assumed: %1. Which one is there?", "a circuit").arg(names::circuit(site.circuit))});
    QStringList unpriced;
    for (const PartLine &line : lines) {
        if (!line.owned && !line.price)
            unpriced << line.name();
    }
    if (!unpriced.isEmpty())
        decide.push_back({CoverWords::tr("Prices"), CoverWords::tr("To be asked for: %1.", "list of parts")
                                                        .arg(unpriced.join(CoverWords::tr(", ", "between names")))});
    const CostBasis basis = basisOf(subject.assessment.cost, subject.today, subject.catalogue);
    if (basis.used > 0)
        decide.push_back({CoverWords::tr("Used parts"),
                          CoverWords::tr("%n price(s) are of used parts: may these be bought?", nullptr, basis.used)});
    if (const QString names = unplacedNames(subject.machine); !names.isEmpty() && subject.machine.board)
        decide.push_back({CoverWords::tr("Places"), CoverWords::tr("Stand in no slot yet: %1.").arg(names)});
    if (!site.tariff && subject.assessment.power.kwhPerYear)
        decide.push_back(
            {CoverWords::tr("Electricity"), CoverWords::tr("No tariff is stated: %1 kWh a year.")
                                                .arg(names::number(*subject.assessment.power.kwhPerYear))});
    return decide;
}

std::vector<ReportItem> uncheckedOf(const Subject &subject)
{
    std::vector<ReportItem> items;
    for (const Finding &finding : subject.verdict.findings) {
        if (!isUnchecked(finding))
            continue;
        items.push_back({finding.is(NotChecked) ? CoverWords::tr("Figures that few makers print")
                                                : words::shortTitle(finding, subject.situation()),
                         words::message(finding, subject.situation())});
    }
    return items;
}

} // namespace

QString mendPrice(const Fix &fix)
{
    const std::optional<Money> &price = fix.effect.price;
    if (!price)
        return CoverWords::tr("price not known");
    return price->amount > 0 ? names::money(*price) : CoverWords::tr("free", "a change costs nothing");
}

ReportCover coverOf(const Subject &subject, const words::VerdictBand &band)
{
    const std::vector<PartLine> lines = partLines(subject.document.build, subject.catalogue);
    ReportCover cover;
    cover.about = aboutText(subject);
    cover.works = coverWorks(subject);
    cover.worksTogether = cover.works.empty() ? QString() : worksText(subject.works);
    cover.verdict = band.title;
    cover.advice = adviceText(subject);
    cover.figures = coverFigures(subject, band);
    cover.limits = limitsOf(subject);
    cover.buy = buyTable(lines);
    cover.owned = ownedText(lines);
    cover.decide = decisionsOf(subject, lines);
    cover.unchecked = uncheckedOf(subject);
    cover.signOff = {CoverWords::tr("Planned", "who signs"), CoverWords::tr("Circuit checked", "who signs"),
                     CoverWords::tr("Approved", "who signs")};
    return cover;
}

} // namespace rig::report
