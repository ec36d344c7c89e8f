// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/missing_part.h"
#include "core/machine/cost_basis.h"
#include "core/names/lists.h"
#include "core/names/names.h"
#include "core/names/price_words.h"
#include "core/report/part_lines.h"
#include "core/report/sections.h"
#include "core/words/words.h"

#include <algorithm>

namespace rig::report {

namespace {

struct DecisionWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportCover)
};

void addCircuit(std::vector<ReportItem> &decide, const Subject &subject)
{
    const Circuit &circuit = subject.document.site.circuit;
    const bool carries = circuitCarries(subject);
    if (carries && !circuit.assumed)
        return;
    const QString name = names::circuit(circuit);
    const QString other = circuitThatCarries(subject);
    QString text;
    if (carries)
        text = DecisionWords::tr("The circuit is assumed: %1. Which one is there?", "a circuit").arg(name);
    else if (other.isEmpty())
        text = DecisionWords::tr("%1 carries too little as planned: an electrician must say what does, or the machine "
                                 "must draw less.",
                                 "a circuit")
                   .arg(name);
    else if (circuit.assumed)
        text = DecisionWords::tr("The circuit is assumed: %1, which carries too little as planned. Is there one of %2, "
                                 "or shall the machine draw less?",
                                 "a circuit; amperes, volts, socket")
                   .arg(name, other);
    else
        text =
            DecisionWords::tr("%1 carries too little as planned: shall there be one of %2, or shall the machine draw "
                              "less?",
                              "a circuit; amperes, volts, socket")
                .arg(name, other);
    decide.push_back({DecisionWords::tr("Circuit"), text});
}

/// What a machine does not start without, and nobody has said to be there.
void addMissing(std::vector<ReportItem> &decide, const Subject &subject)
{
    QStringList titles;
    std::optional<Money> sum;
    bool priced = true;
    for (std::size_t i = 0; i < subject.verdict.findings.size(); ++i) {
        const Finding &finding = subject.verdict.findings[i];
        if (!finding.is(checks::missing_part::Id) || isUnchecked(finding))
            continue;
        titles << words::shortTitle(finding, subject.situation());
        const std::optional<Fix> &fix = subject.mends[i].fix;
        priced = priced && fix && fix->effect.price && (!sum || sum->currency == fix->effect.price->currency);
        if (priced)
            sum = Money{fix->effect.price->amount + (sum ? sum->amount : 0), fix->effect.price->currency};
    }
    if (titles.isEmpty())
        return;
    const QString list = titles.join(betweenChanges());
    decide.push_back({DecisionWords::tr("Missing parts"),
                      priced && sum
                          ? DecisionWords::tr("%1: there already, or to be bought as well, from %2?", "list, a sum")
                                .arg(list, names::money(*sum))
                          : DecisionWords::tr("%1: there already, or to be bought as well?", "list").arg(list)});
}

void addMoney(std::vector<ReportItem> &decide, const Subject &subject)
{
    QStringList unpriced;
    for (const PartLine &line : partLines(subject.document.build, subject.catalogue)) {
        if (!line.owned && !line.price)
            unpriced << line.name();
    }
    if (!unpriced.isEmpty())
        decide.push_back(
            {DecisionWords::tr("Prices"),
             DecisionWords::tr("A price is to be asked for: %1.", "list of parts").arg(names::listed(unpriced))});
    const CostBasis basis = basisOf(subject.assessment.cost, subject.today, subject.catalogue);
    if (const QString old = names::oldPrices(basis); !old.isEmpty())
        decide.push_back({DecisionWords::tr("Old prices"), old});
    if (basis.used > 0)
        decide.push_back(
            {DecisionWords::tr("Used parts"),
             DecisionWords::tr("%n price(s) are of used parts: may these be bought?", nullptr, basis.used)});
}

/// "Cards 2 and 4, Drives 1–12": the section of the lanes has their names.
QString unplacedInBrief(const Machine &machine)
{
    std::vector<std::vector<const Device *>> kinds;
    for (const Device &device : machine.devices) {
        if (device.connector >= 0)
            continue;
        const auto same = std::find_if(kinds.begin(), kinds.end(), [&](const std::vector<const Device *> &kind) {
            return kind.front()->kind() == device.kind();
        });
        if (same == kinds.end())
            kinds.push_back({&device});
        else
            same->push_back(&device);
    }
    QStringList names;
    for (const std::vector<const Device *> &kind : kinds)
        names << names::devices(kind);
    return names::listed(names);
}

/// Nobody can say whether memory and speed suffice for a work that is not stated.
bool workIsStated(const Subject &subject)
{
    return !subject.works.works.empty() || subject.works.loads.most() || subject.line.cards.isEmpty();
}

} // namespace

std::vector<ReportItem> coverDecisions(const Subject &subject)
{
    std::vector<ReportItem> decide;
    if (subject.document.build.items.empty())
        return decide;
    addCircuit(decide, subject);
    addMissing(decide, subject);
    addMoney(decide, subject);
    if (!workIsStated(subject))
        decide.push_back({DecisionWords::tr("The work"),
                          DecisionWords::tr("No model is stated: whether it fits into the memory, and how fast it "
                                            "runs, is not judged here.")});
    if (const QString names = unplacedInBrief(subject.machine); !names.isEmpty() && subject.machine.board)
        decide.push_back({DecisionWords::tr("Places"), DecisionWords::tr("Stand in no slot yet: %1.").arg(names)});
    if (!subject.document.site.tariff && kwhAtLeast(subject) > 0) {
        const QString energy = names::number(kwhAtLeast(subject));
        decide.push_back({DecisionWords::tr("Electricity"),
                          subject.assessment.power.kwhPerYear
                              ? DecisionWords::tr("No tariff is stated for %1 kWh a year.").arg(energy)
                              : DecisionWords::tr("No tariff is stated for at least %1 kWh a year.").arg(energy)});
    }
    return decide;
}

} // namespace rig::report
