// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/market/metrics.h"

#include "core/words/words.h"

#include <QCoreApplication>

#include <array>
#include <concepts>

namespace rig {

namespace {

template <class T> double plain(const T &value)
{
    if constexpr (std::is_arithmetic_v<T>)
        return static_cast<double>(value);
    else
        return value.value(); // a quantity
}

template <auto Member> std::optional<double> figure(const Chip &chip)
{
    const auto &found = chip.*Member;
    return found ? std::optional(plain(*found)) : std::nullopt;
}

/// `Scale` × a / b; unknown where either is, or where b is not above zero.
template <auto A, auto B, int Scale> std::optional<double> ratio(const Chip &chip)
{
    const std::optional<double> a = figure<A>(chip);
    const std::optional<double> b = figure<B>(chip);
    if (!a || !b || *b <= 0)
        return std::nullopt;
    return Scale * *a / *b;
}

std::optional<double> launchYear(const Chip &chip)
{
    if (!chip.launchDate || !chip.launchDate->isValid())
        return std::nullopt;
    const QDate date = *chip.launchDate;
    return date.year() + (date.dayOfYear() - 1) / static_cast<double>(date.daysInYear());
}

constexpr std::array Metrics{
    Metric{"launch_price_usd", false, figure<&Chip::launchPriceUsd>},
    Metric{"memory_gib", false, figure<&Chip::memory>},
    Metric{"memory_bus_bits", false, figure<&Chip::memoryBusBits>},
    Metric{"memory_bandwidth_gb_s", false, figure<&Chip::memoryBandwidth>},
    Metric{"cores", false, figure<&Chip::cores>},
    Metric{"sms", false, figure<&Chip::sms>},
    Metric{"base_mhz", false, figure<&Chip::baseClock>},
    Metric{"boost_mhz", false, figure<&Chip::boostClock>},
    Metric{"fp32_tflops", false, figure<&Chip::fp32>},
    Metric{"fp16_tflops", false, figure<&Chip::fp16>},
    Metric{"tensor_fp16_dense_tflops", false, figure<&Chip::tensorFp16Dense>},
    Metric{"tensor_fp16_sparse_tflops", false, figure<&Chip::tensorFp16Sparse>},
    Metric{"tf32_dense_tflops", false, figure<&Chip::tf32Dense>},
    Metric{"int8_dense_tops", false, figure<&Chip::int8Dense>},
    Metric{"int8_sparse_tops", false, figure<&Chip::int8Sparse>},
    Metric{"fp8_dense_tflops", false, figure<&Chip::fp8Dense>},
    Metric{"fp4_dense_tflops", false, figure<&Chip::fp4Dense>},
    Metric{"tdp_w", false, figure<&Chip::tdp>},
    Metric{"pcie_generation", false, figure<&Chip::pcieGeneration>},
    Metric{"pcie_width", false, figure<&Chip::pcieWidth>},
    Metric{"nvlink_gb_s", false, figure<&Chip::nvlink>},
    Metric{"nvlink_generation", false, figure<&Chip::nvlinkGeneration>},
    Metric{"launch_year", true, launchYear},
    Metric{"fp32_gflops_per_usd", true, ratio<&Chip::fp32, &Chip::launchPriceUsd, 1000>},
    Metric{"fp32_gflops_per_w", true, ratio<&Chip::fp32, &Chip::tdp, 1000>},
    Metric{"tensor_fp16_tflops_per_usd", true, ratio<&Chip::tensorFp16Dense, &Chip::launchPriceUsd, 1>},
    Metric{"tensor_fp16_tflops_per_w", true, ratio<&Chip::tensorFp16Dense, &Chip::tdp, 1>},
    Metric{"memory_gib_per_usd", true, ratio<&Chip::memory, &Chip::launchPriceUsd, 1>},
    Metric{"bandwidth_gb_s_per_usd", true, ratio<&Chip::memoryBandwidth, &Chip::launchPriceUsd, 1>},
};

struct DerivedName
{
    const char *key;
    const char *name;
    const char *unit;
};

constexpr std::array DerivedNames{
    DerivedName{"launch_year", QT_TRANSLATE_NOOP("Metric", "Launch date"), ""},
    DerivedName{"fp32_gflops_per_usd", QT_TRANSLATE_NOOP("Metric", "FP32 per launch dollar"), "GFLOPS/USD"},
    DerivedName{"fp32_gflops_per_w", QT_TRANSLATE_NOOP("Metric", "FP32 per watt"), "GFLOPS/W"},
    DerivedName{"tensor_fp16_tflops_per_usd", QT_TRANSLATE_NOOP("Metric", "Tensor FP16 per launch dollar"),
                "TFLOPS/USD"},
    DerivedName{"tensor_fp16_tflops_per_w", QT_TRANSLATE_NOOP("Metric", "Tensor FP16 per watt"), "TFLOPS/W"},
    DerivedName{"memory_gib_per_usd", QT_TRANSLATE_NOOP("Metric", "Memory per launch dollar"), "GiB/USD"},
    DerivedName{"bandwidth_gb_s_per_usd", QT_TRANSLATE_NOOP("Metric", "Memory bandwidth per launch dollar"),
                "GB/s/USD"},
};

const DerivedName *derivedName(const Metric &metric)
{
    for (const DerivedName &name : DerivedNames) {
        if (QLatin1StringView(name.key) == QLatin1StringView(metric.key))
            return &name;
    }
    return nullptr;
}

} // namespace

std::span<const Metric> chipMetrics() { return Metrics; }

const Metric *findMetric(QStringView key)
{
    for (const Metric &metric : Metrics) {
        if (key == QLatin1StringView(metric.key))
            return &metric;
    }
    return nullptr;
}

QString metricName(const Metric &metric)
{
    if (const DerivedName *name = derivedName(metric))
        return QCoreApplication::translate("Metric", name->name);
    return words::figureName(QString::fromLatin1(metric.key));
}

QString metricUnit(const Metric &metric)
{
    if (const DerivedName *name = derivedName(metric))
        return QString::fromLatin1(name->unit);
    return words::figureUnit(QString::fromLatin1(metric.key));
}

} // namespace rig
