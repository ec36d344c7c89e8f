// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <optional>

namespace rig::guide {

/// The drawings that stand beside topics, in place of the pictures of the source documents. The window draws them; here
/// stands what each says in words, for the console and for those who do not see it.
enum class Picture { ProcessorAndGpu, CudaCore, MatrixTiles, ConvolutionTheorem };
inline constexpr std::array AllPictures{Picture::ProcessorAndGpu, Picture::CudaCore, Picture::MatrixTiles,
                                        Picture::ConvolutionTheorem};

/// "processor-and-gpu", "cuda-core", "matrix-tiles", "convolution-theorem"
[[nodiscard]] QLatin1StringView key(Picture picture);
[[nodiscard]] std::optional<Picture> pictureFromKey(QStringView key);
/// What it shows, in a few words and whole.
[[nodiscard]] QString pictureTitle(Picture picture);
[[nodiscard]] QString pictureText(Picture picture);

} // namespace rig::guide
