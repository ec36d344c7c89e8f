// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/cnn_memory.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct CnnWords
{
    Q_DECLARE_TR_FUNCTIONS(CnnWords)
};

constexpr int MostImages = 1'000'000;

using LayerKind = NetLayer::Kind;

/// Whose memory a layer's output lies in: a ReLU works in place, dropout and joins make something new.
std::vector<int> storageOf(const ConvNet &net)
{
    std::vector<int> storage;
    for (int i = 0; i < static_cast<int>(net.layers.size()); ++i) {
        const NetLayer &layer = net.layers[static_cast<std::size_t>(i)];
        const bool inPlace = layer.kind == LayerKind::Relu && layer.from >= 0;
        storage.push_back(inPlace ? storage[static_cast<std::size_t>(layer.from)] : i);
    }
    return storage;
}

/// What the way back needs of a layer's input.
bool keepsInput(LayerKind kind)
{
    return kind == LayerKind::Convolution || kind == LayerKind::UpConvolution || kind == LayerKind::Dense ||
           kind == LayerKind::BatchNorm || kind == LayerKind::MaxPool;
}

/// Goes back through the layers and finds the fullest moment: the maps that are still kept, and the errors that have
/// been made and not yet been used up.
class WayBack
{
public:
    WayBack(const ConvNet &net, const std::vector<Extent> &extents)
        : m_net(net)
        , m_extents(extents)
        , m_storage(storageOf(net))
        , m_firstKeeper(extents.size(), Nobody)
        , m_lastTaker(extents.size(), -1)
    {
        for (int i = 0; i < static_cast<int>(net.layers.size()); ++i) {
            const NetLayer &layer = net.layers[static_cast<std::size_t>(i)];
            take(layer.from, i, keepsInput(layer.kind));
            if (layer.kind == LayerKind::Add || layer.kind == LayerKind::Concat)
                take(layer.with, i, false);
            if (layer.kind == LayerKind::Relu)
                take(i, i, true);
        }
    }

    /// Bytes for one example, with maps of `bytes` an element.
    [[nodiscard]] double fullest(double bytes) const
    {
        double most = 0;
        for (int i = static_cast<int>(m_extents.size()) - 1; i >= 0; --i)
            most = std::max(most, whileAt(i, bytes));
        return most + m_net.input.elements() * bytes;
    }

private:
    void take(int map, int layer, bool keeps)
    {
        if (map < 0)
            return; // the net's input is always there, and has no error
        const auto storage = static_cast<std::size_t>(m_storage[static_cast<std::size_t>(map)]);
        m_lastTaker[storage] = std::max(m_lastTaker[storage], layer);
        if (keeps)
            m_firstKeeper[storage] = std::min(m_firstKeeper[storage], layer);
    }

    /// Bytes while layer i is gone back through: the layers behind it are done, those up to it still to come.
    [[nodiscard]] double whileAt(int i, double bytes) const
    {
        double sum = i == static_cast<int>(m_extents.size()) - 1 ? m_extents.back().elements() * bytes : 0;
        for (int map = 0; map < static_cast<int>(m_extents.size()); ++map) {
            const auto index = static_cast<std::size_t>(map);
            const double elements = m_extents[index].elements();
            const bool own = m_storage[index] == map;
            const bool kept = own && m_firstKeeper[index] <= i;
            const bool hasError = own && map <= i && m_lastTaker[index] >= i;
            sum += elements * bytes * (kept + hasError);
            if (map <= i && m_net.layers[index].kind == LayerKind::MaxPool)
                sum += elements * BytesOfIndex;
            if (map <= i && m_net.layers[index].kind == LayerKind::Dropout)
                sum += elements * BytesOfMask;
        }
        return sum;
    }

    static constexpr int Nobody = std::numeric_limits<int>::max();
    static constexpr double BytesOfIndex = 8; // where each maximum stood: PyTorch keeps 64-bit numbers
    static constexpr double BytesOfMask = 1;

    const ConvNet &m_net;
    const std::vector<Extent> &m_extents;
    std::vector<int> m_storage;
    std::vector<int> m_firstKeeper; ///< by storage: the first layer that needs it on the way back
    std::vector<int> m_lastTaker;   ///< by storage: the last layer that takes it
};

/// Without a way back only what goes into a layer and what comes out of it is there at once.
double fullestForwards(const ConvNet &net, const std::vector<Extent> &extents, double bytes)
{
    double most = 0;
    for (std::size_t i = 0; i < extents.size(); ++i)
        most = std::max(most, inputOf(net, extents, net.layers[i]).elements() + extents[i].elements());
    return most * bytes;
}

/// What the largest convolution needs besides its maps, in bytes. Fourier: complex numbers for half of the plane.
double workspaceOf(const ConvNet &net, const std::vector<Extent> &extents, const CnnPlan &plan, double bytes)
{
    if (plan.method == ConvolutionMethod::Implicit)
        return 0;
    double most = 0;
    for (std::size_t i = 0; i < extents.size(); ++i) {
        const NetLayer &layer = net.layers[i];
        if (layer.kind != LayerKind::Convolution || layer.kernel == 1)
            continue;
        const Extent &input = inputOf(net, extents, layer);
        double need = 0;
        if (plan.method == ConvolutionMethod::Lowered) {
            need = 1.0 * layer.kernel * layer.kernel * input.channels * extents[i].height * extents[i].width * bytes;
        } else {
            const int half = (input.width + layer.kernel - 1) / 2 + 1; // the other half mirrors it
            const double spectrum = (input.height + layer.kernel - 1.0) * half;
            const double planes = 1.0 * plan.batch * (input.channels + layer.channels) +
                                  1.0 * input.channels / layer.groups * layer.channels;
            need = 2 * bytes * spectrum * planes;
        }
        most = std::max(most, need);
    }
    return most;
}

/// "32 × 4 B × 11,113,984"
QString product(int batch, double bytes, double elements)
{
    return u"%1 × %2 B × %3"_s.arg(formulaNumber(batch), formulaNumber(bytes), formulaNumber(elements));
}

void addMaps(CnnMemory &memory, const ConvNet &net, const CnnPlan &plan, double bytes)
{
    const double each = plan.batch * bytes;
    if (!plan.training) {
        const double elements = fullestForwards(net, memory.extents, 1);
        memory.need.add(MemoryPart::Activations, each * elements, product(plan.batch, bytes, elements),
                        FormulaRule::Arithmetic);
        return;
    }
    if (plan.counting == MapCounting::Framework) {
        const double perExample = WayBack(net, memory.extents).fullest(bytes);
        memory.need.add(MemoryPart::Activations, plan.batch * perExample,
                        u"%1 × %2 B"_s.arg(formulaNumber(plan.batch), formulaNumber(perExample)),
                        FormulaRule::BackwardNeedsInputs);
        return;
    }
    double elements = 0;
    for (const Extent &extent : memory.extents)
        elements += extent.elements();
    memory.need.add(
        MemoryPart::Activations, memory.input + 2 * each * elements,
        u"%1 + 2 × %2"_s.arg(product(plan.batch, bytes, net.input.elements()), product(plan.batch, bytes, elements)),
        FormulaRule::ErrorsAndActivations);
}

void addParameters(CnnMemory &memory, const CnnPlan &plan)
{
    const double count = memory.parameters;
    const auto add = [&](MemoryPart part, double bytes) {
        memory.need.add(part, bytes * count, u"%1 B × %2"_s.arg(formulaNumber(bytes), formulaNumber(count)),
                        plan.precision == Precision::Autocast ? FormulaRule::ModelMemoryAnatomy
                                                              : FormulaRule::Arithmetic);
    };
    if (!plan.training) {
        add(MemoryPart::Weights, activationBytes(plan.precision));
        return;
    }
    const BytesPerParameter bytes = bytesPerParameter(plan.precision, plan.optimiser);
    add(MemoryPart::Weights, bytes.weights);
    add(MemoryPart::Gradients, bytes.gradients);
    addOptimiser(memory.need, plan.precision, plan.optimiser, count);
}

} // namespace

Result<CnnMemory> cnnMemory(const ConvNet &net, const CnnPlan &plan)
{
    if (plan.batch < 1 || plan.batch > MostImages)
        return badInput(CnnWords::tr("The batch must be from 1 to %1.").arg(formulaNumber(MostImages)), u"batch"_s);
    Result<std::vector<Extent>> extents =
        extentsOf(net, plan.counting == MapCounting::GuideOf2016 ? Shrinking::ByKernel : Shrinking::Exact);
    if (!extents)
        return tl::unexpected(extents.error());
    CnnMemory memory;
    memory.extents = std::move(*extents);
    const double bytes = activationBytes(plan.precision);
    memory.input = plan.batch * bytes * net.input.elements();
    const double times = plan.counting == MapCounting::Framework ? 1 : 2;
    for (const Extent &extent : memory.extents)
        memory.maps.push_back(times * plan.batch * bytes * extent.elements());
    memory.parameters = parametersOf(net, memory.extents);
    memory.flops = flopsOf(net, memory.extents);
    addParameters(memory, plan);
    addMaps(memory, net, plan, bytes);
    const double workspace = workspaceOf(net, memory.extents, plan, bytes);
    memory.need.add(MemoryPart::Workspace, workspace, u"%1 B"_s.arg(formulaNumber(workspace)),
                    FormulaRule::LoweredConvolution);
    return memory;
}

} // namespace rig
