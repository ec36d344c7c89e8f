// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/chip_columns.h"
#include "core/metrics/metrics.h"
#include "tests/testing.h"

#include <QSet>
#include <QTest>

using namespace rig;

namespace {

std::shared_ptr<Chip> chip(const QString &id, const QString &series)
{
    auto made = std::make_shared<Chip>();
    made->id = id;
    made->name = id;
    made->series.value = series;
    return made;
}

std::shared_ptr<Chip> fullChip()
{
    auto made = chip(QStringLiteral("full"), QStringLiteral("S 30"));
    made->fp32.value = Teraflops(35.58);
    made->tensorFp16Dense.value = Teraflops(142);
    made->launchPriceUsd.value = 1499;
    made->memory.value = Gibibytes(24);
    made->memoryBandwidth.value = GigabytesPerSecond(936.2);
    made->tdp.value = Watts(350);
    made->launchDate.value = QDate(2020, 7, 1);
    return made;
}

double metricOf(const Chip &chip, QStringView key)
{
    const Metric *metric = findMetric(key);
    return metric ? metric->of(chip).value_or(-1) : -2;
}

} // namespace

class TestMetrics : public QObject
{
    Q_OBJECT

private slots:
    void figuresAreTheFieldsOfTheSameKey()
    {
        auto one = std::make_shared<Chip>();
        double next = 30;
        for (const Field &field : fieldsOf(Kind::Gpu)) {
            if (field.type == FieldType::Number || field.type == FieldType::Integer)
                field.set(*one, Value(next++), NoSource);
        }
        for (const Field &field : fieldsOf(Kind::Gpu)) {
            if (field.type != FieldType::Number && field.type != FieldType::Integer)
                continue;
            const Metric *metric = findMetric(QString::fromLatin1(field.key));
            QVERIFY2(metric, field.key);
            QVERIFY2(metric->isField(), field.key);
            QCOMPARE(metric->of(*one), field.get(*one).number());
        }
    }

    void derivedFiguresAreQuotients()
    {
        const auto one = fullChip();
        QCOMPARE(metricOf(*one, u"fp32_gflops_per_usd"), 35580.0 / 1499);
        QCOMPARE(metricOf(*one, u"fp32_gflops_per_w"), 35580.0 / 350);
        QCOMPARE(metricOf(*one, u"tensor_fp16_dense_gflops_per_usd"), 142000.0 / 1499);
        QCOMPARE(metricOf(*one, u"tensor_fp16_dense_gflops_per_w"), 142000.0 / 350);
        QCOMPARE(metricOf(*one, u"memory_mib_per_usd"), 24.0 * 1024 / 1499);
        QCOMPARE(metricOf(*one, u"memory_bandwidth_mb_s_per_usd"), 936200.0 / 1499);
        QCOMPARE(metricOf(*one, u"fp32_gflops_per_gib"), 35580.0 / 24);
        QCOMPARE(metricOf(*one, u"price_usd_per_gib"), 1499.0 / 24);
        QCOMPARE(metricOf(*one, u"energy_kwh_per_year"), 350 * 8.76);
        QCOMPARE(metricOf(*one, u"launch_year"), 2020 + 182.0 / 366);
        Subject subject;
        subject.chip = one.get();
        subject.dollars = 500;
        subject.restOfMachine = 1500;
        QCOMPARE(findMetric(u"fp32_gflops_per_machine_usd")->of(subject).value_or(0), 35580.0 / 2000);
    }

    void aQuotientIsUnknownWhereEitherFigureIs()
    {
        auto one = fullChip();
        one->launchPriceUsd.value.reset();
        QVERIFY(!findMetric(u"fp32_gflops_per_usd")->of(*one));
        QVERIFY(findMetric(u"fp32_gflops_per_w")->of(*one));
    }

    void everyKeyIsThereOnce()
    {
        QSet<QString> keys;
        for (const Metric &metric : chipMetrics()) {
            QVERIFY2(!keys.contains(metric.key), qPrintable(metric.key));
            keys << metric.key;
            QCOMPARE(withPer(metric, metric.per), &metric);
        }
        QVERIFY(!withPer(*findMetric(u"base_mhz"), Per::Dollar));
    }

    void pricesOfTodayAndWhatOneGetsForThem()
    {
        const auto observed = [](double amount, QDate date, PriceBasis basis, Condition condition) {
            return Price{{amount, QStringLiteral("USD")}, date, basis, condition, 0};
        };
        Catalogue all;
        all.sources = {{}}; // without a source they would be the user's own
        all.prices.today = QDate(2026, 11, 1);
        auto one = fullChip();
        one->prices = {observed(700, QDate(2024, 9, 1), PriceBasis::Market, Condition::Used),
                       observed(1500, QDate(2026, 9, 1), PriceBasis::Market, Condition::New),
                       observed(1499, QDate(2020, 7, 1), PriceBasis::Launch, Condition::New)};
        all.add(one);

        // A used price of two years ago is none of today; without a policy of used ones the new one counts.
        const ChipColumns before(all);
        QCOMPARE(before.of(*one, u"price_used").index(), std::size_t(0));
        QCOMPARE(std::get<double>(before.of(*one, u"price_new")), 1500.0);
        QCOMPARE(std::get<double>(before.of(*one, u"fp32_gflops_per_usd")), 35580 / 1500.0);
        QVERIFY(!before.lacksPriceOnly(*one, u"fp32_gflops_per_usd"));

        all.prices.buying = Buying::Used;
        const ChipColumns without(all);
        QCOMPARE(without.of(*one, u"fp32_gflops_per_usd").index(), std::size_t(0));
        QVERIFY(without.lacksPriceOnly(*one, u"fp32_gflops_per_usd"));
        QVERIFY(!without.lacksPriceOnly(*one, u"int8_dense_gops_per_usd")); // the figure is not known either

        one->prices.push_back(observed(1000, QDate(2026, 10, 1), PriceBasis::Market, Condition::Used));
        const ChipColumns after(all);
        QCOMPARE(std::get<double>(after.of(*one, u"price_used")), 1000.0);
        QCOMPARE(std::get<QString>(after.of(*one, u"price_used_seen")), QStringLiteral("2026-10-01"));
        QCOMPARE(std::get<double>(after.of(*one, u"fp32_gflops_per_usd")), 35.58);
        QCOMPARE(std::get<double>(after.of(*one, u"memory_mib_per_w")), 24 * 1024 / 350.0);
        for (const QString &key : ChipColumns::keys())
            QVERIFY2(!ChipColumns::name(key).isEmpty(), qPrintable(key));
    }

    void everyMetricHasAName()
    {
        for (const Metric &metric : chipMetrics()) {
            QVERIFY2(!metricName(metric).isEmpty(), qPrintable(metric.key));
            QVERIFY2(metricName(metric) != metric.key, qPrintable(metric.key));
        }
    }
};

RIG_TEST(TestMetrics)
#include "tst_metrics.moc"
