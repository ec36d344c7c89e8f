// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/complaints.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// A figure per watt that lies close together within a generation.
struct Ratio
{
    const char *key;
    const char *unit;
    std::optional<double> (*of)(const Chip &);
};

std::optional<double> perWatt(double figure, const Chip &chip)
{
    return chip.tdp && chip.tdp->value() > 0 ? std::optional(figure / chip.tdp->value()) : std::nullopt;
}

constexpr std::array Ratios{
    Ratio{"fp32_tflops", QT_TRANSLATE_NOOP("Lint", "GFLOPS/W"),
          [](const Chip &chip) { return chip.fp32 ? perWatt(1000 * chip.fp32->value(), chip) : std::nullopt; }},
    Ratio{"memory_bandwidth_gb_s", QT_TRANSLATE_NOOP("Lint", "GB/s per W"),
          [](const Chip &chip) {
              return chip.memoryBandwidth ? perWatt(chip.memoryBandwidth->value(), chip) : std::nullopt;
          }},
};

// Fewer say nothing of their generation.
constexpr std::size_t FewestPeers = 4;
// How far beyond all others a chip may lie: laptops' and halved chips are real, a slipped digit is not.
constexpr double Beyond = 1.6;

/// What the other chips of the same architecture and form give.
std::vector<double> peers(const Chip &chip, const Catalogue &catalogue, const Ratio &ratio)
{
    std::vector<double> found;
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        const auto &other = static_cast<const Chip &>(*part);
        if (other.id == chip.id || other.architecture.value != chip.architecture.value)
            continue;
        if (const std::optional<double> value = ratio.of(other))
            found.push_back(*value);
    }
    return found;
}

} // namespace

std::vector<Complaint> lintAmongPeers(const Chip &chip, const Catalogue &catalogue)
{
    std::vector<Complaint> complaints;
    if (!chip.architecture)
        return complaints;
    for (const Ratio &ratio : Ratios) {
        const std::optional<double> own = ratio.of(chip);
        const std::vector<double> others = own ? peers(chip, catalogue, ratio) : std::vector<double>();
        if (others.size() < FewestPeers)
            continue;
        const auto [low, high] = std::minmax_element(others.begin(), others.end());
        if (*own >= *low / Beyond && *own <= *high * Beyond)
            continue;
        complain(complaints, LintSeverity::Warning, chip, QString::fromLatin1(ratio.key),
                 Lint::tr("means %1 %2; the %3 other chips of %4 lie between %5 and %6.",
                          "number, unit, count, architecture, lowest, highest")
                     .arg(QString::number(*own, 'g', 3), Lint::tr(ratio.unit), QString::number(others.size()),
                          *chip.architecture, QString::number(*low, 'g', 3), QString::number(*high, 'g', 3)));
    }
    return complaints;
}

} // namespace rig
