// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/sources_say.h"

#include "core/prices/price.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace rig::advice {

namespace {

/// What a condition speaks of.
enum Subject : unsigned {
    OfRole = 1,
    OfMeans = 2,
    OfDepth = 4,
    OfHousing = 8,
    OfNet = 16,
    OfDataset = 32,
    OfMemory = 64,
    OfBudget = 128,
    OfMachines = 256,
    OfGpus = 512,
    OfDataCentre = 1024
};

unsigned subjectsOf(const When &when)
{
    const std::array<std::pair<bool, Subject>, 11> asked{{{!when.roles.isEmpty(), OfRole},
                                                          {!when.means.isEmpty(), OfMeans},
                                                          {!when.depths.isEmpty(), OfDepth},
                                                          {!when.housings.isEmpty(), OfHousing},
                                                          {!when.nets.isEmpty(), OfNet},
                                                          {when.datasetOver.has_value(), OfDataset},
                                                          {when.memoryAtLeast.has_value(), OfMemory},
                                                          {when.budgetFrom.has_value(), OfBudget},
                                                          {when.machinesFrom || when.machinesTo, OfMachines},
                                                          {when.gpusOver.has_value(), OfGpus},
                                                          {when.dataCentre.has_value(), OfDataCentre}}};
    unsigned subjects = 0;
    for (const auto &[set, subject] : asked)
        subjects |= set ? subject : 0U;
    return subjects;
}

bool isIn(const QStringList &wanted, QLatin1StringView word) { return wanted.isEmpty() || wanted.contains(word); }

bool holdsForMachines(const When &when, const std::optional<int> &machines)
{
    if (!when.machinesFrom && !when.machinesTo)
        return true;
    return machines && *machines >= when.machinesFrom.value_or(0) &&
           (!when.machinesTo || *machines <= *when.machinesTo);
}

/// Little money is a bound that a role alone does not lift.
bool bindsMoney(const When &when)
{
    return when.budgetFrom || (!when.means.isEmpty() && !when.means.contains(key(Means::Plenty)));
}

bool shutsOut(const Recommendation &one, const Recommendation &other)
{
    if (one.about != other.about)
        return false;
    const unsigned mine = subjectsOf(one.when);
    const unsigned its = subjectsOf(other.when);
    if ((mine & its) == its && mine != its)
        return true;
    return its == OfRole && bindsMoney(one.when);
}

void dropLessSpecific(std::vector<const Recommendation *> &applying)
{
    const std::vector<const Recommendation *> all = applying;
    applying.erase(std::remove_if(applying.begin(), applying.end(),
                                  [&](const Recommendation *one) {
                                      return std::any_of(all.begin(), all.end(), [&](const Recommendation *other) {
                                          return shutsOut(*other, *one);
                                      });
                                  }),
                   applying.end());
}

/// The bands next to a budget that lies in none; empty where it lies in one, or the source has none.
std::vector<const Recommendation *> bandsBeside(const Profile &profile, double dollars)
{
    const Recommendation *below = nullptr;
    const Recommendation *above = nullptr;
    for (const Recommendation &entry : profile.recommendations) {
        if (!entry.when.budgetFrom || subjectsOf(entry.when) != OfBudget)
            continue;
        if (*entry.when.budgetFrom <= dollars && dollars <= *entry.when.budgetTo)
            return {};
        if (*entry.when.budgetTo < dollars && (!below || *entry.when.budgetTo > *below->when.budgetTo))
            below = &entry;
        if (*entry.when.budgetFrom > dollars && (!above || *entry.when.budgetFrom < *above->when.budgetFrom))
            above = &entry;
    }
    std::vector<const Recommendation *> beside;
    for (const Recommendation *band : {below, above}) {
        if (band)
            beside.push_back(band);
    }
    return beside;
}

/// Of an advice, all chips that it names.
QSet<QString> gpusOf(const Recommendation &advice)
{
    QSet<QString> gpus;
    for (const std::vector<Pick> *picks : {&advice.picks, &advice.alternatives}) {
        for (const Pick &pick : *picks)
            gpus.insert(pick.gpu);
    }
    return gpus;
}

bool names(const Topic &topic, const QSet<QString> &gpus)
{
    return std::any_of(topic.gpus.begin(), topic.gpus.end(), [&](const QString &gpu) { return gpus.contains(gpu); });
}

bool namesConsumerCard(const ProfileAnswer &answer, const Catalogue &catalogue)
{
    for (const Applied &applied : answer.applied) {
        for (const QString &gpu : gpusOf(*applied.recommendation)) {
            const auto chip = catalogue.find<Chip>(gpu);
            if (chip && chip->vendor == QLatin1StringView("NVIDIA") &&
                chip->segment.valueOr({}) == QLatin1StringView("consumer"))
                return true;
        }
    }
    return false;
}

ProfileAnswer answerOf(const Profile &profile, const Question &question, std::optional<double> dollars)
{
    std::vector<const Recommendation *> applying;
    for (const Recommendation &entry : profile.recommendations) {
        if (holds(entry.when, question, dollars))
            applying.push_back(&entry);
    }
    ProfileAnswer answer;
    answer.profile = &profile;
    if (dollars) {
        const std::vector<const Recommendation *> beside = bandsBeside(profile, *dollars);
        answer.betweenBands = !beside.empty();
        applying.insert(applying.end(), beside.begin(), beside.end());
    }
    dropLessSpecific(applying);
    for (const Recommendation *entry : applying)
        answer.applied.push_back({entry, {}});
    return answer;
}

std::vector<Conflict> conflictsAmong(const Library &library, const std::vector<ProfileAnswer> &answers)
{
    std::vector<Conflict> conflicts;
    for (const Topic &topic : library.topics) {
        Conflict conflict;
        conflict.topic = &topic;
        QSet<QString> positions;
        for (const ProfileAnswer &answer : answers) {
            for (const Statement &statement : answer.profile->statements) {
                if (statement.topic != topic.id)
                    continue;
                conflict.sides.push_back({answer.profile, &statement});
                positions.insert(statement.position);
            }
        }
        if (positions.size() > 1)
            conflicts.push_back(std::move(conflict));
    }
    return conflicts;
}

/// Marks the advice that a conflict concerns, and the conflict.
void join(std::vector<ProfileAnswer> &answers, Conflict &conflict)
{
    for (ProfileAnswer &answer : answers) {
        for (Applied &applied : answer.applied) {
            if (!names(*conflict.topic, gpusOf(*applied.recommendation)))
                continue;
            applied.topics << conflict.topic->id;
            conflict.concerned = true;
        }
    }
}

} // namespace

bool holds(const When &when, const Question &question, std::optional<double> dollars)
{
    if (!isIn(when.roles, key(question.role)) || !isIn(when.means, key(question.means)) ||
        !isIn(when.depths, key(question.depth)) || !isIn(when.housings, key(question.housing)))
        return false;
    if (!when.nets.isEmpty() && (!question.net || !when.nets.contains(netKey(*question.net))))
        return false;
    if (when.datasetOver && !(question.dataset && question.dataset->value() > *when.datasetOver))
        return false;
    if (when.memoryAtLeast && !(question.memoryNeed && question.memoryNeed->value() >= *when.memoryAtLeast))
        return false;
    if (when.budgetFrom && !(dollars && *dollars >= *when.budgetFrom && *dollars <= *when.budgetTo))
        return false;
    if (!holdsForMachines(when, question.machines))
        return false;
    if (when.gpusOver && !(question.gpusPerMachine > *when.gpusOver))
        return false;
    return !when.dataCentre || *when.dataCentre == question.dataCentre;
}

SourcesSay sourcesSay(const Library &library, const Question &question, const Catalogue &catalogue,
                      const QStringList &profiles)
{
    const std::optional<double> dollars = inDollars(question.budget, catalogue);
    SourcesSay said;
    for (const Profile &profile : library.profiles) {
        if (profiles.isEmpty() || profiles.contains(profile.id))
            said.answers.push_back(answerOf(profile, question, dollars));
    }
    said.conflicts = conflictsAmong(library, said.answers);
    for (Conflict &conflict : said.conflicts) {
        join(said.answers, conflict);
        for (const When &when : conflict.topic->whens)
            conflict.concerned = conflict.concerned || holds(when, question, dollars);
    }
    std::stable_partition(said.conflicts.begin(), said.conflicts.end(),
                          [](const Conflict &conflict) { return conflict.concerned; });
    const bool consumer = std::any_of(said.answers.begin(), said.answers.end(), [&](const ProfileAnswer &answer) {
        return namesConsumerCard(answer, catalogue);
    });
    for (ProfileAnswer &answer : said.answers) {
        for (const Warning &warning : answer.profile->warnings) {
            if (holds(warning.when, question, dollars) && (!warning.consumerCards || consumer))
                answer.warnings.push_back(&warning);
        }
    }
    return said;
}

const Substitute *substituteFor(const QString &gpu, const Profile &profile)
{
    const auto found = std::find_if(profile.substitutes.begin(), profile.substitutes.end(),
                                    [&](const Substitute &entry) { return entry.gpu == gpu; });
    return found == profile.substitutes.end() ? nullptr : &*found;
}

} // namespace rig::advice
