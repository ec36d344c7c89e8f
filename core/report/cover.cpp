// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/run_checks.h"
#include "core/checks/vram_floor.h"
#include "core/names/names.h"
#include "core/names/price_words.h"
#include "core/names/sentences.h"
#include "core/report/part_lines.h"
#include "core/report/sections.h"
#include "core/words/sentences.h"
#include "core/words/sentences_links.h"
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
    const QString cards = cardsWithLimits(subject.line.cards, subject.machine);
    const Circuit &circuit = document.site.circuit;
    const QString hours = names::number(document.site.hoursPerYear);
    const QString site = circuit.assumed ? CoverWords::tr("%1 (assumed)", "a circuit").arg(names::circuit(circuit))
                                         : names::circuit(circuit);
    return CoverWords::tr("%1, for %2, %3 hours a year. %4.", "graphics cards, a kind of work, hours, a circuit")
        .arg(cards.isEmpty() ? CoverWords::tr("No graphics card") : cards, names::workInSentence(document.use.work),
             hours, site);
}

/// Changes that mend the limits and cost no money, each once.
struct FreeChanges
{
    QStringList lossless;
    QStringList cheaper; ///< another part for less: no gift, but a saving
    QStringList slower;  ///< power limits: they cost speed
};

void addOnce(QStringList &changes, const QString &text)
{
    constexpr qsizetype Most = 2;
    if (!text.isEmpty() && !changes.contains(text) && changes.size() < Most)
        changes << text;
}

FreeChanges freeChanges(const Subject &subject)
{
    FreeChanges changes;
    for (const BestMend &mend : subject.mends) {
        addOnce(changes.lossless, mend.better);
        if (!mend.fix || !mend.fix->effect.price || mend.fix->effect.price->amount > 0)
            continue;
        const bool slows = std::holds_alternative<SetPowerLimit>(mend.fix->edit);
        if (mend.fix->effect.price->amount < 0)
            addOnce(changes.cheaper, CoverWords::tr("%1 (%2)", "a change, \"saves $45\"")
                                         .arg(changeText(mend, subject), mendPrice(*mend.fix)));
        else
            addOnce(slows ? changes.slower : changes.lossless, changeText(mend, subject));
    }
    return changes;
}

/// "Connectors (SuperNOVA 1600 T2)": for a list behind a colon, where the title has one of its own.
QString missingFigure(const Finding &finding, const Situation &situation)
{
    constexpr qsizetype Longest = 40; // names that are no names leave the page to the rest
    const Part *part = words::partOf(finding.missing.item, situation.machine);
    const QString name = part ? names::shortName(*part) : QString();
    return name.isEmpty() || name.size() > Longest
               ? words::shortTitle(finding, situation)
               : CoverWords::tr("%1 (%2)", "a figure that is not known, a part")
                     .arg(names::figureName(QString(QLatin1StringView(finding.missing.figure))), name);
}

QStringList openQuestions(const Verdict &verdict, const Situation &situation)
{
    QStringList titles;
    for (const Finding &finding : verdict.findings) {
        if (finding.severity == Severity::Unknown && finding.governs && !kindToChoose(finding))
            titles << missingFigure(finding, situation);
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
    // What old prices became since stands with the sum itself.
    return CoverWords::tr("To be bought: %1.", "a sum").arg(names::cost(cost));
}

/// The machine once the changes that mend it are made; as it is where there are none.
ReportMachine onceMended(const Subject &subject)
{
    if (!subject.mend.mend)
        return {subject.document, subject.machine, subject.assessment, subject.verdict};
    ReportMachine mended{subject.document, {}, {}, {}};
    for (const Edit &edit : subject.mend.mend->edits)
        mended.document = applied(std::move(mended.document), edit);
    mended.machine = resolve(mended.document.build, subject.catalogue);
    mended.assessment = assess(mended.machine, mended.document.site, mended.document.use);
    mended.verdict = judge(runChecks(mended.situation()), mended.document.build);
    return mended;
}

/// What still limits it then.
QStringList limitsOf(const ReportMachine &mended)
{
    QStringList titles;
    for (const Finding &finding : mended.verdict.findings) {
        if (finding.severity == Severity::Caution)
            titles << words::shortTitle(finding, mended.situation());
    }
    constexpr qsizetype Most = 3; // the sentence stays one
    if (titles.size() > Most)
        titles =
            titles.mid(0, Most - 1) << CoverWords::tr("%n more", "limits", static_cast<int>(titles.size() - Most + 1));
    return titles;
}

/// A set of changes is reckoned in US dollars; it is told in the currency of all else.
std::optional<Money> inCurrencyOf(const Catalogue &catalogue, const std::optional<Money> &price)
{
    if (!price)
        return price;
    const std::optional<Conversion> told = converted(*price, catalogue.prices.currency, catalogue.rates);
    return told ? told->money : price;
}

/// What a set of changes costs: an electrician's work has no price here.
QString costOf(const Mend &mend, const Catalogue &catalogue)
{
    const std::optional<Money> price = inCurrencyOf(catalogue, mend.price);
    if (!price || (mend.anotherCircuit && price->amount <= 0))
        return CoverWords::tr("what they cost is not known");
    if (mend.anotherCircuit)
        return CoverWords::tr("the machine costs %1 more, the circuit aside").arg(names::money(*price));
    if (price->amount > 0)
        return CoverWords::tr("the machine costs %1 more").arg(names::money(*price));
    return std::any_of(mend.edits.begin(), mend.edits.end(),
                       [](const Edit &edit) { return std::holds_alternative<SetPowerLimit>(edit); })
               ? CoverWords::tr("they cost speed, not money")
               : CoverWords::tr("they cost nothing");
}

/// Memory that no other part mends: the work itself can change.
bool isOfWork(const Finding &finding)
{
    using Variant = checks::vram_floor::Variant;
    return finding.is(checks::vram_floor::Id, Variant::BelowWork) ||
           finding.is(checks::vram_floor::Id, Variant::MayBeBelowWork) ||
           finding.is(checks::vram_floor::Id, Variant::TooFewCards);
}

/// Where no set of changes mends it.
QString adviceWithoutMend(const Subject &subject)
{
    const Finding *ofWork = nullptr;
    for (const Finding &finding : subject.verdict.findings) {
        if (finding.severity != Severity::Blocker)
            continue;
        if (!isOfWork(finding))
            return CoverWords::tr("Do not order it as it is: no set of three changes mends it. Choose other parts.");
        ofWork = ofWork ? ofWork : &finding;
    }
    const QString start = CoverWords::tr("Do not order it as it is: the work does not fit into the cards' memory.");
    return ofWork ? names::afterEachOther({start, words::reason(*ofWork, subject.situation())}) : start;
}

QString blockedAdvice(const Subject &subject, const ReportMachine &mended)
{
    if (!subject.mend.mend)
        return adviceWithoutMend(subject);
    const QString change =
        CoverWords::tr("Do not order it as it is. With these changes no problem is left, and %2: %1.",
                       "list of changes; what they cost")
            .arg(changesThatMend(subject), costOf(*subject.mend.mend, subject.catalogue));
    const QStringList limits = limitsOf(mended);
    return limits.isEmpty()
               ? change
               : names::afterEachOther(
                     {change, CoverWords::tr("Limits that it then has: %1.", "list of limits").arg(listed(limits))});
}

QString limitsAdvice(const Subject &subject)
{
    const FreeChanges changes = freeChanges(subject);
    const bool missing = !toBeChosen(subject).isEmpty();
    const bool open = !openQuestions(subject.verdict, subject.situation()).isEmpty() || missing;
    QStringList sentences;
    if (!changes.lossless.isEmpty())
        sentences
            << (missing ? CoverWords::tr("Nothing speaks against what is chosen so far.")
                : open  ? CoverWords::tr("Nothing keeps it from running so far.")
                        : CoverWords::tr("It can be ordered as planned."))
            << CoverWords::tr("Free of charge, and worth doing: %1.", "list of changes").arg(listed(changes.lossless));
    else
        sentences << (missing ? CoverWords::tr(
                                    "Nothing speaks against what is chosen so far; what its limits cost stands below.")
                      : open
                          ? CoverWords::tr("Nothing keeps it from running so far; what its limits cost stands below.")
                          : CoverWords::tr("It can be ordered as planned; what its limits cost stands below."));
    if (!changes.cheaper.isEmpty())
        sentences << CoverWords::tr("Cheaper than planned: %1.", "list of changes").arg(listed(changes.cheaper));
    if (!changes.slower.isEmpty())
        sentences
            << CoverWords::tr("Free, but at the cost of speed: %1.", "list of changes").arg(listed(changes.slower));
    return names::afterEachOther(sentences);
}

/// What to do, from the verdict.
QString whatToDo(const Subject &subject, const ReportMachine &mended)
{
    switch (subject.verdict.kind) {
    case Verdict::Kind::Blocked:
        return blockedAdvice(subject, mended);
    case Verdict::Kind::Caution:
        return limitsAdvice(subject);
    case Verdict::Kind::CannotCheck:
        return toBeChosen(subject).isEmpty() ? CoverWords::tr("Nothing speaks against it so far.")
                                             : CoverWords::tr("Nothing speaks against what is chosen so far.");
    case Verdict::Kind::Fine:
        return CoverWords::tr("It can be ordered as planned.");
    }
    return {};
}

QString adviceText(const Subject &subject)
{
    if (subject.document.build.items.empty())
        return CoverWords::tr("No part has been chosen yet: there is nothing to order.");
    const ReportMachine mended = onceMended(subject);
    QStringList sentences{whatToDo(subject, mended)};
    // What is missing stands first, unless the rest is not to be ordered either.
    if (const QString kinds = toBeChosen(subject); !kinds.isEmpty())
        sentences.insert(subject.verdict.kind == Verdict::Kind::Blocked ? 1 : 0,
                         CoverWords::tr("Still to be chosen: %1.", "kinds of parts").arg(kinds));
    // Nobody need ask about a part that is to be exchanged.
    const QStringList open = openQuestions(mended.verdict, mended.situation());
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
        const QString cost = words::measuredCostOfLinks(finding, subject.situation());
        ReportLimit limit{finding.severity,
                          words::shortTitle(finding, subject.situation()),
                          cost.isEmpty() ? words::message(finding, subject.situation()) : cost,
                          CoverWords::tr("no single change", "that mends a limit"),
                          {}};
        const BestMend &mend = subject.mends[i];
        if (mend.fix) {
            limit.change = changeText(mend, subject);
            limit.price = mendPrice(*mend.fix);
        } else if (isOfWork(finding)) {
            limit.change = words::reason(finding, subject.situation());
        } else if (!mend.better.isEmpty()) {
            limit.change = mend.better;
            limit.price = CoverWords::tr("free", "a change costs nothing");
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
    constexpr int Usual = 9; // characters of a sum; "CNY 17,079" takes more
    const int more = std::max(0, longestSum(lines) - Usual);
    table.shares = {16, 38 - more, 8, 10 + more, 28};
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

std::vector<ReportItem> uncheckedOf(const Subject &subject)
{
    std::vector<ReportItem> items;
    for (const ReportFinding &finding : uncheckedSection(subject).findings)
        items.push_back({finding.title, finding.message});
    return items;
}

} // namespace

QString cardsWithLimits(const QString &cards, const Machine &machine)
{
    std::vector<std::optional<Watts>> limits;
    for (const Device &device : machine.devices) {
        if (device.isCard())
            limits.push_back(device.powerLimit);
    }
    const auto limited = [](const std::optional<Watts> &limit) { return limit.has_value(); };
    if (std::none_of(limits.begin(), limits.end(), limited))
        return cards;
    const bool alike =
        std::all_of(limits.begin(), limits.end(), [&](const auto &limit) { return limit == limits.front(); });
    if (!alike)
        return CoverWords::tr("%1, with power limits", "graphics cards").arg(cards);
    const QString watts = names::watts(*limits.front());
    return limits.size() == 1 ? CoverWords::tr("%1, limited to %2", "a graphics card, watts").arg(cards, watts)
                              : CoverWords::tr("%1, limited to %2 each", "graphics cards, watts").arg(cards, watts);
}

QString mendPrice(const Fix &fix)
{
    const std::optional<Money> &price = fix.effect.price;
    if (!price)
        return CoverWords::tr("price not known");
    if (price->amount < 0)
        return CoverWords::tr("saves %1", "an amount, by a change")
            .arg(names::money({-price->amount, price->currency}));
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
    cover.electrician = electricianText(subject);
    cover.decide = coverDecisions(subject);
    cover.unchecked = uncheckedOf(subject);
    cover.signOff = {CoverWords::tr("Planned", "who signs"), CoverWords::tr("Circuit checked", "who signs"),
                     CoverWords::tr("Approved", "who signs")};
    return cover;
}

} // namespace rig::report
