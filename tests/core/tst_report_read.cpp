// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/variants.h"
#include "core/report/report.h"
#include "core/workload/planned_works.h"
#include "tests/core/oracle_rows.h"
#include "tests/testing.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

namespace {

const QDate Day(2026, 11, 28);

Document machineOf(const char *name)
{
    const QString path = QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/%1.rig.json").arg(QLatin1StringView(name));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const Result<OpenedBuild> opened = readMachine(file.readAll(), path, shipped());
    return opened ? opened->document : Document();
}

Report reportOf(const Document &document) { return makeReport(document, shipped(), Day); }

Report reportOf(const char *name) { return reportOf(machineOf(name)); }

Document oracle(const char *name)
{
    for (const std::vector<Oracle> &all : {laneOracles(shipped()), machineOracles()}) {
        for (const Oracle &one : all) {
            if (one.name == QLatin1StringView(name))
                return one.document;
        }
    }
    return {};
}

const ReportSection &sectionOf(const Report &report, const QString &title)
{
    static const ReportSection none;
    for (const ReportSection &section : report.sections) {
        if (section.title == title)
            return section;
    }
    return none;
}

QStringList rowWith(const ReportSection &section, const QString &text)
{
    for (const QStringList &row : section.table ? section.table->rows : std::vector<QStringList>()) {
        if (row.join(u' ').contains(text))
            return row;
    }
    return {};
}

/// "16.2" of a text with "16.2 A".
QString amperesIn(const QString &text)
{
    static const QRegularExpression amperes(u"([\\d.]+) A\\b"_s);
    return amperes.match(text).captured(1);
}

} // namespace

/// What readers of whole reports stumbled over.
class TestReportRead : public QObject
{
    Q_OBJECT

private slots:
    void amperesAreTheSameEverywhere();
    void nobodyAsksAboutAPartThatGoes();
    void theTotalHasItsRange();
    void aLimitSaysWhatItCosts();
    void whatIsDrawnAtLeastHasItsCost();
    void aMachineThatServesDoesNotTrain();
    void eachUserHasHisShare();
    void anIncompleteMachineDoesNotWork();
    void variantsAreCalledByWhatDiffers();
    void aCardPrintsItsLinkMoreThanOnce();
    void theExampleFitsItsCase();
    void whatIsMissingStandsFirst();
    void aPowerLimitStandsOnTheFirstPage();
    void aMendThatSlowsIsNotForNothing();
    void oldPricesAreAskedFor();
    void theElectricianReadsTheCurrent();
    void whatIsSetIsSetInTime();
    void placesThatAreNotKnownAreNotFree();
    void aDriveForSataHasNoLanes();
    void whatIsAlikeIsToldOnce();
};

void TestReportRead::amperesAreTheSameEverywhere()
{
    const Report report = reportOf(oracle("18: four RTX 3090 on 15 A"));
    QString found;
    for (const ReportFinding &finding : sectionOf(report, u"Findings"_s).findings) {
        if (finding.message.contains(u"at the wall ("_s))
            found = amperesIn(finding.message);
    }
    QCOMPARE(found, u"16.2"_s);
    const ReportSection &site = sectionOf(report, u"Wall, circuit and heat"_s);
    QCOMPARE(amperesIn(rowWith(site, u"At the wall, under load"_s).value(1)), found);
}

void TestReportRead::nobodyAsksAboutAPartThatGoes()
{
    const Report report = reportOf("examples/two-cards-trouble");
    const QString &advice = report.cover.advice;
    QVERIFY2(advice.contains(u"Power supply → "_s), qPrintable(advice));
    QVERIFY2(!advice.contains(u"Cables for cards"_s), qPrintable(advice));
    // It stands with what could not be checked all the same.
    const auto &unchecked = report.cover.unchecked;
    QVERIFY(std::any_of(unchecked.begin(), unchecked.end(),
                        [](const ReportItem &item) { return item.title.contains(u"Cables for cards"_s); }));
}

void TestReportRead::theTotalHasItsRange()
{
    const auto total = [](const Report &report) { return sectionOf(report, u"Parts"_s).notes.front(); };
    const Report whole = reportOf("templates/2026-3-two-3090");
    static const QRegularExpression range(u"(\\$[\\d,]+ to \\$[\\d,]+) as such prices moved since"_s);
    const QString cover = range.match(whole.cover.figures.front().caption).captured(1);
    QVERIFY2(!cover.isEmpty(), qPrintable(whole.cover.figures.front().caption));
    QCOMPARE(range.match(total(whole)).captured(1), cover);
    // A board without a price is in neither end.
    const QString some = total(reportOf("examples/four-cards"));
    QVERIFY2(some.contains(u"; at least $"_s), qPrintable(some));
}

void TestReportRead::aLimitSaysWhatItCosts()
{
    const Report report = reportOf("templates/2026-3-two-3090");
    QCOMPARE(report.cover.limits.size(), 1U);
    const QString &message = report.cover.limits.front().message;
    QVERIFY2(message.contains(u"% more time for data-parallel training"_s), qPrintable(message));
    // Where nobody measured it, the link itself is told.
    const Report unmeasured = reportOf("examples/drive-takes-lanes");
    const auto &limits = unmeasured.cover.limits;
    QVERIFY(std::any_of(limits.begin(), limits.end(), [](const ReportLimit &limit) {
        return limit.message.contains(u"PCIe 5.0 x8 (31.5 GB/s) instead of x16"_s);
    }));
}

/// The supply's losses are not known: a year costs at least what the parts draw.
void TestReportRead::whatIsDrawnAtLeastHasItsCost()
{
    const Report report = reportOf("templates/2026-5-four-3090");
    const QString year = rowWith(sectionOf(report, u"Wall, circuit and heat"_s), u"Electricity"_s).value(1);
    QVERIFY2(year.startsWith(u"at least "_s) && year.contains(u"$"_s), qPrintable(year));
    const ReportSection &years = sectionOf(report, u"Cost over the years"_s);
    QVERIFY(years.table);
    QVERIFY2(rowWith(years, u"Electricity"_s).value(2).startsWith(u"≥ $"_s), qPrintable(year));
    QVERIFY(!rowWith(years, u"Together"_s).value(1).startsWith(u'≥'));
    QVERIFY(rowWith(years, u"Together"_s).value(2).startsWith(u'≥'));
    const QString heat = report.cover.figures[4].value;
    QVERIFY2(heat.startsWith(u'≥') && heat.endsWith(u"BTU/h"_s), qPrintable(heat));
}

void TestReportRead::aMachineThatServesDoesNotTrain()
{
    const Report report = reportOf("templates/2026-6-70b-server");
    for (const ReportFigure &figure : report.cover.figures)
        QVERIFY2(!figure.label.contains(u"raining"_s), qPrintable(figure.label));
    for (const QString &title : {u"Power budget"_s, u"Wall, circuit and heat"_s}) {
        for (const QStringList &row : sectionOf(report, title).table->rows)
            QVERIFY2(!row.join(u' ').contains(u"raining"_s), qPrintable(row.join(u' ')));
    }
    QCOMPARE(reportOf("templates/2026-3-two-3090").cover.figures[2].label, u"Training draw"_s);
}

void TestReportRead::eachUserHasHisShare()
{
    const Report report = reportOf("templates/2026-6-70b-server");
    static const QRegularExpression speed(
        u"([\\d]+)–([\\d]+) tokens/s in all, ([\\d]+)–([\\d]+) for each of 10 user"_s);
    const QRegularExpressionMatch match = speed.match(report.cover.works.front().text);
    QVERIFY2(match.hasMatch(), qPrintable(report.cover.works.front().text));
    for (const int end : {1, 2})
        QVERIFY(std::abs(match.captured(end).toDouble() / 10 - match.captured(end + 2).toDouble()) <= 0.5);
}

void TestReportRead::anIncompleteMachineDoesNotWork()
{
    const Report report = reportOf(oracle("14: X870E, two cards and M.2_3"));
    QVERIFY2(report.cover.verdict.startsWith(u"Not complete yet; so far 3 limit"_s), qPrintable(report.cover.verdict));
    QVERIFY(reportOf("templates/2026-3-two-3090").cover.verdict.startsWith(u"Works, with 1 limit"_s));
}

void TestReportRead::variantsAreCalledByWhatDiffers()
{
    Document document = withVariantAdded(machineOf("templates/2026-3-two-3090"));
    const auto headings = [&] { return sectionOf(reportOf(document), u"Variants side by side"_s).table->headings; };
    // Nothing differs yet.
    QCOMPARE(headings().mid(1).join(u'|'), u"A|B, this report"_s);
    const std::vector<Item> whole = document.build.items;
    for (Item &item : document.build.items) {
        if (item.kind == Kind::Card)
            item.powerLimit = Watts(280);
    }
    QCOMPARE(headings().mid(1).join(u'|'), u"A: 2 × RTX 3090|B: 2 × RTX 3090, limited to 280 W each, this report"_s);
    document.build.items = whole;
    for (Item &item : document.build.items) {
        if (item.kind == Kind::Supply)
            item.part = u"seasonic-prime-px-1600-atx-3-1"_s;
    }
    QVERIFY2(headings()[2].contains(u"PRIME PX-1600"_s), qPrintable(headings()[2]));
    std::erase_if(document.build.items, [&](const Item &item) { return item.connector == u"PCIEX16(G5)_2"_s; });
    QCOMPARE(headings().mid(1).join(u'|'), u"A: 2 × RTX 3090|B: RTX 3090, this report"_s);
}

/// Each function of a card has a link: a GeForce's sound prints the same line again.
void TestReportRead::aCardPrintsItsLinkMoreThanOnce()
{
    const ReportSection start =
        sectionOf(reportOf("templates/2026-3-two-3090"), u"First start: what to run, and what it must print"_s);
    const QString links = rowWith(start, u"lspci"_s).value(2);
    QVERIFY2(links.contains(u"2 card(s): LnkSta: Speed 16GT/s, Width x8"_s), qPrintable(links));
    QVERIFY2(links.contains(u"twice"_s), qPrintable(links));
    // gpu-burn lies in a container: its own command stands in the list of software.
    for (const QStringList &row : start.table->rows)
        QVERIFY2(!row[0].contains(u"gpu_burn"_s), qPrintable(row[0]));
}

/// An owner's machine has an SSI-CEB board in a Define 7 XL.
void TestReportRead::theExampleFitsItsCase()
{
    const Judged judged(machineOf("examples/four-cards"), shipped());
    QCOMPARE(judged.verdictOf("fit.board-format"), u"silent"_s);
}

void TestReportRead::whatIsMissingStandsFirst()
{
    const Report two = reportOf(oracle("14: X870E, two cards and M.2_3"));
    QVERIFY2(two.cover.advice.startsWith(u"Still to be chosen: Memory, Power supply, Case."_s),
             qPrintable(two.cover.advice));
    QVERIFY2(!two.cover.advice.contains(u"keeps it from running"_s), qPrintable(two.cover.advice));
    QVERIFY(sectionOf(two, u"Power budget"_s).paragraphs.join(u' ').startsWith(u"No power supply has been chosen"_s));
    QVERIFY(sectionOf(two, u"Room in the case"_s).notes.contains(u"No case has been chosen yet."_s));
    const QStringList steps = sectionOf(two, u"Assembly, in this order"_s).paragraphs;
    QVERIFY2(steps.join(u' ').contains(u"still to be chosen"_s), qPrintable(steps.join(u' ')));

    const Report server = reportOf("templates/d2l-8-gpus"); // without a case, and with a figure that is not known
    QVERIFY2(server.cover.verdict.startsWith(u"Not complete yet; no problems so far"_s),
             qPrintable(server.cover.verdict));
    QVERIFY2(server.cover.advice.startsWith(u"Still to be chosen: Case."_s), qPrintable(server.cover.advice));
    QVERIFY2(server.cover.advice.contains(u"Find out before you order: Connectors (PWS-1K62A-1R)."_s),
             qPrintable(server.cover.advice));
    const Report whole = reportOf("templates/2026-1-entry");
    QVERIFY(sectionOf(whole, u"Power budget"_s).paragraphs.isEmpty());
    QVERIFY(sectionOf(whole, u"Assembly, in this order"_s).paragraphs.isEmpty());
}

void TestReportRead::aPowerLimitStandsOnTheFirstPage()
{
    Document document = machineOf("templates/2026-5-four-3090");
    const auto about = [&] { return reportOf(document).cover.about; };
    QVERIFY2(about().startsWith(u"4 × RTX 3090, limited to 280 W each, for "_s), qPrintable(about()));
    for (Item &item : document.build.items) {
        if (item.kind == Kind::Card) {
            item.powerLimit = Watts(300);
            break;
        }
    }
    QVERIFY2(about().startsWith(u"4 × RTX 3090, with power limits, for "_s), qPrintable(about()));
    QVERIFY(reportOf("templates/2026-3-two-3090").cover.about.startsWith(u"2 × RTX 3090, for "_s));
}

void TestReportRead::aMendThatSlowsIsNotForNothing()
{
    const Report report = reportOf("examples/four-cards");
    QVERIFY2(report.cover.advice.contains(u"they cost speed, not money: Limit 4 card"_s),
             qPrintable(report.cover.advice));
    // What does not work as it stands is not put together without a word.
    const QStringList steps = sectionOf(report, u"Assembly, in this order"_s).paragraphs;
    QVERIFY2(steps.join(u' ').contains(u"with its problems"_s), qPrintable(steps.join(u' ')));
}

/// The sum is signed on the first page: that it rests on prices of last year must stand there too.
void TestReportRead::oldPricesAreAskedFor()
{
    const auto asked = [](const Report &report) {
        for (const ReportItem &item : report.cover.decide) {
            if (item.title == u"Old prices"_s)
                return item.text;
        }
        return QString();
    };
    const Report entry = reportOf("templates/2026-1-entry");
    QVERIFY2(asked(entry).startsWith(u"7 price(s) are older than six months"_s), qPrintable(asked(entry)));
    QVERIFY(sectionOf(entry, u"Parts"_s).notes.contains(asked(entry)));
    // What is owned costs nothing, however old its price is.
    Document owned = machineOf("templates/2026-1-entry");
    for (Item &item : owned.build.items)
        item.owned = true;
    QCOMPARE(asked(reportOf(owned)), QString());
}

void TestReportRead::theElectricianReadsTheCurrent()
{
    const auto worst = [](const Report &report) {
        return rowWith(sectionOf(report, u"Wall, circuit and heat"_s), u"at the worst"_s).value(1);
    };
    // The processor's highest draw is not known: of the supply's two figures the higher one is a bound.
    const Report server = reportOf("templates/2026-6-70b-server");
    QVERIFY2(worst(server).startsWith(u"at most "_s), qPrintable(worst(server)));
    const QString &bound = server.cover.electrician;
    QVERIFY2(bound.contains(u"A under load, at most %1 A at the worst, at 120 V."_s.arg(amperesIn(worst(server)))),
             qPrintable(bound));
    const Report entry = reportOf("templates/2026-1-entry");
    QVERIFY2(entry.cover.electrician.contains(u"under load, %1 A at the worst"_s.arg(amperesIn(worst(entry)))),
             qPrintable(entry.cover.electrician));
    const Report open = reportOf(oracle("14: X870E, two cards and M.2_3")); // no supply, whose losses are not known
    QVERIFY2(open.cover.electrician.contains(u"It draws at least "_s), qPrintable(open.cover.electrician));
}

/// Firmware before the processor, jumpers before the case, drives on cables behind it.
void TestReportRead::whatIsSetIsSetInTime()
{
    const ReportSection steps = sectionOf(reportOf("templates/d2l-4-gpus"), u"Assembly, in this order"_s);
    QVERIFY(steps.table);
    const auto number = [&](const QString &text) { return rowWith(steps, text).value(0).toInt(); };
    const int boardIn = number(u"Board into the case"_s);
    QVERIFY(boardIn > 0);
    QCOMPARE(number(u"Before anything else: AMD EPYC 72F3 needs a later firmware"_s), 1);
    QVERIFY(number(u"Jumper PE8_SEL"_s) > 1 && number(u"Jumper PE8_SEL"_s) < boardIn);
    QVERIFY(number(u"Fans into the case"_s) > 0);
    QVERIFY(number(u"970 Evo Plus 2 TB into M2_2"_s) < boardIn);
    QVERIFY(number(u"into a bay of the case, its data cable into SATA_0_3"_s) > boardIn);
    QVERIFY(number(u"Above 4G Decoding"_s) > number(u"Card 4"_s));
    for (const QStringList &row : steps.table->rows)
        QVERIFY2(!row[1].startsWith(u"Firmware: AMD EPYC"_s), qPrintable(row[1]));

    // What the findings say of a long card is a step, behind its cables.
    const ReportSection long5090 = sectionOf(reportOf("templates/2026-2-one-5090"), u"Assembly, in this order"_s);
    const auto step = [&](const QString &text) { return rowWith(long5090, text).value(0).toInt(); };
    QVERIFY(step(u"Supports under long or heavy cards: Card 1."_s) > step(u"Power cables of the cards"_s));
    QVERIFY(step(u"Power cables of the cards"_s) > 0);
}

/// Of a board whose slots stand nobody knows where.
void TestReportRead::placesThatAreNotKnownAreNotFree()
{
    const ReportSection room =
        sectionOf(reportOf(oracle("1: X299, 44 lanes, four cards and an M.2")), u"Room in the case"_s);
    QVERIFY(room.table && room.drawings.empty());
    QCOMPARE(room.table->rows.size(), std::size_t(1));
    QVERIFY(room.table->rows.front()[0].startsWith(u"Cards 1–4: "_s));
    QCOMPARE(room.table->rows.front().back(), u"not known"_s);
    const ReportSection known = sectionOf(reportOf(oracle("14: X870E, two cards and M.2_3")), u"Room in the case"_s);
    QCOMPARE(known.drawings.size(), std::size_t(1));
    QCOMPARE(known.table->rows.front().back(), u"nothing"_s);
}

void TestReportRead::aDriveForSataHasNoLanes()
{
    const ReportSection lanes = sectionOf(reportOf("templates/d2l-4-gpus"), u"Lanes"_s);
    const QStringList row = rowWith(lanes, u"SATA_0_3"_s);
    QCOMPARE(row.value(2), u"SATA"_s);
    QCOMPARE(row.value(3) + row.value(4), QString());
}

void TestReportRead::whatIsAlikeIsToldOnce()
{
    const Report served = reportOf("templates/2026-6-70b-server");
    const QStringList work = rowWith(sectionOf(served, u"The work: memory and speed"_s), u"Llama"_s);
    QVERIFY2(work.value(1).startsWith(u"Cards 1 and 2: "_s) && !work.value(1).contains(u'\n'),
             qPrintable(work.value(1)));

    const Report server = reportOf("templates/d2l-8-gpus");
    const ReportSection &start = sectionOf(server, u"First start: what to run, and what it must print"_s);
    const QString rates = rowWith(start, u"p2pBandwidth"_s).value(2);
    QVERIFY2(rates.contains(u"All pairs of cards: more than"_s), qPrintable(rates));
    QVERIFY(!rowWith(start, u"topo -m"_s).value(2).contains(u"All pairs"_s));
    bool told = false;
    for (const ReportFinding &finding : sectionOf(server, u"Findings"_s).findings)
        told = told || finding.reason.contains(u"4 more"_s);
    QVERIFY(told); // slots that are too many for a sentence
    // Modules of a server have no cables of their own.
    const QStringList cable = rowWith(sectionOf(server, u"Cable plan"_s), u"PCIe 6-pin"_s);
    QVERIFY2(cable.value(1).startsWith(u"distribution board"_s), qPrintable(cable.value(1)));
}

RIG_TEST(TestReportRead)
#include "tst_report_read.moc"
