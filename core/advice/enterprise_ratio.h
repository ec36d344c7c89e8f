// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig::advice {

/// A chip for enterprises beside the consumer chip that computes most nearly as fast.
struct EnterpriseRatio
{
    std::shared_ptr<const Chip> consumer;
    double price = 0;   ///< launch price over the consumer chip's
    double compute = 0; ///< FP32 over the consumer chip's
};

/// Of a chip for data centres or workstations: the consumer chip of the same vendor, launched at most two years before
/// or after, whose FP32 is nearest (as a ratio). nullopt for consumer chips, and where a launch price, FP32 or date is
/// not known. Documents 000, 001, 003: about ten times the price for comparable compute.
[[nodiscard]] std::optional<EnterpriseRatio> enterpriseRatio(const Chip &chip, const Catalogue &catalogue);

} // namespace rig::advice
