// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testing.h"
#include "ui/report/report_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace rig;
using namespace Qt::StringLiterals;

namespace {

ReportTable longTable(int rows)
{
    ReportTable table;
    table.headings = {u"Kind"_s, u"Part"_s, u"Each"_s};
    table.numeric = {false, false, true};
    table.shares = {20, 60, 20};
    for (int i = 1; i <= rows; ++i)
        table.rows.push_back({u"Drive"_s, u"Example drive %1\npart number EX-%1"_s.arg(i), u"$%1"_s.arg(100 + i)});
    return table;
}

ReportFinding supplyFinding()
{
    ReportFinding finding;
    finding.severity = Severity::Blocker;
    finding.label = u"Blocker"_s;
    finding.title = u"Supply capacity"_s;
    finding.message = u"The machine needs 1,720 W while training; the supply carries 1,600 W."_s;
    finding.evidence = u"Intel ATX design guide"_s;
    finding.fix = u"Limit the cards to 280 W"_s;
    return finding;
}

/// A report with all that a page can hold; its words need no catalogue.
Report sample()
{
    Report report;
    report.title = u"Four cards <b>& more</b>"_s;
    report.date = QDate(2026, 11, 20);
    report.summary = u"This machine is blocked."_s;
    report.worst = Severity::Blocker;
    report.cover.verdict = u"This machine is blocked."_s;
    report.cover.figures = {{u"Price"_s, u"≥ $3,210, 3 parts without price"_s}, {u"Draw"_s, u"1,720 W of 1,600 W"_s}};

    ReportSection findings;
    findings.title = u"Findings"_s;
    findings.findings = {supplyFinding()};
    ReportSection power;
    power.title = u"Power budget"_s;
    power.notes = {u"Circuit: 16 A, 230 V."_s};
    ReportSection parts;
    parts.title = u"Parts"_s;
    parts.table = longTable(90);
    ReportSection chinese;
    chinese.title = u"中文长度"_s;
    chinese.paragraphs = {u"电源功率不足，见第 3 页"_s};
    report.sections = {findings, power, parts, chinese};
    return report;
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What one of the PDF tools prints about the file; empty when it fails.
QString asked(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished() || process.exitCode() != 0)
        return {};
    return QString::fromUtf8(process.readAllStandardOutput());
}

#ifdef Q_OS_UNIX
/// As long as it lives, no file of this process grows beyond so many bytes: what a full disk does.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes) : m_signal(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before{};
    void (*m_signal)(int);
};
#endif

} // namespace

class TestReportFile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void thePdfHoldsTheWords();
    void everyFontIsEmbedded();
    void nothingIsAPicture();
    void pagesAreNumberedAndTablesRepeatTheirHeadings();
    void noHeadingEndsAPage();
    void theRestOfACommandIsIndented();
    void aCommandBreaksAtBlanks();
    void anOptionIsNotTornAtItsHyphens();
    void whatIsOneThingIsNotTorn();
    void theLastPageHasMoreThanAFewRows();
    void theHtmlEscapesWhatItIsGiven();
    void theHtmlNeedsNothingBesideIt();
    void anotherEndingIsRefused();
    void aFolderThatIsNotThereIsSaid();
    void aFailedWriteLeavesTheOldFile();
    void aFullDiskLeavesTheOldFile();
    void whoReadsTheOldFileKeepsIt();

private:
    QTemporaryDir m_folder;
    QString m_pdf;
};

void TestReportFile::initTestCase()
{
    QVERIFY(m_folder.isValid());
    m_pdf = m_folder.filePath(u"report.pdf"_s);
    const Result<void> saved = ui::saveReport(sample(), m_pdf);
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().sentence()));
    QVERIFY(contentsOf(m_pdf).startsWith("%PDF-"));
}

void TestReportFile::thePdfHoldsTheWords()
{
    const QString text = asked(u"pdftotext"_s, {u"-layout"_s, m_pdf, u"-"_s});
    for (const QString &word :
         {u"中文长度"_s, u"Four cards <b>& more</b>"_s, u"This machine is blocked."_s, u"Supply capacity"_s,
          u"1,720 W of 1,600 W"_s, u"Example drive 90"_s, u"part number EX-90"_s, u"电源功率不足，见第 3 页"_s,
          u"What mends it: Limit the cards to 280 W"_s})
        QVERIFY2(text.contains(word), qPrintable(word));
}

void TestReportFile::everyFontIsEmbedded()
{
    const QStringList lines = asked(u"pdffonts"_s, {m_pdf}).split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(lines.size() > 2);
    const qsizetype column = lines.first().indexOf("emb"_L1);
    for (const QString &line : lines.mid(2))
        QCOMPARE(line.mid(column, 3), u"yes"_s);
}

void TestReportFile::nothingIsAPicture()
{
    const QStringList lines = asked(u"pdfimages"_s, {u"-list"_s, m_pdf}).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2); // the list's own heading
}

void TestReportFile::pagesAreNumberedAndTablesRepeatTheirHeadings()
{
    const QStringList pages = asked(u"pdftotext"_s, {u"-layout"_s, m_pdf, u"-"_s}).split(u'\f', Qt::SkipEmptyParts);
    QVERIFY(pages.size() > 2);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        QVERIFY(pages[i].contains(u"Page %1 of %2"_s.arg(QString::number(i + 1), QString::number(pages.size()))));
        QVERIFY(pages[i].contains(u"2026-11-20"_s));
        if (pages[i].contains(u"Example drive"_s))
            QCOMPARE(pages[i].count(u"Each"_s), 1);
    }
}

void TestReportFile::noHeadingEndsAPage()
{
    // Tables of every length push the heading after them over the end of the page.
    for (int rows = 10; rows < 26; ++rows) {
        Report report;
        report.title = u"Heading"_s;
        ReportSection first;
        first.title = u"First"_s;
        first.table = longTable(rows);
        ReportSection second;
        second.title = u"Second part"_s;
        second.table = longTable(2);
        report.sections = {first, second};
        const QString path = m_folder.filePath(u"heading.pdf"_s);
        QVERIFY(ui::saveReport(report, path));
        const QStringList pages = asked(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s}).split(u'\f', Qt::SkipEmptyParts);
        for (const QString &page : pages) {
            const qsizetype heading = page.indexOf(u"Second part"_s);
            if (heading >= 0)
                QVERIFY2(page.mid(heading).contains(u"Example drive 1"_s), qPrintable(QString::number(rows)));
        }
    }
}

/// Or the rest of a long command reads as one of its own.
void TestReportFile::theRestOfACommandIsIndented()
{
    Report report;
    report.title = u"Commands"_s;
    ReportSection section;
    section.title = u"Steps"_s;
    ReportTable table = longTable(0);
    table.rows = {{u"1"_s, u"Install\nalpha "_s + u"--option "_s.repeated(20) + u"\nomega"_s, QString()}};
    table.typed = true;
    section.table = table;
    report.sections = {section};
    const QString path = m_folder.filePath(u"typed.pdf"_s);
    QVERIFY(ui::saveReport(report, path));
    static const QRegularExpression word(u"<word xMin=\"([\\d.]+)\" yMin=\"([\\d.]+)\"[^>]*>([^<]*)</word>"_s);
    QMap<double, double> lefts; // of each line of the command
    double alpha = 0;
    double omega = 0;
    auto each = word.globalMatch(asked(u"pdftotext"_s, {u"-bbox"_s, path, u"-"_s}));
    while (each.hasNext()) {
        const QRegularExpressionMatch match = each.next();
        const double left = match.captured(1).toDouble();
        const double top = match.captured(2).toDouble();
        alpha = match.captured(3) == u"alpha"_s ? left : alpha;
        omega = match.captured(3) == u"omega"_s ? left : omega;
        if (match.captured(3) == u"--option"_s)
            lefts[top] = lefts.contains(top) ? std::min(lefts[top], left) : left;
    }
    QVERIFY(alpha > 0 && std::abs(alpha - omega) < 0.5);
    QVERIFY(lefts.size() > 1);
    QVERIFY2(lefts.last() > alpha + 4, qPrintable(u"%1 %2"_s.arg(lefts.last()).arg(alpha)));
    QVERIFY(reportAsHtml(report).contains(u"class=\"typed\""_s));
}

/// A path is typed whole; a word that no line holds breaks behind one of its commas.
void TestReportFile::aCommandBreaksAtBlanks()
{
    const QString path = u"/usr/share/keyrings/some-toolkit.gpg"_s;
    Report report;
    report.title = u"Commands"_s;
    ReportSection section;
    section.title = u"Steps"_s;
    ReportTable table = longTable(0);
    table.rows = {{u"1"_s, u"Install\nalpha "_s + (path + u' ').repeated(8), QString()},
                  {u"2"_s, u"pcie.link.gen.current,"_s.repeated(12) + u"omega"_s, QString()}};
    table.typed = true;
    section.table = table;
    report.sections = {section};
    const QString pdf = m_folder.filePath(u"blanks.pdf"_s);
    QVERIFY(ui::saveReport(report, pdf));
    static const QRegularExpression word(u"<word [^>]*>([^<]*)</word>"_s);
    int whole = 0;
    int lines = 0;
    auto each = word.globalMatch(asked(u"pdftotext"_s, {u"-bbox"_s, pdf, u"-"_s}));
    while (each.hasNext()) {
        const QString text = each.next().captured(1);
        whole += text == path ? 1 : 0;
        lines += text.startsWith(u"pcie.link.gen.current,"_s) ? 1 : 0;
        QVERIFY2(!text.contains(u"keyrings"_s) || text == path, qPrintable(text));
        QVERIFY2(!text.contains(u"pcie"_s) || text.startsWith(u"pcie.link.gen.current,"_s), qPrintable(text));
    }
    QCOMPARE(whole, 8);
    QVERIFY(lines > 1);
}

/// One that no line holds breaks behind a comma, and the next begins a line.
void TestReportFile::anOptionIsNotTornAtItsHyphens()
{
    Report report;
    report.title = u"Commands"_s;
    ReportSection section;
    section.title = u"First start"_s;
    ReportTable table = longTable(0);
    table.rows = {
        {u"nvidia-smi --query-gpu="_s + u"pcie.link.gen.current,"_s.repeated(6) + u"power.limit --format=csv"_s,
         u"Cards 1–4"_s, QString()}};
    section.table = table;
    report.sections = {section};
    const QString pdf = m_folder.filePath(u"options.pdf"_s);
    QVERIFY(ui::saveReport(report, pdf));
    const QString text = asked(u"pdftotext"_s, {u"-layout"_s, pdf, u"-"_s});
    QVERIFY2(text.contains(u"--format=csv"_s), qPrintable(text));
    QVERIFY2(!text.contains(QRegularExpression(u"--(query|format)?-?(\\s|$)"_s)), qPrintable(text));
}

/// A part number, a range and a sum with its currency end up in one line, wherever it ends.
void TestReportFile::whatIsOneThingIsNotTorn()
{
    Report report;
    report.title = u"Names"_s;
    for (const QString &thing : {u"FD-C-DEF7A-04"_s, u"SAGE/10G"_s, u"59.1–62.7"_s}) {
        ReportSection section;
        section.title = u"Section"_s;
        // Of several lengths, so that lines end at each place.
        section.paragraphs = {(u"number "_s + thing + u' ').repeated(20), (thing + u" is it "_s).repeated(20),
                              (thing + u' ').repeated(30)};
        report.sections.push_back(section);
    }
    ReportSection money;
    money.title = u"Money"_s;
    money.paragraphs = {u"converted from TWD 17,999 at the rate; "_s.repeated(12), u"from TWD 17,999 "_s.repeated(20)};
    report.sections.push_back(money);
    const QString pdf = m_folder.filePath(u"names.pdf"_s);
    QVERIFY(ui::saveReport(report, pdf));
    const QString text = asked(u"pdftotext"_s, {u"-layout"_s, pdf, u"-"_s});
    QCOMPARE(text.count(u"FD-C-DEF7A-04"_s), 70);
    QCOMPARE(text.count(u"SAGE/10G"_s), 70);
    QCOMPARE(text.count(u"59.1–62.7"_s), 70);
    QCOMPARE(text.count(u"TWD 17,999"_s), 32);
}

/// It takes some from the page before, which stays well filled.
void TestReportFile::theLastPageHasMoreThanAFewRows()
{
    for (int rows = 40; rows < 65; ++rows) {
        Report report;
        report.title = u"Rows"_s;
        ReportSection parts;
        parts.title = u"Parts"_s;
        parts.table = longTable(rows);
        report.sections = {parts};
        const QString pdf = m_folder.filePath(u"rows.pdf"_s);
        QVERIFY(ui::saveReport(report, pdf));
        const QStringList pages = asked(u"pdftotext"_s, {u"-layout"_s, pdf, u"-"_s}).split(u'\f', Qt::SkipEmptyParts);
        qsizetype all = 0;
        for (const QString &page : pages)
            all += page.count(u"Example drive"_s);
        QCOMPARE(all, static_cast<qsizetype>(rows));
        QVERIFY2(pages.last().count(u"Example drive"_s) > 4, qPrintable(u"%1 rows: "_s.arg(rows) + pages.last()));
        for (int i = 1; i <= rows; ++i) // each once
            QCOMPARE(pages.join(u'\n').count(QRegularExpression(u"EX-%1\\b"_s.arg(i))), 1);
    }
}

void TestReportFile::theHtmlEscapesWhatItIsGiven()
{
    const QString path = m_folder.filePath(u"report.html"_s);
    QVERIFY(ui::saveReport(sample(), path));
    const QString html = QString::fromUtf8(contentsOf(path));
    QVERIFY(html.contains(u"Four cards &lt;b&gt;&amp; more&lt;/b&gt;"_s));
    QVERIFY(!html.contains(u"<b>"_s));
}

void TestReportFile::theHtmlNeedsNothingBesideIt()
{
    const QString html = reportAsHtml(sample());
    for (const QString &word : {u"src="_s, u"href="_s, u"url("_s, u"@import"_s, u"<script"_s, u"<link"_s})
        QVERIFY2(!html.contains(word), qPrintable(word));
}

void TestReportFile::anotherEndingIsRefused()
{
    const QString path = m_folder.filePath(u"report.docx"_s);
    const Result<void> saved = ui::saveReport(sample(), path);
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, Failure::Kind::BadInput);
    QVERIFY(!QFileInfo::exists(path));
}

void TestReportFile::aFolderThatIsNotThereIsSaid()
{
    const Result<void> saved = ui::saveReport(sample(), m_folder.filePath(u"none/report.pdf"_s));
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, Failure::Kind::Io);
    QVERIFY(saved.error().sentence().contains(u"none"_s));
}

void TestReportFile::aFailedWriteLeavesTheOldFile()
{
    // A folder in the file's place cannot be replaced by a file.
    const QString path = m_folder.filePath(u"folder.pdf"_s);
    QVERIFY(QDir().mkpath(path));
    QVERIFY(!ui::saveReport(sample(), path));
    QVERIFY(QFileInfo(path).isDir());
}

void TestReportFile::aFullDiskLeavesTheOldFile()
{
#ifdef Q_OS_UNIX
    for (const QString &name : {u"kept.pdf"_s, u"kept.html"_s}) {
        const QString path = m_folder.filePath(name);
        QVERIFY(ui::saveReport(sample(), path));
        const QByteArray before = contentsOf(path);
        Report other = sample();
        other.title = u"Another machine"_s;
        const auto saved = [&] {
            const FullDisk disk(1000);
            return ui::saveReport(other, path);
        }();
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind, Failure::Kind::Io);
        QVERIFY2(saved.error().sentence().contains(name), qPrintable(saved.error().sentence()));
        QVERIFY(contentsOf(path) == before);
        const QString ending = QFileInfo(name).suffix();
        QCOMPARE(QDir(m_folder.path()).entryList({u"kept."_s + ending + u'*'}, QDir::Files | QDir::Hidden).size(), 1);
    }
#endif
}

/// Where a system does not let an open file be replaced, a sentence says so and the old one stays.
void TestReportFile::whoReadsTheOldFileKeepsIt()
{
    const QString path = m_folder.filePath(u"open.pdf"_s);
    QVERIFY(ui::saveReport(sample(), path));
    const QByteArray before = contentsOf(path);
    QFile reader(path);
    QVERIFY(reader.open(QIODevice::ReadOnly));
    Report other = sample();
    other.title = u"Another machine"_s;
    const Result<void> saved = ui::saveReport(other, path);
    QVERIFY(reader.readAll() == before);
    if (saved)
        QVERIFY(contentsOf(path) != before && contentsOf(path).endsWith("%%EOF\n"));
    else
        QVERIFY(contentsOf(path) == before && saved.error().sentence().contains(u"open.pdf"_s));
}

RIG_TEST(TestReportFile)
#include "tst_report_file.moc"
