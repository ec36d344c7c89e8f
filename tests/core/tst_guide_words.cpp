// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/fields.h"
#include "core/guide/frameworks.h"
#include "core/guide/glossary.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::guide;

/// The guide's table of frameworks and its words, in both languages.
class TestGuideWords : public QObject
{
    Q_OBJECT

private slots:
    void frameworksAreWhole_data();
    void frameworksAreWhole();
    void frameworksAreFiltered();
    void wordsAreWhole_data();
    void wordsAreWhole();
    void wordsAreFound_data();
    void wordsAreFound();
};

void TestGuideWords::frameworksAreWhole_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << u"en"_s;
    QTest::newRow("zh_CN") << u"zh_CN"_s;
}

void TestGuideWords::frameworksAreWhole()
{
    QFETCH(QString, language);
    const auto entries = shippedFrameworks(language);
    QVERIFY2(entries, entries ? "" : qPrintable(entries.error().sentence()));
    QVERIFY(entries->size() >= 19);
    for (const FrameworkEntry &entry : *entries) {
        const char *id = qUtf8Printable(entry.id);
        QVERIFY2(!entry.sources.empty() && entry.state != FrameworkState::NotKnown, id);
        QVERIFY2(!entry.reasonsFor.isEmpty() || !entry.reasonsAgainst.isEmpty(), id);
        QVERIFY2(entry.state == FrameworkState::Active || !entry.stateDate.isEmpty(), id); // historic since when
        for (const QString &key : entry.vendors + entry.systems)
            QVERIFY2(vendorName(key) != key, qPrintable(key));
    }
    // Its maker and its name are written as the language writes them.
    const auto paddle = std::find_if(entries->begin(), entries->end(),
                                     [](const FrameworkEntry &entry) { return entry.id == "paddlepaddle"_L1; });
    QVERIFY(paddle != entries->end());
    QCOMPARE(paddle->name, language == "en"_L1 ? u"PaddlePaddle (飞桨)"_s : u"PaddlePaddle（飞桨）"_s);
    QCOMPARE(paddle->maker, language == "en"_L1 ? u"Baidu"_s : u"百度"_s);
    // A word that the program has no name for would be shown as it is.
    QCOMPARE(QSet<QString>({u"beginner"_s, u"research"_s, u"industry"_s, u"phone"_s, u"chinese"_s, u"jax-tpu"_s}), [&] {
        const QStringList all = purposesIn(*entries);
        return QSet<QString>(all.begin(), all.end());
    }());
}

void TestGuideWords::frameworksAreFiltered()
{
    const auto entries = shippedFrameworks(u"en"_s);
    const auto named = [&](const FrameworkWish &wish) {
        QStringList ids;
        for (const FrameworkEntry &entry : *entries) {
            if (meets(entry, wish))
                ids << entry.id;
        }
        return ids;
    };
    QCOMPARE(named({}).size(), static_cast<qsizetype>(entries->size()));
    QVERIFY(named({u"amd"_s, {}, {}, true}).contains(u"pytorch"_s));
    QVERIFY(!named({{}, {}, {}, true}).contains(u"theano"_s));
    QVERIFY(named({{}, {}, u"beginner"_s, true}).contains(u"pytorch"_s)); // S92
    QVERIFY(named({u"nvidia"_s, u"beos"_s, {}, false}).isEmpty());
}

void TestGuideWords::wordsAreWhole_data() { frameworksAreWhole_data(); }

void TestGuideWords::wordsAreWhole()
{
    QFETCH(QString, language);
    const auto words = shippedWords(language);
    QVERIFY2(words, words ? "" : qPrintable(words.error().sentence()));
    QVERIFY(words->size() >= 110);
    const auto topics = shippedTopics(language);
    QVERIFY2(topics, topics ? "" : qPrintable(topics.error().sentence()));
    for (const Word &word : *words) {
        const char *id = qUtf8Printable(word.id);
        QVERIFY2(!word.term.isEmpty() && word.text.size() > 7, id);
        QVERIFY2(!word.sources.empty(), id);
        QVERIFY2(word.topic.isEmpty() || topicCalled(word.topic, *topics), qPrintable(word.topic));
    }
}

void TestGuideWords::wordsAreFound_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("id");
    QTest::newRow("English") << u"en"_s << u"bifurcation"_s << u"bifurcation"_s;
    QTest::newRow("begun") << u"en"_s << u"bifur"_s << u"bifurcation"_s;
    QTest::newRow("Chinese in English") << u"en"_s << u"通道降级"_s << u"lane-downgrade"_s;
    QTest::newRow("Chinese") << u"zh_CN"_s << u"通道降级"_s << u"lane-downgrade"_s;
}

void TestGuideWords::wordsAreFound()
{
    QFETCH(QString, language);
    QFETCH(QString, typed);
    QFETCH(QString, id);
    const auto words = shippedWords(language);
    const auto found = wordsFor(typed, *words);
    QVERIFY(!found.empty());
    QCOMPARE(found.front()->id, id);
    QVERIFY(wordsFor(u"qqqqq"_s, *words).empty());
    QVERIFY(wordsFor(u" "_s, *words).empty());
}

RIG_TEST(TestGuideWords)
#include "tst_guide_words.moc"
