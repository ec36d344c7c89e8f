// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/workload/card_scaling.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct CardScaling
{
    Q_DECLARE_TR_FUNCTIONS(CardScaling)
};

/// Of so much of what as many cards could do at most, an exchange is said to cost nothing: a figure of our own.
constexpr double NothingLost = 0.95;

QString numberOf(const Bounds &bounds)
{
    const QString low = names::number(bounds.low, 2);
    const QString high = names::number(bounds.high, 2);
    return low == high ? low : u"%1–%2"_s.arg(low, high);
}

QString timesOf(double value) { return names::number(value, 2) + u" ×"_s; }

QString timesOf(const Bounds &bounds) { return numberOf(bounds) + u" ×"_s; }

QString speedText(const Bounds &perSecond, SampleUnit unit)
{
    const QString low = names::number(perSecond.low);
    const QString high = names::number(perSecond.high);
    const QString number = low == high ? low : u"%1–%2"_s.arg(low, high);
    return unit == SampleUnit::Image ? CardScaling::tr("%1 images/s").arg(number)
                                     : CardScaling::tr("%1 tokens/s").arg(number);
}

QString whatOf(const ScalingRow &row, int cards)
{
    switch (row.basis) {
    case ScalingRow::Basis::OneCard:
        return CardScaling::tr("One card");
    case ScalingRow::Basis::SideBySide:
        return CardScaling::tr("%n run(s)", nullptr, cards);
    case ScalingRow::Basis::Link:
        return CardScaling::tr("%n card(s), by their link", nullptr, cards);
    case ScalingRow::Basis::MeasuredHere:
        return CardScaling::tr("Measured with this card");
    case ScalingRow::Basis::MeasuredElsewhere:
        return CardScaling::tr("Measured with other cards");
    case ScalingRow::Basis::Framework2016:
        return CardScaling::tr("Frameworks, 2016");
    case ScalingRow::Basis::Tuned2016:
        return CardScaling::tr("Tuned code, 2016");
    }
    return {};
}

QString howOf(const ScalingRow &row, const ScalingAnswer &answer)
{
    switch (row.basis) {
    case ScalingRow::Basis::OneCard:
        return answer.oneCard ? estimateBasisName(*answer.oneCard) : QString();
    case ScalingRow::Basis::SideBySide:
        return CardScaling::tr("by counting");
    case ScalingRow::Basis::Link:
        return CardScaling::tr("modelled: gradients after the step, or behind it");
    case ScalingRow::Basis::MeasuredHere:
    case ScalingRow::Basis::MeasuredElsewhere:
        return CardScaling::tr("middle %1, %n run(s): %2", nullptr, row.cases)
            .arg(timesOf(row.median.value_or(0)), row.sources.join(u", "_s));
    case ScalingRow::Basis::Framework2016:
    case ScalingRow::Basis::Tuned2016:
        return CardScaling::tr("the guide of 2016, for convolutional nets");
    }
    return {};
}

const ScalingRow *rowOf(ScalingRow::Basis basis, const ScalingAnswer &answer)
{
    for (const ScalingRow &row : answer.rows) {
        if (row.basis == basis)
            return &row;
    }
    return nullptr;
}

/// What was measured stands before what the link allows.
QString fasterText(const ScalingAnswer &answer)
{
    const QString cards = names::number(answer.cards);
    const ScalingRow *link = rowOf(ScalingRow::Basis::Link, answer);
    const QString byLink = link ? numberOf(link->times) : QString();
    const ScalingRow *here = rowOf(ScalingRow::Basis::MeasuredHere, answer);
    const ScalingRow *elsewhere = rowOf(ScalingRow::Basis::MeasuredElsewhere, answer);
    if (here)
        return CardScaling::tr("%1 cards were measured at %2 × the speed of one, in the middle %3 ×; by their link "
                               "alone it would be %4 ×.")
            .arg(cards, numberOf(here->times), names::number(here->median.value_or(0), 2), byLink);
    if (elsewhere)
        return CardScaling::tr("%1 cards of other kinds were measured at %2 × the speed of one, in the middle %3 ×; by "
                               "the link of these alone it would be %4 ×.")
            .arg(cards, numberOf(elsewhere->times), names::number(elsewhere->median.value_or(0), 2), byLink);
    return CardScaling::tr("%1 cards would be %2 × as fast as one by their link; nobody measured it.")
        .arg(cards, byLink);
}

/// Whether the exchange over the link takes a part that one notices, or nobody knows what it takes.
bool linkCosts(const ScalingAnswer &answer)
{
    const ScalingRow *link = rowOf(ScalingRow::Basis::Link, answer);
    return !link || link->times.low < NothingLost * answer.cards;
}

} // namespace

QString scalingText(const ScalingAnswer &answer)
{
    switch (answer.verdict) {
    case ScalingAnswer::Verdict::OneCardOnly:
        return {};
    case ScalingAnswer::Verdict::SideBySide:
        return CardScaling::tr("%n run(s) side by side, each on a card of its own: as many times the runs, each no "
                               "faster. No link between the cards matters.",
                               nullptr, answer.cards);
    case ScalingAnswer::Verdict::Slower:
        return CardScaling::tr("%n card(s) would be slower than one: exchanging %1 GB of gradients takes longer than "
                               "the step itself. Take larger batches, fewer exchanges, or a faster link.",
                               nullptr, answer.cards)
            .arg(names::number(answer.gradients / Giga, 1));
    case ScalingAnswer::Verdict::MaybeSlower:
        return CardScaling::tr("%n card(s) may be slower than one, if gradients are not exchanged while the way back "
                               "is still computed.",
                               nullptr, answer.cards);
    case ScalingAnswer::Verdict::Faster:
        return fasterText(answer);
    case ScalingAnswer::Verdict::CannotSay:
        return CardScaling::tr(
            "What the link costs cannot be said: this work, or this card, has no speed to reckon with.");
    }
    return {};
}

QString scalingNote(const ScalingAnswer &answer)
{
    QStringList notes;
    if (answer.throughHost)
        notes << CardScaling::tr("These cards have no direct access to each other by NVIDIA's drivers: their data go "
                                 "through the host's memory, at 10 GB/s at the most, however many lanes there are.");
    const bool oneRun = answer.aim == Aim::OneFastRun;
    if (!oneRun || linkCosts(answer))
        notes << CardScaling::tr(
            "Run it on one card first, and measure: one card does nearly everything (advice of 2019).");
    if (oneRun && answer.spreads == Spreads::Poorly && linkCosts(answer))
        notes << CardScaling::tr("Transformers and dense nets spread poorly when each card takes data of its own; "
                                 "sharing the matrices asks more of the link.");
    if (oneRun && answer.spreads == Spreads::Well)
        notes << CardScaling::tr("Convolutional and recurrent nets spread well over up to four cards of one machine.");
    return names::afterEachOther(notes);
}

QStringList scalingHeadings()
{
    return {CardScaling::tr("What"), CardScaling::tr("Times as fast"), CardScaling::tr("Speed"),
            CardScaling::tr("How it is known")};
}

QStringList scalingCells(const ScalingRow &row, const ScalingAnswer &answer)
{
    const QString times = row.basis == ScalingRow::Basis::OneCard ? u"1 ×"_s : timesOf(row.times);
    return {whatOf(row, answer.cards), times, row.perSecond ? speedText(*row.perSecond, answer.unit) : u"–"_s,
            howOf(row, answer)};
}

} // namespace rig
