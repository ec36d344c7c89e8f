// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/buildfile.h"
#include "core/report/report.h"
#include "tests/core/oracle_rows.h"
#include "tests/testing.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

namespace {

const QDate Day(2026, 11, 23);

Document example(const char *name)
{
    const QString path = QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/%1.rig.json").arg(QLatin1StringView(name));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const Result<OpenedBuild> opened = readBuildFile(file.readAll(), path, shipped());
    return opened ? opened->document : Document();
}

Document oracle(const char *name)
{
    for (const Oracle &one : laneOracles(shipped())) {
        if (one.name == QLatin1StringView(name))
            return one.document;
    }
    return {};
}

Report reportOf(const Document &document) { return makeReport(document, shipped(), Day); }

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

QString decision(const Report &report, const QString &title)
{
    for (const ReportItem &item : report.cover.decide) {
        if (item.title == title)
            return item.text;
    }
    return {};
}

const ReportLimit *limitNamed(const Report &report, const QString &title)
{
    for (const ReportLimit &limit : report.cover.limits) {
        if (limit.title == title)
            return &limit;
    }
    return nullptr;
}

} // namespace

/// What those need who did not sit at the screen: what to decide, what a change costs them, what is asked of them.
class TestReportDecides : public QObject
{
    Q_OBJECT

private slots:
    void anArrangementIsNamedWhereNoChangeCures();
    void aChangeSaysWhatItBrings();
    void speedThatIsGivenUpIsNoGift();
    void anotherCircuitIsNeverFree();
    void aCircuitThatCarriesTooLittleIsADecision();
    void whatWasForgottenIsADecision();
    void aModelThatIsNotStatedIsADecision();
    void whatIsNotChosenIsAskedOnce();
    void theWorstAtTheWallIsNoLessThanTheDraw();
    void theElectricianHasALineOfHisOwn();
    void theCircuitCarriesTheAmperesBesideIt();
    void whatMakesALinkSlowStandsBesideIt();
    void cardsThatAreAlikeAreOneRow();
    void oneLimitForAllIsOneStep_data();
    void oneLimitForAllIsOneStep();
    void anOldPriceSaysHowSuchPricesMoved();
    void theAirIsJudged();
    void aWorkThatDoesNotFitCanChangeItself();
    void partsThatAreAlikeHaveOnePrice();
    void whatIsCheaperIsASaving();
    void roundedAmountsAreSaidToBe_data();
    void roundedAmountsAreSaidToBe();
};

/// Oracle row 14: the drive takes half of what the second card has left.
void TestReportDecides::anArrangementIsNamedWhereNoChangeCures()
{
    const Report report = reportOf(oracle("14: X870E, two cards and M.2_3"));
    const ReportLimit *second = limitNamed(report, u"Card 2 at x4"_s);
    QVERIFY(second);
    QVERIFY2(second->change.contains(u"to M.2_1"_s) && second->change.contains(u"Card 2 then has PCIe 5.0 x8"_s),
             qPrintable(second->change));
    QCOMPARE(second->price, u"free"_s);
    QVERIFY2(report.cover.advice.contains(second->change), qPrintable(report.cover.advice));
    bool found = false;
    for (const ReportFinding &finding : sectionOf(report, u"Findings"_s).findings)
        found = found || (finding.title == second->title && finding.fix == second->change + u". Free."_s);
    QVERIFY(found);
    // The first card gains nothing by it, nor does anything where no drive stands in the way.
    QCOMPARE(limitNamed(report, u"Card 1 at x8"_s)->change, u"no single change"_s);
    const Report without = reportOf(oracle("14: X870E, two cards"));
    for (const ReportLimit &limit : without.cover.limits)
        QVERIFY2(!limit.change.contains(u"then has"_s), qPrintable(limit.change));
}

/// Moved up, the second open-air card stands against the first.
void TestReportDecides::aChangeSaysWhatItBrings()
{
    const Report report = reportOf(example("examples/two-cards-trouble"));
    bool told = false;
    for (const ReportLimit &limit : report.cover.limits) {
        if (limit.change.startsWith(u"Move card 2 to Slot 5"_s)) {
            told = true;
            QVERIFY2(limit.change.contains(u"it brings: Cards without air"_s), qPrintable(limit.change));
        }
    }
    QVERIFY(told);
    QVERIFY2(report.cover.advice.contains(u"Limits that it then has: "_s), qPrintable(report.cover.advice));
    QVERIFY2(report.cover.advice.contains(u"0 mm of air"_s), qPrintable(report.cover.advice));
}

void TestReportDecides::speedThatIsGivenUpIsNoGift()
{
    const QString advice = reportOf(example("examples/drive-takes-lanes")).cover.advice;
    const qsizetype free = advice.indexOf(u"Free of charge, and worth doing: Move "_s);
    const qsizetype slower = advice.indexOf(u"at the cost of speed: Limit "_s);
    QVERIFY2(free >= 0 && slower > free, qPrintable(advice));
    QVERIFY(!advice.mid(free, slower - free).contains(u"Limit "_s));
}

void TestReportDecides::anotherCircuitIsNeverFree()
{
    for (const char *name : {"examples/four-cards", "examples/two-cards-trouble", "templates/d2l-4-gpus"}) {
        Document document = example(name);
        for (const char *circuit : {"us-15a", "eu-16a", "cn-10a", "jp-15a"}) {
            document.site.circuit = *circuitById(QString::fromLatin1(circuit));
            for (const ReportLimit &limit : reportOf(document).cover.limits) {
                if (limit.change.startsWith(u"Use another circuit"_s))
                    QCOMPARE(limit.price, u"price not known"_s);
            }
        }
    }
}

void TestReportDecides::aCircuitThatCarriesTooLittleIsADecision()
{
    Document document = example("examples/four-cards");
    const auto told = [&](const char *circuit, bool assumed) {
        document.site.circuit = *circuitById(QString::fromLatin1(circuit));
        document.site.circuit.assumed = assumed;
        return decision(reportOf(document), u"Circuit"_s);
    };
    for (const bool assumed : {true, false}) {
        const QString text = told("us-15a", assumed);
        // 1,846 W are less than the 1,920 W of 20 A at 120 V, but 16.2 A are more than its 16 A of hours.
        QVERIFY2(text.contains(u"carries too little"_s) && text.contains(u"20 A at 240 V, socket NEMA 6-20"_s),
                 qPrintable(text));
        QCOMPARE(text.contains(u"is assumed"_s), assumed);
    }
    const QString none = told("jp-15a", false); // no larger one of the place is known
    QVERIFY2(none.contains(u"an electrician must say"_s), qPrintable(none));
    QVERIFY(told("us-240v-30a", true).contains(u"Which one is there?"_s));
    QVERIFY(told("us-240v-30a", false).isEmpty());
}

void TestReportDecides::whatWasForgottenIsADecision()
{
    const QString text = decision(reportOf(example("examples/four-cards")), u"Missing parts"_s);
    QVERIFY2(text.startsWith(u"No cooler; No drive to start from: "_s), qPrintable(text));
    QVERIFY(decision(reportOf(example("examples/one-card")), u"Missing parts"_s).isEmpty());
}

void TestReportDecides::aModelThatIsNotStatedIsADecision()
{
    Document document = example("examples/one-card");
    QVERIFY(!decision(reportOf(document), u"The work"_s).isEmpty());
    document.use.memoryNeed = Gibibytes(12);
    QVERIFY(decision(reportOf(document), u"The work"_s).isEmpty());
    const Report server = reportOf(example("templates/2026-6-70b-server"));
    QVERIFY(decision(server, u"The work"_s).isEmpty());
    // The price of electricity is asked for, too, where only the least that it will be is known.
    Document withoutSupply = oracle("14: X870E, two cards and M.2_3");
    withoutSupply.site.tariff.reset();
    QVERIFY(decision(reportOf(withoutSupply), u"Electricity"_s).startsWith(u"No tariff is stated for at least "_s));
    QCOMPARE(server.cover.works.size(), std::size_t(1));
    QCOMPARE(server.worst, std::optional<Severity>());
}

void TestReportDecides::whatIsNotChosenIsAskedOnce()
{
    const Report report = reportOf(oracle("14: X870E, two cards and M.2_3"));
    const ReportSection &unchecked = sectionOf(report, u"What could not be checked"_s);
    int asked = 0;
    for (const ReportFinding &finding : unchecked.findings) {
        if (!finding.message.contains(u"Still to be chosen"_s))
            continue;
        ++asked;
        for (const QString &kind : {u"Memory"_s, u"Power supply"_s, u"Case"_s})
            QVERIFY2(finding.message.contains(kind), qPrintable(finding.message));
    }
    QCOMPARE(asked, 1);
    QCOMPARE(report.cover.unchecked.size(), unchecked.findings.size());
}

/// Without a supply its losses are not known, and are never nothing.
void TestReportDecides::theWorstAtTheWallIsNoLessThanTheDraw()
{
    const Document document = oracle("14: X870E, two cards and M.2_3");
    const Judged judged(document, shipped());
    const Power &power = judged.assessment.power;
    QVERIFY(!power.wallWorst && power.worst.atLeast > power.training.atLeast);
    const QStringList row = rowWith(sectionOf(reportOf(document), u"Wall, circuit and heat"_s), u"at the worst"_s);
    const QString least = names::watts(power.worst.atLeast / 0.96); // what the best supply passes on
    QVERIFY2(row.value(1).startsWith(u"at least "_s + least), qPrintable(row.value(1)));
}

void TestReportDecides::theElectricianHasALineOfHisOwn()
{
    const Report report = reportOf(example("examples/four-cards"));
    QVERIFY2(report.cover.electrician.startsWith(u"For the electrician: "_s), qPrintable(report.cover.electrician));
    QVERIFY(reportAsHtml(report).contains(report.cover.electrician.toHtmlEscaped()));
    QVERIFY(makeReport(Document(), shipped(), Day).cover.electrician.isEmpty());
}

/// The verdict goes by watts; what the electrician is told to lay goes by the amperes that stand beside it.
void TestReportDecides::theCircuitCarriesTheAmperesBesideIt()
{
    Document document = example("examples/four-cards");
    const auto told = [&](const char *circuit) {
        document.site.circuit = *circuitById(QString::fromLatin1(circuit));
        return reportOf(document).cover.electrician;
    };
    const QString small = told("us-15a");
    QVERIFY2(small.contains(u"one circuit of its own that does: 20 A at 240 V, socket NEMA 6-20."_s) &&
                 small.contains(u"It draws 8.1 A under load"_s) && small.endsWith(u"at 240 V."_s),
             qPrintable(small));
    const QString tight = told("us-20a");
    QVERIFY2(tight.contains(u"at a power factor of 0.95 it is 16.2 A, and for hours the circuit carries 16.0 A"_s) &&
                 tight.contains(u"with room for both: 20 A at 240 V, socket NEMA 6-20"_s),
             qPrintable(tight));
    QVERIFY2(!told("us-240v-20a").contains(u"power factor"_s), qPrintable(told("us-240v-20a")));
    QVERIFY2(!told("eu-16a").contains(u"power factor"_s), qPrintable(told("eu-16a")));
}

void TestReportDecides::whatMakesALinkSlowStandsBesideIt()
{
    const Report report = reportOf(example("examples/four-cards")); // cards of PCIe 4.0 on a board of PCIe 3.0
    for (const QStringList &row : sectionOf(report, u"Lanes"_s).table->rows) {
        QVERIFY2(row[4].startsWith(u"PCIe 4.0"_s), qPrintable(row[4]));
        QCOMPARE(row.last(), u"the board's PCIe 3.0"_s);
    }
}

void TestReportDecides::cardsThatAreAlikeAreOneRow()
{
    Document document = example("examples/four-cards");
    const auto rows = [&] { return sectionOf(reportOf(document), u"Power connectors"_s).table->rows; };
    QCOMPARE(rows().size(), std::size_t(1));
    QVERIFY2(rows().front()[0].startsWith(u"Cards 1–4: "_s), qPrintable(rows().front()[0]));
    for (Item &item : document.build.items) {
        if (item.kind == Kind::Card) {
            item.part = u"nvidia-geforce-rtx-3090-founders-edition"_s;
            break;
        }
    }
    QCOMPARE(rows().size(), std::size_t(2));
    const QStringList ways =
        rowWith(sectionOf(reportOf(document), u"First start: what to run, and what it must print"_s), u"topo -m"_s);
    QVERIFY2(ways.value(2).contains(u"PIX or PXB"_s), qPrintable(ways.value(2)));
    QCOMPARE(ways.value(2).count(u"Pairs of cards"_s), 2); // within a switch, and between them
}

void TestReportDecides::oneLimitForAllIsOneStep_data()
{
    QTest::addColumn<QList<double>>("limits");
    QTest::addColumn<QStringList>("commands");
    QTest::newRow("none") << QList<double>{0, 0, 0, 0} << QStringList();
    QTest::newRow("alike") << QList<double>{280, 280, 280, 280} << QStringList{u"nvidia-smi -pl 280"_s};
    QTest::newRow("one of them") << QList<double>{0, 280, 0, 0} << QStringList{u"nvidia-smi -i 1 -pl 280"_s};
    QTest::newRow("one differs") << QList<double>{280, 280, 280, 300}
                                 << QStringList{u"nvidia-smi -i 0 -pl 280"_s, u"nvidia-smi -i 1 -pl 280"_s,
                                                u"nvidia-smi -i 2 -pl 280"_s, u"nvidia-smi -i 3 -pl 300"_s};
}

void TestReportDecides::oneLimitForAllIsOneStep()
{
    QFETCH(const QList<double>, limits);
    QFETCH(const QStringList, commands);
    Document document = example("examples/four-cards");
    qsizetype card = 0;
    for (Item &item : document.build.items) {
        if (item.kind == Kind::Card && limits.value(card++) > 0)
            item.powerLimit = Watts(limits[card - 1]);
    }
    QCOMPARE(card, limits.size());
    QStringList told;
    bool asked = false; // for links and limits, which are to be as planned
    const Report report = reportOf(document);
    for (const QStringList &row :
         sectionOf(report, u"First start: what to run, and what it must print"_s).table->rows) {
        asked = asked || row.front().contains(u"--query-gpu"_s);
        if (row.front().contains(u"-pl"_s)) {
            told << row.front();
            QVERIFY2(!asked, "a limit is set before it is asked for");
        }
    }
    QVERIFY(asked);
    QCOMPARE(told, commands);
}

void TestReportDecides::anOldPriceSaysHowSuchPricesMoved()
{
    QByteArray kits;
    for (const char *id : {"a", "b", "c"}) {
        kits += QByteArray("{'id': 'kit-") + id +
                "', 'name': 'Kit', 'vendor': 'Example', 'prices': ["
                "{'amount': 100, 'currency': 'USD', 'date': '2025-06-01', 'basis': 'market', 'condition': 'new', "
                "'source': 'shop'}, {'amount': 300, 'currency': 'USD', 'date': '2026-10-01', 'basis': 'market', "
                "'condition': 'new', 'source': 'shop'}]},";
    }
    kits += "{'id': 'kit-old', 'name': 'Old kit', 'vendor': 'Example', 'prices': [{'amount': 90, 'currency': 'USD', "
            "'date': '2025-06-01', 'basis': 'market', 'condition': 'new', 'source': 'shop'}]}";
    const Catalogue catalogue = parts("'sources': [{'id': 'shop', 'title': 'Price list', 'publisher': 'Shop', 'date': "
                                      "'2026-10', 'url': '', 'licence': 'facts', 'kind': 'shop'}], 'memory': [" +
                                      kits + "]");
    MachineText machine;
    machine.with(Kind::Memory, "kit-a").with(Kind::Memory, "kit-old");
    const Report report = makeReport(machine.document, catalogue, Day);
    const QStringList old = rowWith(sectionOf(report, u"Parts"_s), u"Old kit"_s);
    QVERIFY2(old.value(5).contains(u"such prices since: × 3.00–3.00"_s), qPrintable(old.value(5)));
    for (const QStringList &row : sectionOf(report, u"Parts"_s).table->rows) {
        if (!row[1].contains(u"Old kit"_s))
            QVERIFY2(!row[5].contains(u"such prices"_s), qPrintable(row[5]));
    }
}

/// The sentence below the case says what the check on air says.
void TestReportDecides::theAirIsJudged()
{
    const auto told = [](const char *name) {
        return sectionOf(reportOf(example(name)), u"Room in the case"_s).notes.join(u' ');
    };
    const QString blowers = told("examples/four-cards");
    QVERIFY2(blowers.contains(u"That is enough."_s) && blowers.contains(u"What blowers drive out"_s),
             qPrintable(blowers));
    const QString open = told("examples/two-cards-trouble");
    QVERIFY2(open.contains(u"Whether that is enough is not known"_s) && !open.contains(u"blowers"_s), qPrintable(open));
}

/// Other parts are not the only way out, and what does not run has no speed.
void TestReportDecides::aWorkThatDoesNotFitCanChangeItself()
{
    Document document = example("templates/2026-3-two-3090");
    PlannedWork work;
    work.name = u"Chat"_s;
    work.need = PlannedNeed{Gibibytes(38.7), Gibibytes(43.1), 1};
    document.use.works = {work};
    const Report report = reportOf(document);
    QVERIFY2(report.cover.advice.contains(u"Share the work over several cards"_s), qPrintable(report.cover.advice));
    QVERIFY2(!report.cover.advice.contains(u"Choose other parts"_s), qPrintable(report.cover.advice));
    QVERIFY2(report.cover.limits.front().change.contains(u"fewer bits"_s),
             qPrintable(report.cover.limits.front().change));
    QCOMPARE(report.cover.works.size(), std::size_t(1));
    QVERIFY2(!report.cover.works.front().text.contains(u"speed"_s), qPrintable(report.cover.works.front().text));
    bool told = false;
    for (const ReportFigure &figure : report.cover.figures)
        told = told || figure.caption.contains(u"38.7–43.1 GiB"_s);
    QVERIFY(told);
    // Of one card there is nothing to share: the one with more memory is named.
    Document single = example("templates/2026-2-one-5090");
    single.use.works = {work};
    const QString advice = reportOf(single).cover.advice;
    QVERIFY2(advice.contains(u"Graphics card → NVIDIA RTX PRO"_s) && !advice.contains(u"several cards"_s),
             qPrintable(advice));
}

/// Who asks for prices asks once for each row.
void TestReportDecides::partsThatAreAlikeHaveOnePrice()
{
    const Report report = reportOf(example("templates/2026-5-four-3090"));
    const ReportSection &parts = sectionOf(report, u"Parts"_s);
    QCOMPARE(parts.table->rows.size(), std::size_t(8));
    bool told = false;
    for (const QString &note : parts.notes)
        told = told || note.startsWith(u"Of 8 price"_s);
    QVERIFY2(told, qPrintable(parts.notes.join(u'|')));
    QVERIFY2(report.cover.figures.front().caption.startsWith(u"8 price"_s),
             qPrintable(report.cover.figures.front().caption));
}

/// Another part for less is no gift: what it saves is told, and by how much.
void TestReportDecides::whatIsCheaperIsASaving()
{
    const Report report = reportOf(example("templates/s10-researcher"));
    const ReportLimit *old = limitNamed(report, u"Card 3: too old for today's CUDA"_s);
    QVERIFY(old);
    QVERIFY2(old->price.startsWith(u"saves $"_s), qPrintable(old->price));
    const QString said = u"Cheaper than planned: %1 (%2)."_s.arg(old->change, old->price);
    QVERIFY2(report.cover.advice.contains(said), qPrintable(report.cover.advice));
    QVERIFY2(!report.cover.advice.contains(u"Free of charge"_s), qPrintable(report.cover.advice));
}

void TestReportDecides::roundedAmountsAreSaidToBe_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"examples/one-card", "templates/2026-1-entry", "templates/2026-4-one-pro-6000",
                             "templates/2026-cn-1-entry", "templates/2026-cn-3-two-3090"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// Who adds up the table with a pencil comes to its total, or reads why not.
void TestReportDecides::roundedAmountsAreSaidToBe()
{
    QFETCH(const QString, name);
    static const QRegularExpression noDigit(u"[^0-9.]"_s);
    const auto amount = [](QString text) { return text.remove(noDigit).toDouble(); };
    const Report report = reportOf(example(name.toLatin1().constData()));
    const ReportSection &parts = sectionOf(report, u"Parts"_s);
    QVERIFY(parts.table);
    double sum = 0;
    bool adds = true;
    for (const QStringList &row : parts.table->rows) {
        sum += amount(row[4]);
        adds = adds && std::abs(amount(row[3]) * amount(row[2]) - amount(row[4])) < 0.5;
    }
    adds = adds && std::abs(sum - amount(report.cover.figures.front().value)) < 0.5;
    const bool told = parts.notes.join(u'|').contains(u"rounded by itself"_s);
    QVERIFY2(told != adds, qPrintable(parts.notes.join(u'|')));
}

RIG_TEST(TestReportDecides)
#include "tst_report_decides.moc"
