// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/verdict_band.h"

#include "core/checks/gather.h"
#include "core/words/link_answer.h"
#include "core/words/power_answer.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

struct Band
{
    Q_DECLARE_TR_FUNCTIONS(VerdictBand)
};

/// The check by which a finding is placed: of one that lacks a figure the first that waits for it.
std::string_view placedBy(const Finding &finding)
{
    return finding.severity == Severity::Unknown && !finding.blocked.empty() ? finding.blocked.front() : finding.check;
}

struct Place
{
    std::string_view begin;
    Seen seen;
};
/// The first row that a check begins with.
constexpr std::array Places{
    Place{"pcie.", Seen::Lanes},
    Place{"storage.m2-count", Seen::Lanes},
    Place{"storage.m2-link", Seen::Lanes},
    Place{"storage.sata-off", Seen::Lanes},
    Place{"power.", Seen::Power},
    Place{"heat.room-heat", Seen::Power},
    Place{"fit.", Seen::Case},
    Place{"heat.cooler-capacity", Seen::Table},
    Place{"heat.", Seen::Case},
};

std::size_t countOf(const std::vector<Finding> &findings, Severity severity)
{
    return static_cast<std::size_t>(std::count_if(
        findings.begin(), findings.end(), [&](const Finding &finding) { return finding.severity == severity; }));
}

/// Each of these findings as a chip of its own.
void addEach(std::vector<BandChip> &chips, const Verdict &verdict, Severity severity, const Situation &situation)
{
    for (std::size_t i = 0; i < verdict.findings.size(); ++i) {
        if (verdict.findings[i].severity == severity)
            chips.push_back({severity, shortTitle(verdict.findings[i], situation), {i}, false});
    }
}

QString together(Severity severity, int count)
{
    switch (severity) {
    case Severity::Blocker:
        return Band::tr("%n problem(s)", nullptr, count);
    case Severity::Caution:
        return Band::tr("%n limit(s)", nullptr, count);
    case Severity::Unknown:
        return Band::tr("%n not checked", nullptr, count);
    case Severity::Note:
        return Band::tr("%n note(s)", nullptr, count);
    }
    return {};
}

/// All of these findings as one chip.
void addTogether(std::vector<BandChip> &chips, const Verdict &verdict, Severity severity)
{
    BandChip chip{severity, {}, {}, true};
    for (std::size_t i = 0; i < verdict.findings.size(); ++i) {
        if (verdict.findings[i].severity == severity)
            chip.findings.push_back(i);
    }
    if (chip.findings.empty())
        return;
    chip.text = together(severity, static_cast<int>(chip.findings.size()));
    chips.push_back(std::move(chip));
}

/// The causes of the verdict by name; what did not decide it is told by its number.
std::vector<BandChip> chipsOf(const Verdict &verdict, const Situation &situation)
{
    std::vector<BandChip> chips;
    addEach(chips, verdict, Severity::Blocker, situation);
    addEach(chips, verdict, Severity::Caution, situation);
    const bool limited = !chips.empty();
    if (limited)
        addTogether(chips, verdict, Severity::Unknown);
    else
        addEach(chips, verdict, Severity::Unknown, situation);
    if (!limited)
        addTogether(chips, verdict, Severity::Note);
    return chips;
}

BandFigure costFigure(const Cost &cost)
{
    QStringList sums;
    for (auto it = cost.total.begin(); it != cost.total.end(); ++it)
        sums << names::money({it.value(), it.key()});
    const QString sum = sums.join(u" + "_s);
    if (cost.unpriced == 0)
        return {Band::tr("To buy"), sum.isEmpty() ? names::money({0, u"USD"_s}) : sum, {}};
    return {Band::tr("To buy, %n part(s) unpriced", nullptr, cost.unpriced),
            sum.isEmpty() ? u"–"_s : Band::tr("≥ %1", "sum of prices").arg(sum),
            {}};
}

/// "721 of 750 W": the unit once, after the last figure.
QString wattsOf(const PowerBar &bar)
{
    const QString unit = u" W"_s;
    const QString need = !bar.allowed.isEmpty() && bar.need.endsWith(unit) ? bar.need.chopped(unit.size()) : bar.need;
    return bar.allowed.isEmpty() ? need : Band::tr("%1 of %2", "number of watts, watts").arg(need, bar.allowed);
}

BandFigure powerFigure(const QString &name, const PowerBar &bar)
{
    return {name, wattsOf(bar), bar.verdict.severity, bar.verdict.strain == checks::Strain::Fine};
}

BandFigure linkFigure(const WorstLinkAnswer &worst)
{
    if (!worst.link)
        return {Band::tr("Slowest link"), u"–"_s, {}};
    const Link &link = *worst.link;
    const QString text = link.width && link.generation
                             ? u"%1.0 x%2"_s.arg(QString::number(*link.generation), QString::number(*link.width))
                             : names::link(link);
    return {Band::tr("Slowest link"), worst.doubtful > 0 ? Band::tr("≤ %1", "a link").arg(text) : text, worst.severity};
}

} // namespace

Seen seenIn(const Finding &finding)
{
    const std::string_view check = placedBy(finding);
    const auto *row =
        std::find_if(Places.begin(), Places.end(), [&](const Place &place) { return check.starts_with(place.begin); });
    return row == Places.end() ? Seen::Table : row->seen;
}

std::optional<Severity> worstSeenIn(const std::vector<Finding> &findings, Seen where)
{
    std::optional<Severity> worst;
    for (const Finding &finding : findings) {
        if (finding.severity != Severity::Note && seenIn(finding) == where && (!worst || finding.severity < *worst))
            worst = finding.severity;
    }
    return worst;
}

QString verdict(const Verdict &verdict)
{
    const bool incomplete = std::any_of(verdict.findings.begin(), verdict.findings.end(), kindToChoose);
    const auto count = [&](Severity severity) { return static_cast<int>(countOf(verdict.findings, severity)); };
    switch (verdict.kind) {
    case Verdict::Kind::Blocked:
        return Band::tr("Will not work as planned: %n problem(s)", nullptr, count(Severity::Blocker));
    case Verdict::Kind::Caution:
        return incomplete ? Band::tr("Not complete yet; so far %n limit(s)", nullptr, count(Severity::Caution))
                          : Band::tr("Works, with %n limit(s)", nullptr, count(Severity::Caution));
    case Verdict::Kind::CannotCheck:
        return Band::tr("No problems found; %n thing(s) could not be checked", nullptr, count(Severity::Unknown));
    case Verdict::Kind::Fine:
        return Band::tr("Works");
    }
    return {};
}

QString drawName(Work work)
{
    return work == Work::Inference ? Band::tr("Draw under load") : Band::tr("Training draw");
}

VerdictBand verdictBand(const Verdict &judged, const Situation &situation)
{
    const auto &[machine, site, use, assessment] = situation;
    VerdictBand band{judged.kind, verdict(judged), chipsOf(judged, situation), {}};
    band.figures.push_back(costFigure(assessment.cost));
    const std::vector<PowerBar> bars = powerSummary(machine, assessment.power, site, use);
    for (const PowerBar &bar : bars) {
        if (bar.what == PowerBar::What::Training)
            band.figures.push_back(powerFigure(drawName(use.work), bar));
        if (bar.what == PowerBar::What::Wall)
            band.figures.push_back(powerFigure(Band::tr("At the wall"), bar));
    }
    band.figures.push_back(linkFigure(worstLink(machine, assessment.lanes, use)));
    return band;
}

std::vector<BandChip> chipsWithin(const VerdictBand &band, std::size_t most)
{
    std::vector<BandChip> chips = band.chips;
    if (chips.size() <= most)
        return chips;
    // What is told by its number stands last and stays.
    std::vector<BandChip> last;
    while (last.size() + 1 < most && !chips.empty() && chips.back().byNumber) {
        last.insert(last.begin(), chips.back());
        chips.pop_back();
    }
    BandChip more;
    while (!chips.empty() && chips.size() + 1 + last.size() > most) {
        more.findings.insert(more.findings.begin(), chips.back().findings.begin(), chips.back().findings.end());
        chips.pop_back();
    }
    more.text = Band::tr("+ %1", "number of causes that did not find room").arg(more.findings.size());
    chips.push_back(std::move(more));
    chips.insert(chips.end(), last.begin(), last.end());
    return chips;
}

QString bandSentence(const VerdictBand &band)
{
    QStringList causes;
    const std::vector<BandChip> chips = chipsWithin(band, BandChips);
    for (const BandChip &chip : chips)
        causes << chip.text;
    if (causes.isEmpty())
        return Band::tr("%1.", "the verdict").arg(band.title);
    return Band::tr("%1. %2.", "the verdict, its causes").arg(band.title, causes.join(u" · "_s));
}

QString marked(const BandFigure &figure)
{
    if (figure.severity)
        return shape(*figure.severity) + u' ' + figure.value;
    return figure.fine ? shapeOfFine() + u' ' + figure.value : figure.value;
}

QString counts(const std::vector<Finding> &findings)
{
    QStringList all;
    for (const Severity severity : {Severity::Blocker, Severity::Caution, Severity::Unknown, Severity::Note}) {
        if (const std::size_t count = countOf(findings, severity))
            all << together(severity, static_cast<int>(count));
    }
    return all.isEmpty() ? Band::tr("nothing was found") : all.join(Band::tr(", ", "between numbers of findings"));
}

} // namespace rig::words
