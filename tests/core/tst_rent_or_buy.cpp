// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/renting/rent_case.h"
#include "core/renting/rent_sides.h"
#include "core/renting/rent_words.h"
#include "core/speeds/speed_estimate.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <cmath>
#include <limits>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Renting against buying: the arithmetic, the planned machine, speeds, sentences. The S-numbers are those of the
/// requirements.
class TestRentOrBuy : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void theExampleOfEightGpus();
    void slowRentedHoursCountFiveTimes(); // S107
    void answers_data();
    void answers();
    void resaleCountsAtTheEndOnly();
    void unknownElectricityIsSaid();
    void evenHoursAreWhereTheTotalsMeet();
    void wrongNumbersAreNamed_data();
    void wrongNumbersAreNamed();
    void wholeMachinesAreRented_data();
    void wholeMachinesAreRented();
    void speedsOfTwoGpus();
    void thePlannedMachine();
    void whatHasNoPriceIsSaid();
    void whatIsTypedGoesBeforeThePlan();
    void aroundTheClock();
    void alwaysOn_data();
    void alwaysOn();
    void offersInOtherCurrencies();
};

namespace {

/// hardware-rules, section 6: 8 GPUs · $35,000 · 1.4; 0.7 kW each; PUE 1.4; $0.12/kWh; 400 h a month; $3,000 a month of
/// hosting; $4.5 for an hour of one GPU.
RentOrBuy example()
{
    RentOrBuy question;
    question.capital = 8 * 35000 * 1.4;
    question.workingWatts = 8 * 700;
    question.pue = 1.4;
    question.tariff = 0.12;
    question.hostingPerMonth = 3000;
    question.hoursPerMonth = 400;
    question.years = 4;
    question.rentPerHour = 8 * 4.5;
    return question;
}

RentOrBuy small(double capital, double rentPerHour, double hosting = 0)
{
    RentOrBuy question;
    question.capital = capital;
    question.rentPerHour = rentPerHour;
    question.hostingPerMonth = hosting;
    question.hoursPerMonth = 100;
    question.years = 3;
    question.workingWatts = question.tariff = 0; // known, and nothing
    return question;
}

RentContext dollars()
{
    RentContext context;
    context.currency = u"USD"_s;
    return context;
}

bool near(double a, double b, double within = 1e-6) { return std::abs(a - b) <= within; }

} // namespace

void TestRentOrBuy::theExampleOfEightGpus()
{
    RIG_UNWRAP(answer, rentOrBuy(example()));
    QVERIFY(near(example().capital, 392000));
    QVERIFY(near(answer.powerPerMonth, 376.32));  // 5.6 kW · 1.4 · 400 h · $0.12
    QVERIFY(near(answer.rentedPerMonth, 14400));  // 8 · $4.5 · 400 h
    QVERIFY(near(answer.ownedPerMonth, 3376.32)); // with the hosting
    QVERIFY(near(*answer.breakEvenMonths, 392000 / (14400 - 376.32 - 3000)));
    QVERIFY(near(*answer.breakEvenMonths, 35.6, 0.05)); // inside the 48 months: capital is not amortised on top
    QVERIFY(*answer.breakEvenMonths < 48);
    QVERIFY(near(*answer.breakEvenHours, 14223.9, 0.1));
    QVERIFY(near(answer.boughtTotal, 392000 + 48 * 3376.32));
    QVERIFY(near(answer.rentedTotal, 48 * 14400));
    QVERIFY(answer.buyingIsCheaper());
    QCOMPARE(answer.months.size(), std::size_t(49));
    QVERIFY(near(answer.months.back().bought, answer.boughtTotal));
    QVERIFY(near(answer.months.back().rented, answer.rentedTotal));
    QCOMPARE(rentHeadline(example(), answer, dollars()),
             u"Buying is cheaper after 35.6 months (14,224 hours of use)."_s);
}

void TestRentOrBuy::slowRentedHoursCountFiveTimes()
{
    // S107: a GTX 1080 does in one hour what a GPU of AWS g2 does in five.
    const auto speed = gpuSpeed(u"grid-k520"_s, u"geforce-gtx-1080"_s, shipped());
    QVERIFY(speed);
    QCOMPARE(speed->basis, GpuSpeed::Basis::Stated);
    QCOMPARE(shipped().source(speed->sources.front())->id, u"gpu-guide-2016-06"_s);
    QVERIFY2(near(speed->times, 0.2), "S107: g2 hour = 0.2 GTX 1080 hour");
    RentOrBuy question = small(599, 0.65); // launch price; g2.2xlarge on demand in 2016
    question.speed = speed->times;
    RIG_UNWRAP(answer, rentOrBuy(question));
    QVERIFY2(near(answer.rentedHours, 5), "S107: 5 rented hours per owned hour");
    QVERIFY(near(answer.rentedPerMonth, 100 * 5 * 0.65));
    QVERIFY(near(*answer.breakEvenMonths, 599 / 325.0));
    RentContext context;
    context.currency = u"USD"_s;
    context.speed = speed;
    const QString all = rentAssumptions(question, answer, context, shipped()).join(u'\n');
    QVERIFY2(all.contains(u"5.00 rented hours do the work of one own hour"_s), qPrintable(all));
    QVERIFY2(all.contains(u"2016-06-25"_s), qPrintable(all));
}

void TestRentOrBuy::answers_data()
{
    QTest::addColumn<double>("capital");
    QTest::addColumn<double>("rentPerHour");
    QTest::addColumn<double>("hosting");
    QTest::addColumn<double>("months"); // below 0: never
    QTest::addColumn<QString>("says");

    QTest::newRow("pays back at the very end")
        << 3600.0 << 1.0 << 0.0 << 36.0 << u"Buying is cheaper after 36.0 months (3,600 hours of use)."_s;
    QTest::newRow("one step over")
        << 3700.0 << 1.0 << 0.0 << 37.0
        << u"Over 3 years renting saves $100; buying would pay back only after 3.1 years (3,700 "
           "hours of use)."_s;
    QTest::newRow("4,000 less 3,600, as both are told")
        << 4000.4 << 3599.6 / 3600 << 0.0 << 4000.4 * 36 / 3599.6
        << u"Over 3 years renting saves $400; buying would pay back only after 3.3 years (4,001 "
           "hours of use)."_s;
    QTest::newRow("hosting eats all of it") << 1000.0 << 1.0 << 100.0 << -1.0
                                            << u"Buying never pays back: a month of the own machine costs $100 in "
                                               "electricity and hosting, and renting the same work costs $100."_s;
    QTest::newRow("renting is free")
        << 1000.0 << 0.0 << 0.0 << -1.0
        << u"Buying never pays back: a month of the own machine costs $0.00 in electricity "
           "and hosting, and renting the same work costs $0.00."_s;
    QTest::newRow("all of it is owned") << 0.0 << 1.0 << 0.0 << 0.0
                                        << u"There is nothing left to pay for the machine: using it is cheaper than "
                                           "renting from the first hour."_s;
    QTest::newRow("in a thousand years") << 1e6 << 0.5 << 0.0 << 20000.0
                                         << u"Renting is cheaper: buying would take more than a hundred years to pay "
                                            "back."_s;
}

void TestRentOrBuy::answers()
{
    QFETCH(double, capital);
    QFETCH(double, rentPerHour);
    QFETCH(double, hosting);
    QFETCH(double, months);
    const RentOrBuy question = small(capital, rentPerHour, hosting);
    RIG_UNWRAP(answer, rentOrBuy(question));
    QCOMPARE(answer.breakEvenMonths.has_value(), months >= 0);
    if (months >= 0)
        QVERIFY(near(*answer.breakEvenMonths, months));
    QTEST(rentHeadline(question, answer, dollars()), "says");
    for (const CostPoint &point : answer.months)
        QVERIFY(std::isfinite(point.bought) && std::isfinite(point.rented));
}

void TestRentOrBuy::resaleCountsAtTheEndOnly()
{
    RentOrBuy question = small(3700, 1);
    question.resalePercent = 10;
    RIG_UNWRAP(answer, rentOrBuy(question));
    QVERIFY(near(*answer.breakEvenMonths, 37)); // the same as without
    QVERIFY(near(answer.resale, 370));
    QVERIFY(near(answer.boughtTotal, 3330));
    QVERIFY(rentHeadline(question, answer, dollars()).contains(u"only because of the resale"_s));
}

void TestRentOrBuy::unknownElectricityIsSaid()
{
    RentOrBuy question = example();
    question.tariff.reset();
    RIG_UNWRAP(answer, rentOrBuy(question));
    QVERIFY(near(answer.powerPerMonth, 0));
    const RentContext context{u"USD"_s, {}, false, false, 8, {1, 8}, {}, false, {}, {}, QDate(2026, 11, 22)};
    QString all = rentAssumptions(question, answer, context, shipped()).join(u'\n');
    QVERIFY2(all.contains(u"Electricity is not counted: no tariff is given."_s), qPrintable(all));
    QVERIFY2(all.contains(u"Nothing for resale is counted."_s), qPrintable(all));
    QVERIFY2(all.contains(u"nobody compared them"_s), qPrintable(all));

    question = example();
    question.workingWatts.reset();
    RIG_UNWRAP(without, rentOrBuy(question));
    all = rentAssumptions(question, without, context, shipped()).join(u'\n');
    QVERIFY2(all.contains(u"the machine's draw is not known"_s), qPrintable(all));
    QVERIFY(rentHeadline(question, without, dollars()).contains(u"at the earliest"_s));
    QVERIFY(rentDetails(question, without, dollars()).join(u' ').contains(u"bought at least"_s));
}

void TestRentOrBuy::evenHoursAreWhereTheTotalsMeet()
{
    RentOrBuy question = example();
    question.resalePercent = 20;
    question.idleWatts = 500;
    RIG_UNWRAP(answer, rentOrBuy(question));
    QVERIFY(answer.evenHoursPerMonth);
    question.hoursPerMonth = *answer.evenHoursPerMonth;
    RIG_UNWRAP(even, rentOrBuy(question));
    QVERIFY(near(even.boughtTotal, even.rentedTotal, 0.01));
    question.rentPerHour = 0.5; // for eight GPUs: not even around the clock
    RIG_UNWRAP(never, rentOrBuy(question));
    QVERIFY(!never.evenHoursPerMonth);
    QVERIFY(rentDetails(question, never, dollars()).join(u' ').contains(u"not cheaper even around the clock"_s));
    // Everything comes back in the end, but an own hour costs more than a rented one: never, not always.
    question.resalePercent = 100;
    question.hostingPerMonth = 0;
    RIG_UNWRAP(dear, rentOrBuy(question));
    QVERIFY(dear.boughtTotal > dear.rentedTotal);
    QVERIFY(!dear.evenHoursPerMonth);
}

void TestRentOrBuy::wrongNumbersAreNamed_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("good");
    const double inf = std::numeric_limits<double>::infinity();
    QTest::newRow("no hours") << u"hours_per_month"_s << 0.0 << false;
    QTest::newRow("an hour") << u"hours_per_month"_s << 1.0 << true;
    QTest::newRow("around the clock") << u"hours_per_month"_s << HoursOfMonth << true;
    QTest::newRow("more hours than a month has") << u"hours_per_month"_s << HoursOfMonth + 1 << false;
    QTest::newRow("a negative price") << u"capital"_s << -1.0 << false;
    QTest::newRow("no price") << u"capital"_s << 0.0 << true;
    QTest::newRow("no number") << u"capital"_s << std::nan("") << false;
    QTest::newRow("an infinite price") << u"rent_per_hour"_s << inf << false;
    QTest::newRow("no years") << u"years"_s << 0.0 << false;
    QTest::newRow("no speed") << u"speed"_s << 0.0 << false;
    QTest::newRow("a speed that is nearly none") << u"speed"_s << 1e-300 << false;
    QTest::newRow("a rent that is nearly none") << u"rent_per_hour"_s << 1e-320 << true;
    QTest::newRow("a moment") << u"years"_s << 1e-300 << false;
    QTest::newRow("a PUE below 1") << u"pue"_s << 0.99 << false;
    QTest::newRow("resale above the price") << u"resale_percent"_s << 101.0 << false;
}

void TestRentOrBuy::wrongNumbersAreNamed()
{
    QFETCH(QString, field);
    QFETCH(double, value);
    QFETCH(bool, good);
    RentOrBuy question = example();
    const QHash<QString, double *> fields{{u"hours_per_month"_s, &question.hoursPerMonth},
                                          {u"capital"_s, &question.capital},
                                          {u"rent_per_hour"_s, &question.rentPerHour},
                                          {u"years"_s, &question.years},
                                          {u"speed"_s, &question.speed},
                                          {u"pue"_s, &question.pue},
                                          {u"resale_percent"_s, &question.resalePercent}};
    *fields.value(field) = value;
    const auto answer = rentOrBuy(question);
    QCOMPARE(answer.has_value(), good);
    if (good)
        QVERIFY(std::isfinite(answer->breakEvenMonths.value_or(0)) && std::isfinite(answer->rentedTotal));
    if (!good) {
        QCOMPARE(answer.error().field, field);
        QVERIFY(answer.error().message.startsWith(u"must be a number"_s));
    }
}

void TestRentOrBuy::wholeMachinesAreRented_data()
{
    QTest::addColumn<int>("wanted");
    QTest::addColumn<int>("each");
    QTest::addColumn<int>("machines");
    QTest::addColumn<int>("gpus");
    QTest::newRow("one of one") << 1 << 1 << 1 << 1;
    QTest::newRow("one of eight") << 1 << 8 << 1 << 8;
    QTest::newRow("eight of eight") << 8 << 8 << 1 << 8;
    QTest::newRow("nine of eight") << 9 << 8 << 2 << 16;
    QTest::newRow("three of one") << 3 << 1 << 3 << 3;
    QTest::newRow("nonsense is one") << 0 << 0 << 1 << 1;
}

void TestRentOrBuy::wholeMachinesAreRented()
{
    QFETCH(int, wanted);
    QFETCH(int, each);
    const RentedGpus rented = rentedFor(wanted, each);
    QTEST(rented.machines, "machines");
    QTEST(rented.gpus, "gpus");
}

void TestRentOrBuy::speedsOfTwoGpus()
{
    const auto back = gpuSpeed(u"geforce-gtx-1080"_s, u"grid-k520"_s, shipped());
    QVERIFY(back && near(back->times, 5));
    const auto same = gpuSpeed(u"tesla-t4"_s, u"tesla-t4"_s, shipped());
    QVERIFY(same && same->basis == GpuSpeed::Basis::Same && same->times == 1);
    const auto measured = gpuSpeed(u"quadro-rtx-8000"_s, u"geforce-gtx-1080-ti"_s, shipped());
    QVERIFY(measured);
    QCOMPARE(measured->basis, GpuSpeed::Basis::Measured);
    QVERIFY(measured->times > 1);
    const auto modelled = gpuSpeed(u"b200"_s, u"geforce-rtx-5090"_s, shipped());
    QVERIFY(modelled && modelled->basis == GpuSpeed::Basis::Modelled && modelled->times > 1);
    // The page on comparing says the same.
    const auto compared =
        speedOf(*shipped().find<Chip>(u"b200"_s), *shipped().find<Chip>(u"geforce-rtx-5090"_s), Equivalence(shipped()));
    QCOMPARE(modelled->times, *compared.times);
    QVERIFY(!gpuSpeed(u"no-such-chip"_s, u"tesla-t4"_s, shipped())); // unknown is not 1
    QVERIFY(!gpuSpeed({}, {}, shipped()));
}

void TestRentOrBuy::thePlannedMachine()
{
    // The prices of the shipped parts move: what is compared is what the assessment says.
    Document document = MachineText().with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition").document;
    document.site.tariff = Money{0.3, u"EUR"_s};
    document.site.hoursPerYear = 2087.1;
    Judged judged(document, shipped());
    judged.assessment.cost.total = {{u"USD"_s, 1000.0}, {u"EUR"_s, 500.0}};
    judged.assessment.cost.unpriced = 2;
    judged.assessment.power.wall = Watts(450);
    const std::vector<Rate> rates{{u"EUR"_s, 0.8, QDate(2026, 4, 13), NoSource}};
    const PlannedMachine planned = plannedMachine(judged.machine, judged.assessment, document.site, u"USD"_s, rates);
    QVERIFY(near(*planned.price, 1000 + 500 / 0.8));
    QCOMPARE(planned.unpriced, 2);
    QCOMPARE(planned.rates.size(), std::size_t(1));
    QVERIFY(near(*planned.watts, 450));
    QVERIFY(!planned.wattsAtLeast);
    QVERIFY(near(*planned.tariff, 0.375));
    QVERIFY(near(planned.hoursPerWeek, 40, 0.01)); // 52.18 weeks
    const PlannedMachine noRate = plannedMachine(judged.machine, judged.assessment, document.site, u"USD"_s, {});
    QVERIFY(near(*noRate.price, 1000));
    QCOMPARE(noRate.unconverted, QStringList{u"EUR"_s});
    QVERIFY(!noRate.tariff);
}

void TestRentOrBuy::whatHasNoPriceIsSaid()
{
    const PlannedMachine empty = plannedMachine(Machine(), Assessment(), Site(), u"USD"_s, {});
    QVERIFY(!empty.price);
    QVERIFY(!empty.watts);
    RIG_UNWRAP(answer, rentOrBuy(example()));
    RentContext context;
    context.currency = u"USD"_s;
    context.planned = PlannedMachine();
    context.planned->unpriced = 3;
    context.planned->wattsAtLeast = true;
    context.planned->gpus = 4;
    context.gpus = 9;
    const QString all = rentAssumptions(example(), answer, context, shipped()).join(u'\n');
    QVERIFY2(all.contains(u"part(s) of the planned machine have no price"_s), qPrintable(all));
    QVERIFY2(all.contains(u"takes more than is counted"_s), qPrintable(all));
    QVERIFY2(all.contains(u"has 4 GPUs and 9 are rented"_s), qPrintable(all));
    QVERIFY(rentHeadline(example(), answer, context).contains(u"at the earliest"_s));
}

void TestRentOrBuy::whatIsTypedGoesBeforeThePlan()
{
    RentInputs inputs;
    inputs.planned = PlannedMachine();
    inputs.planned->price = 4000;
    inputs.planned->unpriced = 2;
    inputs.planned->watts = 900;
    inputs.planned->tariff = 0.2;
    inputs.planned->hoursPerWeek = 40;
    inputs.planned->gpus = 2;
    inputs.pricePerGpuHour = 1;
    RIG_UNWRAP(planned, rentCase(inputs, shipped(), QDate(2026, 11, 22)));
    QCOMPARE(planned.question.capital, 4000.0);
    QCOMPARE(planned.question.rentPerHour, 2.0); // two GPUs
    QVERIFY(near(planned.question.hoursPerMonth, 40 * WeeksOfMonth));
    QCOMPARE(planned.question.years, 3.0);
    QCOMPARE(planned.context.planned->unpriced, 2);
    inputs.capital = 5000;
    inputs.watts = 1000;
    inputs.gpus = 1;
    RIG_UNWRAP(typed, rentCase(inputs, shipped(), QDate(2026, 11, 22)));
    QCOMPARE(typed.question.capital, 5000.0);
    QCOMPARE(*typed.question.workingWatts, 1000.0);
    QCOMPARE(typed.question.rentPerHour, 1.0);
    QCOMPARE(typed.context.planned->unpriced, 0); // his price is the whole of it
    inputs.capital.reset();
    inputs.gpuPrice = 1000;
    inputs.overhead = 1.4;
    inputs.gpus = 3;
    RIG_UNWRAP(perGpu, rentCase(inputs, shipped(), QDate(2026, 11, 22)));
    QVERIFY(near(perGpu.question.capital, 4200));
    inputs.gpuPrice.reset();
    inputs.planned->price.reset();
    const auto none = rentCase(inputs, shipped(), QDate(2026, 11, 22));
    QVERIFY(!none);
    QCOMPARE(none.error().field, u"capital"_s); // a machine without prices is not free
}

void TestRentOrBuy::aroundTheClock()
{
    RentInputs inputs;
    inputs.capital = inputs.pricePerGpuHour = 1;
    inputs.hoursPerWeek = 168;
    RIG_UNWRAP(typed, rentCase(inputs, shipped(), QDate(2026, 11, 22)));
    QVERIFY(near(typed.question.hoursPerMonth, 730.5));
    Site site;
    site.hoursPerYear = 8784;
    inputs.hoursPerWeek.reset();
    inputs.planned = plannedMachine(Machine(), Assessment(), site, u"USD"_s, {});
    RIG_UNWRAP(planned, rentCase(inputs, shipped(), QDate(2026, 11, 22)));
    QVERIFY(near(planned.question.hoursPerMonth, 730.5));
    inputs.hoursPerWeek = 168.1;
    QCOMPARE(rentCase(inputs, shipped(), QDate(2026, 11, 22)).error().field, u"hours_per_week"_s);
}

void TestRentOrBuy::alwaysOn_data()
{
    QTest::addColumn<double>("speed");
    QTest::addColumn<double>("rented"); // for one of one's own
    QTest::newRow("as fast") << 1.0 << 1.0;
    QTest::newRow("faster: it waits as long") << 2.0 << 1.0;
    QTest::newRow("a little slower: one more") << 0.9 << 2.0;
    QTest::newRow("half as fast") << 0.5 << 2.0;
    QTest::newRow("less than half") << 0.49 << 3.0;
}

/// Serving is paid for around the clock, training by the work.
void TestRentOrBuy::alwaysOn()
{
    QFETCH(double, speed);
    QFETCH(double, rented);
    RentOrBuy question = small(1000, 1);
    question.speed = speed;
    question.hoursPerMonth = HoursOfMonth;
    question.alwaysOn = true;
    RIG_UNWRAP(serving, rentOrBuy(question));
    QCOMPARE(serving.rentedHours, rented);
    QCOMPARE(serving.rentedPerMonth, rented * HoursOfMonth);
    question.alwaysOn = false;
    RIG_UNWRAP(training, rentOrBuy(question));
    QCOMPARE(training.rentedHours, 1 / speed);
    RentInputs inputs;
    inputs.capital = 1000;
    inputs.pricePerGpuHour = 1;
    inputs.hoursPerWeek = 10;
    inputs.alwaysOn = true;
    RIG_UNWRAP(made, rentCase(inputs, shipped(), QDate(2026, 11, 22)));
    QCOMPARE(made.question.hoursPerMonth, HoursOfMonth);
    const QString assumed = rentAssumptions(made.question, made.answer, made.context, shipped()).join(u' ');
    QVERIFY2(assumed.contains(u"Always on"_s), qPrintable(assumed));
    QVERIFY(!rentDetails(made.question, made.answer, made.context).join(u' ').contains(u"hours a week"_s));
}

void TestRentOrBuy::offersInOtherCurrencies()
{
    RentInputs inputs;
    inputs.capital = 1000;
    inputs.hoursPerWeek = 10;
    inputs.gpus = 3;
    inputs.offer =
        CloudOffer{u"P"_s, u"n"_s, u"tesla-t4"_s, 2, 14.0, u"CNY"_s, u"spot"_s, u"cn-north"_s, u"2025-01"_s, QString()};
    Catalogue catalogue;
    catalogue.rates = {{u"CNY"_s, 7, QDate(2026, 4, 13), NoSource}};
    RIG_UNWRAP(made, rentCase(inputs, catalogue, QDate(2026, 11, 22)));
    QVERIFY(near(made.question.rentPerHour, 4)); // two machines of 14 yuan
    QCOMPARE(made.context.rented.gpus, 4);
    const QString all = rentAssumptions(made.question, made.answer, made.context, catalogue).join(u'\n');
    QVERIFY2(all.contains(u"1 USD = 7 CNY (2026-04-13)"_s), qPrintable(all));
    QVERIFY2(all.contains(u"3 GPUs are needed and 4 are paid for"_s), qPrintable(all));
    QVERIFY2(all.contains(u"price of 2025-01, 22 month(s) old"_s), qPrintable(all));
    QVERIFY2(all.contains(u"may be taken away"_s), qPrintable(all));
    inputs.offer->pricePerHourMost = 21.0; // a range stays one
    RIG_UNWRAP(range, rentCase(inputs, catalogue, QDate(2026, 11, 22)));
    QVERIFY(near(range.question.rentPerHour, 4) && near(*range.question.rentPerHourMost, 6));
    QCOMPARE(range.answer.rentedTotal, made.answer.rentedTotal);
    QVERIFY(near(*range.answer.rentedTotalMost, made.answer.rentedTotal * 1.5));
    QVERIFY(near(*range.answer.months.back().rentedMost, *range.answer.rentedTotalMost));
    const QString both = rentHeadline(range.question, range.answer, range.context);
    RIG_UNWRAP(dearest, rentOrBuy(*atDearest(range.question)));
    QVERIFY2(both.contains(rentHeadline(made.question, made.answer, made.context)), qPrintable(both));
    QVERIFY2(both.contains(rentHeadline(*atDearest(range.question), dearest, range.context)), qPrintable(both));
    const QString assumed = rentAssumptions(range.question, range.answer, range.context, catalogue).join(u'\n');
    QVERIFY2(assumed.contains(u"$4.00 to $6.00 an hour in all"_s), qPrintable(assumed));
    inputs.offer->pricePerHourMost.reset();
    const auto noRate = rentCase(inputs, Catalogue(), QDate(2026, 11, 22));
    QVERIFY(!noRate && noRate.error().field == u"rent_per_hour"_s);
    inputs.offer->pricePerHour.reset(); // S110
    const auto market = rentCase(inputs, catalogue, QDate(2026, 11, 22));
    QVERIFY(!market && market.error().message.contains(u"Enter the price of an hour"_s));
}

RIG_TEST(TestRentOrBuy)
#include "tst_rent_or_buy.moc"
