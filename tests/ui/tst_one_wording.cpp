// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_support.h"
#include "tests/testing.h"

#include "core/build/buildfile.h"
#include "core/names/names.h"
#include "core/report/report.h"
#include "core/words/link_answer.h"
#include "core/words/power_answer.h"
#include "core/words/verdict_band.h"
#include "core/words/words.h"
#include "ui/document/workspace.h"
#include "ui/drawings/power_picture.h"
#include "ui/languages.h"
#include "ui/pages/build/band_chip.h"
#include "ui/pages/build/band_view.h"
#include "ui/pages/build/power_tables.h"

#include <QApplication>
#include <QDir>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Window, report and console say the same of a machine, in the same words: of every example and template.
class TestOneWording : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void machines_data();
    void machines();

private:
    void holdVerdicts(const Report &report, const QString &text) const;
    void holdPower(const Report &report, const QJsonObject &answer, const QString &text) const;
    void holdLinks(const Report &report, const QJsonObject &answer, const QString &text) const;
    void holdBand(const Report &report, const QString &text) const;
    [[nodiscard]] std::vector<words::PowerBar> bars() const
    {
        const Document &document = m_workspace->document();
        return words::powerAnswer(m_workspace->machine(), m_workspace->assessment().power, document.site, document.use);
    }

    Catalogue m_catalogue;
    std::unique_ptr<ui::LanguageSwitch> m_languages;
    std::unique_ptr<ui::Workspace> m_workspace;
};

namespace {

const ReportSection *sectionOf(const Report &report, const QString &title)
{
    for (const ReportSection &section : report.sections) {
        if (section.title == title)
            return &section;
    }
    return nullptr;
}

} // namespace

void TestOneWording::initTestCase()
{
    const Result<Catalogue> read =
        db::readCatalogue(QStringLiteral(RIGWRIGHT_BINARY_DIR "/catalogue.sqlite"), db::allKinds());
    QVERIFY(read);
    m_catalogue = *read;
    m_languages = std::make_unique<ui::LanguageSwitch>(*qApp); // the console has the plural forms of English, too
    m_languages->use(QStringLiteral("en"));
}

void TestOneWording::machines_data()
{
    QTest::addColumn<QString>("path");
    int files = 0;
    for (const char *folder : {"examples", "templates"}) {
        const QDir machines(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/") + QLatin1StringView(folder));
        for (const QString &name : machines.entryList({u"*.rig.json"_s}, QDir::Files)) {
            QTest::newRow(qPrintable(name)) << machines.filePath(name);
            ++files;
        }
    }
    QVERIFY(files >= 14);
}

void TestOneWording::machines()
{
    QFETCH(const QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Result<OpenedBuild> opened = readBuildFile(file.readAll(), path, m_catalogue);
    QVERIFY(opened);
    Catalogue today = opened->catalogue;
    today.prices.today = QDate::currentDate(); // as both programs set it
    m_workspace = std::make_unique<ui::Workspace>(today);
    m_workspace->setDocument(opened->document);
    const Report report = makeReport(opened->document, today, today.prices.today);
    const Run asText = runProgram({u"check"_s, path});
    const Run asJson = runProgram({u"check"_s, path, u"--format"_s, u"json"_s});
    const QString text = QString::fromUtf8(asText.out);
    QVERIFY2(asText.exitCode == 0 || asText.exitCode == 1, qPrintable(asText.errors));
    holdVerdicts(report, text);
    holdPower(report, asJson.object(), text);
    holdLinks(report, asJson.object(), text);
    holdBand(report, text);
}

void TestOneWording::holdVerdicts(const Report &report, const QString &text) const
{
    const words::VerdictBand band = words::verdictBand(m_workspace->verdict(), m_workspace->situation());
    const QString sentence = words::bandSentence(band);
    QVERIFY(sentence.startsWith(words::verdict(m_workspace->verdict())));
    QCOMPARE(report.summary, sentence);
    QVERIFY2(text.section(u'\n', 0, 0).endsWith(sentence), qPrintable(text));
}

void TestOneWording::holdPower(const Report &report, const QJsonObject &answer, const QString &text) const
{
    const std::vector<words::PowerBar> bars = this->bars();
    const Document &document = m_workspace->document();
    const ui::TableText drawn = ui::barsTable(
        ui::powerPicture(m_workspace->machine(), m_workspace->assessment().power, document.site, document.use));
    const QJsonArray loads = answer["power"_L1].toObject()["loads"_L1].toArray();
    const ReportSection *section = sectionOf(report, QCoreApplication::translate("Report", "Power budget"));
    QVERIFY(section);
    QCOMPARE(drawn.rows.size(), bars.size());
    QCOMPARE(std::size_t(loads.size()), bars.size());
    QVERIFY(bars.empty() || section->table);
    QCOMPARE(section->table ? section->table->rows.size() : 0, bars.size());
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const words::PowerBar &bar = bars[i];
        QCOMPARE(drawn.rows[i].front().text, bar.name);
        QCOMPARE(drawn.rows[i].back().text, words::strainText(bar));
        QCOMPARE(section->table->rows[i][1], bar.need);
        QCOMPARE(section->table->marks[i], bar.verdict.severity);
        QCOMPARE(loads[int(i)]["text"_L1].toString(), bar.value);
        QCOMPARE(loads[int(i)]["verdict"_L1].toString(), QString(checks::strainName(bar.verdict.strain)));
        const QString line = u"%1%2: %3\n"_s.arg(words::mark(bar), bar.name, bar.value);
        QVERIFY2(text.contains(line), qPrintable(line));
    }
}

void TestOneWording::holdLinks(const Report &report, const QJsonObject &answer, const QString &text) const
{
    const Lanes &lanes = m_workspace->assessment().lanes;
    const words::WorstLinkAnswer worst = words::worstLink(m_workspace->machine(), lanes, m_workspace->document().use);
    QVERIFY(text.contains(words::marked(worst)));
    if (worst.link)
        QCOMPARE(answer["worst_link"_L1].toObject()["text"_L1].toString(), worst.text);
    // Devices are called the same.
    const ReportSection *section = sectionOf(report, QCoreApplication::translate("Report", "Lanes"));
    const QJsonArray links = answer["links"_L1].toArray();
    QCOMPARE(std::size_t(links.size()), lanes.links.size());
    for (std::size_t i = 0; i < lanes.links.size(); ++i) {
        const Device &device = m_workspace->machine().devices[static_cast<std::size_t>(lanes.links[i].device)];
        const QString name = names::deviceName(device);
        QCOMPARE(section->table->rows[i][1], name);
        QCOMPARE(links[int(i)]["name"_L1].toString(), name);
        QVERIFY2(text.contains(name), qPrintable(name));
    }
}

/// The band, the first sentence of console and report, and the marks of the tabs come from one value.
void TestOneWording::holdBand(const Report &report, const QString &text) const
{
    ui::BandView view(*m_workspace);
    view.resize(2400, 76); // with room for all
    view.refresh(false);
    const words::VerdictBand &band = view.band();
    QCOMPARE(view.accessibleName(), band.title);
    QCOMPARE(report.cover.verdict, band.title);
    QCOMPARE(report.cover.figures.size(), std::size_t(6));
    for (std::size_t i = 0; i < band.figures.size(); ++i) {
        const auto same =
            std::find_if(report.cover.figures.begin(), report.cover.figures.end(),
                         [&](const ReportFigure &figure) { return figure.label == band.figures[i].name; });
        QVERIFY(same != report.cover.figures.end());
        QCOMPARE(same->value, band.figures[i].value);
        QCOMPARE(same->severity, band.figures[i].severity);
        QCOMPARE(view.captionOf(i), band.figures[i].name);
    }
    QStringList shown;
    for (const ui::BandChipButton *chip : view.findChildren<ui::BandChipButton *>()) {
        if (!chip->isHidden())
            shown << chip->text();
    }
    QStringList said;
    const std::vector<words::BandChip> chips = words::chipsWithin(band, words::BandChips);
    for (const words::BandChip &chip : chips)
        said << chip.text;
    QCOMPARE(shown, said);
    QVERIFY2(text.section(u'\n', 0, 0).contains(said.join(u" · "_s)), qPrintable(text));
    QVERIFY(shown.size() <= qsizetype(words::BandChips));
}

RIG_TEST(TestOneWording)
#include "tst_one_wording.moc"
