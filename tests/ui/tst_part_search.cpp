// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/codec.h"
#include "core/search/misprints.h"
#include "core/search/search_words.h"
#include "tests/testing.h"
#include "ui/document/workspace.h"
#include "ui/findables.h"
#include "ui/models/search_index.h"

#include <QTest>

using namespace rig;
using namespace rig::ui;

namespace {

template <class T> std::shared_ptr<T> part(const char *id, const char *name, const char *vendor)
{
    auto made = std::make_shared<T>();
    made->id = QString::fromLatin1(id);
    made->name = QString::fromLatin1(name);
    made->vendor = QString::fromLatin1(vendor);
    return made;
}

Catalogue fewOfEverything()
{
    Catalogue all;
    auto titan = part<Chip>("gtx-titan-x", "GeForce GTX TITAN X", "NVIDIA");
    titan->memory.value = Gibibytes(12);
    all.add(titan);
    auto tesla = part<Chip>("tesla-v100", "Tesla V100", "NVIDIA");
    tesla->memory.value = Gibibytes(16);
    tesla->tensorFp16Dense.value = Teraflops(125);
    tesla->memoryBandwidth.value = GigabytesPerSecond(900);
    all.add(tesla);
    auto ada = part<Chip>("rtx-4090", "GeForce RTX 4090", "NVIDIA");
    ada->memory.value = Gibibytes(24);
    ada->tensorFp16Dense.value = Teraflops(330.3);
    all.add(ada);
    auto edition = part<Card>("rtx-4090-fe", "GeForce RTX 4090 Founders Edition", "NVIDIA");
    edition->gpu.value = QStringLiteral("rtx-4090");
    all.add(edition);
    auto strix = part<Card>("asus-rog-strix-4090", "ASUS ROG Strix GeForce RTX 4090", "ASUS");
    strix->gpu.value = QStringLiteral("rtx-4090");
    all.add(strix);
    auto board = part<Board>("asus-prime", "ASUS PRIME Z790-P", "ASUS");
    board->socket.value = QStringLiteral("LGA1700");
    all.add(board);
    auto small = part<Supply>("rm750", "Corsair RM750", "Corsair");
    small->watts.value = Watts(750);
    all.add(small);
    auto large = part<Supply>("focus-850", "Seasonic Focus", "Seasonic");
    large->watts.value = Watts(850);
    large->efficiency.value = QStringLiteral("gold");
    all.add(large);
    auto huge = part<Supply>("prime-1850", "Seasonic Prime", "Seasonic");
    huge->watts.value = Watts(1850);
    all.add(huge);
    auto kit = part<MemoryKit>("kit", "Fury Beast", "Kingston");
    kit->modules.value = 2;
    kit->moduleSize.value = Gibibytes(32);
    all.add(kit);
    auto drive = part<Drive>("drive", "990 Pro", "Samsung");
    drive->capacity.value = Gigabytes(2000);
    all.add(drive);
    all.add(part<Case>("case", "Define 7", "Fractal Design"));
    return all;
}

QString found(const Catalogue &catalogue, const QString &typed)
{
    const SearchQuery query(typed);
    QStringList ids;
    for (int number = 0; number < KindCount; ++number) {
        const auto kind = static_cast<Kind>(number);
        const SearchTexts texts(catalogue, kind);
        for (std::size_t i = 0; i < texts.texts().size(); ++i) {
            if (query.matches(texts.texts()[i]))
                ids << catalogue.parts(kind)[i]->id;
        }
    }
    return ids.join(QLatin1Char(' '));
}

} // namespace

class TestPartSearch : public QObject
{
    Q_OBJECT

private slots:
    void whatPeopleType_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("ids");

        const auto row = [](const char *typed, const char *ids) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromLatin1(ids);
        };
        row("显卡", "gtx-titan-x tesla-v100 rtx-4090 rtx-4090-fe asus-rog-strix-4090");
        row("4090显卡", "rtx-4090 rtx-4090-fe asus-rog-strix-4090");
        row("华硕主板", "asus-prime");
        row("华硕 4090", "asus-rog-strix-4090");
        row("电源", "rm750 focus-850 prime-1850");
        row("机箱", "case");
        row("内存", "kit");
        row("腱核", "tesla-v100 rtx-4090 rtx-4090-fe asus-rog-strix-4090");
        row("Tensor Core", "tesla-v100 rtx-4090 rtx-4090-fe asus-rog-strix-4090");
        row("850 W", "focus-850");
        row("850w", "focus-850");
        row("850瓦", "focus-850");
        row("50 W", "");
        row("psu gold", "focus-850");
        row("24 GiB", "rtx-4090 rtx-4090-fe asus-rog-strix-4090");
        row("24GB", "rtx-4090 rtx-4090-fe asus-rog-strix-4090");
        row("4 GiB", "");
        row("64 GB", "kit");
        row("2 TB", "drive");
        row("900 GB/s", "tesla-v100");
        row("330.3 TFLOPS", "rtx-4090");
        row("lga1700", "asus-prime");
        row("LGA 1700", "asus-prime");
        row("4090 fe", "rtx-4090-fe");
        row("matrox", "");
    }

    void whatPeopleType()
    {
        QFETCH(QString, typed);
        QFETCH(QString, ids);
        QCOMPARE(found(fewOfEverything(), typed), ids);
    }

    void misprintsFindTheirKind_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("instead");
        QTest::addColumn<int>("gpus");

        QTest::newRow("no misprint") << QStringLiteral("titan") << QString() << 1;
        QTest::newRow("GXT Titan") << QStringLiteral("GXT Titan") << QStringLiteral("gtx titan") << 1;
        QTest::newRow("Telsa") << QStringLiteral("Telsa") << QStringLiteral("tesla") << 1;
        QTest::newRow("Gefroce") << QStringLiteral("Gefroce 4090") << QStringLiteral("geforce 4090") << 1;
        QTest::newRow("a wrong prefix") << QStringLiteral("GTX 4090") << QStringLiteral("rtx 4090") << 1;
        QTest::newRow("nothing is near") << QStringLiteral("matrox") << QString() << 0;
    }

    void misprintsFindTheirKind()
    {
        QFETCH(QString, typed);
        QFETCH(QString, instead);
        QFETCH(int, gpus);
        SearchIndex index;
        index.setCatalogue(fewOfEverything());
        const KindCounts counts = index.count(typed);
        QCOMPARE(counts.of(Kind::Gpu), gpus);
        QCOMPARE(counts.instead, instead);
    }

    void countsGoByKind()
    {
        SearchIndex index;
        index.setCatalogue(fewOfEverything());
        const KindCounts counts = index.count(QStringLiteral("asus"));
        QCOMPARE(counts.of(Kind::Card), 1);
        QCOMPARE(counts.of(Kind::Motherboard), 1);
        QCOMPARE(counts.of(Kind::Supply), 0);
        QCOMPARE(index.count(QStringLiteral("seasonic")).most(), std::optional(Kind::Supply));
        QVERIFY(!index.count(QStringLiteral("matrox")).most());
    }

    /// The palette lists a few of each kind; that there are more is said.
    void moreOfAKindThanAreListed()
    {
        constexpr int Coolers = 7;
        constexpr int Listed = 4;
        Catalogue all;
        for (int i = 0; i < Coolers; ++i)
            all.add(part<Cooler>(qPrintable(QStringLiteral("cooler-%1").arg(i)), "Tower cooler", "Somebody"));
        Workspace workspace(all);
        SearchIndex index;
        index.setCatalogue(all);
        const auto found = findableParts(QStringLiteral("tower"), workspace, index, [](const QString &) {});
        QCOMPARE(found.size(), std::size_t(Listed + 1));
        QVERIFY2(found.back().title.contains(QStringLiteral("3")), qPrintable(found.back().title));
        QVERIFY(!found.back().run);
        const auto none = findableParts(QStringLiteral("matrox"), workspace, index, [](const QString &) {});
        QVERIFY(none.empty());
    }

    void nearestWords()
    {
        const std::vector<std::string> words{"geforce", "gtx", "gx", "rtx", "tesla"};
        QCOMPARE(nearestWord("gxt", words), std::string("gtx"));
        QCOMPARE(nearestWord("geforec", words), std::string("geforce"));
        QCOMPARE(nearestWord("gefrocee", words), std::string("geforce"));
        QCOMPARE(nearestWord("tsela", words), std::string("tesla"));
        QCOMPARE(nearestWord("radeon", words), std::string());
        QCOMPARE(nearestWord("gt", words), std::string());
    }

    void chineseIsCutAtItsWords()
    {
        QCOMPARE(cutAtKnownWords(QStringLiteral("华硕主板")),
                 QStringList({QStringLiteral("华硕"), QStringLiteral("主板")}));
        QCOMPARE(cutAtKnownWords(QStringLiteral("4090显卡")),
                 QStringList({QStringLiteral("4090"), QStringLiteral("显卡")}));
        QCOMPARE(cutAtKnownWords(QStringLiteral("电源线")), QStringList({QStringLiteral("电源线")}));
        QCOMPARE(cutAtKnownWords(QStringLiteral("geforce")), QStringList({QStringLiteral("geforce")}));
    }
};

RIG_TEST(TestPartSearch)
#include "tst_part_search.moc"
