// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chip_chart.h"
#include "core/charts/machine_point.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;

class MachinePointTest : public QObject
{
    Q_OBJECT

private slots:
    void theMachineIsTheSumOfItsCards();
    void anUnknownFigureOfOneCardLeavesTheSumUnknown();
    void aPartWithoutAPriceLeavesTheMachineWithout();
    void eachVariantIsAPoint();
    void aMachineWithoutCardsIsNone();
    void theChartSaysWhichMachineIsMissing();
};

namespace {

const char *Parts =
    "'sources': [{'id': 's', 'title': 'S', 'kind': 'vendor'}],"
    "'gpus': [{'id': 'chip', 'name': 'Chip', 'fp32_tflops': 30, 'memory_gib': 24, 'tdp_w': 350, 'boost_mhz': 1700,"
    "          'sources': {'*': 's'}},"
    "         {'id': 'bare', 'name': 'Bare', 'memory_gib': 8, 'tdp_w': 100, 'sources': {'*': 's'}}],"
    "'cards': [{'id': 'card', 'name': 'Card', 'gpu': 'chip', 'sources': {'*': 's'},"
    "           'prices': [{'amount': 1500, 'currency': 'USD', 'date': '2026-01-01', 'basis': 'market', 'condition': "
    "'new', 'source': "
    "'s'}]},"
    "          {'id': 'bare-card', 'name': 'Bare card', 'gpu': 'bare', 'sources': {'*': 's'}}]";

std::shared_ptr<const Chip> only(const Document &document)
{
    const auto machines = machinesAsChips(document, parts(Parts));
    return machines.size() == 1 ? machines.front() : nullptr;
}

} // namespace

void MachinePointTest::theMachineIsTheSumOfItsCards()
{
    const auto chip = only(MachineText().with(Kind::Card, "card").with(Kind::Card, "card").document);
    QVERIFY(chip);
    QCOMPARE(chip->fp32->value(), 60.0);
    QCOMPARE(chip->memory->value(), 48.0);
    QCOMPARE(*chip->launchPriceUsd, 3000.0);
    QCOMPARE(chip->tdp->value(), 700.0 + 96.0); // the training draw, the rest of the platform with it
    QVERIFY(!chip->boostClock);                 // clocks do not add up
}

void MachinePointTest::anUnknownFigureOfOneCardLeavesTheSumUnknown()
{
    const auto chip = only(MachineText().with(Kind::Card, "card").with(Kind::Card, "bare-card").document);
    QVERIFY(chip);
    QVERIFY(!chip->fp32);
    QCOMPARE(chip->memory->value(), 32.0);
}

void MachinePointTest::aPartWithoutAPriceLeavesTheMachineWithout()
{
    const auto chip = only(MachineText().with(Kind::Card, "bare-card").document);
    QVERIFY(chip);
    QVERIFY(!chip->launchPriceUsd);
}

void MachinePointTest::eachVariantIsAPoint()
{
    Document document = MachineText().with(Kind::Card, "card").document;
    document = applied(document, AddVariant{});
    document = applied(document, AddItem{Item{0, Kind::Card, QStringLiteral("card"), {}, 1, false, false, {}, {}, {}}});
    const auto machines = machinesAsChips(document, parts(Parts));
    QCOMPARE(machines.size(), std::size_t(2));
    QCOMPARE(machines[0]->fp32->value(), 30.0);
    QCOMPARE(machines[1]->fp32->value(), 60.0);
    QVERIFY(machines[0]->id != machines[1]->id);
    QVERIFY2(machines[1]->name.contains(u'B'), qPrintable(machines[1]->name));
}

void MachinePointTest::aMachineWithoutCardsIsNone() { QVERIFY(machinesAsChips({}, parts(Parts)).empty()); }

void MachinePointTest::theChartSaysWhichMachineIsMissing()
{
    const Catalogue catalogue = parts(Parts);
    ChartRequest request;
    request.x = QStringLiteral("tdp_w");
    const Chips machines = machinesAsChips(MachineText().with(Kind::Card, "card").document, catalogue);
    const Result<ChartData> drawn = chipChart(catalogue, request, machines);
    QVERIFY(drawn);
    QCOMPARE(drawn->series.back().points.size(), std::size_t(1));
    QCOMPARE(drawn->series.back().points[0].x, 446.0);
    QVERIFY(drawn->captions.join(u' ').contains(QStringLiteral("training")));
    request.x = QStringLiteral("boost_mhz");
    const Result<ChartData> left = chipChart(catalogue, request, machines);
    QVERIFY(left);
    QVERIFY2(left->captions.join(u' ').contains(machines[0]->name), qPrintable(left->captions.join(u' ')));
    for (const ChartSeries &series : left->series) {
        for (const ChartPoint &point : series.points)
            QVERIFY(!point.id.startsWith(u'@'));
    }
}

RIG_TEST(MachinePointTest)
#include "tst_machine_point.moc"
