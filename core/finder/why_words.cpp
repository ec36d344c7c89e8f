// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/why_words.h"

#include "core/finder/finder_words.h"
#include "core/names/names.h"
#include "core/names/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::finder {

namespace {

/// Sentences of this file.
struct WhyWords
{
    Q_DECLARE_TR_FUNCTIONS(Finder)
};

/// Less than this of speed or price is no gain that one would tell.
constexpr double Felt = 0.01;

/// Differences of what two machines do and cost, in shares of the first.
struct Change
{
    double does = 0;
    Money costs; ///< what the second costs more
    double share = 0;
};

Change changeOf(const Found &from, const Found &to)
{
    Change change;
    change.does = from.objective > 0 ? to.objective / from.objective - 1 : 0;
    // Of the amounts as they are told, so that a reader's own subtraction comes to the same.
    change.costs = {std::round(to.spent().amount) - std::round(from.spent().amount), to.price.currency};
    change.share = from.price.amount > 0 ? change.costs.amount / from.price.amount : 0;
    return change;
}

QString percentText(double share) { return names::number(std::abs(share) * 100, std::abs(share) < 0.1 ? 1 : 0); }

/// "does 8 % less and costs $412 more".
QString changeText(const Change &change, Goal goal)
{
    QStringList parts;
    if (std::abs(change.does) >= Felt && goal == Goal::CostOverYears) {
        // What is worth a quarter more costs a fifth less.
        const QString percent = percentText(1 / (1 + change.does) - 1);
        parts << (change.does > 0 ? WhyWords::tr("costs %1 % less over the years").arg(percent)
                                  : WhyWords::tr("costs %1 % more over the years").arg(percent));
    } else if (std::abs(change.does) >= Felt) {
        parts << (change.does > 0 ? WhyWords::tr("does %1 % more").arg(percentText(change.does))
                                  : WhyWords::tr("does %1 % less").arg(percentText(change.does)));
    }
    const QString amount = names::money({std::abs(change.costs.amount), change.costs.currency});
    if (std::abs(change.costs.amount) >= 1)
        parts << (change.costs.amount > 0 ? WhyWords::tr("costs %1 more", "money").arg(amount)
                                          : WhyWords::tr("costs %1 less", "money").arg(amount));
    return parts.isEmpty() ? WhyWords::tr("does and costs the same")
                           : parts.join(WhyWords::tr(" and ", "between what a machine does and costs"));
}

/// A condition, and how it gives way where that needs no number.
struct ConditionWords
{
    QLatin1StringView key;
    const char *name;
    const char *givenUp = nullptr;
};
constexpr std::array Conditions{
    ConditionWords{"budget"_L1, QT_TRANSLATE_NOOP("Finder", "budget"), QT_TRANSLATE_NOOP("Finder", "With more money")},
    ConditionWords{"circuit"_L1, QT_TRANSLATE_NOOP("Finder", "circuit")},
    ConditionWords{"cards"_L1, QT_TRANSLATE_NOOP("Finder", "number of cards")},
    ConditionWords{"memory"_L1, QT_TRANSLATE_NOOP("Finder", "memory of the machine")},
    ConditionWords{"drive"_L1, QT_TRANSLATE_NOOP("Finder", "size of the drive")},
    ConditionWords{"needs"_L1, QT_TRANSLATE_NOOP("Finder", "what each card must have"),
                   QT_TRANSLATE_NOOP("Finder", "With less than each card must have")},
    ConditionWords{"refused"_L1, QT_TRANSLATE_NOOP("Finder", "cautions that are refused"),
                   QT_TRANSLATE_NOOP("Finder", "With the refused cautions accepted")},
    ConditionWords{"essential"_L1, QT_TRANSLATE_NOOP("Finder", "figures that must be known"),
                   QT_TRANSLATE_NOOP("Finder", "With parts that lack a figure")},
    ConditionWords{"least-speed"_L1, QT_TRANSLATE_NOOP("Finder", "least speed"),
                   QT_TRANSLATE_NOOP("Finder", "At any speed")},
    ConditionWords{"with"_L1, QT_TRANSLATE_NOOP("Finder", "parts that must be in it"),
                   QT_TRANSLATE_NOOP("Finder", "Without the parts that must be in it")},
    ConditionWords{"without"_L1, QT_TRANSLATE_NOOP("Finder", "parts that must not be in it"),
                   QT_TRANSLATE_NOOP("Finder", "With the parts that must not be in it")},
    ConditionWords{"kept"_L1, QT_TRANSLATE_NOOP("Finder", "owned parts that must stay"),
                   QT_TRANSLATE_NOOP("Finder", "Without the owned parts that must stay")},
    ConditionWords{"vendor"_L1, QT_TRANSLATE_NOOP("Finder", "vendor of the GPU"),
                   QT_TRANSLATE_NOOP("Finder", "With GPUs of every vendor")},
    ConditionWords{"lanes"_L1, QT_TRANSLATE_NOOP("Finder", "lanes of each card"),
                   QT_TRANSLATE_NOOP("Finder", "With fewer lanes for each card")},
    ConditionWords{"full-power"_L1, QT_TRANSLATE_NOOP("Finder", "cards at their full power"),
                   QT_TRANSLATE_NOOP("Finder", "With power-limited cards")},
    ConditionWords{"bf16"_L1, QT_TRANSLATE_NOOP("Finder", "BF16 for training"),
                   QT_TRANSLATE_NOOP("Finder", "With cards without BF16, which train in FP16")},
    ConditionWords{"quiet"_L1, QT_TRANSLATE_NOOP("Finder", "quiet"),
                   QT_TRANSLATE_NOOP("Finder", "With a machine that may be loud")},
    ConditionWords{"ecc"_L1, QT_TRANSLATE_NOOP("Finder", "memory with ECC"),
                   QT_TRANSLATE_NOOP("Finder", "With memory without ECC")},
    ConditionWords{"data-set"_L1, QT_TRANSLATE_NOOP("Finder", "room for the data set"),
                   QT_TRANSLATE_NOOP("Finder", "Without room for the data set")}};

const ConditionWords *wordsOf(const QString &key)
{
    const auto known = std::find_if(Conditions.begin(), Conditions.end(),
                                    [&](const ConditionWords &condition) { return key == condition.key; });
    return known == Conditions.end() ? nullptr : &*known;
}

/// How a condition gives way: "With $3,300 to spend", "With fewer lanes for each card".
QString givenUpText(const Relaxed &relaxed, const Question &question)
{
    if (relaxed.condition == "budget"_L1 && relaxed.without.budget)
        return WhyWords::tr("With %1 to spend", "money").arg(names::money(*relaxed.without.budget));
    if (relaxed.condition == "circuit"_L1)
        return WhyWords::tr("On a circuit of %1 V and %2 A")
            .arg(names::number(relaxed.without.site.circuit.volts.value()),
                 names::number(relaxed.without.site.circuit.amperes.value()));
    if (relaxed.condition == "memory"_L1)
        return WhyWords::tr("With %1 GiB of memory, whatever the cards have")
            .arg(names::number(relaxed.without.memory.value_or(LeastMemory).value()));
    if (relaxed.condition == "drive"_L1)
        return WhyWords::tr("With a drive of %1 GB in place of %2 GB")
            .arg(names::number(relaxed.without.drive.value()), names::number(question.drive.value()));
    if (relaxed.condition == "cards"_L1)
        return WhyWords::tr("With %1 to %2 cards")
            .arg(names::number(relaxed.without.fewestCards), names::number(relaxed.without.mostCards));
    const ConditionWords *words = wordsOf(relaxed.condition);
    return words && words->givenUp ? QCoreApplication::translate("Finder", words->givenUp) : relaxed.condition;
}

QString machineText(const Found &found, const Question &question)
{
    return WhyWords::tr("%1 for %2, %3", "cards, money, speed")
        .arg(cardsText(found), names::money(found.spent()), objectiveText(found, question));
}

/// Other cards as a machine; with the same cards the parts that come in.
QString machineInstead(const Found &best, const Found &instead, const Question &question, const Catalogue &catalogue)
{
    if (instead.chip->id != best.chip->id || instead.cards != best.cards)
        return machineText(instead, question);
    QStringList names;
    for (const Item &item : instead.document.build.items) {
        const std::vector<Item> &items = best.document.build.items;
        const bool isNew =
            std::none_of(items.begin(), items.end(), [&](const Item &other) { return other.part == item.part; });
        const QString name = names::partName(item.part, catalogue);
        if (isNew && !names.contains(name))
            names << name;
    }
    return WhyWords::tr("the same cards with %1, %2 in all", "parts, money")
        .arg(names.join(WhyWords::tr(", ", "between parts")), names::money(instead.spent()));
}

bool brings(const Change &change) { return change.does >= Felt || (change.does > -Felt && change.share <= -Felt); }

QStringList bindingOfNone(const Answer &answer, const std::vector<Relaxed> &relaxed)
{
    QStringList texts;
    QStringList idle;
    for (const Relaxed &one : relaxed) {
        if (one.best)
            texts << WhyWords::tr("%1 there is one: %2.", "how a condition gives way; a machine")
                         .arg(givenUpText(one, answer.question), machineText(*one.best, answer.question));
        else
            idle << conditionName(one.condition);
    }
    if (!idle.isEmpty())
        texts << WhyWords::tr(
                     "Giving up one of these alone is not enough, for another condition then stands in the way: %1.",
                     "conditions")
                     .arg(idle.join(WhyWords::tr(", ", "between conditions")));
    return texts;
}

} // namespace

QString conditionName(const QString &key)
{
    const ConditionWords *words = wordsOf(key);
    return words ? QCoreApplication::translate("Finder", words->name) : key;
}

QStringList bindingTexts(const Answer &answer, const std::vector<Relaxed> &relaxed)
{
    if (answer.machines.empty())
        return bindingOfNone(answer, relaxed);
    const Found &best = answer.machines.front();
    std::vector<std::pair<Change, QString>> binding;
    QStringList raised;
    QStringList idle;
    for (const Relaxed &one : relaxed) {
        const Change change = one.best ? changeOf(best, *one.best) : Change();
        if (!one.best || !brings(change)) {
            // These two are not given up but raised by a step: far more of them may well change the answer.
            if (one.condition == "budget"_L1 || one.condition == "circuit"_L1)
                raised << WhyWords::tr("%1 the answer is the same.", "how a condition gives way")
                              .arg(givenUpText(one, answer.question));
            else
                idle << conditionName(one.condition);
            continue;
        }
        binding.emplace_back(change,
                             WhyWords::tr("%1: %2; it %3.", "how a condition gives way; a machine; “does 8 % more”")
                                 .arg(givenUpText(one, answer.question), machineText(*one.best, answer.question),
                                      changeText(change, answer.question.goal)));
    }
    std::stable_sort(binding.begin(), binding.end(),
                     [](const auto &a, const auto &b) { return a.first.does > b.first.does; });
    QStringList texts;
    for (const auto &[change, text] : binding)
        texts << text;
    texts << raised;
    if (!idle.isEmpty())
        texts << WhyWords::tr("Giving up one of these alone changes nothing: %1.", "conditions")
                     .arg(idle.join(WhyWords::tr(", ", "between conditions")));
    return texts;
}

QString contradictionText(const Answer &answer, const QStringList &conditions)
{
    if (conditions.isEmpty())
        return answer.machines.empty() && answer.proof.proven
                   ? WhyWords::tr("Whatever is given up, there is none: the catalogue lacks priced parts that fit.")
                   : QString();
    QStringList names;
    for (const QString &key : conditions)
        names << WhyWords::tr("“%1”", "a condition").arg(conditionName(key));
    if (conditions.front() == "budget"_L1 && names.size() == 1 && answer.question.budget)
        return WhyWords::tr("No machine that meets all else costs %1 or less.", "money")
            .arg(names::money(*answer.question.budget));
    if (names.size() == 1)
        return WhyWords::tr("No machine meets the condition %1.").arg(names.front());
    return WhyWords::tr("These conditions contradict each other; one of them must give way: %1.")
        .arg(names.join(WhyWords::tr(", ", "between conditions")));
}

QString withPartText(const Answer &best, const Answer &with, const QString &part, const Catalogue &catalogue)
{
    const QString name = names::partName(part, catalogue);
    if (with.machines.empty())
        return with.cheapest ? WhyWords::tr("With %1 no machine meets all of this; the cheapest costs %2.")
                                   .arg(name, names::money(with.cheapest->spent()))
                             : WhyWords::tr("With %1 no machine meets all of this.").arg(name);
    const Found &its = with.machines.front();
    if (best.machines.empty())
        return WhyWords::tr("With %1: %2.", "a part, a machine").arg(name, machineText(its, with.question));
    return WhyWords::tr("With %1 the best machine is %2; beside the best of all it %3.",
                        "a part, a machine, “costs $412 more”")
        .arg(name, machineText(its, with.question),
             changeText(changeOf(best.machines.front(), its), with.question.goal));
}

QStringList swingTexts(const Answer &answer, const std::vector<PriceSwing> &swings, const Catalogue &catalogue)
{
    QStringList texts;
    if (answer.machines.empty())
        return texts;
    const Found &best = answer.machines.front();
    for (const PriceSwing &swing : swings) {
        const QString name = names::partName(swing.part, catalogue);
        const QString percent = names::number(100 * PriceSwingShare, 0);
        const QString machine = machineInstead(best, swing.instead, answer.question, catalogue);
        texts << (swing.factor > 1 ? WhyWords::tr("If %1 cost %2 % more: %3.", "a part, a number, a machine")
                                         .arg(name, percent, machine)
                                   : WhyWords::tr("If %1 cost %2 % less: %3.", "a part, a number, a machine")
                                         .arg(name, percent, machine));
    }
    if (texts.isEmpty())
        texts << WhyWords::tr("No price of one part, %1 % up or down, changes the choice.")
                     .arg(names::number(100 * PriceSwingShare, 0));
    return texts;
}

QStringList whyTexts(const Answer &answer, const Why &why, const Catalogue &catalogue)
{
    QStringList texts;
    if (answer.machines.empty())
        texts << contradictionText(answer, why.contradiction);
    texts << bindingTexts(answer, why.relaxed) << swingTexts(answer, why.swings, catalogue);
    if (!why.whole)
        texts << WhyWords::tr("It was stopped before all was tried.");
    texts.removeAll(QString());
    return texts;
}

} // namespace rig::finder
