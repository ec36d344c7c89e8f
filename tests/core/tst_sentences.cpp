// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/own_sources.h"
#include "core/names/sentences.h"
#include "core/words/list_answer.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QTranslator>

using namespace rig;
using namespace Qt::StringLiterals;

namespace {

/// What the catalogue says of publishers in words of our own, in another language.
class OtherWords : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *, int) const override
    {
        static const QHash<QString, QString> words{
            {u"an owner on GitHub"_s, u"某机主"_s}, {u"author of Price Spectrum on GitHub"_s, u"作者"_s},
            {u"%1, after %2"_s, u"%1，依据 %2"_s},  {u"%1 on GitHub"_s, u"GitHub 上的 %1"_s},
            {u"facts only"_s, u"仅数据"_s},         {u"no licence stated"_s, u"无许可证"_s}};
        return qstrcmp(context, "Publishers") == 0 ? words.value(QString::fromUtf8(source)) : QString();
    }
};

} // namespace

class TestSentences : public QObject
{
    Q_OBJECT

private slots:
    void chineseSentencesHaveNoBlankBetween();
    void namesStandCloseToChinese();
    void kindsStandWithinSentences();
    void publishersAreToldInTheLanguage();
};

/// Names stay; what stands beside them in our own words does not.
void TestSentences::publishersAreToldInTheLanguage()
{
    for (const Source &source : test::shipped().sources)
        QCOMPARE(names::publisherName(source), source.publisher);
    OtherWords words;
    QCoreApplication::installTranslator(&words);
    const auto by = [](const char *publisher) {
        Source source;
        source.publisher = QString::fromUtf8(publisher);
        return names::publisherName(source);
    };
    QCOMPARE(by("author of Price Spectrum on GitHub"), u"作者"_s);
    QCOMPARE(by("an owner on GitHub, after Lian Li"), u"某机主，依据 Lian Li"_s);
    QCOMPARE(by("Kaggle on GitHub"), u"GitHub 上的 Kaggle"_s);
    QCOMPARE(by("Tom's Hardware"), u"Tom's Hardware"_s);
    Source source;
    source.licence = u"no licence stated; facts only"_s;
    QCOMPARE(names::licenceName(source), u"无许可证; 仅数据"_s);
    QCoreApplication::removeTranslator(&words);
}

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
