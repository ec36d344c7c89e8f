// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/sentences.h"
#include "core/words/list_answer.h"
#include "tests/testing.h"

using namespace rig;
using namespace Qt::StringLiterals;

class TestSentences : public QObject
{
    Q_OBJECT

private slots:
    void chineseSentencesHaveNoBlankBetween();
    void kindsStandWithinSentences();
};

void TestSentences::chineseSentencesHaveNoBlankBetween()
{
    QCOMPARE(names::afterEachOther({u"One."_s, u"Two."_s}), u"One. Two."_s);
    QCOMPARE(names::afterEachOther({u"一。"_s, u"二。"_s}), u"一。二。"_s);
    QCOMPARE(names::afterEachOther({u"One."_s, {}, u"Two."_s}), u"One. Two."_s);
    QCOMPARE(names::afterEachOther({}), QString());
}

void TestSentences::kindsStandWithinSentences()
{
    QCOMPARE(names::kindsWithin(Kind::Card), u"graphics cards"_s);
    QCOMPARE(names::kindsWithin(Kind::Gpu), u"GPUs"_s);
    words::ListAnswer answer;
    answer.kind = Kind::Card;
    answer.found = answer.total = 665;
    QCOMPARE(words::listSentence(answer), u"665 graphics cards"_s);
    QCOMPARE(words::listCount(answer),
             u"All 665 graphics cards are listed. A dash means that the figure is not known."_s);
    answer.found = 12;
    QCOMPARE(words::listSentence(answer), u"12 of 665 graphics cards"_s);
    answer.sortedBy = u"Price"_s;
    answer.price = true;
    answer.first = {u"A"_s, u"B"_s};
    QCOMPARE(words::listSentence(answer), u"Cheapest first: A, then B"_s);
    answer.largestFirst = true;
    QCOMPARE(words::listSentence(answer), u"Dearest first: A, then B"_s);
}

RIG_TEST(TestSentences)
#include "tst_sentences.moc"
