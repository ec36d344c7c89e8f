// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <vector>

namespace rig {

/// A layer of a convolutional net, as a line of its list says it.
struct NetLayer
{
    enum class Kind {
        Convolution,
        UpConvolution,
        MaxPool,
        AveragePool,
        GlobalPool,
        BatchNorm,
        Relu,
        Dropout,
        Dense,
        Add,
        Concat,
        Upsample
    };

    Kind kind = Kind::Convolution;
    QString name; ///< empty: nobody refers to it
    int channels = 0;
    int kernel = 1;
    int stride = 1;
    int padding = 0;
    int groups = 1;
    bool bias = true;
    int from = -1; ///< number of the layer whose output it takes; -1: the input of the net
    int with = -1; ///< of Add and Concat: the other one
    int line = 0;  ///< 1-based, for sentences
};

/// What a layer hands on, for one example.
struct Extent
{
    int channels = 0;
    int height = 1;
    int width = 1;

    [[nodiscard]] double elements() const { return 1.0 * channels * height * width; }
    bool operator==(const Extent &) const = default;
};

/// A convolutional net: what goes in, and its layers in the order in which they are computed.
struct ConvNet
{
    Extent input;
    std::vector<NetLayer> layers;
};

/// How the side of a feature map shrinks: as convolutions do (n − k + 1 without padding), or by the whole kernel, as
/// the guide of 2016 reckons (250 → 247).
enum class Shrinking { Exact, ByKernel };

/// Reads a list of layers, one a line:
///
///     input 3x224x224
///     conv 64 7x7 stride 2 pad 3 nobias
///     bn
///     first: relu
///     pool 3x3 stride 2 pad 1
///     add first
///     dense 1000
///
/// Words: conv, upconv, pool, avgpool, globalpool, bn, relu, dropout, dense, add NAME, concat NAME, upsample N; each
/// takes what the line above gives, or `from NAME` (`from input`). `#` begins a comment. At most 3,000 lines. A
/// failure names the line.
[[nodiscard]] Result<ConvNet> parseConvNet(const QString &text);

/// What each layer hands on. Fails where a kernel is larger than its image, or parts to be joined differ in size.
[[nodiscard]] Result<std::vector<Extent>> extentsOf(const ConvNet &net, Shrinking shrinking = Shrinking::Exact);

/// Weights, biases and the two vectors of a batch norm that are trained.
[[nodiscard]] double parametersOf(const NetLayer &layer, const Extent &input);
/// Multiplications and additions for one example, forwards.
[[nodiscard]] double flopsOf(const NetLayer &layer, const Extent &input, const Extent &output);
/// Of the whole net; `extents` as extentsOf() gives them.
[[nodiscard]] double parametersOf(const ConvNet &net, const std::vector<Extent> &extents);
[[nodiscard]] double flopsOf(const ConvNet &net, const std::vector<Extent> &extents);
/// What goes into a layer.
[[nodiscard]] const Extent &inputOf(const ConvNet &net, const std::vector<Extent> &extents, const NetLayer &layer);

} // namespace rig
