// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace rig::reality {

/// Private to the recogniser: a GPU's name as listings and the catalogue print it, taken apart.
struct GpuName
{
    QStringList words;    ///< what tells it apart, lower case: {"rtx", "3080", "ti"}
    QString memory;       ///< "80gb"; empty where the name has none
    QString form;         ///< "sxm4", "pcie", "nvl"; empty where the name has none
    QString architecture; ///< that the chip's number before the brackets tells: "Pascal" of "GP102 [TITAN X]"
    bool cut = false;     ///< it ends in "...": the last word may be a part of one

    [[nodiscard]] QString key() const { return words.join(u' '); }
};

/// Of the catalogue's own names, and of one alternative.
[[nodiscard]] GpuName gpuName(QStringView name);
/// Of a listing: "Advanced Micro Devices, Inc. [AMD/ATI] Navi 22 [Radeon RX 6700/6700 XT / 6800M]" is three names, the
/// words before a number meant for all of them.
[[nodiscard]] std::vector<GpuName> gpuNames(const QString &printed);

} // namespace rig::reality
