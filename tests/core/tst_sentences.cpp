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
    void namesStandCloseToChinese();
    void kindsStandWithinSentences();
};

void TestSentences::namesStandCloseToChinese()
{
    QCOMPARE(names::typeset(u"将 显卡 2 移到 插槽"_s), u"将显卡 2 移到插槽"_s);
    QCOMPARE(names::typeset(u"将 RTX 3090 移到 PCI_E3"_s), u"将 RTX 3090 移到 PCI_E3"_s);
    QCOMPARE(names::typeset(u"Move card 2 to PCI_E3 "_s), u"Move card 2 to PCI_E3 "_s);
    QCOMPARE(names::typeset(u"按 $305（二手） 计。 此处"_s), u"按 $305（二手）计。此处"_s);
    QCOMPARE(names::typeset(u"显卡 1挡住了 PCIE6，而RTX 3090就装在那里"_s),
             u"显卡 1 挡住了 PCIE6，而 RTX 3090 就装在那里"_s);
    QCOMPARE(names::typeset({}), QString());
    QCOMPARE(names::apart({u"one"_s, u"two"_s}), u"one; two"_s);
}

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
    QCOMPARE(names::kindWithin(Kind::Supply), u"power supply"_s);
    QCOMPARE(names::kindWithin(Kind::Gpu), u"GPU"_s);
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
