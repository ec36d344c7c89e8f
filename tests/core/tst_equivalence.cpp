// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/cautions.h"
#include "core/compare/compare_words.h"
#include "core/speeds/speed_estimate.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <algorithm>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(rig::SpeedBasis)

/// How fast GPUs are against each other, and how that is known.
class TestEquivalence : public QObject
{
    Q_OBJECT

private slots:
    void statedRatios_data(); // S35, S22
    void statedRatios();
    void sameAndUnknown();
    void theWorkThatIsAskedForCounts();
    void besideOneGpuBySharedWorkAlone();
    void theShortestChain();
    void bothDirectionsAgree();
    void chainsComeAfterFigures();
    void oneComparisonHasAnInterval();
    void badRatiosAreLeftOut();
    void estimates_data(); // S34, S36
    void estimates();
    void bandwidthAcrossArchitectures_data(); // S34
    void bandwidthAcrossArchitectures();
    void tensorCores_data(); // S32
    void tensorCores();
    void sixteenBit_data();
    void sixteenBit();
    void theSentenceNamesTheChain();
};

namespace {

SpeedRatio said(const char *gpu, double times, const char *of, const char *work, SourceIndex source = 0,
                const char *model = "", const char *precision = "")
{
    return {QString::fromLatin1(gpu),   QString::fromLatin1(of),       times, QString::fromLatin1(work), source,
            QString::fromLatin1(model), QString::fromLatin1(precision)};
}

Equivalence of(std::vector<SpeedRatio> ratios)
{
    Catalogue catalogue;
    catalogue.speeds = std::move(ratios);
    return Equivalence(catalogue);
}

Chip chip(const char *id, const char *architecture, double bandwidth, double fp32)
{
    Chip made;
    made.id = QString::fromLatin1(id);
    made.name = made.id;
    made.vendor = u"NVIDIA"_s;
    if (*architecture)
        made.architecture.value = QString::fromLatin1(architecture);
    if (bandwidth > 0)
        made.memoryBandwidth.value = GigabytesPerSecond(bandwidth);
    if (fp32 > 0)
        made.fp32.value = Teraflops(fp32);
    return made;
}

const Chip &shippedChip(const QString &id) { return *shipped().find<Chip>(id); }

} // namespace

void TestEquivalence::statedRatios_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<QString>("of");
    QTest::addColumn<QString>("times");
    QTest::addColumn<SpeedBasis>("basis");
    QTest::newRow("S35: 1080 of 980, more than twice")
        << u"geforce-gtx-1080"_s << u"geforce-gtx-980"_s << u"2.22"_s << SpeedBasis::Read;
    QTest::newRow("S35: 1080 of an AWS g2 instance, five times")
        << u"geforce-gtx-1080"_s << u"grid-k520"_s << u"5.00"_s << SpeedBasis::Read;
    QTest::newRow("S35: 980 of 1080") << u"geforce-gtx-980"_s << u"geforce-gtx-1080"_s << u"0.45"_s << SpeedBasis::Read;
    QTest::newRow("S35: 980 of 970, both against the 1080")
        << u"geforce-gtx-980"_s << u"geforce-gtx-970"_s << u"1.13"_s << SpeedBasis::Chained; // 0.45 / 0.4 = 1.125
    QTest::newRow("S22: 2080 Ti of 2080")
        << u"geforce-rtx-2080-ti"_s << u"geforce-rtx-2080"_s << u"1.40"_s << SpeedBasis::Read;
}

void TestEquivalence::statedRatios()
{
    QFETCH(QString, gpu);
    QFETCH(QString, of);
    const SpeedRelation relation = Equivalence(shipped()).relation(gpu, of);
    QTEST(relation.basis, "basis");
    QVERIFY(relation.times);
    QTEST(QString::number(*relation.times, 'f', 2), "times");
    QVERIFY(!relation.sources().empty());
}

void TestEquivalence::sameAndUnknown()
{
    const Equivalence equivalence = of({said("a", 2, "b", "work"), said("c", 3, "d", "work")});
    QCOMPARE(equivalence.relation(u"a"_s, u"a"_s).basis, SpeedBasis::Same);
    QCOMPARE(*equivalence.relation(u"a"_s, u"a"_s).times, 1.0);
    QCOMPARE(equivalence.relation(u"a"_s, u"c"_s).basis, SpeedBasis::Unknown);
    QVERIFY(!equivalence.relation(u"a"_s, u"c"_s).times);
    QCOMPARE(equivalence.relation(u"a"_s, u"never heard of"_s).basis, SpeedBasis::Unknown);
    QCOMPARE(equivalence.gpus(), (QStringList{u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
}

void TestEquivalence::theWorkThatIsAskedForCounts()
{
    const Equivalence equivalence =
        of({said("a", 1.4, "b", "at large"), said("a", 2, "b", "ResNet", 1, "cnn", "fp16"),
            said("a", 8, "b", "VGG", 1, "cnn", "fp16"), said("a", 3, "b", "ResNet", 1, "cnn", "fp32"),
            said("a", 1.1, "b", "LSTM", 2, "rnn", "fp32")});
    const auto times = [&](std::optional<Net> net) { return *equivalence.relation(u"a"_s, u"b"_s, net).times; };
    QCOMPARE(times({}), 1.4);       // a statement at large, which no measurement blends
    QCOMPARE(times(Net::Cnn), 4.0); // the geometric mean of 2 and 8, without FP32
    QCOMPARE(times(Net::Rnn), 1.1);
    QCOMPARE(times(Net::Transformer), 1.4); // nobody measured it: the statement at large
    const SpeedStep step = equivalence.relation(u"a"_s, u"b"_s, Net::Cnn).steps.front();
    QCOMPARE(step.count, 2);
    QCOMPARE(step.lowest, 2.0);
    QCOMPARE(step.highest, 8.0);
    QVERIFY(!step.otherWork);
    const Equivalence onlyCnn = of({said("a", 2, "b", "ResNet", 0, "cnn", "fp16")});
    QVERIFY(onlyCnn.relation(u"a"_s, u"b"_s, Net::Rnn).otherWork());
    QCOMPARE(*onlyCnn.relation(u"a"_s, u"b"_s, Net::Rnn).times, 2.0);
}

void TestEquivalence::besideOneGpuBySharedWorkAlone()
{
    // BERT ran on one of them only: it must not tilt the mean.
    const Equivalence equivalence =
        of({said("a", 2, "hub", "ResNet", 0, "cnn", "fp16"), said("a", 100, "hub", "BERT", 0, "transformer", "fp16"),
            said("b", 4, "hub", "ResNet", 0, "cnn", "fp16"), said("b", 5, "hub", "ResNet", 1, "cnn", "fp16")});
    const SpeedRelation relation = equivalence.relation(u"a"_s, u"b"_s);
    QCOMPARE(relation.basis, SpeedBasis::Chained);
    QCOMPARE(*relation.times, 0.5);
    QCOMPARE(relation.steps.size(), std::size_t(2));
    QCOMPARE(relation.steps.front().of, u"b"_s);
    QCOMPARE(relation.steps.front().gpu, u"hub"_s);
    QCOMPARE(relation.sources(), std::vector<SourceIndex>{0});
}

void TestEquivalence::theShortestChain()
{
    const Equivalence equivalence = of({said("a", 2, "m", "w1"), said("m", 3, "b", "w2", 1), said("a", 10, "x", "w3"),
                                        said("x", 10, "y", "w4"), said("y", 10, "b", "w5")});
    const SpeedRelation relation = equivalence.relation(u"a"_s, u"b"_s);
    QCOMPARE(relation.basis, SpeedBasis::Chained);
    QCOMPARE(*relation.times, 6.0);
    QCOMPARE(relation.steps.size(), std::size_t(2));
    QCOMPARE(relation.steps.front().gpu, u"m"_s);
    // Of two ways with as many steps the one of the same work.
    const Equivalence two = of({said("a", 2, "m", "w1", 0, "rnn", "fp16"), said("m", 2, "b", "w2", 1, "rnn", "fp16"),
                                said("a", 3, "n", "w3", 2, "cnn", "fp16"), said("n", 3, "b", "w4", 3, "cnn", "fp16")});
    QCOMPARE(*two.relation(u"a"_s, u"b"_s, Net::Rnn).times, 4.0);
    QCOMPARE(*two.relation(u"a"_s, u"b"_s, Net::Cnn).times, 9.0);
}

void TestEquivalence::bothDirectionsAgree()
{
    const Equivalence equivalence(shipped());
    const QStringList ids = equivalence.gpus();
    QVERIFY(ids.size() > 40);
    for (const QString &a : ids) {
        const QString &b = ids.front();
        const SpeedRelation there = equivalence.relation(a, b, Net::Cnn);
        const SpeedRelation back = equivalence.relation(b, a, Net::Cnn);
        QCOMPARE(there.basis, back.basis);
        if (!there.times)
            continue;
        QVERIFY2(std::abs(*there.times * *back.times - 1) < 1e-9, qPrintable(a));
    }
}

/// What is led over a third GPU says less than bandwidth, matrix rate and watts do; where these are not known it
/// counts.
void TestEquivalence::chainsComeAfterFigures()
{
    const Chip &a = shippedChip(u"geforce-rtx-4090"_s);
    const Chip &b = shippedChip(u"geforce-rtx-3090"_s);
    const char *one = "geforce-rtx-4090";
    const char *other = "geforce-rtx-3090";
    const std::vector<SpeedRatio> overOne{said(one, 5, "hub", "ResNet", 0, "cnn", "fp16"),
                                          said(other, 2, "hub", "ResNet", 0, "cnn", "fp16")};
    QCOMPARE(of(overOne).relation(a.id, b.id).basis, SpeedBasis::Chained);
    QCOMPARE(speedOf(a, b, of(overOne)).basis, SpeedBasis::Modelled);
    const Equivalence read = of({said(one, 1.9, other, "ResNet", 0, "cnn", "fp16")});
    QCOMPARE(speedOf(a, b, read).basis, SpeedBasis::Read);
    QCOMPARE(*speedOf(a, b, read).times, 1.9);
    const Equivalence bare = of({said("a", 2, "hub", "ResNet", 0, "cnn"), said("hub", 2, "b", "BERT", 1)});
    QCOMPARE(speedOf(chip("a", "Pascal", 400, 20), chip("b", "Maxwell", 200, 5), bare).basis, SpeedBasis::Chained);
}

void TestEquivalence::oneComparisonHasAnInterval()
{
    const SpeedRelation once = of({said("a", 2, "b", "work")}).relation(u"a"_s, u"b"_s);
    QCOMPARE(once.between->low, 1.6);
    QCOMPARE(once.between->high, 2.5);
    // What was measured farther apart than that stays.
    const SpeedRelation wide =
        of({said("a", 1, "b", "work", 0, "cnn"), said("a", 4, "b", "other", 0, "cnn")}).relation(u"a"_s, u"b"_s);
    QCOMPARE(*wide.times, 2.0);
    QCOMPARE(wide.between->low, 1.0);
    QCOMPARE(wide.between->high, 4.0);
}

void TestEquivalence::badRatiosAreLeftOut()
{
    const Equivalence equivalence =
        of({said("a", 0, "b", "w"), said("c", std::numeric_limits<double>::quiet_NaN(), "d", "w"),
            said("e", std::numeric_limits<double>::infinity(), "f", "w"), said("g", 2, "g", "w")});
    QVERIFY(equivalence.gpus().isEmpty());
    QCOMPARE(of({}).relation(u"a"_s, u"b"_s).basis, SpeedBasis::Unknown);
}

void TestEquivalence::estimates_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<SpeedBasis>("basis");
    QTest::addColumn<double>("times");
    QTest::newRow("S34: one architecture, by bandwidth") << u"one"_s << u"like"_s << SpeedBasis::Modelled << 2.0;
    QTest::newRow("S36: two architectures, by FLOPS: theoretical")
        << u"one"_s << u"other"_s << SpeedBasis::Theoretical << 5.0;
    QTest::newRow("S34: architecture not known, by FLOPS") << u"one"_s << u"bare"_s << SpeedBasis::Theoretical << 4.0;
    QTest::newRow("nothing known") << u"one"_s << u"nothing"_s << SpeedBasis::Unknown << 0.0;
}

void TestEquivalence::estimates()
{
    const QMap<QString, Chip> chips{{u"one"_s, chip("one", "Pascal", 400, 20)},
                                    {u"like"_s, chip("like", "Pascal", 200, 5)},
                                    {u"other"_s, chip("other", "Maxwell", 200, 4)},
                                    {u"bare"_s, chip("bare", "", 200, 5)},
                                    {u"nothing"_s, chip("nothing", "", 0, 0)}};
    QFETCH(QString, a);
    QFETCH(QString, b);
    const SpeedRelation speed = speedOf(chips[a], chips[b], of({}));
    QTEST(speed.basis, "basis");
    QTEST(speed.times.value_or(0), "times");
    if (speed.basis == SpeedBasis::Theoretical)
        QVERIFY(words::speedSentence(speed, chips[a], chips[b], {}).contains(u"theoretical"_s));
}

void TestEquivalence::bandwidthAcrossArchitectures_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("warns");
    QTest::newRow("S34: 1080 and 1070") << u"geforce-gtx-1080"_s << u"geforce-gtx-1070"_s << false;
    QTest::newRow("S34: 1080 and Titan X (Maxwell)") << u"geforce-gtx-1080"_s << u"titan-x-maxwell"_s << true;
}

void TestEquivalence::bandwidthAcrossArchitectures()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    const auto cautions = cautionsOf({shipped().find<Chip>(a), shipped().find<Chip>(b)});
    const bool warns = std::any_of(cautions.begin(), cautions.end(), [](const CompareCaution &caution) {
        return caution.why == CompareCaution::Why::OtherArchitecture;
    });
    QTEST(warns, "warns");
    // S36: that FLOPS are theoretical is told of any two.
    QCOMPARE(cautions.back().why, CompareCaution::Why::FlopsTheoretical);
    QVERIFY(words::caution(cautions.back()).contains(u"theoretical"_s));
    for (const CompareCaution &caution : cautions)
        QVERIFY(caution.says && !words::statement(*caution.says).isEmpty());
    QVERIFY(cautionsOf({shipped().find<Chip>(a)}).empty());
}

void TestEquivalence::tensorCores_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("gain"); // 0: not known
    QTest::newRow("S32: without Tensor Cores") << u"geforce-gtx-1080-ti"_s << 1.0;
    QTest::newRow("S32: with") << u"geforce-rtx-2080-ti"_s << 5.0;
    QTest::newRow("S32: Turing without") << u"geforce-gtx-1660-ti"_s << 1.0;
    QTest::newRow("S32: not known") << u"radeon-rx-7900-xtx"_s << 0.0;
}

void TestEquivalence::tensorCores()
{
    QFETCH(QString, id);
    QTEST(tensorGain(shippedChip(id)).value_or(0), "gain");
    const auto cautions =
        cautionsOf({shipped().find<Chip>(u"geforce-gtx-1080-ti"_s), shipped().find<Chip>(u"geforce-rtx-2080-ti"_s)});
    const auto found = std::find_if(cautions.begin(), cautions.end(), [](const CompareCaution &caution) {
        return caution.why == CompareCaution::Why::TensorCoresOfSome;
    });
    QVERIFY(found != cautions.end());
    QVERIFY(words::caution(*found).contains(u"up to ×5 on a subset"_s));
    QVERIFY(words::caution(*found).contains(u"where the library uses them"_s));
    QVERIFY(words::caution(*found).contains(u"(×1)"_s));
}

void TestEquivalence::sixteenBit_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("has"); // -1: not known
    QTest::newRow("Pascal of data centres") << u"tesla-p100-sxm2"_s << 1;
    QTest::newRow("Pascal of games, at 1/64") << u"geforce-gtx-1080"_s << 0;
    QTest::newRow("Turing") << u"geforce-rtx-2060"_s << 1;
    QTest::newRow("Maxwell") << u"geforce-gtx-970"_s << 0;
    QTest::newRow("Polaris, at the rate of FP32") << u"radeon-rx-470"_s << 1;
    QTest::newRow("AMD, no figure") << u"radeon-rx-6800-xt"_s << -1;
}

void TestEquivalence::sixteenBit()
{
    QFETCH(QString, id);
    const std::optional<bool> has = hasSixteenBit(shippedChip(id));
    QTEST(has ? static_cast<int>(*has) : -1, "has");
}

void TestEquivalence::theSentenceNamesTheChain()
{
    const Equivalence equivalence(shipped());
    const Chip &gpu = shippedChip(u"geforce-rtx-2080-ti"_s);
    const Chip &owned = shippedChip(u"geforce-gtx-980"_s);
    const SpeedRelation relation = equivalence.relation(gpu.id, owned.id);
    QCOMPARE(relation.basis, SpeedBasis::Chained);
    const QString sentence = words::speedSentence(relation, gpu, owned, shipped());
    QVERIFY2(sentence.contains(u"NVIDIA GeForce GTX 1070"_s), qPrintable(sentence));
    QVERIFY2(sentence.contains(u"2016-06-25"_s), qPrintable(sentence));
}

RIG_TEST(TestEquivalence)
#include "tst_equivalence.moc"
