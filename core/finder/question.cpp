// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/question.h"

#include "core/checks/airflow.h"
#include "core/checks/catalog.h"
#include "core/checks/compute_capability.h"
#include "core/checks/cooler_capacity.h"
#include "core/checks/data_centre_licence.h"
#include "core/checks/dataset_fits.h"
#include "core/checks/ecc.h"
#include "core/checks/firmware_version.h"
#include "core/checks/stacked_open_air.h"
#include "core/checks/standoffs.h"
#include "core/checks/supply_headroom.h"
#include "core/checks/vendor_minimum.h"
#include "core/prices/price.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::finder {

namespace {

/// Sentences of this file.
struct QuestionWords
{
    Q_DECLARE_TR_FUNCTIONS(Finder)
};

struct GoalKey
{
    Goal goal;
    QLatin1StringView key;
};
constexpr std::array Goals{GoalKey{Goal::Speed, "speed"_L1}, GoalKey{Goal::Memory, "memory"_L1},
                           GoalKey{Goal::SpeedForMoney, "speed-for-money"_L1},
                           GoalKey{Goal::CostOverYears, "cost-over-years"_L1}};

/// Nobody asks for more, in any currency.
constexpr double MostMoney = 1e12;
constexpr double MostOfANeed = 1e6;

bool isAmount(double number, double most) { return std::isfinite(number) && number > 0 && number <= most; }

Result<void> checkBudget(const Question &question, const Catalogue &catalogue)
{
    if (!question.budget)
        return {};
    if (!isAmount(question.budget->amount, MostMoney))
        return badInput(QuestionWords::tr("The budget must be above 0 and below a million millions."), u"budget"_s);
    if (!converted(*question.budget, catalogue.prices.currency, catalogue.rates))
        return badInput(QuestionWords::tr("There is no rate of exchange for %1.").arg(question.budget->currency),
                        u"budget"_s);
    return {};
}

Result<void> checkNeeds(const Question &question)
{
    const auto bad = [](const auto &number) { return number && !isAmount(number->value(), MostOfANeed); };
    const Needs &needs = question.needs;
    const std::array fields{
        std::pair(bad(needs.memoryEach), u"need.memory-each"_s),
        std::pair(bad(needs.memoryInAll), u"need.memory-in-all"_s),
        std::pair(bad(needs.fp32), u"need.fp32"_s),
        std::pair(bad(needs.tensorFp16), u"need.tensor-fp16"_s),
        std::pair(bad(needs.bandwidth), u"need.bandwidth"_s),
        std::pair(bad(question.memory), u"memory"_s),
        std::pair(!(question.drive.value() >= 0 && question.drive.value() <= MostOfANeed), u"drive"_s)};
    for (const auto &[wrong, field] : fields) {
        if (wrong)
            return badInput(QuestionWords::tr("It must be a number above 0 and at most a million."), field);
    }
    return {};
}

Result<void> checkSales(const Question &question, const Catalogue &catalogue)
{
    for (auto sale = question.sellable.constBegin(); sale != question.sellable.constEnd(); ++sale) {
        const QString &id = sale.key();
        const Money &money = sale.value();
        const bool owned = std::any_of(question.own.items.begin(), question.own.items.end(),
                                       [&](const Item &item) { return item.part == id; });
        if (!owned)
            return badInput(QuestionWords::tr("“%1” is to be sold and is not owned.").arg(id), u"sell"_s);
        if (!isAmount(money.amount, MostMoney))
            return badInput(QuestionWords::tr("What “%1” brings must be above 0 and below a million millions.").arg(id),
                            u"sell"_s);
        if (!converted(money, catalogue.prices.currency, catalogue.rates))
            return badInput(QuestionWords::tr("There is no rate of exchange for %1.").arg(money.currency), u"sell"_s);
    }
    return {};
}

/// What the goal needs beside it.
Result<void> checkGoal(const Question &question, const Catalogue &catalogue)
{
    constexpr double MostYears = 30;
    if (question.leastSpeed && !isAmount(*question.leastSpeed, MostMoney))
        return badInput(QuestionWords::tr("The least speed must be a number above 0."), u"least-speed"_s);
    if (question.leastSpeed && question.goal == Goal::Memory)
        return badInput(QuestionWords::tr("Where memory is sought, no speed can be asked for."), u"least-speed"_s);
    if (question.goal != Goal::CostOverYears)
        return {};
    if (!isAmount(question.years, MostYears))
        return badInput(
            QuestionWords::tr("The years must be a number above 0 and at most %1.").arg(QString::number(MostYears)),
            u"years"_s);
    constexpr double HoursOfAYear = 8784;
    if (!(question.site.hoursPerYear >= 0 && question.site.hoursPerYear <= HoursOfAYear))
        return badInput(
            QuestionWords::tr("The hours of a year must be a number from 0 to %1.").arg(QString::number(HoursOfAYear)),
            u"hours"_s);
    const std::optional<Money> &tariff = question.site.tariff;
    if (!tariff || !(tariff->amount >= 0 && tariff->amount <= MostOfANeed))
        return badInput(
            QuestionWords::tr("What a kilowatt-hour costs must be said: the costs of the years rest on it."),
            u"tariff"_s);
    if (!converted(*tariff, catalogue.prices.currency, catalogue.rates))
        return badInput(QuestionWords::tr("There is no rate of exchange for %1.").arg(tariff->currency), u"tariff"_s);
    return {};
}

Result<void> checkIds(const Question &question, const Catalogue &catalogue)
{
    const std::array lists{std::pair(&question.with, u"with"_s), std::pair(&question.without, u"without"_s)};
    for (const auto &[ids, field] : lists) {
        for (const QString &id : *ids) {
            if (!catalogue.find(id))
                return badInput(QuestionWords::tr("There is no part “%1”.").arg(id), field);
        }
    }
    for (const QString &id : question.with) {
        if (question.without.contains(id))
            return badInput(QuestionWords::tr("“%1” is wanted and excluded.").arg(id), u"without"_s);
    }
    for (const QString &id : question.kept) {
        const bool owned = std::any_of(question.own.items.begin(), question.own.items.end(),
                                       [&](const Item &item) { return item.part == id; });
        if (!owned)
            return badInput(QuestionWords::tr("“%1” is to be kept and is not owned.").arg(id), u"own"_s);
    }
    for (const QString &id : question.refused) {
        if (!findCheck(id.toStdString()))
            return badInput(QuestionWords::tr("There is no check “%1”.").arg(id), u"refused"_s);
    }
    return {};
}

} // namespace

QLatin1StringView goalKey(Goal goal)
{
    for (const GoalKey &known : Goals) {
        if (known.goal == goal)
            return known.key;
    }
    return {};
}

QString goalKeys()
{
    QStringList keys;
    for (const GoalKey &known : Goals)
        keys << known.key;
    return keys.join(u", "_s);
}

bool drawCounts(Goal goal) { return goal == Goal::CostOverYears; }

double Question::same() const { return drawCounts(goal) ? RoundingOfWatts : sameWithin; }

std::optional<Goal> goalFromKey(QStringView key)
{
    for (const GoalKey &known : Goals) {
        if (key == known.key)
            return known.goal;
    }
    return std::nullopt;
}

/// What one who knows would not buy: a supply that training loads above four fifths or below the card's maker's
/// minimum, a case without the air, a cooler below the processor's heat, cards that
/// take each other's air, that no current framework runs on, or that the drivers' licence bars; a board that does not
/// start with its processor, or is deeper than what cases mostly mean by E-ATX.
QStringList Question::usualRefusals()
{
    QStringList ids;
    for (const char *id :
         {static_cast<const char *>(checks::supply_headroom::Id), static_cast<const char *>(checks::vendor_minimum::Id),
          static_cast<const char *>(checks::airflow::Id), static_cast<const char *>(checks::cooler_capacity::Id),
          static_cast<const char *>(checks::stacked_open_air::Id),
          static_cast<const char *>(checks::compute_capability::Id),
          static_cast<const char *>(checks::data_centre_licence::Id), static_cast<const char *>(checks::ecc::Id),
          static_cast<const char *>(checks::dataset_fits::Id), static_cast<const char *>(checks::firmware_version::Id),
          static_cast<const char *>(checks::standoffs::Id)})
        ids << QString::fromLatin1(id);
    return ids;
}

Result<void> validate(const Question &question, const Catalogue &catalogue)
{
    if (question.fewestCards < 1 || question.mostCards > MostCards || question.fewestCards > question.mostCards)
        return badInput(QuestionWords::tr("The number of cards must lie between 1 and %1, the lower one first.")
                            .arg(QString::number(MostCards)),
                        u"cards"_s);
    if (const Result<void> fine = checkBudget(question, catalogue); !fine)
        return fine;
    if (const Result<void> fine = checkNeeds(question); !fine)
        return fine;
    if (const Result<void> fine = checkGoal(question, catalogue); !fine)
        return fine;
    if (const Result<void> fine = checkSales(question, catalogue); !fine)
        return fine;
    if (question.lanesEach < 0 || question.lanesEach > 16)
        return badInput(QuestionWords::tr("It must be a number of lanes from 0 to 16."), u"lanes"_s);
    if (!(question.sameWithin >= 0 && question.sameWithin < 1) || question.monthsOfOthers < 0)
        return badInput(QuestionWords::tr("It must be a part between 0 and 1."), u"same-within"_s);
    return checkIds(question, catalogue);
}

} // namespace rig::finder
