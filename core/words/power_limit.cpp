// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/power_limit.h"

#include "core/market/power_curve.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::words {

namespace {

struct PowerLimits
{
    Q_DECLARE_TR_FUNCTIONS(PowerLimits)
};

/// How much of the speed is left, by the slowest measurement; nullopt: there is none.
std::optional<LimitedSpeed> speedOf(const Card &card, Watts limit, Work work, const Catalogue &catalogue)
{
    const auto chip = catalogue.chipOf(card);
    const std::optional<Watts> rating = ratingOf(card, chip.get());
    return chip && rating ? speedAtLimit(catalogue, chip->id, limit, *rating, work) : std::nullopt;
}

QString sourceName(SourceIndex index, const Catalogue &catalogue)
{
    const Source *source = catalogue.source(index);
    return !source                       ? PowerLimits::tr("source not known")
           : source->publisher.isEmpty() ? source->title
                                         : source->publisher;
}

} // namespace

QString limitedSpeed(const Card &card, Watts limit, Work work, const Catalogue &catalogue)
{
    const auto chip = catalogue.chipOf(card);
    const std::optional<Watts> rating = ratingOf(card, chip.get());
    if (!rating || rating->value() <= 0)
        return PowerLimits::tr("Limited to %1: there is no measurement of its speed.", "watts").arg(watts(limit));
    const QString share = number(100 * (limit / *rating));
    const std::optional<LimitedSpeed> speed = speedOf(card, limit, work, catalogue);
    if (!speed)
        return PowerLimits::tr("Limited to %1 (%2 %): there is no measurement of its speed at this kind of work.",
                               "watts, percent")
            .arg(watts(limit), share);
    return PowerLimits::tr("Limited to %1 (%2 %): %3 % of its speed at %4 in %5, measured (%6); fit error %7 %.",
                           "watts, percent, percent, watts, kind of work, source, percent")
        .arg(watts(limit), share, number(100 * speed->share), watts(speed->reference), speed->curve->workload,
             sourceName(speed->curve->source, catalogue), number(speed->error.median, 1));
}

QString limitedSpeedShort(const std::vector<ItemId> &items, Watts limit, const Document &document,
                          const Catalogue &catalogue)
{
    std::optional<double> slowest;
    for (const ItemId id : items) {
        const Item *item = document.build.item(id);
        const auto card = item ? catalogue.find<Card>(item->part) : nullptr;
        if (!card)
            continue;
        const std::optional<LimitedSpeed> speed = speedOf(*card, limit, document.use.work, catalogue);
        if (!speed)
            return PowerLimits::tr("no measurement of the speed");
        slowest = std::min(slowest.value_or(speed->share), speed->share);
    }
    if (!slowest)
        return PowerLimits::tr("no measurement of the speed");
    return PowerLimits::tr("%1 % of the speed, measured", "percent").arg(number(100 * *slowest));
}

} // namespace rig::words
