// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "core/catalogue/codec.h"
#include "core/checks/run_checks.h"
#include "core/workload/planned_works.h"
#include "db/catalogue_file.h"
#include "tests/testing.h"
#include "ui/languages.h"
#include "ui/report/report_file.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace rig;
using namespace Qt::StringLiterals;

namespace {

const QDate Day(2026, 11, 23);

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString asked(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished() || process.exitCode() != 0)
        return {};
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// The program's words in a language, as long as it lives.
class Spoken
{
public:
    explicit Spoken(const QString &language) : m_switch(*QCoreApplication::instance()) { m_switch.use(language); }
    ~Spoken() { m_switch.use(u"en"_s); }
    Spoken(const Spoken &) = delete;
    Spoken &operator=(const Spoken &) = delete;

private:
    ui::LanguageSwitch m_switch;
};

} // namespace

/// Reports of whole machines, read as those who get them do.
class TestReportPages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theFirstPageDecides_data();
    void theFirstPageDecides();
    void noPageIsEmpty();
    void headingsAreBookmarks_data();
    void headingsAreBookmarks();
    void paperIsOfThePlace();
    void theSameReportIsTheSameFile();
    void noDrawingIsAPicture();
    void sourcesAreLinks();
    void theWebPageHasTheSame();
    void eachSupplyIsDrawnOnce();
    void anythingHasAFirstPage_data();
    void anythingHasAFirstPage();
    void chineseIsFound_data();
    void chineseIsFound();
    void rentingIsInBothFiles();
    void threeCurrenciesAreSummedApart();
    void theFileIsWhole_data();
    void theFileIsWhole();
    void theWorksStandOnTheFirstPage();
    void chineseIsWhole_data();
    void chineseIsWhole();

private:
    [[nodiscard]] Document machine(const QString &path) const;
    QStringList pagesOf(const Document &document, const QString &name = u"report.pdf"_s) const;
    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    Catalogue m_catalogue;
};

void TestReportPages::initTestCase()
{
    const Result<Catalogue> read =
        db::readCatalogue(QStringLiteral(RIGWRIGHT_BINARY_DIR "/catalogue.sqlite"), db::allKinds());
    QVERIFY(read);
    m_catalogue = *read;
    m_catalogue.prices.today = Day;
    QByteArray own =
        "{'rigwright_parts': 1, 'sources': [{'id': 'own', 'title': '<script>alert(1)</script>', 'publisher': 'I', "
        "'date': '2026', 'url': 'javascript:alert(1)', 'licence': 'facts', 'kind': 'owner'}], 'cards': ["
        "{'id': 'own-long', 'name': 'LONG', 'vendor': 'Example', 'gpu': 'nvidia-geforce-rtx-3090', "
        "'slots': 2, 'sources': {'*': 'own'}}, {'id': 'own-right-to-left', 'name': 'بطاقة 🎮 <img src=x>', "
        "'vendor': '<script>', 'gpu': 'nvidia-geforce-rtx-3090', 'slots': 2, 'sources': {'*': 'own'}}]}";
    own.replace("LONG", QByteArray(390, 'W')).replace('\'', '"');
    const Result<Catalogue> with = withPartsFile(m_catalogue, own, u"own"_s, Origin::Own);
    QVERIFY2(with, with ? "" : qPrintable(with.error().sentence()));
    m_catalogue = *with;
}

Document TestReportPages::machine(const QString &path) const
{
    const QString whole = QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/%1.rig.json").arg(path);
    const Result<OpenedBuild> opened = readBuildFile(contentsOf(whole), whole, m_catalogue);
    return opened ? opened->document : Document();
}

QStringList TestReportPages::pagesOf(const Document &document, const QString &name) const
{
    const Result<void> written = ui::writeReport(document, m_catalogue, Day, file(name));
    if (!written)
        return {};
    return asked(u"pdftotext"_s, {u"-layout"_s, file(name), u"-"_s}).split(u'\f', Qt::SkipEmptyParts);
}

void TestReportPages::theFirstPageDecides_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"examples/four-cards", "examples/one-card", "examples/two-cards-trouble",
                             "examples/drive-takes-lanes", "templates/2026-cn-5-four-3090", "templates/d2l-8-gpus"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

void TestReportPages::theFirstPageDecides()
{
    QFETCH(const QString, path);
    const Document document = machine(path);
    const QStringList pages = pagesOf(document);
    QVERIFY(pages.size() > 3);
    const Report report = makeReport(document, m_catalogue, Day);
    const QString first = pages.front();
    for (const QString &word :
         {report.cover.verdict, u"To buy"_s, u"GPU memory"_s, u"Training draw"_s, u"At the wall"_s,
          u"Heat into the room"_s, u"Slowest link"_s, u"Lanes"_s, u"Power"_s, u"What to buy"_s,
          u"Approved: name, date, signature"_s, u"2026-11-23"_s, u"Page 1 of"_s})
        QVERIFY2(first.contains(word), qPrintable(word + u'\n' + first));
    if (!report.cover.limits.empty())
        QVERIFY(first.contains(u"Cheapest change"_s));
    // No other page asks what must be decided: each question stands here, as a sentence.
    for (const ReportItem &item : report.cover.decide)
        QVERIFY2(first.contains(item.text.left(24)), qPrintable(item.text + u'\n' + first));
    QVERIFY2(first.contains(report.cover.electrician.left(40)), qPrintable(report.cover.electrician));
    QVERIFY2(!pages.join(u'\n').contains(QChar(QChar::Nbsp)), "a blank is found and copied as a blank");
    QVERIFY(!pages[1].contains(u"Approved: name"_s));
    QVERIFY2(pages[1].contains(u"Parts"_s), qPrintable(pages[1]));
}

void TestReportPages::noPageIsEmpty()
{
    const QStringList pages = pagesOf(machine(u"examples/four-cards"_s));
    for (qsizetype i = 0; i < pages.size(); ++i) {
        QVERIFY(pages[i].contains(u"Page %1 of %2"_s.arg(QString::number(i + 1), QString::number(pages.size()))));
        QVERIFY2(pages[i].count(u'\n') > 8, qPrintable(pages[i]));
    }
    QCOMPARE(asked(u"pdfinfo"_s, {file(u"report.pdf"_s)}).contains(u"Pages:           %1"_s.arg(pages.size())), true);
}

void TestReportPages::headingsAreBookmarks_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "zh_CN"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// A reader lists the machine and each section, each with the page on which its heading stands.
void TestReportPages::headingsAreBookmarks()
{
    QFETCH(const QString, language);
    const Spoken spoken(language);
    const Document document = machine(u"examples/four-cards"_s);
    const QStringList pages = pagesOf(document);
    const QByteArray json = asked(u"qpdf"_s, {u"--json"_s, u"--json-key=outlines"_s, file(u"report.pdf"_s)}).toUtf8();
    const QJsonArray outlines = QJsonDocument::fromJson(json).object()["outlines"_L1].toArray();
    QStringList titles{document.build.name};
    for (const ReportSection &section : makeReport(document, m_catalogue, Day).sections)
        titles << section.title;
    QCOMPARE(outlines.size(), titles.size());
    for (qsizetype i = 0; i < titles.size(); ++i) {
        const QJsonObject outline = outlines[i].toObject();
        QCOMPARE(outline["title"_L1].toString(), titles[i]);
        const int page = outline["destpageposfrom1"_L1].toInt();
        QVERIFY2(page >= 1 && page <= pages.size(), qPrintable(titles[i]));
        QVERIFY2(pages[page - 1].contains(titles[i]), qPrintable(titles[i] + QString::number(page)));
    }
    QVERIFY(contentsOf(file(u"report.pdf"_s)).contains(language == "en"_L1 ? "/Lang (en" : "/Lang (zh"));
}

void TestReportPages::paperIsOfThePlace()
{
    Document document = machine(u"examples/one-card"_s);
    for (const auto &[circuit, paper] : {std::pair("us-15a", "letter"), std::pair("eu-16a", "A4")}) {
        document.site.circuit = *circuitById(QString::fromLatin1(circuit));
        pagesOf(document);
        const QString facts = asked(u"pdfinfo"_s, {file(u"report.pdf"_s)});
        QVERIFY2(facts.contains(QString::fromLatin1(paper)), qPrintable(facts));
        QVERIFY(facts.contains(document.build.name));
    }
}

void TestReportPages::theSameReportIsTheSameFile()
{
    for (const QString &ending : {u"pdf"_s, u"html"_s}) {
        const Document document = machine(u"examples/four-cards"_s);
        QVERIFY(ui::writeReport(document, m_catalogue, Day, file(u"one."_s + ending)));
        QTest::qWait(1100); // the clock goes on by a second
        QVERIFY(ui::writeReport(document, m_catalogue, Day, file(u"two."_s + ending)));
        QVERIFY(contentsOf(file(u"one."_s + ending)) == contentsOf(file(u"two."_s + ending)));
    }
    // Also in another run, where QPdfWriter takes the fonts in another order.
    static const QRegularExpression font(u"/FontName /[A-Z]{6}\\+(\\S+)"_s);
    QStringList names;
    auto each = font.globalMatch(QString::fromLatin1(contentsOf(file(u"one.pdf"_s))));
    while (each.hasNext())
        names << each.next().captured(1);
    QVERIFY(names.size() > 1);
    QVERIFY2(std::is_sorted(names.begin(), names.end()), qPrintable(names.join(u' ')));
}

void TestReportPages::noDrawingIsAPicture()
{
    pagesOf(machine(u"examples/four-cards"_s));
    QCOMPARE(asked(u"pdfimages"_s, {u"-list"_s, file(u"report.pdf"_s)}).split(u'\n', Qt::SkipEmptyParts).size(), 2);
    QVERIFY(contentsOf(file(u"report.pdf"_s)).size() < 500'000);
}

void TestReportPages::sourcesAreLinks()
{
    pagesOf(machine(u"examples/four-cards"_s));
    const QByteArray pdf = contentsOf(file(u"report.pdf"_s));
    QVERIFY(pdf.contains("/URI (https://"));
    static const QRegularExpression uri(u"/URI \\(([^)]*)\\)"_s);
    auto each = uri.globalMatch(QString::fromLatin1(pdf));
    while (each.hasNext()) {
        const QString address = each.next().captured(1);
        QVERIFY2(address.startsWith(u"https://"_s) || address.startsWith(u"http://"_s), qPrintable(address));
    }
}

void TestReportPages::theWebPageHasTheSame()
{
    const Document document = machine(u"examples/four-cards"_s);
    const Report report = makeReport(document, m_catalogue, Day);
    QVERIFY(ui::saveReport(report, file(u"report.html"_s)));
    const QString html = QString::fromUtf8(contentsOf(file(u"report.html"_s)));
    for (const QString &word : {report.cover.verdict, report.cover.advice, report.edition, report.cover.owned})
        QVERIFY2(html.contains(word.toHtmlEscaped()), qPrintable(word));
    for (const ReportSection &section : report.sections)
        QVERIFY2(html.contains(section.title.toHtmlEscaped()), qPrintable(section.title));
    // The first page has two drawings, the sections three, each for light and dark.
    QCOMPARE(html.count(u"<svg class=\"light\""_s), 5);
    QCOMPARE(html.count(u"<svg class=\"dark\""_s), 5);
    QVERIFY(html.contains(u"prefers-color-scheme:dark"_s));
    // What is printed has the last word: no table that scrolls is cut off on paper.
    QVERIFY(html.lastIndexOf(u"@media print"_s) > html.lastIndexOf(u".scroll{overflow-x:auto}"_s));
    for (const QString &word : {u"<script"_s, u"<img"_s, u"<link"_s, u"@import"_s, u"src="_s})
        QVERIFY2(!html.contains(word), qPrintable(word));
}

/// Also where the nearest peak is not the last supply's.
void TestReportPages::eachSupplyIsDrawnOnce()
{
    Document document = machine(u"examples/four-cards"_s);
    for (Item &item : document.build.items) {
        if (item.kind == Kind::Supply)
            item.count = 3;
    }
    QVERIFY(ui::writeReport(document, m_catalogue, Day, file(u"three.html"_s)));
    const QString html = QString::fromUtf8(contentsOf(file(u"three.html"_s)));
    int drawings = 0;
    for (const QString &drawing : html.split(u"<svg class=\"light\""_s)) {
        const QString svg = drawing.left(drawing.indexOf(u"</svg>"_s));
        if (!svg.contains(u"Supply 2:"_s))
            continue;
        ++drawings;
        for (const QString &supply : {u"Supply 1:"_s, u"Supply 2:"_s, u"Supply 3:"_s})
            QCOMPARE(svg.count(supply), 1);
    }
    QVERIFY(drawings >= 2);
}

void TestReportPages::anythingHasAFirstPage_data()
{
    QTest::addColumn<Document>("document");
    QTest::newRow("no parts") << Document();
    Document hostile = machine(u"examples/four-cards"_s);
    hostile.build.name = u"<script>alert(1)</script>"_s;
    QTest::newRow("script") << hostile;
    hostile.build.name = QString(500, u'W');
    QTest::newRow("500 characters") << hostile;
    hostile.build.name = u"جهاز للتعلم العميق 🚀 "_s.repeated(20);
    QTest::newRow("right to left, emoji") << hostile;
    // Names of parts that are no names.
    Document named = machine(u"examples/four-cards"_s);
    named.build.items[3].part = u"own-long"_s;
    named.build.items[4].part = u"own-right-to-left"_s;
    QTest::newRow("names of parts") << named;
    // Cards beyond slots, watts and room: a finding after the other.
    Document many = machine(u"examples/two-cards-trouble"_s);
    const std::vector<PartHandle> &cards = m_catalogue.parts(Kind::Card);
    for (std::size_t i = 0; i < 16; ++i) {
        Item item;
        item.id = many.build.nextId();
        item.kind = Kind::Card;
        item.part = cards[i * 7 % cards.size()]->id;
        many.build.items.push_back(item);
    }
    QTest::newRow("many findings") << many;
}

void TestReportPages::anythingHasAFirstPage()
{
    QFETCH(const Document, document);
    const QStringList pages = pagesOf(document);
    QVERIFY(pages.size() > 1);
    QVERIFY2(pages.front().contains(u"Approved: name, date, signature"_s), qPrintable(pages.front()));
    QVERIFY(pages.back().contains(u"Page %1 of %1"_s.arg(pages.size())));
    QVERIFY(ui::writeReport(document, m_catalogue, Day, file(u"any.html"_s)));
    const QString html = QString::fromUtf8(contentsOf(file(u"any.html"_s)));
    for (const QString &live : {u"<script"_s, u"<img"_s, u"\"javascript:"_s})
        QVERIFY2(!html.contains(live), qPrintable(live));
    QVERIFY(!contentsOf(file(u"report.pdf"_s)).contains("/URI (javascript:"));
    if (!document.build.name.isEmpty())
        QVERIFY(html.contains(document.build.name.toHtmlEscaped()));
}

/// What a drawing alone says can be searched, too: no glyph passes for the radical that looks the same.
void TestReportPages::chineseIsFound_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"examples/two-cards-trouble", "templates/2026-cn-3-two-3090"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

void TestReportPages::chineseIsFound()
{
    QFETCH(const QString, path);
    const Spoken spoken(u"zh_CN"_s);
    const QString text = pagesOf(machine(path)).join(u'\f');
    QVERIFY(text.contains(u"芯片组"_s));
    static const QRegularExpression radical(u"[\\x{2E80}-\\x{2FD5}]"_s);
    QVERIFY2(!text.contains(radical), qPrintable(radical.match(text).captured()));
}

void TestReportPages::rentingIsInBothFiles()
{
    RentInputs rent;
    rent.pricePerGpuHour = 0.5;
    for (const QString &name : {u"rent.pdf"_s, u"rent.html"_s}) {
        QVERIFY(ui::writeReport(machine(u"examples/four-cards"_s), m_catalogue, Day, file(name), nullptr, rent));
        // In the order in which it is read: a cell may take two lines.
        const QString text = name.endsWith(u"pdf"_s) ? asked(u"pdftotext"_s, {file(name), u"-"_s}).simplified()
                                                     : QString::fromUtf8(contentsOf(file(name)));
        QVERIFY2(text.contains(u"at your own price by the hour"_s), qPrintable(name));
    }
}

void TestReportPages::threeCurrenciesAreSummedApart()
{
    Document document = machine(u"examples/one-card"_s);
    Catalogue without = m_catalogue;
    without.rates.clear();
    const QStringList currencies{u"USD"_s, u"EUR"_s, u"CNY"_s};
    for (std::size_t i = 0; i < document.build.items.size(); ++i)
        document.build.items[i].price = Money{100, currencies[static_cast<qsizetype>(i % 3)]};
    for (Item &item : document.build.items)
        item.owned = false;
    const Report report = makeReport(document, without, Day);
    const QString total = report.cover.figures.front().value;
    for (const QString &currency : {u"€"_s, u"CNY "_s, u"$"_s})
        QVERIFY2(total.contains(currency), qPrintable(total));
    QVERIFY(ui::saveReport(report, file(u"money.pdf"_s)));
}

void TestReportPages::theFileIsWhole_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("language");
    for (const char *path : {"examples/four-cards", "examples/two-cards-trouble", "templates/2026-6-70b-server"}) {
        for (const char *language : {"en", "zh_CN"})
            QTest::addRow("%s %s", path, language) << QString::fromLatin1(path) << QString::fromLatin1(language);
    }
}

void TestReportPages::theFileIsWhole()
{
    QFETCH(const QString, path);
    QFETCH(const QString, language);
    const Spoken spoken(language);
    const QStringList pages = pagesOf(machine(path));
    QVERIFY(pages.size() > 3);
    QProcess check;
    check.start(u"qpdf"_s, {u"--check"_s, file(u"report.pdf"_s)});
    QVERIFY2(check.waitForFinished(), "qpdf: see tools/packages");
    const QString said = QString::fromUtf8(check.readAllStandardOutput() + check.readAllStandardError());
    QVERIFY2(check.exitCode() == 0 && said.contains(u"No syntax or stream encoding errors"_s), qPrintable(said));
    const QStringList fonts = asked(u"pdffonts"_s, {file(u"report.pdf"_s)}).split(u'\n', Qt::SkipEmptyParts).mid(2);
    QVERIFY(!fonts.isEmpty());
    for (const QString &font : fonts) // embedded, and with the letters that its glyphs stand for
        QVERIFY2(font.contains(QRegularExpression(u"yes +(yes|no) +yes +\\d+ +\\d+ *$"_s)), qPrintable(font));
    QVERIFY(contentsOf(file(u"report.pdf"_s)).size() < (language == "en"_L1 ? 500'000 : 1'500'000));
}

void TestReportPages::theWorksStandOnTheFirstPage()
{
    const Spoken spoken(u"en"_s);
    Document document = machine(u"examples/four-cards"_s);
    const QByteArray works =
        QByteArray("{'rigwright_build': 1, 'items': [], 'use': {'works': [{'name': 'Chat for the lab', 'model': "
                   "'llama-3.1-8b', 'set': {'purpose': 'inference', 'batch': 4, 'context': '8k'}}, {'name': 'Images', "
                   "'model': 'resnet-50', 'set': {'batch': 64}}]}}")
            .replace('\'', '"');
    const Result<OpenedBuild> read = readMachine(works, u"works"_s, m_catalogue);
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    document.use.works = read->document.use.works;
    const QStringList pages = pagesOf(document);
    for (const QString &word :
         {u"Chat for the lab"_s, u"Serving 4 users at once"_s, u"GiB on 1 card: Fits"_s, u"tokens/s in all"_s,
          u"for each of 4 users, modelled"_s, u"images/s"_s, u"one at a time"_s})
        QVERIFY2(pages.front().contains(word), qPrintable(word + u'\n' + pages.front()));
    QVERIFY2(pages[1].contains(u"The work: memory and speed"_s), qPrintable(pages[1]));
    QVERIFY(ui::writeReport(document, m_catalogue, Day, file(u"works.html"_s)));
    const QString html = QString::fromUtf8(contentsOf(file(u"works.html"_s)));
    for (const QString &word : {u"What it is for"_s, u"Chat for the lab"_s, u"The work: memory and speed"_s})
        QVERIFY2(html.contains(word), qPrintable(word));
}

void TestReportPages::chineseIsWhole_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"examples/four-cards", "examples/one-card", "examples/two-cards-trouble",
                             "examples/drive-takes-lanes", "templates/2026-cn-5-four-3090", "templates/d2l-8-gpus"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

/// Every text of the report is Chinese, but for names, numbers, addresses and the titles of others' sources.
void TestReportPages::chineseIsWhole()
{
    QFETCH(const QString, path);
    const Spoken spoken(u"zh_CN"_s);
    const Report report = makeReport(machine(path), m_catalogue, Day);
    static const QRegularExpression english(u"\\b(the|and|of|with|is|are|for|that|has|a) (?=[a-z])"_s);
    const auto isChinese = [&](const QString &text) {
        return !text.contains(english) || text.contains(QRegularExpression(u"[\\x{4e00}-\\x{9fff}]"_s));
    };
    for (const ReportSection &section : report.sections) {
        if (&section == &report.sections.back())
            continue; // sources
        QStringList texts = section.paragraphs + section.notes + QStringList{section.title};
        for (const ReportFinding &finding : section.findings)
            texts << finding.title << finding.message << finding.reason << finding.evidence << finding.fix;
        if (section.table) {
            texts << section.table->headings;
            for (const QStringList &row : section.table->rows)
                texts << row;
        }
        for (const QString &text : texts)
            QVERIFY2(isChinese(text), qPrintable(section.title + u": "_s + text));
    }
}

RIG_TEST(TestReportPages)
#include "tst_report_pages.moc"
