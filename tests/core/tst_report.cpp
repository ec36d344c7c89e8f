// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/variants.h"
#include "core/checks/gather.h"
#include "core/report/part_lines.h"
#include "core/report/report.h"
#include "tests/testing.h"

#include "fixture.h"

#include <QRegularExpression>

using namespace rig;
using namespace Qt::StringLiterals;

namespace {

constexpr const char *Parts = R"(
  'sources': [
    {'id': 'vendor', 'title': 'Data sheet', 'publisher': 'Example', 'date': '2020', 'url': 'https://example.com/sheet', 'licence': 'facts', 'kind': 'vendor'},
    {'id': 'shop', 'title': 'Price list', 'publisher': 'Shop', 'date': '2026-10', 'url': '', 'licence': 'facts', 'kind': 'shop'},
    {'id': 'unused', 'title': 'Never cited', 'publisher': 'Nobody', 'date': '2020', 'url': '', 'licence': 'facts', 'kind': 'review'}],
  'gpus': [{'id': 'chip', 'name': 'Chip', 'vendor': 'Example', 'tdp_w': 350, 'pcie_generation': 4, 'pcie_width': 16, 'sources': {'*': 'vendor'}}],
  'cards': [{'id': 'card', 'name': 'Turbo', 'vendor': 'Example', 'part_number': 'EX-90', 'gpu': 'chip', 'length_mm': 267, 'slots': 2,
    'power_connectors': {'pcie-8': 2},
    'prices': [{'amount': 1500, 'currency': 'USD', 'date': '2026-10-01', 'basis': 'market', 'condition': 'new', 'source': 'shop'}],
    'sources': {'*': 'vendor'}}],
  'processors': [{'id': 'processor', 'name': 'Processor', 'vendor': 'Example', 'family': 'f', 'socket': 'S', 'tdp_w': 165, 'pl2_w': 200,
    'pcie_generation': 4, 'pcie_lanes': 16, 'usable_lanes': 16, 'slot_lanes': 16, 'memory_type': 'DDR4', 'sources': {'*': 'vendor'}}],
  'motherboards': [{'id': 'board', 'name': '=Board|1', 'vendor': 'Example', 'socket': 'S', 'form_factor': 'ATX', 'memory_type': 'DDR4',
    'processor_families': ['f'], 'uplink': {'generation': 4, 'width': 4},
    'connectors': [
      {'label': 'SLOT1', 'kind': 'slot', 'position': 1, 'length': 16, 'width': 16, 'generation': 4, 'upstream': 'cpu0'},
      {'label': 'SLOT2', 'kind': 'slot', 'position': 3, 'length': 16, 'width': 8, 'generation': 4, 'upstream': 'cpu0'}],
    'groups': [{'connectors': ['SLOT1', 'SLOT2'], 'page': '31', 'rows': [{'widths': [16, 0]}, {'widths': [8, 8]}]}],
    'prices': [{'amount': 300, 'currency': 'USD', 'date': '2020-01-15', 'basis': 'launch', 'condition': 'new', 'source': 'shop'}],
    'sources': {'*': 'vendor'}}],
  'supplies': [{'id': 'supply', 'name': 'Small supply', 'vendor': 'Example', 'watts': 600, 'efficiency': 'gold', 'atx_version': '2.x',
    'connectors': {'pcie-8': 4, 'eps-8': 2}, 'sources': {'*': 'vendor'}}]
)";

Catalogue exampleParts() { return test::parts(Parts); }

Document twoCards()
{
    test::MachineText machine;
    machine.with(Kind::Processor, "processor").with(Kind::Motherboard, "board").with(Kind::Supply, "supply");
    machine.with(Kind::Card, "card", "SLOT1").with(Kind::Card, "card", "SLOT2");
    machine.document.build.name = u"Two <cards>"_s;
    return machine.document;
}

Report reportOf(const Document &document, const QDate &today = QDate(2026, 11, 20))
{
    return makeReport(document, exampleParts(), today);
}

const ReportSection *sectionOf(const Report &report, const QString &title)
{
    const auto found = std::find_if(report.sections.begin(), report.sections.end(),
                                    [&](const ReportSection &section) { return section.title == title; });
    return found == report.sections.end() ? nullptr : &*found;
}

QStringList rowWith(const ReportSection &section, const QString &text)
{
    for (const QStringList &row : section.table->rows) {
        if (row.join(u' ').contains(text))
            return row;
    }
    return {};
}

} // namespace

class TestReport : public QObject
{
    Q_OBJECT

private slots:
    void equalPartsAreOneLine();
    void aPriceHasItsBasisAndItsSource();
    void ownedPartsAreMarkedAndCostNothing();
    void aPartWithoutPriceIsNotFree();
    void aPartThatIsNotKnownIsNamedByItsId();
    void oldPricesAreSaid();
    void findingsComeWithEvidenceAndAMend();
    void whatIsUnknownHasItsOwnSection();
    void acceptedFindingsAreShownApart();
    void linksStandInATable();
    void powerStandsInATable();
    void theFirstPageDecides();
    void theRowsComeToTheTotal();
    void cablesAndStepsAreTold();
    void aWayToTheWallForEachSupply();
    void theElectricianIsToldACircuitThatHolds();
    void aSmallMachineNeedsNoCircuitOfItsOwn();
    void whatIsDrawnAtLeastIsToldTwice();
    void twoPlugsOnACableHaveOneNumber();
    void whatIsNotChosenIsNoQuestion();
    void whatIsInstalledIsTold();
    void costOverTheYears();
    void againstRentingWhereAsked();
    void variantsStandSideBySide();
    void sourcesAreNumberedAsTheyAreCited();
    void anEmptyMachineHasAReport();
    void everyTableIsRectangular();
    void theTextListsEveryPart();
    void markdownIsEscaped();
    void csvIsDefused();
    void htmlIsEscaped();
};

void TestReport::equalPartsAreOneLine()
{
    const Report report = reportOf(twoCards());
    const ReportSection *parts = sectionOf(report, u"Parts"_s);
    QVERIFY(parts && parts->table);
    QCOMPARE(parts->table->rows.size(), std::size_t(4));
    const QStringList card = rowWith(*parts, u"Example Turbo"_s);
    QVERIFY(card[1].contains(u"EX-90"_s));
    QCOMPARE(card[2], u"2"_s);
    QCOMPARE(card[3], names::money({1500, u"USD"_s}));
    QCOMPARE(card[4], names::money({3000, u"USD"_s}));
}

void TestReport::aPriceHasItsBasisAndItsSource()
{
    const Report report = reportOf(twoCards());
    const QStringList card = rowWith(*sectionOf(report, u"Parts"_s), u"Example Turbo"_s);
    QCOMPARE(card[5], u"market, new, 2026-10-01"_s);
    QCOMPARE(card[6], u"1, 2"_s); // the shop of the price, the sheet of the figures
    const QStringList board = rowWith(*sectionOf(report, u"Parts"_s), u"=Board"_s);
    QCOMPARE(board[5], u"launch, 2020-01-15"_s);
}

void TestReport::ownedPartsAreMarkedAndCostNothing()
{
    Document document = twoCards();
    document.build.items.back().owned = true;
    const Report report = reportOf(document);
    const ReportSection *parts = sectionOf(report, u"Parts"_s);
    QCOMPARE(parts->table->rows.size(), std::size_t(5)); // one card to buy, one that is there
    const QStringList owned = rowWith(*parts, u"owned"_s);
    QVERIFY(owned[1].contains(u"Turbo"_s));
    QCOMPARE(owned[3], QString());
}

void TestReport::aPartWithoutPriceIsNotFree()
{
    const Report report = reportOf(twoCards());
    const QStringList supply = rowWith(*sectionOf(report, u"Parts"_s), u"Small supply"_s);
    QCOMPARE(supply[4], QString());
    QCOMPARE(supply[5], u"no price known"_s);
    QVERIFY(report.cover.figures.front().value.startsWith(u'≥'));
}

void TestReport::aPartThatIsNotKnownIsNamedByItsId()
{
    Document document = twoCards();
    document.build.items.front().part = u"gone-for-good"_s;
    const QStringList row = rowWith(*sectionOf(reportOf(document), u"Parts"_s), u"gone-for-good"_s);
    QVERIFY(row[1].contains(u"not in the catalogue"_s));
}

void TestReport::oldPricesAreSaid()
{
    const auto notes = [](const QDate &today) {
        return sectionOf(reportOf(twoCards(), today), u"Parts"_s)->notes.join(u' ');
    };
    const QString of = u"1 price is older than six months, of 2020-01-15: "_s; // of one there is no oldest
    QVERIFY2(notes(QDate(2026, 11, 20)).contains(of), qPrintable(notes(QDate(2026, 11, 20))));
    QVERIFY(!notes(QDate(2020, 7, 15)).contains(u"six months"_s)); // six months to the day
    QVERIFY(notes(QDate(2020, 7, 16)).contains(of));
}

void TestReport::findingsComeWithEvidenceAndAMend()
{
    const Report report = reportOf(twoCards());
    QCOMPARE(report.worst, Severity::Blocker);
    const ReportSection *findings = sectionOf(report, u"Findings"_s);
    const auto supply =
        std::find_if(findings->findings.begin(), findings->findings.end(), [](const ReportFinding &finding) {
            return finding.title.startsWith(u"Supply "_s) && finding.title.endsWith(u" short"_s);
        });
    QVERIFY(supply != findings->findings.end());
    QVERIFY(supply->message.contains(u"600"_s));
    QVERIFY(!supply->evidence.isEmpty());
    QVERIFY(std::is_sorted(findings->findings.begin(), findings->findings.end(),
                           [](const ReportFinding &a, const ReportFinding &b) { return a.severity < b.severity; }));
}

void TestReport::whatIsUnknownHasItsOwnSection()
{
    const Report report = reportOf(twoCards());
    for (const ReportFinding &finding : sectionOf(report, u"Findings"_s)->findings)
        QVERIFY(finding.severity != Severity::Unknown);
    const ReportSection *unchecked = sectionOf(report, u"What could not be checked"_s);
    QVERIFY(unchecked);
    for (const ReportFinding &finding : unchecked->findings)
        QVERIFY(finding.severity == Severity::Unknown || finding.title == u"Figures that few makers print"_s);
}

void TestReport::acceptedFindingsAreShownApart()
{
    Document document = twoCards();
    const Catalogue catalogue = exampleParts();
    const test::Judged judged(document, catalogue);
    const auto found = std::find_if(judged.findings.begin(), judged.findings.end(), [](const Finding &finding) {
        return std::string_view(finding.check) == "power.supply-capacity";
    });
    QVERIFY(found != judged.findings.end());
    document = applied(document, Accept{waiverFor(*found, document.build, u"A second supply is on its way"_s)});

    const Report report = makeReport(document, catalogue, QDate(2026, 11, 20));
    const ReportSection *accepted = sectionOf(report, u"Accepted findings"_s);
    QVERIFY(accepted);
    QCOMPARE(accepted->findings.size(), std::size_t(1));
    QCOMPARE(accepted->findings.front().accepted, u"A second supply is on its way"_s);
    for (const ReportFinding &finding : sectionOf(report, u"Findings"_s)->findings)
        QVERIFY(finding.title != words::checkTitle("power.supply-capacity"));
}

void TestReport::linksStandInATable()
{
    const Report report = reportOf(twoCards());
    const ReportSection *lanes = sectionOf(report, u"Lanes"_s);
    QVERIFY(lanes && lanes->table);
    QCOMPARE(lanes->table->rows.size(), std::size_t(2));
    const QStringList second = lanes->table->rows.back();
    QCOMPARE(second[0], u"SLOT2"_s);
    QVERIFY(second[1].contains(u"Card 2"_s));
    QVERIFY(second[2].contains(u"x8"_s));
    QVERIFY(second[4].contains(u"x16"_s));
}

void TestReport::powerStandsInATable()
{
    const Report report = reportOf(twoCards());
    const ReportSection *power = sectionOf(report, u"Power budget"_s);
    QVERIFY(power && power->table);
    QCOMPARE(power->table->rows.size(), std::size_t(8)); // training, worst, four peaks, the wall twice
    QCOMPARE(power->table->rows.front()[2], u"600 W"_s);
    QCOMPARE(power->table->marks.front(), std::optional(Severity::Blocker));
    QCOMPARE(power->drawings, std::vector{ReportDrawing::Power});
}

void TestReport::theFirstPageDecides()
{
    const Report report = reportOf(twoCards());
    const ReportCover &cover = report.cover;
    QVERIFY2(cover.about.contains(u"2 × Chip"_s) && cover.about.contains(u"120 V, 15 A (assumed)"_s),
             qPrintable(cover.about));
    QVERIFY2(cover.verdict.startsWith(u"Will not work as planned"_s), qPrintable(cover.verdict));
    QVERIFY2(cover.advice.startsWith(u"Do not order it as it is"_s), qPrintable(cover.advice));
    QCOMPARE(cover.figures.size(), std::size_t(6));
    QVERIFY2(cover.electrician.contains(u"15 A at 120 V, socket NEMA 5-15"_s), qPrintable(cover.electrician));
    QVERIFY(!cover.limits.empty());
    for (const ReportLimit &limit : cover.limits) {
        // Words, never counts of shapes.
        for (const QString &shape : {u"■"_s, u"▲"_s, u"●"_s})
            QVERIFY2(!limit.change.contains(shape) && !limit.price.contains(shape), qPrintable(limit.change));
    }
    QCOMPARE(cover.buy.rows.size(), std::size_t(4));
    QVERIFY(std::any_of(cover.decide.begin(), cover.decide.end(),
                        [](const ReportItem &item) { return item.title == u"Circuit"_s; }));
    QVERIFY(!cover.signOff.isEmpty());
}

/// Every item of a machine is a row; the rows come to the total.
void TestReport::theRowsComeToTheTotal()
{
    Document document = twoCards();
    const Catalogue catalogue = test::parts(QByteArray(Parts) + R"(,
      'fans': [{'id': 'fan', 'name': 'Fan', 'vendor': 'Example', 'sources': {'*': 'vendor'},
        'prices': [{'amount': 22, 'currency': 'USD', 'date': '2026-10-01', 'basis': 'market', 'condition': 'new', 'source': 'shop'}]}],
      'networks': [{'id': 'net', 'name': 'Network', 'vendor': 'Example', 'sources': {'*': 'vendor'},
        'prices': [{'amount': 150, 'currency': 'USD', 'date': '2026-10-01', 'basis': 'market', 'condition': 'new', 'source': 'shop'}]}],
      'cables': [{'id': 'cable', 'name': 'Cable', 'vendor': 'Example', 'sources': {'*': 'vendor'},
        'prices': [{'amount': 19, 'currency': 'USD', 'date': '2026-10-01', 'basis': 'market', 'condition': 'new', 'source': 'shop'}]}],
      'risers': [{'id': 'riser', 'name': 'Riser', 'vendor': 'Example', 'sources': {'*': 'vendor'},
        'prices': [{'amount': 60, 'currency': 'USD', 'date': '2026-10-01', 'basis': 'market', 'condition': 'new', 'source': 'shop'}]}]
    )");
    ItemId id = document.build.nextId();
    for (const auto &[kind, part, count] : {std::tuple(Kind::Fan, "fan", 3), std::tuple(Kind::Network, "net", 1),
                                            std::tuple(Kind::Cable, "cable", 2), std::tuple(Kind::Riser, "riser", 1)}) {
        Item item;
        item.id = id++;
        item.kind = kind;
        item.part = QString::fromLatin1(part);
        item.count = count;
        document.build.items.push_back(item);
    }
    const Machine machine = resolve(document.build, catalogue);
    const Cost cost = assess(machine, document.site, document.use).cost;
    double sum = 0;
    int pieces = 0;
    for (const report::PartLine &line : report::partLines(document.build, catalogue)) {
        pieces += line.count;
        if (line.sum())
            sum += line.sum()->amount;
    }
    QCOMPARE(pieces, 5 + 7);
    QCOMPARE(sum, 3000 + 300 + 66 + 150 + 38 + 60.0);
    QCOMPARE(cost.total.value(u"USD"_s), sum);
    const Report report = makeReport(document, catalogue, QDate(2026, 11, 20));
    QVERIFY(!rowWith(*sectionOf(report, u"Parts"_s), u"Example Fan"_s).isEmpty());
    QVERIFY(report.cover.figures.front().value.contains(names::money({sum, u"USD"_s})));
}

void TestReport::cablesAndStepsAreTold()
{
    const Report report = reportOf(twoCards());
    const ReportSection *cables = sectionOf(report, u"Cable plan"_s);
    QVERIFY(cables && cables->table);
    QVERIFY(!rowWith(*cables, u"Card 2: Turbo, socket 2"_s).isEmpty());
    const ReportSection *assembly = sectionOf(report, u"Assembly, in this order"_s);
    QVERIFY(assembly && assembly->table);
    QVERIFY(!rowWith(*assembly, u"Card 2: Turbo into SLOT2"_s).isEmpty());
    const ReportSection *site = sectionOf(report, u"Wall, circuit and heat"_s);
    QVERIFY(site->paragraphs.first().contains(u"one circuit of its own"_s));
}

void TestReport::aWayToTheWallForEachSupply()
{
    Document document = twoCards();
    const auto plugs = [&] {
        return rowWith(*sectionOf(reportOf(document), u"Wall, circuit and heat"_s), u"Plugs at the wall"_s).value(1);
    };
    QVERIFY2(plugs().startsWith(u"1,"_s), qPrintable(plugs()));
    document.build.items[2].count = 2;
    QVERIFY2(plugs().startsWith(u"2,"_s), qPrintable(plugs()));
}

/// The breaker takes volt-amperes: a circuit whose breaker the worst case trips is none to name.
void TestReport::theElectricianIsToldACircuitThatHolds()
{
    Document document = twoCards();
    for (const Circuit &circuit : knownCircuits()) {
        document.site.circuit = circuit;
        const Report report = reportOf(document);
        const ReportSection *site = sectionOf(report, u"Wall, circuit and heat"_s);
        const bool holds = !site->paragraphs.first().contains(u"carries too little"_s);
        const Machine machine = resolve(document.build, exampleParts());
        const Power power = assess(machine, document.site, document.use).power;
        const Watts breaker = circuit.rating() * 0.95;
        QCOMPARE(holds, power.wallAtLeast <= circuit.continuous() &&
                            std::max(power.wallAtLeast, power.wallWorst.value_or(Watts(0))) <= breaker);
        // No limit for hours stands there that lies above the one at which it trips.
        const bool hours = !rowWith(*site, u"A load of hours may take"_s).isEmpty();
        QCOMPARE(hours, circuit.continuous() < breaker);
    }
}

void TestReport::aSmallMachineNeedsNoCircuitOfItsOwn()
{
    Document document = twoCards();
    document.build.items.pop_back();
    const auto told = [&](const char *circuit) {
        document.site.circuit = *circuitById(QString::fromLatin1(circuit));
        return sectionOf(reportOf(document), u"Wall, circuit and heat"_s)->paragraphs.first();
    };
    document.site.circuit = *circuitById(u"eu-16a"_s);
    const Power power = assess(resolve(document.build, exampleParts()), document.site, document.use).power;
    QVERIFY(power.wall && power.wallWorst);
    // 230 V, 16 A: 3,496 W until it trips, at the draw of the worst case.
    const QString left = names::watts(Watts(3496) - *power.wallWorst);
    QVERIFY2(told("eu-16a").contains(u"%1 are left for what else hangs on it"_s.arg(left)), qPrintable(told("eu-16a")));
    document = twoCards();
    QVERIFY2(told("us-15a").contains(u"one circuit of its own"_s), qPrintable(told("us-15a")));
}

/// A supply whose losses are not known: the first page and the table for the electrician have the same lower bound.
void TestReport::whatIsDrawnAtLeastIsToldTwice()
{
    const Catalogue unknown = test::parts(QByteArray(Parts).replace("'efficiency': 'gold', ", ""));
    const Report report = makeReport(twoCards(), unknown, QDate(2026, 11, 20));
    const QString atWall = report.cover.figures[3].value;
    QVERIFY2(atWall.startsWith(u"≥ "_s), qPrintable(atWall));
    const QString watts = atWall.section(u' ', 1, 1);
    const ReportSection *site = sectionOf(report, u"Wall, circuit and heat"_s);
    for (const QString &row : {u"At the wall, under load"_s, u"Heat into the room"_s}) {
        const QString told = rowWith(*site, row).value(1);
        QVERIFY2(told.contains(watts), qPrintable(told + u" / "_s + atWall));
    }
    QVERIFY(rowWith(*site, u"Electricity"_s).value(1).startsWith(u"at least "_s));
}

void TestReport::twoPlugsOnACableHaveOneNumber()
{
    const auto numbers = [](const char *cables) {
        const Catalogue parts = test::parts(
            QByteArray(Parts).replace("'efficiency': 'gold',", QByteArray("'efficiency': 'gold',") + cables));
        const Report report = makeReport(twoCards(), parts, QDate(2026, 11, 20));
        QStringList all;
        for (const QStringList &row : sectionOf(report, u"Cable plan"_s)->table->rows) {
            if (row[2].startsWith(u"PCIe"_s))
                all << row[0];
        }
        return all;
    };
    QStringList each = numbers(" 'pcie_cables': 4,");
    QCOMPARE(each.size(), 4);
    each.removeDuplicates();
    QCOMPARE(each.size(), 4);
    QStringList three = numbers(" 'pcie_cables': 3,");
    QCOMPARE(three.size(), 4);
    three.removeDuplicates();
    QCOMPARE(three.size(), 3);
    QStringList two = numbers(" 'pcie_cables': 2,");
    QCOMPARE(two.size(), 4);
    QCOMPARE(two[0], two[1]);
    QCOMPARE(two[2], two[3]);
    QVERIFY(two[0] != two[2]);
    // Not known: a number each, and a sentence.
    QStringList unknown = numbers("");
    unknown.removeDuplicates();
    QCOMPARE(unknown.size(), 4);
}

void TestReport::whatIsNotChosenIsNoQuestion()
{
    const QString advice = reportOf(twoCards()).cover.advice;
    QVERIFY2(advice.contains(u"Still to be chosen: "_s), qPrintable(advice));
    QVERIFY2(!advice.contains(u"Not chosen"_s), qPrintable(advice));
}

void TestReport::whatIsInstalledIsTold()
{
    RIG_UNWRAP(catalogue, test::shippedCatalogue());
    test::MachineText machine;
    machine.with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition");
    const Report report = makeReport(machine.document, catalogue, QDate(2026, 11, 20));
    const ReportSection *ubuntu = sectionOf(report, u"Software under Ubuntu 24.04, in this order"_s);
    QVERIFY(ubuntu && ubuntu->table);
    QVERIFY(!rowWith(*ubuntu, u"ubuntu-drivers install"_s).isEmpty());
    QVERIFY(!rowWith(*ubuntu, u"pip install"_s).isEmpty());
    const ReportSection *windows = sectionOf(report, u"Software under Windows 11, in this order"_s);
    QVERIFY(windows && windows->table);
    QVERIFY(!rowWith(*windows, u".venv\\Scripts\\Activate.ps1"_s).isEmpty());
    for (const ReportSection *section : {ubuntu, windows}) {
        for (const QStringList &row : section->table->rows) // asked once, in the section that says what it must print
            QVERIFY2(!row.join(u' ').contains(u"nvidia-smi -L"_s), qPrintable(row.join(u' ')));
    }
    QVERIFY(!sectionOf(reportOf(twoCards()), u"Software under Windows 11, in this order"_s)); // nothing is known of it
}

void TestReport::costOverTheYears()
{
    Document document = twoCards();
    document.site.tariff = Money{0.2, u"USD"_s};
    const Report report = reportOf(document);
    const ReportSection *years = sectionOf(report, u"Cost over the years"_s);
    QVERIFY(years && years->table);
    const Machine machine = resolve(document.build, exampleParts());
    const Assessment assessment = assess(machine, document.site, document.use);
    const double bought = assessment.cost.total.value(u"USD"_s);
    const double energy = assessment.power.yearlyCost->amount;
    QVERIFY(energy > 0);
    const QStringList together = rowWith(*years, u"Together"_s);
    QCOMPARE(together[1], u"≥ "_s + names::money({bought, u"USD"_s})); // the supply has no price
    QCOMPARE(together[4], u"≥ "_s + names::money({bought + 3 * energy, u"USD"_s}));
    document.site.tariff.reset();
    QVERIFY(!sectionOf(reportOf(document), u"Cost over the years"_s));
}

void TestReport::againstRentingWhereAsked()
{
    Document document = twoCards();
    document.site.tariff = Money{0.2, u"USD"_s};
    RentInputs rent;
    rent.pricePerGpuHour = 0.5;
    const Report report = makeReport(document, exampleParts(), QDate(2026, 11, 20), nullptr, rent);
    const ReportSection *years = sectionOf(report, u"Cost over the years"_s);
    QVERIFY(years && years->table);
    const QStringList rented = rowWith(*years, u"Rented"_s);
    // Two cards at half a dollar for the hours of the site.
    const double year = 2 * 0.5 * document.site.hoursPerYear;
    QCOMPARE(rented[2], names::money({year, u"USD"_s}));
    QVERIFY2(!years->paragraphs.isEmpty() && !years->notes.isEmpty(), "The answer in words, and what it rests on");
    QVERIFY(rowWith(*sectionOf(reportOf(document), u"Cost over the years"_s), u"Rented"_s).isEmpty());
}

void TestReport::variantsStandSideBySide()
{
    Document document = withVariantAdded(twoCards());
    document.build.items.pop_back();
    const Report report = reportOf(document);
    const ReportSection *variants = sectionOf(report, u"Variants side by side"_s);
    QVERIFY(variants && variants->table);
    QCOMPARE(variants->table->headings.size(), 3);
    const QStringList differs = variants->table->rows.back();
    QVERIFY2(differs.join(u' ').contains(u"2 × Example Turbo"_s), qPrintable(differs.join(u'|')));
    QVERIFY(!sectionOf(reportOf(twoCards()), u"Variants side by side"_s));
}

void TestReport::sourcesAreNumberedAsTheyAreCited()
{
    const Report report = reportOf(twoCards());
    const ReportSection *sources = sectionOf(report, u"Sources"_s);
    QVERIFY(sources && sources->table);
    QCOMPARE(sources->table->rows.size(), std::size_t(2));
    for (std::size_t i = 0; i < sources->table->rows.size(); ++i)
        QCOMPARE(sources->table->rows[i].first(), QString::number(i + 1));
    QVERIFY(rowWith(*sources, u"https://example.com/sheet"_s).last() == names::certainty(Certainty::Vendor));
    QVERIFY(rowWith(*sources, u"Never cited"_s).isEmpty());
}

void TestReport::anEmptyMachineHasAReport()
{
    const Report report = reportOf(Document());
    QVERIFY(!report.title.isEmpty());
    QCOMPARE(report.cover.verdict, u"Nothing has been chosen yet"_s); // and not "Works"
    QCOMPARE(report.worst, std::optional(Severity::Unknown));
    QVERIFY(!report.machine);
    for (const ReportSection &section : report.sections)
        QVERIFY2(!section.paragraphs.isEmpty() || section.table || !section.findings.empty(),
                 qPrintable(section.title));
}

void TestReport::everyTableIsRectangular()
{
    const Report report = reportOf(twoCards());
    for (const ReportSection &section : report.sections) {
        if (!section.table)
            continue;
        const auto columns = static_cast<std::size_t>(section.table->headings.size());
        QCOMPARE(section.table->numeric.size(), columns);
        QCOMPARE(section.table->shares.size(), columns);
        for (const QStringList &row : section.table->rows)
            QCOMPARE(static_cast<std::size_t>(row.size()), columns);
    }
}

void TestReport::theTextListsEveryPart()
{
    const QString text = partsAsText(twoCards(), exampleParts());
    for (const QString &word :
         {u"Two <cards>"_s, u"2 × Example Turbo"_s, u"Small supply: no price known"_s, u"Total: ≥"_s})
        QVERIFY2(text.contains(word), qPrintable(text));
}

void TestReport::markdownIsEscaped()
{
    const QString text = partsAsMarkdown(twoCards(), exampleParts());
    QVERIFY(text.contains(u"**Two \\<cards\\>**"_s));
    QVERIFY(text.contains(u"=Board\\|1"_s));
}

void TestReport::csvIsDefused()
{
    const Catalogue catalogue = exampleParts();
    Document document = twoCards();
    document.build.items.front().part = u"=HYPERLINK(\"x\")"_s;
    const QStringList lines = partsAsCsv(document, catalogue).split(u"\r\n"_s, Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 5);
    QVERIFY(lines.first().startsWith(u"kind,id,name"_s));
    QVERIFY(lines.filter(u"HYPERLINK"_s).first().contains(u"\"'=HYPERLINK(\"\"x\"\")\""_s));
    QVERIFY(lines.filter(u"cards,card"_s).first().contains(u",2,no,1500.00,USD,2026-10-01"_s));
}

void TestReport::htmlIsEscaped()
{
    const QString html = reportAsHtml(reportOf(twoCards()));
    QVERIFY(html.contains(u"Two &lt;cards&gt;"_s));
    QVERIFY(!html.contains(u"<cards>"_s));
}

RIG_TEST(TestReport)
#include "tst_report.moc"
