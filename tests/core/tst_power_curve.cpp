// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_curve.h"
#include "core/words/power_limit.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;

class PowerCurveTest : public QObject
{
    Q_OBJECT

private slots:
    void violatorsArePooled();
    void betweenPointsItIsStraightBeyondThemNothing();
    void itNeverFalls();
    void leaveOneOutSeesTheBend();
    void trainingAndServingStayApart();
    void theSlowestMeasurementCounts();
    void aCurveThatEndsAboveLeavesABound();
    void theRatingIsTheReference();
    void theSentenceNamesWhatWasMeasured();
    void theAnswerOfASlider();
    void theEffectOfALimitIsThatOfTheWholeMachine();
    void everyShippedCurveFits();
};

namespace {

std::vector<PowerPoint> points(std::initializer_list<std::pair<double, double>> pairs)
{
    std::vector<PowerPoint> points;
    for (const auto &[limit, speed] : pairs)
        points.push_back({Watts(limit), speed});
    return points;
}

bool near(double a, double b) { return std::abs(a - b) < 1e-9; }

const char *Curves =
    "'sources': [{'id': 'bench', 'title': 'A bench', 'publisher': 'Somebody', 'date': '2024', 'url': "
    "'https://example.org', 'licence': 'facts', 'kind': 'measured'}],"
    "'gpus': [{'id': 'chip', 'name': 'Chip', 'tdp_w': 300}, {'id': 'other', 'name': 'Other', 'tdp_w': 300}],"
    "'cards': [{'id': 'card', 'name': 'Card', 'gpu': 'chip'}, {'id': 'bare', 'name': 'Bare', 'gpu': 'other'}],"
    "'power_curves': ["
    "{'gpu': 'chip', 'workload': 'training ResNet', 'kind': 'training', 'points': [[100, 0.4], [200, 0.8], [300, 1.0]],"
    " 'source': 'bench'},"
    "{'gpu': 'chip', 'workload': 'training BERT', 'kind': 'training', 'points': [[100, 0.5], [200, 0.9], [300, 1.0]],"
    " 'source': 'bench'},"
    "{'gpu': 'other', 'workload': 'serving a model', 'kind': 'serving', 'points': [[200, 0.9], [300, 0.95], [400, "
    "1.0]], 'source': 'bench'}]";

} // namespace

void PowerCurveTest::violatorsArePooled()
{
    const CurveFit fit(points({{100, 0.5}, {200, 0.9}, {300, 0.7}, {400, 1.0}}));
    QVERIFY(near(*fit.speedAt(Watts(200)), 0.8));
    QVERIFY(near(*fit.speedAt(Watts(300)), 0.8));
    QVERIFY(near(*fit.speedAt(Watts(100)), 0.5));
    QVERIFY(near(*fit.speedAt(Watts(400)), 1.0));
}

void PowerCurveTest::betweenPointsItIsStraightBeyondThemNothing()
{
    const CurveFit fit(points({{100, 0.5}, {200, 0.9}, {300, 1.0}}));
    QVERIFY(near(*fit.speedAt(Watts(150)), 0.7));
    QVERIFY(near(*fit.speedAt(Watts(275)), 0.975));
    QVERIFY(!fit.speedAt(Watts(99)));
    QVERIFY(!fit.speedAt(Watts(301)));
    QVERIFY(!CurveFit({}).speedAt(Watts(100)));
}

void PowerCurveTest::itNeverFalls()
{
    const CurveFit fit(points({{100, 0.9}, {150, 0.8}, {200, 0.85}, {250, 0.6}, {300, 1.0}, {350, 0.99}}));
    double last = 0;
    for (int watts = 100; watts <= 350; ++watts) {
        const double now = *fit.speedAt(Watts(watts));
        QVERIFY(now >= last - 1e-12);
        last = now;
    }
}

void PowerCurveTest::leaveOneOutSeesTheBend()
{
    // Without its middle point a bent curve is off by 0.9 − 0.75; a straight one by nothing.
    const std::optional<FitError> bent = leaveOneOut(points({{100, 0.5}, {200, 0.9}, {300, 1.0}}));
    QVERIFY(near(bent->median, 15));
    QVERIFY(near(bent->worst, 15));
    const std::optional<FitError> straight = leaveOneOut(points({{100, 0.5}, {200, 0.75}, {300, 1.0}, {400, 1.25}}));
    QVERIFY(near(straight->worst, 0));
    QVERIFY(!leaveOneOut(points({{100, 0.5}, {200, 0.9}})));
}

void PowerCurveTest::trainingAndServingStayApart()
{
    const Catalogue catalogue = parts(Curves);
    const QString chip = QStringLiteral("chip");
    const QString other = QStringLiteral("other");
    for (const Work work : {Work::SingleTraining, Work::DataParallel, Work::TensorParallel, Work::Sharded}) {
        QVERIFY(speedAtLimit(catalogue, chip, Watts(200), Watts(300), work));
        QVERIFY(!speedAtLimit(catalogue, other, Watts(250), Watts(300), work));
    }
    QVERIFY(!speedAtLimit(catalogue, chip, Watts(200), Watts(300), Work::Inference));
    QVERIFY(speedAtLimit(catalogue, other, Watts(250), Watts(300), Work::Inference));
}

void PowerCurveTest::theSlowestMeasurementCounts()
{
    const Catalogue catalogue = parts(Curves);
    const auto speeds = speedsAtLimit(catalogue, QStringLiteral("chip"), Watts(200), Watts(300), Work::SingleTraining);
    QCOMPARE(speeds.size(), std::size_t(2));
    QCOMPARE(speeds[0].curve->workload, QStringLiteral("training ResNet"));
    QVERIFY(near(speeds[0].share, 0.8));
    QVERIFY(near(speeds[1].share, 0.9));
    QVERIFY(!speeds[0].mayBeLess);
}

/// At 245 W one of the RTX 3090's curves of training has ended, at 280 W with the share that the other has at 245.
void PowerCurveTest::aCurveThatEndsAboveLeavesABound()
{
    const auto at = [](double limit) {
        return speedAtLimit(shipped(), QStringLiteral("geforce-rtx-3090"), Watts(limit), Watts(350),
                            Work::DataParallel);
    };
    QVERIFY(at(280) && !at(280)->mayBeLess);
    QVERIFY(at(245) && at(245)->mayBeLess);
    const auto fixed = [](double limit) {
        MachineText text;
        text.with(Kind::Card, "gigabyte-rtx-3090-turbo-24g");
        return words::fixText({SetPowerLimit{{1}, Watts(limit)}, {}}, text.document, shipped());
    };
    QVERIFY2(fixed(245).endsWith(QStringLiteral(": at most 87 % of the speed, measured")), qPrintable(fixed(245)));
    QVERIFY2(fixed(280).endsWith(QStringLiteral(": 87 % of the speed, measured")), qPrintable(fixed(280)));
}

void PowerCurveTest::theRatingIsTheReference()
{
    const Catalogue catalogue = parts(Curves);
    const QString other = QStringLiteral("other");
    const auto speed = speedAtLimit(catalogue, other, Watts(250), Watts(300), Work::Inference);
    QVERIFY(near(speed->share, 0.925 / 0.95));
    QCOMPARE(speed->reference.value(), 300.0);
    // A card above the measured range is compared with the highest limit measured.
    const auto high = speedAtLimit(catalogue, other, Watts(250), Watts(500), Work::Inference);
    QCOMPARE(high->reference.value(), 400.0);
    QVERIFY(near(high->share, 0.925));
    QVERIFY(!speedAtLimit(catalogue, other, Watts(150), Watts(300), Work::Inference));
}

void PowerCurveTest::theSentenceNamesWhatWasMeasured()
{
    const Catalogue catalogue = parts(Curves);
    const auto card = catalogue.find<Card>(QStringLiteral("card"));
    const auto bare = catalogue.find<Card>(QStringLiteral("bare"));
    QCOMPARE(words::limitedSpeed(*card, Watts(200), Work::DataParallel, catalogue),
             QStringLiteral("Limited to 200 W (67 %): 80 % of its speed at 300 W in training ResNet, measured "
                            "(Somebody); fit error 10.0 %."));
    QCOMPARE(words::limitedSpeed(*bare, Watts(240), Work::DataParallel, catalogue),
             QStringLiteral("Limited to 240 W (80 %): there is no measurement of its speed at this kind of work."));

    MachineText text;
    text.with(Kind::Card, "card").with(Kind::Card, "bare");
    const auto fixed = [&](const std::vector<ItemId> &items) {
        return words::fixText({SetPowerLimit{items, Watts(240)}, {}}, text.document, catalogue);
    };
    QCOMPARE(fixed({1}), QStringLiteral("Limit card 1 to 240 W: 88 % of the speed, measured"));
    QCOMPARE(fixed({1, 2}), QStringLiteral("Limit 2 card(s) to 240 W: speed not measured"));
}

void PowerCurveTest::theAnswerOfASlider()
{
    const Catalogue catalogue = parts(Curves);
    const auto card = catalogue.find<Card>(QStringLiteral("card"));
    const auto bare = catalogue.find<Card>(QStringLiteral("bare"));
    const LimitEffect effect{Watts(-200), Money{-38.2, QStringLiteral("USD")}};
    const auto answer = [&](const Card &one, std::optional<Watts> limit, Work work, const LimitEffect &change) {
        return words::limitAnswer(one, limit, work, change, catalogue);
    };
    QCOMPARE(answer(*card, Watts(200), Work::DataParallel, effect),
             QStringLiteral("200 W: 80 % of the speed (measured, ±10.0) · −200 W · −$38 a year"));
    QCOMPARE(answer(*card, Watts(50), Work::DataParallel, {}),
             QStringLiteral("50 W: no measurement of this card's speed at this limit"));
    QCOMPARE(answer(*bare, Watts(240), Work::DataParallel, {Watts(-60), std::nullopt}),
             QStringLiteral("240 W: no measurement of this card's speed at a limit · −60 W"));
    QCOMPARE(answer(*card, std::nullopt, Work::DataParallel, {}),
             QStringLiteral("No limit: each card draws up to 300 W."));
    QCOMPARE(words::limitSource(*card, Watts(200), Work::DataParallel, catalogue),
             QStringLiteral("Of the speed at 300 W, measured in training ResNet (Somebody): the slowest of 2 "
                            "measurements; the fastest kept 90 %."));
    QCOMPARE(words::limitSource(*bare, Watts(250), Work::Inference, catalogue),
             QStringLiteral("Of the speed at 300 W, measured in serving a model (Somebody)."));
    QVERIFY(words::limitSource(*bare, Watts(250), Work::DataParallel, catalogue).isEmpty());
}

void PowerCurveTest::theEffectOfALimitIsThatOfTheWholeMachine()
{
    const Catalogue catalogue =
        parts("'processors': [{'id': 'cpu', 'name': 'CPU', 'tdp_w': 100, 'pl2_w': 200}],"
              "'supplies': [{'id': 'psu', 'name': 'PSU', 'watts': 1000, 'efficiency': 'gold', 'atx_version': '3.1'}]",
              parts(Curves));
    MachineText text;
    text.with(Kind::Processor, "cpu").with(Kind::Supply, "psu").with(Kind::Card, "card").with(Kind::Card, "card");
    text.document.site.tariff = Money{0.5, QStringLiteral("USD")};
    const double free =
        assess(resolve(text.document.build, catalogue), text.document.site, text.document.use).power.yearlyCost->amount;
    text.document.build.items[2].powerLimit = text.document.build.items[3].powerLimit = Watts(200);
    const Machine machine = resolve(text.document.build, catalogue);
    const double limited = assess(machine, text.document.site, text.document.use).power.yearlyCost->amount;
    const LimitEffect both = limitEffect(machine, text.document.site, text.document.use, {3, 4});
    QCOMPARE(both.training->value(), -200.0);
    QCOMPARE(both.yearly->amount, limited - free);
    QCOMPARE(limitEffect(machine, text.document.site, text.document.use, {4}).training->value(), -100.0);
    text.document.site.tariff.reset();
    QVERIFY(!limitEffect(machine, text.document.site, text.document.use, {3, 4}).yearly);
}

void PowerCurveTest::everyShippedCurveFits()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    QVERIFY(catalogue.powerCurves.size() >= 20);
    for (const PowerCurve &curve : catalogue.powerCurves) {
        const std::optional<FitError> error = leaveOneOut(curve.points);
        QVERIFY2(error && error->median < 10, qPrintable(curve.gpu + u' ' + curve.workload));
        QVERIFY(catalogue.find<Chip>(curve.gpu));
    }
    // Curves of one kind of work say nothing of the other.
    QVERIFY(speedAtLimit(catalogue, QStringLiteral("geforce-rtx-3090"), Watts(280), Watts(350), Work::DataParallel));
    QVERIFY(!speedAtLimit(catalogue, QStringLiteral("geforce-rtx-5090"), Watts(450), Watts(575), Work::DataParallel));
    QVERIFY(speedAtLimit(catalogue, QStringLiteral("geforce-rtx-3090"), Watts(280), Watts(350), Work::Inference));
    QVERIFY(speedAtLimit(catalogue, QStringLiteral("a40"), Watts(240), Watts(300), Work::DataParallel));
}

RIG_TEST(PowerCurveTest)
#include "tst_power_curve.moc"
