// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"
#include "core/prices/price_cells.h"
#include "db/imports/csv_reader.h"
#include "db/imports/price_csv.h"
#include "db/user_store.h"
#include "tests/db/imports_support.h"
#include "tests/testing.h"

#include <QBuffer>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

class TestImportsPrices : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreReadAsRfc4180_data();
    void rowsAreReadAsRfc4180();
    void rowsWithoutBounds();
    void anOpenQuoteCostsOneRow();
    void encodings_data();
    void encodings();
    void brokenBytes();
    void amounts_data();
    void amounts();
    void decimalMarks();
    void dates_data();
    void dates();
    void headersAreUnderstood_data();
    void headersAreUnderstood();
    void theUsersWordCounts();
    void mappingsAreRemembered();
    void whatAMappingLacks();
    void partsAreFound_data();
    void partsAreFound();
    void badRows_data();
    void badRows();
    void twoPricesOfOneDay();
    void theYenAndTheYuan();
    void formulas();
    void twiceTheSame();
    void exportedAndImported();
    void stoppedInTheMiddle();
    void filesThatAreNone();
};

namespace {

QList<QStringList> rowsOf(const QByteArray &text, QStringList *problems = nullptr)
{
    QBuffer buffer;
    buffer.setData(text);
    buffer.open(QIODevice::ReadOnly);
    const auto form = db::textFormOf(buffer, u"x.csv"_s);
    QList<QStringList> rows;
    db::CsvReader reader(buffer, *form);
    db::CsvRow row;
    while (reader.next(row)) {
        rows << row.cells;
        if (problems && !row.problem.isEmpty())
            *problems << u"%1: %2"_s.arg(QString::number(row.line), row.problem);
    }
    return rows;
}

/// A price list, read as its header says.
struct List
{
    explicit List(const QByteArray &text) { writeBytes(path(), text); }

    [[nodiscard]] QString path() const { return m_folder.filePath(u"list.csv"_s); }

    [[nodiscard]] db::PriceMapping guessed() const
    {
        const auto head = db::readPriceListHead(path());
        return head ? db::guessPriceMapping(head->header, head->rows, head->delimiter) : db::PriceMapping();
    }
    [[nodiscard]] Result<db::ImportPlan> planWith(const db::PriceMapping &mapping, const Catalogue &over = present(),
                                                  const db::Progress &progress = {}) const
    {
        return db::pricesPlan({{path(), mapping}}, over, progress);
    }
    [[nodiscard]] db::ImportPlan plan(const Catalogue &over = present()) const
    {
        db::PriceMapping mapping = guessed();
        if (!mapping.column(db::PriceColumn::Date))
            mapping.date = QDate(2026, 11, 1);
        return planWith(mapping, over).value_or(db::ImportPlan());
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

void TestImportsPrices::rowsAreReadAsRfc4180_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<QStringList>>("rows");
    const QList<QStringList> two{{u"a"_s, u"b"_s}, {u"1"_s, u"2"_s}};
    QTest::newRow("line feeds") << QByteArray("a,b\n1,2\n") << two;
    QTest::newRow("no last line feed") << QByteArray("a,b\n1,2") << two;
    QTest::newRow("returns and line feeds") << QByteArray("a,b\r\n1,2\r\n") << two;
    QTest::newRow("returns") << QByteArray("a,b\r1,2\r") << two;
    QTest::newRow("empty lines") << QByteArray("\n\na,b\n\r\n\n1,2\n\n") << two;
    QTest::newRow("semicolons") << QByteArray("a;b\n1;2\n") << two;
    QTest::newRow("tabs") << QByteArray("a\tb\n1\t2\n") << two;
    QTest::newRow("quotes") << QByteArray("a,b\n\"1,\"\"x\"\"\",2\n")
                            << QList<QStringList>{{u"a"_s, u"b"_s}, {u"1,\"x\""_s, u"2"_s}};
    QTest::newRow("a line inside of quotes")
        << QByteArray("a,b\n\"1\n2\",3\n") << QList<QStringList>{{u"a"_s, u"b"_s}, {u"1\n2"_s, u"3"_s}};
    QTest::newRow("empty cells") << QByteArray("a,b\n,\n\"\",\n")
                                 << QList<QStringList>{{u"a"_s, u"b"_s}, {{}, {}}, {{}, {}}};
    QTest::newRow("nothing") << QByteArray() << QList<QStringList>{};
}

void TestImportsPrices::rowsAreReadAsRfc4180()
{
    QFETCH(QByteArray, text);
    QFETCH(QList<QStringList>, rows);
    QStringList problems;
    QCOMPARE(rowsOf(text, &problems), rows);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
}

void TestImportsPrices::rowsWithoutBounds()
{
    QStringList problems;
    const QList<QStringList> rows =
        rowsOf("a,b\n" + QByteArray(3'000'000, 'x') + ",1\nc,d\n" + QByteArray(500, ',') + "\ne,f\n", &problems);
    QCOMPARE(rows.size(), 5);
    QCOMPARE(rows[2], (QStringList{u"c"_s, u"d"_s}));
    QCOMPARE(rows[4], (QStringList{u"e"_s, u"f"_s}));
    QCOMPARE(problems.size(), 2);
    QVERIFY2(problems[0].startsWith(u"2: "_s) && problems[0].contains(u"64 kB"_s), qPrintable(problems[0]));
    QVERIFY2(problems[1].startsWith(u"4: "_s) && problems[1].contains(u"200"_s), qPrintable(problems[1]));
}

void TestImportsPrices::anOpenQuoteCostsOneRow()
{
    QStringList problems;
    const QList<QStringList> rows = rowsOf("a,b\n\"" + QByteArray(100'000, 'x') + "\nc,d\n", &problems);
    QCOMPARE(rows.last(), (QStringList{u"c"_s, u"d"_s}));
    QCOMPARE(problems.size(), 1);
    problems.clear();
    rowsOf("a,b\n1,2\n\"c,d\n", &problems);
    QCOMPARE(problems.size(), 1);
    QVERIFY2(problems[0].startsWith(u"3: "_s), qPrintable(problems[0]));
}

void TestImportsPrices::encodings_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QByteArray>("mark");
    QTest::newRow("UTF-8") << QByteArray("UTF-8") << QByteArray();
    QTest::newRow("UTF-8 with a mark") << QByteArray("UTF-8") << QByteArray("\xEF\xBB\xBF");
    QTest::newRow("UTF-16, little end first") << QByteArray("UTF-16LE") << QByteArray("\xFF\xFE");
    QTest::newRow("UTF-16, big end first") << QByteArray("UTF-16BE") << QByteArray("\xFE\xFF");
    if (QStringEncoder("GB18030").isValid())
        QTest::newRow("GBK") << QByteArray("GB18030") << QByteArray();
}

void TestImportsPrices::encodings()
{
    QFETCH(QByteArray, encoding);
    QFETCH(QByteArray, mark);
    QStringEncoder encoder(encoding.constData());
    const QByteArray encoded = encoder(
        u"型号,价格,币种,日期\n腱核,￥1,299.5,人民币,2026年11月1日\n"_s.replace(u"￥1,299.5"_s, u"\"￥1,299.5\""_s));
    const List list(mark + encoded);
    const db::ImportPlan plan = list.plan();
    QVERIFY2(plan.skipped.empty(), qPrintable(reasons(plan).join(u'\n')));
    QCOMPARE(plan.prices.size(), 1U);
    QCOMPARE(plan.prices[0].part, u"gtx-1050"_s);
    QCOMPARE(plan.prices[0].price.money, (Money{1299.5, u"CNY"_s}));
    QCOMPARE(plan.prices[0].price.date, QDate(2026, 11, 1));
}

void TestImportsPrices::brokenBytes()
{
    // One broken line does not make a UTF-8 file GBK.
    const List list("part,price,currency,source\nrm850,100,USD,\xE5\xBA\x97\nrm850,101,USD,\xE5\xBA\n"
                    "asus-3080,700,USD,\xE5\xBA\x97\n");
    const db::ImportPlan plan = list.plan();
    QCOMPARE(plan.prices.size(), 2U);
    QCOMPARE(plan.skipped.size(), 1U);
    QCOMPARE(plan.skipped[0].line, 3);
}

void TestImportsPrices::amounts_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QChar>("mark");
    QTest::addColumn<double>("amount"); // 0: it is refused
    QTest::addColumn<QStringList>("currencies");
    const QChar point = u'.';
    const QChar comma = u',';
    QTest::newRow("plain") << u"1299"_s << point << 1299.0 << QStringList{};
    QTest::newRow("point") << u"1299.50"_s << point << 1299.5 << QStringList{};
    QTest::newRow("thousands") << u"1,299"_s << point << 1299.0 << QStringList{};
    QTest::newRow("millions") << u"1,234,567.25"_s << point << 1234567.25 << QStringList{};
    QTest::newRow("comma") << u"1.299,50"_s << comma << 1299.5 << QStringList{};
    QTest::newRow("spaces") << u"1 299,50"_s << comma << 1299.5 << QStringList{};
    QTest::newRow("apostrophes") << u"1'299.50"_s << point << 1299.5 << QStringList{};
    QTest::newRow("full width") << u"１２９９．５"_s << point << 1299.5 << QStringList{};
    QTest::newRow("euro") << u"1.299,50 €"_s << comma << 1299.5 << QStringList{u"EUR"_s};
    QTest::newRow("yuan") << u"4999元"_s << point << 4999.0 << QStringList{u"CNY"_s};
    QTest::newRow("yuan or yen") << u"¥4,999"_s << point << 4999.0 << (QStringList{u"CNY"_s, u"JPY"_s});
    QTest::newRow("dollars of the US") << u"US$ 99"_s << point << 99.0 << QStringList{u"USD"_s};
    QTest::newRow("code") << u"99 CHF"_s << point << 99.0 << QStringList{u"CHF"_s};
    QTest::newRow("the other mark") << u"1.299,50"_s << point << 0.0 << QStringList{};
    QTest::newRow("badly grouped") << u"12,99"_s << point << 0.0 << QStringList{};
    QTest::newRow("nothing") << u" "_s << point << 0.0 << QStringList{};
    QTest::newRow("zero") << u"0.00"_s << point << 0.0 << QStringList{};
    QTest::newRow("below zero") << u"-5"_s << point << 0.0 << QStringList{};
    QTest::newRow("too much") << u"5000000000"_s << point << 0.0 << QStringList{};
    QTest::newRow("a formula") << u"=1+1"_s << point << 0.0 << QStringList{};
    QTest::newRow("ten thousands") << u"1.2万"_s << point << 0.0 << QStringList{};
    QTest::newRow("a power") << u"1E+03"_s << point << 0.0 << QStringList{};
    QTest::newRow("a word") << u"ask"_s << point << 0.0 << QStringList{};
    QTest::newRow("about") << u"~ 99"_s << point << 0.0 << QStringList{};
}

void TestImportsPrices::amounts()
{
    QFETCH(QString, cell);
    QFETCH(QChar, mark);
    QFETCH(double, amount);
    QFETCH(QStringList, currencies);
    const auto read = amountFrom(cell, mark);
    QCOMPARE(read.has_value(), amount > 0);
    if (!read) {
        QVERIFY(read.error().message.endsWith(u'.'));
        return;
    }
    QCOMPARE(read->amount, amount);
    QCOMPARE(read->currencies.mid(0, 2), currencies);
}

void TestImportsPrices::decimalMarks()
{
    QCOMPARE(decimalMarkOf({u"1299"_s, u"1.299,5"_s}), QChar(u','));
    QCOMPARE(decimalMarkOf({u"$1,299.50"_s}), QChar(u'.'));
    QCOMPARE(decimalMarkOf({u"1,299.5001"_s}), QChar(u'.'));
    QVERIFY(decimalMarkOf({u"1.299"_s, u"1,299"_s, u"12"_s}).isNull()); // thousands or thousandths
    QCOMPARE(List("part;price;currency;date\nrm850;1.299;EUR;2026-11-01\n").guessed().decimalMark, QChar(u','));
    QCOMPARE(List("part,price,currency,date\nrm850,1299,EUR,2026-11-01\n").guessed().decimalMark, QChar(u'.'));
}

void TestImportsPrices::dates_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QDate>("date"); // invalid: it is refused
    QTest::newRow("ISO") << u"2026-11-02"_s << QDate(2026, 11, 2);
    QTest::newRow("with a time") << u"2026-11-02 10:30"_s << QDate(2026, 11, 2);
    QTest::newRow("slashes") << u"2026/1/2"_s << QDate(2026, 1, 2);
    QTest::newRow("Chinese") << u"2026年1月2日"_s << QDate(2026, 1, 2);
    QTest::newRow("a month") << u"2026年3月"_s << QDate(2026, 3, 1);
    QTest::newRow("compact") << u"20260102"_s << QDate(2026, 1, 2);
    QTest::newRow("German") << u"2.1.2026"_s << QDate(2026, 1, 2);
    QTest::newRow("day first, surely") << u"25/1/2026"_s << QDate(2026, 1, 25);
    QTest::newRow("month first, surely") << u"1/25/2026"_s << QDate(2026, 1, 25);
    QTest::newRow("nobody knows") << u"3/4/2026"_s << QDate();
    QTest::newRow("no such day") << u"2026-02-30"_s << QDate();
    QTest::newRow("two digits") << u"01-02-26"_s << QDate();
    QTest::newRow("a word") << u"today"_s << QDate();
    QTest::newRow("nothing") << QString() << QDate();
}

void TestImportsPrices::dates()
{
    QFETCH(QString, cell);
    QFETCH(QDate, date);
    QCOMPARE(dateFrom(cell).value_or(QDate()), date);
}

void TestImportsPrices::headersAreUnderstood_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<QList<int>>("columns"); // of PriceColumn; -1: none
    QTest::addColumn<QString>("currency");
    QTest::newRow("ours") << u"part,name,amount,currency,date,condition,basis,source"_s
                          << QList<int>{0, 2, 3, 4, 5, 6, 7} << QString();
    QTest::newRow("Chinese") << u"日期,型号,价格,币种,成色,来源"_s << QList<int>{1, 2, 3, 0, 4, -1, 5} << QString();
    QTest::newRow("a currency beside the price")
        << u"Model,Price (USD),Date"_s << QList<int>{0, 1, -1, 2, -1, -1, -1} << u"USD"_s;
    QTest::newRow("in Chinese brackets") << u"商品,售价（元）,时间"_s << QList<int>{0, 1, -1, 2, -1, -1, -1}
                                         << u"CNY"_s;
    QTest::newRow("with a hyphen") << u"name,price_eur,shop"_s << QList<int>{0, 1, -1, -1, -1, -1, 2} << u"EUR"_s;
    QTest::newRow("a sign for two") << u"name,price (¥),date"_s << QList<int>{0, 1, -1, 2, -1, -1, -1} << QString();
    QTest::newRow("strangers") << u"a,b,c"_s << QList<int>{-1, -1, -1, -1, -1, -1, -1} << QString();
}

void TestImportsPrices::headersAreUnderstood()
{
    QFETCH(QString, header);
    QFETCH(QList<int>, columns);
    QFETCH(QString, currency);
    const db::PriceMapping mapping = db::guessPriceMapping(header.split(u','), {}, u',');
    QList<int> found;
    for (const std::optional<int> &column : mapping.columns)
        found << column.value_or(-1);
    QCOMPARE(found, columns);
    QCOMPARE(mapping.currency, currency);
}

void TestImportsPrices::theUsersWordCounts()
{
    const QStringList header{u"a"_s, u"b"_s, u"c"_s};
    auto mapping = db::withChoice({}, header, u"part"_s, u"B"_s);
    VERIFY_OK(mapping);
    QCOMPARE(mapping->column(db::PriceColumn::Part), 1);
    mapping = db::withChoice(*mapping, header, u"amount"_s, u"3"_s);
    VERIFY_OK(mapping);
    QCOMPARE(mapping->column(db::PriceColumn::Amount), 2);
    mapping = db::withChoice(*mapping, header, u"currency"_s, u"人民币"_s);
    VERIFY_OK(mapping);
    QCOMPARE(mapping->currency, u"CNY"_s);
    mapping = db::withChoice(*mapping, header, u"date"_s, u"2026-11-01"_s);
    VERIFY_OK(mapping);
    QCOMPARE(mapping->date, QDate(2026, 11, 1));
    for (const auto &[key, value] :
         {std::pair(u"part"_s, u"d"_s), std::pair(u"part"_s, u"4"_s), std::pair(u"currency"_s, u"¥"_s),
          std::pair(u"beauty"_s, u"a"_s), std::pair(u"decimal"_s, u"x"_s)}) {
        const auto refused = db::withChoice({}, header, key, value);
        QVERIFY2(!refused, qPrintable(key));
        QVERIFY(refused.error().message.contains(value) || refused.error().message.contains(key));
    }
}

void TestImportsPrices::mappingsAreRemembered()
{
    db::PriceMapping mapping;
    mapping.column(db::PriceColumn::Part) = 2;
    mapping.column(db::PriceColumn::Amount) = 0;
    mapping.currency = u"JPY"_s;
    mapping.condition = Condition::Used;
    mapping.basis = PriceBasis::List;
    mapping.decimalMark = u',';
    mapping.date = QDate(2026, 11, 1);
    const auto again = db::priceMappingFromJson(db::toJson(mapping), 3);
    QVERIFY(again);
    QCOMPARE(again->columns, mapping.columns);
    QCOMPARE(again->currency, mapping.currency);
    QCOMPARE(again->condition, mapping.condition);
    QCOMPARE(again->basis, mapping.basis);
    QCOMPARE(again->decimalMark, mapping.decimalMark);
    QVERIFY(!again->date.isValid()); // the next list is of another day
    QVERIFY(!db::priceMappingFromJson(db::toJson(mapping), 2));
    QVERIFY(db::mappingKey({u"a"_s, u"b"_s}) != db::mappingKey({u"a,b"_s}));
}

void TestImportsPrices::whatAMappingLacks()
{
    for (const QByteArray &text : {QByteArray("part,date\nrm850,2026-11-01\n"),
                                   QByteArray("price,date\n1,2026-11-01\n"), QByteArray("part,price\nrm850,1\n")}) {
        const List list(text);
        const auto plan = list.planWith(list.guessed());
        QVERIFY(!plan);
        QCOMPARE(plan.error().kind, Failure::Kind::BadInput);
        QCOMPARE(plan.error().file, list.path());
    }
}

void TestImportsPrices::partsAreFound_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("part"); // empty: unknown
    QTest::newRow("id") << u"rm850"_s << "rm850";
    QTest::newRow("id in capitals") << u"RM850"_s << "rm850";
    QTest::newRow("part number") << u"cp 9020196 na"_s << "rm850";
    QTest::newRow("name") << u"corsair  rm850"_s << "rm850";
    QTest::newRow("alias") << u"腱核"_s << "gtx-1050";
    QTest::newRow("part of a name") << u"Corsair"_s << "";
    QTest::newRow("nothing") << QString() << "";
}

void TestImportsPrices::partsAreFound()
{
    QFETCH(QString, name);
    QFETCH(QString, part);
    const List list("part,price,currency\n" + name.toUtf8() + ",99,USD\n");
    const db::ImportPlan plan = list.plan();
    QCOMPARE(plan.prices.empty() ? QString() : plan.prices[0].part, part);
    QCOMPARE(plan.skipped.size(), part.isEmpty() ? 1U : 0U);
}

void TestImportsPrices::badRows_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QString>("field");
    QTest::newRow("free") << QByteArray("rm850,0,USD,2026-11-01,new,market") << "price";
    QTest::newRow("no price") << QByteArray("rm850,,USD,2026-11-01,new,market") << "price";
    QTest::newRow("a short row") << QByteArray("rm850") << "price";
    QTest::newRow("no currency") << QByteArray("rm850,99,,2026-11-01,new,market") << "price";
    QTest::newRow("no such currency") << QByteArray("rm850,99,Taler,2026-11-01,new,market") << "currency";
    QTest::newRow("two currencies") << QByteArray("rm850,€99,USD,2026-11-01,new,market") << "price";
    QTest::newRow("no date") << QByteArray("rm850,99,USD,,new,market") << "date";
    QTest::newRow("half new") << QByteArray("rm850,99,USD,2026-11-01,half new,market") << "condition";
    QTest::newRow("no basis") << QByteArray("rm850,99,USD,2026-11-01,new,dream") << "basis";
    QTest::newRow("no such part") << QByteArray("rm9999,99,USD,2026-11-01,new,market") << "part";
}

void TestImportsPrices::badRows()
{
    QFETCH(QByteArray, row);
    QFETCH(QString, field);
    const List list("part,price,currency,date,condition,basis\n" + row + "\nrm850,99,USD,2026-11-02,used,list\n");
    const db::ImportPlan plan = list.plan();
    QCOMPARE(plan.skipped.size(), 1U);
    QCOMPARE(plan.skipped[0].field, field);
    QCOMPARE(plan.skipped[0].line, 2);
    QCOMPARE(plan.skipped[0].file, list.path());
    QVERIFY(plan.skipped[0].reason.endsWith(u'.'));
    QCOMPARE(plan.prices.size(), 1U); // the rest goes in
    QCOMPARE(plan.prices[0].price.condition, Condition::Used);
    QCOMPARE(plan.prices[0].price.basis, PriceBasis::List);
}

void TestImportsPrices::twoPricesOfOneDay()
{
    const List list("part,price,currency\nrm850,99,USD\nrm850,98,USD\nrm850,99,USD\nTwin,5,USD\n");
    const db::ImportPlan plan = list.plan();
    QCOMPARE(plan.prices.size(), 1U);
    QCOMPARE(plan.prices[0].price.money.amount, 99.0);
    QCOMPARE(plan.unchanged, 1);
    QCOMPARE(plan.doubts.size(), 2U);
    QCOMPARE(plan.doubts[0].line, 3);
    QCOMPARE(plan.doubts[1].parts, (QStringList{u"twin-a"_s, u"twin-b"_s}));
}

void TestImportsPrices::theYenAndTheYuan()
{
    const List list("part,price\nrm850,¥800\n");
    const db::ImportPlan asked = list.plan();
    QVERIFY(asked.isEmpty());
    QVERIFY2(asked.skipped[0].reason.contains(u"CNY, JPY"_s), qPrintable(asked.skipped[0].reason));
    db::PriceMapping mapping = list.guessed();
    mapping.date = QDate(2026, 11, 1);
    mapping.currency = u"JPY"_s;
    const auto told = list.planWith(mapping);
    VERIFY_OK(told);
    QCOMPARE(told->prices[0].price.money, (Money{800, u"JPY"_s}));
    mapping.currency = u"USD"_s;
    const auto wrong = list.planWith(mapping);
    VERIFY_OK(wrong);
    QVERIFY(wrong->prices.empty());
}

void TestImportsPrices::formulas()
{
    const List list("part,price,currency,source\n=cmd|' /C calc'!A0,99,USD,x\nrm850,=1+1,USD,x\nrm850,99,USD,=1+1\n");
    const db::ImportPlan plan = list.plan();
    QCOMPARE(plan.skipped.size(), 2U);
    QCOMPARE(plan.prices.size(), 1U);
    QCOMPARE(plan.prices[0].source, u"=1+1"_s); // a text like any other in here; an export does not let it run
    QCOMPARE(csvCell(u"=1+1"_s), u"'=1+1"_s);
    QCOMPARE(fromCsvCell(u"'=1+1"_s), u"=1+1"_s);
    QCOMPARE(fromCsvCell(u"'tis"_s), u"'tis"_s);
    for (const QString &cell : {u"@x"_s, u"+1"_s, u"-1"_s, u"\tx"_s})
        QVERIFY(csvCell(cell).startsWith(u'\'') || csvCell(cell).startsWith(u"\"'"_s));
    QCOMPARE(csvCell(u"-1"_s, CsvCell::Number), u"-1"_s);
}

void TestImportsPrices::twiceTheSame()
{
    const List list(
        "part,price,currency,date,condition\nrm850,99,USD,2026-11-01,new\nasus-3080,500,EUR,2026-11-01,used\n");
    const db::ImportPlan first = list.plan();
    QCOMPARE(first.prices.size(), 2U);
    const db::ImportPlan second = list.plan(after(present(), first));
    QVERIFY(second.isEmpty());
    QCOMPARE(second.unchanged, 2);
}

void TestImportsPrices::exportedAndImported()
{
    const List list("part,price,currency,date,condition,source\nrm850,99.99,USD,2026-11-01,new,\"=cmd|x, 店\"\n"
                    "腱核,1299,CNY,2026-10-01,used,闲鱼\n");
    const QTemporaryDir folder;
    db::UserStore store = db::UserStore::open(folder.path());
    VERIFY_OK(store.apply(list.plan()));
    const auto over = store.over(present());
    VERIFY_OK(over);
    const QByteArray csv = db::ownPricesAsCsv(*over, present());
    QVERIFY(csv.startsWith("\xEF\xBB\xBF"));
    QVERIFY2(csv.contains("\"'=cmd|x, 店\""), csv.constData());
    const List exported(csv);
    QVERIFY(exported.plan(*over).isEmpty());
    QCOMPARE(exported.plan(*over).unchanged, 2);
    const db::ImportPlan elsewhere = exported.plan();
    QCOMPARE(elsewhere.prices.size(), 2U);
    const QTemporaryDir other;
    db::UserStore second = db::UserStore::open(other.path());
    VERIFY_OK(second.apply(elsewhere));
    QCOMPARE(db::ownPricesAsCsv(*second.over(present()), present()), csv);
}

void TestImportsPrices::stoppedInTheMiddle()
{
    QByteArray text("part,price,currency,date\n");
    for (int i = 0; i < 20000; ++i)
        text += "rm850,99,USD,2026-11-01\n";
    const List list(text);
    int calls = 0;
    const auto stopped = list.planWith(list.guessed(), present(), [&](qint64, qint64) { return ++calls < 3; });
    QVERIFY(!stopped);
    QCOMPARE(calls, 3);
}

void TestImportsPrices::filesThatAreNone()
{
    const auto absent = db::readPriceListHead(u"/no/such/file.csv"_s);
    QVERIFY(!absent);
    QCOMPARE(absent.error().kind, Failure::Kind::Io);
    const auto empty = db::readPriceListHead(List({}).path());
    QVERIFY(!empty);
    const List nothing("\n\n");
    QVERIFY(!db::readPriceListHead(nothing.path()));
    const List picture(QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
    const auto plan = picture.planWith(picture.guessed());
    QVERIFY(!plan);
    QCOMPARE(plan.error().kind, Failure::Kind::BadInput);
}

RIG_TEST(TestImportsPrices)
#include "tst_imports_prices.moc"
