// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/reduction.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig {

namespace {

/// Words of this file.
struct ReductionWords
{
    Q_DECLARE_TR_FUNCTIONS(ReductionWords)
};

bool isConvolution(const NetLayer &layer) { return layer.kind == NetLayer::Kind::Convolution; }

/// Puts a layer behind another one and lets everyone who took from that take from it.
void insertBehind(ConvNet &net, std::size_t index, NetLayer layer)
{
    const int at = static_cast<int>(index);
    for (NetLayer &other : net.layers) {
        for (int *link : {&other.from, &other.with}) {
            if (*link >= at)
                ++*link;
        }
    }
    layer.from = at;
    layer.line = net.layers[index].line;
    net.layers.insert(net.layers.begin() + at + 1, layer);
}

void apply(Reducer reducer, ReducedNet &it)
{
    std::vector<NetLayer> &layers = it.net.layers;
    const auto first = std::find_if(layers.begin(), layers.end(), isConvolution);
    const auto index = static_cast<std::size_t>(first - layers.begin());
    switch (reducer) {
    case Reducer::Stride:
        if (first != layers.end() && first->stride == 1)
            first->stride = 2;
        break;
    case Reducer::OneByOne: {
        const auto last = std::find_if(layers.rbegin(), layers.rend(), isConvolution);
        if (last == layers.rend())
            break;
        NetLayer narrow;
        narrow.channels = std::max(1, last->channels / 3);
        insertBehind(it.net, static_cast<std::size_t>(layers.rend() - last) - 1, narrow);
        break;
    }
    case Reducer::Pool:
        if (first != layers.end()) {
            NetLayer pool;
            pool.kind = NetLayer::Kind::MaxPool;
            pool.kernel = 2;
            pool.stride = 2;
            insertBehind(it.net, index, pool);
        }
        break;
    case Reducer::Sixteen:
        if (it.plan.precision == Precision::Fp32)
            it.plan.precision = it.plan.training ? Precision::Autocast : Precision::Pure16;
        break;
    case Reducer::HalfBatch:
        it.plan.batch = std::max(1, it.plan.batch / 2);
        break;
    }
}

} // namespace

ReducedNet reduced(const ConvNet &net, const CnnPlan &plan, const std::set<Reducer> &reducers)
{
    ReducedNet result{net, plan};
    for (const Reducer reducer : reducers)
        apply(reducer, result);
    return result;
}

std::vector<Reduction> reductions(const ConvNet &net, const CnnPlan &plan)
{
    std::vector<Reduction> found;
    const Result<CnnMemory> whole = cnnMemory(net, plan);
    if (!whole)
        return found;
    for (const Reducer reducer : AllReducers) {
        const ReducedNet smaller = reduced(net, plan, {reducer});
        const Result<CnnMemory> memory = cnnMemory(smaller.net, smaller.plan);
        if (!memory)
            continue; // the picture is too small for it
        const bool lastResort = reducer == Reducer::HalfBatch && smaller.plan.batch < SmallBatch;
        if (memory->need.high() < whole->need.high())
            found.push_back({reducer, whole->need.high(), memory->need.high(), lastResort});
    }
    return found;
}

bool losesTooMuch(const std::set<Reducer> &reducers) { return reducers.size() > ManyReducers; }

QString reducerKey(Reducer reducer)
{
    constexpr std::array Keys{"stride", "one_by_one", "pool", "sixteen", "half_batch"};
    return QString::fromLatin1(Keys.at(static_cast<std::size_t>(reducer)));
}

std::optional<Reducer> reducerFrom(const QString &key)
{
    const auto *found = std::find_if(AllReducers.begin(), AllReducers.end(),
                                     [&](Reducer reducer) { return reducerKey(reducer) == key; });
    return found == AllReducers.end() ? std::nullopt : std::optional(*found);
}

QString reducerName(Reducer reducer)
{
    switch (reducer) {
    case Reducer::Stride:
        return ReductionWords::tr("Stride 2 in the first convolution");
    case Reducer::OneByOne:
        return ReductionWords::tr("A 1×1 convolution at the end, a third of the channels");
    case Reducer::Pool:
        return ReductionWords::tr("A 2×2 max pool behind the first convolution");
    case Reducer::Sixteen:
        return ReductionWords::tr("16 bits in place of 32");
    case Reducer::HalfBatch:
        break;
    }
    return ReductionWords::tr("Half the batch");
}

} // namespace rig
