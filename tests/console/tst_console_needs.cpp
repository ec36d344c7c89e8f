// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/expectations.h"
#include "tests/testing.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace rig::test;

/// What the source documents say of memory and of several cards, as one who asks `memory` is told it. The S-numbers are
/// those of the requirements.
class TestConsoleNeeds : public QObject
{
    Q_OBJECT

private slots:
    void isNeeded_data();
    void isNeeded();
    void fewerClassesNeedLess();    // S54
    void workspaceOfConvolutions(); // S61
    void theOwnNetOfTheGuide();     // S59
    void tooMuchOfItIsSaid();       // S63
};

namespace {

QStringList typed(const char *line) { return QString::fromLatin1(line).split(u' '); }

QString fits(const char *gpu, const char *fit)
{
    return u"cards[id=%1].fit = %2"_s.arg(QLatin1StringView(gpu), QLatin1StringView(fit));
}

void ask(const char *name, const char *question, const QStringList &expectations)
{
    QTest::newRow(name) << typed(question) << expectations;
}

/// 12, 11, 6, 4 and 3 GiB.
constexpr auto Titan = "titan-x-maxwell";
constexpr auto Eleven = "geforce-gtx-1080-ti";
constexpr auto Six = "geforce-gtx-1060-6gb";
constexpr auto Four = "geforce-gtx-1050-ti";
constexpr auto Three = "geforce-gtx-1060-3gb";

void stated()
{
    ask("S52: ImageNet, 224 × 224", "memory --model guide-imagenet",
        {fits(Titan, "fits"), fits(Eleven, "may-not-fit"), u"source_note ~ At least 12 GB"_s});
    ask("S52: 112 × 112", "memory --model guide-112",
        {fits(Six, "fits"), fits(Four, "may-not-fit"), fits(Three, "too-small")});
    ask("S52: video", "memory --model guide-video",
        {fits(Titan, "may-not-fit"), fits(Eleven, "too-small"), u"source_note ~ 12 GB may be far from enough"_s});
    ask("S53: a tenth of ImageNet", "memory --model guide-tenth", {fits(Four, "fits"), fits(Three, "may-not-fit")});
    ask("S55: plankton: one small card", "memory --model guide-plankton",
        {fits(Six, "fits"), fits(Four, "may-not-fit"), u"answer.text ~ One "_s, u"gpus = 1"_s,
         u"source_note ~ neither more GPUs nor more memory help"_s, u"source_note ~ 2016-06-25"_s});
    ask("S64: only just into 6 GB", "memory --model guide-partly-sunny",
        {fits(Six, "fits-just"), fits(Eleven, "fits"), fits(Four, "too-small")});
    ask("S30: 8 GiB beside a display are 10",
        "memory --own-gib 8 --display --gpu geforce-rtx-3080 --gpu geforce-gtx-1080",
        {fits("geforce-rtx-3080", "fits-just"), fits("geforce-gtx-1080", "too-small")});
}

void chains()
{
    ask("S56, S60: the guide's chain, and what makes it less",
        "memory --model guide-2016 --counting guide-2016 --gpu titan-x-maxwell",
        {u"input_mib = 91.55"_s, u"maps_mib[] = 1906.53, 3721, 5445.09"_s,
         u"layers_text ~ 92 → 1,906 → 3,720 → 5,444"_s, u"layers_text ~ 2016-06-25"_s,
         // 1×1 at the end adds a layer to this net, so it is none of them here
         u"reductions[].reducer = stride, pool, sixteen, half_batch"_s,
         u"reductions[reducer=half_batch].last_resort = false"_s});
    ask("S60: a batch below 32 is the last resort", "memory --model resnet-50 --batch 62 --gpu titan-x-maxwell",
        {u"reductions[reducer=half_batch].last_resort = true"_s, u"reductions[reducer=sixteen].last_resort = false"_s});
    ask("S57: half the batch", "memory --model guide-2016 --counting guide-2016 --batch 64 --gpu titan-x-maxwell",
        {u"maps_mib[0] = 953.27"_s});
    ask("S57, S62: half the bits",
        "memory --model guide-2016 --counting guide-2016 --precision autocast --gpu titan-x-maxwell",
        {u"maps_mib[0] = 953.27"_s});
    ask("S57: both",
        "memory --model guide-2016 --counting guide-2016 --sixteen yes --half-batch yes --gpu titan-x-maxwell",
        {u"maps_mib[0] = 476.63"_s});
    // A stride of 2 goes both ways: 1906 becomes 473, where the guide prints its half.
    ask("S58: stride and pool, ours and theirs",
        "memory --model guide-2016 --counting guide-2016 --stride yes --pool yes --gpu titan-x-maxwell",
        {u"maps_mib[0] = 472.78"_s, u"layers_text ~ 92 → 473 → 116"_s, u"layers_text ~ 92 → 952 → 238 → 240 → 340"_s,
         u"layers_text ~ half of 1906"_s});
    ask("S59: 1 × 1 takes a third", "memory --model guide-2016 --counting twice --one-by-one yes --gpu titan-x-maxwell",
        {u"maps_mib[2] = 5581.5"_s, u"maps_mib[3] = 1860.5"_s});
}

void severalCards()
{
    ask("S65, S66, S68: a convolutional net on four", "memory --model resnet-50 --gpu geforce-rtx-3090 --cards 4",
        {u"cards[0].scaling.rows[basis=one-card].low = 1"_s, u"cards[0].scaling.rows[basis=framework-2016].low = 2.5"_s,
         u"cards[0].scaling.rows[basis=framework-2016].high = 3"_s,
         u"cards[0].scaling.rows[basis=tuned-2016].low = 3.6"_s,
         u"cards[0].scaling.rows[basis=tuned-2016].high = 3.8"_s, u"cards[0].scaling.note ~ on one card first"_s,
         u"cards[0].scaling.note ~ spread well over up to four cards"_s});
    ask("S66: a recurrent net", "memory --kind rnn --gpu geforce-rtx-3090 --cards 4",
        {u"cards[0].scaling.note ~ spread well"_s});
    ask("S66: a transformer", "memory --model bert-base --gpu geforce-rtx-3090 --cards 4",
        {u"cards[0].scaling.note ~ Transformers and dense nets spread poorly"_s});
    ask("S67: many runs at once", "memory --model resnet-50 --gpu geforce-rtx-3090 --cards 4 --aim many-runs",
        {u"cards[0].scaling.verdict = side-by-side"_s, u"cards[0].scaling.rows[basis=side-by-side].low = 4"_s});
}

} // namespace

void TestConsoleNeeds::isNeeded_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("expectations");
    stated();
    chains();
    severalCards();
}

void TestConsoleNeeds::isNeeded()
{
    QFETCH(QStringList, arguments);
    QFETCH(QStringList, expectations);
    const QString broken = allBrokenOf(answerOf(arguments), expectations);
    QVERIFY2(broken.isEmpty(), qPrintable(broken));
}

void TestConsoleNeeds::fewerClassesNeedLess()
{
    const auto parameters = [](const QString &classes) {
        return valuesAt(answerOf(typed("memory --model vgg-16 --gpu titan-x-maxwell --classes") + QStringList{classes}),
                        u"parameters"_s)
            .toDouble();
    };
    // The last layer has 4,096 weights and a bias for each class.
    QCOMPARE(parameters(u"1000"_s), 138'357'544.0);
    QCOMPARE(parameters(u"2"_s), 138'357'544.0 - 998 * 4097.0);
}

void TestConsoleNeeds::workspaceOfConvolutions()
{
    const auto workspace = [](const char *method) {
        return valuesAt(answerOf(typed("memory --model guide-2016 --gpu titan-x-maxwell --convolution") +
                                 QStringList{QString::fromLatin1(method)}),
                        u"parts[part=workspace].high_gib"_s)
            .toDouble();
    };
    const double lowered = workspace("lowered");
    QVERIFY(lowered > 0);
    QVERIFY(workspace("transformed") > lowered);
    QCOMPARE(workspace("implicit"), 0.0);
}

void TestConsoleNeeds::theOwnNetOfTheGuide()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"layers.txt"_s);
    QVERIFY(writeBytes(path, "input 256x64x64\nconv 96 1x1\n"));
    const QJsonValue answer = answerOf(QStringList{u"memory"_s, u"--layers-file"_s, path} +
                                       typed("--batch 1 --counting twice --gpu titan-x-maxwell"));
    // 64 × 64 × 256 becomes 64 × 64 × 96, each number twice: what is held and its error.
    QCOMPARE(valuesAt(answer, u"input_mib"_s), u"4"_s);
    QCOMPARE(valuesAt(answer, u"maps_mib[]"_s), u"3"_s);
}

void TestConsoleNeeds::tooMuchOfItIsSaid()
{
    const QStringList three =
        typed("memory --model guide-2016 --gpu titan-x-maxwell --stride yes --pool yes --sixteen yes");
    const QString loses = u"More than three of these at once"_s;
    QVERIFY(!QString::fromUtf8(runProgram(three).out).contains(loses));
    const Run four = runProgram(three + typed("--one-by-one yes --lang en"));
    QVERIFY2(QString::fromUtf8(four.out).contains(loses), four.out);
}

RIG_TEST(TestConsoleNeeds)
#include "tst_console_needs.moc"
