// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"
#include "core/base/typed_number.h"
#include "tests/testing.h"

#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace rig;

class TestTypedNumber : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }
    void aNumberIsReadAsItIsWritten_data();
    void aNumberIsReadAsItIsWritten();
    void whatIsNone_data();
    void whatIsNone();
    void aCellOfCsv();
};

void TestTypedNumber::aNumberIsReadAsItIsWritten_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("number");
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    const QLocale german(QLocale::German, QLocale::Germany);
    const QLocale chinese(QLocale::Chinese, QLocale::China);
    QTest::newRow("English") << english << u"1,234.5"_s << 1234.5;
    QTest::newRow("Chinese") << chinese << u"1,234.5"_s << 1234.5;
    QTest::newRow("German") << german << u"1.234,5"_s << 1234.5;
    QTest::newRow("German comma") << german << u"0,5"_s << 0.5;
    QTest::newRow("German, thousand as the form shows it") << german << u"1.500"_s << 1500.0;
    QTest::newRow("a program's point among Germans") << german << u"1.5"_s << 1.5;
    QTest::newRow("blanks around it") << english << u"  42 "_s << 42.0;
}

void TestTypedNumber::aNumberIsReadAsItIsWritten()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, text);
    QFETCH(double, number);
    QLocale::setDefault(locale);
    const std::optional<double> read = typedNumber(text);
    QVERIFY(read.has_value());
    QCOMPARE(*read, number);
}

void TestTypedNumber::whatIsNone_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "x", "1 2", "nan", "inf", "-inf", "1e999", "0x10", "1,5,0"})
        QTest::newRow(*text ? text : "empty") << QString::fromLatin1(text);
}

void TestTypedNumber::whatIsNone()
{
    QFETCH(QString, text);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QVERIFY(!typedNumber(text));
}

void TestTypedNumber::aCellOfCsv()
{
    QCOMPARE(csvCell(u"plain"_s), u"plain"_s);
    QCOMPARE(csvCell(u"a, \"b\""_s), u"\"a, \"\"b\"\"\""_s);
    QCOMPARE(csvCell(u"two\nlines"_s), u"\"two\nlines\""_s);
    QCOMPARE(csvCell(u"=1+1"_s), u"'=1+1"_s);
    QCOMPARE(csvCell(u"-90"_s, CsvCell::Number), u"-90"_s);
    QCOMPARE(fromCsvCell(csvCell(u"@here"_s)), u"@here"_s);
    QCOMPARE(fromCsvCell(csvCell(u"'=1+1"_s)), u"'=1+1"_s);
    QCOMPARE(fromCsvCell(csvCell(u"'tis"_s)), u"'tis"_s);
}

RIG_TEST(TestTypedNumber)
#include "tst_typed_number.moc"
