// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/fixture.h"

#include <QRegularExpression>

using namespace rig;
using namespace rig::test;

/// Each check: silent at the limit, fires one step over, says "unknown" where its figure is missing.
class ChecksTest : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
    void everyCheckHasItsRows();
    void everyFindingHasASentence();
    void oneUnknownPerFigure();
    void worstFirst();
    void acceptedFindingsAreSetAside();
    void waiverFallsWithItsPart();
    void anEmptyMachineIsQuiet();
};

namespace {

/// One machine; every row changes one figure of it.
struct Figures
{
    QByteArray chip = "'tdp_w': 300, 'pcie_generation': 4, 'pcie_width': 16";
    QByteArray card = "'length_mm': 300, 'slots': 2, 'power_connectors': {'pcie-8': 2}, 'recommended_supply_w': 750";
    QByteArray processor = "'socket': 'S', 'tdp_w': 104, 'pl2_w': 204, 'pcie_generation': 4, 'pcie_lanes': 24, "
                           "'usable_lanes': 24, 'memory_type': 'DDR4'";
    QByteArray supply = "'watts': 1000, 'efficiency': 'gold', 'atx_version': '3.1', 'connectors': {'eps-8': 2, "
                        "'pcie-8': 4, '12v-2x6': 1}";
    QByteArray chassis = "'form_factors': ['ATX'], 'slots': 7, 'max_card_length_mm': 300";
    QByteArray board = "'socket': 'S', 'form_factor': 'ATX', 'memory_type': 'DDR4'";
    QByteArray slotA = "'position': 1, 'length': 16, 'width': 16, 'generation': 4, 'upstream': 'cpu0'";
    QByteArray slotB = "'position': 3, 'length': 16, 'width': 8, 'generation': 4, 'upstream': 'chipset'";
    QByteArray graph = "";
    QByteArray kit = "'type': 'DDR4'";

    [[nodiscard]] Catalogue catalogue() const
    {
        const QByteArray text =
            "'gpus': [{'id': 'chip', 'name': 'Chip', " + chip +
            "}], 'cards': [{'id': 'card', 'name': 'Card', 'gpu': 'chip'" + (card.isEmpty() ? "" : ", ") + card +
            "}], 'processors': [{'id': 'cpu', 'name': 'CPU', " + processor +
            "}], 'supplies': [{'id': 'supply', 'name': 'Supply', " + supply +
            "}], 'cases': [{'id': 'case', 'name': 'Case', " + chassis + "}], 'memory': [{'id': 'kit', 'name': 'Kit'" +
            (kit.isEmpty() ? "" : ", ") + kit +
            "}], 'drives': [{'id': 'nvme', 'name': 'NVMe', 'interface': 'nvme', 'form': 'm2-2280', 'pcie_generation': "
            "4, 'pcie_width': 4}],"
            "'motherboards': [{'id': 'board', 'name': 'Board', " +
            board + ", 'connectors': [{'label': 'A', 'kind': 'slot', " + slotA + "}, {'label': 'B', 'kind': 'slot', " +
            slotB + "}, {'label': 'M', 'kind': 'm2', 'width': 4, 'generation': 4, 'upstream': 'cpu0'}]" + graph + "}]";
        return parts(text.constData());
    }
};

MachineText whole()
{
    MachineText machine;
    machine.with(Kind::Processor, "cpu")
        .with(Kind::Motherboard, "board")
        .with(Kind::Supply, "supply")
        .with(Kind::Case, "case")
        .with(Kind::Memory, "kit");
    return machine;
}

Document oneCard(const char *connector = "A") { return whole().with(Kind::Card, "card", connector).document; }

Document twoCards() { return whole().with(Kind::Card, "card", "A").with(Kind::Card, "card", "B").document; }

Document withDrive() { return whole().with(Kind::Card, "card", "A").with(Kind::Drive, "nvme", "M").document; }

Document limited(double watts)
{
    Document document = oneCard();
    document.build.items.back().powerLimit = Watts(watts);
    return document;
}

} // namespace

Q_DECLARE_METATYPE(Figures)
Q_DECLARE_METATYPE(Document)

void ChecksTest::rows_data()
{
    QTest::addColumn<QString>("check");
    QTest::addColumn<Figures>("figures");
    QTest::addColumn<Document>("document");
    QTest::addColumn<QString>("verdict");

    const auto row = [](const char *check, const char *verdict, const char *what, const Document &document,
                        const std::function<void(Figures &)> &change = {}) {
        Figures figures;
        if (change)
            change(figures);
        QTest::addRow("%s: %s: %s", check, verdict, what)
            << QString::fromLatin1(check) << figures << document << QString::fromLatin1(verdict);
    };
    const QByteArray shared =
        ", 'groups': [{'connectors': ['A', 'M'], 'rows': [{'widths': [16, 0]}, {'widths': [8, 4]}]}]";
    const QByteArray exclusive =
        ", 'groups': [{'connectors': ['A', 'M'], 'rows': [{'widths': [16, 0]}], 'losers': ['M']}]";

    row("pcie.connector-dark", "silent", "lit", withDrive());
    row("pcie.connector-dark", "blocker", "left dark", withDrive(), [&](Figures &f) { f.graph = exclusive; });
    row("pcie.connector-dark", "blocker", "in no connector", oneCard(""));
    row("pcie.connector-dark", "blocker", "in a connector that is not there", oneCard("Z"));
    row("pcie.connector-dark", "blocker", "a card in an M.2 connector", oneCard("M"));
    row("pcie.connector-dark", "silent", "a table that does not print it is lane-downgrade's unknown", oneCard(),
        [](Figures &f) { f.slotA = "'length': 16"; });

    row("pcie.lane-downgrade", "silent", "x16 of x16", oneCard());
    row("pcie.lane-downgrade", "caution", "x8 of x16", oneCard(),
        [](Figures &f) { f.slotA.replace("'width': 16", "'width': 8"); });
    row("pcie.lane-downgrade", "unknown", "the slot's lanes", oneCard(),
        [](Figures &f) { f.slotA.replace("'width': 16, ", ""); });
    row("pcie.lane-downgrade", "unknown", "the card's lanes", oneCard(),
        [](Figures &f) { f.chip.replace(", 'pcie_width': 16", ""); });

    row("pcie.generation-downgrade", "silent", "4.0 of 4.0", oneCard());
    row("pcie.generation-downgrade", "note", "3.0 x16 of 4.0", oneCard(),
        [](Figures &f) { f.slotA.replace("'generation': 4", "'generation': 3"); });
    row("pcie.generation-downgrade", "note", "the processor's 3.0", oneCard(),
        [](Figures &f) { f.processor.replace("'pcie_generation': 4", "'pcie_generation': 3"); });
    row("pcie.generation-downgrade", "caution", "3.0 x4", oneCard(),
        [](Figures &f) { f.slotA = "'length': 16, 'width': 4, 'generation': 3, 'upstream': 'cpu0'"; });
    row("pcie.generation-downgrade", "unknown", "the slot's generation", oneCard(),
        [](Figures &f) { f.slotA.replace("'generation': 4, ", ""); });

    row("pcie.m2-takes-lanes", "silent", "lanes of its own", withDrive());
    row("pcie.m2-takes-lanes", "caution", "the slot's lanes", withDrive(), [&](Figures &f) { f.graph = shared; });
    row("pcie.m2-takes-lanes", "silent", "an unknown width is lane-downgrade's", withDrive(),
        [](Figures &f) { f.slotA.replace("'width': 16, ", ""); });

    row("pcie.chipset-slot", "silent", "on the processor", oneCard());
    row("pcie.chipset-slot", "caution", "on the chipset", oneCard("B"));
    row("pcie.chipset-slot", "unknown", "upstream", oneCard(),
        [](Figures &f) { f.slotA.replace(", 'upstream': 'cpu0'", ""); });

    row("pcie.processor-lanes", "silent", "20 of 20", withDrive(),
        [](Figures &f) { f.processor.replace("'usable_lanes': 24", "'usable_lanes': 20"); });
    row("pcie.processor-lanes", "caution", "20 of 19", withDrive(),
        [](Figures &f) { f.processor.replace("'usable_lanes': 24", "'usable_lanes': 19"); });
    row("pcie.processor-lanes", "unknown", "the processor's lanes", withDrive(),
        [](Figures &f) { f.processor.replace("'usable_lanes': 24, ", ""); });

    // 300 W card + 104 W processor + 96 W rest of the platform = 500 W in training, 600 W at worst.
    row("power.supply-capacity", "silent", "600 W at worst of 600 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "600"); });
    row("power.supply-capacity", "caution", "600 W at worst of 599 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "599"); });
    row("power.supply-capacity", "caution", "500 W in training of 500 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "500"); });
    row("power.supply-capacity", "blocker", "500 W in training of 499 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "499"); });
    row("power.supply-capacity", "unknown", "the supply's rating", oneCard(),
        [](Figures &f) { f.supply.replace("'watts': 1000, ", ""); });
    row("power.supply-capacity", "unknown", "the card's power", oneCard(),
        [](Figures &f) { f.chip.replace("'tdp_w': 300, ", ""); });
    row("power.supply-capacity", "silent", "no PL2, but its upper bound fits", oneCard(),
        [](Figures &f) { f.processor.replace("'pl2_w': 204, ", ""); });
    row("power.supply-capacity", "unknown", "no PL2, and its upper bound does not", oneCard(), [](Figures &f) {
        f.processor.replace("'pl2_w': 204, ", "");
        f.supply.replace("1000", "600");
    });

    row("power.supply-headroom", "silent", "500 W of 625 W: 80 %", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "625"); });
    row("power.supply-headroom", "caution", "500 W of 624 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "624"); });
    row("power.supply-headroom", "silent", "a missing figure is supply-capacity's", oneCard(),
        [](Figures &f) { f.supply.replace("'watts': 1000, ", ""); });

    // Worst others 300 W; peaks 771, 729, 684, 627 W. ATX 3 with 16 pins at 523 W allows 1046, 941, 837, 628 W.
    row("power.excursion", "silent", "627 W of 628 W at 100 ms", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "523"); });
    row("power.excursion", "caution", "627 W of 626 W at 100 ms", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "522"); });
    row("power.excursion", "unknown", "ATX version, where it decides", oneCard(), [](Figures &f) {
        f.supply.replace("1000", "530");
        f.supply.replace("'atx_version': '3.1', ", "");
    });
    row("power.excursion", "silent", "ATX version, where it decides nothing", oneCard(),
        [](Figures &f) { f.supply.replace("'atx_version': '3.1', ", ""); });

    row("power.vendor-minimum", "silent", "750 W of 750 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "750"); });
    row("power.vendor-minimum", "caution", "750 W of 749 W", oneCard(),
        [](Figures &f) { f.supply.replace("1000", "749"); });
    row("power.vendor-minimum", "silent", "two cards are not multiplied", twoCards(),
        [](Figures &f) { f.supply.replace("1000", "800"); });
    row("power.vendor-minimum", "silent", "no figure is no minimum", oneCard(),
        [](Figures &f) { f.card.replace(", 'recommended_supply_w': 750", ""); });

    row("power.connector-missing", "silent", "four plugs for two cards", twoCards());
    row("power.connector-missing", "blocker", "three plugs for two cards", twoCards(),
        [](Figures &f) { f.supply.replace("'pcie-8': 4", "'pcie-8': 3"); });
    row("power.connector-missing", "blocker", "a card with an EPS socket, no EPS plug over", oneCard(), [](Figures &f) {
        f.card.replace("{'pcie-8': 2}", "{'eps-8': 1}");
        f.supply.replace("'eps-8': 2, 'pcie-8': 4", "'eps-8': 1, 'pcie-8': 1");
    });
    row("power.connector-missing", "unknown", "the card's connectors", oneCard(),
        [](Figures &f) { f.card.replace(", 'power_connectors': {'pcie-8': 2}", ""); });
    row("power.connector-missing", "unknown", "the supply's connectors", oneCard(),
        [](Figures &f) { f.supply.replace(", 'connectors': {'eps-8': 2, 'pcie-8': 4, '12v-2x6': 1}", ""); });
    row("power.connector-missing", "silent", "a card without sockets needs none", oneCard(), [](Figures &f) {
        f.card.replace("{'pcie-8': 2}", "{}");
        f.supply.replace(", 'connectors': {'eps-8': 2, 'pcie-8': 4, '12v-2x6': 1}", "");
    });

    row("power.adapter", "silent", "a 16-pin plug of its own", oneCard(),
        [](Figures &f) { f.card.replace("{'pcie-8': 2}", "{'12vhpwr': 1}"); });
    row("power.adapter", "note", "16 pins from two 8-pin plugs", oneCard(), [](Figures &f) {
        f.card.replace("{'pcie-8': 2}", "{'12vhpwr': 1}");
        f.supply.replace(", '12v-2x6': 1", "");
    });
    row("power.adapter", "note", "EPS from two 8-pin plugs", oneCard(), [](Figures &f) {
        f.card.replace("{'pcie-8': 2}", "{'eps-8': 1}");
        f.supply.replace("'eps-8': 2", "'eps-8': 1");
    });
    row("power.adapter", "silent", "unknown plugs are connector-missing's", oneCard(),
        [](Figures &f) { f.supply.replace(", 'connectors': {'eps-8': 2, 'pcie-8': 4, '12v-2x6': 1}", ""); });

    row("power.connector-rating", "silent", "375 W of 375 W", limited(375));
    row("power.connector-rating", "caution", "376 W of 375 W", limited(376));
    row("power.connector-rating", "unknown", "the card's power", oneCard(),
        [](Figures &f) { f.chip.replace("'tdp_w': 300, ", ""); });

    // Gold at 115 V and 50 %: 90 %. 1296 W DC are 1440 W at the wall.
    const auto atWall = [](double dc) { return limited(dc - 200); };
    row("power.circuit", "silent", "1440 W of 1440 W", atWall(1296),
        [](Figures &f) { f.supply.replace("1000", "2592"); });
    row("power.circuit", "caution", "1441 W of 1440 W", atWall(1297),
        [](Figures &f) { f.supply.replace("1000", "2594"); });
    row("power.circuit", "caution", "15.0 A of 15 A", atWall(1539),
        [](Figures &f) { f.supply.replace("1000", "3078"); });
    row("power.circuit", "blocker", "15.01 A of 15 A", atWall(1540),
        [](Figures &f) { f.supply.replace("1000", "3080"); });
    row("power.circuit", "unknown", "efficiency, where it decides", atWall(1296), [](Figures &f) {
        f.supply.replace("1000", "2592");
        f.supply.replace("'efficiency': 'gold', ", "");
    });
    row("power.circuit", "silent", "efficiency, where it decides nothing", oneCard(),
        [](Figures &f) { f.supply.replace("'efficiency': 'gold', ", ""); });

    row("fit.card-length", "silent", "300 mm of 300 mm", oneCard());
    row("fit.card-length", "blocker", "301 mm of 300 mm", oneCard(),
        [](Figures &f) { f.card.replace("'length_mm': 300", "'length_mm': 301"); });
    row("fit.card-length", "unknown", "the card's length", oneCard(),
        [](Figures &f) { f.card.replace("'length_mm': 300, ", ""); });
    row("fit.card-length", "unknown", "the case's limit", oneCard(),
        [](Figures &f) { f.chassis.replace(", 'max_card_length_mm': 300", ""); });

    row("fit.slot-overlap", "silent", "two slots, two apart", twoCards());
    row("fit.slot-overlap", "blocker", "three slots, two apart", twoCards(),
        [](Figures &f) { f.card.replace("'slots': 2", "'slots': 3"); });
    row("fit.slot-overlap", "silent", "2.1 slots stand 2 mm into the next place", twoCards(),
        [](Figures &f) { f.card.replace("'slots': 2", "'slots': 2.1"); });
    row("fit.slot-overlap", "blocker", "2.5 slots take a third place", twoCards(),
        [](Figures &f) { f.card.replace("'slots': 2", "'slots': 2.5"); });
    row("fit.slot-overlap", "unknown", "a slot's place", twoCards(),
        [](Figures &f) { f.slotB.replace("'position': 3, ", ""); });
    row("fit.slot-overlap", "unknown", "the card's slots", twoCards(),
        [](Figures &f) { f.card.replace("'slots': 2, ", ""); });
    row("fit.slot-overlap", "silent", "one card stands in nobody's way", oneCard(),
        [](Figures &f) { f.slotA.replace("'position': 1, ", ""); });

    row("fit.case-slots", "silent", "places 6 and 7 of 7", oneCard(),
        [](Figures &f) { f.slotA.replace("'position': 1", "'position': 6"); });
    row("fit.case-slots", "blocker", "places 7 and 8 of 7", oneCard(),
        [](Figures &f) { f.slotA.replace("'position': 1", "'position': 7"); });
    row("fit.case-slots", "unknown", "the slot's place", oneCard(),
        [](Figures &f) { f.slotA.replace("'position': 1, ", ""); });
    row("fit.case-slots", "unknown", "the case's slots", oneCard(),
        [](Figures &f) { f.chassis.replace("'slots': 7, ", ""); });

    row("fit.open-slot-end", "silent", "x16 edge in an x16 slot", oneCard());
    row("fit.open-slot-end", "silent", "an open end", oneCard(),
        [](Figures &f) { f.slotA.replace("'length': 16, 'width': 16", "'length': 8, 'open': true, 'width': 8"); });
    row("fit.open-slot-end", "blocker", "x16 edge in a closed x8 slot", oneCard(),
        [](Figures &f) { f.slotA.replace("'length': 16, 'width': 16", "'length': 8, 'width': 8"); });
    row("fit.open-slot-end", "unknown", "the slot's length", oneCard(),
        [](Figures &f) { f.slotA.replace("'length': 16, 'width': 16", "'width': 8"); });

    row("fit.board-format", "silent", "ATX in an ATX case", oneCard());
    row("fit.board-format", "silent", "micro-ATX in an ATX case", oneCard(),
        [](Figures &f) { f.board.replace("'form_factor': 'ATX'", "'form_factor': 'micro-ATX'"); });
    row("fit.board-format", "blocker", "E-ATX in an ATX case", oneCard(),
        [](Figures &f) { f.board.replace("'form_factor': 'ATX'", "'form_factor': 'E-ATX'"); });
    row("fit.board-format", "blocker", "SSI-EEB has other holes", oneCard(), [](Figures &f) {
        f.board.replace("'form_factor': 'ATX'", "'form_factor': 'SSI-EEB'");
        f.chassis.replace("['ATX']", "['E-ATX']");
    });
    row("fit.board-format", "unknown", "the case's formats", oneCard(),
        [](Figures &f) { f.chassis.replace("'form_factors': ['ATX'], ", ""); });

    row("platform.socket", "silent", "the same", oneCard());
    row("platform.socket", "blocker", "another", oneCard(),
        [](Figures &f) { f.processor.replace("'socket': 'S'", "'socket': 'T'"); });
    row("platform.socket", "blocker", "two processors for one socket", whole().with(Kind::Processor, "cpu").document);
    row("platform.socket", "unknown", "the processor's", oneCard(),
        [](Figures &f) { f.processor.replace("'socket': 'S', ", ""); });

    row("platform.memory-type", "silent", "DDR4", oneCard());
    row("platform.memory-type", "silent", "one of two", oneCard(),
        [](Figures &f) { f.board.replace("'DDR4'", "'DDR4/DDR5'"); });
    row("platform.memory-type", "blocker", "DDR5", oneCard(), [](Figures &f) { f.kit = "'type': 'DDR5'"; });
    row("platform.memory-type", "unknown", "the kit's", oneCard(), [](Figures &f) { f.kit = ""; });

    row("platform.incomplete", "silent", "a whole machine", oneCard());
    row("platform.incomplete", "unknown", "a card alone", MachineText().with(Kind::Card, "card").document);
    row("platform.incomplete", "silent", "nothing begun", Document());
    row("platform.incomplete", "unknown", "a board alone", MachineText().with(Kind::Motherboard, "board").document);
}

void ChecksTest::rows()
{
    QFETCH(QString, check);
    QFETCH(Figures, figures);
    QFETCH(Document, document);
    const Judged judged(document, figures.catalogue());
    QTEST(judged.verdictOf(check.toLatin1().constData()), "verdict");
}

void ChecksTest::everyCheckHasItsRows()
{
    QFile file(QStringLiteral(__FILE__));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    for (const Check &check : allChecks()) {
        const QString row = QStringLiteral("row(\"%1\", \"").arg(QLatin1StringView(check.id));
        QVERIFY2(text.contains(row + QStringLiteral("silent")), check.id);
        QVERIFY2(text.contains(row + QStringLiteral("blocker")) || text.contains(row + QStringLiteral("caution")) ||
                     text.contains(row + QStringLiteral("note")) || text.contains(row + QStringLiteral("unknown")),
                 check.id);
        QVERIFY2(std::string_view(check.evidence).size() > 10, check.id);
    }
}

void ChecksTest::everyFindingHasASentence()
{
    for (const char *chassis : {"'slots': 1, 'form_factors': ['mini-ITX'], 'max_card_length_mm': 200"}) {
        Figures figures;
        figures.chassis = chassis;
        figures.supply = "'watts': 300";
        const Judged judged(twoCards(), figures.catalogue());
        QVERIFY(judged.findings.size() >= 4);
        for (const Finding &finding : judged.findings) {
            const QString sentence = words::message(finding, judged.situation());
            QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(QRegularExpression(QStringLiteral("%[1-9]"))),
                     qPrintable(sentence));
            QVERIFY(!words::checkTitle(finding.check).isEmpty());
            QVERIFY(!words::evidence(finding, judged.situation()).isEmpty());
        }
    }
}

void ChecksTest::oneUnknownPerFigure()
{
    Figures figures;
    figures.slotA.replace("'position': 1, ", "");
    const Judged judged(twoCards(), figures.catalogue());
    int count = 0;
    for (const Finding &finding : judged.findings) {
        if (finding.severity == Severity::Unknown &&
            std::string_view(finding.missing.figure) == "connectors.position") {
            ++count;
            QCOMPARE(finding.blocked.size(), std::size_t(2)); // slot-overlap and case-slots
        }
    }
    QCOMPARE(count, 1);
}

void ChecksTest::worstFirst()
{
    Figures figures;
    figures.supply.replace("1000", "499");
    const Judged judged(oneCard("B"), figures.catalogue());
    for (std::size_t i = 1; i < judged.findings.size(); ++i)
        QVERIFY(judged.findings[i - 1].severity <= judged.findings[i].severity);
}

void ChecksTest::acceptedFindingsAreSetAside()
{
    const Catalogue catalogue = Figures().catalogue();
    Document document = oneCard("B");
    const Judged before(document, catalogue);
    for (const Finding &finding : before.findings)
        document = applied(document, Accept{waiverFor(finding, document.build, QStringLiteral("known"))});
    const Verdict verdict = judge(Judged(document, catalogue).findings, document.build);
    QVERIFY(verdict.findings.empty());
    QCOMPARE(verdict.accepted.size(), before.findings.size());
    QCOMPARE(verdict.kind, Verdict::Kind::Fine);
}

void ChecksTest::waiverFallsWithItsPart()
{
    const Catalogue catalogue =
        parts("'cards': [{'id': 'other', 'name': 'Other', 'gpu': 'chip'}]", Figures().catalogue());
    Document document = oneCard("B");
    const Judged before(document, catalogue);
    const Finding &finding = before.findings.front();
    const ItemId card = document.build.items.back().id;
    QVERIFY(std::find(finding.subjects.begin(), finding.subjects.end(), card) != finding.subjects.end());
    document = applied(document, Accept{waiverFor(finding, document.build, QStringLiteral("known"))});
    document = applied(document, ReplacePart{card, QStringLiteral("other")});
    QVERIFY(document.build.waivers.empty());
}

void ChecksTest::anEmptyMachineIsQuiet() { QVERIFY(Judged(Document(), Catalogue()).findings.empty()); }

QTEST_GUILESS_MAIN(ChecksTest)
#include "tst_checks.moc"
