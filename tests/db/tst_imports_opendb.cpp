// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/build.h"
#include "core/catalogue/board.h"
#include "core/lint/lint.h"
#include "core/machine/assessment.h"
#include "db/imports/opendb.h"
#include "db/user_store.h"
#include "tests/db/imports_support.h"
#include "tests/testing.h"

#include <QDir>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

class TestImportsOpenDb : public QObject
{
    Q_OBJECT

private slots:
    void aCardIsRead();
    void aCheckoutIsRead();
    void zerosMeanUnknown();
    void noConnectorMeansUnknownAboveTheSlot();
    void wattsThatCannotBe();
    void figuresThatCannotBe_data();
    void figuresThatCannotBe();
    void chipsByNameAndMemory_data();
    void chipsByNameAndMemory();
    void aBoardHasNoLanes();
    void aBoardWithoutLanesIsAssessed();
    void everyKindIsRead();
    void plugsAreAllOrNone();
    void brokenRecords_data();
    void brokenRecords();
    void theRestGoesIn();
    void aHugeLine();
    void categoriesWithoutAKind();
    void whatIsNoDataSet();
    void numbersMatchAndFill();
    void doubts_data();
    void doubts();
    void wordsAreNoPartNumbers();
    void twiceTheSame();
    void aChangedRecordReplaces();
    void stoppedInTheMiddle();
};

namespace {

constexpr const char *Id = "00034350-61f0-4057-ad9d-9aaea84645d0";
constexpr const char *OtherId = "10034350-61f0-4057-ad9d-9aaea84645d0";

/// One line of a category's file.
QByteArray record(const QByteArray &figures, const QByteArray &number = "GV-N3080-10GD", const QByteArray &id = Id)
{
    return json("{'opendb_id': '" + id +
                "', 'metadata': {'name': 'A part', 'manufacturer': 'Maker',"
                " 'part_numbers': ['" +
                number + "']}, " + figures + "}\n");
}

/// A folder with the files of a data set.
class DataSet
{
public:
    QString write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        return writeBytes(path, bytes) ? path : QString();
    }
    [[nodiscard]] Result<db::ImportPlan> plan(const Catalogue &over = present(),
                                              const db::Progress &progress = {}) const
    {
        return db::openDbPlan({m_folder.path()}, over, progress);
    }
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

db::ImportPlan planOf(const QString &category, const QByteArray &lines, const Catalogue &over = present())
{
    DataSet data;
    data.write(category + u".jsonl"_s, lines);
    return data.plan(over).value_or(db::ImportPlan());
}

template <class T> std::shared_ptr<const T> only(const db::ImportPlan &plan)
{
    const auto &parts = plan.parts.parts(T().kind);
    return parts.size() == 1 ? std::static_pointer_cast<const T>(parts.front()) : nullptr;
}

QByteArray card(const QByteArray &figures, const QByteArray &number = "GV-N3080-10GD")
{
    return record("'chipset': 'GeForce RTX 3080', 'memory': 10, 'memory_type': 'GDDR6X', " + figures, number);
}

constexpr const char *TwoPlugs = "'power_connectors': {'pcie_6_pin': 0, 'pcie_8_pin': 2, 'pcie_12VHPWR': 0}";
constexpr const char *NoPlug =
    "'power_connectors': {'pcie_6_pin': 0, 'pcie_8_pin': 0, 'pcie_12VHPWR': 0, 'pcie_12V_2x6': 0}";

} // namespace

void TestImportsOpenDb::aCardIsRead()
{
    const db::ImportPlan plan = planOf(u"GPU"_s, card("'length': 320.5, 'total_slot_width': 2.5, 'tdp': 340,"
                                                      " 'cooling': '3 Fans', " +
                                                      QByteArray(TwoPlugs)));
    QVERIFY2(plan.skipped.empty(), qPrintable(reasons(plan).join(u'\n')));
    const auto read = only<Card>(plan);
    QVERIFY(read);
    QCOMPARE(read->id, u"opendb-"_s + QString::fromLatin1(Id));
    QCOMPARE(read->origin, Origin::Imported);
    QCOMPARE(read->vendor, u"Maker"_s);
    QCOMPARE(read->partNumber, u"GV-N3080-10GD"_s);
    QCOMPARE(read->gpu.value, u"rtx-3080"_s);
    QCOMPARE(read->length.value, Millimetres(320.5));
    QCOMPARE(read->slotCount.value, 2.5);
    QCOMPARE(read->tdp.value, Watts(340));
    QCOMPARE(read->cooling.value, u"open-air"_s);
    QCOMPARE(read->powerConnectors.value, (ConnectorCounts{{u"pcie-8"_s, 2}}));
    const Source *source = plan.parts.source(read->length.source);
    QVERIFY(source);
    QCOMPARE(source->licence, u"ODC-By 1.0"_s);
    QCOMPARE(source->kind, SourceKind::Database);
    QVERIFY(partFromJson(partToJson(*read, plan.parts), Kind::Card, plan.parts, Origin::Imported));
}

void TestImportsOpenDb::aCheckoutIsRead()
{
    DataSet data;
    data.write(u"open-db/GPU/%1.json"_s.arg(QString::fromLatin1(Id)),
               json("{\n 'metadata': {'name': 'A card'},\n 'length': 300}"));
    data.write(u"schemas/GPU.schema.json"_s, "{}");
    data.write(u"package.json"_s, "{}");
    const auto plan = data.plan();
    VERIFY_OK(plan);
    QVERIFY2(plan->skipped.empty(), qPrintable(reasons(*plan).join(u'\n')));
    QCOMPARE(plan->records, 1);
    QCOMPARE(only<Card>(*plan)->id, u"opendb-"_s + QString::fromLatin1(Id)); // the name of its file
}

void TestImportsOpenDb::zerosMeanUnknown()
{
    const db::ImportPlan plan = planOf(u"GPU"_s, card("'length': 0, 'total_slot_width': 0, 'tdp': 0, 'cooling': null"));
    QVERIFY(plan.skipped.empty());
    const auto read = only<Card>(plan);
    QVERIFY(!read->length && !read->slotCount && !read->tdp && !read->cooling && !read->powerConnectors);
}

void TestImportsOpenDb::noConnectorMeansUnknownAboveTheSlot()
{
    const db::ImportPlan large = planOf(u"GPU"_s, card("'tdp': 320, " + QByteArray(NoPlug)));
    QVERIFY(!only<Card>(large)->powerConnectors);
    QCOMPARE(large.skipped.size(), 1U);
    QCOMPARE(large.skipped[0].field, u"power_connectors"_s);
    const db::ImportPlan small =
        planOf(u"GPU"_s, record("'chipset': 'GeForce GTX 1050', 'memory': 2, 'tdp': 75, " + QByteArray(NoPlug)));
    QCOMPARE(only<Card>(small)->powerConnectors.value, ConnectorCounts());
    QVERIFY(!only<Card>(small)->tdp); // it is the chip's
    const db::ImportPlan unknown = planOf(u"GPU"_s, record("'chipset': 'Nobody knows', " + QByteArray(NoPlug)));
    QVERIFY(!only<Card>(unknown)->powerConnectors);
}

void TestImportsOpenDb::wattsThatCannotBe()
{
    // As the card with 1000 W in the data set: that is the supply that it wants.
    const db::ImportPlan chip = planOf(u"GPU"_s, card("'tdp': 1000"));
    QVERIFY(!only<Card>(chip)->tdp);
    QCOMPARE(chip.skipped.size(), 1U);
    QCOMPARE(chip.skipped[0].field, u"tdp"_s);
    const db::ImportPlan plugs = planOf(u"GPU"_s, record("'tdp': 600, " + QByteArray(TwoPlugs)));
    QVERIFY(!only<Card>(plugs)->tdp);
    QCOMPARE(only<Card>(plugs)->powerConnectors.value, (ConnectorCounts{{u"pcie-8"_s, 2}}));
}

void TestImportsOpenDb::figuresThatCannotBe_data()
{
    QTest::addColumn<QString>("category");
    QTest::addColumn<QByteArray>("figures");
    QTest::addColumn<QString>("field");
    QTest::newRow("millimetres for slots") << "GPU" << QByteArray("'total_slot_width': 55.6") << "total_slot_width";
    QTest::newRow("a short card") << "GPU" << QByteArray("'length': 69") << "length";
    QTest::newRow("below zero") << "GPU" << QByteArray("'length': -5") << "length";
    QTest::newRow("16-pin and 8-pin") << "GPU" << QByteArray("'power_connectors': {'pcie_8_pin': 2, 'pcie_12VHPWR': 1}")
                                      << "power_connectors";
    QTest::newRow("centimetres") << "PCCase" << QByteArray("'max_video_card_length': 9") << "max_video_card_length";
    QTest::newRow("MB for GB") << "Motherboard" << QByteArray("'memory': {'max': 2}") << "memory.max";
    QTest::newRow("half a slot") << "Motherboard" << QByteArray("'memory': {'slots': 2.5}") << "memory.slots";
    QTest::newRow("turns for air") << "CaseFan" << QByteArray("'min_airflow': 7886") << "max_airflow";
    QTest::newRow("sone for decibels") << "CaseFan" << QByteArray("'min_noise_level': 0.3") << "max_noise_level";
    QTest::newRow("three fans in one") << "CaseFan" << QByteArray("'size': 360") << "size";
    QTest::newRow("modules that do not add up")
        << "RAM" << QByteArray("'capacity': 32, 'modules': {'quantity': 2, 'capacity_gb': 32}") << "modules";
    QTest::newRow("eight lanes of an M.2")
        << "Storage" << QByteArray("'interface': 'M.2 PCIe 4.0 x8', 'nvme': true") << "interface";
    QTest::newRow("NVMe by SATA") << "Storage" << QByteArray("'interface': 'M.2 SATA', 'nvme': true") << "nvme";
    QTest::newRow("SAS") << "Storage" << QByteArray("'interface': 'SAS 12.0 Gb/s', 'nvme': false") << "interface";
    QTest::newRow("a capacity cut off") << "Storage"
                                        << QByteArray("'capacity': 7000, 'metadata': {'name': 'Drive 7.68 TB SSD'}")
                                        << "capacity";
    QTest::newRow("a socket cut off") << "CPUCooler" << QByteArray("'cpu_sockets': ['LGA 115']") << "cpu_sockets";
    QTest::newRow("a plug that is no EPS")
        << "Motherboard" << QByteArray("'power_connectors': {'cpu_power': ['6-pin']}") << "power_connectors.cpu_power";
}

void TestImportsOpenDb::figuresThatCannotBe()
{
    QFETCH(QString, category);
    QFETCH(QByteArray, figures);
    QFETCH(QString, field);
    const db::ImportPlan plan = planOf(category, record(figures));
    QCOMPARE(plan.skipped.size(), 1U);
    QCOMPARE(plan.skipped[0].field, field);
    QCOMPARE(plan.skipped[0].line, 1);
    QVERIFY(plan.skipped[0].reason.endsWith(u'.'));
    QVERIFY(!plan.isEmpty()); // the part goes in, without the figure
}

void TestImportsOpenDb::chipsByNameAndMemory_data()
{
    QTest::addColumn<QByteArray>("figures");
    QTest::addColumn<QString>("chip");
    QTest::newRow("by memory") << QByteArray("'chipset': 'GeForce RTX 3080', 'memory': 12") << "rtx-3080-12";
    QTest::newRow("memory in the name") << QByteArray("'chipset': 'GeForce RTX 3080 10 GB', 'memory': 10")
                                        << "rtx-3080";
    QTest::newRow("LHR is the same chip")
        << QByteArray("'chipset': 'GeForce RTX 3080 LHR', 'memory': 10") << "rtx-3080";
    QTest::newRow("another memory size") << QByteArray("'chipset': 'GeForce RTX 3080', 'memory': 20") << "";
    QTest::newRow("memory unknown") << QByteArray("'chipset': 'GeForce RTX 3080', 'memory': 0") << "";
    QTest::newRow("another memory type") << QByteArray(
                                                "'chipset': 'GeForce RTX 3080', 'memory': 10, 'memory_type': 'GDDR6'")
                                         << "";
    QTest::newRow("Ti is another chip") << QByteArray("'chipset': 'GeForce RTX 3080 Ti', 'memory': 12") << "";
}

void TestImportsOpenDb::chipsByNameAndMemory()
{
    QFETCH(QByteArray, figures);
    QFETCH(QString, chip);
    QCOMPARE(only<Card>(planOf(u"GPU"_s, record(figures)))->gpu.valueOr({}), chip);
}

void TestImportsOpenDb::aBoardHasNoLanes()
{
    const db::ImportPlan plan =
        planOf(u"Motherboard"_s, record("'socket': '2 x LGA 2011-3', 'chipset': 'Intel C612', 'form_factor': 'EATX',"
                                        "'memory': {'max': 1024, 'ram_type': 'DDR4', 'slots': 8},"
                                        "'power_connectors': {'cpu_power': ['8-pin', '8-pin', '4-pin']},"
                                        // A default on boards of any age, and physical widths among electrical ones.
                                        "'pcie_slots': [{'gen': '4.0', 'quantity': 7, 'lanes': 16}]"));
    QVERIFY2(plan.skipped.empty(), qPrintable(reasons(plan).join(u'\n')));
    const auto board = only<Board>(plan);
    QCOMPARE(board->socket.value, u"LGA2011-3"_s);
    QCOMPARE(board->processorCount.value, 2);
    QCOMPARE(board->chipset.value, u"C612"_s);
    QCOMPARE(board->formFactor.value, u"E-ATX"_s);
    QCOMPARE(board->powerInputs.value, (ConnectorCounts{{u"eps-8"_s, 2}, {u"eps-4"_s, 1}}));
    QVERIFY(board->connectors.empty());
    QCOMPARE(board->laneSource, NoSource);
}

void TestImportsOpenDb::aBoardWithoutLanesIsAssessed()
{
    const db::ImportPlan plan = planOf(u"Motherboard"_s, record("'socket': 'AM4', 'form_factor': 'ATX'"));
    const Catalogue catalogue = after(present(), plan);
    const auto board = catalogue.find<Board>(u"opendb-"_s + QString::fromLatin1(Id));
    QVERIFY(board);
    for (const Complaint &complaint : lint({board}, catalogue))
        QVERIFY2(complaint.severity != Complaint::Severity::Error, qPrintable(complaint.message));
    Build build;
    Item item;
    item.id = 1;
    item.kind = Kind::Motherboard;
    item.part = board->id;
    build.items = {item};
    const Machine machine = resolve(build, catalogue);
    QVERIFY(machine.board);
    QVERIFY(assess(machine, Site(), Use()).lanes.links.empty());
}

void TestImportsOpenDb::everyKindIsRead()
{
    const auto chassis = only<Case>(planOf(
        u"PCCase"_s, record("'supported_motherboard_form_factors': ['ATX', 'Micro ATX'], 'expansion_slots': 7,"
                            "'max_video_card_length': 315, 'max_cpu_cooler_height': 170, 'max_psu_length': 160,"
                            "'riser_expansion_slots': 2, 'dimensions_mm': {'width': 217, 'height': 453, 'depth': 413},"
                            "'supported_power_supply_form_factors': []")));
    QCOMPARE(chassis->formFactors.value, (QStringList{u"ATX"_s, u"micro-ATX"_s}));
    QCOMPARE(chassis->maxCardLength.value, Millimetres(315));
    QCOMPARE(chassis->depth.value, Millimetres(413));
    QVERIFY(!chassis->supplyForms); // nobody filled it in
    const auto processor = only<Processor>(planOf(
        u"CPU"_s, record("'socket': 'sTR4', 'cores': {'total': 16, 'threads': 32}, 'clocks': {'performance': {'base':"
                         " 3.4, 'boost': 0}}, 'specifications': {'tdp': 180, 'ppt': 0, 'eccSupport': true,"
                         " 'memory': {'types': ['DDR4'], 'channels': 4}, 'integratedGraphics': {'model': 'None'}}")));
    QCOMPARE(processor->socket.value, u"TR4"_s);
    QCOMPARE(processor->tdp.value, Watts(180));
    QVERIFY(!processor->boostClock && !processor->pl2 && !processor->pcieLanes);
    QCOMPARE(processor->igpu.value, false);
    QCOMPARE(processor->ecc.value, true);
    QVERIFY(!only<Processor>(planOf(u"CPU"_s, record("'specifications': {'eccSupport': false}")))->ecc);
    const auto pump = only<Cooler>(planOf(
        u"CPUCooler"_s, record("'water_cooled': true, 'radiator_size': 240, 'height': 56, 'cpu_sockets': ['AM4']")));
    QCOMPARE(pump->radiator.value, Millimetres(240));
    QVERIFY(!pump->height); // a pump's, which nobody asks for
    const auto fan = only<Fan>(planOf(u"CaseFan"_s, record("'size': 140, 'min_airflow': 60, 'max_airflow': 93.15")));
    QVERIFY(std::abs(*fan->airflow - 93.15 * 1.699) < 0.01); // CFM
    const auto kit = only<MemoryKit>(planOf(
        u"RAM"_s, record("'ram_type': 'DDR5', 'speed': 6400, 'capacity': 48, 'modules': {'quantity': 2, 'capacity_gb':"
                         " 24}, 'ecc': 'Non-ECC', 'registered': 'Unbuffered', 'form_factor': '288-pin DIMM'")));
    QCOMPARE(kit->moduleSize.value, Gibibytes(24));
    QCOMPARE(kit->ecc.value, false);
    const auto drive = only<Drive>(planOf(u"Storage"_s, record("'capacity': 1000, 'interface': 'M.2 PCIe 4.0 x4',"
                                                               "'nvme': true, 'form_factor': 'M.2-2280'")));
    QCOMPARE(drive->bus.value, u"nvme"_s);
    QCOMPARE(drive->form.value, u"m2-2280"_s);
    QCOMPARE(drive->pcieGeneration.value, 4);
    QCOMPARE(drive->pcieWidth.value, 4);
}

void TestImportsOpenDb::plugsAreAllOrNone()
{
    const auto supply = [](const QByteArray &connectors) {
        return only<Supply>(planOf(u"PSU"_s, record("'wattage': 850, 'efficiency_rating': '80+ Gold', 'form_factor':"
                                                    " 'ATX', 'connectors': {" +
                                                    connectors + "}")));
    };
    const auto whole = supply("'eps_8_pin': 2, 'pcie_12vhpwr': 1, 'pcie_6_plus_2_pin': 3, 'sata': 8, 'molex_4_pin': 0");
    QCOMPARE(whole->connectors.value,
             (ConnectorCounts{{u"eps-8"_s, 2}, {u"12vhpwr"_s, 1}, {u"pcie-8"_s, 3}, {u"sata"_s, 8}}));
    QCOMPARE(whole->efficiency.value, u"gold"_s);
    // 850 W and neither a plug for the processor nor one for a card: nobody counted them.
    QVERIFY(
        !supply("'eps_8_pin': 0, 'pcie_12vhpwr': 0, 'pcie_6_plus_2_pin': 0, 'sata': 6, 'molex_4_pin': 0")->connectors);
    QVERIFY(!supply("'eps_8_pin': 2, 'pcie_12vhpwr': null, 'pcie_6_plus_2_pin': 3, 'sata': 8, 'molex_4_pin': 0")
                 ->connectors);
}

void TestImportsOpenDb::brokenRecords_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("field");
    QTest::newRow("no JSON") << QByteArray("{'a': \n") << "";
    QTest::newRow("no object") << QByteArray("[1, 2]\n") << "";
    QTest::newRow("a number") << QByteArray("5\n") << "";
    QTest::newRow("no UTF-8") << QByteArray("{\"metadata\": {\"name\": \"\xC4\xE3\"}}\n") << "";
    QTest::newRow("too deep") << QByteArray(100, '[') + QByteArray(100, ']') + '\n' << "";
    QTest::newRow("no name") << json("{'opendb_id': '00034350', 'metadata': {'name': null}}\n") << "metadata.name";
    QTest::newRow("metadata is a text") << json("{'opendb_id': '00034350', 'metadata': 'x'}\n") << "metadata.name";
    QTest::newRow("no id") << json("{'metadata': {'name': 'x'}}\n") << "opendb_id";
    QTest::newRow("an id that is none") << json("{'opendb_id': '../../x', 'metadata': {'name': 'x'}}\n") << "opendb_id";
    QTest::newRow("a text for a number") << record("'length': '300 mm'") << "length";
    QTest::newRow("a number for a text") << record("'chipset': 3080") << "chipset";
    QTest::newRow("a list of numbers") << json("{'opendb_id': '00034350', 'metadata': {'name': 'x',"
                                               "'part_numbers': [1]}}\n")
                                       << "metadata.part_numbers";
    QTest::newRow("a megabyte for a name")
        << json("{'opendb_id': '00034350', 'metadata': {'name': '" + QByteArray(900'000, 'x') + "'}}\n")
        << "metadata.name";
}

void TestImportsOpenDb::brokenRecords()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, field);
    DataSet data;
    const QString path = data.write(u"GPU.jsonl"_s, '\n' + line + card("'length': 300"));
    const auto plan = data.plan();
    VERIFY_OK(plan);
    QCOMPARE(plan->skipped.size(), 1U);
    QCOMPARE(plan->skipped[0].file, path);
    QCOMPARE(plan->skipped[0].line, 2);
    QCOMPARE(plan->skipped[0].field, field);
    QVERIFY(plan->skipped[0].reason.endsWith(u'.'));
    QCOMPARE(only<Card>(*plan)->length.value, Millimetres(300)); // the rest goes in
}

void TestImportsOpenDb::theRestGoesIn()
{
    DataSet data;
    data.write(u"open-db/GPU/00034350-1.json"_s, "broken");
    data.write(u"open-db/GPU/00034350-2.json"_s, json("{'metadata': {'name': 'A card'}}"));
    const auto plan = data.plan();
    VERIFY_OK(plan);
    QCOMPARE(plan->records, 2);
    QCOMPARE(plan->skipped.size(), 1U);
    QVERIFY(only<Card>(*plan));
}

void TestImportsOpenDb::aHugeLine()
{
    DataSet data;
    data.write(u"GPU.jsonl"_s, "{\"metadata\": \"" + QByteArray(5'000'000, 'x') + "\"}\n" + card("'length': 300"));
    const auto plan = data.plan();
    VERIFY_OK(plan);
    QCOMPARE(plan->records, 2);
    QCOMPARE(plan->skipped.size(), 1U);
    QCOMPARE(plan->skipped[0].line, 1);
    QVERIFY2(plan->skipped[0].reason.contains(u"1024 kB"_s), qPrintable(plan->skipped[0].reason));
    QVERIFY(only<Card>(*plan));
}

void TestImportsOpenDb::categoriesWithoutAKind()
{
    DataSet data;
    data.write(u"open-db/Monitor/00034350-1.json"_s, "{}");
    data.write(u"open-db/Monitor/00034350-2.json"_s, "{}");
    data.write(u"open-db/GPU/00034350-2.json"_s, json("{'metadata': {'name': 'A card'}}"));
    const auto plan = data.plan();
    VERIFY_OK(plan);
    QCOMPARE(plan->skipped.size(), 1U); // once, not for each record
    QCOMPARE(plan->skipped[0].record, u"Monitor"_s);
}

void TestImportsOpenDb::whatIsNoDataSet()
{
    const DataSet empty;
    QVERIFY(!empty.plan());
    QCOMPARE(empty.plan().error().kind, Failure::Kind::BadInput);
    const auto nowhere = db::openDbPlan({u"/no/such/folder"_s}, present());
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().kind, Failure::Kind::Io);
}

void TestImportsOpenDb::numbersMatchAndFill()
{
    const db::ImportPlan plan = planOf(u"GPU"_s, card("'length': 250, 'cooling': 'Blower'", "tuf rtx3080 10g"));
    QVERIFY(plan.parts.parts(Kind::Card).empty());
    QVERIFY(plan.doubts.empty());
    QCOMPARE(plan.fills.size(), 1U); // the length is known, and stays
    QCOMPARE(plan.fills[0].part, u"asus-3080"_s);
    QCOMPARE(plan.fills[0].key, u"cooling"_s);
    QCOMPARE(plan.fills[0].value, Value(u"blower"_s));
    QVERIFY(plan.source);
}

void TestImportsOpenDb::doubts_data()
{
    QTest::addColumn<QString>("category");
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("other watts") << "PSU" << record("'wattage': 750", "CP-9020196-NA") << QStringList{u"rm850"_s};
    QTest::newRow("another chip") << "GPU" << record("'chipset': 'GeForce RTX 3080', 'memory': 12", "TUF-RTX3080-10G")
                                  << QStringList{u"asus-3080"_s};
    QTest::newRow("two parts with the number")
        << "PSU" << record("'wattage': 850", "TWIN-1234") << QStringList{u"twin-a"_s, u"twin-b"_s};
    QTest::newRow("another kind") << "RAM" << record("'speed': 3200", "CP-9020196-NA") << QStringList{u"rm850"_s};
}

void TestImportsOpenDb::doubts()
{
    QFETCH(QString, category);
    QFETCH(QByteArray, lines);
    QFETCH(QStringList, parts);
    const db::ImportPlan plan = planOf(category, lines);
    QVERIFY(plan.isEmpty());
    QCOMPARE(plan.doubts.size(), 1U);
    QCOMPARE(plan.doubts[0].parts, parts);
    QCOMPARE(plan.doubts[0].line, 1);
    QVERIFY(plan.doubts[0].reason.endsWith(u'.'));
}

void TestImportsOpenDb::wordsAreNoPartNumbers()
{
    // The data set gives "OC", "WHITE" and "16" as part numbers of dozens of products.
    const db::ImportPlan words =
        planOf(u"PSU"_s, record("'wattage': 750", "WHITE") + record("'wattage': 850", "WHITE", OtherId));
    QCOMPARE(words.parts.parts(Kind::Supply).size(), 2U);
    QVERIFY(words.doubts.empty());
    QVERIFY(words.parts.parts(Kind::Supply)[0]->partNumber.isEmpty());
    const db::ImportPlan numbers =
        planOf(u"PSU"_s, record("'wattage': 750", "AB-12345") + record("'wattage': 850", "ab12345", OtherId));
    QCOMPARE(numbers.parts.parts(Kind::Supply).size(), 1U);
    QCOMPARE(numbers.doubts.size(), 1U);
    QCOMPARE(numbers.doubts[0].line, 2);
    const db::ImportPlan twice = planOf(u"PSU"_s, record("'wattage': 750", "A") + record("'wattage': 750", "A"));
    QCOMPARE(twice.parts.parts(Kind::Supply).size(), 1U);
    QCOMPARE(twice.doubts.size(), 1U);
}

void TestImportsOpenDb::twiceTheSame()
{
    DataSet data;
    data.write(u"GPU.jsonl"_s, card("'length': 250, 'cooling': 'Blower'", "TUF-RTX3080-10G"));
    data.write(u"PSU.jsonl"_s, record("'wattage': 750, 'length': 99", "PSU-750-X", OtherId));
    data.write(u"Motherboard.jsonl"_s, record("'socket': 'AM4'", "BOARD-1", "20034350-61f0-4057-ad9d-9aaea84645d0"));
    const auto first = data.plan();
    VERIFY_OK(first);
    QVERIFY(!first->isEmpty());
    const auto second = data.plan(after(present(), *first));
    VERIFY_OK(second);
    QVERIFY(second->isEmpty());
    QCOMPARE(second->unchanged, 3);
    // The same by way of the store.
    const QTemporaryDir folder;
    db::UserStore store = db::UserStore::open(folder.path());
    VERIFY_OK(store.apply(*first));
    const auto over = store.over(present());
    VERIFY_OK(over);
    const auto third = data.plan(*over);
    VERIFY_OK(third);
    QVERIFY(third->isEmpty());
    QCOMPARE(third->unchanged, 3);
}

void TestImportsOpenDb::aChangedRecordReplaces()
{
    const Catalogue before = after(present(), planOf(u"PSU"_s, record("'wattage': 750", "PSU-750-X")));
    const db::ImportPlan plan = planOf(u"PSU"_s, record("'wattage': 800", "PSU-750-X"), before);
    QCOMPARE(only<Supply>(plan)->watts.value, Watts(800));
}

void TestImportsOpenDb::stoppedInTheMiddle()
{
    DataSet data;
    QByteArray lines;
    for (int i = 0; i < 3000; ++i)
        lines += record("'wattage': 750", "PSU-" + QByteArray::number(i),
                        "00034350-61f0-4057-ad9d-" + QByteArray::number(100'000 + i));
    data.write(u"PSU.jsonl"_s, lines);
    int calls = 0;
    qint64 last = -1;
    const auto stopped = data.plan(present(), [&](qint64 done, qint64 total) {
        ++calls;
        last = done;
        return done < total / 2;
    });
    QVERIFY(!stopped);
    QVERIFY(calls > 2);
    QVERIFY(last < lines.size());
    QVERIFY(!stopped.error().message.isEmpty());
    const auto whole = data.plan(present(), [](qint64, qint64) { return true; });
    VERIFY_OK(whole);
    QCOMPARE(whole->records, 3000);
}

RIG_TEST(TestImportsOpenDb)
#include "tst_imports_opendb.moc"
