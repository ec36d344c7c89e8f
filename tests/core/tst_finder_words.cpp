// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/finder_words.h"
#include "core/finder/frontier_chart.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QTest>

using namespace rig;
using namespace rig::finder;
using namespace Qt::StringLiterals;

/// What is said of found machines, without a search.
class TestFinderWords : public QObject
{
    Q_OBJECT

private slots:
    void whatTookNoPartIsJudgedByTheQuestion();
    void namesInTheChartBeginAsSentencesDo();
};

void TestFinderWords::whatTookNoPartIsJudgedByTheQuestion()
{
    Question question;
    PricePolicy prices;
    // Nothing is too loud where quiet was not asked for.
    QVERIFY(!leftOutText(LeftOut::NoFans, 3, question, prices).contains(u"loud"_s));
    question.quiet = true;
    QVERIFY(leftOutText(LeftOut::NoFans, 3, question, prices).contains(u"loud"_s));
    prices.monthsOfToday = 7;
    question.monthsOfOthers = 31;
    const QString old = leftOutText(LeftOut::OldPrice, 3, question, prices);
    QVERIFY2(old.contains(u"7 months"_s) && old.contains(u"31"_s), qPrintable(old));
}

void TestFinderWords::namesInTheChartBeginAsSentencesDo()
{
    Found found;
    found.chip = std::static_pointer_cast<const Chip>(test::shipped().find(u"geforce-rtx-3090"_s));
    QVERIFY(found.chip);
    found.card = std::make_shared<Card>();
    found.price = {1500, u"USD"_s};
    found.objective = 900;
    Answer answer;
    answer.frontier = {found};
    const ChartData chart = frontierChart(answer);
    const QString name = chart.series.front().points.front().label;
    QVERIFY2(name.front().isUpper() && name.mid(1) == cardsText(found).mid(1), qPrintable(name));
    QCOMPARE(chart.y.title, u"Speed, TFLOPS"_s); // its figure, and the unit: of no work it is what the units do
    answer.question.goal = Goal::Memory;
    QCOMPARE(frontierChart(answer).y.title, u"GPU memory, GiB"_s);
    answer.frontier.front().cards = 2;
    QCOMPARE(frontierChart(answer).series.front().points.front().label, cardsText(answer.frontier.front()));
}

RIG_TEST(TestFinderWords)
#include "tst_finder_words.moc"
