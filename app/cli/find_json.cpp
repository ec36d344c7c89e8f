// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/find_json.h"

#include "app/cli/json_values.h"
#include "app/cli/works_json.h"
#include "core/build/buildfile.h"
#include "core/finder/finder_words.h"
#include "core/finder/why_words.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace rig::cli {

namespace {

using namespace finder;

QJsonObject priceAsJson(const finder::Found &found)
{
    return {{"amount"_L1, rounded(found.price.amount, 2)},
            {"currency"_L1, found.price.currency},
            {"oldest"_L1, orNull(found.basis.oldest.toString(Qt::ISODate))},
            {"launch_only"_L1, found.basis.launch}};
}

QJsonArray soldAsJson(const finder::Found &found)
{
    QJsonArray all;
    for (const Sold &sold : found.sold)
        all.append(QJsonObject{{"part"_L1, sold.part},
                               {"number"_L1, sold.number},
                               {"amount"_L1, rounded(sold.brings.amount, 2)},
                               {"currency"_L1, sold.brings.currency}});
    return all;
}

QLatin1StringView unitKey(const finder::Found &found, const Question &question)
{
    if (question.goal == Goal::Memory)
        return "gib"_L1;
    if (found.costs)
        return "currency"_L1;
    if (!found.speed)
        return "tflops"_L1;
    return found.unit == SampleUnit::Image ? "images_per_second"_L1 : "tokens_per_second"_L1;
}

QJsonObject objectiveAsJson(const finder::Found &found, const Question &question)
{
    return {{"key"_L1, goalKey(question.goal)},
            {"value"_L1, found.costs ? rounded(found.costs->amount, 2) : rounded(found.objective, 3)},
            {"unit"_L1, unitKey(found, question)}};
}

QJsonObject machineAsJson(const finder::Found &found, const Answer &answer, const Catalogue &catalogue)
{
    return {{"cards"_L1, found.cards},
            {"gpu"_L1, found.chip->id},
            {"cards_on_cables"_L1, cardsOnCables(found)},
            {"power_limit_w"_L1, orNull(found.limit.each)},
            {"price"_L1, priceAsJson(found)},
            {"sold"_L1, soldAsJson(found)},
            {"objective"_L1, objectiveAsJson(found, answer.question)},
            {"speed"_L1, speedAsJson(found.speed)},
            {"wall_w"_L1, orNull(found.wall)},
            {"verdict"_L1, verdictKey(found.verdict)},
            {"findings"_L1, QJsonObject{{"blocker"_L1, 0},
                                        {"caution"_L1, found.cautions},
                                        {"unknown"_L1, found.unknowns},
                                        {"note"_L1, found.notes}}},
            {"build"_L1, QJsonDocument::fromJson(writeBuildFile(found.document, catalogue)).object()}};
}

QJsonObject proofAsJson(const Answer &answer, double seconds)
{
    QJsonObject ruledOut;
    for (const auto &[why, count] : answer.proof.ruledOut)
        ruledOut.insert(why, static_cast<double>(count));
    // What is least is bounded from below.
    const bool isCost = answer.question.goal == Goal::CostOverYears;
    const double bound = isCost && answer.proof.bound > 0 ? 1 / answer.proof.bound : answer.proof.bound;
    return {{"bound"_L1, rounded(bound, 3)},
            {"gap"_L1, rounded(answer.gap, 4)},
            {"proven"_L1, answer.proof.proven},
            {"nodes"_L1, static_cast<double>(answer.proof.nodes)},
            {"assessed"_L1, answer.proof.assessed},
            {"combinations"_L1, answer.proof.combinations},
            {"ruled_out"_L1, ruledOut},
            {"seconds"_L1, rounded(seconds, 3)}};
}

QJsonObject questionAsJson(const Question &question)
{
    return {{"goal"_L1, goalKey(question.goal)},
            {"least_speed"_L1, question.leastSpeed ? QJsonValue(*question.leastSpeed) : QJsonValue()},
            {"years"_L1, question.goal == Goal::CostOverYears ? QJsonValue(question.years) : QJsonValue()},
            {"tariff_per_kwh"_L1, moneyAsJson(question.site.tariff)},
            {"hours_per_year"_L1, question.site.hoursPerYear},
            {"work"_L1, question.work ? QJsonValue(question.work->name) : QJsonValue()},
            {"budget"_L1, moneyAsJson(question.budget)},
            {"fewest_cards"_L1, question.fewestCards},
            {"most_cards"_L1, question.mostCards},
            {"circuit"_L1, question.site.circuit.id},
            {"fp16"_L1, question.mayTrainInFp16},
            {"sellable"_L1, QJsonArray::fromStringList(question.sellable.keys())},
            {"with"_L1, QJsonArray::fromStringList(question.with)},
            {"without"_L1, QJsonArray::fromStringList(question.without)},
            {"refused"_L1, QJsonArray::fromStringList(question.refused)},
            {"essential"_L1, QJsonArray::fromStringList(question.essential)},
            {"same_within"_L1, question.sameWithin}};
}

QJsonValue whyAsJson(const Answer &answer, const std::optional<Why> &why, const Catalogue &catalogue)
{
    if (!why)
        return {};
    QJsonArray binds;
    for (const Relaxed &one : why->relaxed)
        binds.append(QJsonObject{
            {"condition"_L1, one.condition},
            {"gain"_L1, one.best ? QJsonValue(rounded(one.gain, 4)) : QJsonValue()},
            {"machine"_L1, one.best ? QJsonValue(machineAsJson(*one.best, answer, catalogue)) : QJsonValue()}});
    QJsonArray prices;
    for (const PriceSwing &swing : why->swings)
        prices.append(QJsonObject{{"part"_L1, swing.part},
                                  {"factor"_L1, rounded(swing.factor, 2)},
                                  {"machine"_L1, machineAsJson(swing.instead, answer, catalogue)}});
    return QJsonObject{{"text"_L1, QJsonArray::fromStringList(whyTexts(answer, *why, catalogue))},
                       {"contradiction"_L1, QJsonArray::fromStringList(why->contradiction)},
                       {"relaxed"_L1, binds},
                       {"prices"_L1, prices}};
}

QJsonArray unwantedAsJson(const Answer &answer, const BesideAnswer &beside, const Catalogue &catalogue)
{
    QJsonArray all;
    for (const auto &[part, best] : beside.unwanted)
        all.append(
            QJsonObject{{"part"_L1, part},
                        {"text"_L1, withPartText(best, answer, part, catalogue)},
                        {"machine"_L1, best.machines.empty() ? QJsonValue()
                                                             : machineAsJson(best.machines.front(), best, catalogue)}});
    return all;
}

} // namespace

QByteArray findAsJson(const Answer &answer, const BesideAnswer &beside, double seconds, const Catalogue &catalogue)
{
    QJsonArray machines;
    for (const finder::Found &found : answer.machines)
        machines.append(machineAsJson(found, answer, catalogue));
    QJsonArray frontier;
    for (const finder::Found &step : answer.frontier)
        frontier.append(QJsonObject{{"price"_L1, priceAsJson(step)},
                                    {"objective"_L1, objectiveAsJson(step, answer.question)},
                                    {"machine"_L1, machineAsJson(step, answer, catalogue)}});
    QJsonObject leftOut;
    for (const auto &[why, count] : answer.leftOut)
        leftOut.insert(leftOutKey(why), count);
    const QJsonObject json{
        {"question"_L1, questionAsJson(answer.question)},
        {"answer"_L1, QJsonObject{{"text"_L1, answerText(answer, catalogue)},
                                  {"reasons"_L1, QJsonArray::fromStringList(answerReasons(answer, catalogue))},
                                  {"subjects"_L1, QJsonArray::fromStringList(answerSubjects(answer))},
                                  {"rests_on"_L1, QJsonArray::fromStringList(answerBasis(answer, catalogue))}}},
        {"machines"_L1, machines},
        {"proof"_L1, proofAsJson(answer, seconds)},
        {"left_out"_L1, leftOut},
        {"frontier"_L1, frontier},
        {"why"_L1, whyAsJson(answer, beside.why, catalogue)},
        {"unwanted"_L1, unwantedAsJson(answer, beside, catalogue)}};
    return QJsonDocument(json).toJson();
}

} // namespace rig::cli
