// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/accelerator_support.h"

#include "core/checks/card_groups.h"
#include "core/checks/support.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::checks::accelerator_support {

namespace {

/// The matrix of ROCm 6.3.1 (docs/compatibility/compatibility-matrix.rst).
constexpr std::array RocmTargets{"gfx1100"_L1, "gfx1030"_L1, "gfx942"_L1, "gfx90a"_L1, "gfx908"_L1};
/// PyTorch 2.15's page on Intel GPUs, updated 2026-09-29.
constexpr std::array XpuSeries{"Arc A"_L1, "Arc B"_L1, "Data Center GPU Max"_L1};

template <class List> bool isIn(const List &list, const QString &text)
{
    return std::any_of(list.begin(), list.end(), [&](QLatin1StringView entry) { return text == entry; });
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const CardGroup &group : cardGroups(situation.machine)) {
        const Device &card = *group.first;
        if (const char *missing = missingMaker(card)) {
            findings.push_back(unknown(Id, card.item, missing));
            continue;
        }
        const std::optional<Support> support = supportOf(*card.chip);
        if (!support)
            continue;
        Finding finding = begin(Id, *support == Support::XeonPhi ? Severity::Caution : Severity::Note, *support);
        finding.subjects = group.items;
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{Id,
                  QT_TRANSLATE_NOOP("Evidence", "T. Dettmers, Which GPU for deep learning, 2016-06-25 (Xeon Phi) and "
                                                "2019-04-03 (AMD); the matrix of ROCm 6.3.1; "
                                                "PyTorch 2.15's page on Intel GPUs (2026-09-29)"),
                  run};

std::optional<Support> supportOf(const Chip &chip)
{
    const QString series = chip.series.valueOr({});
    if (chip.vendor == "Intel"_L1) {
        if (series == "Xeon Phi"_L1 || chip.id.startsWith("xeon-phi-"_L1))
            return Support::XeonPhi;
        return isIn(XpuSeries, series) ? Support::IntelListed : Support::Intel;
    }
    if (chip.vendor != "AMD"_L1)
        return std::nullopt;
    if (!chip.gfxTarget)
        return Support::Amd;
    return isIn(RocmTargets, *chip.gfxTarget) ? Support::AmdListed : Support::AmdUnlisted;
}

} // namespace rig::checks::accelerator_support
