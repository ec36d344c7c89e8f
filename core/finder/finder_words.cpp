// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/finder_words.h"

#include "core/advice/card_for_work.h"
#include "core/checks/run_checks.h"
#include "core/names/names.h"
#include "core/names/price_words.h"
#include "core/names/sentences.h"
#include "core/words/verdict_band.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::finder {

namespace {

/// Sentences of this file.
struct FinderWords
{
    Q_DECLARE_TR_FUNCTIONS(Finder)
};

bool isUsed(const Found &found)
{
    return found.cardPrice && !found.cardPrice->ownPrice && found.cardPrice->price.condition == Condition::Used;
}

/// "prices of 2026-08-16", "prices from 2025-12-05 on": how old the oldest is.
QString datesText(const CostBasis &basis)
{
    return basis.oldest.isValid()
               ? FinderWords::tr("its oldest price is from %1", "a date").arg(basis.oldest.toString(Qt::ISODate))
               : FinderWords::tr("its prices have no date");
}

QString noneText(const Answer &answer)
{
    if (!answer.proof.proven)
        return FinderWords::tr("No machine was found before the search was stopped.");
    if (answer.question.budget && answer.cheapest)
        return FinderWords::tr("For %1 there is no such machine; the cheapest has %2 and costs %3.",
                               "money, cards, money")
            .arg(names::money(*answer.question.budget), cardsText(*answer.cheapest),
                 names::money(answer.cheapest->spent()));
    if (answer.question.budget)
        return FinderWords::tr("No machine of the catalogue meets all of this for %1: change one of the conditions.")
            .arg(names::money(*answer.question.budget));
    return FinderWords::tr("No machine of the catalogue meets all of this: change one of the conditions.");
}

/// "¹⁹" of 19.
QString raised(int power)
{
    static const QString digits = u"⁰¹²³⁴⁵⁶⁷⁸⁹"_s;
    QString text;
    for (const QChar digit : QString::number(power))
        text += digits[digit.digitValue()];
    return text;
}

/// "3 × 10¹²", "4,200".
QString combinationsText(double number)
{
    constexpr double Readable = 1e6;
    if (number < Readable)
        return names::number(number);
    const int power = static_cast<int>(std::floor(std::log10(number)));
    return u"%1 × 10%2"_s.arg(names::number(number / std::pow(10, power), 0), raised(power));
}

QString nextText(const Found &other, const Question &question)
{
    return FinderWords::tr("With other cards: %1 for %2, %3.", "cards, money, speed")
        .arg(cardsText(other), names::money(other.spent()), objectiveText(other, question));
}

/// Of a machine that costs far less and does nearly as much: whoever pays would ask why not that one.
QString nearlyAsGoodText(const Answer &answer)
{
    constexpr double nearly = 0.85;
    constexpr double farLess = 0.7;
    if (answer.question.goal != Goal::Speed)
        return {};
    const Found &best = answer.machines.front();
    for (std::size_t i = 1; i < answer.machines.size(); ++i) {
        const Found &other = answer.machines[i];
        const bool speaks =
            other.objective >= nearly * best.objective && other.spent().amount <= farLess * best.spent().amount;
        if (speaks)
            return FinderWords::tr("%1 for %2 does %3 % of that: the rest of the money buys little speed.",
                                   "cards, money, a number")
                .arg(cardsText(other), names::money(other.spent()),
                     names::number(100 * other.objective / best.objective, 0));
    }
    return {};
}

QString leftText(const Answer &answer, const Catalogue &catalogue)
{
    const std::optional<Conversion> budget =
        answer.question.budget ? converted(*answer.question.budget, catalogue.prices.currency, catalogue.rates)
                               : std::nullopt;
    if (!budget)
        return {};
    const double left = budget->money.amount - answer.machines.front().spent().amount;
    return left >= 1 ? FinderWords::tr("%1 of the budget is left.").arg(names::money({left, budget->money.currency}))
                     : QString();
}

/// The verdict and its causes, as window, report and console begin with them.
QString findingsText(const Found &found, const Catalogue &catalogue)
{
    const Document &document = found.document;
    const Machine machine = resolve(document.build, catalogue);
    const Assessment assessment = assess(machine, document.site, document.use);
    const Situation situation{machine, document.site, document.use, assessment};
    return words::bandSentence(words::verdictBand(judge(runChecks(situation), document.build), situation));
}

/// "GeForce RTX 3060, 2 × …": what is sold.
QString soldText(const Found &found, const Catalogue &catalogue)
{
    QStringList parts;
    for (const Sold &sold : found.sold) {
        const QString name = names::partName(sold.part, catalogue);
        parts << (sold.number > 1 ? u"%1 × %2"_s.arg(names::number(sold.number), name) : name);
    }
    return parts.join(FinderWords::tr(", ", "between parts"));
}

/// That the cards' price is one of another country.
QString abroadText(const Found &found)
{
    const std::optional<PricePick> &price = found.cardPrice;
    if (!price || !price->rate || price->ownPrice)
        return {};
    return FinderWords::tr("The price of the %1 was seen in %2 and converted: the way here and taxes may come on top.",
                           "a GPU, a currency")
        .arg(names::shortName(*found.chip), price->price.money.currency);
}

/// What one must see to that no check can: where cards on cables stand, how two supplies start.
QStringList careTexts(const Found &found, const Catalogue &catalogue)
{
    QStringList texts;
    bool isOpen = false;
    int supplies = 0;
    for (const Item &item : found.document.build.items) {
        const PartHandle part = catalogue.find(item.part);
        isOpen = isOpen ||
                 (part && item.kind == Kind::Case && static_cast<const Case &>(*part).type.valueOr({}) == "open"_L1);
        supplies += item.kind == Kind::Supply ? item.count : 0;
    }
    const int cabled = cardsOnCables(found);
    if (cabled > 0 && isOpen)
        texts << FinderWords::tr("%n card(s) on riser cables in an open frame: see that it, or a rail beside it, "
                                 "carries so many.",
                                 nullptr, cabled);
    else if (cabled > 0)
        texts << FinderWords::tr("%n card(s) on riser cables, in the case's holders for upright cards.", nullptr,
                                 cabled);
    if (found.limit.each)
        texts << FinderWords::tr("Limit each card to %1 W: %2 % of the speed, as it was measured.")
                     .arg(names::number(found.limit.each->value()), names::number(100 * found.limit.share, 0));
    if (supplies > 1)
        texts << FinderWords::tr("Two supplies: a cable must start them together, and all plugs of a card come from "
                                 "one of them.");
    return texts;
}

} // namespace

int cardsOnCables(const Found &found)
{
    const std::vector<Item> &items = found.document.build.items;
    return static_cast<int>(std::count_if(items.begin(), items.end(), [](const Item &item) {
        return item.kind == Kind::Card && outputNamed(item.connector).has_value();
    }));
}

QString cardsText(const Found &found)
{
    const QString name = found.card ? names::shortName(*found.chip) : QString();
    const QString called = isUsed(found) ? FinderWords::tr("used %1", "a card").arg(name) : name;
    const QString text =
        found.cards > 1 ? u"%1 × %2"_s.arg(names::number(found.cards), called) : FinderWords::tr("one %1").arg(called);
    return names::typeset(found.ownedCards > 0 ? FinderWords::tr("%1 (%n owned)", "cards", found.ownedCards).arg(text)
                                               : text);
}

namespace {

QString speedUnit(const Found &found)
{
    if (!found.speed)
        return FinderWords::tr("TFLOPS");
    return found.unit == SampleUnit::Image ? FinderWords::tr("images/s") : FinderWords::tr("tokens/s");
}

QString doesText(const Found &found)
{
    return found.speed ? u"%1 %2"_s.arg(speedText(*found.speed), speedUnit(found))
                       : FinderWords::tr("%1 TFLOPS of matrix units in theory").arg(names::number(found.does));
}

} // namespace

QString objectiveUnit(const Found &found, const Question &question)
{
    return question.goal == Goal::Memory ? FinderWords::tr("GiB") : speedUnit(found);
}

QString objectiveText(const Found &found, const Question &question)
{
    if (question.goal == Goal::Memory)
        return FinderWords::tr("%1 GiB on the cards").arg(names::number(found.does));
    if (found.costs)
        return FinderWords::tr("%1 over %2 years with electricity, %3", "money, years, speed")
            .arg(names::money(*found.costs), names::number(question.years), doesText(found));
    return doesText(found);
}

QString restText(const Found &found, const Catalogue &catalogue)
{
    const std::vector<Item> &items = found.document.build.items;
    QStringList parts;
    for (auto item = items.begin(); item != items.end(); ++item) {
        const auto isSame = [&](const Item &other) { return other.part == item->part && other.owned == item->owned; };
        if (item->kind == Kind::Card || std::any_of(items.begin(), item, isSame))
            continue;
        int count = 0;
        for (auto other = item; other != items.end(); ++other)
            count += isSame(*other) ? other->count : 0;
        const QString name = names::partName(item->part, catalogue);
        const QString counted = count > 1 ? u"%1 × %2"_s.arg(names::number(count), name) : name;
        parts << (item->owned ? FinderWords::tr("%1 (owned)", "a part").arg(counted) : counted);
    }
    return parts.join(FinderWords::tr(", ", "between parts"));
}

QString proofText(const Answer &answer)
{
    const QString combinations = combinationsText(answer.proof.combinations);
    if (answer.machines.empty())
        return answer.proof.proven ? FinderWords::tr("Proven over %1 combinations.").arg(combinations) : QString();
    if (!answer.proof.proven)
        return FinderWords::tr("The search was stopped: a machine may be up to %1 % better.")
            .arg(names::number(std::clamp(std::ceil(100 * answer.gap), 1.0, 999.0), 0));
    const double same = 100 * answer.question.same();
    if (answer.question.goal == Goal::CostOverYears)
        return FinderWords::tr("Proven: of %1 combinations none costs less over the years.").arg(combinations);
    return answer.question.goal == Goal::Speed && same > 0
               ? FinderWords::tr(
                     "Proven: of %1 combinations none is more than %2 % faster, and none that is as fast is "
                     "cheaper.")
                     .arg(combinations, names::number(same, same < 1 ? 1 : 0))
               : FinderWords::tr("Proven: of %1 combinations none is better.").arg(combinations);
}

QString answerText(const Answer &answer, const Catalogue &catalogue)
{
    if (answer.machines.empty())
        return noneText(answer);
    const Found &best = answer.machines.front();
    if (!best.sold.empty())
        return FinderWords::tr("Buy a machine with %1 for %2, and sell %3 for %4: %5; %6.",
                               "cards, money, parts, money, speed, date of the oldest price")
            .arg(cardsText(best), names::money(best.price), soldText(best, catalogue), names::money(best.brought()),
                 objectiveText(best, answer.question), datesText(best.basis));
    return FinderWords::tr("Buy a machine with %1 for %2: %3; %4.", "cards, money, speed, date of the oldest price")
        .arg(cardsText(best), names::money(best.price), objectiveText(best, answer.question), datesText(best.basis));
}

QStringList bestReasons(const Answer &answer, const Catalogue &catalogue)
{
    QStringList reasons;
    if (answer.plainWork && answer.question.work)
        reasons << FinderWords::tr(
                       "No work was named, so “%1” was assumed. The machine follows from the work: name yours.",
                       "a work")
                       .arg(answer.question.work->name);
    if (!answer.ways.empty() && !answer.machines.empty())
        reasons << advice::waysText(
            answer.ways, answer.machines.front().document.use.work != Work::Inference,
            answer.question.budget
                ? FinderWords::tr("no machine for %1", "money").arg(names::money(*answer.question.budget))
                : FinderWords::tr("no machine"));
    if (!answer.machines.empty()) {
        const Found &best = answer.machines.front();
        reasons << nearlyAsGoodText(answer);
        reasons << FinderWords::tr("With it: %1.", "parts").arg(restText(best, catalogue));
        reasons << careTexts(best, catalogue) << findingsText(best, catalogue) << abroadText(best);
    }
    reasons << proofText(answer);
    if (!answer.machines.empty())
        reasons << leftText(answer, catalogue);
    reasons.removeAll(QString());
    return reasons;
}

QStringList answerReasons(const Answer &answer, const Catalogue &catalogue)
{
    QStringList reasons = bestReasons(answer, catalogue);
    for (std::size_t i = 1; i < answer.machines.size(); ++i)
        reasons << nextText(answer.machines[i], answer.question);
    return reasons;
}

QStringList answerBasis(const Answer &answer, const Catalogue &)
{
    QStringList basis;
    if (answer.machines.empty())
        return basis;
    const Found &best = answer.machines.front();
    basis << names::costRemarks(best.basis);
    if (best.speed)
        basis << FinderWords::tr("The speed is %1.", "how it is known").arg(estimateBasisName(best.speed->basis));
    return basis;
}

QStringList answerSubjects(const Answer &answer)
{
    QStringList subjects;
    if (answer.machines.empty())
        return subjects;
    const Found &best = answer.machines.front();
    subjects << best.chip->id;
    for (const Item &item : best.document.build.items)
        subjects << item.part;
    subjects.removeDuplicates();
    return subjects;
}

QString ruledOutText(const QString &reason)
{
    static const std::array words{
        std::pair("price"_L1, QT_TRANSLATE_NOOP("Finder", "dearer than the budget or than one that is as good")),
        std::pair("slower"_L1, QT_TRANSLATE_NOOP("Finder", "slower than the best")),
        std::pair(QLatin1StringView(MemoryCondition), QT_TRANSLATE_NOOP("Finder", "too little memory")),
        std::pair(QLatin1StringView(CoolerCondition),
                  QT_TRANSLATE_NOOP("Finder", "a cooler that is not shown to carry the processor's heat away")),
        std::pair(QLatin1StringView(PlacesCondition), QT_TRANSLATE_NOOP("Finder", "no place for all cards")),
        std::pair(QLatin1StringView(SpeedCondition), QT_TRANSLATE_NOOP("Finder", "slower than was asked for")),
        std::pair(QLatin1StringView(WallCondition),
                  QT_TRANSLATE_NOOP("Finder", "nobody knows what it draws at the wall")),
        std::pair(QLatin1StringView(HoldersCondition),
                  QT_TRANSLATE_NOOP("Finder", "no place in the case for cards on riser cables")),
        std::pair(QLatin1StringView(SuppliesCondition),
                  QT_TRANSLATE_NOOP("Finder", "no place in the case for a second supply")),
        std::pair(QLatin1StringView(LanesCondition), QT_TRANSLATE_NOOP("Finder", "a card with too few lanes")),
        std::pair(QLatin1StringView(LinkCondition),
                  QT_TRANSLATE_NOOP("Finder", "the way between two cards is not known"))};
    for (const auto &[key, text] : words) {
        if (reason == key)
            return QCoreApplication::translate("Finder", text);
    }
    if (const std::optional<Kind> kind = reason.startsWith("no-"_L1) ? kindFromKey(reason.mid(3)) : std::nullopt)
        return FinderWords::tr("none left that fits: %1", "a kind of part").arg(names::kindsWithin(*kind));
    return words::checkTitle(reason.toStdString());
}

QString leftOutText(LeftOut why, int count, const Question &question, const PricePolicy &prices)
{
    switch (why) {
    case LeftOut::NoPrice:
        return FinderWords::tr("%n part(s) without a price that counts", nullptr, count);
    case LeftOut::OldPrice:
        return FinderWords::tr("%n part(s) whose price is too old: more than %1 months for cards, memory, drives "
                               "and discontinued processors, more than %2 for all else",
                               nullptr, count)
            .arg(names::number(prices.monthsOfToday), names::number(question.monthsOfOthers));
    case LeftOut::LaunchPrice:
        return FinderWords::tr("%n card(s) of which only the price at launch is known", nullptr, count);
    case LeftOut::OtherMarket:
        return FinderWords::tr("%n combination(s) of cards whose price is of another market", nullptr, count);
    case LeftOut::NoFans:
        return question.quiet ? FinderWords::tr("%n card(s) without fans of their own, or too loud", nullptr, count)
                              : FinderWords::tr("%n card(s) without fans of their own", nullptr, count);
    case LeftOut::NoFramework:
        return FinderWords::tr("%n card(s) that no current framework runs on", nullptr, count);
    case LeftOut::NoCuda:
        return FinderWords::tr("%n card(s) without CUDA: ask for their vendor to see them", nullptr, count);
    case LeftOut::NoBf16:
        return FinderWords::tr("%n card(s) without BF16, in which such models are trained", nullptr, count);
    case LeftOut::Vendor:
        return FinderWords::tr("%n card(s) of other vendors", nullptr, count);
    case LeftOut::Memory:
        return FinderWords::tr("%n combination(s) of cards that do not hold the work", nullptr, count);
    case LeftOut::Needs:
        return FinderWords::tr("%n combination(s) of cards below what was asked for", nullptr, count);
    case LeftOut::SpeedNotKnown:
        return FinderWords::tr("%n combination(s) of cards whose speed is not known", nullptr, count);
    case LeftOut::Wish:
        return FinderWords::tr("%n part(s) by your choice", nullptr, count);
    }
    return {};
}

} // namespace rig::finder
