// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speeds/sixteen_bits.h"

#include "core/names/names.h"
#include "core/speeds/speed_estimate.h"

#include <QCoreApplication>

namespace rig {

namespace {

/// Sentences of this file.
struct SixteenWords
{
    Q_DECLARE_TR_FUNCTIONS(SixteenBits)
};

} // namespace

std::optional<SixteenBits> sixteenBits(const Chip &chip)
{
    if (!chip.fp32 || chip.fp32->value() <= 0)
        return std::nullopt;
    if (chip.tensorFp16Dense)
        return SixteenBits{chip.tensorFp16Dense->value() / chip.fp32->value(), true};
    if (chip.fp16)
        return SixteenBits{chip.fp16->value() / chip.fp32->value(), false};
    return std::nullopt;
}

QString sixteenBitsText(const Chip &chip)
{
    const std::optional<SixteenBits> bits = sixteenBits(chip);
    if (!bits)
        return hasSixteenBit(chip) == false
                   ? SixteenWords::tr("16 bits save memory, not time: its cores are not faster at FP16.")
                   : QString();
    const QString times = names::number(bits->times, bits->times < 1 ? 2 : 1);
    if (!bits->isFast())
        return SixteenWords::tr("16 bits save memory, not time: FP16 runs at %1 of the rate of FP32.", "a number")
            .arg(times);
    return bits->onTensorCores
               ? SixteenWords::tr("Fast at 16 bits: its Tensor Cores reach %1 times its rate of FP32.", "a number")
                     .arg(times)
               : SixteenWords::tr("Fast at 16 bits: FP16 runs at %1 times the rate of FP32.", "a number").arg(times);
}

} // namespace rig
