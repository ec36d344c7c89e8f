// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/rankings.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QLocale>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// The sources' orders of what matters, and the file that they stand in.
class TestRankings : public QObject
{
    Q_OBJECT

private slots:
    void theFileIsRead();
    void theyNameChips();
    void theOrdersOfTheArticle(); // S33
    void twoCardsSwapPlaces();    // S33
    void missingFiguresAreNamed();
    void equalsStayInTheirOrder();
    void badFiles_data();
    void badFiles();
};

namespace {

using Gpus = std::vector<std::shared_ptr<const Chip>>;

Gpus gpus(const QStringList &ids)
{
    Gpus found;
    for (const QString &id : ids)
        found.push_back(shipped().find<Chip>(id));
    return found;
}

QStringList idsOf(const Gpus &gpus)
{
    QStringList ids;
    for (const auto &gpu : gpus)
        ids << gpu->id;
    return ids;
}

QByteArray json(QByteArray text) { return text.replace('\'', '"'); }

} // namespace

void TestRankings::theFileIsRead()
{
    QFile file(u":/knowledge/compare/comparisons.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    RIG_UNWRAP(read, readComparisons(file.readAll(), file.fileName()));
    QCOMPARE(shippedComparisons().rankings.size(), read.rankings.size());
    QVERIFY(read.rankings.size() >= 2);
    QVERIFY(read.upgrades.size() >= 4);
    QVERIFY(read.statement(u"flops-mislead"));
    QVERIFY(!read.statement(u"never said"));
}

void TestRankings::theyNameChips()
{
    for (const UpgradeAdvice &advice : shippedComparisons().upgrades) {
        for (const QString &id : advice.owned + advice.candidates)
            QVERIFY2(shipped().find<Chip>(id), qPrintable(id));
    }
}

void TestRankings::theOrdersOfTheArticle()
{
    const auto keys = [](const char16_t *id) {
        for (const Ranking &ranking : shippedComparisons().rankings) {
            if (ranking.says.id == id)
                return ranking.keys;
        }
        return std::vector<RankKey>();
    };
    using K = RankKey;
    QCOMPARE(keys(u"dettmers-2019-cnn"), (std::vector{K::TensorCores, K::Flops, K::Bandwidth, K::SixteenBit}));
    QCOMPARE(keys(u"dettmers-2019-rnn"), (std::vector{K::Bandwidth, K::SixteenBit, K::TensorCores, K::Flops}));
    QCOMPARE(keys(u"dettmers-2023"), (std::vector{K::TensorCores, K::Bandwidth, K::Cache, K::Flops}));
    for (const char16_t *net : {u"cnn", u"rnn", u"transformer"}) {
        const std::vector<const Ranking *> rankings = shippedComparisons().rankingsFor(net);
        QCOMPARE(rankings.size(), std::size_t(2)); // two editions, which contradict each other: both are shown
        QCOMPARE(rankings.front()->says.source.date, u"2023-01-30"_s);
        QCOMPARE(rankings.back()->says.source.date, u"2019-04-03"_s);
    }
}

void TestRankings::twoCardsSwapPlaces()
{
    const Gpus two = gpus({u"geforce-gtx-1080-ti"_s, u"geforce-rtx-2060"_s});
    const auto ranking = [](const char16_t *id) -> const Ranking & {
        const auto &all = shippedComparisons().rankings;
        return *std::find_if(all.begin(), all.end(), [&](const Ranking &one) { return one.says.id == id; });
    };
    const Ranking &cnn = ranking(u"dettmers-2019-cnn");
    const Ranking &rnn = ranking(u"dettmers-2019-rnn");
    QCOMPARE(idsOf(ranked(cnn, two).order), (QStringList{u"geforce-rtx-2060"_s, u"geforce-gtx-1080-ti"_s}));
    QCOMPARE(idsOf(ranked(rnn, two).order), (QStringList{u"geforce-gtx-1080-ti"_s, u"geforce-rtx-2060"_s}));
    QCOMPARE(decidingKey(cnn, *two[0], *two[1]), std::optional(RankKey::TensorCores));
    QCOMPARE(decidingKey(rnn, *two[0], *two[1]), std::optional(RankKey::Bandwidth));
    QVERIFY(!decidingKey(rnn, *two[0], *two[0]));
}

void TestRankings::missingFiguresAreNamed()
{
    auto bare = std::make_shared<Chip>();
    bare->id = u"bare"_s;
    const Ranking &ranking = shippedComparisons().rankings.front();
    const RankedGpus result = ranked(ranking, {bare, shipped().find<Chip>(u"geforce-rtx-2060"_s)});
    QCOMPARE(idsOf(result.order), QStringList{u"geforce-rtx-2060"_s});
    QCOMPARE(result.unranked.size(), std::size_t(1));
    QCOMPARE(result.unranked.front().missing, RankKey::TensorCores);
    QVERIFY(!decidingKey(ranking, *bare, *result.order.front()));
}

void TestRankings::equalsStayInTheirOrder()
{
    const Ranking caches{{}, {}, {RankKey::Cache}};
    const QStringList ids{u"geforce-gtx-970"_s, u"geforce-rtx-2060"_s};
    QCOMPARE(idsOf(ranked(caches, gpus(ids)).order), ids);
    QVERIFY(ranked(caches, {}).order.empty());
}

void TestRankings::badFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("field");
    const QByteArray source = "'sources': [{'id': 's', 'title': 'T', 'kind': 'review'}]";
    const QByteArray head = "{'rigwright_comparisons': 1, " + source + ", ";
    QTest::newRow("not JSON") << QByteArray("{") << QString();
    QTest::newRow("another file") << QByteArray("{'rigwright_parts': 1}") << u"rigwright_comparisons"_s;
    QTest::newRow("no such key") << head + "'rankings': [{'id': 'r', 'text': 't', 'source': 's', 'nets': "
                                           "['cnn'], 'keys': ['looks']}]}"
                                 << u"rankings[0].keys"_s;
    QTest::newRow("no source") << head + "'statements': [{'id': 'r', 'text': 't', 'source': 'x'}]}"
                               << u"statements[0].source"_s;
    QTest::newRow("no text") << head + "'statements': [{'id': 'r', 'source': 's'}]}" << u"statements[0].text"_s;
    QTest::newRow("says nothing known")
        << head + "'upgrades': [{'id': 'r', 'text': 't', 'source': 's', 'says': 'perhaps'}]}" << u"upgrades[0].says"_s;
}

void TestRankings::badFiles()
{
    QFETCH(QByteArray, text);
    const Result<Comparisons> read = readComparisons(json(text), u"mine.json"_s);
    QVERIFY(!read);
    QCOMPARE(read.error().file, u"mine.json"_s);
    QTEST(read.error().field, "field");
}

RIG_TEST(TestRankings)
#include "tst_rankings.moc"
