// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/power_verdicts.h"

#include "core/machine/power_rules.h"
#include "core/names/names.h"

#include <QCoreApplication>

namespace rig::ui {

namespace {

/// "1,080 W", "≥ 1,080 W", "1,080 to 1,200 W"
QString needText(const PowerRow &row)
{
    const QString watts = names::watts(row.sure);
    if (row.most > row.sure)
        return PowerBarTexts::tr("%1 to %2", "number of watts, watts")
            .arg(names::number(row.sure.value()), names::watts(row.most));
    return row.atLeast ? PowerBarTexts::tr("≥ %1", "watts").arg(watts) : watts;
}

QString withinText(const PowerRow &row, Watts limit)
{
    if (row.most > row.sure)
        return PowerBarTexts::tr("%1 of %2 (%3 to %4 %)", "watts, watts, percent, percent")
            .arg(needText(row), names::watts(limit), names::number(100 * (row.sure / limit)),
                 names::number(100 * (row.most / limit)));
    return PowerBarTexts::tr("%1 of %2 (%3 %)", "watts, watts, percent")
        .arg(needText(row), names::watts(limit), names::number(100 * (row.sure / limit)));
}

QString aboveText(const PowerRow &row, Watts limit)
{
    return PowerBarTexts::tr("%1 of %2: %3 too much", "watts, watts, watts")
        .arg(needText(row), names::watts(limit), names::watts(row.sure - limit));
}

void setLimit(PowerRow &row, Watts limit, const QString &text, const QString &tip = {})
{
    row.limit = limit;
    row.marks.push_back({limit, text, tip});
    row.value = row.sure > limit ? aboveText(row, limit) : withinText(row, limit);
}

/// A limit that is surely kept, surely not, or not to be told from what is known.
Meaning meaningOf(const PowerRow &row, Watts limit, Meaning above)
{
    if (row.sure > limit)
        return above;
    return row.atLeast || row.most > limit ? Meaning::CannotCheck : Meaning::Fine;
}

/// The draw at the wall, with the other load, at which the breaker sees its rating: the machine's part of it counts
/// with its power factor, as in the checks.
Watts breakerLimit(const Site &site)
{
    const Watts other = site.otherLoad.value_or(Watts(0));
    return (site.circuit.rating() - other) * PowerFactor + other;
}

PowerMark breakerMark(const Site &site)
{
    const Circuit &circuit = site.circuit;
    const Watts limit = breakerLimit(site);
    return {limit, PowerBarTexts::tr("%1 breaker", "watts").arg(names::watts(limit)),
            PowerBarTexts::tr("%1 A at %2 V are %3 VA; the machine takes them at a power factor of %4.",
                              "current, voltage, apparent power, factor")
                .arg(names::number(circuit.amperes.value()), names::number(circuit.volts.value()),
                     names::number(circuit.rating().value()), names::number(PowerFactor, 2))};
}

} // namespace

void judgeSteady(PowerRow &row, const Power &power)
{
    row.value = needText(row);
    if (!power.supply || power.supply->value() <= 0)
        return;
    const Watts limit = *power.supply;
    setLimit(row, limit, names::watts(limit));
    row.meaning = meaningOf(row, limit, Meaning::Blocker);
    if (row.sure <= limit && row.sure / limit > ComfortableLoad) {
        row.meaning = Meaning::Caution;
        row.value = PowerBarTexts::tr("%1 of %2 (%3 %): above %4 %", "watts, watts, percent, percent")
                        .arg(needText(row), names::watts(limit), names::number(100 * (row.sure / limit)),
                             names::number(100 * ComfortableLoad));
    }
}

void judgeWorst(PowerRow &row, const Power &power)
{
    row.value = needText(row);
    if (!power.supply || power.supply->value() <= 0)
        return;
    setLimit(row, *power.supply, names::watts(*power.supply));
    row.meaning = meaningOf(row, *power.supply, Meaning::Caution);
}

void judgePeak(PowerRow &row, const Peak &peak, Excursions mode)
{
    row.value = needText(row);
    // By the design guide's curve machines fail that their vendors approve: never more than a note (power.excursion).
    const Meaning above = mode == Excursions::Measured ? Meaning::Caution : Meaning::Note;
    if (peak.allowed) {
        setLimit(row, *peak.allowed, names::watts(*peak.allowed));
        row.meaning = meaningOf(row, *peak.allowed, above);
        return;
    }
    if (!peak.allowedAtLeast || !peak.allowedAtMost)
        return;
    const Watts least = *peak.allowedAtLeast;
    const Watts most = *peak.allowedAtMost;
    setLimit(row, most, names::watts(most));
    row.marks.insert(row.marks.begin(), {least, names::watts(least), {}});
    row.doubtful = true;
    if (row.sure > most) {
        row.meaning = above;
        return;
    }
    row.meaning = meaningOf(row, least, Meaning::CannotCheck);
    row.value = row.meaning == Meaning::Fine
                    ? PowerBarTexts::tr("%1 of at least %2", "watts, watts").arg(needText(row), names::watts(least))
                    : PowerBarTexts::tr("%1 of %2 to %3: the supply's ATX version is not known", "watts, watts, watts")
                          .arg(needText(row), names::number(least.value()), names::watts(most));
}

void judgeWall(PowerRow &row, const Power &power, const Site &site, bool supply)
{
    const Watts hours = power.circuit;
    const PowerMark breaker = breakerMark(site);
    setLimit(row, hours, PowerBarTexts::tr("%1 for hours", "watts").arg(names::watts(hours)),
             PowerBarTexts::tr("What the circuit carries for three hours or longer."));
    row.marks.push_back(breaker);
    if (breaker.watts < hours)
        std::swap(row.marks.front(), row.marks.back());
    if (row.sure > breaker.watts)
        row.meaning = Meaning::Blocker;
    else if (row.sure > hours)
        row.meaning = Meaning::Caution;
    // Without a supply the checks say no more than this: how much it loses decides.
    else if (!supply) {
        row.limit.reset();
        row.value = withinText(row, hours);
    } else if (!power.efficiency &&
               power.training.atLeast / LeastEfficiency + site.otherLoad.value_or(Watts(0)) > hours)
        row.meaning = Meaning::CannotCheck;
    else
        row.meaning = power.training.complete ? Meaning::Fine : Meaning::CannotCheck;
}

void judgeWorstWall(PowerRow &row, const Power &power, const Site &site)
{
    // The worst case does not last for hours: only the breaker's rating counts. No check speaks of it, unless training
    // alone is too much.
    const PowerMark breaker = breakerMark(site);
    const bool training = power.wallAtLeast + site.otherLoad.value_or(Watts(0)) > breaker.watts;
    setLimit(row, breaker.watts, breaker.text, breaker.tip);
    row.meaning = meaningOf(row, breaker.watts, training ? Meaning::Blocker : Meaning::Note);
}

} // namespace rig::ui
