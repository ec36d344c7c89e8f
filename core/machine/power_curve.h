// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"

namespace rig {

/// A curve through measured points that never falls as the limit rises: isotonic regression by pooling adjacent
/// violators (Barlow et al. 1972), all points with the same weight, straight lines between the points.
class CurveFit
{
public:
    /// `points` by limit, ascending.
    explicit CurveFit(const std::vector<PowerPoint> &points);
    /// The speed as a share of the one at the highest limit measured; nullopt outside the measured range.
    [[nodiscard]] std::optional<double> speedAt(Watts limit) const;

private:
    std::vector<PowerPoint> m_points;
};

/// How far a fit is off a point that it has not seen, in percent points.
struct FitError
{
    double median = 0;
    double worst = 0;
};
/// Each inner point left out once; nullopt without one.
[[nodiscard]] std::optional<FitError> leaveOneOut(const std::vector<PowerPoint> &points);

/// What a power limit leaves of a card's speed, by one measurement.
struct LimitedSpeed
{
    const PowerCurve *curve = nullptr; ///< of the catalogue that was asked
    double share = 0;                  ///< of the speed at `reference`
    Watts reference;                   ///< the card's rating, or the highest limit measured where that is lower
    FitError error;
    bool mayBeLess = false; ///< other work of the same kind was measured at higher limits only: it may lose more
};

/// The measurements for this chip at this kind of work, slowest first: of training for training, of serving for
/// inference, never one for the other. Empty: nothing was measured of this chip in this range.
[[nodiscard]] std::vector<LimitedSpeed> speedsAtLimit(const Catalogue &catalogue, const QString &chip, Watts limit,
                                                      Watts rating, Work work);
/// The slowest of these: what can be counted on.
[[nodiscard]] std::optional<LimitedSpeed> speedAtLimit(const Catalogue &catalogue, const QString &chip, Watts limit,
                                                       Watts rating, Work work);

/// What a card may draw by its own figures, whatever it is limited to; nullopt: not known.
[[nodiscard]] std::optional<Watts> ratingOf(const Card &card, const Chip *chip);

} // namespace rig
