// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/power_answer.h"

#include "core/machine/power_rules.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::words {

using checks::Strain;

namespace {

struct PowerWords
{
    Q_DECLARE_TR_FUNCTIONS(PowerAnswer)
};

QString needText(const PowerBar &bar)
{
    if (bar.most > bar.sure)
        return PowerWords::tr("%1 to %2", "number of watts, watts")
            .arg(names::number(bar.sure.value()), names::watts(bar.most));
    return names::total({bar.sure, !bar.atLeast});
}

QString percentOf(Watts watts, Watts limit) { return names::number(100 * (watts / limit)); }

QString withinText(const PowerBar &bar, Watts limit)
{
    if (bar.most > bar.sure)
        return PowerWords::tr("%1 of %2 (%3 to %4 %)", "watts, watts, percent, percent")
            .arg(bar.need, names::watts(limit), percentOf(bar.sure, limit), percentOf(bar.most, limit));
    return PowerWords::tr("%1 of %2 (%3 %)", "watts, watts, percent")
        .arg(bar.need, names::watts(limit), percentOf(bar.sure, limit));
}

QString aboveText(const PowerBar &bar, Watts limit)
{
    return PowerWords::tr("%1 of %2: %3 too much", "watts, watts, watts")
        .arg(bar.need, names::watts(limit), names::watts(bar.sure - limit));
}

void setLimit(PowerBar &bar, Watts limit, const QString &text, const QString &tip = {})
{
    bar.limit = limit;
    bar.allowed = names::watts(limit);
    bar.marks.push_back({limit, text, tip});
    bar.value = bar.sure > limit ? aboveText(bar, limit) : withinText(bar, limit);
}

/// Its sure draw, and what may come on top: up to `atMost`, or nobody knows how much.
PowerBar barOf(PowerBar::What what, const QString &name, const Total &total, std::optional<Watts> atMost = {})
{
    PowerBar bar;
    bar.what = what;
    bar.name = bar.draw = name;
    bar.sure = bar.most = total.atLeast;
    bar.atLeast = !total.complete && !atMost;
    if (!total.complete && atMost)
        bar.most = std::max(bar.sure, *atMost);
    bar.value = bar.need = needText(bar);
    return bar;
}

/// "Training" of one of several supplies is "Training, supply 2".
void hangOn(PowerBar &bar, const Power &power, std::size_t load)
{
    bar.load = load;
    if (!power.several.empty())
        bar.name = PowerWords::tr("%1, supply %2", "\"Training\" or the like, number of the supply")
                       .arg(bar.draw, QString::number(load + 1));
}

PowerBar trainingBar(const Machine &machine, const Power &power, Work work, std::size_t index)
{
    const SupplyLoad &load = power.loads()[index];
    PowerBar bar = barOf(PowerBar::What::Training, lastingDraw(work), load.training);
    hangOn(bar, power, index);
    bar.verdict = checks::trainingVerdict(machine, load);
    if (load.supply)
        setLimit(bar, *load.supply, names::watts(*load.supply));
    if (bar.verdict.strain == Strain::Tight)
        bar.value =
            PowerWords::tr("%1 of %2 (%3 %): above %4 %", "watts, watts, percent, percent")
                .arg(bar.need, bar.allowed, percentOf(bar.sure, *bar.limit), names::number(100 * ComfortableLoad));
    return bar;
}

PowerBar worstBar(const Machine &machine, const Power &power, std::size_t index)
{
    const SupplyLoad &load = power.loads()[index];
    PowerBar bar = barOf(PowerBar::What::Worst, PowerWords::tr("Worst case"), load.worst, load.worstAtMost);
    hangOn(bar, power, index);
    bar.verdict = checks::worstVerdict(machine, load);
    if (load.supply)
        setLimit(bar, *load.supply, names::watts(*load.supply));
    return bar;
}

/// The supply's ATX version is not known: its allowance lies between two bounds.
void setBounds(PowerBar &bar, Watts least, Watts most)
{
    setLimit(bar, most, names::watts(most));
    bar.allowed =
        PowerWords::tr("%1 to %2", "number of watts, watts").arg(names::number(least.value()), names::watts(most));
    bar.marks.insert(bar.marks.begin(), {least, names::watts(least), {}});
    bar.doubtful = true;
    if (bar.verdict.strain == Strain::Fine)
        bar.value = PowerWords::tr("%1 of at least %2", "watts, watts").arg(bar.need, names::watts(least));
    else if (bar.verdict.strain == Strain::Unknown)
        bar.value = PowerWords::tr("%1 of %2 to %3: the supply's ATX version is not known", "watts, watts, watts")
                        .arg(bar.need, names::number(least.value()), names::watts(most));
}

PowerBar peakBar(const Machine &machine, const Power &power, Window window, Excursions mode)
{
    const std::size_t index = checks::tightestLoad(machine, power, window, mode);
    const SupplyLoad &load = power.loads()[index];
    const Peak &peak = load.peaks[static_cast<std::size_t>(window)];
    const Watts surplus = excursionOf(peak, mode).surplus;
    const std::optional<Watts> atMost = load.worstAtMost ? std::optional(*load.worstAtMost + surplus) : std::nullopt;
    const QString name = PowerWords::tr("Peak of %1", "length of time").arg(names::window(window));
    PowerBar bar = barOf(PowerBar::What::Peak, name, {load.worst.atLeast + surplus, load.worst.complete}, atMost);
    hangOn(bar, power, index);
    bar.window = window;
    bar.verdict = checks::peakVerdict(machine, power, load, window, mode);
    if (peak.allowed)
        setLimit(bar, *peak.allowed, names::watts(*peak.allowed));
    else if (peak.allowedAtLeast && peak.allowedAtMost)
        setBounds(bar, *peak.allowedAtLeast, *peak.allowedAtMost);
    return bar;
}

PowerMark breakerMark(const Circuit &circuit, Watts other)
{
    const Watts limit = checks::breakerLimit(circuit, other);
    return {limit, PowerWords::tr("%1 breaker", "watts").arg(names::watts(limit)),
            PowerWords::tr("%1 A at %2 V are %3 VA; the machine takes them at a power factor of %4.",
                           "current, voltage, apparent power, factor")
                .arg(names::number(circuit.amperes.value()), names::number(circuit.volts.value()),
                     names::number(circuit.rating().value()), names::number(PowerFactor, 2))};
}

PowerBar wallBar(const Machine &machine, const Power &power, const Site &site, Work work)
{
    const Watts other = site.otherLoad.value_or(Watts(0));
    const QString name =
        work == Work::Inference ? PowerWords::tr("Wall, under load") : PowerWords::tr("Wall, training");
    PowerBar bar = barOf(PowerBar::What::Wall, name, {power.wallAtLeast + other, power.wall.has_value()});
    bar.verdict = checks::wallVerdict(machine, power, site.circuit, other);
    const PowerMark breaker = breakerMark(site.circuit, other);
    if (breaker.watts <= power.circuit) { // it trips before the load of hours is too much
        setLimit(bar, breaker.watts, breaker.text, breaker.tip);
        return bar;
    }
    setLimit(bar, power.circuit, PowerWords::tr("%1 for hours", "watts").arg(names::watts(power.circuit)),
             PowerWords::tr("What the circuit carries for three hours or longer."));
    bar.marks.push_back(breaker);
    return bar;
}

PowerBar worstWallBar(const Machine &machine, const Power &power, const Site &site)
{
    const Watts other = site.otherLoad.value_or(Watts(0));
    PowerBar bar = barOf(PowerBar::What::WorstWall, PowerWords::tr("Wall, worst case"),
                         {checks::sureWorstAtWall(power) + other, power.worst.complete}, *power.wallWorst + other);
    bar.verdict = checks::worstWallVerdict(machine, power, site);
    // It does not last for hours: only the breaker's rating counts.
    const PowerMark breaker = breakerMark(site.circuit, other);
    setLimit(bar, breaker.watts, breaker.text, breaker.tip);
    return bar;
}

/// What is not judged has marks to be compared with, and no limit.
PowerBar settled(PowerBar bar)
{
    if (bar.verdict.strain == Strain::NotJudged && bar.limit) {
        bar.value = withinText(bar, *bar.limit);
        bar.limit.reset();
    }
    return bar;
}

} // namespace

std::vector<PowerBar> powerAnswer(const Machine &machine, const Power &power, const Site &site, const Use &use)
{
    std::vector<PowerBar> bars;
    for (std::size_t load = 0; load < power.loads().size(); ++load)
        bars.push_back(trainingBar(machine, power, use.work, load));
    for (std::size_t load = 0; load < power.loads().size(); ++load)
        bars.push_back(worstBar(machine, power, load));
    for (const Window window : {Window::Ms100, Window::Ms10, Window::Ms1, Window::Us100})
        bars.push_back(settled(peakBar(machine, power, window, use.excursions)));
    bars.push_back(settled(wallBar(machine, power, site, use.work)));
    if (power.wallWorst)
        bars.push_back(settled(worstWallBar(machine, power, site)));
    return bars;
}

std::vector<PowerBar> powerSummary(const Machine &machine, const Power &power, const Site &site, const Use &use)
{
    // The window of the load whose tightest window is the worst of all.
    const auto isWorse = [&](Window a, Window b) {
        const PowerBar one = peakBar(machine, power, a, use.excursions);
        const PowerBar other = peakBar(machine, power, b, use.excursions);
        return !other.limit || (one.limit && one.sure / *one.limit > other.sure / *other.limit);
    };
    Window tightest = checks::tightestWindow(power.loads().front(), use.excursions);
    for (const SupplyLoad &load : power.several) {
        const Window window = checks::tightestWindow(load, use.excursions);
        if (isWorse(window, tightest))
            tightest = window;
    }
    return {trainingBar(machine, power, use.work, checks::fullestLoad(machine, power)),
            settled(peakBar(machine, power, tightest, use.excursions)),
            settled(wallBar(machine, power, site, use.work))};
}

QString worstDraw(const SupplyLoad &load)
{
    return barOf(PowerBar::What::Worst, {}, load.worst, load.worstAtMost).need;
}

QString lastingDraw(Work work)
{
    return work == Work::Inference ? PowerWords::tr("Under load") : PowerWords::tr("Training");
}

QString brief(const PowerBar &bar)
{
    return bar.allowed.isEmpty() ? bar.need : PowerWords::tr("%1 of %2", "watts, watts").arg(bar.need, bar.allowed);
}

QString shareText(const PowerBar &bar)
{
    if (bar.doubtful && !bar.marks.empty() && bar.marks.front().watts.value() > 0)
        return PowerWords::tr("≤ %1 %", "share of a limit").arg(percentOf(bar.most, bar.marks.front().watts));
    if (!bar.limit || bar.limit->value() <= 0)
        return {};
    const QString sure = percentOf(bar.sure, *bar.limit);
    if (bar.atLeast)
        return PowerWords::tr("≥ %1 %", "share of a limit").arg(sure);
    const QString most = percentOf(bar.most, *bar.limit);
    return sure == most ? PowerWords::tr("%1 %", "share of a limit").arg(sure)
                        : PowerWords::tr("%1–%2 %", "share of a limit").arg(sure, most);
}

QString strainText(const PowerBar &bar)
{
    switch (bar.verdict.strain) {
    case Strain::NotJudged:
        return PowerWords::tr("no limit to compare with");
    case Strain::Fine:
        return PowerWords::tr("within");
    case Strain::Tight:
        return PowerWords::tr("above %1 %", "percent").arg(names::number(100 * ComfortableLoad));
    case Strain::Over:
        return PowerWords::tr("above");
    case Strain::Unknown:
        return PowerWords::tr("cannot be checked");
    }
    return {};
}

QString mark(const PowerBar &bar)
{
    if (bar.verdict.severity)
        return shape(*bar.verdict.severity) + u' ';
    return bar.verdict.strain == Strain::Fine ? shapeOfFine() + u' ' : QString();
}

} // namespace rig::words
