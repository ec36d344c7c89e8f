// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/question.h"

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

// Documents 000, 001: 6 GB at least where the GPU drives a display; 003: 2 GB more than the work needs.
constexpr Gibibytes DisplayFloor(6);
constexpr Gibibytes DisplayMore(2);

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

Weights usualWeights(Role role)
{
    switch (role) {
    case Role::Overall:
        return {3, 3, 4, 8};
    case Role::Trying:
    case Role::Starting:
        return {3, 2, 2, 9};
    case Role::Kaggle:
    case Role::StartUp:
        return {4, 3, 5, 6};
    case Role::KaggleDeep:
        return {6, 4, 6, 4};
    case Role::Researcher:
    case Role::ComputerVision:
        return {7, 4, 6, 3};
    case Role::Nlp:
        return {6, 7, 4, 3};
    case Role::Cluster:
        return {6, 5, 7, 2};
    }
    return {};
}

std::optional<Gibibytes> memoryFloor(const Question &question)
{
    if (!question.display)
        return question.memoryNeed;
    return question.memoryNeed ? *question.memoryNeed + DisplayMore : DisplayFloor;
}

} // namespace rig::advice
