// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_support.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Names that are written to steer a terminal, to look like another line, or to run in a spreadsheet.
class TestConsoleText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void lists();
    void machines();
    void argumentsAndPaths();
    void numbersInExpressions();

private:
    Console m_console;
    QString m_parts;
};

namespace {

QStringList hostileNames()
{
    return {u"<img src=\"file:///etc/passwd\">"_s,
            u"<b>All is well</b>"_s,
            u"\"><script>alert(1)</script>"_s,
            u"</td></table><h1>No findings</h1>"_s,
            u"\u001b[2J\u001b]0;title\u0007"_s,
            u"\u001b]8;;file:///etc/passwd\u001b\\click"_s,
            u"Card\nNo findings"_s,
            u"Card\rPASS"_s,
            u"Card\tPASS"_s,
            u"back\u0008\u0008\u007fspace\u009b31m"_s,
            u"\u202egnp.exe"_s,
            u"a\u2066b\u2069\u200fc\u2028d"_s,
            u"=cmd|'/c calc'!A1"_s,
            u"@SUM(1)"_s,
            u"%1 %2 %n %s %d"_s};
}

/// A character that no terminal is to get.
QString wrongIn(const QByteArray &out)
{
    const QString text = QString::fromUtf8(out);
    static const QRegularExpression wrong(
        u"[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\x{061c}\\x{200e}\\x{200f}\\x{2028}-\\x{202e}\\x{2066}-\\x{206f}]"_s);
    const auto match = wrong.match(text);
    return match.hasMatch() ? text.mid(match.capturedStart() - 20, 40).toHtmlEscaped() : QString();
}

} // namespace

void TestConsoleText::initTestCase()
{
    QJsonArray chips;
    QJsonArray cards;
    int number = 0;
    for (const QString &name : hostileNames()) {
        const QString id = u"hostile-%1"_s.arg(number++);
        const QJsonObject sources{{u"*"_s, u"bad"_s}};
        chips << QJsonObject{
            {u"id"_s, id},         {u"name"_s, name}, {u"vendor"_s, name},     {u"aliases"_s, QJsonArray{name}},
            {u"memory_gib"_s, 24}, {u"tdp_w"_s, 350}, {u"sources"_s, sources}, {u"notes"_s, QJsonArray{name}}};
        cards << QJsonObject{{u"id"_s, id + u"-card"_s}, {u"name"_s, name}, {u"gpu"_s, id}, {u"sources"_s, sources}};
    }
    const QString first = hostileNames()[4];
    const QJsonObject source{{u"id"_s, u"bad"_s}, {u"title"_s, first}, {u"publisher"_s, first}, {u"kind"_s, u"shop"_s}};
    const QJsonObject whole{
        {u"rigwright_parts"_s, 1}, {u"sources"_s, QJsonArray{source}}, {u"gpus"_s, chips}, {u"cards"_s, cards}};
    m_parts = m_console.write(u"hostile.json"_s, QJsonDocument(whole).toJson());
}

void TestConsoleText::lists()
{
    const int all = 3 + static_cast<int>(hostileNames().size());
    for (const QString &format : {u"table"_s, u"csv"_s, u"json"_s}) {
        const Run run = m_console.run(
            {u"gpus"_s, u"--parts"_s, m_parts, u"--format"_s, format, u"--columns"_s, u"id,name,memory_gib"_s});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(wrongIn(run.out).isEmpty(), qPrintable(format + wrongIn(run.out)));
        if (format == u"json"_s)
            QCOMPARE(run.array().size(), all);
        else
            QVERIFY2(run.out.count('\n') <= all + 2, run.out.constData()); // no name makes a line of its own
        if (format == u"csv"_s)
            QVERIFY2(!run.out.contains(",=cmd") && !run.out.contains(",@SUM"), run.out.constData());
    }
    for (int i = 0; i < hostileNames().size(); ++i) {
        const Run run = m_console.run({u"show"_s, u"hostile-%1"_s.arg(i), u"--parts"_s, m_parts});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(wrongIn(run.out).isEmpty(), qPrintable(wrongIn(run.out)));
    }
}

void TestConsoleText::machines()
{
    for (const int i : {0, 2, 3, 4, 6, 7, 10}) {
        QByteArray text = build("weak").replace("large-card", "hostile-" + QByteArray::number(i) + "-card");
        QJsonObject machine = QJsonDocument::fromJson(text).object();
        machine.insert(u"name"_s, hostileNames()[i]);
        const QString path = m_console.write(u"machine.rig.json"_s, QJsonDocument(machine).toJson());
        for (const QString &format : {u"text"_s, u"json"_s}) {
            const Run run = m_console.run({u"check"_s, path, u"--parts"_s, m_parts, u"--format"_s, format});
            QVERIFY2(run.exitCode == 0 || run.exitCode == 1, qPrintable(run.errors));
            QVERIFY2(wrongIn(run.out).isEmpty(), qPrintable(wrongIn(run.out)));
        }
        const QString html = m_console.path(u"report.html"_s);
        QCOMPARE(m_console.run({u"report"_s, path, html, u"--parts"_s, m_parts}).exitCode, 0);
        QFile file(html);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray page = file.readAll();
        QVERIFY2(wrongIn(page).isEmpty(), qPrintable(wrongIn(page)));
        QVERIFY(!page.contains("<img") && !page.contains("<script") && !page.contains("<h1>No findings"));
    }
}

void TestConsoleText::argumentsAndPaths()
{
    const Run command = m_console.run({u"\u001b[2Jno-such"_s});
    QCOMPARE(command.exitCode, 2);
    QVERIFY2(wrongIn(command.errors.toUtf8()).isEmpty(), qPrintable(command.errors));
    const Run file = m_console.run({u"check"_s, m_console.path(u"a\u202eb\u001b[1m.rig.json"_s)});
    QCOMPARE(file.exitCode, 3);
    QVERIFY2(wrongIn(file.errors.toUtf8()).isEmpty(), qPrintable(file.errors));
}

void TestConsoleText::numbersInExpressions()
{
    for (const QString &number : {u"nan"_s, u"inf"_s, u"-inf"_s, u"NaN"_s, u"Infinity"_s, u"1e999"_s}) {
        const Run run = m_console.run({u"gpus"_s, u"--where"_s, u"memory_gib < "_s + number});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.errors.contains(u"memory_gib is a number"_s), qPrintable(run.errors));
    }
}

RIG_TEST(TestConsoleText)
#include "tst_console_text.moc"
