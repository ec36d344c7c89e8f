// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts_support.h"
#include "tests/testing.h"

#include "core/names/names.h"
#include "ui/charts/price_history.h"
#include "ui/models/connectors_model.h"
#include "ui/models/figures_model.h"
#include "ui/models/prices_model.h"
#include "ui/models/rates_model.h"
#include "ui/models/text_rows_model.h"
#include "ui/widgets/figure_text.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

namespace {

constexpr auto ModelTest = QAbstractItemModelTester::FailureReportingMode::QtTest;

Price price(double amount, const char *currency, QDate date, PriceBasis basis, Condition condition, SourceIndex source)
{
    return {{amount, QString::fromLatin1(currency)}, date, basis, condition, source};
}

Catalogue withRates()
{
    Catalogue catalogue = smallCatalogue();
    catalogue.rates = {{QStringLiteral("CNY"), 7.0, QDate(2026, 1, 2), NoSource},
                       {QStringLiteral("CNY"), 7.2, QDate(2025, 1, 2), 0},
                       {QStringLiteral("EUR"), 0.8, QDate(2025, 5, 1), 0}};
    return catalogue;
}

std::shared_ptr<Part> pricedCard()
{
    auto card = copyOf(*smallCatalogue().find(QStringLiteral("card-b")));
    card->prices = {price(1000, "USD", QDate(2024, 1, 1), PriceBasis::Launch, Condition::New, 0),
                    price(7000, "CNY", QDate(2025, 7, 1), PriceBasis::Market, Condition::New, 0),
                    price(3500, "CNY", QDate(2026, 1, 1), PriceBasis::Market, Condition::Used, NoSource),
                    price(90000, "JPY", QDate(2026, 2, 1), PriceBasis::List, Condition::New, 0)};
    return card;
}

} // namespace

class TestPartsModels : public QObject
{
    Q_OBJECT

private slots:
    void figuresAreTyped_data();
    void figuresAreTyped();
    void figuresThatCannotBe_data();
    void figuresThatCannotBe();
    void figuresSayHowSureTheyAre();
    void pricesStandNewestFirst();
    void thePriceHistoryIsInOneCurrency();
    void anEmptyHistoryIsEmpty();
    void connectorsTakeWhatAConnectorCanBe();
    void theFirstRateOfACurrencyCounts();
    void rowsOfText();
};

void TestPartsModels::figuresAreTyped_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");

    const auto row = [](Kind kind, const char *key, const char *typed, const char *shown) {
        QTest::addRow("%s %s", key, typed) << static_cast<int>(kind) << QString::fromLatin1(key)
                                           << QString::fromUtf8(typed) << QString::fromUtf8(shown);
    };
    row(Kind::Supply, "watts", " 850 ", "850");
    row(Kind::Supply, "watts", "1,200", "1,200");
    row(Kind::Card, "slots", "2.5", "2.50");
    row(Kind::Card, "reference", "yes", "yes");
    row(Kind::Card, "cooling", "blower", "blower");
    row(Kind::Gpu, "launch_date", "2020-09-24", "2020-09-24");
    row(Kind::Case, "form_factors", "ATX, mATX", "ATX, mATX");
    row(Kind::Case, "form_factors", "ATX、mATX，EATX", "ATX, mATX, EATX"); // as Chinese lists them
    row(Kind::Case, "form_factors", "none", "none");
    row(Kind::Card, "power_connectors", "2 pcie-8, 1 pcie-6", "1 × pcie-6, 2 × pcie-8");
    row(Kind::Card, "power_connectors", "2 × PCIE-8", "2 × pcie-8");
    row(Kind::Card, "power_connectors", "2 PCIe 8-pin, 1 eps 8-PIN", "1 × eps-8, 2 × pcie-8");
    row(Kind::Card, "cooling", "Open air", "open-air");
    row(Kind::Card, "power_connectors", "none", "none");
    row(Kind::Card, "length_mm", "", "not known");
}

void TestPartsModels::figuresAreTyped()
{
    QFETCH(int, kind);
    QFETCH(QString, key);
    QFETCH(QString, typed);
    QFETCH(QString, shown);
    const Field *field = findField(static_cast<Kind>(kind), key);
    QVERIFY(field);
    const Result<Value> value = fromTyped(*field, typed);
    QVERIFY2(value, value ? "" : qPrintable(value.error().message));
    QCOMPARE(names::value(*value), shown);
    // What is offered for editing reads as the same again.
    const Result<Value> again = fromTyped(*field, asTyped(*value));
    QVERIFY(again && *again == *value);
}

void TestPartsModels::figuresThatCannotBe_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("says");

    const auto row = [](Kind kind, const char *key, const char *typed, const char *says) {
        QTest::addRow("%s %s", key, typed) << static_cast<int>(kind) << QString::fromLatin1(key)
                                           << QString::fromUtf8(typed) << QString::fromUtf8(says);
    };
    row(Kind::Supply, "watts", "lots", "number");
    row(Kind::Supply, "watts", "99", "between 100 and 5,000");
    row(Kind::Supply, "watts", "inf", "number");
    row(Kind::Processor, "cores", "8.5", "whole");
    row(Kind::Card, "reference", "perhaps", "yes");
    row(Kind::Gpu, "launch_date", "24.9.2020", "2020-09-24");
    row(Kind::Card, "power_connectors", "2 plugs", "PCIe 8-pin");
    row(Kind::Card, "power_connectors", "99 pcie-8", "1 to 6");
}

void TestPartsModels::figuresThatCannotBe()
{
    QFETCH(int, kind);
    QFETCH(QString, key);
    QFETCH(QString, typed);
    QFETCH(QString, says);
    const Result<Value> value = fromTyped(*findField(static_cast<Kind>(kind), key), typed);
    QVERIFY(!value);
    QVERIFY2(value.error().message.contains(says), qPrintable(value.error().message));
}

void TestPartsModels::figuresSayHowSureTheyAre()
{
    WithStore with;
    FiguresModel model;
    QAbstractItemModelTester tester(&model, ModelTest);
    model.setPart(with.part("supply-550"), with.workspace.catalogue(), &with.ownData);
    const int watts = model.rowOf(QStringLiteral("watts"));
    QVERIFY(model.index(watts, FiguresModel::SureColumn).data().toString().contains(QStringLiteral("third party")) ||
            model.index(watts, FiguresModel::SureColumn).data().toString().contains(QStringLiteral("vendor")) ||
            model.index(watts, FiguresModel::SureColumn).data().toString().contains(QStringLiteral("derived")));
    QVERIFY(!model.index(watts, 0).data(FiguresModel::OwnRole).toBool());
    QCOMPARE(model.headerData(FiguresModel::ValueColumn, Qt::Horizontal, Qt::TextAlignmentRole),
             model.index(watts, FiguresModel::ValueColumn).data(Qt::TextAlignmentRole)); // above its cells

    QSignalSpy wanted(&model, &FiguresModel::valueWanted);
    QVERIFY(model.setData(model.index(watts, FiguresModel::ValueColumn), QStringLiteral("600")));
    QCOMPARE(wanted.size(), 1);
    QVERIFY(model.setData(model.index(watts, FiguresModel::ValueColumn), QStringLiteral("550")));
    QCOMPARE(wanted.size(), 1); // as it was
    QVERIFY(!model.setData(model.index(watts, FiguresModel::ValueColumn), QStringLiteral("none")));

    QVERIFY(with.ownData.setFigure(QStringLiteral("supply-550"), QStringLiteral("watts"), 600.0));
    model.setPart(with.part("supply-550"), with.workspace.catalogue(), &with.ownData);
    QCOMPARE(model.index(watts, FiguresModel::SureColumn).data().toString(),
             QStringLiteral("● yours (shipped: 550\u00A0W)"));
    QVERIFY(model.index(watts, 0).data(FiguresModel::OwnRole).toBool());
    QVERIFY2(model.sourceText(watts).contains(QDate::currentDate().toString(Qt::ISODate)),
             qPrintable(model.sourceText(watts)));
}

void TestPartsModels::pricesStandNewestFirst()
{
    PricesModel model;
    QAbstractItemModelTester tester(&model, ModelTest);
    model.setPart(pricedCard(), withRates(), QStringLiteral("USD"));
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.index(0, PricesModel::DateColumn).data().toString(), QStringLiteral("2026-02-01"));
    QCOMPARE(model.index(0, PricesModel::ConvertedColumn).data().toString(), QStringLiteral("no rate"));
    QCOMPARE(model.index(1, PricesModel::ConvertedColumn).data().toString(), QStringLiteral("≈ $500"));
    QVERIFY(model.index(1, PricesModel::ConvertedColumn)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("2026-01-02")));
    QVERIFY(model.index(1, PricesModel::SourceColumn).data().toString().contains(QStringLiteral("yours")));
    QCOMPARE(model.index(3, PricesModel::ConvertedColumn).data().toString(), QString()); // is in dollars
}

void TestPartsModels::thePriceHistoryIsInOneCurrency()
{
    const ChartData chart = priceHistory(*pricedCard(), QStringLiteral("USD"), withRates().rates);
    QCOMPARE(chart.series.size(), std::size_t(3));
    QSet<int> styles;
    for (const ChartSeries &series : chart.series)
        styles.insert(series.style);
    QCOMPARE(styles.size(), qsizetype(3));
    QCOMPARE(chart.series[0].points.front().y, 1000.0);
    QCOMPARE(chart.series[0].points.front().x, 2024.0);
    QCOMPARE(chart.series[1].points.front().y, 1000.0);
    QCOMPARE(chart.series[2].points.front().y, 500.0);
    const QString captions = chart.captions.join(QLatin1Char(' '));
    QVERIFY2(captions.contains(QStringLiteral("7 CNY for one US dollar (2026-01-02)")), qPrintable(captions));
    QVERIFY2(captions.contains(QStringLiteral("JPY")), qPrintable(captions));

    const ChartData yuan = priceHistory(*pricedCard(), QStringLiteral("CNY"), withRates().rates);
    QCOMPARE(yuan.series[0].points.front().y, 7000.0);
    QCOMPARE(yuan.series[2].points.front().y, 3500.0);
}

void TestPartsModels::anEmptyHistoryIsEmpty()
{
    const ChartData chart = priceHistory(*smallCatalogue().find(QStringLiteral("card-b")), QStringLiteral("USD"), {});
    QVERIFY(chart.series.empty());
    QVERIFY(chart.captions.isEmpty());
}

void TestPartsModels::connectorsTakeWhatAConnectorCanBe()
{
    ConnectorsModel model;
    QAbstractItemModelTester tester(&model, ModelTest);
    model.setBoard(Board());
    QVERIFY(model.canResize());
    model.addRow();
    model.addRow();
    QCOMPARE(model.rowCount(), 2);
    const auto set = [&](ConnectorsModel::Column column, const char *text) {
        return model.setData(model.index(1, column), QString::fromUtf8(text));
    };
    QVERIFY(set(ConnectorsModel::Label, "M2_1"));
    QVERIFY(set(ConnectorsModel::KindColumn, "M.2"));
    QVERIFY(set(ConnectorsModel::Width, "4"));
    QVERIFY(set(ConnectorsModel::Generation, "4"));
    QVERIFY(set(ConnectorsModel::Hangs, "Chipset"));
    QVERIFY(set(ConnectorsModel::Place, "2.5"));
    QVERIFY(!set(ConnectorsModel::Label, ""));
    QVERIFY(!set(ConnectorsModel::Width, "3"));
    QVERIFY(!set(ConnectorsModel::Generation, "9"));
    QVERIFY(!set(ConnectorsModel::Place, "0"));
    model.removeRowAt(0);
    QCOMPARE(model.connectors().size(), std::size_t(1));
    const Connector &left = model.connectors().front();
    QCOMPARE(left.kind, ConnectorKind::M2);
    QCOMPARE(left.width, std::optional(4));
    QCOMPARE(left.position, std::optional(2.5));
    QCOMPARE(left.upstream, FromChipset);
    QVERIFY(set(ConnectorsModel::Width, "") || model.setData(model.index(0, ConnectorsModel::Width), QString()));
    QVERIFY(!model.connectors().front().width);

    // Groups name connectors by number: none may come or go.
    model.setBoard(static_cast<const Board &>(*smallCatalogue().find(QStringLiteral("board-a"))));
    QVERIFY(!model.canResize());
}

void TestPartsModels::theFirstRateOfACurrencyCounts()
{
    RatesModel model;
    QAbstractItemModelTester tester(&model, ModelTest);
    model.setCatalogue(withRates(), true);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, RatesModel::AmountColumn).data().toString(), QStringLiteral("7.0000"));
    QCOMPARE(model.index(0, RatesModel::AmountColumn).data(Qt::EditRole).toString(), QStringLiteral("7"));
    QVERIFY(model.index(0, RatesModel::SourceColumn).data().toString().contains(QStringLiteral("yours")));
    QVERIFY(model.index(1, RatesModel::SourceColumn).data().toString().contains(QStringLiteral("shipped")));
    QSignalSpy wanted(&model, &RatesModel::rateWanted);
    QSignalSpy refused(&model, &RatesModel::refused);
    QVERIFY(!model.setData(model.index(1, RatesModel::AmountColumn), QStringLiteral("-1")));
    QVERIFY(!model.setData(model.index(1, RatesModel::DateColumn), QStringLiteral("yesterday")));
    QCOMPARE(refused.size(), 2);
    QVERIFY(model.setData(model.index(1, RatesModel::AmountColumn), QStringLiteral("0.9")));
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front().front().value<Rate>().perUsd, 0.9);
}

void TestPartsModels::rowsOfText()
{
    TextRowsModel model;
    QAbstractItemModelTester tester(&model, ModelTest);
    model.setHeadings({QStringLiteral("a"), QStringLiteral("b")}, {1});
    model.setRows({{QStringLiteral("x"), QStringLiteral("1")}, {QStringLiteral("y")}});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(1, 1).data().toString(), QString());
    QCOMPARE(model.index(0, 1).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight, int(Qt::AlignRight));
}

RIG_TEST(TestPartsModels)
#include "tst_parts_models.moc"
