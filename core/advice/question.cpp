// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/question.h"

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

// Documents 000, 001: 6 GB at least where the GPU drives a display; 003: 2 GB more than the work needs.
constexpr Gibibytes DisplayFloor(6);
constexpr Gibibytes DisplayMore(2);

/// Above it a source asks for the card with most memory: documents 000 to 002.
constexpr Gigabytes LargeDataset(250);
constexpr double LargeCosts = 2;
constexpr Gibibytes ServerMemory(48);
constexpr double ServerDollars = 10000;
/// Of a card that may stand in a data centre, against a GeForce.
constexpr double ProfessionalCosts = 4;
constexpr Gibibytes SeriesMemory(12);
constexpr double SeriesDollars = 500;
constexpr double NetCounts = 2;
constexpr double PriceOfPlenty = 0.25;
/// A sum that is named bounds the price by itself: what is left of it is worth less than what it can buy.
constexpr double PriceWithABudget = 0.5;
constexpr double TimesWithABudget = 16;
/// A budget of so many times what is usual is plenty.
constexpr double TimesOfPlenty = 4;

/// What one who asks usually needs and spends.
struct Habit
{
    Role role;
    double memory;  ///< GiB
    double dollars; ///< for a card
    Weights weights;
};
constexpr std::array Habits{
    Habit{Role::Overall, 24, 1300, {4, 3, 3, 4}},        Habit{Role::Trying, 12, 300, {3, 2, 2, 9}},
    Habit{Role::Starting, 16, 800, {3, 2, 2, 5}},        Habit{Role::Kaggle, 16, 900, {4, 3, 3, 5}},
    Habit{Role::KaggleDeep, 24, 1300, {6, 4, 6, 4}},     Habit{Role::Researcher, 24, 5500, {7, 4, 6, 3}},
    Habit{Role::ComputerVision, 24, 5500, {7, 4, 6, 3}}, Habit{Role::Nlp, 32, 10000, {6, 7, 4, 3}},
    Habit{Role::StartUp, 48, 10000, {6, 5, 4, 3}},       Habit{Role::Cluster, 80, 40000, {6, 5, 7, 2}}};

const Habit &habitOf(Role role)
{
    return *std::find_if(Habits.begin(), Habits.end(), [&](const Habit &habit) { return habit.role == role; });
}

/// The sizes in which cards come.
Gibibytes nextStep(Gibibytes memory)
{
    for (const double step : {16.0, 24.0, 32.0, 48.0, 80.0}) {
        if (memory < Gibibytes(step))
            return Gibibytes(step);
    }
    return memory;
}

} // namespace

QLatin1StringView key(Role role)
{
    switch (role) {
    case Role::Overall:
        return "overall"_L1;
    case Role::Trying:
        return "trying"_L1;
    case Role::Starting:
        return "starting"_L1;
    case Role::Kaggle:
        return "kaggle"_L1;
    case Role::KaggleDeep:
        return "kaggle-deep"_L1;
    case Role::Researcher:
        return "researcher"_L1;
    case Role::ComputerVision:
        return "cv"_L1;
    case Role::Nlp:
        return "nlp"_L1;
    case Role::StartUp:
        return "start-up"_L1;
    case Role::Cluster:
        return "cluster"_L1;
    }
    return {};
}

QLatin1StringView key(Means means)
{
    switch (means) {
    case Means::NotSaid:
        return "not-said"_L1;
    case Means::Plenty:
        return "plenty"_L1;
    case Means::Short:
        return "short"_L1;
    case Means::Little:
        return "little"_L1;
    case Means::AlmostNone:
        return "almost-none"_L1;
    }
    return {};
}

QLatin1StringView key(Depth depth) { return depth == Depth::Normal ? "normal"_L1 : "very-deep"_L1; }

QLatin1StringView key(Framework framework)
{
    switch (framework) {
    case Framework::Any:
        return "any"_L1;
    case Framework::PyTorch:
        return "pytorch"_L1;
    case Framework::TensorFlow:
        return "tensorflow"_L1;
    case Framework::Jax:
        return "jax"_L1;
    case Framework::PaddlePaddle:
        return "paddlepaddle"_L1;
    case Framework::MxNet:
        return "mxnet"_L1;
    case Framework::Caffe:
        return "caffe"_L1;
    }
    return {};
}

QLatin1StringView key(Housing housing) { return housing == Housing::Workstation ? "workstation"_L1 : "server"_L1; }

QLatin1StringView key(Region region) { return region == Region::Elsewhere ? "elsewhere"_L1 : "china"_L1; }

QLatin1StringView key(Accelerators accelerators)
{
    switch (accelerators) {
    case Accelerators::Cards:
        return "cards"_L1;
    case Accelerators::Tpu:
        return "tpu"_L1;
    case Accelerators::All:
        return "all"_L1;
    }
    return {};
}

Weights usualWeights(Role role) { return habitOf(role).weights; }

Weights weightsFor(const Question &question)
{
    Weights weights = question.weights;
    if (weights == Weights{0, 0, 0, 0})
        weights = {1, 1, 1, 1};
    if (question.net == Net::Cnn)
        weights.speed += NetCounts;
    if (question.net == Net::Rnn)
        weights.bandwidth += NetCounts;
    if (question.net == Net::Transformer)
        weights.memory += NetCounts;
    if (question.means == Means::Plenty)
        weights.price *= PriceOfPlenty;
    return weights;
}

Weights weightsFor(const Question &question, std::optional<double> dollars)
{
    Weights weights = weightsFor(question);
    const double usual = usualOf(question).dollars / (question.means == Means::NotSaid ? TimesWithABudget : 1);
    if (question.budget && dollars && question.means != Means::Plenty)
        weights.price *= *dollars / question.cards() >= TimesOfPlenty * usual ? PriceOfPlenty : PriceWithABudget;
    return weights;
}

Usual usualOf(const Question &question)
{
    const Habit &habit = habitOf(question.role);
    Usual usual{Gibibytes(habit.memory), habit.dollars};
    if (question.inServers())
        usual = {std::max(usual.memory, ServerMemory), std::max(usual.dollars, ServerDollars)};
    const bool large = question.depth == Depth::VeryDeep || (question.dataset && *question.dataset > LargeDataset);
    if (question.dataCentre)
        usual.dollars *= ProfessionalCosts;
    if (question.net == Net::Rnn && !large)
        usual = {std::min(usual.memory, SeriesMemory), std::min(usual.dollars, SeriesDollars)};
    if (large) {
        usual.memory = nextStep(usual.memory);
        usual.dollars *= LargeCosts;
    }
    if (question.memoryNeed)
        usual.memory = *memoryFloor(question);
    switch (question.means) {
    case Means::NotSaid:
        break;
    case Means::Plenty:
        usual.dollars *= 4;
        break;
    case Means::Short:
        usual.dollars = std::min(usual.dollars, 1300.0);
        break;
    case Means::Little:
        usual.dollars = std::min(usual.dollars, 650.0);
        break;
    case Means::AlmostNone:
        usual.dollars = std::min(usual.dollars, 300.0);
        break;
    }
    if (question.budget && question.means == Means::NotSaid)
        usual.dollars *= TimesWithABudget;
    return usual;
}

std::optional<Gibibytes> memoryFloor(const Question &question)
{
    if (!question.display)
        return question.memoryNeed;
    return question.memoryNeed ? *question.memoryNeed + DisplayMore : DisplayFloor;
}

} // namespace rig::advice
