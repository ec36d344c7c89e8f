// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "core/lists/list_out.h"
#include "tests/core/fixture.h"
#include "tests/core/list_cases.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;
using namespace rig::lists;

/// Part lists of others: what is taken is right, what is doubtful is asked, what is not there is said.
class TestPartLists : public QObject
{
    Q_OBJECT

private slots:
    void listsAreRead_data();
    void listsAreRead();
    void countsAndPricesAreTaken();
    void whatIsNoPartIsTakenForNone();
    void aListBecomesAMachine();
    void aCardOfAKnownChip();
    void aMachineHasOneBoardCaseAndCooler();
    void whatIsAskedIsLeftOutUntilChosen();
    void amountsOfAllPieces();
    void signsOfSeveralCurrencies();
    void writtenListsAreReadAgain_data();
    void writtenListsAreReadAgain();
    void longTexts();
    void talkAddsNothing();
    void aLabelWithoutAPart();
    void nothingIsGuessedOfWhatIsNotThere();
};

namespace {

const PartFinder &finder()
{
    static const PartFinder made(shipped());
    return made;
}

PartList read(const QByteArray &text)
{
    const Result<PartList> list = readPartList(text, u"list.txt"_s, finder(), u"USD"_s);
    if (!list)
        qFatal("%s", qPrintable(list.error().sentence()));
    return *list;
}

const ListRow *rowAt(const PartList &list, int line)
{
    const auto found =
        std::find_if(list.rows.begin(), list.rows.end(), [&](const ListRow &row) { return row.line == line; });
    return found == list.rows.end() ? nullptr : &*found;
}

} // namespace

void TestPartLists::listsAreRead_data()
{
    QTest::addColumn<bool>("aside");
    QTest::addColumn<double>("rightPercent");
    QTest::newRow("those that were looked at") << false << 97.0;
    QTest::newRow("those that were kept aside") << true << 95.0;
}

void TestPartLists::listsAreRead()
{
    QFETCH(bool, aside);
    QFETCH(double, rightPercent);
    std::array<int, 4> counts{};
    for (const ListCase &each : listCases()) {
        if (each.aside != aside)
            continue;
        const PartList list = read(each.text);
        if (each.date.isValid())
            QCOMPARE(list.date, std::optional(each.date));
        for (const ExpectedRow &expected : each.rows) {
            const ListRow *row = rowAt(list, expected.line);
            const RowJudged judgement = row ? judgedRow(expected, *row) : RowJudged::Missed;
            ++counts[static_cast<std::size_t>(judgement)];
            if (judgement != RowJudged::Right)
                qInfo("%s, line %d: %s", qPrintable(each.name), expected.line,
                      qPrintable(row ? row->text + u" → "_s + takenId(*row) : QString()));
            QVERIFY2(judgement != RowJudged::Wrong, qPrintable(each.name + u": "_s + (row ? row->text : QString())));
        }
    }
    const int all = counts[0] + counts[1] + counts[2] + counts[3];
    qInfo("of %d lines: %d right, %d asked, %d missed, %d wrong", all, counts[0], counts[1], counts[2], counts[3]);
    QVERIFY(counts[0] >= all * rightPercent / 100);
}

void TestPartLists::countsAndPricesAreTaken()
{
    for (const ListCase &each : listCases()) {
        const PartList list = read(each.text);
        for (const ExpectedRow &expected : each.rows) {
            const ListRow *row = rowAt(list, expected.line);
            if (!row || row->state == RowState::Other || expected.what == ExpectedRow::What::Set)
                continue;
            QCOMPARE(row->count, expected.count);
            QVERIFY2(row->price.has_value() == expected.price.has_value(), qPrintable(row->text));
            if (expected.price) {
                QCOMPARE(row->price->amount, expected.price->amount);
                QCOMPARE(row->price->currency, expected.price->currency);
            }
        }
    }
}

void TestPartLists::whatIsNoPartIsTakenForNone()
{
    for (const ListCase &each : listCases()) {
        for (const ListRow &row : read(each.text).rows) {
            const bool expected = std::any_of(each.rows.begin(), each.rows.end(),
                                              [&](const ExpectedRow &one) { return one.line == row.line; });
            QVERIFY2(expected || row.state == RowState::Other || row.state == RowState::NotUnderstood,
                     qPrintable(each.name + u": "_s + row.text));
        }
    }
}

void TestPartLists::aListBecomesAMachine()
{
    const PartList list = read(listCases().front().text);
    const ListBuild made = buildOf(list, {}, shipped(), Document());
    const Build &build = made.document.build;
    QVERIFY(made.open.empty());
    QCOMPARE(build.itemsOf(Kind::Card).size(), std::size_t(2));
    QCOMPARE(build.itemsOf(Kind::Motherboard).front()->part, u"asus-pro-ws-wrx80e-sage-se-wifi"_s);
    QCOMPARE(build.itemsOf(Kind::Card).front()->price, std::optional(Money{750, u"USD"_s}));
    QVERIFY(build.name.endsWith(u"(2024-11-03)"_s));
    const Result<OpenedBuild> again = readBuildFile(writeBuildFile(made.document, made.catalogue), u"a"_s, shipped());
    QVERIFY2(again.has_value(), again ? "" : qPrintable(again.error().sentence()));
    QCOMPARE(again->document.build, build);
}

void TestPartLists::aCardOfAKnownChip()
{
    const PartList list = read("GPU: 2x Colorful RTX 4090 Vulcan 24GB");
    const ListRow &row = list.rows.front();
    QVERIFY(!row.found.part);
    QCOMPARE(row.found.chip->id, u"geforce-rtx-4090"_s);
    QCOMPARE(row.found.maker, u"Colorful"_s);
    const ListBuild made = buildOf(list, {}, shipped(), Document());
    QCOMPARE(made.document.build.items.size(), std::size_t(2));
    const auto card = made.catalogue.find<Card>(made.document.build.items.front().part);
    QCOMPARE(card->gpu.value, std::optional(u"geforce-rtx-4090"_s));
    QVERIFY(!card->length && !card->slotCount);
}

void TestPartLists::whatIsAskedIsLeftOutUntilChosen()
{
    const PartList list = read("GPU: RTX 3080\nCPU: AMD Ryzen 9 7950X");
    QCOMPARE(list.rows.front().state, RowState::Asked);
    QCOMPARE(list.rows.front().found.choices.size(), std::size_t(2)); // 10 and 12 GB, not the one that was rebuilt
    ListBuild made = buildOf(list, {}, shipped(), Document());
    QCOMPARE(made.open, std::vector<std::size_t>{0});
    QCOMPARE(made.document.build.items.size(), std::size_t(1));
    made = buildOf(list, {{0, {shipped().find(u"geforce-rtx-3080-12gb"_s)}}}, shipped(), Document());
    const auto card = made.catalogue.find<Card>(made.document.build.itemsOf(Kind::Card).front()->part);
    QCOMPARE(card->gpu.value, std::optional(u"geforce-rtx-3080-12gb"_s));
    made = buildOf(list, {{0, {}}, {1, {}}}, shipped(), Document());
    QVERIFY(made.document.build.items.empty());
    made = buildOf(list, {{0, {nullptr, true}}}, shipped(), Document()); // none of them: as it is written
    const auto own = made.catalogue.find<Card>(made.document.build.itemsOf(Kind::Card).front()->part);
    QCOMPARE(made.catalogue.chipOf(*own)->name, u"RTX 3080"_s);
}

void TestPartLists::amountsOfAllPieces()
{
    // The total says that 1,400 is the price of both.
    const PartList both = read("2x EVGA SuperNOVA 1600 P2 $1,400.00\nTotal: $1,400.00");
    QCOMPARE(both.rows.front().price, std::optional(Money{700, u"USD"_s}));
    QVERIFY(both.pricesOfOneSure);
    const PartList one = read("2x EVGA SuperNOVA 1600 P2 $700.00\nTotal: $1,400.00");
    QCOMPARE(one.rows.front().price, std::optional(Money{700, u"USD"_s}));
    const PartList open = read("2x EVGA SuperNOVA 1600 P2 $700.00");
    QVERIFY(!open.pricesOfOneSure);
}

void TestPartLists::signsOfSeveralCurrencies()
{
    const auto currencyOf = [](const QByteArray &text, const QString &assumed) {
        const auto list = readPartList(text, u"a"_s, finder(), assumed);
        const std::optional<Money> price = list->rows.front().price;
        return price ? price->currency : QString();
    };
    QCOMPARE(currencyOf("GPU: RTX 3090 $700", u"USD"_s), u"USD"_s);
    QCOMPARE(currencyOf("GPU: RTX 3090 $700", u"CAD"_s), u"CAD"_s);
    QCOMPARE(currencyOf("GPU: RTX 3090 $700", u"EUR"_s), QString()); // no dollar of the user's: left out, and said
    QCOMPARE(currencyOf("CPU: Ryzen 9 7950X ($500 @ X)\nhttps://ca.pcpartpicker.com/list/x", u"USD"_s), u"CAD"_s);
    QCOMPARE(currencyOf(u"显卡 RTX 3090 ¥5000"_s.toUtf8(), u"USD"_s), u"CNY"_s);
    QCOMPARE(currencyOf(u"グラボ RTX 3090 ¥98000"_s.toUtf8(), u"USD"_s), u"JPY"_s);
    QCOMPARE(currencyOf("GPU: RTX 3090 700", u"USD"_s), QString()); // a number alone is no price
}

void TestPartLists::writtenListsAreReadAgain_data()
{
    QTest::addColumn<int>("format");
    for (const ListFormat format : AllListFormats)
        QTest::newRow(listFormatKey(format).data()) << static_cast<int>(format);
}

void TestPartLists::writtenListsAreReadAgain()
{
    QFETCH(int, format);
    const ListBuild made = buildOf(read(listCases().front().text), {}, shipped(), Document());
    const QString text = listOf(made.document.build, made.catalogue, static_cast<ListFormat>(format));
    const ListBuild again = buildOf(read(text.toUtf8()), {}, shipped(), Document());
    QStringList before, after;
    for (const Item &item : made.document.build.items)
        before << item.part + u' ' + QString::number(item.price ? item.price->amount : 0);
    for (const Item &item : again.document.build.items)
        after << item.part + u' ' + QString::number(item.price ? item.price->amount : 0);
    before.sort();
    after.sort();
    QCOMPARE(after, before);
}

void TestPartLists::longTexts()
{
    const auto refused = readPartList(QByteArray(MostBytes + 1, 'a'), u"a.txt"_s, finder(), u"USD"_s);
    QVERIFY(!refused.has_value());
    QVERIFY(refused.error().sentence().contains(u"a.txt"_s));
    QByteArray many;
    for (int i = 0; i < 6000; ++i)
        many += "x\n";
    QVERIFY(read(many).cut);
    const PartList line = read("GPU: RTX 3090 " + QByteArray(100'000, 'z'));
    QVERIFY(line.cut);
    QVERIFY(read("").rows.empty());
}

void TestPartLists::talkAddsNothing()
{
    const PartList list =
        read("I was thinking of getting a second RTX 3090 for my machine but is the supply enough for it\n");
    QCOMPARE(list.countOf(RowState::Taken), 0);
    QVERIFY(buildOf(list, {}, shipped(), Document()).document.build.items.empty());
}

void TestPartLists::aLabelWithoutAPart()
{
    const PartList list = read("GPU: none yet\nCase: TBD\nCPU cooler: ?\nGPU: integrated graphics\n");
    QVERIFY(buildOf(list, {}, shipped(), Document()).document.build.items.empty());
}

void TestPartLists::nothingIsGuessedOfWhatIsNotThere()
{
    const ListBuild made =
        buildOf(read("RAM: 64GB DDR5-5200 Nobody\nRAM: 4x 32GB DDR4-2666 ECC REG Nobody\nPSU: Nobody 850W"), {},
                shipped(), Document());
    QCOMPARE(made.document.build.items.size(), std::size_t(3));
    const auto kit = [&](std::size_t item) {
        return made.catalogue.find<MemoryKit>(made.document.build.items[item].part);
    };
    QVERIFY(!kit(0)->modules && !kit(0)->moduleSize); // how many modules make up the 64 GB, nobody says
    QCOMPARE(kit(0)->transfers.value, std::optional(5200));
    QCOMPARE(kit(1)->moduleSize.value, std::optional(Gibibytes(32)));
    QCOMPARE(made.document.build.items[1].count, 4);
    const auto supply = made.catalogue.find<Supply>(made.document.build.items[2].part);
    QCOMPARE(supply->watts.value, std::optional(Watts(850)));
    QVERIFY(!supply->connectors && !supply->efficiency);
}

void TestPartLists::aMachineHasOneBoardCaseAndCooler()
{
    const QByteArray name = shipped().parts(Kind::Cooler).front()->name.toUtf8();
    const PartList list = read("CPU Cooler: " + name + " $30\nCPU Cooler: 2x " + name + " $30\n");
    const ListBuild made = buildOf(list, {}, shipped(), Document());
    QCOMPARE(made.document.build.itemsOf(Kind::Cooler).size(), std::size_t(1));
    QCOMPARE(made.open, std::vector<std::size_t>{1});
    QVERIFY(readBuildFile(writeBuildFile(made.document, made.catalogue), u"a.rig.json"_s, shipped()));
}

RIG_TEST(TestPartLists)
#include "tst_part_lists.moc"
