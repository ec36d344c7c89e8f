// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/pictures.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::guide {

namespace {

/// Sentences of this file.
struct PictureWords
{
    Q_DECLARE_TR_FUNCTIONS(GuidePictures)
};

} // namespace

QLatin1StringView key(Picture picture)
{
    switch (picture) {
    case Picture::ProcessorAndGpu:
        return "processor-and-gpu"_L1;
    case Picture::CudaCore:
        return "cuda-core"_L1;
    case Picture::MatrixTiles:
        return "matrix-tiles"_L1;
    case Picture::ConvolutionTheorem:
        return "convolution-theorem"_L1;
    }
    return {};
}

std::optional<Picture> pictureFromKey(QStringView text)
{
    const auto found =
        std::find_if(AllPictures.begin(), AllPictures.end(), [&](Picture picture) { return key(picture) == text; });
    return found == AllPictures.end() ? std::nullopt : std::optional(*found);
}

QString pictureTitle(Picture picture)
{
    switch (picture) {
    case Picture::ProcessorAndGpu:
        return PictureWords::tr("A processor and a GPU (not to scale)");
    case Picture::CudaCore:
        return PictureWords::tr("A multiprocessor and one of its CUDA cores (not to scale)");
    case Picture::MatrixTiles:
        return PictureWords::tr("A matrix product in tiles");
    case Picture::ConvolutionTheorem:
        return PictureWords::tr("The convolution theorem");
    }
    return {};
}

QString pictureText(Picture picture)
{
    switch (picture) {
    case Picture::ProcessorAndGpu:
        return PictureWords::tr(
            "The processor (Intel Core i7-5960X) has 8 cores around a large cache that all of them share. The GPU "
            "(NVIDIA GTX 980) has 16 multiprocessors of 128 CUDA cores each, 2,048 in all, and a small L2 cache "
            "between "
            "them. The one spends its area on few cores that wait little, the other on many that compute at once.");
    case Picture::CudaCore:
        return PictureWords::tr(
            "All cores of a group carry out the same instruction, each on a number of its own; the group's registers "
            "lie beside them. Shared memory and L1 belong to all groups of the multiprocessor. One core takes the "
            "instruction and its operands, computes in its floating-point or its integer unit, and gives the result "
            "back to the registers.");
    case Picture::MatrixTiles:
        return PictureWords::tr(
            "One tile of Z = X · Y is the sum of four products: tile 1 of its row of X times tile 1 of its column of "
            "Y, "
            "and so on to tile 4. A block of threads loads such a pair into shared memory, multiplies it, adds, and "
            "goes on to the next pair, so that each number is read from the GPU's memory once for a whole tile.");
    case Picture::ConvolutionTheorem:
        return PictureWords::tr(
            "Two ways lead to the same result. The direct way moves the kernel g over the image f and sums products at "
            "each place. The other transforms both (FFT), multiplies number by number, and transforms back: f * g is "
            "the inverse transform of F(f) · F(g). It needs memory for the transforms.");
    }
    return {};
}

} // namespace rig::guide
