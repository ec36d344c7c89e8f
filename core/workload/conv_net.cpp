// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/conv_net.h"

#include <QCoreApplication>

namespace rig {

namespace {

/// Sentences of this file.
struct Nets
{
    Q_DECLARE_TR_FUNCTIONS(Nets)
};

constexpr double MostElements = 1e12;

/// Side of a feature map after a window has gone over it; 0: the window does not fit.
int shrunk(int side, const NetLayer &layer, Shrinking shrinking)
{
    const int room = side + 2 * layer.padding - layer.kernel;
    if (room < 0)
        return 0;
    if (shrinking == Shrinking::ByKernel && layer.kind == NetLayer::Kind::Convolution && layer.kernel > 1)
        return layer.padding > 0 ? room / layer.stride + 1 : room / layer.stride;
    return room / layer.stride + 1;
}

Extent swept(const Extent &input, const NetLayer &layer, Shrinking shrinking, int channels)
{
    return {channels, shrunk(input.height, layer, shrinking), shrunk(input.width, layer, shrinking)};
}

Extent grown(const Extent &input, const NetLayer &layer)
{
    const auto side = [&](int n) { return (n - 1) * layer.stride - 2 * layer.padding + layer.kernel; };
    return {layer.channels, side(input.height), side(input.width)};
}

/// What a layer makes of its inputs; no elements where it cannot be.
Extent outputOf(const NetLayer &layer, const Extent &input, const Extent *other, Shrinking shrinking)
{
    switch (layer.kind) {
    case NetLayer::Kind::Convolution:
        return swept(input, layer, shrinking, layer.channels);
    case NetLayer::Kind::UpConvolution:
        return grown(input, layer);
    case NetLayer::Kind::MaxPool:
    case NetLayer::Kind::AveragePool:
        return swept(input, layer, shrinking, input.channels);
    case NetLayer::Kind::GlobalPool:
        return {input.channels, 1, 1};
    case NetLayer::Kind::Dense:
        return {layer.channels, 1, 1};
    case NetLayer::Kind::Upsample:
        return {input.channels, input.height * layer.stride, input.width * layer.stride};
    case NetLayer::Kind::Add:
        return other && *other == input ? input : Extent();
    case NetLayer::Kind::Concat: {
        // As U-Nets do: the larger map is cropped to the smaller one.
        if (!other || other->height < input.height || other->width < input.width)
            return {};
        return {input.channels + other->channels, input.height, input.width};
    }
    case NetLayer::Kind::BatchNorm:
    case NetLayer::Kind::Relu:
    case NetLayer::Kind::Dropout:
        break;
    }
    return input;
}

const Extent *at(const ConvNet &net, const std::vector<Extent> &extents, int layer)
{
    return layer < 0 ? &net.input : &extents[static_cast<std::size_t>(layer)];
}

} // namespace

const Extent &inputOf(const ConvNet &net, const std::vector<Extent> &extents, const NetLayer &layer)
{
    return *at(net, extents, layer.from);
}

Result<std::vector<Extent>> extentsOf(const ConvNet &net, Shrinking shrinking)
{
    std::vector<Extent> extents;
    extents.reserve(net.layers.size());
    for (const NetLayer &layer : net.layers) {
        const Extent &input = inputOf(net, extents, layer);
        const bool isJoin = layer.kind == NetLayer::Kind::Add || layer.kind == NetLayer::Kind::Concat;
        const Extent *other = isJoin ? at(net, extents, layer.with) : nullptr;
        const Extent output = outputOf(layer, input, other, shrinking);
        if (output.channels <= 0 || output.height <= 0 || output.width <= 0) {
            const QString here =
                QStringLiteral("%1 × %2 × %3")
                    .arg(QString::number(input.channels), QString::number(input.height), QString::number(input.width));
            return badInput(isJoin ? Nets::tr("The two parts to be joined differ in size; this one is %1.").arg(here)
                                   : Nets::tr("The window of %1 × %1 is larger than what goes in, %2.")
                                         .arg(QString::number(layer.kernel), here),
                            {}, layer.line);
        }
        if (layer.kind == NetLayer::Kind::Convolution && input.channels % layer.groups != 0)
            return badInput(Nets::tr("%1 channels cannot be cut into %2 groups.")
                                .arg(QString::number(input.channels), QString::number(layer.groups)),
                            {}, layer.line);
        if (!(output.elements() < MostElements))
            return badInput(Nets::tr("This layer is too large to be reckoned with."), {}, layer.line);
        extents.push_back(output);
    }
    return extents;
}

double parametersOf(const NetLayer &layer, const Extent &input)
{
    const double bias = layer.bias ? layer.channels : 0;
    switch (layer.kind) {
    case NetLayer::Kind::Convolution:
    case NetLayer::Kind::UpConvolution:
        return 1.0 * layer.kernel * layer.kernel * input.channels / layer.groups * layer.channels + bias;
    case NetLayer::Kind::Dense:
        return input.elements() * layer.channels + bias;
    case NetLayer::Kind::BatchNorm:
        return 2.0 * input.channels;
    default:
        return 0;
    }
}

double flopsOf(const NetLayer &layer, const Extent &input, const Extent &output)
{
    switch (layer.kind) {
    case NetLayer::Kind::Convolution:
        return 2.0 * layer.kernel * layer.kernel * input.channels / layer.groups * output.elements();
    case NetLayer::Kind::UpConvolution:
        return 2.0 * layer.kernel * layer.kernel * input.elements() * layer.channels;
    case NetLayer::Kind::Dense:
        return 2.0 * input.elements() * layer.channels;
    default:
        return 0; // too little to count beside these
    }
}

double parametersOf(const ConvNet &net, const std::vector<Extent> &extents)
{
    double sum = 0;
    for (const NetLayer &layer : net.layers)
        sum += parametersOf(layer, inputOf(net, extents, layer));
    return sum;
}

double flopsOf(const ConvNet &net, const std::vector<Extent> &extents)
{
    double sum = 0;
    for (std::size_t i = 0; i < net.layers.size(); ++i)
        sum += flopsOf(net.layers[i], inputOf(net, extents, net.layers[i]), extents[i]);
    return sum;
}

} // namespace rig
