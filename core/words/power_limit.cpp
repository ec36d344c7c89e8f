// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/power_limit.h"

#include "core/machine/power_curve.h"
#include "core/names/own_sources.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::words {

using namespace names;

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
           : source->publisher.isEmpty() ? sourceTitle(*source)
                                         : publisherName(*source);
}

/// Whether any measurement of the chip suits the work, at whatever limit.
bool isMeasured(const Card &card, Work work, const Catalogue &catalogue)
{
    return std::any_of(catalogue.powerCurves.begin(), catalogue.powerCurves.end(), [&](const PowerCurve &curve) {
        return card.gpu && curve.gpu == *card.gpu && curve.training != (work == Work::Inference);
    });
}

QString speedAnswer(const Card &card, Watts limit, Work work, const Catalogue &catalogue)
{
    const std::optional<LimitedSpeed> speed = speedOf(card, limit, work, catalogue);
    if (speed && speed->mayBeLess)
        return PowerLimits::tr("%1: at most %2 % of the speed (measured, ±%3)", "watts, percent, percent points")
            .arg(watts(limit), number(100 * speed->share), number(speed->error.median, 1));
    if (speed)
        return PowerLimits::tr("%1: %2 % of the speed (measured, ±%3)", "watts, percent, percent points")
            .arg(watts(limit), number(100 * speed->share), number(speed->error.median, 1));
    if (isMeasured(card, work, catalogue))
        return PowerLimits::tr("%1: no measurement of this card's speed at this limit", "watts").arg(watts(limit));
    return PowerLimits::tr("%1: no measurement of this card's speed at a limit", "watts").arg(watts(limit));
}

QString wattsChange(Watts change)
{
    if (change.value() >= 0.5)
        return u'+' + watts(change);
    return change.value() <= -0.5 ? u'−' + watts(change * -1) : watts(Watts(0));
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
        .arg(watts(limit), share, number(100 * speed->share), watts(speed->reference),
             measuredWork(speed->curve->workload), sourceName(speed->curve->source, catalogue),
             number(speed->error.median, 1));
}

QString limitedSpeedShort(const std::vector<ItemId> &items, Watts limit, const Document &document,
                          const Catalogue &catalogue)
{
    std::optional<double> slowest;
    bool mayBeLess = false;
    for (const ItemId id : items) {
        const Item *item = document.build.item(id);
        const auto card = item ? catalogue.find<Card>(item->part) : nullptr;
        if (!card)
            continue;
        const std::optional<LimitedSpeed> speed = speedOf(*card, limit, document.use.work, catalogue);
        if (!speed)
            return PowerLimits::tr("speed not measured");
        slowest = std::min(slowest.value_or(speed->share), speed->share);
        mayBeLess = mayBeLess || speed->mayBeLess;
    }
    if (!slowest)
        return PowerLimits::tr("speed not measured");
    return mayBeLess ? PowerLimits::tr("at most %1 % of the speed, measured", "percent").arg(number(100 * *slowest))
                     : PowerLimits::tr("%1 % of the speed, measured", "percent").arg(number(100 * *slowest));
}

QString limitAnswer(const Card &card, std::optional<Watts> limit, Work work, const LimitEffect &effect,
                    const Catalogue &catalogue)
{
    if (!limit) {
        const auto chip = catalogue.chipOf(card);
        const std::optional<Watts> rating = ratingOf(card, chip.get());
        return rating ? PowerLimits::tr("No limit: each card draws up to %1.", "watts").arg(watts(*rating))
                      : PowerLimits::tr("No limit; what the card draws is not known.");
    }
    QStringList texts{speedAnswer(card, *limit, work, catalogue)};
    if (effect.training)
        texts << wattsChange(*effect.training);
    if (effect.yearly)
        texts << PowerLimits::tr("%1 a year", "change of the cost of electricity").arg(moneyChange(*effect.yearly));
    return texts.join(QStringLiteral(" · "));
}

QString limitSource(const Card &card, Watts limit, Work work, const Catalogue &catalogue)
{
    const auto chip = catalogue.chipOf(card);
    const std::optional<Watts> rating = ratingOf(card, chip.get());
    if (!chip || !rating)
        return {};
    const std::vector<LimitedSpeed> speeds = speedsAtLimit(catalogue, chip->id, limit, *rating, work);
    if (speeds.empty())
        return {};
    const LimitedSpeed &slowest = speeds.front();
    const QString source = sourceName(slowest.curve->source, catalogue);
    const QString reference = watts(slowest.reference);
    if (speeds.size() == 1)
        return PowerLimits::tr("Of the speed at %1, measured in %2 (%3).", "watts, kind of work, source")
            .arg(reference, measuredWork(slowest.curve->workload), source);
    return PowerLimits::tr("Of the speed at %1, measured in %2 (%3): the slowest of %4 measurements; the fastest "
                           "kept %5 %.",
                           "watts, kind of work, source, number, percent")
        .arg(reference, measuredWork(slowest.curve->workload), source, QString::number(speeds.size()),
             number(100 * speeds.back().share));
}

} // namespace rig::words
