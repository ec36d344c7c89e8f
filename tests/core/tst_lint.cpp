// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/lint.h"
#include "tests/core/fixture.h"

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
    void figuresOutsideTheirRange();
    void missingSources();
    void idsThatStandTwice();
    void lanesAreCounted_data();
    void lanesAreCounted();
    void lanesOfEachProcessorThatFits();
    void theShippedCatalogueHasNoErrors();
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
        const QString severity = complaint.severity == Complaint::Severity::Error ? u"error"_s : u"warning"_s;
        lines << u"%1 %2 %3"_s.arg(severity, complaint.part, complaint.field);
    }
    return lines;
}

Catalogue with(const QByteArray &text) { return parts(QByteArray(Sources) + ", " + text); }

QByteArray gpu(const QByteArray &figures)
{
    return "'gpus': [{'id': 'g', 'name': 'G', 'sources': {'*': 's'}, " + figures + "}]";
}

QByteArray card(const QByteArray &figures)
{
    return gpu("'tdp_w': 300") + ", 'cards': [{'id': 'c', 'name': 'C', 'sources': {'*': 's'}, " + figures + "}]";
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
           " 'connectors': [{'label': 'A', 'kind': 'slot', 'length': 16, 'width': 16, 'generation': 4, 'upstream': "
           "'cpu0'},"
           " {'label': 'B', 'kind': 'slot', 'length': 16, 'width': 8, 'generation': 4, 'upstream': 'cpu0'},"
           " {'label': 'M', 'kind': 'm2', 'width': 4, 'generation': 4, 'upstream': 'cpu0'}], 'groups': [" +
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
    row("bandwidth", gpu("'memory_type': 'GDDR6X', 'memory_bus_bits': 384, 'memory_bandwidth_gb_s': 9360"),
        {u"error g memory_bandwidth_gb_s"_s});
    row("card without chip", card("'length_mm': 250"), {u"error c gpu"_s});
    row("card of no chip", card("'gpu': 'h'"), {u"error c gpu"_s});
    row("connectors too weak", card("'gpu': 'g', 'power_connectors': {'pcie-8': 1}"), {u"error c power_connectors"_s});
    row("connectors just too weak", card("'gpu': 'g', 'tdp_w': 230, 'power_connectors': {'pcie-8': 1}"),
        {u"warning c power_connectors"_s});
    row("connectors suffice", card("'gpu': 'g', 'power_connectors': {'pcie-8': 1, 'pcie-6': 1}"), {});
    row("no connectors at all", card("'gpu': 'g', 'power_connectors': {}"), {u"error c power_connectors"_s});
    row("thicker than its slots", card("'gpu': 'g', 'slots': 2, 'thickness_mm': 60"), {u"warning c slots"_s});
    row("thinner than its slots", card("'gpu': 'g', 'slots': 3, 'thickness_mm': 38"), {u"warning c slots"_s});
    row("more usable than stated", cpu("'pcie_lanes': 16, 'usable_lanes': 20"), {u"error p usable_lanes"_s});
    row("PL2 below TDP", cpu("'tdp_w': 125, 'pl2_w': 88"), {u"error p pl2_w"_s});
    row("fewer threads than cores", cpu("'cores': 8, 'threads': 4"), {u"error p threads"_s});
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

void TestLint::theShippedCatalogueHasNoErrors()
{
    const Result<Catalogue> catalogue = shippedCatalogue();
    QVERIFY2(catalogue.has_value(), catalogue ? "" : qPrintable(catalogue.error().sentence()));
    QStringList errors;
    for (const Complaint &complaint : lint(allOf(*catalogue), *catalogue)) {
        if (complaint.severity == Complaint::Severity::Error)
            errors << u"%1: %2: %3"_s.arg(complaint.part, complaint.field, complaint.message);
    }
    QVERIFY2(errors.isEmpty(), qPrintable(errors.join(u'\n')));
}

QTEST_GUILESS_MAIN(TestLint)
#include "tst_lint.moc"
