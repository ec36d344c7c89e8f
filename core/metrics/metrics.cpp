// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/metrics.h"

#include "core/names/names.h"
#include "core/names/sentences.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct MetricWords
{
    Q_DECLARE_TR_FUNCTIONS(Metric)
};

template <class T> double plain(const T &value)
{
    if constexpr (std::is_arithmetic_v<T>)
        return static_cast<double>(value);
    else
        return value.value(); // a quantity
}

template <auto Member> std::optional<double> figure(const Subject &subject)
{
    const auto &found = subject.chip->*Member;
    return found ? std::optional(plain(*found)) : std::nullopt;
}

std::optional<double> launchYear(const Subject &subject)
{
    const auto &found = subject.chip->launchDate;
    if (!found || !found->isValid())
        return std::nullopt;
    return found->year() + (found->dayOfYear() - 1) / static_cast<double>(found->daysInYear());
}

std::optional<double> price(const Subject &subject) { return subject.dollars; }

/// Around the clock at its rated watts: the most that it can use.
std::optional<double> energyOfAYear(const Subject &subject)
{
    constexpr double KilowattHoursPerWatt = 24 * 365 / 1000.0;
    const std::optional<double> watts = figure<&Chip::tdp>(subject);
    return watts ? std::optional(*watts * KilowattHoursPerWatt) : std::nullopt;
}

template <int Which> std::optional<double> speed(const Subject &subject)
{
    const MeasuredSpeed *found = subject.speeds[Which];
    return found ? std::optional(found->times) : std::nullopt;
}

/// By what a figure can be divided, as bits.
constexpr unsigned bitOf(Per per) { return 1U << static_cast<unsigned>(per); }
constexpr unsigned None = 0;
constexpr unsigned PerCost = bitOf(Per::Dollar) | bitOf(Per::MachineDollar);
constexpr unsigned PerWork = PerCost | bitOf(Per::Watt) | bitOf(Per::Gibibyte);
constexpr unsigned PerSpace = PerCost | bitOf(Per::Watt);

struct MetricRow
{
    const char *key;  ///< of the field, where there is one
    const char *fine; ///< stem of the key of its quotients
    std::optional<double> (*of)(const Subject &);
    unsigned pers = None;
    double fineTimes = 1;      ///< a quotient counts in units this many times as fine…
    const char *fineUnit = ""; ///< …which are these
    Better better = Better::Higher;
    const char *name = nullptr; ///< null: the field's
    const char *unit = nullptr;
};

constexpr std::array MetricRows{
    MetricRow{"price_usd", "price_usd", price, bitOf(Per::Gibibyte) | bitOf(Per::Watt), 1, "USD", Better::Lower,
              QT_TRANSLATE_NOOP("Metric", "Price"), "USD"},
    MetricRow{"launch_price_usd", "launch_price_usd", figure<&Chip::launchPriceUsd>, None, 1, "USD", Better::Lower},
    MetricRow{"launch_year", "", launchYear, None, 1, "", Better::Lower, QT_TRANSLATE_NOOP("Metric", "Launch date"),
              ""},
    MetricRow{"fp32_tflops", "fp32_gflops", figure<&Chip::fp32>, PerWork, 1000, "GFLOPS"},
    MetricRow{"fp16_tflops", "fp16_gflops", figure<&Chip::fp16>, PerWork, 1000, "GFLOPS"},
    MetricRow{"tensor_fp16_dense_tflops", "tensor_fp16_dense_gflops", figure<&Chip::tensorFp16Dense>, PerWork, 1000,
              "GFLOPS"},
    MetricRow{"tensor_fp16_sparse_tflops", "tensor_fp16_sparse_gflops", figure<&Chip::tensorFp16Sparse>, PerWork, 1000,
              "GFLOPS"},
    MetricRow{"tf32_dense_tflops", "tf32_dense_gflops", figure<&Chip::tf32Dense>, PerWork, 1000, "GFLOPS"},
    MetricRow{"int8_dense_tops", "int8_dense_gops", figure<&Chip::int8Dense>, PerWork, 1000, "GOPS"},
    MetricRow{"int8_sparse_tops", "int8_sparse_gops", figure<&Chip::int8Sparse>, PerWork, 1000, "GOPS"},
    MetricRow{"int4_dense_tops", "int4_dense_gops", figure<&Chip::int4Dense>, PerWork, 1000, "GOPS"},
    MetricRow{"fp8_dense_tflops", "fp8_dense_gflops", figure<&Chip::fp8Dense>, PerWork, 1000, "GFLOPS"},
    MetricRow{"fp4_dense_tflops", "fp4_dense_gflops", figure<&Chip::fp4Dense>, PerWork, 1000, "GFLOPS"},
    MetricRow{"speed_cnn", "speed_cnn", speed<0>, PerSpace, 1, "×", Better::Higher,
              QT_TRANSLATE_NOOP("Metric", "Measured training speed, CNN"), "×"},
    MetricRow{"speed_rnn", "speed_rnn", speed<1>, PerSpace, 1, "×", Better::Higher,
              QT_TRANSLATE_NOOP("Metric", "Measured training speed, RNN"), "×"},
    MetricRow{"speed_transformer", "speed_transformer", speed<2>, PerSpace, 1, "×", Better::Higher,
              QT_TRANSLATE_NOOP("Metric", "Measured training speed, Transformer"), "×"},
    MetricRow{"memory_gib", "memory_mib", figure<&Chip::memory>, PerSpace, 1024, "MiB"},
    MetricRow{"memory_bandwidth_gb_s", "memory_bandwidth_mb_s", figure<&Chip::memoryBandwidth>, PerWork, 1000, "MB/s"},
    // Bus widths, cores, clocks and generations do not compare across makes: neither end is better.
    MetricRow{"memory_bus_bits", "", figure<&Chip::memoryBusBits>, None, 1, "", Better::Neither},
    MetricRow{"tdp_w", "tdp_w", figure<&Chip::tdp>, bitOf(Per::Gibibyte), 1, "W", Better::Lower},
    MetricRow{"power_limit_min_w", "", figure<&Chip::powerLimitMin>, None, 1, "", Better::Lower},
    MetricRow{"power_limit_max_w", "", figure<&Chip::powerLimitMax>},
    MetricRow{"energy_kwh_per_year", "", energyOfAYear, None, 1, "", Better::Lower,
              QT_TRANSLATE_NOOP("Metric", "Energy of a year around the clock"), "kWh"},
    MetricRow{"cores", "", figure<&Chip::cores>, None, 1, "", Better::Neither},
    MetricRow{"sms", "", figure<&Chip::sms>, None, 1, "", Better::Neither},
    MetricRow{"base_mhz", "", figure<&Chip::baseClock>, None, 1, "", Better::Neither},
    MetricRow{"boost_mhz", "", figure<&Chip::boostClock>, None, 1, "", Better::Neither},
    MetricRow{"pcie_generation", "", figure<&Chip::pcieGeneration>},
    MetricRow{"pcie_width", "", figure<&Chip::pcieWidth>},
    MetricRow{"nvlink_gb_s", "", figure<&Chip::nvlink>},
    MetricRow{"nvlink_generation", "", figure<&Chip::nvlinkGeneration>, None, 1, "", Better::Neither},
};

const MetricRow &figureOf(const Metric &metric) { return MetricRows.at(static_cast<std::size_t>(metric.figure)); }

QLatin1StringView perKey(Per per)
{
    switch (per) {
    case Per::Nothing:
        break;
    case Per::Dollar:
        return "_per_usd"_L1;
    case Per::Watt:
        return "_per_w"_L1;
    case Per::Gibibyte:
        return "_per_gib"_L1;
    case Per::MachineDollar:
        return "_per_machine_usd"_L1;
    }
    return {};
}

std::optional<double> divisor(const Subject &subject, Per per)
{
    switch (per) {
    case Per::Nothing:
        return 1;
    case Per::Dollar:
        return subject.dollars;
    case Per::Watt:
        return figure<&Chip::tdp>(subject);
    case Per::Gibibyte:
        return figure<&Chip::memory>(subject);
    case Per::MachineDollar:
        return subject.dollars ? std::optional(*subject.dollars + subject.restOfMachine) : std::nullopt;
    }
    return std::nullopt;
}

std::vector<Metric> makeMetrics()
{
    std::vector<Metric> metrics;
    for (std::size_t i = 0; i < MetricRows.size(); ++i) {
        const MetricRow &one = MetricRows.at(i);
        metrics.push_back({QString::fromLatin1(one.key), static_cast<int>(i), Per::Nothing, one.better});
        for (const Per per : AllPers) {
            if (per != Per::Nothing && (one.pers & bitOf(per)) != 0)
                metrics.push_back({QString::fromLatin1(one.fine) + perKey(per), static_cast<int>(i), per, one.better});
        }
    }
    return metrics;
}

void addSource(std::vector<SourceIndex> &sources, SourceIndex source)
{
    if (source != NoSource && std::find(sources.begin(), sources.end(), source) == sources.end())
        sources.push_back(source);
}

void addSourceOf(std::vector<SourceIndex> &sources, const Chip &chip, QStringView key)
{
    if (const Field *field = findField(Kind::Gpu, key))
        addSource(sources, field->get(chip).source);
}

} // namespace

QLatin1StringView netKey(Net net)
{
    switch (net) {
    case Net::Cnn:
        return "cnn"_L1;
    case Net::Rnn:
        return "rnn"_L1;
    case Net::Transformer:
        return "transformer"_L1;
    }
    return {};
}

bool Metric::isField() const { return per == Per::Nothing && !figureOf(*this).name; }

double Metric::fineTimes() const { return per == Per::Nothing ? 1 : figureOf(*this).fineTimes; }

bool Metric::usesPrice() const
{
    return per == Per::Dollar || per == Per::MachineDollar || figureOf(*this).of == price;
}

std::optional<double> Metric::of(const Subject &subject) const
{
    const std::optional<double> value = figureOf(*this).of(subject);
    if (!value || per == Per::Nothing)
        return value;
    const std::optional<double> by = divisor(subject, per);
    if (!by || *by <= 0)
        return std::nullopt;
    return figureOf(*this).fineTimes * *value / *by;
}

std::optional<double> Metric::of(const Chip &chip) const
{
    Subject subject;
    subject.chip = &chip;
    if (chip.launchPriceUsd)
        subject.dollars = *chip.launchPriceUsd;
    return of(subject);
}

std::vector<SourceIndex> Metric::sources(const Subject &subject) const
{
    std::vector<SourceIndex> sources;
    const QLatin1StringView figureKey(figureOf(*this).key);
    if (figureKey == "launch_year"_L1)
        addSourceOf(sources, *subject.chip, u"launch_date");
    else if (figureKey == "energy_kwh_per_year"_L1)
        addSourceOf(sources, *subject.chip, u"tdp_w");
    else if (isField() || per != Per::Nothing)
        addSourceOf(sources, *subject.chip, QString(figureKey));
    for (const Net net : AllNets) {
        const MeasuredSpeed *measured = subject.speeds[static_cast<std::size_t>(net)];
        if (measured && figureKey == QString(u"speed_"_s + netKey(net))) {
            for (const SourceIndex source : measured->sources)
                addSource(sources, source);
        }
    }
    if (usesPrice())
        addSource(sources, subject.priceSource);
    if (per == Per::Watt)
        addSourceOf(sources, *subject.chip, u"tdp_w");
    if (per == Per::Gibibyte)
        addSourceOf(sources, *subject.chip, u"memory_gib");
    return sources;
}

std::span<const Metric> chipMetrics()
{
    static const std::vector<Metric> metrics = makeMetrics();
    return metrics;
}

const Metric *findMetric(QStringView key)
{
    const std::span<const Metric> all = chipMetrics();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Metric &metric) { return metric.key == key; });
    return found == all.end() ? nullptr : &*found;
}

const Metric *withPer(const Metric &metric, Per per)
{
    const std::span<const Metric> all = chipMetrics();
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const Metric &other) { return other.figure == metric.figure && other.per == per; });
    return found == all.end() ? nullptr : &*found;
}

Better betterWay(QStringView key)
{
    const Metric *metric = findMetric(key);
    return metric ? metric->better : Better::Neither;
}

std::optional<double> bestOf(const std::vector<Value> &values, Better way)
{
    std::vector<double> known;
    for (const Value &value : values) {
        if (const double *number = std::get_if<double>(&value))
            known.push_back(*number);
    }
    if (way == Better::Neither || known.size() < 2)
        return std::nullopt;
    const auto [low, high] = std::minmax_element(known.begin(), known.end());
    if (*low == *high)
        return std::nullopt;
    return way == Better::Higher ? *high : *low;
}

QString metricName(const Metric &metric)
{
    const MetricRow &one = figureOf(metric);
    const QString name =
        one.name ? QCoreApplication::translate("Metric", one.name) : names::figureName(QString::fromLatin1(one.key));
    const auto divided = [&](const QString &words) { return names::typeset(words.arg(name)); };
    switch (metric.per) {
    case Per::Nothing:
        return name;
    case Per::Dollar:
        return divided(MetricWords::tr("%1 per dollar", "figure"));
    case Per::Watt:
        return divided(MetricWords::tr("%1 per watt", "figure"));
    case Per::Gibibyte:
        return divided(MetricWords::tr("%1 per GiB of memory", "figure"));
    case Per::MachineDollar:
        return divided(MetricWords::tr("%1 per dollar of the whole machine", "figure"));
    }
    return name;
}

QString metricUnit(const Metric &metric)
{
    const MetricRow &one = figureOf(metric);
    if (metric.per == Per::Nothing)
        return one.unit ? QString::fromUtf8(one.unit) : names::figureUnit(QString::fromLatin1(one.key));
    const QString fine = QString::fromUtf8(one.fineUnit);
    switch (metric.per) {
    case Per::Watt:
        return fine + u"/W"_s;
    case Per::Gibibyte:
        return fine + u"/GiB"_s;
    default:
        return fine + u"/USD"_s;
    }
}

QString perName(Per per)
{
    switch (per) {
    case Per::Nothing:
        return MetricWords::tr("as it is", "a figure that is divided by nothing");
    case Per::Dollar:
        return MetricWords::tr("per dollar");
    case Per::Watt:
        return MetricWords::tr("per watt");
    case Per::Gibibyte:
        return MetricWords::tr("per GiB of memory");
    case Per::MachineDollar:
        return MetricWords::tr("per dollar of the whole machine");
    }
    return {};
}

} // namespace rig
