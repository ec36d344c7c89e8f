// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/chip_columns.h"

#include "core/metrics/metrics.h"
#include "core/prices/price.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct ColumnWords
{
    Q_DECLARE_TR_FUNCTIONS(ChipColumns)
};

constexpr QLatin1StringView UsedKey("price_used");
constexpr QLatin1StringView SeenKey("price_used_seen");
constexpr QLatin1StringView NewKey("price_new");

/// The figures that people divide by money and by watts.
constexpr std::array Divided{"fp32_tflops", "fp16_tflops", "tensor_fp16_dense_tflops", "memory_gib",
                             "memory_bandwidth_gb_s"};

QStringList makeKeys()
{
    QStringList keys{UsedKey, SeenKey, NewKey};
    for (const char *figure : Divided) {
        const Metric *metric = findMetric(QString::fromLatin1(figure));
        for (const Per per : {Per::Dollar, Per::Watt}) {
            if (const Metric *quotient = metric ? withPer(*metric, per) : nullptr)
                keys << quotient->key;
        }
    }
    return keys;
}

std::optional<PricePick> pickOf(const Chip &chip, const Catalogue &catalogue, Buying buying)
{
    PricePolicy policy = catalogue.prices;
    policy.buying = buying;
    std::optional<PricePick> pick = priceOf(chip, catalogue, policy);
    const bool launch = buying == Buying::AtLaunch;
    if (pick && (pick->isLaunch() != launch || (!launch && !pick->recent)))
        pick.reset();
    return pick;
}

std::optional<PricePick> pickOf(const Chip &chip, const Catalogue &catalogue, Condition condition)
{
    const Buying buying = condition == Condition::Used ? Buying::Used : Buying::New;
    std::optional<PricePick> pick = pickOf(chip, catalogue, buying);
    if (pick && (pick->price.condition != condition || pick->money.currency != catalogue.prices.currency))
        pick.reset();
    return pick;
}

std::optional<Money> moneyOf(const std::optional<PricePick> &pick)
{
    return pick ? std::optional(pick->money) : std::nullopt;
}

} // namespace

ChipColumns::ChipColumns(const Catalogue &catalogue) : m_catalogue(catalogue) {}

const QStringList &ChipColumns::keys()
{
    static const QStringList keys = makeKeys();
    return keys;
}

bool ChipColumns::isDate(QStringView key) { return key == SeenKey; }

const ChipColumns::Today &ChipColumns::todayOf(const Chip &chip) const
{
    const auto found = m_prices.constFind(chip.id);
    if (found != m_prices.constEnd())
        return *found;
    const std::optional<PricePick> used = pickOf(chip, m_catalogue, Condition::Used);
    const std::optional<PricePick> fresh = pickOf(chip, m_catalogue, Condition::New);
    const Buying buying = m_catalogue.prices.buying;
    const std::optional<PricePick> counts = buying == Buying::Used  ? used
                                            : buying == Buying::New ? fresh
                                                                    : pickOf(chip, m_catalogue, buying);
    return *m_prices.insert(chip.id, {moneyOf(used), used ? used->price.date : QDate(), moneyOf(fresh),
                                      inDollars(moneyOf(counts), m_catalogue)});
}

Value ChipColumns::of(const Chip &chip, QStringView key) const
{
    const Today &today = todayOf(chip);
    if (key == UsedKey)
        return today.used ? Value(today.used->amount) : Value();
    if (key == NewKey)
        return today.fresh ? Value(today.fresh->amount) : Value();
    if (key == SeenKey)
        return today.used ? Value(today.seen.toString(Qt::ISODate)) : Value();
    const Metric *metric = findMetric(key);
    Subject subject;
    subject.chip = &chip;
    subject.dollars = today.dollars;
    const std::optional<double> quotient = metric ? metric->of(subject) : std::nullopt;
    return quotient ? Value(*quotient) : Value();
}

bool ChipColumns::lacksPriceOnly(const Chip &chip, QStringView key) const
{
    const Metric *metric = findMetric(key);
    if (!metric || metric->per != Per::Dollar || todayOf(chip).dollars)
        return false;
    Subject priced;
    priced.chip = &chip;
    priced.dollars = 1;
    return metric->of(priced).has_value();
}

QString ChipColumns::name(const QString &key)
{
    if (key == UsedKey)
        return ColumnWords::tr("Used price", "column");
    if (key == SeenKey)
        return ColumnWords::tr("Used price seen", "column: the date of that price");
    if (key == NewKey)
        return ColumnWords::tr("New price today", "column");
    const Metric *metric = findMetric(key);
    return metric ? metricName(*metric) : QString();
}

QString ChipColumns::unit(const QString &key) const
{
    if (key == UsedKey || key == NewKey)
        return m_catalogue.prices.currency;
    const Metric *metric = key == SeenKey ? nullptr : findMetric(key);
    return metric ? metricUnit(*metric) : QString();
}

} // namespace rig
