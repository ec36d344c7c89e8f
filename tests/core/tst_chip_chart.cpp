// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_lines.h"
#include "core/charts/chip_chart.h"
#include "core/metrics/chip_columns.h"
#include "core/prices/chip_price.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

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
    made->vendor = u"Maker"_s;
    made->fp32.value = Teraflops(35.58);
    made->launchPriceUsd.value = 1499;
    made->memory.value = Gibibytes(24);
    made->tdp.value = Watts(350);
    made->launchDate.value = QDate(2020, 7, 1);
    return made;
}

/// Chips and cards with prices of every sort.
Catalogue market()
{
    return parts("'sources': [{'id': 's', 'title': 'Datasheet', 'kind': 'vendor'},"
                 "            {'id': 'shop', 'title': 'A shop', 'kind': 'shop'},"
                 "            {'id': 'bls', 'title': 'CPI', 'publisher': 'BLS', 'kind': 'database'}],"
                 "'price_index': [{'year': 2016, 'value': 240, 'source': 'bls'},"
                 "                {'year': 2024, 'value': 312, 'source': 'bls'}],"
                 "'gpus': [{'id': 'old', 'name': 'Old', 'vendor': 'V', 'series': 'S 10', 'architecture': 'A',"
                 "          'fp32_tflops': 10, 'memory_gib': 8, 'tdp_w': 200, 'launch_date': '2016-05-01',"
                 "          'launch_price_usd': 600, 'sources': {'*': 's'}},"
                 "         {'id': 'new', 'name': 'New', 'vendor': 'W', 'series': 'S 40', 'architecture': 'B',"
                 "          'fp32_tflops': 40, 'memory_gib': 24, 'tdp_w': 300, 'launch_date': '2023-05-01',"
                 "          'launch_price_usd': 1000, 'sources': {'*': 's'}}],"
                 "'cards': [{'id': 'old-card', 'name': 'Old card', 'gpu': 'old', 'sources': {'*': 's'}, 'prices': ["
                 "  {'amount': 700, 'currency': 'USD', 'date': '2016-06-01', 'basis': 'market', 'condition': 'new',"
                 "   'source': 'shop'},"
                 "  {'amount': 300, 'currency': 'USD', 'date': '2018-06-01', 'basis': 'market', 'condition': 'new',"
                 "   'source': 'shop'},"
                 "  {'amount': 90, 'currency': 'USD', 'date': '2024-06-01', 'basis': 'market', 'condition': 'used',"
                 "   'source': 'shop'}]},"
                 "  {'id': 'old-dear', 'name': 'Old dear card', 'gpu': 'old', 'sources': {'*': 's'}, 'prices': ["
                 "  {'amount': 450, 'currency': 'USD', 'date': '2019-06-01', 'basis': 'market', 'condition': 'new',"
                 "   'source': 'shop'}]}]");
}

ChartData drawn(const Catalogue &catalogue, const ChartRequest &request)
{
    Result<ChartData> chart = chipChart(catalogue, request);
    return chart ? *std::move(chart) : ChartData();
}

const ChartPoint *pointOf(const ChartData &chart, const QString &id)
{
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points) {
            if (point.id == id)
                return &point;
        }
    }
    return nullptr;
}

QString captionsOf(const ChartData &chart) { return chart.captions.join(u'\n'); }

} // namespace

class TestChipChart : public QObject
{
    Q_OBJECT

private slots:
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
        // In one sentence, so that a window shows it whole.
        QCOMPARE(captions.count(QStringLiteral("Left out: ")), 1);
        const qsizetype at = captions.indexOf(QStringLiteral("Left out: "));
        QCOMPARE(captions.mid(at, captions.indexOf(u'.', at) - at).count(QStringLiteral("1 w")), 3);
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
        QCOMPARE(chartGroups(catalogue, {}), QStringList({QStringLiteral("A 10"), QStringLiteral("S 30")}));
        ChartRequest request;
        request.groups = QStringList{QStringLiteral("S 30")};
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

    void pricesByTheirBasis_data()
    {
        QTest::addColumn<int>("basis");
        QTest::addColumn<double>("dollars"); // of "old"; 0: not in the chart
        QTest::newRow("launch") << static_cast<int>(ChartPrice::Launch) << 600.0;
        // 300 of a year before is no price of the market in which the other card costs 450.
        QTest::newRow("a card of the newest market") << static_cast<int>(ChartPrice::MarketNew) << 450.0;
        QTest::newRow("used") << static_cast<int>(ChartPrice::MarketUsed) << 90.0;
        QTest::newRow("none of one's own") << static_cast<int>(ChartPrice::Own) << 0.0;
    }

    void pricesByTheirBasis()
    {
        QFETCH(int, basis);
        QFETCH(double, dollars);
        ChartRequest request;
        request.price.basis = static_cast<ChartPrice>(basis);
        const ChartData chart = drawn(market(), request);
        const ChartPoint *point = pointOf(chart, u"old"_s);
        QCOMPARE(point ? point->x : 0, dollars);
        // A chip without such a price is not drawn at another one.
        if (request.price.basis != ChartPrice::Launch) {
            QVERIFY(!pointOf(chart, u"new"_s));
            QVERIFY2(captionsOf(chart).contains(u"without “Price”"_s), qPrintable(captionsOf(chart)));
        }
    }

    void onesOwnPriceCountsAsSuch()
    {
        Catalogue catalogue = market();
        auto card = std::make_shared<Card>(*catalogue.find<Card>(u"old-dear"_s));
        card->prices.push_back({{120, u"USD"_s}, QDate(2026, 1, 1), PriceBasis::Market, Condition::Used, NoSource});
        catalogue.add(card);
        ChartRequest request;
        request.price.basis = ChartPrice::Own;
        QCOMPARE(pointOf(drawn(catalogue, request), u"old"_s)->x, 120.0);
        request.price.basis = ChartPrice::MarketUsed;
        QCOMPARE(pointOf(drawn(catalogue, request), u"old"_s)->x, 90.0);
    }

    void pricesInTheDollarsOfAYear()
    {
        ChartRequest request;
        request.price.dollarsOf = 2024;
        const ChartData chart = drawn(market(), request);
        QCOMPARE(pointOf(chart, u"old"_s)->x, 600.0 * 312 / 240);
        QCOMPARE(chart.x.title, u"Price (USD), at launch, dollars of 2024"_s);
        QCOMPARE(chart.x.key, u"price_usd_2024"_s);
        // The index lacks 2023: the chip is left out, not shown at another price.
        QVERIFY(!pointOf(chart, u"new"_s));
        QVERIFY2(captionsOf(chart).contains(u"dollars of 2024"_s) && captionsOf(chart).contains(u"BLS"_s),
                 qPrintable(captionsOf(chart)));
    }

    void pricesAfterTheIndexCountAsItsLastYear()
    {
        Catalogue catalogue = market();
        auto card = std::make_shared<Card>(*catalogue.find<Card>(u"old-dear"_s));
        card->prices.push_back({{130, u"USD"_s}, QDate(2026, 9, 1), PriceBasis::Market, Condition::Used, 1});
        catalogue.add(card);
        ChartRequest request;
        request.price = {ChartPrice::MarketUsed, 2024, {}};
        const ChartData chart = drawn(catalogue, request);
        QCOMPARE(pointOf(chart, u"old"_s)->x, 130.0); // the newest, not the 90 of two years before
        QVERIFY2(captionsOf(chart).contains(u"ends with 2024"_s), qPrintable(captionsOf(chart)));
    }

    void aChartShowsThePriceThatThePagesShow()
    {
        Catalogue catalogue = market();
        auto card = std::make_shared<Card>(*catalogue.find<Card>(u"old-dear"_s));
        card->prices.push_back({{130, u"USD"_s}, QDate(2024, 9, 1), PriceBasis::Market, Condition::Used, 1});
        catalogue.add(card);
        ChartRequest request;
        request.price.basis = ChartPrice::MarketUsed;
        QCOMPARE(pointOf(drawn(catalogue, request), u"old"_s)->x, 130.0); // not the 90 of three months before
        // And so of all that is shipped.
        Catalogue all = shipped();
        all.prices.today = QDate(2026, 11, 24);
        const ChipColumns pages(all);
        const ChipPrices used(all, request.price);
        const ChipPrices fresh(all, {ChartPrice::MarketNew, {}, {}});
        int compared = 0;
        const auto compare = [&](const Chip &chip, const char *key, const ChipPrices &prices) {
            const Value shown = pages.of(chip, QString::fromLatin1(key));
            const double *amount = std::get_if<double>(&shown);
            const std::optional<ChipPrice> drawnAt = prices.of(chip);
            QCOMPARE(drawnAt.has_value(), amount != nullptr);
            if (amount)
                QVERIFY2(std::abs(drawnAt->dollars - *amount) < 0.01, qPrintable(chip.id));
            compared += amount ? 1 : 0;
        };
        for (const PartHandle &part : all.parts(Kind::Gpu)) {
            compare(static_cast<const Chip &>(*part), "price_used", used);
            compare(static_cast<const Chip &>(*part), "price_new", fresh);
        }
        QVERIFY(compared > 60);
    }

    void pricesOfFormerYearsAreNoMarket_data()
    {
        QTest::addColumn<QDate>("date");
        QTest::addColumn<bool>("counts"); // the 450 of 2019-06-01
        QTest::newRow("a year later") << QDate(2020, 6, 1) << true;
        QTest::newRow("a day more") << QDate(2020, 6, 2) << false;
    }

    void pricesOfFormerYearsAreNoMarket()
    {
        QFETCH(QDate, date);
        QFETCH(bool, counts);
        Catalogue catalogue = market();
        auto chip = std::make_shared<Chip>(*catalogue.find<Chip>(u"new"_s));
        chip->prices.push_back({{900, u"USD"_s}, date, PriceBasis::Market, Condition::New, 1});
        catalogue.add(chip);
        ChartRequest request;
        request.price.basis = ChartPrice::MarketNew;
        const ChartData chart = drawn(catalogue, request);
        QVERIFY(pointOf(chart, u"new"_s));
        QCOMPARE(pointOf(chart, u"old"_s) != nullptr, counts);
    }

    void aMachineTakesNoPartInTheFrontier()
    {
        auto machine = fullChip();
        machine->id = u"@machine"_s;
        machine->launchPriceUsd.value = 9000;
        ChartRequest request;
        request.frontier = true;
        const Result<ChartData> chart = chipChart(market(), request, {machine});
        QVERIFY(chart);
        QVERIFY(!pointOf(*chart, u"@machine"_s)->onFrontier);
        QVERIFY2(captionsOf(*chart).contains(u"On the frontier: 2 of 2"_s), qPrintable(captionsOf(*chart)));
        QVERIFY(chartAsCsv(*chart).contains("Machine,machine,full,9000,35.58,\r\n"));
        // What keeps it out is said.
        machine->launchPriceUsd.value.reset();
        QVERIFY(captionsOf(*chipChart(market(), request, {machine})).contains(u"full (Price)"_s));
    }

    void conditionsNarrow()
    {
        ChartRequest request;
        const auto ids = [&] {
            QStringList all;
            for (const ChartSeries &series : drawn(market(), request).series) {
                for (const ChartPoint &point : series.points)
                    all << point.id;
            }
            all.sort();
            return all.join(u' ');
        };
        QCOMPARE(ids(), u"new old"_s);
        request.conditions = {{u"memory_gib"_s, {}, 24, {}}}; // at the limit
        QCOMPARE(ids(), u"new"_s);
        QVERIFY2(captionsOf(drawn(market(), request)).contains(u"≥ 24"_s),
                 qPrintable(captionsOf(drawn(market(), request))));
        request.conditions = {{u"memory_gib"_s, {}, 24.5, {}}};
        QCOMPARE(ids(), QString());
        request.conditions = {{u"vendor"_s, u"V"_s, {}, {}}};
        QCOMPARE(ids(), u"old"_s);
        // The price that the chart shows is the one that counts.
        request.conditions = {{u"price"_s, {}, {}, 600}};
        QCOMPARE(ids(), u"old"_s);
        request.conditions = {{u"price"_s, {}, {}, 599}};
        QCOMPARE(ids(), QString());
    }

    void theMoneyForAFigureIsTold()
    {
        ChartRequest request;
        const ChartData chart = drawn(market(), request);
        QVERIFY2(chart.ratioTitle.contains(u"FP32 per dollar"_s), qPrintable(chart.ratioTitle));
        QVERIFY(pointOf(chart, u"new"_s)->ratio.has_value());
        QCOMPARE(*pointOf(chart, u"new"_s)->ratio, 40.0); // GFLOPS for a dollar
        request.x = u"tdp_w"_s;
        QVERIFY(drawn(market(), request).ratioTitle.isEmpty());
    }

    void groupsByWhatTellsThemApart()
    {
        ChartRequest request;
        request.colourBy = ColourBy::Vendor;
        QCOMPARE(chartGroups(market(), request), QStringList({u"V"_s, u"W"_s}));
        request.groups = QStringList{u"W"_s};
        const ChartData chart = drawn(market(), request);
        QCOMPARE(chart.series.size(), std::size_t(1));
        QCOMPARE(chart.series[0].name, u"W"_s);
        QCOMPARE(chart.series[0].style, FirstVendorStyle + static_cast<int>(ChipVendor::Other));
        request.colourBy = ColourBy::Architecture;
        QCOMPARE(chartGroups(market(), request), QStringList({u"A"_s, u"B"_s}));
        request.groups = QStringList{NoGroup};
        QVERIFY(drawn(market(), request).isEmpty());
        QVERIFY(captionsOf(drawn(market(), request)).contains(u"Nothing is chosen"_s));
    }

    void wordsAndPartsFilter()
    {
        ChartRequest request;
        request.filter = u"24 GB"_s;
        const ChartData byWords = drawn(market(), request);
        QVERIFY(pointOf(byWords, u"new"_s) && !pointOf(byWords, u"old"_s));
        QVERIFY(captionsOf(byWords).contains(u"“24 GB”"_s));
        request.filter.clear();
        request.parts = QStringList{u"old"_s};
        const ChartData byId = drawn(market(), request);
        QVERIFY(!pointOf(byId, u"new"_s) && pointOf(byId, u"old"_s));
    }

    void pointsNameTheirSources()
    {
        const ChartData chart = drawn(market(), {});
        const ChartPoint *point = pointOf(chart, u"new"_s);
        QCOMPARE(chart.sources, QStringList{u"Datasheet"_s});
        QCOMPARE(point->sources[0], 0);
        QCOMPARE(point->sources[1], -1); // the same source is named once
    }

    void theFrontierIsOfWhatABuyerWants()
    {
        ChartRequest request;
        request.frontier = true;
        const ChartData chart = drawn(market(), request); // cheaper and faster: each is one of the two
        QVERIFY(chart.frontier);
        QVERIFY(pointOf(chart, u"old"_s)->onFrontier && pointOf(chart, u"new"_s)->onFrontier);
        request.x = u"fp32_gflops_per_w"_s;
        request.y = u"memory_gib"_s;
        const ChartData more = drawn(market(), request);
        QVERIFY(!pointOf(more, u"old"_s)->onFrontier && pointOf(more, u"new"_s)->onFrontier);
    }

    void tooFewPointsHaveNoTrendAndItIsSaid()
    {
        ChartRequest request;
        request.trends = true;
        const ChartData chart = drawn(market(), request);
        QVERIFY(!chart.series[0].trend);
        QVERIFY2(captionsOf(chart).contains(u"No trend for S 10, S 40"_s), qPrintable(captionsOf(chart)));
    }

    void barsStandByTheirLength()
    {
        ChartRequest request;
        request.form = ChartRequest::Form::Bars;
        request.y = u"fp32_gflops_per_w"_s;
        const ChartData chart = drawn(market(), request);
        QCOMPARE(chart.x.categories, QStringList({u"New"_s, u"Old"_s}));
        QCOMPARE(pointOf(chart, u"new"_s)->x, 0.0);
        QCOMPARE(pointOf(chart, u"old"_s)->y, 50.0);
        request.beside = QStringList{u"memory_gib"_s};
        QVERIFY(!chipChart(market(), request)); // two units, and nothing counts as 1
        request.normaliser = u"old"_s;
        const ChartData told = drawn(market(), request);
        QCOMPARE(told.series.size(), std::size_t(2));
        QCOMPARE(pointOf(told, u"old"_s)->y, 1.0);
        QCOMPARE(told.series[1].points.front().y, 3.0);
        QCOMPARE(told.y.key, u"relative_to_old"_s);
        // A chip that lacks the figure cannot count as 1.
        Catalogue with = market();
        with.add(chip(u"bare"_s, u"S"_s));
        request.normaliser = u"bare"_s;
        const Result<ChartData> wrong = chipChart(with, request);
        QVERIFY(!wrong);
        QVERIFY2(wrong.error().message.contains(u"bare cannot count as 1"_s), qPrintable(wrong.error().message));
    }

    void cutsLeaveOutAndSaySo()
    {
        ChartRequest request;
        request.cutX = ChartRange{500, 700};
        const ChartData whole = drawn(market(), request);
        const ChartData shown = withinCuts(whole);
        QVERIFY(pointOf(shown, u"old"_s) && !pointOf(shown, u"new"_s));
        QVERIFY(captionsOf(shown).contains(u"1 of its 2 points lie outside"_s));
        QVERIFY(!chartAsCsv(whole).contains("new")); // the file carries what is seen
    }

    void theTableHasWhatThePictureShows()
    {
        ChartRequest request;
        request.sizeByMemory = true;
        request.frontier = true;
        request.lines = {{false, 20, u"enough"_s}, {true, 800, u"my budget"_s}};
        const ChartData chart = drawn(market(), request);
        QCOMPARE(chartAsCsv(chart), QByteArray("series,id,name,price_usd,fp32_tflops,memory_gib,frontier\r\n"
                                               "S 10,old,Old,600,10,8,yes\r\n"
                                               "S 40,new,New,1000,40,24,yes\r\n"
                                               "Line,,enough,,20,,\r\n"
                                               "Line,,my budget,800,,,\r\n"));
        QCOMPARE(chartAsCsv(drawn(market(), {})), QByteArray("series,id,name,price_usd,fp32_tflops\r\n"
                                                             "S 10,old,Old,600,10\r\n"
                                                             "S 40,new,New,1000,40\r\n"));
        QCOMPARE(chartAsText(drawn(market(), {})).section(u'\n', 1, 1), u"S 10\told\tOld\t600\t10"_s);
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

    void linesAsTheyAreTyped()
    {
        const Result<std::vector<ChartLine>> lines = linesFromText(u"24; 48 = two cards;"_s, false);
        QVERIFY(lines);
        QCOMPARE(lines->size(), std::size_t(2));
        QVERIFY((*lines)[0] == (ChartLine{false, 24, u"24"_s}));
        QVERIFY((*lines)[1] == (ChartLine{false, 48, u"two cards"_s}));
        QCOMPARE(textOfLines(*lines), u"24; 48 = two cards"_s);
        QVERIFY(linesFromText({}, true)->empty());
        const Result<std::vector<ChartLine>> wrong = linesFromText(u"24; much"_s, true);
        QVERIFY(!wrong);
        QVERIFY(wrong.error().message.contains(u"“much”"_s));
        QVERIFY(!linesFromText(u"nan"_s, true));
        QVERIFY(!linesFromText(QString(u"1;"_s).repeated(30), true));
    }
};

RIG_TEST(TestChipChart)
#include "tst_chip_chart.moc"
