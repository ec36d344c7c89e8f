// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/told_twice.h"

#include "core/reality/scan.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

bool isPlaced(const DetectedGpu &gpu) { return gpu.seen.address || gpu.seen.index >= 0; }

/// "[Radeon 540X/550X/630 / RX 640 / E9171 MCM]" without what programs leave out or put in between.
QString modelIn(const QString &name)
{
    const qsizetype open = name.indexOf(u'[', name.indexOf("[AMD/ATI]"_L1) + 1);
    const qsizetype close = name.indexOf(u']', open);
    QString model;
    for (const QChar letter : open < 0 || close < open ? QString() : name.mid(open, close - open)) {
        if (letter.isLetterOrNumber())
            model += letter.toCaseFolded();
    }
    return model;
}

bool areOne(const DetectedGpu &a, const DetectedGpu &b)
{
    if (a.role != GpuRole::Card || b.role != GpuRole::Card)
        return false;
    if (a.chip.part && b.chip.part)
        return a.chip.part == b.chip.part;
    if (!a.chip.candidates.empty() && a.chip.candidates == b.chip.candidates)
        return true;
    const QString model = modelIn(a.name);
    return !model.isEmpty() && model == modelIn(b.name);
}

} // namespace

void dropToldTwice(std::vector<DetectedGpu> &gpus)
{
    std::vector<bool> told(gpus.size(), false);
    std::vector<bool> twice(gpus.size(), false);
    for (std::size_t i = 0; i < gpus.size(); ++i) {
        if (isPlaced(gpus[i]))
            continue;
        for (std::size_t other = 0; other < gpus.size() && !twice[i]; ++other) {
            // Of two cards alike, each may be told a second time.
            if (isPlaced(gpus[other]) && !told[other] && areOne(gpus[i], gpus[other]))
                twice[i] = told[other] = true;
        }
    }
    std::size_t i = 0;
    gpus.erase(std::remove_if(gpus.begin(), gpus.end(), [&](const DetectedGpu &) { return twice[i++]; }), gpus.end());
}

} // namespace rig::reality
