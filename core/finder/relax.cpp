// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/find.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::finder {

namespace {

/// A condition that can be given up.
struct Condition
{
    QString key;
    Question without; ///< the question that gives up this one alone
};

constexpr double MoreMoney = 1.1;

/// The next larger circuit of the same country; nullopt: there is none.
std::optional<Circuit> largerCircuit(const Circuit &circuit)
{
    std::optional<Circuit> next;
    for (const Circuit &known : knownCircuits()) {
        const bool sameCountry = known.id.left(2) == circuit.id.left(2);
        if (sameCountry && known.rating() > circuit.rating() && (!next || known.rating() < next->rating()))
            next = known;
    }
    return next;
}

/// Every condition that the question has. With `drop` the budget goes wholly; else it rises by a tenth.
std::vector<Condition> conditionsOf(const Question &question, bool drop)
{
    std::vector<Condition> all;
    const auto add = [&](const char *key, bool has, auto giveUp) {
        if (!has)
            return;
        Condition condition{QString::fromLatin1(key), question};
        giveUp(condition.without);
        all.push_back(std::move(condition));
    };
    add("budget", question.budget.has_value(), [drop](Question &it) {
        if (drop)
            it.budget.reset();
        else
            it.budget->amount *= MoreMoney;
    });
    const std::optional<Circuit> larger = largerCircuit(question.site.circuit);
    add("circuit", larger.has_value(), [&](Question &it) { it.site.circuit = *larger; });
    add("cards", question.fewestCards > 1 || question.mostCards < 4, [](Question &it) {
        it.fewestCards = 1;
        it.mostCards = std::max(it.mostCards, 4);
    });
    add("memory", true, [](Question &it) { it.memory = LeastMemory; });
    add("drive", question.drive > Gigabytes(400), [](Question &it) { it.drive = Gigabytes(400); });
    add("least-speed", question.leastSpeed.has_value(), [](Question &it) { it.leastSpeed.reset(); });
    add("needs", !(question.needs == Needs()), [](Question &it) { it.needs = {}; });
    add("refused", !question.refused.isEmpty(), [](Question &it) { it.refused.clear(); });
    add("essential", !question.essential.isEmpty(), [](Question &it) { it.essential.clear(); });
    add("with", !question.with.isEmpty(), [](Question &it) { it.with.clear(); });
    add("without", !question.without.isEmpty(), [](Question &it) { it.without.clear(); });
    add("kept", !question.kept.isEmpty(), [](Question &it) { it.kept.clear(); });
    add("vendor", !question.vendor.isEmpty(), [](Question &it) { it.vendor.clear(); });
    add("lanes", question.lanesEach > 0, [](Question &it) { it.lanesEach = 0; });
    add("full-power", !question.mayLimit && question.work.has_value(), [](Question &it) { it.mayLimit = true; });
    add("bf16", !question.mayTrainInFp16, [](Question &it) { it.mayTrainInFp16 = true; });
    add("quiet", question.quiet, [](Question &it) { it.quiet = false; });
    add("ecc", question.use.ecc, [](Question &it) { it.use.ecc = false; });
    add("data-set", question.use.dataset.has_value(), [](Question &it) { it.use.dataset.reset(); });
    return all;
}

/// The question without the conditions of these keys.
Question withoutAll(Question question, const QStringList &keys)
{
    for (const QString &key : keys) {
        for (const Condition &condition : conditionsOf(question, true)) {
            if (condition.key == key) {
                question = condition.without;
                break;
            }
        }
    }
    return question;
}

/// Some thirty questions are asked about an answer: one that is not at its end by then keeps the best that it has. With
/// a budget none of docs/finder.md needs as many.
constexpr qint64 MostNodesOfEach = 20'000;

} // namespace

Result<std::vector<Relaxed>> relaxedEach(const Answer &answer, const Catalogue &catalogue, const ModelLibrary &library,
                                         const SpeedModel &speeds, const FindOptions &options, const QStringList &only)
{
    std::vector<Relaxed> all;
    const FindOptions one = onlyBest(options);
    for (const Condition &condition : conditionsOf(answer.question, answer.machines.empty())) {
        if (!only.isEmpty() && !only.contains(condition.key))
            continue;
        const Result<Answer> found = find(condition.without, catalogue, library, speeds, one);
        if (!found)
            return tl::unexpected(found.error());
        Relaxed relaxed{condition.key, condition.without};
        if (answer.machines.empty() && condition.key == "budget"_L1)
            relaxed.best = answer.cheapest;
        else if (!found->machines.empty()) {
            relaxed.best = found->machines.front();
            if (!answer.machines.empty() && answer.machines.front().objective > 0)
                relaxed.gain = std::max(0.0, relaxed.best->objective / answer.machines.front().objective - 1);
        }
        all.push_back(std::move(relaxed));
    }
    return all;
}

Result<QStringList> contradiction(const Question &question, const Catalogue &catalogue, const ModelLibrary &library,
                                  const SpeedModel &speeds, const FindOptions &options)
{
    const FindOptions one = onlyBest(options);
    const auto hasNone = [&](const QStringList &givenUp) -> Result<bool> {
        Question asked = withoutAll(question, givenUp);
        const Result<Answer> found = find(asked, catalogue, library, speeds, one);
        if (!found)
            return tl::unexpected(found.error());
        return found->machines.empty();
    };
    QStringList needed;
    for (const Condition &condition : conditionsOf(question, true))
        needed << condition.key;
    QStringList givenUp;
    if (const Result<bool> none = hasNone({}); !none || !*none)
        return none ? Result<QStringList>(QStringList()) : tl::unexpected(none.error());
    // What can go while there is still none does not belong to it.
    for (const QString &key : QStringList(needed)) {
        const Result<bool> none = hasNone(givenUp + QStringList{key});
        if (!none)
            return tl::unexpected(none.error());
        if (!*none)
            continue;
        givenUp << key;
        needed.removeAll(key);
    }
    return needed;
}

Result<Why> whyOf(const Answer &answer, const Catalogue &catalogue, const ModelLibrary &library,
                  const SpeedModel &speeds, const std::function<bool()> &goOn)
{
    Why why;
    FindOptions options;
    bool stopped = false;
    options.goOn = [&](const Standing &standing) {
        stopped = stopped || (goOn && !goOn());
        const bool goesOn = !stopped && standing.nodes < MostNodesOfEach;
        why.whole = why.whole && goesOn;
        return goesOn;
    };
    if (answer.machines.empty()) {
        Result<QStringList> conflict = contradiction(answer.question, catalogue, library, speeds, options);
        if (!conflict)
            return tl::unexpected(conflict.error());
        why.contradiction = *std::move(conflict);
        if (why.contradiction.isEmpty())
            return why;
    }
    Result<std::vector<Relaxed>> relaxed = relaxedEach(answer, catalogue, library, speeds, options, why.contradiction);
    if (!relaxed)
        return tl::unexpected(relaxed.error());
    why.relaxed = *std::move(relaxed);
    Result<std::vector<PriceSwing>> swings = priceSwings(answer, catalogue, library, speeds, options);
    if (!swings)
        return tl::unexpected(swings.error());
    why.swings = *std::move(swings);
    return why;
}

} // namespace rig::finder
