// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"
#include "core/base/shown_text.h"
#include "tests/testing.h"

#include <QJsonObject>

using namespace rig;
using namespace Qt::StringLiterals;

class TestShownText : public QObject
{
    Q_OBJECT

private slots:
    void shown_data();
    void shown();
    void ordinaryTextStays();
    void filesAreReadSo();
};

void TestShownText::shown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    QTest::newRow("escape sequence") << u"\u001b[2J"_s << u"\u241b[2J"_s;
    QTest::newRow("bell, backspace, nothing") << u"a\u0007\u0008"_s + QChar(0) << u"a\u2407\u2408\u2400"_s;
    QTest::newRow("delete") << u"a\u007fb"_s << u"a\u2421b"_s;
    QTest::newRow("second control set") << QString(QChar(0x9b)) << u"\ufffd"_s;
    QTest::newRow("right to left override") << u"exe.\u202egpj"_s << u"exe.\ufffdgpj"_s;
    QTest::newRow("isolates and marks") << u"\u2066\u2069\u200e\u200f\u061c"_s << u"\ufffd\ufffd\ufffd\ufffd\ufffd"_s;
    QTest::newRow("separators") << u"a\u2028b\u2029"_s << u"a\ufffdb\ufffd"_s;
    QTest::newRow("a second line") << u"Good\nAll fine"_s << u"Good\u240aAll fine"_s;
    QTest::newRow("back to the start") << u"Bad\rGood"_s << u"Bad\u240dGood"_s;
}

void TestShownText::shown()
{
    QFETCH(const QString, text);
    QFETCH(const QString, line);
    QCOMPARE(shownLine(text), line);
    QCOMPARE(shownLine(text).size(), text.size()); // what was read must fit when it is read again
    QString kept = line;
    if (text.contains(u'\n'))
        kept = text;
    QCOMPARE(shownText(text), kept);
    QCOMPARE(shownLine(line), line);
}

void TestShownText::ordinaryTextStays()
{
    for (const QString &text : {u"RTX 4090 – 24 GB, €1.599 “quoted” <b>"_s, u"显卡 腱核"_s, u"עברית"_s,
                                u"👩‍💻"_s, u"\ufeffpart,name"_s, QString()}) {
        QCOMPARE(shownLine(text), text);
        QCOMPARE(shownText(text), text);
    }
}

void TestShownText::filesAreReadSo()
{
    JsonReader reader({{u"name"_s, u"a\u001b[31m"_s}, {u"notes"_s, QJsonArray{u"b\u202e"_s}}});
    QCOMPARE(reader.text("name"_L1), u"a\u241b[31m"_s);
    QCOMPARE(*reader.texts("notes"_L1), QStringList{u"b\ufffd"_s});
    QVERIFY(!reader.failed());
}

RIG_TEST(TestShownText)
#include "tst_shown_text.moc"
