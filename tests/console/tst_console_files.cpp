// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_support.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// report, chart, lint, and the build step compile-catalogue.
class TestConsoleFiles : public QObject
{
    Q_OBJECT

private slots:
    void reportsAreWritten();
    void reportsThatCannotBeWritten();
    void whoPaysElectricityInYuanBuysInYuan();
    void chartsAreWritten();
    void chartsThatAnswerQuestions();
    void chartsThatCannotBeDrawn();
    void figuresForAxesAreListed();
    void lintOfAGoodFile();
    void lintTellsEachFault();
    void lintOfNothing();
    void compilingACatalogue();
    void compilingWhatIsBroken();

private:
    [[nodiscard]] QString machine() const
    {
        return m_console.write(u"machine.rig.json"_s, build("weak", secondCard()));
    }

    Console m_console;
};

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Run compile(const QString &folder, const QString &database)
{
    QProcess process;
    process.start(QStringLiteral(RIGWRIGHT_BINARY_DIR "/app/compile-catalogue"), {folder, database});
    return runOf(process);
}

} // namespace

void TestConsoleFiles::reportsAreWritten()
{
    const QString pdf = m_console.path(u"report.pdf"_s);
    const Run run = m_console.run({u"report"_s, machine(), pdf});
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    QVERIFY(bytesOf(pdf).startsWith("%PDF-"));
    const QString html = m_console.path(u"report.html"_s);
    QCOMPARE(m_console.run({u"report"_s, machine(), html, u"--lang"_s, u"en"_s}).exitCode, 0);
    QVERIFY(bytesOf(html).contains("Test machine"));
}

void TestConsoleFiles::whoPaysElectricityInYuanBuysInYuan()
{
    const QString machine = QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/templates/2026-cn-1-entry.rig.json");
    const QString html = m_console.path(u"yuan.html"_s);
    const Run written = runProgram({u"report"_s, machine, html, u"--lang"_s, u"en"_s});
    QVERIFY2(written.exitCode == 0, qPrintable(written.errors));
    QVERIFY(bytesOf(html).contains("· CNY"));
    QCOMPARE(runProgram({u"report"_s, machine, html, u"--lang"_s, u"en"_s, u"--currency"_s, u"USD"_s}).exitCode, 0);
    QVERIFY(bytesOf(html).contains("· USD"));
    const auto totals = [&](const QStringList &more) {
        const Run run = runProgram(QStringList{u"check"_s, machine, u"--format"_s, u"json"_s} + more);
        return run.object()["cost"_L1]["totals"_L1].toObject().keys();
    };
    QCOMPARE(totals({}), QStringList{u"CNY"_s});
    QCOMPARE(totals({u"--currency"_s, u"USD"_s}), QStringList{u"USD"_s});
}

void TestConsoleFiles::reportsThatCannotBeWritten()
{
    QCOMPARE(m_console.run({u"report"_s, machine(), m_console.path(u"report.doc"_s)}).exitCode, 2);
    QCOMPARE(m_console.run({u"report"_s, machine(), m_console.path(u"no/such/report.pdf"_s)}).exitCode, 3);
    QCOMPARE(m_console.run({u"report"_s, m_console.path(u"absent.rig.json"_s), m_console.path(u"x.pdf"_s)}).exitCode,
             3);
    QCOMPARE(m_console.run({u"report"_s, machine()}).exitCode, 2);
    QVERIFY(!QFile::exists(m_console.path(u"x.pdf"_s)));
}

void TestConsoleFiles::chartsAreWritten()
{
    const QString csv = m_console.path(u"chart.csv"_s);
    const Run run = m_console.run({u"chart"_s, u"fp32_tflops"_s, u"--versus"_s, u"tdp_w"_s, u"--out"_s, csv});
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    QVERIFY(bytesOf(csv).contains("Large 24"));
    const QString png = m_console.path(u"chart.png"_s);
    QCOMPARE(m_console.run({u"chart"_s, u"fp32_tflops"_s, u"--versus"_s, u"tdp_w"_s, u"--out"_s, png}).exitCode, 0);
    QVERIFY(bytesOf(png).startsWith("\x89PNG"));
}

void TestConsoleFiles::chartsThatAnswerQuestions()
{
    const QString csv = m_console.path(u"answer.csv"_s);
    const Run run = m_console.run({u"chart"_s, u"--question"_s, u"fp32-price-all"_s, u"--out"_s, csv});
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    QFile file(csv);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("series,id,name,price_usd,fp32_tflops,frontier\r\n"));
    QVERIFY2(run.errors.contains(u"not adjusted for inflation"_s), qPrintable(run.errors));
    QVERIFY(m_console.run({u"chart"_s, u"--questions"_s}).out.contains("cost-by-net"));
}

void TestConsoleFiles::chartsThatCannotBeDrawn()
{
    const QString out = m_console.path(u"chart-absent.png"_s);
    const QStringList figures{u"chart"_s, u"fp32_tflops"_s, u"--versus"_s, u"tdp_w"_s, u"--out"_s, out};
    for (const QStringList &wrong :
         {QStringList{u"--part"_s, u"no-such-part"_s}, QStringList{u"--series"_s, u"none"_s},
          QStringList{u"--dollars-of"_s, u"1950"_s}, QStringList{u"--price"_s, u"cheap"_s},
          QStringList{u"--beside"_s, u"memory_gib"_s}, QStringList{u"--size"_s, u"0x5"_s},
          QStringList{u"--size"_s, u"20000x20000"_s}, QStringList{u"--rest"_s, u"nan"_s},
          QStringList{u"--lines-x"_s, u"much"_s}, QStringList{u"--bars"_s}, QStringList{u"--question"_s, u"clocks"_s},
          QStringList{u"--filter"_s, u"gpu"_s, u"--by"_s, u"shape"_s}}) {
        const Run run = m_console.run(figures + wrong);
        QVERIFY2(run.exitCode == 2, qPrintable(wrong.join(u' ')));
        QVERIFY2(!run.errors.isEmpty(), qPrintable(wrong.join(u' ')));
        QVERIFY2(!QFile::exists(out), qPrintable(wrong.join(u' ')));
    }
    QCOMPARE(m_console.run({u"chart"_s, u"beauty"_s, u"--versus"_s, u"tdp_w"_s, u"--out"_s, out}).exitCode, 2);
    QCOMPARE(m_console.run({u"chart"_s, u"fp32_tflops"_s, u"--out"_s, out}).exitCode, 2);
    QCOMPARE(m_console.run({u"chart"_s, u"fp32_tflops"_s, u"--versus"_s, u"tdp_w"_s}).exitCode, 2);
    QCOMPARE(
        m_console
            .run({u"chart"_s, u"fp32_tflops"_s, u"--versus"_s, u"tdp_w"_s, u"--out"_s, m_console.path(u"a.bmpx"_s)})
            .exitCode,
        2);
    QCOMPARE(
        m_console
            .run({u"chart"_s, u"fp32_tflops"_s, u"--versus"_s, u"tdp_w"_s, u"--out"_s, m_console.path(u"no/c.png"_s)})
            .exitCode,
        3);
    QVERIFY(!QFile::exists(out));
}

void TestConsoleFiles::figuresForAxesAreListed()
{
    const Run run = m_console.run({u"chart"_s, u"--list"_s});
    QCOMPARE(run.exitCode, 0);
    for (const char *key : {"fp32_tflops", "launch_price_usd", "tdp_w", "memory_gib"})
        QVERIFY2(run.out.contains(key), key);
}

void TestConsoleFiles::lintOfAGoodFile()
{
    const Run files = m_console.run({u"lint"_s, m_console.write(u"good.json"_s, testParts())});
    QVERIFY2(files.exitCode == 0, files.out.constData());
    QCOMPARE(m_console.run({u"lint"_s}).exitCode, 0); // the catalogue
}

void TestConsoleFiles::lintTellsEachFault()
{
    QDir(m_console.path(QString())).mkpath(u"faulty"_s);
    const QString file = m_console.write(
        u"faulty/cards.json"_s,
        json("{'rigwright_parts': 1, 'cards': [{'id': 'hungry', 'name': 'Hungry', 'gpu': 'large', 'power_connectors': "
             "{'pcie-6': 1},"
             " 'sources': {'*': 'sheet'}}, {'id': 'bare', 'name': 'Bare', 'gpu': 'large', 'length_mm': 200}]}"));
    m_console.write(u"faulty/torn.json"_s, "{\n\n");
    const Run run = m_console.run({u"lint"_s, m_console.path(u"faulty"_s)});
    QCOMPARE(run.exitCode, 1);
    const QString text = QString::fromUtf8(run.out);
    QVERIFY2(text.contains(u"error: %1/hungry: power_connectors: "_s.arg(file)), qPrintable(text));
    QVERIFY2(text.contains(u"error: %1/bare: length_mm: "_s.arg(file)), qPrintable(text));
    QVERIFY2(text.contains(u"torn.json, line "_s), qPrintable(text));
}

void TestConsoleFiles::lintOfNothing()
{
    QCOMPARE(m_console.run({u"lint"_s, m_console.path(u"absent"_s)}).exitCode, 3);
    QDir(m_console.path(QString())).mkpath(u"empty"_s);
    QCOMPARE(m_console.run({u"lint"_s, m_console.path(u"empty"_s)}).exitCode, 2);
}

void TestConsoleFiles::compilingACatalogue()
{
    QDir(m_console.path(QString())).mkpath(u"source/sub"_s);
    m_console.write(u"source/sub/parts.json"_s, testParts());
    const QString database = m_console.path(u"compiled.sqlite"_s);
    const Run compiled = compile(m_console.path(u"source"_s), database);
    QVERIFY2(compiled.exitCode == 0, qPrintable(compiled.errors));
    const auto read = db::readCatalogue(database, db::allKinds());
    QVERIFY(read);
    QCOMPARE(read->parts(Kind::Gpu).size(), 3U);
}

void TestConsoleFiles::compilingWhatIsBroken()
{
    QDir(m_console.path(QString())).mkpath(u"twice"_s);
    m_console.write(u"twice/a.json"_s, testParts());
    m_console.write(u"twice/b.json"_s, testParts());
    const QString database = m_console.path(u"never.sqlite"_s);
    const Run twice = compile(m_console.path(u"twice"_s), database);
    QCOMPARE(twice.exitCode, 1);
    QVERIFY2(twice.errors.contains(u"a.json"_s) && twice.errors.contains(u"b.json"_s), qPrintable(twice.errors));
    QVERIFY(!QFile::exists(database));
    QCOMPARE(compile(m_console.path(u"absent"_s), database).exitCode, 1);
    QCOMPARE(compile(m_console.path(u"source"_s), m_console.path(u"no/such/c.sqlite"_s)).exitCode, 1);
}

RIG_TEST(TestConsoleFiles)
#include "tst_console_files.moc"
