// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/market/chart_data.h"

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
            QVERIFY2(!metric->derived, field.key);
            QCOMPARE(metric->of(*one), field.get(*one).number());
        }
    }

    void derivedFiguresAreQuotients()
    {
        const auto one = fullChip();
        QCOMPARE(metricOf(*one, u"fp32_gflops_per_usd"), 35580.0 / 1499);
        QCOMPARE(metricOf(*one, u"fp32_gflops_per_w"), 35580.0 / 350);
        QCOMPARE(metricOf(*one, u"tensor_fp16_tflops_per_usd"), 142.0 / 1499);
        QCOMPARE(metricOf(*one, u"tensor_fp16_tflops_per_w"), 142.0 / 350);
        QCOMPARE(metricOf(*one, u"memory_gib_per_usd"), 24.0 / 1499);
        QCOMPARE(metricOf(*one, u"bandwidth_gb_s_per_usd"), 936.2 / 1499);
        QCOMPARE(metricOf(*one, u"launch_year"), 2020 + 182.0 / 366);
    }

    void aQuotientIsUnknownWhereEitherFigureIs()
    {
        auto one = fullChip();
        one->launchPriceUsd.value.reset();
        QVERIFY(!findMetric(u"fp32_gflops_per_usd")->of(*one));
        QVERIFY(findMetric(u"fp32_gflops_per_w")->of(*one));
    }

    void everyMetricHasAName()
    {
        for (const Metric &metric : chipMetrics()) {
            QVERIFY2(!metricName(metric).isEmpty(), metric.key);
            QVERIFY2(metricName(metric) != QString::fromLatin1(metric.key), metric.key);
        }
    }

    void chartLeavesOutWhatItCannotDrawAndSaysSo()
    {
        Catalogue catalogue;
        catalogue.add(fullChip());
        auto noPrice = fullChip();
        noPrice->id = QStringLiteral("no-price");
        noPrice->launchPriceUsd.value.reset();
        catalogue.add(noPrice);
        auto nothing = chip(QStringLiteral("nothing"), QStringLiteral("S 40"));
        catalogue.add(nothing);
        auto zero = fullChip();
        zero->id = QStringLiteral("zero");
        zero->launchPriceUsd.value = 0;
        catalogue.add(zero);

        const Result<ChartData> chart = chipChart(catalogue, {});
        QVERIFY2(chart, chart ? "" : qPrintable(chart.error().sentence()));
        QCOMPARE(chart->series.size(), std::size_t(1));
        QCOMPARE(chart->series[0].points.size(), std::size_t(1));
        QCOMPARE(chart->series[0].points[0].id, QStringLiteral("full"));
        const QString captions = chart->captions.join(QLatin1Char('\n'));
        QVERIFY2(captions.contains(QStringLiteral("Shown: 1 of 4")), qPrintable(captions));
        QCOMPARE(captions.count(QStringLiteral("Left out: 1 of 4")), 3);
    }

    void aLinearAxisKeepsZero()
    {
        Catalogue catalogue;
        auto zero = fullChip();
        zero->launchPriceUsd.value = 0;
        catalogue.add(zero);
        ChartRequest request;
        request.logX = false;
        const Result<ChartData> chart = chipChart(catalogue, request);
        QVERIFY(chart);
        QCOMPARE(chart->series.size(), std::size_t(1));
    }

    void yearsNeverStandOnALogarithmicAxis()
    {
        Catalogue catalogue;
        catalogue.add(fullChip());
        ChartRequest request;
        request.x = QStringLiteral("launch_year");
        const Result<ChartData> chart = chipChart(catalogue, request);
        QVERIFY(chart);
        QVERIFY(chart->x.years);
        QVERIFY(!chart->x.logarithmic);
        QVERIFY(chart->y.logarithmic);
    }

    void aSeriesKeepsItsStyleWhenOthersAreHidden()
    {
        Catalogue catalogue;
        catalogue.add(fullChip());
        auto other = fullChip();
        other->id = QStringLiteral("other");
        other->series.value = QStringLiteral("A 10");
        catalogue.add(other);
        QCOMPARE(chipSeries(catalogue), QStringList({QStringLiteral("A 10"), QStringLiteral("S 30")}));
        ChartRequest request;
        request.seriesNames = QStringList{QStringLiteral("S 30")};
        const Result<ChartData> chart = chipChart(catalogue, request);
        QVERIFY(chart);
        QCOMPARE(chart->series.size(), std::size_t(1));
        QCOMPARE(chart->series[0].name, QStringLiteral("S 30"));
        QCOMPARE(chart->series[0].style, 1);
    }

    void anUnknownMetricIsBadInput()
    {
        ChartRequest request;
        request.y = QStringLiteral("beauty");
        const Result<ChartData> chart = chipChart(Catalogue(), request);
        QVERIFY(!chart);
        QCOMPARE(chart.error().kind, Failure::Kind::BadInput);
        QVERIFY(chart.error().message.contains(QStringLiteral("beauty")));
        QVERIFY(chart.error().message.contains(QStringLiteral("fp32_tflops")));
    }

    void csvIsQuotedAndDefused()
    {
        ChartData chart;
        chart.x.key = QStringLiteral("launch_price_usd");
        chart.y.key = QStringLiteral("fp32_tflops");
        chart.series.push_back(
            {QStringLiteral("A, \"B\""), {{QStringLiteral("id"), QStringLiteral("=1+1"), 1499, 35.58}}});
        QCOMPARE(chartAsCsv(chart), QByteArray("series,id,name,launch_price_usd,fp32_tflops\r\n"
                                               "\"A, \"\"B\"\"\",id,'=1+1,1499,35.58\r\n"));
    }
};

QTEST_GUILESS_MAIN(TestMetrics)
#include "tst_metrics.moc"
