// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/lint.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// Each fault is told, and what is right passes without a word.
class TestLint : public QObject
{
    Q_OBJECT

private slots:
    void goodPartsPass();
    void faults_data();
    void faults();
    void misspeltKeysAreRefused_data();
    void misspeltKeysAreRefused();
    void figuresOutsideTheirRange();
    void missingSources();
    void idsThatStandTwice();
    void lanesAreCounted_data();
    void lanesAreCounted();
    void lanesOfEachProcessorThatFits();
    void faultsOfTheSourceDocuments();
    void faultsOfPublicDataSets();
    void chipsAreComparedWithTheirGeneration();
    void namesBelongToOnePart();
    void slotsStandInOrder();
    void anExplainedWarningIsToldAsSuch();
    void theShippedCatalogueIsSoundAndItsWarningsAreExplained();
};

namespace {

constexpr auto Sources = "'sources': [{'id': 's', 'title': 'S', 'kind': 'vendor'}]";

std::vector<PartHandle> allOf(const Catalogue &catalogue)
{
    std::vector<PartHandle> all;
    for (int i = 0; i < KindCount; ++i) {
        const auto &list = catalogue.parts(static_cast<Kind>(i));
        all.insert(all.end(), list.begin(), list.end());
    }
    return all;
}

QStringList told(const std::vector<Complaint> &complaints)
{
    QStringList lines;
    for (const Complaint &complaint : complaints) {
        static const QStringList words{u"error"_s, u"warning"_s, u"explained"_s};
        lines << u"%1 %2 %3"_s.arg(words[static_cast<int>(complaint.severity)], complaint.part, complaint.field);
    }
    return lines;
}

Catalogue with(const QByteArray &text) { return parts(QByteArray(Sources) + ", " + text); }

std::vector<Complaint> lintOf(const QByteArray &text)
{
    const Catalogue catalogue = with(text);
    return lint(allOf(catalogue), catalogue);
}

QByteArray gpu(const QByteArray &figures)
{
    return "'gpus': [{'id': 'g', 'name': 'G', 'sources': {'*': 's'}, " + figures + "}]";
}

QByteArray card(const QByteArray &figures)
{
    return gpu("'tdp_w': 300") + ", 'cards': [{'id': 'c', 'name': 'C', 'sources': {'*': 's'}, " + figures + "}]";
}

QByteArray one(const QByteArray &list, const QByteArray &figures)
{
    return "'" + list + "': [{'id': 'x', 'name': 'X', 'sources': {'*': 's'}, " + figures + "}]";
}

QByteArray cpu(const QByteArray &figures)
{
    return "'processors': [{'id': 'p', 'name': 'P', 'sources': {'*': 's'}, " + figures + "}]";
}

/// A board with two slots and an M.2 on the processor.
QByteArray board(const QByteArray &groups)
{
    return "'motherboards': [{'id': 'b', 'name': 'B', 'socket': 'S1', 'processor_families': ['f'], 'sources': {'*': "
           "'s'}, 'lane_source': 's',"
           " 'connectors': [{'label': 'A', 'kind': 'slot', 'length': 16, 'width': 16, 'generation': 3, 'upstream': "
           "'cpu0'},"
           " {'label': 'B', 'kind': 'slot', 'length': 16, 'width': 8, 'generation': 3, 'upstream': 'cpu0'},"
           " {'label': 'M', 'kind': 'm2', 'width': 4, 'generation': 3, 'upstream': 'cpu0'}], 'groups': [" +
           groups + "]}]";
}

QByteArray processor(int usable, const QByteArray &family = "f")
{
    return "'processors': [{'id': 'p', 'name': 'P', 'socket': 'S1', 'family': '" + family +
           "', 'pcie_lanes': 64, 'usable_lanes': " + QByteArray::number(usable) + ", 'sources': {'*': 's'}}]";
}

constexpr auto Shared = "{'connectors': ['A', 'B'], 'rows': [{'widths': [16, 0]}, {'widths': [8, 8]}]}";

} // namespace

void TestLint::goodPartsPass()
{
    const Catalogue catalogue = with(gpu("'architecture': 'Ampere', 'cores': 10496, 'boost_mhz': 1695, 'fp32_tflops': "
                                         "35.58, 'memory_bandwidth_gb_s': 936,"
                                         " 'memory_bus_bits': 384, 'memory_type': 'GDDR6X', 'tdp_w': 350") +
                                     ", 'cards': [{'id': 'c', 'name': 'C', 'gpu': 'g', 'slots': 3, 'thickness_mm': 57, "
                                     "'power_connectors': {'pcie-8': 2}, 'sources': {'*': 's'},"
                                     " 'prices': [{'amount': 5, 'currency': 'USD', 'date': '2024-01-01', 'basis': "
                                     "'list', 'condition': 'new', 'source': 's'}]}], " +
                                     processor(20) + ", " + board(Shared));
    QCOMPARE(told(lint(allOf(catalogue), catalogue)), QStringList());
}

void TestLint::faults_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QByteArray &text, const QStringList &expected) {
        QTest::newRow(name) << text << expected;
    };
    const QStringList fp32{u"error g fp32_tflops"_s};
    row("FP32 4 % too high", gpu("'architecture': 'Ampere', 'cores': 1000, 'boost_mhz': 1000, 'fp32_tflops': 2.08"),
        fp32);
    row("FP32 within 3 %", gpu("'architecture': 'Ampere', 'cores': 1000, 'boost_mhz': 1000, 'fp32_tflops': 2.05"), {});
    row("RDNA 3 counts four", gpu("'architecture': 'RDNA 3', 'cores': 6144, 'boost_mhz': 2500, 'fp32_tflops': 61.4"),
        {});
    row("RDNA 3 counted as two", gpu("'architecture': 'RDNA 3', 'cores': 6144, 'boost_mhz': 2500, 'fp32_tflops': 30.7"),
        fp32);
    row("RDNA 2 counts two", gpu("'architecture': 'RDNA 2', 'cores': 5120, 'boost_mhz': 2250, 'fp32_tflops': 23.04"),
        {});
    row("other architectures", gpu("'architecture': 'Abacus', 'cores': 1000, 'boost_mhz': 1000, 'fp32_tflops': 50"),
        {});
    row("at the base clock, where no boost clock is known",
        gpu("'architecture': 'Maxwell', 'cores': 1664, 'base_mhz': 1050, 'fp32_tflops': 3.494"), {});
    row("below the base clock", gpu("'architecture': 'Maxwell', 'cores': 1664, 'base_mhz': 1050, 'fp32_tflops': 3.3"),
        fp32);
    row("cores and multiprocessors", gpu("'architecture': 'Ada Lovelace', 'cores': 7424, 'sms': 58"), {});
    row("cores that the multiprocessors do not have", gpu("'architecture': 'Ada Lovelace', 'cores': 7424, 'sms': 60"),
        {u"error g cores"_s});
    row("sparse is twice dense", gpu("'tensor_fp16_dense_tflops': 312, 'tensor_fp16_sparse_tflops': 624"), {});
    row("sparse is four times dense", gpu("'tensor_fp16_dense_tflops': 156, 'tensor_fp16_sparse_tflops': 624"),
        {u"error g tensor_fp16_sparse_tflops"_s});
    row("INT8 sparse as dense", gpu("'int8_dense_tops': 1248, 'int8_sparse_tops': 1248"),
        {u"error g int8_sparse_tops"_s});
    row("dense as the multiprocessors give",
        gpu("'compute_capability': '8.0', 'sms': 108, 'boost_mhz': 1410, 'tensor_fp16_dense_tflops': 312"), {});
    row("a sparse figure called dense",
        gpu("'compute_capability': '8.0', 'sms': 108, 'boost_mhz': 1410, 'tensor_fp16_dense_tflops': 624"),
        {u"error g tensor_fp16_dense_tflops"_s});
    row("bandwidth", gpu("'memory_type': 'GDDR6X', 'memory_bus_bits': 384, 'memory_bandwidth_gb_s': 9360"),
        {u"error g memory_bandwidth_gb_s"_s});
    row("card without chip", card("'length_mm': 250"), {u"error c gpu"_s});
    row("card of no chip", card("'gpu': 'h'"), {u"error c gpu"_s});
    row("connectors too weak", card("'gpu': 'g', 'power_connectors': {'pcie-8': 1}"), {u"error c power_connectors"_s});
    row("connectors just too weak", card("'gpu': 'g', 'tdp_w': 230, 'power_connectors': {'pcie-8': 1}"),
        {u"warning c power_connectors"_s});
    row("connectors as weak as any that was sold", card("'gpu': 'g', 'tdp_w': 252, 'power_connectors': {'pcie-8': 1}"),
        {u"warning c power_connectors"_s});
    row("connectors weaker than any that was sold", card("'gpu': 'g', 'tdp_w': 253, 'power_connectors': {'pcie-8': 1}"),
        {u"error c power_connectors"_s});
    row("connectors suffice", card("'gpu': 'g', 'power_connectors': {'pcie-8': 1, 'pcie-6': 1}"), {});
    row("no connectors at all", card("'gpu': 'g', 'power_connectors': {}"), {u"error c power_connectors"_s});
    row("half as much again as its chip", card("'gpu': 'g', 'tdp_w': 450"), {});
    row("more than half as much again", card("'gpu': 'g', 'tdp_w': 451"), {u"error c tdp_w"_s});
    row("a supply for less than the card", card("'gpu': 'g', 'recommended_supply_w': 300"),
        {u"error c recommended_supply_w"_s});
    row("length and height exchanged", card("'gpu': 'g', 'length_mm': 111, 'height_mm': 150"),
        {u"warning c length_mm"_s});
    row("thicker than its slots", card("'gpu': 'g', 'slots': 2, 'thickness_mm': 60"), {u"warning c slots"_s});
    row("thinner than its slots", card("'gpu': 'g', 'slots': 3, 'thickness_mm': 38"), {u"warning c slots"_s});
    row("a word that no one knows", card("'gpu': 'g', 'cooling': 'open air'"), {u"error c cooling"_s});
    row("more usable than stated", cpu("'pcie_lanes': 16, 'usable_lanes': 20"), {u"error p usable_lanes"_s});
    row("PL2 below TDP", cpu("'tdp_w': 125, 'pl2_w': 88"), {u"error p pl2_w"_s});
    row("fewer threads than cores", cpu("'cores': 8, 'threads': 4"), {u"error p threads"_s});
    row("more slot lanes than usable", cpu("'usable_lanes': 20, 'slot_lanes': 24"), {u"error p slot_lanes"_s});
    row("boost below base", cpu("'base_ghz': 3.7, 'boost_ghz': 3.5"), {u"error p boost_ghz"_s});
    row("a rail that carries more than the supply", one("supplies", "'watts': 850, 'rail_12v_a': 100"),
        {u"warning x rail_12v_a"_s});
    row("a rail of the whole supply", one("supplies", "'watts': 850, 'rail_12v_a': 70.8"), {});
    row("more at low line", one("supplies", "'watts': 1200, 'low_line_w': 1300"), {u"error x low_line_w"_s});
    row("a rating without its connector", one("supplies", "'connector_16pin_w': 600, 'connectors': {'pcie-8': 4}"),
        {u"error x connector_16pin_w"_s});
    row("a card longer than the case", one("cases", "'max_card_length_mm': 430, 'depth_mm': 400, 'height_mm': 420"),
        {u"warning x max_card_length_mm"_s});
    row("a cooler higher than the case is wide", one("cases", "'max_cooler_height_mm': 185, 'width_mm': 180"),
        {u"warning x max_cooler_height_mm"_s});
    row("an air cooler with a radiator", one("coolers", "'type': 'air', 'radiator_mm': 240"),
        {u"error x radiator_mm"_s});
    row("a SATA drive with lanes", one("drives", "'interface': 'sata', 'pcie_width': 4"), {u"error x interface"_s});
    row("a bridge for no chip", one("bridges", "'gpus': ['nothing']"), {u"error x gpus"_s});
    row("a system with no chip", one("systems", "'gpu': 'nothing'"), {u"error x gpu"_s});
    row("rows in the wrong order",
        board("{'connectors': ['A', 'B'], 'rows': [{'widths': [8, 8]}, {'widths': [16, 0]}]}"),
        {u"error b groups[0].rows[1]"_s});
    row("the same row twice", board("{'connectors': ['A', 'B'], 'rows': [{'widths': [16, 0]}, {'widths': [8, 0]}]}"),
        {u"error b groups[0].rows[1]"_s});
    row("rows of different conditions",
        board("{'connectors': ['A', 'B'], 'rows': [{'when': {'processor_lanes': [16]}, 'widths': [8, 8]},"
              " {'widths': [16, 0]}, {'widths': [8, 8]}]}"),
        {});
    row("wider than the connector",
        board("{'connectors': ['A', 'B'], 'rows': [{'widths': [16, 0]}, {'widths': [8, 16]}]}"),
        {u"error b groups[0].rows[1]"_s});
    row("a stricter condition behind a wider one",
        board("{'connectors': ['A', 'B'], 'rows': [{'when': {'processor_lanes': [16, 20]}, 'widths': [16, 8]},"
              " {'when': {'processor_lanes': [16], 'cards_min': 2}, 'widths': [8, 8]}]}"),
        {u"error b groups[0].rows[1]"_s});
    row("a wider condition behind a stricter one",
        board("{'connectors': ['A', 'B'], 'rows': [{'when': {'processor_lanes': [16], 'cards_min': 2}, 'widths': [16, "
              "8]}, {'when': {'processor_lanes': [16, 20]}, 'widths': [8, 8]}]}"),
        {});
    row("conditions that exclude each other",
        board("{'connectors': ['A', 'B'], 'rows': [{'when': {'occupied': ['M'], 'empty': ['M']}, 'widths': [16, 8]},"
              " {'widths': [8, 8]}]}"),
        {u"error b groups[0].rows[0]"_s});
    row("lanes that no processor for it has",
        board("{'connectors': ['A', 'B'], 'rows': [{'when': {'processor_lanes': [44]}, 'widths': [16, 8]},"
              " {'widths': [8, 8]}]}") +
            ", " + processor(64),
        {u"warning b groups[0].rows[0]"_s});
    row("rows that leave open who goes dark",
        board("{'connectors': ['A', 'B'], 'rows': [{'widths': [16, 0]}, {'widths': [0, 8]}]}"),
        {u"warning b groups[0].losers"_s});
    row("losers say it",
        board("{'connectors': ['A', 'B'], 'rows': [{'widths': [16, 0]}, {'widths': [0, 8]}], 'losers': ['B']}"), {});
    row("left open under one condition only",
        board("{'connectors': ['A', 'B'], 'rows': [{'when': {'processors': 1}, 'widths': [16, 0]}, {'when': "
              "{'processors': 1}, 'widths': [0, 8]}, {'widths': [8, 8]}]}"),
        {});
    row("dark in every row", board("{'connectors': ['A', 'B'], 'rows': [{'widths': [16, 0]}]}"), {});
    row("a switch label twice",
        "'motherboards': [{'id': 'b', 'name': 'B', 'sources': {'*': 's'}, 'lane_source': 's', 'connectors': [{'label': "
        "'A', 'kind': 'slot', 'width': 8, 'upstream': 'PLX'}], 'switches': [{'label': 'PLX', 'upstream': 'cpu0'}, "
        "{'label': 'PLX', 'upstream': 'chipset'}]}]",
        {u"error b switches[1]"_s});
    row("a socket that nothing else has",
        "'motherboards': [{'id': 'b', 'name': 'B', 'socket': 'S 1', 'sources': {'*': 's'}, 'lane_source': 's', "
        "'connectors': [{'label': 'A', 'kind': 'sata'}]}], " +
            processor(64),
        {u"warning p socket"_s, u"warning b socket"_s});
    row("a cooler for a socket that nothing has", one("coolers", "'sockets': ['S1', 'S 1']") + ", " + processor(64),
        {u"warning x sockets"_s});
    row("generations that no processor is of",
        "'motherboards': [{'id': 'b', 'name': 'B', 'socket': 'S1', 'processor_families': ['f', 'g'], "
        "'excluded_families': ['f'], 'sources': {'*': 's'}, 'lane_source': 's', 'connectors': [{'label': 'A', 'kind': "
        "'sata'}]}], " +
            processor(64),
        {u"warning b processor_families"_s, u"error b excluded_families"_s});
    row("a width that does not exist",
        board("{'connectors': ['A', 'B'], 'rows': [{'widths': [12, 0]}, {'widths': [8, 8]}]}"),
        {u"error b groups[0].rows[0]"_s});
}

void TestLint::faults()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, expected);
    const Catalogue catalogue = with(text);
    QCOMPARE(told(lint(allOf(catalogue), catalogue)), expected);
}

void TestLint::misspeltKeysAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("key");
    const auto row = [](const QByteArray &text, const char *key) {
        QTest::newRow(key) << text << QString::fromLatin1(key);
    };
    row("'motherbords': []", "motherbords");
    row(gpu("'tdp': 100"), "tdp");
    row("'gpus': [{'id': 'g', 'name': 'G', 'tdp_w': 100, 'sources': {'*': 's', 'tdp': 's'}}]", "tdp");
    row("'gpus': [{'id': 'g', 'name': 'G', 'sources': {'*': 's'}, 'explained': {'tpd_w': 'Because.'}}]", "tpd_w");
    row(gpu("'prices': [{'ammount': 5}]"), "ammount");
    row(board("{'connectors': ['A', 'B'], 'rows': [{'widths': [16, 8], 'wen': {}}]}"), "wen");
    row(board("{'connectors': ['A', 'B'], 'rows': [{'widths': [16, 8], 'when': {'procesors': 1}}]}"), "procesors");
    row(board("{'connectors': ['A', 'B'], 'rows': [{'widths': [16, 8]}], 'loosers': ['A']}"), "loosers");
    const auto withGraph = [](const QByteArray &graph) {
        return "'motherboards': [{'id': 'b', 'name': 'B', 'sources': {'*': 's'}, 'lane_source': 's', " + graph + "}]";
    };
    row(withGraph("'connectors': [{'label': 'A', 'kind': 'slot', 'lenght': 16}]"), "lenght");
    row(withGraph("'switches': [{'label': 'A', 'upstream': 'cpu0', 'lanes': 16}]"), "lanes");
    row(withGraph("'settings': [{'id': 'a', 'label': 'A', 'values': ['x', 'y'], 'default': 'x'}]"), "default");
    row(withGraph("'uplink': {'widht': 4}"), "widht");
    row(withGraph("'effects': [{'of': ['SATA1']}]"), "of");
    row(withGraph("'m2_slot': 2"), "m2_slot");
}

void TestLint::misspeltKeysAreRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, key);
    QByteArray json = "{'rigwright_parts': 1, 'sources': [{'id': 's', 'title': 'S', 'kind': 'vendor'}], " + text + "}";
    json.replace('\'', '"');
    const Result<Catalogue> read = withPartsFile({}, json, u"test"_s, Origin::Own);
    QVERIFY(!read);
    QVERIFY2(read.error().sentence().contains(u'"' + key + u'"'), qPrintable(read.error().sentence()));
    // A machine's file may be of a later version.
    QVERIFY(withPartsFile({}, json, u"test"_s, Origin::File).has_value() || key == "ammount"_L1);
}

void TestLint::figuresOutsideTheirRange()
{
    Chip chip;
    chip.id = u"g"_s;
    chip.name = u"G"_s;
    chip.tdp = {Watts(0), 0};
    chip.memory = {Gibibytes(24576), 0};
    chip.memoryType = {u"  "_s, 0};
    Catalogue catalogue;
    catalogue.sources.push_back(Source{u"s"_s, u"S"_s, {}, {}, {}, {}, SourceKind::Vendor});
    QCOMPARE(told(lintPart(chip, catalogue)),
             (QStringList{u"error g memory_gib"_s, u"error g memory_type"_s, u"error g tdp_w"_s}));
    chip.id = u"G 1"_s;
    chip.name.clear();
    chip.tdp = {};
    chip.memory = {};
    chip.memoryType = {};
    QCOMPARE(told(lintPart(chip, catalogue)), (QStringList{u"error G 1 id"_s, u"error G 1 name"_s}));
}

void TestLint::missingSources()
{
    const Catalogue catalogue =
        parts("'gpus': [{'id': 'g', 'name': 'G', 'tdp_w': 100, 'prices': [{'amount': 5, 'currency': 'USD',"
              " 'date': '2024-01-01', 'basis': 'list', 'condition': 'new'}]}]");
    QCOMPARE(told(lint(allOf(catalogue), catalogue)), (QStringList{u"error g tdp_w"_s, u"error g prices[0]"_s}));
    Chip chip;
    chip.id = u"g"_s;
    chip.name = u"G"_s;
    chip.prices.push_back(Price());
    QCOMPARE(told(lintPart(chip, Catalogue())).size(), 4); // currency, date, source, amount
}

void TestLint::idsThatStandTwice()
{
    const Catalogue catalogue = with(gpu("'tdp_w': 100"));
    const PartHandle part = catalogue.find(u"g"_s);
    QCOMPARE(told(lint({part, part}, catalogue)), QStringList{u"error g id"_s});
}

void TestLint::lanesAreCounted_data()
{
    QTest::addColumn<QByteArray>("groups");
    QTest::addColumn<int>("usable");
    QTest::addColumn<bool>("conserved");
    QTest::newRow("16 + 4 of 20") << QByteArray(Shared) << 20 << true;
    QTest::newRow("16 + 4 of 19") << QByteArray(Shared) << 19 << false;
    QTest::newRow("no group: 16 + 8 + 4") << QByteArray() << 27 << false;
    QTest::newRow("no group, enough") << QByteArray() << 28 << true;
    QTest::newRow("a row that gives too much")
        << QByteArray("{'connectors': ['A', 'B'], 'rows': [{'widths': [16, 8]}]}") << 20 << false;
    // With A and B lit both at x8 the M.2 takes four more; with A alone, A and M share its sixteen.
    const QByteArray two =
        QByteArray(Shared) + ", {'connectors': ['A', 'M'], 'rows': [{'widths': [16, 0]}, {'widths': [8, 4]}]}";
    QTest::newRow("a slot in two groups") << two << 20 << true;
    QTest::newRow("a slot in two groups, one lane short") << two << 19 << false;
}

void TestLint::lanesAreCounted()
{
    QFETCH(QByteArray, groups);
    QFETCH(int, usable);
    QFETCH(bool, conserved);
    const Catalogue catalogue = with(board(groups) + ", " + processor(usable));
    const QStringList complaints = told(lintLanes(*catalogue.find<Board>(u"b"_s), catalogue));
    QCOMPARE(complaints, conserved ? QStringList() : QStringList{u"error b groups"_s});
}

void TestLint::lanesOfEachProcessorThatFits()
{
    // Of another family, so the board does not take it: nothing to conserve.
    const Catalogue catalogue = with(board(Shared) + ", " + processor(4, "other"));
    QCOMPARE(told(lintLanes(*catalogue.find<Board>(u"b"_s), catalogue)), QStringList());
    // A board whose processors were not read may or may not take it.
    Board unread = *catalogue.find<Board>(u"b"_s);
    unread.processorFamilies = {};
    QCOMPARE(told(lintLanes(unread, catalogue)), QStringList{u"warning b groups"_s});
}

void TestLint::faultsOfTheSourceDocuments()
{
    // S40: the tables of document 001, as they stand there.
    const auto fermi = QByteArray("'architecture': 'Fermi', 'base_mhz': 1150, ");
    QCOMPARE(told(lintOf(gpu(fermi + "'cores': 448, 'fp32_tflops': 1.288"))), QStringList{u"error g fp32_tflops"_s});
    QCOMPARE(told(lintOf(gpu(fermi + "'cores': 448, 'fp32_tflops': 1.0304"))), QStringList());
    QCOMPARE(told(lintOf(gpu(fermi + "'cores': 448, 'sms': 16"))), QStringList{u"error g cores"_s}); // "32*16 SMs"
    QCOMPARE(told(lintOf(gpu(fermi + "'cores': 448, 'sms': 14"))), QStringList());
    const auto kepler = QByteArray("'architecture': 'Kepler', 'base_mhz': 706, 'fp32_tflops': 3.5244, 'cores': 2496, ");
    QCOMPARE(told(lintOf(gpu(kepler + "'sms': 12"))), QStringList{u"error g cores"_s}); // "192*12"
    QCOMPARE(told(lintOf(gpu(kepler + "'sms': 13"))), QStringList());                   // "192*13"
}

void TestLint::faultsOfPublicDataSets()
{
    // A motherboard whose slots are all "4.0", on a socket of 2004, and all sixteen wide.
    const auto slot = [](const QByteArray &label, const QByteArray &more) {
        return "{'label': '" + label + "', 'kind': 'slot', 'length': 16, 'width': 16" + more + "}";
    };
    const auto boardOf = [](const QByteArray &socket, const QByteArray &slots_) {
        return "'motherboards': [{'id': 'b', 'name': 'B', 'socket': '" + socket +
               "', 'processor_families': ['f'], 'sources': {'*': 's'}, 'lane_source': 's', 'connectors': [" + slots_ +
               "]}]";
    };
    QCOMPARE(told(lintOf(boardOf("LGA775", slot("A", ", 'generation': 4, 'upstream': 'cpu0'")))),
             QStringList{u"warning b connectors.A"_s});
    const QByteArray three = slot("A", ", 'upstream': 'cpu0'") + "," + slot("B", ", 'upstream': 'cpu0'");
    QCOMPARE(told(lintOf(boardOf("S1", three) + ", " + processor(16))), QStringList{u"error b groups"_s});
    // Widths without a word on where they come from.
    QCOMPARE(told(lintOf(boardOf("S1", slot("A", "")))), QStringList{u"warning b connectors.A"_s});
    // No connectors on a card of 120 W; a zero that means unknown; a 5090 of 1000 W.
    QCOMPARE(
        told(lintOf(gpu("'tdp_w': 120") + ", 'cards': [{'id': 'c', 'name': 'C', 'gpu': 'g', 'sources': {'*': 's'}, "
                                          "'power_connectors': {}}]")),
        QStringList{u"error c power_connectors"_s});
    Supply zero;
    zero.id = u"x"_s;
    zero.name = u"X"_s;
    zero.length = {Millimetres(0), 0};
    QCOMPARE(told(lintPart(zero, with(gpu("'tdp_w': 100")))).size(), 1);
    QCOMPARE(
        told(lintOf(gpu("'tdp_w': 575") + ", 'cards': [{'id': 'c', 'name': 'C', 'gpu': 'g', 'sources': {'*': 's'}, "
                                          "'tdp_w': 1000}]")),
        QStringList{u"error c tdp_w"_s});
    // A figure with sparsity in the dense column; a name that carries the die.
    QCOMPARE(told(lintOf(gpu("'compute_capability': '9.0', 'sms': 132, 'boost_mhz': 1830, "
                             "'tensor_fp16_dense_tflops': 1979"))),
             QStringList{u"error g tensor_fp16_dense_tflops"_s});
    QCOMPARE(told(lintOf("'gpus': [{'id': 'g', 'name': 'GeForce GTX 1060 6GB (GP106)', 'sources': {'*': 's'}}]")),
             QStringList{u"warning g name"_s});
}

void TestLint::chipsAreComparedWithTheirGeneration()
{
    QByteArray all = "'gpus': [";
    for (int i = 0; i < 5; ++i)
        all += "{'id': 'g" + QByteArray::number(i) + "', 'name': 'G" + QByteArray::number(i) +
               "', 'architecture': 'Abacus', 'fp32_tflops': 10, 'tdp_w': " + QByteArray::number(100 + 10 * i) +
               ", 'sources': {'*': 's'}},";
    const auto with160 = [&](int watts) {
        return lintOf(all + "{'id': 'x', 'name': 'X', 'architecture': 'Abacus', 'fp32_tflops': 16, 'tdp_w': " +
                      QByteArray::number(watts) + ", 'sources': {'*': 's'}}]");
    };
    QCOMPARE(told(with160(100)), QStringList()); // 160 GFLOPS/W, 1.6 times the best other
    QCOMPARE(told(with160(99)), QStringList{u"warning x fp32_tflops"_s});
}

void TestLint::namesBelongToOnePart()
{
    const auto two = [](const QByteArray &second) {
        return "'supplies': [{'id': 'a', 'name': 'Prime 850', 'part_number': 'P-1', 'sources': {'*': 's'}}, {'id': "
               "'b', " +
               second + ", 'sources': {'*': 's'}}]";
    };
    QCOMPARE(told(lintOf(two("'name': 'Prime 1000'"))), QStringList());
    QVERIFY(told(lintOf(two("'name': 'PRIME-850'"))).contains(u"error a name"_s));
    QCOMPARE(told(lintOf(two("'name': 'Prime 850', 'part_number': 'P-2'"))), QStringList());
    QVERIFY(told(lintOf(two("'name': 'Prime 1000', 'part_number': 'p1'"))).contains(u"error a part_number"_s));
    QCOMPARE(told(lintOf(two("'name': 'Prime 1000', 'aliases': ['prime850']"))), QStringList{u"warning b aliases"_s});
}

void TestLint::slotsStandInOrder()
{
    const auto at = [](const QByteArray &a, const QByteArray &b, const QByteArray &c) {
        const auto slot = [](const QByteArray &label, const QByteArray &position) {
            return "{'label': '" + label +
                   "', 'kind': 'slot', 'width': 1, 'upstream': 'chipset', 'position': " + position + "}";
        };
        return "'motherboards': [{'id': 'b', 'name': 'B', 'sources': {'*': 's'}, 'lane_source': 's', 'connectors': [" +
               slot("A", a) + "," + slot("B", b) + "," + slot("C", c) + "]}]";
    };
    QCOMPARE(told(lintOf(at("1", "4", "7"))), QStringList());
    QCOMPARE(told(lintOf(at("7", "4", "1"))), QStringList()); // counted from below
    QCOMPARE(told(lintOf(at("1", "7", "4"))), QStringList{u"warning b connectors"_s});
    QCOMPARE(told(lintOf(at("1", "4", "4"))), QStringList{u"error b connectors.C"_s});
}

void TestLint::anExplainedWarningIsToldAsSuch()
{
    const QByteArray figures = "'gpu': 'g', 'tdp_w': 230, 'power_connectors': {'pcie-8': 1}";
    QCOMPARE(told(lintOf(card(figures))), QStringList{u"warning c power_connectors"_s});
    QCOMPARE(told(lintOf(card(figures + ", 'explained': {'power_connectors': 'The datasheet says so.'}"))),
             QStringList{u"explained c power_connectors"_s});
    // What is said of the connectors is said of each.
    QCOMPARE(told(lintOf(
                 "'motherboards': [{'id': 'b', 'name': 'B', 'sources': {'*': 's'}, 'lane_source': 's', 'connectors': "
                 "[{'label': 'M', 'kind': 'm2', 'width': 4}], 'explained': {'connectors': 'Not printed.'}}]")),
             QStringList{u"explained b connectors.M"_s});
    // An error is never explained away.
    QCOMPARE(told(lintOf(card("'gpu': 'g', 'power_connectors': {}, 'explained': {'power_connectors': 'No.'}"))),
             QStringList{u"error c power_connectors"_s});
}

void TestLint::theShippedCatalogueIsSoundAndItsWarningsAreExplained()
{
    const Result<Catalogue> catalogue = shippedCatalogue();
    QVERIFY2(catalogue.has_value(), catalogue ? "" : qPrintable(catalogue.error().sentence()));
    QStringList errors;
    for (const Complaint &complaint : lint(allOf(*catalogue), *catalogue)) {
        if (complaint.severity != Complaint::Severity::Explained)
            errors << u"%1: %2: %3"_s.arg(complaint.part, complaint.field, complaint.message);
    }
    QVERIFY2(errors.isEmpty(), qPrintable(errors.join(u'\n')));
}

RIG_TEST(TestLint)
#include "tst_lint.moc"
