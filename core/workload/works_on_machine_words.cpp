// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/workload/planned_works.h"
#include "core/workload/works_on_machine.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct WorksWords
{
    Q_DECLARE_TR_FUNCTIONS(WorksOnMachine)
};

QString one(Gibibytes memory) { return names::number(memory.value(), 1); }

/// The work that asks most of a card.
const WorkOnMachine *greatest(const WorksOnMachine &works)
{
    const WorkOnMachine *most = nullptr;
    for (const WorkOnMachine &work : works.works) {
        if (work.planned.need && (!most || work.planned.need->high > most->planned.need->high))
            most = &work;
    }
    return most;
}

QString atOnceText(const WorksOnMachine &works)
{
    const int count = static_cast<int>(works.works.size());
    const CardLoad *most = works.loads.most();
    if (!most)
        return WorksWords::tr("%n work(s) at the same time.", nullptr, count);
    return WorksWords::tr("%n work(s) at the same time: dealt to the cards, one must hold up to %1 GiB.", "memory",
                          count)
        .arg(plannedNeedText({*most->low, *most->high, 1}));
}

} // namespace

QString plannedNeedText(const PlannedNeed &need)
{
    return one(need.low) == one(need.high) ? one(need.low) : u"%1–%2"_s.arg(one(need.low), one(need.high));
}

namespace {

/// "95–148 tokens/s", and what each of several users gets of it.
QString tokensText(const WorkOnMachine &work, const QString &basis)
{
    const QString all = speedText(*work.speed);
    const int users = work.work ? usersOf(*work.work).value_or(1) : 1;
    if (users < 2)
        return WorksWords::tr("%1 tokens/s, %2", "number, how it is known").arg(all, basis);
    SpeedEstimate each = *work.speed;
    for (double *speed : {&each.perSecond, &each.low, &each.high})
        *speed /= users;
    return WorksWords::tr("%1 tokens/s in all, %2 for each of %n user(s), %3", "numbers, how it is known", users)
        .arg(all, speedText(each), basis);
}

} // namespace

bool areUnequal(const WorkOnMachine &work)
{
    return std::adjacent_find(work.cards.begin(), work.cards.end(), [](const CardShare &one, const CardShare &other) {
               return one.high != other.high;
           }) != work.cards.end();
}

QString needOnCardsText(const WorkOnMachine &work)
{
    if (!areUnequal(work))
        return plannedNeedText(work.planned.need.value_or(PlannedNeed()));
    QStringList each;
    for (const CardShare &card : work.cards)
        each << plannedNeedText({card.low, card.high, 1, {}});
    return each.join(u" + "_s);
}

QString plannedSpeedText(const WorkOnMachine &work)
{
    if (!work.speed || work.unit == SampleUnit::None)
        return WorksWords::tr("not known", "a speed");
    const QString basis = estimateBasisName(work.speed->basis);
    const QString speed =
        work.unit == SampleUnit::Token
            ? tokensText(work, basis)
            : WorksWords::tr("%1 images/s, %2", "number, how it is known").arg(speedText(*work.speed), basis);
    return work.limited ? WorksWords::tr("%1; at full power, a limit makes it slower", "a speed").arg(speed) : speed;
}

QString plannedFitText(const WorkOnMachine &work)
{
    if (!work.shared.empty()) {
        const int cards = static_cast<int>(work.shared.size());
        QStringList each;
        for (const CardShare &share : work.shared)
            each << one(share.high);
        return QSet<QString>(each.begin(), each.end()).size() == 1
                   ? WorksWords::tr("%1 on one card; shared by %n of the cards it fits, with up to %2 GiB on each",
                                    "how it fits, memory; number of cards", cards)
                         .arg(memoryFitName(work.fit), each.front())
                   : WorksWords::tr("%1 on one card; shared by %n of the cards it fits, its layers by their memory: up "
                                    "to %2 GiB",
                                    "how it fits, a list of memory; number of cards", cards)
                         .arg(memoryFitName(work.fit), each.join(u" + "_s));
    }
    if (work.cardsMissing == 0)
        return memoryFitName(work.fit);
    return WorksWords::tr("Does not fit: it takes %n card(s), there are %1", "number of cards",
                          static_cast<int>(work.cards.size()) + work.cardsMissing)
        .arg(names::number(static_cast<double>(work.cards.size())));
}

QString plannedUsersText(const WorkOnMachine &work)
{
    const std::optional<int> users = work.work ? usersOf(*work.work) : std::nullopt;
    return users ? WorksWords::tr("%n user(s) at once", nullptr, *users) : QString();
}

QString worksText(const WorksOnMachine &works)
{
    const WorkOnMachine *most = greatest(works);
    if (!most)
        return {};
    const QString need = needOnCardsText(*most);
    if (works.works.size() == 1 && areUnequal(*most))
        return WorksWords::tr("It is for “%1”: %n card(s) hold its layers by their memory, %2 GiB.", "a work, memory",
                              most->planned.need->cards)
            .arg(most->planned.name, need);
    if (works.works.size() == 1)
        return most->planned.need->cards == 1
                   ? WorksWords::tr("It is for “%1”: a card must hold %2 GiB.", "a work, memory")
                         .arg(most->planned.name, need)
                   : WorksWords::tr("It is for “%1”: each of %n card(s) must hold %2 GiB.", "a work, memory",
                                    most->planned.need->cards)
                         .arg(most->planned.name, need);
    if (works.atOnce)
        return atOnceText(works);
    return WorksWords::tr("%n work(s), one at a time: it must hold the greatest, “%1”, %2 GiB on a card.",
                          "a work, memory", static_cast<int>(works.works.size()))
        .arg(most->planned.name, need);
}

} // namespace rig
